"""Sessions of members, for which Datasette itself has no queries.

A member logs in or signs up and gets a token, which goes with what is asked for as `Authorization: Bearer`,
and a renewal, which gets another token once that one has expired. Whoever has no valid token is answered
with status 401 where a member is needed.
"""

import json
import secrets

from datasette import Response, hookimpl

MEMBER = "select id, name, email from members where "
FOR_LOG_IN = MEMBER + "email = lower(trim(?)) and password = ?"
FOR_RENEWAL = MEMBER + "id = (select member from sessions where renewal = ?)"
FOR_TOKEN = MEMBER + "id = (select member from sessions where token = ? and not expired)"


def refusal(status, message):
    return Response.json({"ok": False, "error": message}, status=status)


async def fields(request, *names):
    """What was sent as JSON, in the order of the names; an empty text for what is missing."""
    sent = json.loads(await request.post_body() or b"{}")
    return [str(sent.get(name, "")) for name in names]


async def member(database, query, *values):
    row = (await database.execute(query, values)).first()
    return dict(row) if row else None


async def begin(database, who):
    """Answers with a session that begins."""
    token, renewal = secrets.token_urlsafe(16), secrets.token_urlsafe(16)
    await database.execute_write(
        "insert into sessions (member, token, renewal) values (?, ?, ?)",
        [who["id"], token, renewal],
    )
    return Response.json({"member": who, "token": token, "renewal": renewal})


async def log_in(request, datasette):
    database = datasette.get_database("library")
    who = await member(database, FOR_LOG_IN, *await fields(request, "email", "password"))
    if who is None:
        return refusal(401, "unknown e-mail or wrong password")
    return await begin(database, who)


async def sign_up(request, datasette):
    database = datasette.get_database("library")
    email, password = await fields(request, "email", "password")
    email = email.strip().lower()
    if await member(database, MEMBER + "email = ?", email):
        return refusal(409, "this e-mail belongs to a member")
    await database.execute_write(
        "insert into members (name, email, password) values (?, ?, ?)",
        [email.partition("@")[0].capitalize(), email, password],
    )
    return await begin(database, await member(database, FOR_LOG_IN, email, password))


async def renew(request, datasette):
    database = datasette.get_database("library")
    [renewal] = await fields(request, "renewal")
    who = await member(database, FOR_RENEWAL, renewal)
    if who is None:
        return refusal(401, "this session is over")
    await database.execute_write("delete from sessions where renewal = ?", [renewal])
    return await begin(database, who)


async def reset(request, datasette):
    """Puts a mail about a new password among those to be sent."""
    database = datasette.get_database("library")
    [email] = await fields(request, "email")
    who = await member(database, MEMBER + "email = lower(trim(?))", email)
    if who is None:
        return refusal(404, "unknown e-mail")
    await database.execute_write("insert into mails (member) values (?)", [who["id"]])
    return Response.json({"ok": True})


@hookimpl
def register_routes():
    return [
        (r"^/members/log-in$", log_in),
        (r"^/members/sign-up$", sign_up),
        (r"^/members/renew$", renew),
        (r"^/members/reset$", reset),
    ]


@hookimpl
def actor_from_request(datasette, request):
    async def actor():
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        if scheme != "Bearer":
            return None
        return await member(datasette.get_database("library"), FOR_TOKEN, token)

    return actor


@hookimpl
def forbidden(request, message):
    return refusal(401, message)
