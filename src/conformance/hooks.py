"""Hooks for schemathesis: they make requests follow the rules that JSON Schema cannot express, drop failures of its checks
that are not faults, and count the answers."""

import atexit
import json
import re
import sys
from collections import Counter, defaultdict
from pathlib import Path
from random import Random

import schemathesis
import yaml
from schemathesis.generation.meta import TestPhase
from schemathesis.openapi.checks import RejectedPositiveData, UseAfterFree

sys.path.insert(0, str(Path(__file__).parent))
from repairs import learn, repair_body, repair_parameters, repair_stored, without_model  # noqa: E402

HERE = Path(__file__).parent
MODEL = json.loads((HERE / "target.json").read_text("utf-8"))["model"]
EXCEPTIONS = yaml.safe_load(Path(__file__).with_name("exceptions.yaml").read_text("utf-8"))
CHECKS = {RejectedPositiveData: "positive_data_acceptance", UseAfterFree: "use_after_free"}
assert EXCEPTIONS.keys() == set(CHECKS.values())

# The share of the valid requests that is repaired; the others are sent as generated.
MENDED = 0.8
# What a chain has just made, these seldom accept: the replay of a candidate has to end before it is promoted.
AFTER_OTHER_CHAINS = {"deleteCandidate", "promoteCandidate"}
UUID_V7 = r"[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12}"
PAGE_TOKEN = r"[\w-]+\.[\w-]{22}"
LONGEST_DRAWN = 5000
MADE_BY_SERVICE = re.compile(f"{UUID_V7}|{PAGE_TOKEN}")


@schemathesis.hook
def before_load_schema(context, raw_schema):
    """Adds a pattern for the contract's own format "text", so that valid and invalid texts can be generated."""
    for schema in [*dictionaries_in(raw_schema)]:
        if schema.get("format") == "text":
            schema["allOf"] = [{"pattern": "^[^\\u0000]*$"}]
            # Hypothesis draws at most some thousand characters: it would try again and again for a minute.
            if schema.get("maxLength", 0) > LONGEST_DRAWN:
                del schema["maxLength"]


def dictionaries_in(value):
    children = value if isinstance(value, list) else []
    if isinstance(value, dict):
        yield value
        children = value.values()
    for child in children:
        yield from dictionaries_in(child)


@schemathesis.hook
def map_case(context, case):
    if case.meta and case.meta.generation.mode.is_positive:
        # The same request is always repaired in the same way, whatever ids the service assigned, so that runs are repeatable.
        request = json.dumps([case.body, case.query], sort_keys=True, default=str)
        chance = Random(MADE_BY_SERVICE.sub("", request))
        # A chain continues from a successful answer.
        if case.meta.phase.name == TestPhase.STATEFUL or chance.random() < MENDED:
            repair_parameters(case)
            if case.meta.phase.name != TestPhase.STATEFUL or operation_id(case) in AFTER_OTHER_CHAINS:
                repair_stored(operation_id(case), case)
            if isinstance(case.body, dict):
                case.body = repair_body(operation_id(case), case.body, chance, MODEL)
        if MODEL == "none" and isinstance(case.body, dict):
            case.body = without_model(operation_id(case), case.body)
    return case


COUNTS = defaultdict(Counter)


@schemathesis.hook
def after_call(context, case, response):
    COUNTS[operation_id(case)][response.status_code] += 1
    learn(operation_id(case), case, response)


@atexit.register
def write_counts():
    (HERE / "counts.json").write_text(json.dumps(COUNTS), "utf-8")


@schemathesis.hook
def filter_failure(context, failure, case, response):
    exceptions = [
        one
        for one in EXCEPTIONS.get(CHECKS.get(type(failure)), [])
        if one["status"] == response.status_code and operation_id(case) in one["operations"]
    ]
    faults = faults_of(response) if exceptions else []
    return not faults or not all(any(covers(one, fault) for one in exceptions) for fault in faults)


def faults_of(response):
    """The faults listed in an answer. Without a list, a single fault with its detail, or else with its whole text."""
    try:
        detail = response.json()["detail"]
    except (ValueError, KeyError):
        detail = response.text
    return detail if isinstance(detail, list) else [{"loc": [], "msg": detail}]


def covers(exception, fault):
    at = exception.get("at", [])
    if fault["loc"][: len(at)] != at:
        return False
    # The wording is compared only for Deemster: another server may word its errors differently.
    return MODEL != "double" or re.fullmatch(exception["says"], fault["msg"], re.DOTALL)


def operation_id(case):
    return case.operation.definition.raw["operationId"]
