"""The forms of numbers by the rules of the Unicode's CLDR, which Babel, from PyPI, brings along.

Reads cases: a language by name, and numbers with spaces between them as text. Writes, by the name, a list of the
numbers' forms. A language that is called "?" is answered with all that Babel knows.
"""

import json
import sys
from decimal import Decimal

import babel.plural
from babel import Locale, localedata


def operands(text):
    """What rules ask of a number as it is written: `1.50` keeps its zero, and `2c6` is two million in compact form.

    Babel's own reading knows no compact form, and takes `0.05` for a number with one decimal.
    """
    written, _, exponent = text.partition("c")
    e = int(exponent or 0)
    n = Decimal(written).scaleb(e)
    whole, _, fraction = f"{n:f}".partition(".")
    shown = fraction.rstrip("0")
    return n, int(whole), len(fraction), len(shown), int(fraction or 0), int(shown or 0), e, e


babel.plural.extract_operands = operands


def forms(name, numbers):
    if name == "?":
        return sorted(known for known in localedata.locale_identifiers() if known != "root")
    rule = Locale.parse(name).plural_form
    return [rule(number) for number in numbers.split()]


cases = json.load(sys.stdin)
json.dump({case["name"]: forms(case["name"], case["text"]) for case in cases}, sys.stdout)
