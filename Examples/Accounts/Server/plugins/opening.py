"""How accounts are opened, for which Datasette itself has no query that says what is wrong with which value.

Whoever cannot have the account is answered with status 422, and with all that is wrong with it.
"""

import json
import uuid

from datasette import Response, hookimpl

LEAST = {"free": 0, "team": 50, "company": 100}
TAKEN = "select 1 from accounts where email = ? and not closed"


async def problems(database, sent):
    """What is wrong, as pairs of a column and a text."""
    if (await database.execute(TAKEN, [sent["email"]])).first():
        yield "email", "Another account has this address"
    least = LEAST[sent["plan"]]
    if sent["balance"] < least:
        yield "balance", f"This plan begins with at least {least}"


async def open_account(request, datasette):
    sent = json.loads(await request.post_body())
    database = datasette.get_database("accounts")
    refused = [{"what": what, "why": why} async for what, why in problems(database, sent)]
    if refused:
        return Response.json({"ok": False, "refused": refused}, status=422)
    identity = uuid.uuid4().hex
    await database.execute_write(
        "insert into accounts (id, owner, email, plan, balance)"
        " values (:id, :owner, :email, :plan, :balance)",
        {"id": identity, **sent},
    )
    return Response.json({"ok": True, "message": identity})


@hookimpl
def register_routes():
    return [(r"^/accounts/open\.json$", open_account)]
