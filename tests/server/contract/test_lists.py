"""Lists of tables: newest first, page by page, tables by link for their people alone."""

import pytest

from tests.server.contract.helpers import refusal, to_the_end, together


def mine(player, **query):
    return player.get("tables", params={"mine": 1, **query})


def ids(page):
    return [table["id"] for table in page["tables"]]


def test_a_list_is_newest_first_and_without_views(ann):
    made = [ann.table("canarias", ["me", "bot:random"], visibility="public") for _ in range(2)]
    page = mine(ann)
    assert set(page) == {"tables", "next"}
    assert (ids(page), page["next"]) == ([made[1]["id"], made[0]["id"]], None)
    listed = page["tables"][1]
    assert set(listed) == set(made[0]) - {"view"}
    shared = ("you", "game", "options", "visibility", "pace", "hotseat", "hints", "creator", "seats")
    assert [listed[name] for name in shared] == [made[0][name] for name in shared]


def test_states_are_chosen(ann, bob):
    finished = together(ann, bob)
    to_the_end(finished, [ann, bob])
    running = together(ann, bob)
    waiting = ann.table("santiago", ["me", "open"])["id"]
    assert ids(mine(ann, state="finished")) == [finished]
    assert ids(mine(ann, state="running")) == [running]
    assert ids(mine(ann, state="open,finished")) == [waiting, finished]
    assert ids(mine(ann, state="open,running,finished")) == ids(mine(ann)) == [waiting, running, finished]
    assert ids(mine(bob)) == [running, finished]


def test_a_cursor_leads_through_all_pages_though_tables_are_added(ann):
    made = [ann.table("santiago", ["me", "open"])["id"] for _ in range(51)]
    page = mine(ann)
    assert ids(page) == made[:0:-1]  # 50 a page
    ann.table("santiago", ["me", "open"])
    assert ids(mine(ann, cursor=page["next"])) == made[:1]
    assert len(ids(mine(ann, limit=100))) == 52
    page, found = mine(ann, limit=20), []
    while page["next"] is not None:
        found += ids(page)
        page = mine(ann, limit=20, cursor=page["next"])
    assert found + ids(page) == ids(mine(ann, limit=100))


@pytest.mark.parametrize(
    "query",
    [*("limit=0", "limit=101", "limit=x", "state=x", "state="), *("cursor=x", "cursor=-1", "mine=2")],
)
def test_what_is_no_list_is_refused(ann, query):
    refusal(ann, "GET", f"tables?{query}", 422)


def test_tables_by_link_are_listed_for_their_people_alone(ann, bob, watcher):
    hidden = together(ann, bob, visibility="link")
    public = together(ann, bob, visibility="public")
    assert set(ids(mine(ann))) == set(ids(mine(bob))) == {hidden, public}
    for somebody in (ann, bob, watcher):
        listed = ids(somebody.get("tables", params={"limit": 100}))
        assert (public in listed, hidden in listed) == (True, False)
    assert refusal(watcher, "GET", "tables?mine=1", 401) == "no-key"


def test_a_table_that_is_gone_is_listed_nowhere(ann):
    table = ann.table("santiago", ["me", "open"], visibility="public")["id"]
    ann.post(f"tables/{table}/leave")
    assert ids(mine(ann)) == []
    assert table not in ids(ann.get("tables"))
