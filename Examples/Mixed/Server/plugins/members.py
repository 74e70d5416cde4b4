"""What the club's server does for members, for which Datasette itself has no queries.

A member logs in and gets a token, which goes with what is asked for as `Authorization: Bearer`. Whoever has
no valid token is answered with status 401.
"""

import json
import secrets

from datasette import Response, hookimpl

MEMBER = "select id, name, email from members where "
FOR_LOG_IN = MEMBER + "email = lower(trim(?)) and password = ?"
FOR_TOKEN = MEMBER + "id = (select member from sessions where token = ?)"
BOOKED = (
    "select bookings.id, huts.name as hut, nights.day, bookings.beds from bookings"
    " join nights on nights.id = bookings.night join huts on huts.id = nights.hut"
    " where bookings.id = last_insert_rowid()"
)


def refusal(status, message):
    return Response.json({"ok": False, "error": message}, status=status)


async def fields(request, *names):
    """What was sent as JSON, in the order of the names; nothing for what is missing."""
    sent = json.loads(await request.post_body() or b"{}")
    return [sent.get(name) for name in names]


async def row(database, query, *values):
    found = (await database.execute(query, values)).first()
    return dict(found) if found else None


async def log_in(request, datasette):
    database = datasette.get_database("club")
    who = await row(database, FOR_LOG_IN, *await fields(request, "email", "password"))
    if who is None:
        return refusal(403, "unknown e-mail or wrong password")
    token = secrets.token_urlsafe(16)
    await database.execute_write(
        "insert into sessions (member, token) values (?, ?)", [who["id"], token]
    )
    return Response.json({"member": who, "token": token})


async def book(request, datasette):
    """Books beds of a night, as far as there are as many."""
    if request.actor is None:
        return refusal(401, "only for members")
    night, beds = await fields(request, "night", "beds")

    def write(connection):
        with connection:
            taken = connection.execute(
                "update nights set free = free - :beds where id = :night and free >= :beds",
                {"night": night, "beds": beds},
            )
            if taken.rowcount == 0:
                return None
            connection.execute(
                "insert into bookings (member, night, beds) values (?, ?, ?)",
                [request.actor["id"], night, beds],
            )
            cursor = connection.execute(BOOKED)
            names = [column[0] for column in cursor.description]
            return dict(zip(names, cursor.fetchone()))

    booked = await datasette.get_database("club").execute_write_fn(write)
    return Response.json(booked) if booked else refusal(409, "the beds are gone")


async def report(request, datasette):
    """Takes what a member has found on a trail."""
    if request.actor is None:
        return refusal(401, "only for members")
    trail, state, note, day, hazards, minutes = await fields(
        request, "trail", "state", "note", "day", "hazards", "minutes"
    )
    database = datasette.get_database("club")
    await database.execute_write(
        "insert into reports (member, trail, state, note, day, hazards, minutes)"
        " values (?, ?, ?, ?, ?, ?, ?)",
        [request.actor["id"], trail, state, note, day, json.dumps(hazards), minutes],
    )
    await database.execute_write(
        "update trails set state = ?, note = nullif(?, '') where id = ?", [state, note, trail]
    )
    return Response.json({"ok": True})


async def sign_up(request, datasette):
    """Takes a place on a tour."""
    if request.actor is None:
        return refusal(401, "only for members")
    [tour] = await fields(request, "tour")
    await datasette.get_database("club").execute_write(
        "update tours set taken = taken + 1 where id = ? and taken < places", [tour]
    )
    return Response.json({"ok": True})


@hookimpl
def register_routes():
    return [
        (r"^/members/log-in$", log_in),
        (r"^/members/bookings$", book),
        (r"^/members/reports$", report),
        (r"^/members/tours$", sign_up),
    ]


@hookimpl
def actor_from_request(datasette, request):
    async def actor():
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme != "Bearer":
            return None
        return await row(datasette.get_database("club"), FOR_TOKEN, token)

    return actor


@hookimpl
def forbidden(request, message):
    return refusal(401, message)
