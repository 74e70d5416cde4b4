"""What customers complain about: the shop keeps it with all photos, as they were sent."""

from datasette import Response, hookimpl

ADD = """
insert into complaints (good, trouble, bought, opened, what)
values (?, ?, date(?, 'localtime'), date(?, 'localtime'), ?)
"""


def parts(request, body):
    """The parts of a body: the name of each, that of its file, and its bytes."""
    boundary = request.headers["content-type"].split("boundary=")[1].encode()
    # The first one has no line before it.
    for part in (b"\r\n" + body).split(b"\r\n--" + boundary)[1:-1]:
        head, content = part.split(b"\r\n\r\n", 1)
        said = dict(
            item.strip().split("=", 1)
            for line in head.decode().splitlines()
            if line.lower().startswith("content-disposition:")
            for item in line.split(";")[1:]
        )
        yield said["name"].strip('"'), said.get("filename", "").strip('"'), content


async def complain(request, datasette):
    """Takes a complaint down."""
    fields, photos = {}, []
    for name, file, content in parts(request, await request.post_body()):
        if name == "photos":
            photos.append((file, content))
        else:
            fields[name] = content.decode()

    values = [
        int(fields["good"]), fields["trouble"], fields["bought"], fields.get("opened"),
        fields["what"],
    ]

    def add(connection):
        with connection:
            key = connection.execute(ADD, values).lastrowid
            connection.executemany(
                "insert into photos (complaint, name, content) values (?, ?, ?)",
                [[key, file, content] for file, content in photos],
            )
        return key

    key = await datasette.get_database("pantry").execute_write_fn(add)
    return Response.json({"id": key, "photos": len(photos)}, status=201)


@hookimpl
def register_routes():
    return [(r"^/complaints$", complain)]


@hookimpl
def skip_csrf(scope):
    """Who complains is not logged in, so that no form of another site could use that."""
    return scope["path"] == "/complaints"
