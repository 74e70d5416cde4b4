"""What customers see of their cards once they have signed in.

Who signs in gets a token, which goes with what is asked for as `Authorization: Bearer`, and a renewal,
which gets another token and another renewal once that token is old. Each renewal is good once.
"""

import json
import secrets

from datasette import Response, hookimpl

FOR_SIGN_IN = "select number, holder from cards where number = ? and pin = ?"
FOR_TOKEN = """
select number, holder from cards
where number = (select card from card_sessions where token = ? and not is_old)
"""
# At once, so of two who have the same renewal one gets nothing.
USE_RENEWAL = "delete from card_sessions where renewal = ? returning card as number"
BALANCE = """
select carried + coalesce(
  (select sum(case kind when 'purchase' then points else -points end) from bookings where card = number), 0
) as points
from cards where number = ?
"""
BOOKINGS = """
select id, kind, booked_at, counts_from, points, worth, channel, ends_on from bookings
where card = ? order by id
"""


def refusal(message):
    return Response.json({"ok": False, "error": message}, status=401)


async def fields(request, *names):
    """What was sent as JSON, in the order of the names; an empty text for what is missing."""
    sent = json.loads(await request.post_body() or b"{}")
    return [str(sent.get(name, "")) for name in names]


async def first(database, query, *values):
    row = (await database.execute(query, values)).first()
    return dict(row) if row else None


async def tokens(database, card):
    """A session of a card, which begins or goes on by new tokens."""
    token, renewal = secrets.token_urlsafe(16), secrets.token_urlsafe(16)
    await database.execute_write(
        "insert into card_sessions (card, token, renewal) values (?, ?, ?)",
        [card["number"], token, renewal],
    )
    return {"token": token, "renewal": renewal}


async def holder(request, database):
    """Whose card a request is about; None without a token that is good."""
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return await first(database, FOR_TOKEN, token) if scheme == "Bearer" else None


async def sign_in(request, datasette):
    database = datasette.get_database("pantry")
    card = await first(database, FOR_SIGN_IN, *await fields(request, "number", "pin"))
    if card is None:
        errors = {"pin": ["The shop knows no card of this number with this PIN."]}
        return Response.json({"errors": errors}, status=422)
    customer = {"id": card["number"], "name": card["holder"]}
    return Response.json({"customer": customer, **await tokens(database, card)})


async def renew(request, datasette):
    database = datasette.get_database("pantry")
    values = await fields(request, "renewal")

    def use(connection):
        with connection:
            return connection.execute(USE_RENEWAL, values).fetchall()

    cards = await database.execute_write_fn(use)
    if not cards:
        return refusal("this session is over")
    return Response.json(await tokens(database, cards[0]))


async def card(request, datasette):
    database = datasette.get_database("pantry")
    owner = await holder(request, database)
    if owner is None:
        return refusal("this token is old")
    balance = await first(database, BALANCE, owner["number"])
    return Response.json({"id": owner["number"], "holder": owner["holder"], **balance})


def booking(row):
    """A booking as the tills write it: without what it has nothing of, and its points in a change."""
    written = {key: value for key, value in dict(row).items() if value is not None}
    points = written.pop("points", None)
    return written if points is None else {**written, "change": {"points": points}}


async def bookings(request, datasette):
    database = datasette.get_database("pantry")
    owner = await holder(request, database)
    if owner is None:
        return refusal("this token is old")
    rows = (await database.execute(BOOKINGS, [owner["number"]])).rows
    return Response.json({"bookings": [booking(row) for row in rows]})


async def places(datasette):
    """Where goods can be picked up, for everybody."""
    query = "select id, name, kind, opens, closes from places order by id"
    rows = (await datasette.get_database("pantry").execute(query)).rows
    return Response.json(
        [
            {
                **{key: row[key] for key in ("id", "name", "kind")},
                "hours": {"from": row["opens"], "to": row["closes"]},
            }
            for row in rows
        ]
    )


@hookimpl
def register_routes():
    return [
        (r"^/card$", card),
        (r"^/card/sign-in$", sign_in),
        (r"^/card/renew$", renew),
        (r"^/card/bookings$", bookings),
        (r"^/card/places$", places),
    ]


@hookimpl
def skip_csrf(scope):
    """What is sent as JSON no form of another site can send."""
    return scope["path"].startswith("/card/")
