"""What the shop does that one query can't.

It has a good by itself, takes a new one, keeps the order of the list, and says what that comes to.
"""

import json
from decimal import Decimal

from datasette import Response, hookimpl

GOOD = """
select goods.id, goods.name, goods.maker, categories.name as aisle, goods.price, goods.earlier_price
from goods join categories on categories.id = goods.category where goods.id = ?
"""
FOR_TOTAL = """
select entries.amount, goods.price from entries join goods on goods.id = entries.good
where entries.part = 'open'
"""


async def write(datasette, work):
    """Answers with what `work` does to the database, all of it or nothing."""

    def whole(connection):
        with connection:
            return work(connection)

    return await datasette.get_database("pantry").execute_write_fn(whole)


async def sent(request):
    """What was sent as JSON; numbers with a point as texts, which keeps prices exact."""
    return json.loads(await request.post_body() or b"{}", parse_float=str)


async def good(request, datasette):
    """What the shop has by a number, and null where that is nothing any more."""
    database = datasette.get_database("pantry")
    row = (await database.execute(GOOD, [int(request.url_vars["id"])])).first()
    return Response.json({"good": dict(row) if row else None})


async def goods(request, datasette):
    """Takes a new good; what is wrong with a field is said of that."""
    if request.method != "POST":
        return Response.json({"ok": False}, status=405)
    fields = await sent(request)
    price = Decimal(str(fields["price"]))

    def add(connection):
        known = "select 1 from goods where lower(name) = lower(?)"
        if connection.execute(known, [fields["name"]]).fetchone():
            return {"name": ["The shop has this already."]}
        placed = "select 1 from shelves where code = ? and category = ?"
        category = int(fields["category"])
        if not connection.execute(placed, [fields["shelf"], category]).fetchone():
            return {"shelf": ["There is no such shelf."]}
        key = connection.execute(
            "insert into goods (name, maker, category, shelf, price) values (?, ?, ?, ?, ?)",
            [fields["name"], fields["maker"], category, fields["shelf"], f"{price:.2f}"],
        ).lastrowid
        connection.executemany(
            "insert into labelled (good, label) values (?, ?)",
            [[key, int(label)] for label in fields["labels"]],
        )
        return {}

    errors = await write(datasette, add)
    if errors:
        return Response.json({"errors": errors}, status=422)
    return Response.json({"ok": True}, status=201)


async def move(request, datasette):
    """Puts an entry before another one, or at the end."""
    fields = await sent(request)
    moved, before = int(fields["id"]), fields.get("before")

    def order(connection):
        found = connection.execute("select id from entries where part = 'open' order by place")
        keys = [key for (key,) in found if key != moved]
        # What it is put before may have been bought by now.
        known = before is not None and int(before) in keys
        keys.insert(keys.index(int(before)) if known else len(keys), moved)
        connection.executemany(
            "update entries set place = ? where id = ?",
            [[place, key] for place, key in enumerate(keys)],
        )

    await write(datasette, order)
    return Response.json({"ok": True})


async def summary(datasette):
    rows = (await datasette.get_database("pantry").execute(FOR_TOTAL)).rows
    total = sum((amount * Decimal(price) for amount, price in rows), Decimal())
    return Response.json({"id": "open", "open": len(rows), "total": f"{total:.2f}"})


@hookimpl
def register_routes():
    return [
        (r"^/shop/goods$", goods),
        (r"^/shop/goods/(?P<id>\d+)$", good),
        (r"^/list/move$", move),
        (r"^/list/summary$", summary),
    ]


@hookimpl
def skip_csrf(scope):
    """What is sent as JSON no form of another site can send."""
    return scope["path"].startswith(("/shop/", "/list/"))
