"""Lists of tables: newest first, page by page, nobody's links."""

import pytest

from tests.server.contract.contract_help import refusal, to_the_end, together

EVERY = "open,running,finished"


def mine(player, **query):
    return player.get("tables", params={"mine": 1, **query})


def ids(page):
    return [table["id"] for table in page["tables"]]


def test_a_list_is_newest_first(ann):
    made = [ann.table("santiago", ["me", "open"])["id"] for _ in range(3)]
    page = mine(ann)
    assert set(page) == {"tables", "next"}
    assert ids(page) == made[::-1]
    assert page["next"] is None


def test_a_listed_table_has_no_view(ann):
    made = ann.table("canarias", ["me", "bot:random"], visibility="public")
    listed = mine(ann)["tables"][0]
    assert set(listed) == set(made) - {"view"}
    assert listed["you"] == [0]
    shared = ("id", "game", "options", "visibility", "pace", "hotseat", "hints", "creator", "seats")
    assert [listed[name] for name in shared] == [made[name] for name in shared]


def test_states_are_chosen(ann, bob):
    finished = together(ann, bob)
    to_the_end(finished, [ann, bob])
    running = together(ann, bob)
    waiting = ann.table("santiago", ["me", "open"])["id"]
    assert ids(mine(ann, state="finished")) == [finished]
    assert ids(mine(ann, state="running")) == [running]
    assert ids(mine(ann, state="open")) == [waiting]
    assert ids(mine(ann, state="open,finished")) == [waiting, finished]
    assert ids(mine(ann, state=EVERY)) == ids(mine(ann)) == [waiting, running, finished]
    assert ids(mine(bob)) == [running, finished]


def test_a_cursor_leads_through_all_pages_without_gap_or_repeat(ann):
    made = [ann.table("santiago", ["me", "open"])["id"] for _ in range(5)]
    found, cursor = [], None
    for size in (2, 2, 1):
        page = mine(ann, limit=2, **({} if cursor is None else {"cursor": cursor}))
        assert len(page["tables"]) == size
        found, cursor = found + ids(page), page["next"]
    assert (found, cursor) == (made[::-1], None)


def test_a_new_table_does_not_shift_the_pages(ann):
    old = [ann.table("santiago", ["me", "open"])["id"] for _ in range(3)]
    first = mine(ann, limit=1)
    ann.table("santiago", ["me", "open"])
    assert ids(mine(ann, cursor=first["next"])) == old[1::-1]


def test_a_page_has_50_tables_and_at_most_100(people):
    (ann,) = people("Ann")
    for _ in range(51):
        ann.table("santiago", ["me", "open"])
    page = mine(ann)
    assert len(page["tables"]) == 50
    assert len(mine(ann, cursor=page["next"])["tables"]) == 1
    assert len(mine(ann, limit=100)["tables"]) == 51
    assert refusal(ann, "GET", "tables?limit=101", 422)


@pytest.mark.parametrize(
    "query",
    ["limit=0", "limit=-1", "limit=x", "state=gone", "state=x", "state=", "cursor=x", "cursor=-1", "mine=2"],
)
def test_what_is_no_list_is_refused(ann, query):
    refusal(ann, "GET", f"tables?{query}", 422)


def test_tables_by_link_are_listed_for_their_people_alone(ann, bob, watcher):
    hidden = together(ann, bob, visibility="link")
    public = together(ann, bob, visibility="public")
    assert set(ids(mine(ann))) == set(ids(mine(bob))) == {hidden, public}
    for somebody in (ann, bob, watcher):
        listed = ids(somebody.get("tables", params={"limit": 100}))
        assert public in listed
        assert hidden not in listed


def test_only_somebody_has_tables_of_his_own(watcher):
    assert refusal(watcher, "GET", "tables?mine=1", 401) == "no-key"


def test_a_table_that_is_gone_is_listed_nowhere(ann):
    table = ann.table("santiago", ["me", "open"], visibility="public")["id"]
    ann.post(f"tables/{table}/leave")
    assert ids(mine(ann)) == []
    assert table not in ids(ann.get("tables"))
