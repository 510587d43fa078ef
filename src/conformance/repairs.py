"""Repairs generated requests that the contract's schemas allow but a rule of the service rejects. Everything else stays as
generated."""

import json
import re
from itertools import count
from pathlib import Path
from uuid import UUID

CRITERIA = [
    "Passes if the response has fewer than 50 words",
    'Fails if the response contains "sorry"',
    "Reward responses that cite the policy they rely on",
    "Penalize responses that promise what the policy does not say",
]
# The model double answers this one slowly, so that a task can be cancelled before it ends.
SLOW_CRITERION = "Passes if the response shows patience"
# Every text either contains the word or does not.
EXACT_CRITERION = 'Fails if the response contains "sorry"'
CONTENTS = [
    None,
    "How long do refunds take?",
    [{"type": "text", "text": "Refunds arrive within five working days."}],
    [{"type": "tool_use", "id": "call-1", "name": "track", "input": {"parcel": 81}}],
    [{"type": "tool_result", "tool_use_id": "call-1", "content": "It arrives tomorrow."}],
]
ROLES = ["system", "user", "assistant", "tool"]
MESSAGE = {"role": "user", "content": "How long do refunds take?"}
INTERACTION = {
    "input_messages": [{"role": "user", "content": "Where is parcel 81?"}],
    "output_messages": [{"content": "Tomorrow."}],
    "tools_available": None,
}

# What the server has stored, for requests that need something that exists.
STORED = {"evaluation": [], "label": [], "run": [], "evaluator": [], "versions": [], "candidate": [], "replayed": [], "slow": []}
# Evaluators whose criterion has no placeholders, which a rule may name.
STORED["plain"] = []


def learn(operation, case, response):
    """Notes what a successful request has stored."""
    if operation == "createEvaluator" and response.status_code == 201 and fits_path(response.json()["name"]):
        STORED["evaluator"].append(response.json()["name"])
    if operation == "createEvaluator" and response.status_code == 201 and "{{" not in response.text:
        STORED["plain"].append(response.json()["name"])
    if operation == "deleteEvaluator" and response.status_code == 204:
        STORED["plain"] = [one for one in STORED["plain"] if one != case.path_parameters["name"]]
    if operation == "createCandidate" and response.status_code == 201 and is_replayable(response):
        STORED["candidate"].append(candidate_path(response))
    if operation == "replayCandidate" and response.status_code == 202 and is_replayable(response):
        STORED["replayed"].append(candidate_path(response))
    is_slow = isinstance(case.body, dict) and case.body.get("evaluation_criteria") == SLOW_CRITERION
    if operation.endswith("InBackground") and response.status_code == 202 and is_slow:
        STORED["slow"].append(response.json()["task_id"])
    # Its replay has not ended, perhaps.
    if operation == "promoteCandidate" and response.status_code == 409:
        STORED["replayed"].append(dict(case.path_parameters))
    if response.status_code != 200:
        return
    if operation == "updateEvaluator" and fits_path(response.json()["name"]):
        STORED["versions"].append(response.json()["name"])
    if operation == "attachLabel":
        STORED["label"].append(response.json()["id"])
    if operation == "reward_api_v1_evals_reward_post" and "x-evaluation-id" in response.headers:
        values = response.headers["x-evaluation-id"]
        STORED["evaluation"] += values if isinstance(values, list) else [values]
        run = (case.body.get("tags") or {}).get("run") if isinstance(case.body, dict) else None
        if run:
            STORED["run"].append(run)


def fits_path(name):
    """Whether a path holds a name as it is."""
    return re.fullmatch(r"[\w-]+", name, re.A)


def is_replayable(response):
    made = response.json()
    return made["changes"] != "judge" and fits_path(made["evaluator_name"])


def candidate_path(response):
    made = response.json()
    return {"name": made["evaluator_name"], "candidate_id": made["id"]}


