"""What the shop's database holds for the cards of its customers."""

import calendar

SCHEMA = """
create table cards (
  number text primary key,
  pin text not null,
  holder text not null,
  carried integer not null
);
create table card_sessions (
  card text not null references cards (number),
  token text not null unique,
  renewal text not null unique,
  is_old integer not null default 0
);
create table bookings (
  id integer primary key,
  card text not null references cards (number),
  kind text not null,
  booked_at integer,
  counts_from integer,
  points integer,
  worth text,
  channel text,
  ends_on text
);
create table places (
  id integer primary key,
  name text not null,
  kind text not null,
  opens integer not null,
  closes integer not null
);
"""


def noon(year, month, day):
    """The seconds until the noon of a day in UTC."""
    return calendar.timegm((year, month, day, 12, 0, 0))


# Number, PIN, holder, and the points of the years before.
CARDS = [("100200", "1234", "Ada", 800), ("100300", "4321", "Grace", 0)]

# Of Ada's card, in the order of their ids: the tills and the older web shop write some words otherwise.
BOOKINGS = [
    ("purchase", noon(2026, 4, 30), noon(2026, 5, 14), 24, "24.10", "till", None),
    ("purchase", noon(2026, 4, 2), noon(2026, 4, 16), 12, "12.90", "app", None),
    ("purchase", noon(2026, 3, 7), noon(2026, 3, 21), 3, "3.80", "market stall", None),
    ("points-back", noon(2026, 3, 1), None, 500, "5.00", None, None),
    ("donation", noon(2026, 2, 20), None, 100, "1.00", None, None),
    ("voucher", None, None, None, "2.50", None, "2026-06-30"),
    ("coupon", None, None, None, "1.00", None, "2026-05-01"),
    ("voucher", None, None, None, "4.00", None, "2026-04-30"),
]

PLACES = [
    ("Market square", "shop", 8, 20),
    ("Harbour", "store", 9, 18),
    ("Station", "locker", 5, 23),
    ("Old mill", "kiosk", 10, 16),
]


def fill(database):
    database.executescript(SCHEMA)
    database.executemany("insert into cards values (?, ?, ?, ?)", CARDS)
    database.executemany(
        "insert into bookings (card, kind, booked_at, counts_from, points, worth, channel, ends_on)"
        " values ('100200', ?, ?, ?, ?, ?, ?, ?)",
        BOOKINGS,
    )
    database.executemany(
        "insert into places (name, kind, opens, closes) values (?, ?, ?, ?)", PLACES
    )
