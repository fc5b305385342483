"""What each trait of a seat is worth in points."""
import numpy as np
from macaronesia.bots.canarias.traits import TRAITS
HAND = {
 "one": (8,4,1,0), "points":(1,1,1,1), "gain":(.6,.8,.9,.9), "late gain":(0,0,0,0), "pairs":(.5,.4,.2,.1),"singles":(.3,.2,.05,0),
 "palaces":(0.,0,0,0),"free plots":(.3,.2,.1,.0),"share":(3,1.5,.6,.0),"danger":(-3,-2,-1,-0.),"cards":(.25,.2,.1,0),"a card":(.1,.1,.1,0),
 "two cards":(.2,.2,.2,0),"four cards":(.2,.1,.1,0),"can build":(.2,.2,.3,1.1),"to come":(.2,.2,.2,.2),"order":(0,0,0,0),
 "homing":(.3,.25,.15,.1),"matching":(.2,.2,.15,.1),"completing":(.4,.4,.3,.3),"striking":(.1,.1,.1,.1),"backfiring":(-.1,-.1,-.1,-.1),
 "landing":(1.2,1.2,1.1,1.05),"raiding":(-1.2,-1.2,-1.1,-1.),
 "tie":(1,.7,.4,.1),"draw4":(1,.5,.2,0),"mixed":(1.5,1,.7,.3),"free":(.6,.4,.2,.1),"extra":(1,.5,.2,.1),"pirates":(1,.7,.4,.1),
 "shaky":(-.2,-.2,-.1,-.1),"near":(.2,.15,.1,.05),"rival":(-.1,-.1,0,0)}
_W=np.array([HAND[t] for t in TRAITS],float).T.copy()
WEIGHTS={p:_W for p in (2,3,4,5)}
HEAT={p:np.array([4.0,2.5,1.6,1.2]) for p in (2,3,4,5)}