def repair_stored(operation, case):
    """Names something that exists, for operations that links seldom reach. What is deleted is named once."""
    # The newest one, whose judgment has not ended, perhaps.
    if operation == "cancelTask" and STORED["slow"]:
        case.path_parameters["task_id"] = STORED["slow"].pop()
    if operation == "withdrawLabel" and STORED["label"]:
        case.path_parameters["label_id"] = STORED["label"].pop()
    if operation == "createCandidate" and STORED["evaluator"]:
        case.path_parameters["name"] = STORED["evaluator"].pop()
    # Versions that its evaluator has.
    if operation == "compareVersions" and STORED["versions"]:
        case.path_parameters["name"] = STORED["versions"].pop()
        for name in ("base_version", "candidate_version"):
            case.query.pop(name, None)
    if operation == "deleteCandidate" and STORED["candidate"]:
        case.path_parameters.update(STORED["candidate"].pop())
    if operation == "replayCandidate" and STORED["candidate"]:
        case.path_parameters.update(STORED["candidate"].pop())
    if operation == "promoteCandidate" and STORED["replayed"]:
        case.path_parameters.update(STORED["replayed"].pop(0))
    if operation == "deleteRun" and len(STORED["run"]) > 2:
        case.path_parameters["run"] = STORED["run"].pop()
    # A shorter time, or longer intervals: the schema does not know how many intervals there are.
    if operation == "getInsights":
        for name in ("start_date", "end_date", "interval"):
            case.query.pop(name, None)
    if operation == "compareRuns" and STORED["run"]:
        case.query["base"] = case.query["candidate"] = STORED["run"][0]


# Each number is used once, so that every name is free.
NUMBERS = count(1)


def unused(text):
    """The text with a number appended, cut to the length that the contract allows."""
    number = f"-{next(NUMBERS)}"
    return text[: 255 - len(number)] + number


def repair_parameters(case):
    if "Idempotency-Key" in case.headers:
        case.headers["Idempotency-Key"] = unused(case.headers["Idempotency-Key"])
    # Only the service can create a valid token; the contract's links provide them.
    if not re.fullmatch(r"[\w-]+\.[\w-]{22}", case.query.get("page_token", "a." + "b" * 22)):
        del case.query["page_token"]
    # Some tasks are slow.
    if "wait" in case.query:
        case.query["wait"] = 1


def repair_body(operation, body, chance, model):
    if operation in REPAIRS:
        body = REPAIRS[operation](dict(body), chance)
    if model == "double" and operation.endswith("InBackground") and chance.random() < 0.4:
        body["evaluation_criteria"] = SLOW_CRITERION
    return body


def without_model(operation, body):
    """The request with a criterion that needs no model, if it has a criterion that is judged."""
    if operation in REPAIRS and isinstance(body.get("evaluation_criteria"), str):
        body = {**body, "evaluation_criteria": EXACT_CRITERION}
        if operation == "createCandidate":
            body["keep_labels"] = True
    return body


def evaluation(body, chance):
    messages = [speaking(message, chance) for message in body["messages"]]
    body["messages"] = [*messages[:-1], {**messages[-1], "role": "assistant"}]
    for message in body["messages"]:
        if message["role"] == "assistant" and message["content"] is None:
            message["content"] = ""
    # The contract's links, which are followed after this, provide stored traces and evaluators.
    body.pop("trace_id", None)
    body.pop("evaluator_name", None)
    body["evaluation_criteria"] = body.get("evaluation_criteria") or chance.choice(CRITERIA)
    if chance.random() < 0.3:
        body["tags"] = {"run": f"run {next(NUMBERS)}", "case": "1"}
    return for_core(stored(body, chance))


def stored(body, chance):
    """The request, usually without a retention that prevents storage, so that the links of its answer can be followed."""
    if chance.random() < 0.8:
        body.pop("data_retention", None)
    return body


def speaking(message, chance):
    role = chance.choice(ROLES)
    # Unknown keys are allowed, but a call or a block must be complete.
    free = {name: value for name, value in message.items() if name not in ("content", "tool_calls", "function_call")}
    return {**free, "content": chance.choice(CONTENTS), "role": role}


def sound(trace, chance):
    instances = {}
    callable_ids = []
    # Each instance may call only earlier ones, so that there are no cycles.
    for key, instance in trace["agent_instance_by_id"].items():
        called = [one for one in callable_ids if chance.random() < 0.5]
        interactions = [spoken(one, chance) for one in instance["interactions"] if isinstance(one, dict)]
        instances[key] = {**instance, "id": key, "interactions": [*interactions, *called]}
        callable_ids.append(key)
    root = callable_ids[-1]
    instances[root]["interactions"].append(INTERACTION)
    return {"root_agent_instance_id": root, "agent_instance_by_id": instances}


