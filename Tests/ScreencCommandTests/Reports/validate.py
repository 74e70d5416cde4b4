"""Validates JSON documents against a JSON Schema.

Usage: validate.py SCHEMA < CASES

CASES is a JSON list of {"name": …, "text": …}. The output is a JSON object of the names with the
first error of each text, or null where the schema accepts it.
"""

import json
import sys

import jsonschema

with open(sys.argv[1], encoding="utf-8") as file:
    schema = json.load(file)
kind = jsonschema.validators.validator_for(schema)
kind.check_schema(schema)
validator = kind(schema, format_checker=kind.FORMAT_CHECKER)

errors = {}
for case in json.load(sys.stdin):
    error = jsonschema.exceptions.best_match(validator.iter_errors(json.loads(case["text"])))
    errors[case["name"]] = None if error is None else f"{error.json_path}: {error.message}"
json.dump(errors, sys.stdout)
