#!/usr/bin/env python3
"""A whole bot: any legal move. It needs Python alone."""

import json
import random
import sys

for line in sys.stdin:
    asked = json.loads(line)
    if asked["type"] == "choose":
        luck = random.Random(f"{asked['seed']}/{asked['id']}")
        answer = {"id": asked["id"], "move": luck.choice(asked["view"]["moves"])}
        print(json.dumps(answer), flush=True)