def spoken(interaction, chance):
    inputs = [{**message, "role": chance.choice(ROLES)} for message in interaction["input_messages"]]
    return {**interaction, "input_messages": inputs}


def agents(body, chance):
    body["trace"] = sound(body["trace"], chance)
    # The contract's links provide stored traces and evaluators.
    body.pop("trace_id", None)
    body.pop("evaluator_name", None)
    body["evaluation_criteria"] = body.get("evaluation_criteria") or chance.choice(CRITERIA)
    if body.get("model_core", "").startswith("align-lightning"):
        del body["model_core"]
    return stored(body, chance)


def trace(body, chance):
    if body.get("id"):
        body["id"] = str(UUID(int=next(NUMBERS)))
    if body.get("trace") and (not body.get("messages") or chance.random() < 0.5):
        left_out = {"messages", "system", "tools"}
        body["trace"] = sound(body["trace"], chance)
    else:
        left_out = {"trace"}
        body["messages"] = body.get("messages") or [MESSAGE]
    return {name: value for name, value in body.items() if name not in left_out}


def label(body, chance):
    # A stored evaluation comes by the contract's links, and then nothing else names what is labelled.
    body.pop("evaluator_name", None)
    if body.get("evaluation_id") or not body.get("trace_id"):
        known = STORED["evaluation"][-1:] or [str(UUID(int=next(NUMBERS)))]
        body["evaluation_id"] = chance.choice([*known, body.get("evaluation_id") or known[0]])
        return {name: value for name, value in body.items() if name not in ("trace_id", "evaluation_criteria")}
    body.pop("evaluation_id", None)
    return {**body, "evaluation_criteria": body.get("evaluation_criteria") or chance.choice(CRITERIA)}


def for_core(body):
    """The lightning cores judge only the latest response, and one of them accepts only Passes if and Fails if."""
    core = body.get("model_core", "")
    if core.startswith("align-lightning"):
        body.pop("evaluate_latest", None)
    if core == "align-lightning-20251127" and body["evaluation_criteria"].startswith(("Reward", "Penalize")):
        del body["model_core"]
    return body


def creation(body, chance):
    # Half of the names stand in a path as they are, for operations that need an evaluator.
    body["name"] = unused(body["name"] if chance.random() < 0.5 else "evaluator")
    return for_core(body)


def candidate(body, chance):
    # People's labels hold for another wording only if the request says so.
    if body.get("evaluation_criteria"):
        body["keep_labels"] = True
        if (body.get("model_core") or "").startswith("align-lightning"):
            del body["model_core"]
    return body


def promotion(body, chance):
    # The candidates of this run have no labels that would show them to be better.
    body["accept"] = "cannot_say"
    return body


def rules(body, chance):
    # A random number is hardly ever the stored revision.
    if chance.random() < 0.9:
        body.pop("expected_revision", None)
    names = STORED["plain"][-1:]
    return {**body, "rules": [named(rule, names, at) for at, rule in enumerate(body["rules"] if names else [])]}


def named(rule, names, at):
    name = f"{rule['name'][:40]}-{at}"
    return {**rule, "name": name, "evaluators": [{"name": one} for one in names]}


def update(body, chance):
    body.pop("name", None)
    # A random number is hardly ever the newest version.
    if chance.random() < 0.9:
        body.pop("expected_version", None)
    return for_core(body)


def sign_in(_body, _chance):
    accounts = json.loads(Path(__file__).with_name("accounts.json").read_text("utf-8"))["auth"]
    return {"key": accounts[0]["fixedHeaders"][0]["value"]}


REPAIRS = {
    "reward_api_v1_evals_reward_post": evaluation,
    "rewardInBackground": evaluation,
    "evaluateAgents": agents,
    "evaluateAgentsInBackground": agents,
    "createTrace": trace,
    "attachLabel": label,
    "createSession": sign_in,
    "createEvaluator": creation,
    "updateEvaluator": update,
    "createCandidate": candidate,
    "promoteCandidate": promotion,
    "replaceRules": rules,
}
