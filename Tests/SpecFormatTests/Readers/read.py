"""Reads specs with PyYAML and yamllint.

Usage: read.py CONFIGURATION < CASES

CASES is a JSON list of {"name": …, "text": …}; CONFIGURATION is a file for yamllint. The output is a
JSON object of the names with what either has to say of the text, a line for each problem.
"""

import json
import sys

import yaml
import yamllint.config
import yamllint.linter


def problems(text, configuration):
    found = []
    for loader in (yaml.SafeLoader, yaml.CSafeLoader):
        try:
            list(yaml.compose_all(text, loader))
        except yaml.YAMLError as error:
            found.append(f"{loader.__name__}: {error}")
    for problem in yamllint.linter.run(text, configuration):
        found.append(f"{problem.line}:{problem.column}: {problem.level}: {problem.message}")
    return found


with open(sys.argv[1], encoding="utf-8") as file:
    configuration = yamllint.config.YamlLintConfig(content=file.read())
cases = json.load(sys.stdin)
json.dump({case["name"]: problems(case["text"], configuration) for case in cases}, sys.stdout)
