"""What the shop brings: it takes orders as long as there is room, and says what is on its way.

Days are those of where the shop is.
"""

import base64
import json

from datasette import Response, hookimpl

# Where the shop's van comes to.
TOWNS = {"alderney", "brook", "millbridge"}

ALL = """
select deliveries.id, deliveries.day, slots.name as slot, deliveries.street, deliveries.town,
  deliveries.note
from deliveries join slots on slots.id = deliveries.slot order by deliveries.day, slots.id
"""
ROOM = """
select 1 from slots where id = ?
  and room > (select count(*) from deliveries where slot = slots.id and day = date(?, 'localtime'))
"""
ADD = """
insert into deliveries (day, slot, phone, street, town, door, card, note)
values (date(?, 'localtime'), ?, ?, ?, ?, ?, ?, ?)
"""


async def order(request, datasette):
    """Takes an order; what is wrong with a field is said of that."""
    fields = json.loads(await request.post_body())
    photo = fields.get("door")
    values = [
        fields["day"], int(fields["slot"]), fields.get("phone"), fields["street"], fields["town"],
        base64.b64decode(photo, validate=True) if photo else None, fields.get("card"),
        fields["note"] or None,
    ]

    def add(connection):
        errors = {}
        if fields["town"].lower() not in TOWNS:
            errors["town"] = ["The van does not come there."]
        if not connection.execute(ROOM, [int(fields["slot"]), fields["day"]]).fetchone():
            errors["slot"] = ["Somebody else has just taken it."]
        if not errors:
            with connection:
                connection.execute(ADD, values)
        return errors

    errors = await datasette.get_database("pantry").execute_write_fn(add)
    if errors:
        return Response.json({"errors": errors}, status=422)
    return Response.json({"ok": True}, status=201)


async def deliveries(request, datasette):
    if request.method == "POST":
        return await order(request, datasette)
    rows = (await datasette.get_database("pantry").execute(ALL)).rows
    return Response.json([dict(row) for row in rows])


@hookimpl
def register_routes():
    return [(r"^/deliveries$", deliveries)]


@hookimpl
def skip_csrf(scope):
    """What is sent as JSON no form of another site can send."""
    return scope["path"] == "/deliveries"
