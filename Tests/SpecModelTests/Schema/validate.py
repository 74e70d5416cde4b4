"""Validates documents of specs against a JSON Schema.

Usage: validate.py SCHEMA < CASES

CASES is a JSON list of {"name": …, "text": …}. The output is a JSON object of the names with the
first error of each text, or null where the schema accepts all of its documents. Fails if the schema
is not valid itself.
"""

import json
import re
import sys

import jsonschema
import yaml


class CoreLoader(yaml.CBaseLoader):
    """Reads scalars by the core schema of YAML 1.2, as language servers do.

    PyYAML would take `no`, `on` and `4:3` for something else than texts.
    """

    yaml_implicit_resolvers = {}
    yaml_constructors = dict(yaml.CBaseLoader.yaml_constructors)


def resolver(tag, pattern, construct, first):
    CoreLoader.add_implicit_resolver(tag, re.compile(pattern), first)
    CoreLoader.add_constructor(tag, lambda loader, node: construct(node.value))


resolver("tag:yaml.org,2002:null", r"^(null|Null|NULL|~|)$", lambda text: None, ["n", "N", "~", ""])
resolver("tag:yaml.org,2002:bool", r"^(true|True|TRUE|false|False|FALSE)$",
         lambda text: text.lower() == "true", list("tTfF"))
resolver("tag:yaml.org,2002:int", r"^[-+]?[0-9]+$", int, list("-+0123456789"))
resolver("tag:yaml.org,2002:float", r"^[-+]?(\.[0-9]+|[0-9]+(\.[0-9]*)?)([eE][-+]?[0-9]+)?$", float,
         list("-+.0123456789"))
CoreLoader.add_constructor(
    "tag:yaml.org,2002:map", lambda loader, node: {
        key.value: loader.construct_object(value, deep=True) for key, value in node.value})
CoreLoader.add_constructor(
    "tag:yaml.org,2002:seq", lambda loader, node: [
        loader.construct_object(item, deep=True) for item in node.value])
CoreLoader.add_constructor("tag:yaml.org,2002:str", lambda loader, node: node.value)


def first_error(validator, text):
    for document in yaml.load_all(text, CoreLoader):
        error = jsonschema.exceptions.best_match(validator.iter_errors(document))
        if error is not None:
            return f"{error.json_path}: {error.message}"
    return None


with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
kind = jsonschema.validators.validator_for(schema)
kind.check_schema(schema)
validator = kind(schema)
cases = json.load(sys.stdin)
json.dump({case["name"]: first_error(validator, case["text"]) for case in cases}, sys.stdout)
