// Written by "npm run generate" from spec/openapi.yaml. Do not edit.
export interface paths {
    "/api/v1/evals/reward": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluate a conversation
         * @description Judges the latest response of the conversation (everything after the last user message) against one criterion.
         *     With `evaluate_latest: false`, judges every response. Unless retention is `none`, the conversation is stored as
         *     a trace before the response is sent; `X-Trace-Id` and `X-Evaluation-Id` hold the ids of the trace and the
         *     evaluation.
         *
         *     If an identical request was judged before and its evaluation is still stored, the model's verdict is reused, and
         *     the new evaluation is marked `cached`. Requests are identical when the judge would read the same text, in the
         *     same account, for the same model core and the same model. Identical requests that arrive at the same time share
         *     one judgment. Verdicts under retention `none` are never reused.
         *
         *     Returns 400 if the request is well-formed but cannot be carried out: an `evaluator_name` or `trace_id` that does
         *     not exist, no assistant message to evaluate, one whose content is null without tool calls or a `refusal`, a
         *     conversation too long for the judge's window, or a criterion that needs a model when none is configured.
         */
        post: operations["reward_api_v1_evals_reward_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evals/reward/background": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluate a conversation in the background
         * @description Accepts the same body as `/api/v1/evals/reward` and responds as soon as the task is stored. The task survives a
         *     restart of the service. Under retention `none`, the request and the result are held only in memory, the result
         *     for an hour, and a restart fails the task. `evaluator_name` is resolved when the request arrives. A judgment
         *     that fails is reported in the task's `error`.
         */
        post: operations["rewardInBackground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evals/trace": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluate a multi-agent trace
         * @description Judges every agent instance that called a model (has an LLM interaction), on what that instance saw: the
         *     messages of its interactions, with repeated history shown once, and the first input and last output of the whole
         *     trace. Everything the instance wrote counts as one response. A text check reads each uninterrupted part of it
         *     separately and returns the mean. Unless retention is `none`, the trace is stored with one evaluation per judged
         *     instance, and `X-Trace-Id` holds its id. With a `trace_id`, the evaluations are added to that stored trace
         *     instead.
         *
         *     Returns 400 if the `trace_id` or the `evaluator_name` does not exist, if no instance has an LLM interaction with
         *     an output message, if what an instance saw is too long for the judge's window, or if the criterion needs a model
         *     and none is configured.
         */
        post: operations["evaluateAgents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evals/trace/background": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Evaluate a multi-agent trace in the background
         * @description Accepts the same body as `/api/v1/evals/trace` and responds like `/api/v1/evals/reward/background`.
         */
        post: operations["evaluateAgentsInBackground"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/criteria/explain": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Explain how a criterion is read
         * @description Shows, without judging anything, whether code or a model decides the criterion. For code, the result
         *     shows exactly what the check looks at and requires; for a model, it lists the words that no check understands. Nothing
         *     is stored and no model is called. The request counts against a rate limit of its own, the class `criteria`, so a page can
         *     read a criterion while somebody types it. The result is `model` even if
         *     no model is configured; evaluations with such a criterion then return 400. In multi-agent traces, a criterion
         *     that combines text and tool calls also needs a model. A criterion that no response can meet, or whose regular expression or
         *     JSON schema is invalid, returns 422 with a sentence that says what is wrong, here as in evaluations and evaluators.
         */
        post: operations["explainCriterion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List background tasks, newest first
         * @description A task that has ended is kept for 7 days, or for the number of days in `DEEMSTER_TASK_DAYS`.
         */
        get: operations["listTasks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/tasks/{task_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `task_id` from the response to a background evaluation. */
                task_id: string;
            };
            cookie?: never;
        };
        /** Get one background task, or wait for it to end */
        get: operations["getTask"];
        put?: never;
        post?: never;
        /**
         * Cancel a background task that has not ended
         * @description A running judgment is stopped. Nothing is stored except the usage so far.
         */
        delete: operations["cancelTask"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/annotations/comment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attach a comment to a trace
         * @description Replace the example's `trace_id` with the id of one of your own traces.
         */
        post: operations["attachComment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/annotations/rating": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rate a trace
         * @description A rating is true (good) or false (bad). A trace has one rating; a new one replaces it. Replace the example's
         *     `trace_id` with the id of one of your own traces.
         */
        post: operations["attachRating"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/annotations/tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add tags to a trace
         * @description Tags are names and values for finding the trace. A new value replaces the one that the trace has under the same name; its
         *     other tags stay. The tag `run` moves the trace to that run. Replace the example's `trace_id` with the id of one of your
         *     own traces.
         */
        post: operations["attachTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/annotations/label": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Label a response
         * @description A label is a person's own verdict on a judged response: whether it deserves to pass, whatever the prefix of the
         *     criterion. Reports compare it with the judge's score.
         *
         *     `evaluation_id` names the evaluation that judged the response. A response that was never judged is named by
         *     `trace_id`, for a stored conversation's latest response, together with `evaluator_name` or
         *     `evaluation_criteria`.
         *
         *     A label belongs to the judged content and to the evaluator's name (or to the criterion, where no evaluator is
         *     named), so later evaluations of the same content have it too. Another label by the same author on the same
         *     content replaces the earlier one. Deleting a trace deletes the labels that were given in it.
         */
        post: operations["attachLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/annotations/label/{label_id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw a label
         * @description The label is deleted. The other labels on the same content stay.
         */
        delete: operations["withdrawLabel"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/traces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List traces, newest first
         * @description Filters are combined with "and". Filters on scores, evaluators, criteria and model cores match traces with at least one
         *     evaluation that meets all of them. With `failed`, those on evaluators, criteria and model cores are about the failed judgment.
         */
        get: operations["listTraces"];
        put?: never;
        /**
         * Store a conversation or a multi-agent trace without judging it
         * @description Any number of evaluations can then refer to it by `trace_id`. A conversation without a response, or a
         *     multi-agent trace in which no agent instance wrote anything, is stored too, although there is nothing to judge
         *     in it.
         */
        post: operations["createTrace"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/trace-facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what a list of traces can be narrowed to
         * @description Counts the traces that the filters of the list leave, and how many of them a further filter would leave: by scores, ratings,
         *     evaluators and tags, the most frequent first. Of more than 10,000 traces, the newest 10,000 are counted, and `more` is true.
         *     The tag `case` is not counted: it has a value per trace of a run.
         */
        get: operations["getTraceFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/traces/{trace_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the header `X-Trace-Id` of an evaluation, or the `id` of a stored trace. */
                trace_id: string;
            };
            cookie?: never;
        };
        /** Get one trace with its comments, labels and evaluations */
        get: operations["getTrace"];
        put?: never;
        post?: never;
        /**
         * Delete a trace and everything derived from it
         * @description Also deletes its evaluations, comments, labels and remembered responses, and the results of the tasks that created it.
         */
        delete: operations["deleteTrace"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/insights": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sums and changes over evaluations
         * @description What the evaluations of some time say together: how many there were, their mean score and the share that passes, with 95 %
         *     intervals, failed judgments, latency and tokens, by time and by group; what changed since the same length of time before;
         *     and how far people agree. An evaluation counts at the time of its trace, so that every figure can be followed to its
         *     traces: `traces` is the query of `GET /api/v1/traces` that lists them. Filters are those of that list; a score range does
         *     not concern failed judgments.
         */
        get: operations["getInsights"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List runs, newest first
         * @description The traces with the same tag `run` form a run. A trace has one such tag; another value moves it to another run.
         */
        get: operations["listRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two runs over the same cases
         * @description Compares the evaluations of `candidate` with those of `base`, by evaluator or criterion and over all of them. Traces with the
         *     same tag `case` belong to one case. A trace without this tag is recognised by its content: only equal
         *     conversations are then one case. Evaluations by different judges, or by different readers of criteria, have no
         *     verdict: that would be a difference between judges.
         *
         *     To compare two judges on the same traces, give one run twice, with a judge each. A judgment that failed belongs to no
         *     judge, so it does not count where a judge is given.
         *
         *     `change` and `min_difference` choose which cases are shown; they change no figure.
         */
        get: operations["compareRuns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/judges/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare two judges on the same stored traces
         * @description Compares what two judges gave the same responses by the same criteria, on the traces that the filters choose, which are those
         *     of the list of traces. Nothing is judged. With `evaluator_name` or `criterion`, only evaluations by it are compared. The
         *     newest 10,000 traces are read, up to 20,000 evaluations. A response that a judge judged several times counts with its newest
         *     evaluation. Failed judgments belong to no judge and do not count.
         *
         *     A higher score is not a better judge, so no verdict is `better` or `worse`. `change` and `min_difference` choose which
         *     cases are shown; they change no figure.
         */
        get: operations["compareJudges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/runs/{run}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a run with all its traces
         * @description Deletes every trace of the run and everything derived from them, some at a time. If it is interrupted, the rest remains and can be
         *     deleted again.
         */
        delete: operations["deleteRun"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluators": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List evaluators by name */
        get: operations["listEvaluators"];
        put?: never;
        /**
         * Create an evaluator
         * @description Stores a criterion under a name that evaluations can use as `evaluator_name`. A deleted name can be used again.
         *     Its version numbers continue where they stopped, so a name and a version never refer to two different criteria.
         */
        post: operations["createEvaluator"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluators/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        /** Get one evaluator */
        get: operations["getEvaluator"];
        /**
         * Create a new version of an evaluator
         * @description The body replaces the whole evaluator: fields that are left out take their defaults. A `name` in the body must
         *     equal the name in the path. New evaluations use the new version; stored evaluations keep the criterion they were
         *     judged by. With `expected_version`, it is refused with 409 if somebody has saved another version meanwhile.
         */
        put: operations["updateEvaluator"];
        post?: never;
        /**
         * Delete an evaluator
         * @description Deletes all versions. Evaluations made with it are kept unchanged.
         */
        delete: operations["deleteEvaluator"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluators/{name}/report-card": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Measure an evaluator's judge against people's labels
         * @description How good is the judge, and what is the pass rate without its errors? The figures are for one version of an evaluator
         *     under one judge. A response that was judged several times counts once, with its newest evaluation. Labels of several
         *     authors on a response count as one, by majority. Nothing is judged for a report card, also not its anchors.
         *
         *     A figure with `too_few` has a right interval, but too few labels to decide by. See `docs/trust.md` for each figure.
         */
        get: operations["getReportCard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluators/{name}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        /**
         * List the versions of an evaluator
         * @description The newest first. Versions before a deletion of the evaluator are not listed.
         */
        get: operations["listEvaluatorVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluators/{name}/anchors": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Freeze the labelled responses as anchors
         * @description Keeps the newest version's labelled responses, with the verdicts that its judge gives them now, as the set that shows
         *     the judge's drift. It replaces an earlier set. It takes labels on at least 50 judged responses, some that deserve to
         *     pass and some that deserve to fail. Of more than 2,000, some are drawn at random. Nothing is judged.
         *
         *     When the judge, the prompt or the evaluator has changed, judge the anchors again, with `Cache-Control: no-cache`. The
         *     report card then compares the verdicts.
         */
        put: operations["freezeAnchors"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluators/{name}/compare": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Compare two versions of an evaluator, or two judges, on the same responses
         * @description Compares the stored evaluations of the same content by two versions of an evaluator, or by two judges of one version.
         *     Nothing is judged. Of each side, the newest 20,000 evaluations under its judge are read, and exact checks, which are
         *     part of any judge. A response that one side judged several times counts with its newest evaluation. Failed
         *     judgments do not count.
         *
         *     A higher score is not a better judge. So `verdict` says which side agrees more often with people's labels; `difference`
         *     is that of the scores. `change` and `min_difference` choose which cases are shown; they change no figure.
         */
        get: operations["compareVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluators/{name}/label-suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        /**
         * Suggest which responses to label next
         * @description Half of the responses are those whose scores are nearest the threshold, where the judge is least certain. The others
         *     are drawn at random, so that the labels also stand for the rest. None has a label by this author. The judge's
         *     verdict is not part of the answer, because knowing it would influence the label.
         */
        get: operations["suggestLabels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluators/{name}/candidates": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        /**
         * List an evaluator's candidates
         * @description The newest first, with their comparisons and promotions. Of each, at most 20 changed cases are shown,
         *     without explanations.
         */
        get: operations["listCandidates"];
        put?: never;
        /**
         * Plan the replay of a candidate
         * @description A candidate is what an evaluator may become: another criterion, another model core, or the same version under the
         *     judge and prompt that the service has now. Fields that are left out are those of the version that serves now.
         *     Nothing is judged yet: the answer shows how many labelled cases would be, and about how many calls and tokens
         *     that takes. The version that serves now continues to serve.
         *
         *     A case is a response with people's labels that the serving version has scored. If there are more than the bounds
         *     allow, they are drawn at random, and equally for every candidate. A candidate with another criterion needs
         *     `keep_labels: true`: it states that the new wording means the same, so that the labels hold for it too.
         */
        post: operations["createCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluators/{name}/candidates/{candidate_id}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
                /** @example 019a5f30-11aa-7c31-9d52-3b7e5a1c0d44 */
                candidate_id: string;
            };
            cookie?: never;
        };
        /**
         * Get a candidate
         * @description Shows how far its replay is and, once that has ended, how it compares with the version that serves.
         */
        get: operations["getCandidate"];
        put?: never;
        post?: never;
        /**
         * Delete a candidate
         * @description Stops its replay and deletes its results. A version that it was promoted to stays.
         */
        delete: operations["deleteCandidate"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluators/{name}/candidates/{candidate_id}/replay": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
                /** @example 019a5f30-11aa-7c31-9d52-3b7e5a1c0d44 */
                candidate_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Replay a candidate on its labelled cases
         * @description Judges the planned cases with the candidate, in the background. Its verdicts are kept apart: traces, runs, report
         *     cards and the score cache do not contain them. Their tokens count as usage. Each case counts as an evaluation for the
         *     account's rate limit; a replay that is over it waits for the next window. No case is begun that would exceed
         *     `max_tokens` by its estimate. The replay stops early when more than a fifth of the cases cannot be judged. It
         *     survives a restart of the service. One replay runs at a time for each account; a candidate is replayed once.
         */
        post: operations["replayCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/evaluators/{name}/candidates/{candidate_id}/promote": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
                /** @example 019a5f30-11aa-7c31-9d52-3b7e5a1c0d44 */
                candidate_id: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Promote a candidate, or refuse it with the reasons
         * @description Makes the candidate the evaluator's next version, which serves from then on. Refused with 409 and the reasons if the
         *     comparison does not show that it is better, or, with `accept: cannot_say`, if it is worse. It is refused as well if
         *     too many cases could not be judged, or if the evaluator has got another version since the candidate was planned.
         */
        post: operations["promoteCandidate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the rules that judge incoming traces
         * @description The rules in their order, with what each has done since midnight UTC.
         */
        get: operations["listRules"];
        /**
         * Replace the rules that judge incoming traces
         * @description The body replaces all rules of the account; an empty list deletes them. The same body again changes nothing. A rule
         *     keeps what it has used today as long as it keeps its name. To send what `GET` returned, remove `updated_at`, and `today`
         *     from each rule, and send `revision` as `expected_revision`.
         *
         *     A rule judges a sample of the incoming traces that match it, in the background, with each of its evaluators. Incoming
         *     are the traces that are built of OpenTelemetry's spans, and those stored with `POST /api/v1/traces`; a trace that an
         *     evaluation has stored is not. Rules apply to traces that come after them. Of a conversation, the latest response is
         *     judged, and of a multi-agent trace, each agent. A judged trace has the tag `rule.NAME` with the value `judged`, unless it
         *     has 100 tags already.
         *
         *     An evaluator that does not exist, or whose criterion has placeholders, is 422. One that a stored rule of this name has
         *     already is not checked again, so rules can be changed, paused and deleted after an evaluator was deleted. If the account's
         *     retention is `none`, nothing is stored that a rule could judge, so this is 400 unless the list is empty. With
         *     `expected_revision`, it is refused with 409 if somebody has stored other rules meanwhile.
         */
        put: operations["replaceRules"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get usage
         * @description One row per day (UTC), model core and key, oldest day first. The requests of signed-in pages have one row of their own. A request counts as soon as its judgment begins,
         *     even if the judgment fails.
         */
        get: operations["getUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/rate-limits/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the remaining rate limit
         * @description One row per class of routes. This request does not count against the limit.
         */
        get: operations["getRateLimits"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/model-cores": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the model cores and the judge behind each
         * @description Shows which model judges for each model core, and what the core supports. No model is called.
         */
        get: operations["listModelCores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v1/session": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the signed-in account
         * @description The account that the request is made for, with a session or with a key.
         */
        get: operations["getSession"];
        put?: never;
        /**
         * Sign in
         * @description Exchanges a key, or the code of a one-time sign-in link, for a session of the key's account. The session lasts 12
         *     hours. Its token is in the cookie `deemster_session`, which scripts cannot read. A session ends early when it is
         *     signed out, when the account's last key is revoked or expires, or with `deemster sessions end`.
         *
         *     A request that another site's page makes is refused (403).
         */
        post: operations["createSession"];
        /**
         * Sign out
         * @description Ends the session of the request's cookie. A request with a key has no session, so nothing changes.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/traces": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive OpenTelemetry spans
         * @description Takes an `ExportTraceServiceRequest` of OTLP over HTTP, in protobuf or JSON, and builds traces of the spans that call
         *     models, agents and tools. One model call becomes a conversation, several become a multi-agent trace. A trace is
         *     built when no span of it has come for `DEEMSTER_OTLP_IDLE_SECONDS`, or 12 times as long if its root span has not
         *     come. Its id is OpenTelemetry's trace id in the form of a UUID, so that a second export changes nothing.
         *
         *     Spans that come later are added for an hour, unless the trace was judged, rated, tagged or annotated meanwhile. Spans
         *     are stored before the response is sent, but only what a trace is built of. Under retention `none` nothing is stored.
         *
         *     `partialSuccess` counts the spans that were not stored and says why. Without such spans, its message may still say
         *     that model calls came without their messages, and how to make the instrumentation send them.
         */
        post: operations["exportTraces"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/logs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive OpenTelemetry log events
         * @description Takes an `ExportLogsServiceRequest` of OTLP over HTTP, in protobuf or JSON. Some instrumentations send the messages of
         *     a model call as log events (`gen_ai.client.inference.operation.details`, `gen_ai.user.message`, `gen_ai.choice` and
         *     the like); they are added to the span that they name. All other log records are ignored.
         */
        post: operations["exportLogs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/mcp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a message of the Model Context Protocol
         * @description Takes one JSON-RPC message and answers in JSON. There are no sessions and no streams, so each message may be sent on a
         *     connection of its own. The revision 2026-07-28 is served, and those from 2024-11-05 to 2025-11-25 with their
         *     `initialize`.
         *
         *     A tool calls operations of this document, under their rules and limits, and its schemas are theirs. If the operation
         *     fails, the result has `isError` and the operation's `detail`; a failed judgment is never a score. A message counts
         *     against the rate limit as the operations that it calls, and not by itself.
         *
         *     Only a key is accepted here, no session. A page of another site is refused (403), and so is, if the service listens
         *     on a loopback address only, a `Host` that does not name this machine. `DEEMSTER_CORS_ORIGINS` names exceptions, and with
         *     `DEEMSTER_TRUST_PROXY` any host is accepted.
         */
        post: operations["answerMcp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/healthcheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Health check */
        get: operations["healthcheck"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/healthz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Health check */
        get: operations["healthz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Readiness */
        get: operations["readyz"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Prometheus metrics
         * @description Prometheus text format: requests and their latency; judgments; the judge's latency, errors and tokens; the
         *     database's size and transactions. The metrics contain no account, key or content.
         */
        get: operations["getMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * ModelCore
         * @description A model core is a dated name that callers use in place of a model's own name; the operator decides which model
         *     is behind each. The `align-lightning` cores judge only the latest response, and `align-lightning-20251127`
         *     accepts only `Passes if` and `Fails if`.
         * @default align-20251111
         * @enum {string}
         */
        ModelCore: "align-20251111" | "align-20250529" | "align-20260109" | "align-lightning-20251127" | "align-lightning-20250731";
        /** @enum {string} */
        ModelCoreName: "align-20251111" | "align-20250529" | "align-20260109" | "align-lightning-20251127" | "align-lightning-20250731";
        ModelCoreList: {
            model_cores: components["schemas"]["ModelCoreInfo"][];
        };
        ModelCoreInfo: {
            name: components["schemas"]["ModelCoreName"];
            /**
             * @description The model that judges, as in the `sub_trace` of an evaluation. Null if none is configured: then only criteria that
             *     code decides can be judged.
             */
            judge: string | null;
            /** @description Whether it accepts only `Passes if` and `Fails if`. */
            pass_fail_only: boolean;
            /** @description Whether it judges only the latest response. */
            latest_only: boolean;
        };
        /**
         * @description A chat message in the style of OpenAI or Anthropic: a `role` (system, developer, user, assistant, tool or
         *     function), and `content` as a string, null or a list of blocks. Tool calls and tool results are read in both
         *     styles; items of `tool_calls` also in LangChain's, with `name` and `args`. Unknown keys are kept, except if they look like a misspelt `content` or `tool_calls` that is absent: an
         *     evaluation of such a message is refused, and so is one of an assistant message with neither of them.
         */
        Message: {
            [key: string]: unknown;
        };
        /** @description The tools available to the assistant, in the style of OpenAI or Anthropic. */
        Tools: {
            [key: string]: unknown;
        }[] | null;
        /**
         * @description Names and values for finding the trace later. Values are strings. A trace has at most 100 tags.
         * @default {}
         */
        Tags: {
            [key: string]: string;
        } | null;
        /**
         * @description `none` stores only a usage record and the names and sizes of the request's fields. The stricter of this value
         *     and the account's setting applies.
         * @default standard
         * @enum {string|null}
         */
        DataRetention: "standard" | "none" | null;
        /** @description Give exactly one of `evaluation_criteria` and `evaluator_name`. */
        RewardRequest: {
            messages: components["schemas"]["Message"][];
            /**
             * Format: text
             * @description One sentence that begins with `Reward`, `Penalize`, `Passes if` or `Fails if`, in exactly this case, and then
             *     white space (any of Unicode's), a colon or a comma. `Passes if` and `Fails if` score 1 or 0; `Reward` and `Penalize`
             *     score from 0 to 1. Impossible bounds ("at least 5 and at most 3 words") are refused. Mutually exclusive with
             *     `evaluator_name`.
             */
            evaluation_criteria?: string | null;
            /**
             * Format: text
             * @description The name of a stored evaluator; its newest version is used. Mutually exclusive with `evaluation_criteria`.
             *     The evaluator's `model_core` applies unless the request names one other than the default. Its
             *     `explanation_cleaning` applies if the request sets none.
             */
            evaluator_name?: string | null;
            /**
             * @description Values for the placeholders of the criterion, its own or the evaluator's. `{{name}}` becomes the value in
             *     quotation marks, or the bare value inside a quotation; `{{name:number}}` becomes a bare number; `\{{name}}` is
             *     the text `{{name}}` itself. A value that is missing, that would end its quotation or that is not a number is
             *     refused, and so are more than 1,000,000 characters of values in the criterion. Values without a placeholder are ignored. The evaluation keeps the template and the
             *     values in its `sub_trace`, and the filled text as its `criteria`.
             */
            variables?: {
                [key: string]: string | number;
            } | null;
            model_core?: components["schemas"]["ModelCore"];
            tags?: components["schemas"]["Tags"];
            /**
             * Format: uuid
             * @description Adds the evaluation to this stored trace. The stored conversation stays unchanged, tags are merged, and the
             *     judged content is in the evaluation's `sub_trace`.
             */
            trace_id?: string | null;
            data_retention?: components["schemas"]["DataRetention"];
            /** @description The system message, if it is not one of the messages. */
            system?: string | null;
            tools?: components["schemas"]["Tools"];
            /**
             * @description If false, every response of the conversation is judged, and the score is the mean of the scores that are not
             *     null. Lightning cores accept only true.
             * @default true
             */
            evaluate_latest?: boolean;
            /**
             * @description `end_user` adds `cleaned_explanation`, which refers only to content that is visible in user and assistant
             *     messages.
             * @enum {string|null}
             */
            explanation_cleaning?: "end_user" | null;
        };
        /** @description Where the verdict's evidence comes from, or an earlier annotation that the judge was shown. */
        Source: {
            /** @description `messages[3]`, or the id of a tool call, a comment or a label. */
            id: string;
            /** @description `message`, `tool_result`, or `annotation` for a comment or a label. */
            type: string;
        };
        ScoreResponse: {
            /** @description Higher is better. Null when the criterion does not apply. */
            score?: number | null;
            explanation: string;
            /** @description Present only when `explanation_cleaning` is `end_user`. */
            cleaned_explanation?: string | null;
            sources?: components["schemas"]["Source"][] | null;
        };
        CommentRequest: {
            /**
             * Format: uuid
             * @description From the header `X-Trace-Id` of an evaluation, or the `id` of a stored trace.
             */
            trace_id: string;
            /** Format: text */
            comment: string;
        };
        Comment: {
            /** Format: uuid */
            id: string;
            /** Format: uuid */
            trace_id: string;
            comment: string;
            /** Format: date-time */
            created_at: string;
        };
        Rating: {
            /**
             * Format: uuid
             * @description From the header `X-Trace-Id` of an evaluation, or the `id` of a stored trace.
             */
            trace_id: string;
            rating: boolean;
        };
        AddedTags: {
            /**
             * Format: uuid
             * @description From the header `X-Trace-Id` of an evaluation, or the `id` of a stored trace.
             */
            trace_id: string;
            /** @description Values are strings. A trace has at most 100 tags. */
            tags: {
                [key: string]: string;
            };
        };
        /**
         * @description Give exactly one of `evaluation_id` and `trace_id`; with `trace_id`, also exactly one of `evaluator_name` and
         *     `evaluation_criteria`.
         */
        LabelRequest: {
            /**
             * Format: uuid
             * @description From the header `X-Evaluation-Id` of an evaluation, or the `id` of an evaluation in a trace.
             */
            evaluation_id?: string | null;
            /**
             * Format: uuid
             * @description A stored conversation whose latest response is labelled. Mutually exclusive with `evaluation_id`.
             */
            trace_id?: string | null;
            /**
             * Format: text
             * @description The evaluator that the label is for. Only with `trace_id`.
             */
            evaluator_name?: string | null;
            /**
             * Format: text
             * @description The criterion that the label is for, if it is not an evaluator's. Only with `trace_id`.
             */
            evaluation_criteria?: string | null;
            /**
             * @description Values for the placeholders of the criterion, its own or the evaluator's. `{{name}}` becomes the value in
             *     quotation marks, or the bare value inside a quotation; `{{name:number}}` becomes a bare number; `\{{name}}` is
             *     the text `{{name}}` itself. A value that is missing, that would end its quotation or that is not a number is
             *     refused, and so are more than 1,000,000 characters of values in the criterion. Values without a placeholder are ignored. The evaluation keeps the template and the
             *     values in its `sub_trace`, and the filled text as its `criteria`.
             */
            variables?: {
                [key: string]: string | number;
            } | null;
            /** @description True if this response deserves to pass. */
            label: boolean;
            /** @description The person's own score, for a criterion that is graded. Higher is better. */
            score?: number | null;
            /**
             * Format: text
             * @description Who gave the label, without spaces around the name. Labels of several authors on the same content are kept side by
             *     side.
             */
            author?: string | null;
        };
        /** @description A person's own verdict on a response. */
        Label: {
            /** Format: uuid */
            id: string;
            /**
             * Format: uuid
             * @description The trace in which it was given.
             */
            trace_id: string;
            /**
             * Format: uuid
             * @description The evaluation that it was given to. Null for a response that was not judged.
             */
            evaluation_id: string | null;
            evaluator_name: string | null;
            /** @description The criterion that the response was labelled by; of an evaluator, the one of its version at that time. */
            criteria: string;
            label: boolean;
            score: number | null;
            author: string | null;
            /** Format: date-time */
            created_at: string;
        };
        /** @description Give exactly one of `messages` and `trace`. `system` and `tools` are allowed only with `messages`. */
        TraceRequest: {
            /**
             * Format: uuid
             * @description An id chosen by the caller. If it is absent, the service creates one.
             */
            id?: string | null;
            /** @description A conversation. Mutually exclusive with `trace`. */
            messages?: components["schemas"]["Message"][] | null;
            /** @description A multi-agent trace, under the rules of `/api/v1/evals/trace`. Mutually exclusive with `messages`. */
            trace?: components["schemas"]["MultiAgentTrace"] | null;
            system?: string | null;
            tools?: components["schemas"]["Tools"];
            tags?: components["schemas"]["Tags"];
        };
        Conversation: {
            messages: components["schemas"]["Message"][];
            system: string | null;
            tools: components["schemas"]["Tools"];
        };
        /** @description The judge's tokens, as reported by its provider. */
        TokenUsage: {
            prompt: number;
            completion: number;
            /** @description The part of `prompt` that the provider had cached. */
            cached_prompt: number;
        };
        /** @description What was judged, and how. */
        SubTrace: {
            subject: {
                /** @description In a multi-agent trace, the agent instance that saw this conversation. Absent otherwise. */
                agent?: {
                    id: string;
                    name: string;
                };
                /** @description Null if it is the same as the trace's conversation. */
                conversation: components["schemas"]["Conversation"] | null;
                /**
                 * @description The judged responses, as indexes into the messages, both ends inclusive. For an agent instance, these
                 *     are the parts of its one response; what others said in between is not judged.
                 */
                responses: {
                    first: number;
                    last: number;
                }[];
            };
            /** @description `check`, or the kind and name of the model, such as `openai:gpt-5-mini`. */
            judge: string;
            /** @enum {string} */
            decided_by: "check" | "model";
            /** @description The check, or the protocol that the model followed. */
            method: string;
            /** @description The model's probability that the condition holds. Null if the model gave none. */
            probability: number | null;
            /** @description The model's probability for each label, at the token of its verdict. Null if the model gave none. */
            label_probabilities: {
                [key: string]: number;
            } | null;
            /** @description The individual scores behind the score. Null for a check. */
            samples: (number | null)[] | null;
            /**
             * @description The judge's own spread: from the lowest to the highest of up to three samples; the middle half of more
             *     samples or of the label probabilities. Null for a check, and if the criterion does not apply.
             */
            range: number[] | null;
            /** @description The width of `range`. Null if `range` is null. */
            spread: number | null;
            evidence: {
                source: components["schemas"]["Source"];
                /** @description A literal quote from the source. */
                quote: string | null;
            }[];
            /** @description Number of the model's quotes that were not found where it said, and were left out of the evidence. */
            dropped_quotes: number;
            /**
             * @description What the response would have to hold, as the model listed it before its verdict: at most 20 per judged
             *     response, those that it does not cover first. Absent if the model listed nothing.
             */
            points?: components["schemas"]["ListedPoint"][];
            /**
             * @description What the response claims, as the model listed it before its verdict: at most 20 per judged response, those
             *     that are not supported first. Absent if the model listed nothing.
             */
            claims?: components["schemas"]["ListedClaim"][];
            /**
             * @description Null for a check. For a cached score, the prompt tokens of the original judgment, none of which were paid
             *     for again.
             */
            usage: components["schemas"]["TokenUsage"] | null;
            prompt_version: string | null;
            /** @description What read the criterion and decides exact checks. Absent in evaluations that 1.0.0 stored. */
            reader_version?: string;
            /** @description The explanation for the conversation's end user. Null if it was not requested. */
            cleaned_explanation: string | null;
            /** @description The criterion before its placeholders were filled. Absent if it had none. */
            criterion_template?: string;
            /** @description The values that filled them. */
            variables?: {
                [key: string]: string | number;
            };
            /**
             * @description The ids of the comments and labels on similar earlier cases that the judge was shown. Absent if the evaluator
             *     has no `memory`, and if an exact check decided.
             */
            memory?: string[];
            evaluator_version: number | null;
            latency_ms: number;
        };
        ListedPoint: {
            point: string;
            /** @enum {string} */
            covered: "yes" | "partly" | "no";
            /** @description The message that it is from, as an index. Null if the model named none that the judge could see. */
            message: number | null;
            response?: components["schemas"]["ListedResponse"];
        };
        ListedClaim: {
            claim: string;
            supported: boolean;
            /**
             * @description The quote that supports it, as an index into `evidence`. Null if it is not supported, or if the model's quote
             *     is not where it said.
             */
            evidence: number | null;
            response?: components["schemas"]["ListedResponse"];
        };
        /** @description The response that it is about, as an index into `subject.responses`. Absent if only one was judged. */
        ListedResponse: number;
        Evaluation: {
            /** Format: uuid */
            id: string;
            evaluator_name: string | null;
            score: number | null;
            explanation: string;
            sub_trace: components["schemas"]["SubTrace"];
            criteria: string;
            sources: components["schemas"]["Source"][] | null;
            /** @description Answered from the score cache. */
            cached: boolean;
            /** @description Judge prompt tokens that were not paid for again. */
            c_cached_tokens: number;
        };
        Trace: {
            /** Format: uuid */
            id: string;
            /** Format: date-time */
            created_at: string;
            tags: {
                [key: string]: string;
            };
            rating: boolean | null;
            trace: components["schemas"]["Conversation"] | components["schemas"]["MultiAgentTrace"];
            comments: components["schemas"]["Comment"][];
            /** @description The labels that were given in this trace. */
            labels: components["schemas"]["Label"][];
            evaluations: components["schemas"]["Evaluation"][];
            /**
             * @description Judgments that were to be added to this trace, and failed: the newest 100, newest first. They have no score. Absent if none
             *     failed.
             */
            failed_judgments?: components["schemas"]["FailedJudgment"][];
        };
        FailedJudgment: {
            /** Format: date-time */
            created_at: string;
            /** @description Null if a criterion was given. */
            evaluator_name: string | null;
            /** @description Null if an evaluator was named. */
            criteria: string | null;
            model_core: string;
            /** @description The class of the fault, such as `unreachable`, `timed_out` or `unusable_reply`. */
            fault: string;
        };
        /** @description How many traces there are, and how many of them a further filter would leave. */
        TraceFacets: {
            traces: number;
            /** @description Whether there are older traces, which are not counted. */
            more: boolean;
            /**
             * @description Traces with a score below the threshold, and with one of at least the threshold. Null with filters on criteria, model
             *     cores or failed judgments, and so are `evaluators`.
             */
            scores: {
                below: number;
                at_least: number;
            } | null;
            ratings: {
                good: number;
                poor: number;
            };
            evaluators: {
                evaluator_name: string;
                traces: number;
            }[] | null;
            tags: {
                /** @description As the filter takes it: `key:value`. */
                tag: string;
                traces: number;
            }[];
        };
        TraceList: {
            traces: components["schemas"]["Trace"][];
            /** @description Null on the last page. */
            next_page_token: string | null;
            /**
             * @description Only with `text`: how many traces were not searched, because their texts are not indexed yet. After a burst or a
             *     migration, the service indexes in the background, and all of the newest 2,000 are searched anyway.
             */
            unsearched?: number;
        };
        Run: {
            /** @description Its name, the value of the tag `run`. */
            run: string;
            /**
             * Format: date-time
             * @description When its oldest trace was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When its newest trace was created.
             */
            last_at: string;
            traces: number;
            /** @description Different values of the tag `case`. Traces without it are not counted. */
            cases: number;
            evaluations: number;
            /** @description Judgments of its traces that could not be made. */
            failed: number;
            /** @description The judges of its evaluations, `check` for exact checks. */
            judges: string[];
            /** @description Different criteria of its evaluations; those that differ only in the values of placeholders count once. */
            criteria: number;
        };
        RunList: {
            runs: components["schemas"]["Run"][];
            /** @description Null on the last page. */
            next_page_token: string | null;
        };
        ComparisonVerdict: {
            /** @enum {string} */
            verdict: "better" | "worse" | "cannot_say" | "not_comparable";
            /** @enum {string} */
            reason: "shown" | "other_judge" | "other_reader" | "other_threshold" | "other_criterion" | "other_kind" | "no_common_cases" | "no_common_scores" | "too_many_left_out" | "too_few" | "no_difference" | "within_chance" | "several_comparisons";
            /** @description The reason in words. */
            explanation: string;
            /** @description About so many more cases would show the difference if it is real. Null if no number would, or none is needed. */
            more_cases: number | null;
        };
        /** @description Cases to which this applies in both runs, or in one. */
        ComparisonSides: {
            both: number;
            only_base: number;
            only_candidate: number;
        };
        /** @description Every case of either run is counted once, as compared or as left out for one reason. */
        ComparisonCounts: {
            cases: number;
            /** @description Cases with a score in both runs. */
            compared: number;
            both_passed: number;
            only_base_passed: number;
            only_candidate_passed: number;
            both_failed: number;
            /** @description The criterion is not the same in both runs. */
            not_comparable: number;
            /** @description Cases with several results in one run. */
            repeated: number;
            missing_in_base: number;
            missing_in_candidate: number;
            unjudged: components["schemas"]["ComparisonSides"];
            not_applicable: components["schemas"]["ComparisonSides"];
            /** @description Of the cases to which the criterion applies in at least one run, the share that is not compared. */
            left_out: number;
        };
        /** @description The candidate's value minus the base's, with a 95 % interval. */
        ComparisonDifference: {
            /** @enum {string} */
            of: "pass_rate" | "mean_score";
            /** @enum {string} */
            method: "newcombe_paired" | "bootstrap" | "normal";
            value: number;
            low: number;
            high: number;
            /** @description The number of independent cases that it rests on. */
            clusters: number;
            /** @description Whether that is too few for an interval of this method. */
            too_few: boolean;
            /** @description The probability of such a difference by chance. */
            p: number;
            /** @description The draws of a bootstrap start from it. */
            seed: number | null;
        };
        ComparedScore: {
            /**
             * Format: uuid
             * @description Null if the trace was deleted meanwhile.
             */
            trace_id: string | null;
            /**
             * Format: uuid
             * @description Of the score. Null if it was deleted meanwhile.
             */
            evaluation_id: string | null;
            score: number;
        };
        /**
         * @description Regressed and improved scores crossed the threshold; lowered and raised ones did not. `same`: equal scores, which are
         *     shown only if they are asked for.
         * @enum {string}
         */
        CaseChange: "regressed" | "lowered" | "improved" | "raised" | "same";
        ChangedCase: {
            /** @description The tag `case`. Null without one. */
            case: string | null;
            /** @description In a multi-agent trace, the judged agent. */
            agent_name: string | null;
            change: components["schemas"]["CaseChange"];
            base: components["schemas"]["ComparedScore"];
            candidate: components["schemas"]["ComparedScore"];
        };
        CriterionComparison: {
            evaluator_name: string | null;
            /** @description With its placeholders. Null if an evaluator made no judgment in either run. */
            criterion: string | null;
            /** @enum {string} */
            kind: "pass_fail" | "graded";
            verdict: components["schemas"]["ComparisonVerdict"];
            counts: components["schemas"]["ComparisonCounts"];
            difference: components["schemas"]["ComparisonDifference"] | null;
            /** @description `p`, raised for the number of comparisons (Holm). Null without a test. */
            adjusted_p: number | null;
            /** @description Regressed cases first, and of these the largest changes; equal ones by name. All criteria together show at most 200. */
            changed_cases: components["schemas"]["ChangedCase"][];
            /** @description Further cases of the same kind, which are not shown. */
            more_changed_cases: number;
        };
        RunComparison: {
            base: string;
            candidate: string;
            threshold: number;
            /**
             * @description Only a comparison of the product has a verdict. `judges` if a criterion had different judges or readers.
             * @enum {string}
             */
            compares: "product" | "judges";
            verdict: components["schemas"]["ComparisonVerdict"];
            counts: components["schemas"]["ComparisonCounts"];
            /** @description Of the pass rates over all cases and criteria; with one criterion, its own difference. */
            difference: components["schemas"]["ComparisonDifference"] | null;
            judges: components["schemas"]["ComparedNames"];
            readers: components["schemas"]["ComparedNames"];
            criteria: components["schemas"]["CriterionComparison"][];
        };
        /** @description Two judges, compared on the same responses by the same criteria. */
        JudgeComparison: {
            /** @description Null if no model judged these traces. */
            base_judge: string | null;
            /** @description Null if only one model judged these traces. */
            candidate_judge: string | null;
            /** @description The models that judged these traces, the one with the most evaluations first. */
            judges: {
                judge: string;
                evaluations: number;
            }[];
            /** @description How many traces were read. */
            traces: number;
            /** @description Whether there are older traces that were not read. */
            truncated: boolean;
            threshold: number;
            verdict: components["schemas"]["ComparisonVerdict"];
            counts: components["schemas"]["ComparisonCounts"];
            /** @description Of the pass rates over all cases and criteria; with one criterion, its own difference. */
            difference: components["schemas"]["ComparisonDifference"] | null;
            criteria: components["schemas"]["CriterionComparison"][];
        };
        ComparedVersion: {
            version: number;
            /** @description The version's criterion. */
            criteria: string;
            model_core: components["schemas"]["ModelCore"];
            /** @description Whose evaluations are compared. Null if the version has none. */
            judge: string | null;
            /** @description The version's other judges. */
            other_judges: string[];
            /**
             * @description The reader of criteria whose evaluations are compared: the newest one that both sides have. Null if there is none, or
             *     if it was not recorded.
             */
            reader_version: string | null;
            /** @description The other readers with evaluations of the version. These are left out. */
            other_reader_versions: (string | null)[];
            /** @description Whether there are older evaluations that were not read. */
            truncated: boolean;
        };
        /** @description Two versions of an evaluator, or two judges of one version, compared on the same responses. */
        VersionComparison: {
            evaluator_name: string;
            base: components["schemas"]["ComparedVersion"];
            candidate: components["schemas"]["ComparedVersion"];
            threshold: number;
            verdict: components["schemas"]["JudgeVerdict"];
            agreement: components["schemas"]["ReplayRate"];
            true_positive_rate: components["schemas"]["ReplayRate"];
            true_negative_rate: components["schemas"]["ReplayRate"];
            /**
             * @description Of the candidate's scores.
             * @enum {string}
             */
            kind: "pass_fail" | "graded";
            counts: components["schemas"]["ComparisonCounts"];
            /** @description Of the scores. Null if no response was judged by both, if only one side is graded, or if no reader of criteria read both. */
            difference: components["schemas"]["ComparisonDifference"] | null;
            /** @description Responses with different scores, those that fell below the threshold first; at most 200. */
            changed_cases: components["schemas"]["ChangedCase"][];
            /** @description Further cases of the same kind, which are not shown. */
            more_changed_cases: number;
        };
        ComparedNames: {
            base: string[];
            candidate: string[];
        };
        /** @description Give exactly one of `evaluation_criteria` and `evaluator_name`. */
        MultiAgentTraceRequest: {
            trace: components["schemas"]["MultiAgentTrace"];
            /**
             * Format: text
             * @description As for a conversation. It is applied to each agent instance. Mutually exclusive with `evaluator_name`.
             */
            evaluation_criteria?: string | null;
            /**
             * Format: text
             * @description The name of a stored evaluator; its newest version is used. Mutually exclusive with `evaluation_criteria`.
             *     The evaluator's `model_core` applies unless the request names one other than the default. Its
             *     `explanation_cleaning` does not apply, because agents are not end users.
             */
            evaluator_name?: string | null;
            /**
             * @description Values for the placeholders of the criterion, its own or the evaluator's. `{{name}}` becomes the value in
             *     quotation marks, or the bare value inside a quotation; `{{name:number}}` becomes a bare number; `\{{name}}` is
             *     the text `{{name}}` itself. A value that is missing, that would end its quotation or that is not a number is
             *     refused, and so are more than 1,000,000 characters of values in the criterion. Values without a placeholder are ignored. The evaluation keeps the template and the
             *     values in its `sub_trace`, and the filled text as its `criteria`.
             */
            variables?: {
                [key: string]: string | number;
            } | null;
            model_core?: components["schemas"]["ModelCore"];
            /**
             * @description Must be false. Everything an instance wrote is judged.
             * @default false
             * @enum {boolean}
             */
            evaluate_latest?: false;
            tags?: components["schemas"]["Tags"];
            /**
             * Format: uuid
             * @description Adds the evaluations to this stored trace. The stored trace stays unchanged, tags are merged, and what each
             *     agent instance was judged on is in its evaluation's `sub_trace`.
             */
            trace_id?: string | null;
            data_retention?: components["schemas"]["DataRetention"];
        };
        /** @description An `ExportTraceServiceRequest`. Ids are hexadecimal digits, and 64-bit integers are texts or numbers. */
        OtlpTraces: {
            resourceSpans?: {
                resource?: Record<string, never> | null;
                scopeSpans?: {
                    scope?: Record<string, never> | null;
                    spans?: Record<string, never>[] | null;
                }[] | null;
            }[] | null;
            resourceLogs?: unknown;
            resourceMetrics?: unknown;
        };
        /** @description An `ExportLogsServiceRequest`, with ids and integers as in `OtlpTraces`. */
        OtlpLogs: {
            resourceLogs?: {
                resource?: Record<string, never> | null;
                scopeLogs?: {
                    scope?: Record<string, never> | null;
                    logRecords?: Record<string, never>[] | null;
                }[] | null;
            }[] | null;
            resourceSpans?: unknown;
            resourceMetrics?: unknown;
        };
        OtlpTracesAnswer: {
            partialSuccess?: {
                /** @description How many spans were not stored, as text. */
                rejectedSpans: string;
                /** @description Why, and what to do about it. */
                errorMessage: string;
            };
        };
        OtlpLogsAnswer: {
            partialSuccess?: {
                /** @description How many log records were not stored, as text. */
                rejectedLogRecords: string;
                /** @description Why, and what to do about it. */
                errorMessage: string;
            };
        };
        /** @description What several agents said to their models, and which agent called which. */
        MultiAgentTrace: {
            /** @description A key of `agent_instance_by_id`. */
            root_agent_instance_id: string;
            agent_instance_by_id: {
                [key: string]: components["schemas"]["AgentInstance"];
            };
        };
        AgentInstance: {
            /** @description Equal to its key in `agent_instance_by_id`. */
            id: string;
            /** @description The agent's name. Instances of one agent share it. */
            name: string;
            /** @description In order, each an interaction with a model or the id of an agent instance that this one called. */
            interactions: (string | components["schemas"]["LLMInteraction"])[];
        };
        LLMInteraction: {
            input_messages: components["schemas"]["LLMInput"][];
            output_messages: components["schemas"]["LLMOutput"][];
            tools_available?: components["schemas"]["LLMToolDefinition"][] | null;
        };
        LLMInput: {
            /** @description One of the roles of a chat message; `human`, `ai` and `model` are understood too. */
            role: string;
            type?: string | null;
            content: string | components["schemas"]["LLMToolCall"] | components["schemas"]["LLMToolResponse"];
        };
        LLMOutput: {
            type?: string | null;
            content: string | components["schemas"]["LLMToolCall"];
        };
        LLMToolCall: {
            id: string;
            name: string;
            /** @description The arguments as JSON text. What is no JSON is judged as it is. */
            parameters: string;
        } & {
            [key: string]: unknown;
        };
        LLMToolResponse: {
            /** @description The call's. */
            id: string;
            response: string;
            name?: string | null;
        } & {
            [key: string]: unknown;
        };
        LLMToolDefinition: {
            name: string;
            description: string;
            /** @description The JSON schema of the arguments as JSON text. Text that is not JSON is shown unchanged. */
            parameters: string;
        } & {
            [key: string]: unknown;
        };
        MultiAgentTraceResponse: {
            /** @description The id of the request, which is also in the log of the service. */
            request_id: string;
            criterion: string;
            /** @description The mean of the scores that are not null. Null if there are none. */
            overall_score: number | null;
            /** @description The score of each judged instance, by id. */
            agent_scores: {
                [key: string]: number | null;
            };
            /** @description One or more lines for each judged instance, with its name. */
            explanation: string;
            results_by_agent_name: {
                [key: string]: components["schemas"]["AgentResults"];
            };
        };
        /** @description The instances that share a name. */
        AgentResults: {
            agent_name: string;
            /** @description Null for an instance that wrote only reasoning (no LLM interaction with an output message). Such an instance is not judged. */
            results_by_agent_instance_id: {
                [key: string]: components["schemas"]["ScoreResponse"] | null;
            };
            /** @description Statistics of the scores that are not null. Null if there are none, and for `Passes if` and `Fails if`. */
            summary_statistics: components["schemas"]["SummaryStatistics"] | null;
        };
        SummaryStatistics: {
            median: number;
            min: number;
            max: number;
            /** @description Of the population; 0 for one score. */
            std: number;
        };
        /**
         * TaskStatus
         * @enum {string}
         */
        TaskStatus: "queued" | "running" | "succeeded" | "failed" | "cancelled";
        TaskAccepted: {
            /** Format: uuid */
            task_id: string;
            status: components["schemas"]["TaskStatus"];
        };
        Task: {
            /** Format: uuid */
            task_id: string;
            /** @enum {string} */
            kind: "reward" | "trace";
            status: components["schemas"]["TaskStatus"];
            /** @description Number of attempts that have ended, at most 5. An attempt interrupted by a crash or a stop of the service does not count. */
            attempts: number;
            /** @description Those attempts, in order. */
            attempt_log: {
                /** Format: date-time */
                started_at: string;
                /** Format: date-time */
                finished_at: string;
                /** @description Null for the attempt that succeeded. */
                error: components["schemas"]["TaskError"] | null;
            }[];
            /** Format: date-time */
            created_at: string;
            /**
             * Format: date-time
             * @description When the first attempt began.
             */
            started_at: string | null;
            /** Format: date-time */
            finished_at: string | null;
            /**
             * Format: uuid
             * @description The stored trace. Null before the task succeeds, under retention `none`, and once the trace is deleted.
             */
            trace_id: string | null;
            evaluation_ids: string[];
            /**
             * @description The response that the synchronous call would have returned. Null before the task succeeds and after its
             *     trace is deleted. Under retention `none`, it is held for an hour.
             */
            result: components["schemas"]["ScoreResponse"] | components["schemas"]["MultiAgentTraceResponse"] | null;
            /** @description Why the task failed. Null if it did not fail. */
            error: components["schemas"]["TaskError"] | null;
        };
        /** @description The error that the synchronous call would have returned. */
        TaskError: {
            status: number;
            detail: string;
        };
        TaskList: {
            tasks: components["schemas"]["Task"][];
            /** @description Null on the last page. */
            next_page_token: string | null;
        };
        EvaluatorRequest: {
            /** Format: text */
            name: string;
            /** Format: text */
            evaluation_criteria: string;
            model_core?: components["schemas"]["ModelCore"];
            /**
             * @description Applies to evaluations that use this evaluator and do not set it themselves.
             * @enum {string|null}
             */
            explanation_cleaning?: "end_user" | null;
            /**
             * Format: text
             * @description A note for people; the judge does not see it.
             */
            description?: string | null;
            /**
             * @description Whether a model that judges sees up to three of people's labels and comments on similar earlier cases of this
             *     evaluator, never the case itself. They are in `sources`. Exact checks never see them.
             * @default false
             */
            memory?: boolean;
        };
        EvaluatorUpdate: {
            /** Format: text */
            name?: string;
            /** Format: text */
            evaluation_criteria: string;
            model_core?: components["schemas"]["ModelCore"];
            /**
             * @description Applies to evaluations that use this evaluator and do not set it themselves.
             * @enum {string|null}
             */
            explanation_cleaning?: "end_user" | null;
            /**
             * Format: text
             * @description A note for people; the judge does not see it.
             */
            description?: string | null;
            /**
             * @description Whether a model that judges sees up to three of people's labels and comments on similar earlier cases of this
             *     evaluator, never the case itself. They are in `sources`. Exact checks never see them.
             * @default false
             */
            memory?: boolean;
            /**
             * @description Whether people's labels on earlier versions count for this one too. Default: true if the criterion stays the
             *     same, false if it changes.
             */
            keep_labels?: boolean | null;
            /**
             * @description The newest version that the caller knows. If another one is the newest, the request is refused and nothing is stored,
             *     so that nobody replaces a version that they have not seen. Default: whatever is stored is replaced.
             */
            expected_version?: number | null;
        };
        RulesRequest: {
            /** @description All rules of the account. Each has its own name. */
            rules: components["schemas"]["RuleSettings"][];
            /**
             * @description The revision that the caller knows. If another one is stored, and other rules with it, nothing is changed and the
             *     answer is 409. Default: whatever is stored is replaced.
             */
            expected_revision?: number | null;
        };
        RuleSettings: {
            /** @description Letters, digits, dots, hyphens and underscores. A rule with another name is another rule. */
            name: string;
            /**
             * @description A paused rule draws no traces.
             * @default false
             */
            paused?: boolean;
            /** @description Which traces match; every condition has to hold. Default, and without conditions, all traces. */
            match?: {
                /**
                 * Format: text
                 * @description The service that sent the trace, which is its tag `service.name`.
                 */
                service?: string | null;
                /** @description Tags that the trace has, with these values, when it comes. */
                tags?: {
                    [key: string]: string;
                } | null;
                /**
                 * Format: text
                 * @description The name of an agent. Only multi-agent traces with such an agent match, and only that agent is judged.
                 */
                agent?: string | null;
            } | null;
            /**
             * @description The share of the matching traces that is drawn, in percent. It depends on the trace's id only, so the same trace is
             *     drawn or not however often it comes, and a larger share contains every smaller one.
             */
            sample_percent: number;
            evaluators: components["schemas"]["RuleEvaluatorSettings"][];
            /**
             * @description The most judgments per UTC day. A judgment is one evaluator's of one conversation, or of one agent of a
             *     multi-agent trace. When a trace would exceed it, the trace is skipped, not judged on another day.
             * @default 1000
             */
            daily_judgments?: number;
            /**
             * @description The most tokens of judges per UTC day. About what a judgment takes is reserved before it begins, and what it took
             *     is counted when it ends, so only what was in progress can exceed it, by what it took more than was reserved. A
             *     trace can be skipped for what others have reserved while much of the budget is left.
             *     Exact checks and cached verdicts take none.
             * @default 1000000
             */
            daily_tokens?: number;
        };
        RuleEvaluatorSettings: {
            /**
             * Format: text
             * @description The name of a stored evaluator.
             */
            name: string;
            /** @description The version that judges. Null, the default, is the newest one when the trace comes. */
            version?: number | null;
        };
        RuleList: {
            /** @description Grows with each change of the rules; 0 if none were ever stored. */
            revision: number;
            /** Format: date-time */
            updated_at: string | null;
            rules: components["schemas"]["Rule"][];
        };
        Rule: {
            /** @description Letters, digits, dots, hyphens and underscores. A rule with another name is another rule. */
            name: string;
            /**
             * @description A paused rule draws no traces.
             * @default false
             */
            paused: boolean;
            match: {
                /**
                 * Format: text
                 * @description The service that sent the trace, which is its tag `service.name`.
                 */
                service: string | null;
                tags: {
                    [key: string]: string;
                };
                /**
                 * Format: text
                 * @description The name of an agent. Only multi-agent traces with such an agent match, and only that agent is judged.
                 */
                agent: string | null;
            };
            /**
             * @description The share of the matching traces that is drawn, in percent. It depends on the trace's id only, so the same trace is
             *     drawn or not however often it comes, and a larger share contains every smaller one.
             */
            sample_percent: number;
            evaluators: components["schemas"]["RuleEvaluator"][];
            /**
             * @description The most judgments per UTC day. A judgment is one evaluator's of one conversation, or of one agent of a
             *     multi-agent trace. When a trace would exceed it, the trace is skipped, not judged on another day.
             * @default 1000
             */
            daily_judgments: number;
            /**
             * @description The most tokens of judges per UTC day. About what a judgment takes is reserved before it begins, and what it took
             *     is counted when it ends, so only what was in progress can exceed it, by what it took more than was reserved. A
             *     trace can be skipped for what others have reserved while much of the budget is left.
             *     Exact checks and cached verdicts take none.
             * @default 1000000
             */
            daily_tokens: number;
            today: components["schemas"]["RuleDay"];
        };
        RuleEvaluator: {
            /**
             * Format: text
             * @description The name of a stored evaluator.
             */
            name: string;
            /** @description The version that judges. Null, the default, is the newest one when the trace comes. */
            version: number | null;
        };
        /** @description What a rule has done since midnight UTC. Everything counts on the day on which its trace was drawn. */
        RuleDay: {
            /** Format: date */
            day: string;
            /** @description The matching traces of the sample. */
            drawn: number;
            /** @description The judgments that were begun. One that fails is not given back. */
            judgments: number;
            /**
             * @description What the judges took, of prompts and verdicts. If a trace is deleted or a task cancelled while it is judged, the calls are
             *     aborted and report nothing, so what was reserved for them counts.
             */
            tokens: number;
            /** @description The background tasks that have not ended. */
            in_progress: number;
            /** @description About what those in progress will take. */
            tokens_reserved: number;
            /**
             * @description The background tasks that failed, also because their trace was deleted. They have no score;
             *     `GET /api/v1/tasks?status=failed` shows why.
             */
            failed: number;
            /** @description The drawn traces that were not judged, or not by every evaluator, by reason. */
            skipped: {
                /** @description The judgments or the tokens of the day did not suffice. */
                budget: number;
                /** @description The trace has no response, or its messages were not captured. */
                no_response: number;
                /**
                 * @description The trace's messages were captured only in part (the tag `otel.content` is `partial`), so the score would be of half a
                 *     conversation.
                 */
                partial: number;
                /** @description The account's retention became `none`. */
                retention: number;
                /** @description The evaluator was deleted meanwhile, or cannot judge such a trace. */
                not_judgeable: number;
            };
        };
        CriterionRequest: {
            /**
             * Format: text
             * @description A longer criterion is not explained, because code decides only shorter ones.
             */
            evaluation_criteria: string;
            /**
             * @description Values for the criterion's placeholders, as for an evaluation. A placeholder without a value is shown as
             *     `‹name›`, or as 10 if it is a number.
             */
            variables?: {
                [key: string]: string | number;
            } | null;
        };
        CriterionExplanation: {
            /** @enum {string} */
            decided_by: "check" | "model";
            /** @description The reading in words, such as `Passes on words: fewer than 120.` */
            reading: string;
            /** @description What the exact check looks at and requires. Null if a model decides. */
            checks: components["schemas"]["ExplainedCheck"] | null;
            /**
             * @description The words of the criterion that no check understands, in order and as written, such as `never mentions a
             *     price`; all of it if each word is understood, but not the whole. Empty if code decides.
             */
            unrecognised: string[];
            /**
             * @description What the criterion may mean, if every word is understood but the sentence has two to six meanings, such as
             *     `links: none` and `links: at most 2`. A meaning that code cannot decide is not listed, so the list may have a single entry.
             *     Otherwise empty. Choose one of them in other words, and code decides.
             */
            possible_meanings: string[];
            /** @description What read the criterion, as in the `sub_trace` of an evaluation. */
            reader_version: string;
        };
        /** @description One check, or several joined checks. */
        ExplainedCheck: {
            /** @description The family of checks, such as `words`; the `method` of an evaluation's `sub_trace`. */
            name: string;
            /** @description What the check looks at or counts, such as `e-mail addresses`. */
            what: string;
            /** @description What the criterion requires of it, such as `fewer than 120`. */
            asked: string;
        } | {
            /**
             * @description `and`: all of them must hold; `or`: one is enough.
             * @enum {string}
             */
            joined: "and" | "or";
            checks: components["schemas"]["ExplainedCheck"][];
        };
        Evaluator: {
            name: string;
            version: number;
            evaluation_criteria: string;
            model_core: components["schemas"]["ModelCore"];
            /** @enum {string|null} */
            explanation_cleaning: "end_user" | null;
            description: string | null;
            memory: boolean;
            /** @description The first version whose labels count for this one. Versions with the same value share their labels. */
            labels_since: number;
            /**
             * Format: date-time
             * @description When the first version was created.
             */
            created_at: string;
            /**
             * Format: date-time
             * @description When this version was created.
             */
            updated_at: string;
        };
        EvaluatorList: {
            evaluators: components["schemas"]["Evaluator"][];
            /** @description Null on the last page. */
            next_page_token: string | null;
        };
        /** @description One version of an evaluator, and who made it. */
        EvaluatorVersion: {
            version: number;
            evaluation_criteria: string;
            model_core: components["schemas"]["ModelCore"];
            /** @enum {string|null} */
            explanation_cleaning: "end_user" | null;
            description: string | null;
            memory: boolean;
            /** @description The first version whose labels count for this one. */
            labels_since: number;
            /** Format: date-time */
            created_at: string;
            /**
             * @description `page`: a signed-in page. Null for versions of databases that did not store it yet.
             * @enum {string|null}
             */
            made_by: "key" | "page" | null;
            /** @description The API key that made it. */
            key_id: string | null;
            /** @description The label of that key. */
            key_label: string | null;
        };
        EvaluatorVersionList: {
            versions: components["schemas"]["EvaluatorVersion"][];
            /** @description Null on the last page. */
            next_page_token: string | null;
        };
        Insights: {
            /** Format: date-time */
            start_date: string;
            /** Format: date-time */
            end_date: string;
            /** @enum {string} */
            interval: "hour" | "day" | "week";
            /** @enum {string} */
            group_by: "evaluator" | "criterion" | "core" | "run";
            threshold: number;
            total: components["schemas"]["InsightFigures"];
            /** @description Ten equal parts of the scale. A score on a boundary is in the part above, and 1 in the last. */
            histogram: {
                low: number;
                high: number;
                evaluations: number;
                traces: components["schemas"]["TracesQuery"];
            }[];
            /** @description All intervals in order, also those without an evaluation. The first and the last may be shorter. */
            intervals: {
                /** Format: date-time */
                start_date: string;
                /** Format: date-time */
                end_date: string;
                figures: components["schemas"]["InsightFigures"];
            }[];
            /** @description The 100 largest groups, the largest first. What they are not made by is null. */
            groups: {
                evaluator_name: string | null;
                criterion: string | null;
                model_core: string | null;
                /** @description Null for traces without a run. */
                run: string | null;
                figures: components["schemas"]["InsightFigures"];
                /** @description How far its scores agree with people's labels on these evaluations. */
                labels: components["schemas"]["InsightAgreement"];
            }[];
            /** @description How many groups are not shown. */
            more_groups: number;
            /**
             * @description How the scores of each criterion, model core and judge differ from the same length of time before `start_date`: first
             *     those that fell, then those that may have. At most 100. Another judge, or another version of what reads a criterion,
             *     is never compared.
             */
            changes: components["schemas"]["InsightChange"][];
            /** @description How many changes are not shown. */
            more_changes: number;
            /**
             * @description How far scores agree with people: with the labels that were attached to these evaluations, the majority of each, and with
             *     the ratings of their traces.
             */
            people: {
                labels: components["schemas"]["InsightAgreement"];
                ratings: components["schemas"]["InsightAgreement"];
            };
        };
        /** @description The query of `GET /api/v1/traces` that lists the traces behind the figure. */
        TracesQuery: string;
        InsightFigures: {
            evaluations: number;
            /** @description Evaluations without a score, which are in neither mean nor rate. */
            not_applicable: number;
            /** @description Evaluations that were answered from the score cache. */
            cached: number;
            /** @description Judgments that could not be made. They are no evaluations. */
            failed: number;
            mean_score: components["schemas"]["Figure"];
            pass_rate: components["schemas"]["Figure"];
            /**
             * @description How long judgments took that were not answered from the cache. Half of them, and 95 of 100, took at most this, which
             *     is at most 5 % off. Null if there are none.
             */
            latency_ms: {
                p50: number | null;
                p95: number | null;
            };
            /** @description The judge's tokens. `saved` were not paid for again, thanks to a cache. */
            tokens: {
                prompt: number;
                completion: number;
                saved: number;
            };
            traces: components["schemas"]["TracesQuery"];
            failed_traces: components["schemas"]["TracesQuery"];
        };
        InsightChange: {
            evaluator_name: string | null;
            criterion: string;
            model_core: string;
            judge: string;
            /**
             * @description `cannot_say` if there are fewer than 30 scores before or now, or if the difference may be chance. Scores count as
             *     independent; many evaluations of the same conversation make the interval too narrow.
             * @enum {string}
             */
            verdict: "fell" | "rose" | "cannot_say";
            explanation: string;
            /**
             * @description The share of ones if all scores are 0 or 1, otherwise the mean.
             * @enum {string}
             */
            of: "pass_rate" | "mean_score";
            before: {
                scores: number;
                value: number | null;
            };
            now: {
                scores: number;
                value: number | null;
            };
            difference: components["schemas"]["Figure"];
            /** @description The probability of such a difference by chance, adjusted for the number of changes looked at (Holm). */
            adjusted_p: number | null;
            traces: components["schemas"]["TracesQuery"];
            traces_before: components["schemas"]["TracesQuery"];
        };
        InsightAgreement: {
            /** @description Scores with a verdict by people. */
            pairs: number;
            agreeing: number;
            agreement: components["schemas"]["Figure"];
            kappa: components["schemas"]["Figure"];
        };
        CandidateRequest: {
            /**
             * Format: text
             * @description Defaults to the criterion of the version that serves.
             */
            evaluation_criteria?: string | null;
            /** @description Defaults to the core of the version that serves. */
            model_core?: components["schemas"]["ModelCore"] | null;
            /**
             * @description Defaults to that of the version that serves.
             * @enum {string|null}
             */
            explanation_cleaning?: "end_user" | null;
            /**
             * Format: text
             * @description A note for people. Defaults to that of the version that serves.
             */
            description?: string | null;
            /** @description Whether its judge sees people's annotations on similar earlier cases. Defaults to that of the version that serves. */
            memory?: boolean | null;
            /**
             * @description True states that another criterion means the same, so that people's labels hold for it too. Without labels,
             *     nothing can be compared.
             */
            keep_labels?: boolean | null;
            /**
             * @description A score passes if it is at least this, of both versions.
             * @default 0.5
             */
            threshold?: number;
            /**
             * Format: text
             * @description The judge whose stored verdicts the candidate is compared with, as in `sub_trace`. Defaults to the judge that the
             *     service has now, or, without verdicts of it, to the newest one. If nothing changes but the service's judge or
             *     prompt, it defaults to the former one.
             */
            base_judge?: string | null;
            /** @default 200 */
            max_cases?: number;
            /** @description The most tokens to spend. Null for no limit. */
            max_tokens?: number | null;
        };
        Candidate: {
            /** Format: uuid */
            id: string;
            evaluator_name: string;
            /** @description The version that it is compared with. */
            base_version: number;
            /**
             * @description What differs from that version: `criterion`, its wording; `settings`, only other fields; `judge`, nothing but
             *     the judge or prompt that the service has now, so there is nothing to promote.
             * @enum {string}
             */
            changes: "criterion" | "settings" | "judge";
            evaluation_criteria: string;
            model_core: components["schemas"]["ModelCore"];
            /** @enum {string|null} */
            explanation_cleaning: "end_user" | null;
            description: string | null;
            memory: boolean;
            threshold: number;
            /** @enum {string} */
            status: "planned" | "replaying" | "replayed";
            /** Format: date-time */
            created_at: string;
            plan: components["schemas"]["CandidatePlan"];
            /** @description What has been judged so far. Failed judgments are never scores. */
            progress: {
                scored: number;
                not_applicable: number;
                failed: number;
                /** @description The tokens that were used. */
                tokens: number;
            };
            /**
             * @description Why the replay ended before its last case. Null if it did not.
             * @enum {string|null}
             */
            stopped_by: "max_tokens" | "failures" | null;
            /** @description Null before the replay has ended. */
            comparison: components["schemas"]["ReplayComparison"] | null;
            /**
             * @description The cases on which the verdict changed, broken ones first. Cases of deleted traces are missing. Empty before the
             *     replay has ended.
             */
            changed_cases: components["schemas"]["ReplayedCase"][];
            /** @description The number of changed cases that are not shown. */
            more_changed_cases: number;
            /** @description The cases that could not be judged, at most as many as `changed_cases` shows; `progress` counts all of them. */
            failed_cases: components["schemas"]["FailedCase"][];
            /** @description Null if it was not promoted. */
            promotion: components["schemas"]["Promotion"] | null;
        };
        CandidatePlan: {
            /** @description The judge whose stored verdicts count. Null if there are none. */
            base_judge: string | null;
            /** @description Labelled responses: the sum of the next five. */
            labelled: number;
            /** @description Responses on which people are divided. */
            ties: number;
            /** @description Responses without a stored verdict of this version and judge. */
            not_judged: number;
            /** @description Responses whose stored score is null. */
            not_applicable: number;
            /** @description Responses that the bounds leave out. */
            over_the_bounds: number;
            /** @description Responses that the candidate judges. */
            cases: number;
            /** @description Cases that deserve to pass. */
            to_pass: number;
            /** @description Cases that deserve to fail. */
            to_fail: number;
            max_cases: number;
            max_tokens: number | null;
            /** @description About how many calls of a model. 0 if an exact check decides. */
            calls: number;
            /**
             * @description About how many tokens. An estimate from what the stored verdicts on these cases used; where that is not known,
             *     from the length of the text.
             */
            tokens: number;
        };
        /** @description A rate of both versions over the same labelled cases, and the difference. */
        ReplayRate: {
            labels: number;
            base: components["schemas"]["Figure"];
            candidate: components["schemas"]["Figure"];
            /** @description The candidate's rate minus the base's. Null without cases. */
            difference: {
                value: number;
                low: number;
                high: number;
                /** @enum {string} */
                method: "newcombe_paired" | "bootstrap" | "normal";
                /** @description The number of independent conversations that it rests on. */
                clusters: number;
                /** @description The probability of such a difference by chance. */
                p: number;
                /** @description The same, raised for the three comparisons (Holm). Null without a test. */
                adjusted_p: number | null;
            } | null;
        };
        ReplaySetup: {
            judges: string[];
            prompt_versions: string[];
        };
        /** @description Which of two judges, or two versions, agrees more often with people's labels on the same responses. */
        JudgeVerdict: {
            /** @enum {string} */
            verdict: "better" | "worse" | "cannot_say";
            /** @enum {string} */
            reason: "shown" | "fewer_passes" | "fewer_failures" | "no_cases" | "too_many_left_out" | "too_few" | "no_difference" | "within_chance" | "other_wording" | "other_reader";
            /** @description The reason in words. */
            explanation: string;
            /** @description About so many more labelled cases would show the difference if it is real. Null if no number would, or none is needed. */
            more_cases: number | null;
        };
        /**
         * @description How often both versions agree with people's labels on the same cases. `right`: the judge passes what deserves to pass,
         *     or fails what deserves to fail.
         */
        ReplayComparison: {
            base: components["schemas"]["ReplaySetup"];
            candidate: components["schemas"]["ReplaySetup"];
            verdict: components["schemas"]["JudgeVerdict"];
            /** @description Every planned case is counted once. */
            counts: {
                cases: number;
                /** @description Cases that the candidate has scored. */
                compared: number;
                both_right: number;
                only_base_right: number;
                only_candidate_right: number;
                both_wrong: number;
                /** @description Cases to which the candidate does not apply. */
                not_applicable: number;
                /** @description Cases that could not be judged. They are no scores. */
                failed: number;
                /** @description Cases that were not reached. */
                not_replayed: number;
                /** @description Of the cases that were replayed, the share that failed or to which the candidate does not apply. */
                left_out: number;
            };
            agreement: components["schemas"]["ReplayRate"];
            true_positive_rate: components["schemas"]["ReplayRate"];
            true_negative_rate: components["schemas"]["ReplayRate"];
        };
        ReplayedCase: {
            /** Format: uuid */
            trace_id: string;
            /**
             * Format: uuid
             * @description A stored evaluation of the same content.
             */
            evaluation_id: string;
            /** @description Whether the response deserves to pass. */
            label: boolean;
            base_score: number;
            candidate_score: number;
            /**
             * @description `broken`: the base was right; `mended`: the candidate is right.
             * @enum {string}
             */
            change: "broken" | "mended";
            /** @description Why the candidate says so. The base's is in its evaluation. Null in the list of candidates, and if the judge gave none. */
            explanation: string | null;
        };
        FailedCase: {
            /** Format: uuid */
            trace_id: string;
            /**
             * Format: uuid
             * @description A stored evaluation of the same content.
             */
            evaluation_id: string;
            /** @description Why the case could not be judged, as an evaluation would say it. Null if it failed in an earlier version. */
            reason: string | null;
        };
        PromotionRequest: {
            /**
             * @description `cannot_say` also promotes a candidate that is neither shown to be better nor worse.
             * @default better
             * @enum {string}
             */
            accept?: "better" | "cannot_say";
        };
        Promotion: {
            /** @description The version that the candidate became. */
            version: number;
            /** @enum {string} */
            accepted: "better" | "cannot_say";
            /** @description The API key that promoted it. Null if a signed-in page did. */
            key_id: string | null;
            /** Format: date-time */
            created_at: string;
        };
        CandidateList: {
            candidates: components["schemas"]["Candidate"][];
        };
        /** @description A figure with its 95 % interval. */
        Figure: {
            value: number | null;
            low: number | null;
            high: number | null;
            /** @description What is missing before the figure can be decided by. Null if nothing is. */
            too_few: components["schemas"]["TooFew"] | null;
            /** @description Why there is no value. Null if there is one. */
            reason: string | null;
        };
        TooFew: {
            /**
             * @description `labels_to_pass`: labels on responses that deserve to pass; `labels_to_fail`: that deserve to fail; `ratings`:
             *     labels with a score, in insights ratings of traces; `scores`: scores; `anchors`: labelled responses that were
             *     frozen and judged again; `passes_and_failures`: of a week, whichever is rarer.
             * @enum {string}
             */
            what: "labels" | "labels_to_pass" | "labels_to_fail" | "ratings" | "scores" | "anchors" | "passes_and_failures";
            have: number;
            needed: number;
        };
        ReportCard: {
            evaluator_name: string;
            version: number;
            /** @description The first version whose labels count. */
            labels_since: number;
            criteria: string;
            /** @description Null if this version has no evaluations. */
            judge: string | null;
            /** @description The other judges with evaluations of this version. Their verdicts are not in this card. */
            other_judges: string[];
            /** @description The versions of the judge's prompt. With several, this card mixes what may be several judges. */
            prompt_versions: string[];
            /**
             * @description The reader of criteria of the newest evaluation, and so of all in this card. Null if there is none, or if it was not
             *     recorded.
             */
            reader_version: string | null;
            /** @description The other readers with evaluations in the period. Their verdicts are not in this card. */
            other_reader_versions: (string | null)[];
            threshold: number;
            evaluations: {
                /** @description All evaluations: `repeated` and `responses`. */
                total: number;
                /** @description Earlier evaluations of a response that was judged again. */
                repeated: number;
                /** @description Different responses: `scored` and `not_applicable`. */
                responses: number;
                scored: number;
                /** @description Responses whose score is null. No figure includes them. */
                not_applicable: number;
                /**
                 * @description Judgments that could not be made while this version was the newest, by whatever judge. No figure includes
                 *     them.
                 */
                failed: number;
                /** @description Evaluations by other readers of criteria. `total` and the figures do not include them. */
                other_reader: number;
            };
            /** @description Labels that count for this version, on responses of whatever time. */
            labels: {
                /** @description All labels, of whatever author. */
                total: number;
                /** @description Labelled responses: `pairs`, `ties`, `not_applicable` and `not_judged`. */
                responses: number;
                /** @description Responses with a score and a label: what the figures are made of. */
                pairs: number;
                /** @description Pairs whose label says that the response deserves to pass. */
                to_pass: number;
                to_fail: number;
                /** @description Responses on which as many authors say pass as fail. They are left out. */
                ties: number;
                /** @description Labelled responses whose score is null. They are left out. */
                not_applicable: number;
                /** @description Labelled responses without an evaluation by this version and judge in this period. They are left out. */
                not_judged: number;
                /** @description How far people agree with each other. */
                several_authors: {
                    /** @description Responses with labels of several authors. */
                    responses: number;
                    /** @description Pairs of authors who labelled the same response. */
                    comparisons: number;
                    /** @description The share of these pairs that agree. Null without any. */
                    agreement: number | null;
                };
            };
            /** @description Pairs by the person's label and the judge's verdict. */
            confusion: {
                /** @description Both say pass. */
                tp: number;
                /** @description The person says pass, the judge does not. */
                fn: number;
                /** @description The judge says pass, the person does not. */
                fp: number;
                /** @description Both say fail. */
                tn: number;
            };
            /** @description The share of scored responses that the judge passes. */
            pass_rate: components["schemas"]["Figure"];
            /**
             * @description The share that deserves to pass: the judge's pass rate without its measured errors. The interval carries both
             *     samples. There is no value if the judge is no better than chance.
             */
            corrected_pass_rate: components["schemas"]["Figure"];
            true_positive_rate: components["schemas"]["Figure"];
            true_negative_rate: components["schemas"]["Figure"];
            balanced_accuracy: components["schemas"]["Figure"];
            /** @description Cohen's κ, agreement beyond chance; −1 to 1. */
            kappa: components["schemas"]["Figure"];
            /** @description Gwet's AC1, given when people's or the judge's pass rate is outside 20 to 80 %, where κ misleads; else null. */
            gwet_ac1: components["schemas"]["Figure"] | null;
            /** @description The judge's mean score. */
            mean_score: number | null;
            /** @description The mean that people would have given (PPI++), from labels with a score. */
            corrected_mean: components["schemas"]["Figure"];
            /** @description Whether a score of 0.8 means that 80 % deserve to pass. */
            calibration: {
                /** @description The Brier score. 0 is best. */
                brier: number | null;
                /** @description The expected calibration error. */
                error: number | null;
                too_few: components["schemas"]["TooFew"] | null;
                /** @description At most 10 bins of about equally many pairs. */
                bins: {
                    /** @description The lowest score in the bin. */
                    low: number;
                    high: number;
                    count: number;
                    mean_score: number;
                    /** @description The share of the bin that deserves to pass. */
                    pass_share: components["schemas"]["Figure"];
                }[];
            };
            /** @description Which scores to leave to a person, so that at most a share of the judge's other verdicts is wrong. */
            abstention: {
                /** @description The share of errors that is accepted. */
                most_errors: number;
                /** @description Scores nearer to the threshold than this are left to a person. Null if no band proves the share. */
                width: number | null;
                /** @description The share of the pairs that the judge still decides. */
                decided: number | null;
                /** @description The judge's errors among them. */
                errors: number | null;
                /** @description The upper bound of its share of errors. */
                errors_at_most: number | null;
                too_few: components["schemas"]["TooFew"] | null;
                reason: string | null;
            };
            drift: components["schemas"]["Drift"];
        };
        Anchors: {
            evaluator_name: string;
            version: number;
            /** @description The judge whose verdicts were kept. */
            judge: string;
            /** @description Frozen responses: `to_pass` and `to_fail`. */
            anchors: number;
            to_pass: number;
            to_fail: number;
            /** Format: date-time */
            frozen_at: string;
        };
        /**
         * @description Whether the judge changed. The anchors' verdicts when they were frozen are compared with the newest ones since then, by
         *     this card's judge with its newest prompt and reader. Verdicts from the score cache do not count. The weeks compare other
         *     responses, so they also change with what is judged.
         */
        Drift: {
            /**
             * Format: date-time
             * @description Null if no anchors are frozen.
             */
            frozen_at: string | null;
            /** @description Frozen responses that still have a label. */
            anchors: number;
            /** @description Those with a verdict since then. Only these are compared. */
            judged_again: number;
            /** @description What gave the frozen verdicts. */
            before: {
                versions: number[];
                judges: string[];
                prompt_versions: string[];
                reader_versions: string[];
            };
            /** @description What gave this card's newest verdict. */
            now: {
                version: number;
                judge: string | null;
                prompt_version: string | null;
                reader_version: string | null;
            };
            /** @description Verdicts that are no longer the same. */
            changed: number | null;
            /** @description McNemar's mid-p; how likely such one-sided changes are by chance. */
            mid_p: number | null;
            /** @description The change, now minus before. */
            true_positive_rate: components["schemas"]["Figure"];
            /** @description The change, now minus before. */
            true_negative_rate: components["schemas"]["Figure"];
            too_few: components["schemas"]["TooFew"] | null;
            /** @description Why nothing is compared, and what to do. */
            reason: string | null;
            /** @description The judge's pass rate of the last 7 days, up to `end_date` or now, and of the 7 days before. */
            weeks: {
                before: {
                    scored: number;
                    passed: number;
                };
                now: {
                    scored: number;
                    passed: number;
                };
                /** @description Now minus before. */
                change: components["schemas"]["Figure"];
                /** @description How likely such a change is by chance (two-proportion z). */
                p: number | null;
            };
            /**
             * @description Small lasting changes of the judge's pass rate, over the 52 weeks up to `end_date` or now: each week is compared with
             *     all weeks before it, and departures add up while chance cancels out (CUSUM). A week with too few responses is joined
             *     with the next one. A stable pass rate raises an alarm about once in 465 comparisons.
             */
            cusum: {
                /** @description How many weeks were compared with those before. With 0, nothing is known. */
                compared: number;
                /** @description The sum of departures above, now. */
                above: number;
                /** @description The sum of departures below, now. */
                below: number;
                /** @description A larger sum is an alarm. */
                limit: number;
                /** @description The first one in these weeks. Null if there was none. */
                alarm: {
                    /** @enum {string} */
                    change: "rose" | "fell";
                    /**
                     * Format: date-time
                     * @description When the change probably began.
                     */
                    since: string;
                    /**
                     * Format: date-time
                     * @description The end of the week that raised the alarm.
                     */
                    noticed_at: string;
                } | null;
            };
        };
        LabelSuggestions: {
            suggestions: {
                /** Format: uuid */
                trace_id: string;
                /** Format: uuid */
                evaluation_id: string;
                /**
                 * @description `near_threshold`: the judge is uncertain; `random`: drawn from all.
                 * @enum {string}
                 */
                why: "near_threshold" | "random";
            }[];
            /** @description How many scored responses this author has not labelled, the suggested ones included. */
            unlabelled: number;
        };
        /** @description Give exactly one of `key` and `link`. */
        SessionRequest: {
            /**
             * Format: text
             * @description A key. It is not stored.
             */
            key?: string;
            /**
             * Format: text
             * @description The code of a sign-in link, after its `#`. `deemster sessions link` prints one.
             */
            link?: string;
        };
        Session: {
            /** @description The name of the account. */
            account: string;
            /**
             * @description What the account stores.
             * @enum {string}
             */
            retention: "standard" | "none";
            /**
             * Format: date-time
             * @description The end of the session. Null for a request with a key.
             */
            expires_at: string | null;
        };
        Usage: {
            usage: {
                /** Format: date */
                day: string;
                model_core: components["schemas"]["ModelCore"];
                /** @description The id that `deemster keys list` shows. Null for requests of signed-in pages. */
                key_id: string | null;
                key_label: string | null;
                /** @description A background task counts once, whatever the number of attempts. */
                requests: number;
                /** @description Number of verdicts: one per conversation, one per judged instance of a multi-agent trace. */
                evaluations: number;
                /** @description Evaluations answered from the score cache. */
                cached: number;
                /** @description Requests that no judgment could be made for. A request that was cancelled is not among them. */
                failed: number;
                judge_tokens: components["schemas"]["TokenUsage"];
            }[];
        };
        RateLimits: {
            rate_limits: {
                /**
                 * @description `criteria` covers the reading of criteria, `data` every other route that does not judge.
                 * @enum {string}
                 */
                class: "evaluations" | "data" | "criteria";
                /** @description Requests per window. Null if there is no limit. */
                limit: number | null;
                remaining: number | null;
                /** @description Seconds until the window ends. 0 if no window has begun. */
                reset: number | null;
            }[];
        };
        Health: {
            /** @enum {string} */
            status: "ok" | "starting" | "draining" | "unavailable";
            version: string;
        };
        /** @description A request or a notification of JSON-RPC 2.0. One message at a time; a list of messages is refused. */
        McpMessage: {
            /** @enum {string} */
            jsonrpc: "2.0";
            /** @description A notification has none. It comes back unchanged, so no number may be larger than JSON's readers keep exact. */
            id?: string | number;
            method: string;
            params?: {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        /** @description An answer of JSON-RPC 2.0, with `result` or `error`. */
        McpAnswer: {
            /** @constant */
            jsonrpc: "2.0";
            id?: string | number | null;
            result?: {
                [key: string]: unknown;
            };
            error?: {
                code: number;
                message: string;
                data?: unknown;
            };
        };
        Error: {
            detail: string;
        };
        ValidationError: {
            /** @description Where the fault is. Begins with `body`, `query`, `path` or `header`. */
            loc: (string | number)[];
            msg: string;
            /** @description Pydantic's name for the fault, such as `missing`. */
            type: string;
        };
        HTTPValidationError: {
            detail: components["schemas"]["ValidationError"][];
        };
    };
    responses: {
        /** @description The task is stored and will run. */
        Accepted: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                /** @description Address of the task. */
                Location: string;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "task_id": "019a5f11-3d20-7b44-8a55-6d2c1f0e9b77",
                 *       "status": "queued"
                 *     }
                 */
                "application/json": components["schemas"]["TaskAccepted"];
            };
        };
        /** @description The request is well-formed but cannot be carried out. The detail says why and what to do. */
        BadRequest: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "There is no assistant message to evaluate after the last user message."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The account's retention is `none`, so nothing can be stored for it; or the body cannot be read. */
        NothingIsKept: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "This account's retention is none: nothing is stored for it."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The key or session is missing, unknown, expired, revoked or ended. */
        Unauthorized: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Missing or invalid API key. Send it in the API-Key header."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Not found in this account. */
        NotFound: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "No such trace."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The object already exists or was changed meanwhile, the task has already ended, or the trace is full. The detail says
         *     which.
         */
        Conflict: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "This task has ended already."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is larger than 10 MiB. */
        TooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The body is larger than 10 MiB."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is not of a content type that the operation takes. */
        UnsupportedMediaType: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Send the body as Content-Type: application/json."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The body is no such OTLP request, or it holds more spans or fields than one request may. */
        NoOtlp: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "These are no spans. This path takes OTLP traces; send logs to /v1/logs (OTEL_EXPORTER_OTLP_LOGS_ENDPOINT)."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description What is asked would take more than ten seconds to read. */
        TooMuchToRead: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "This takes too long to read. Ask for a shorter time, or with fewer filters."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The address and headers together exceed 16 KiB. */
        HeadTooLarge: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The headers or the address are too long."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The request does not match this document. Every fault is listed, up to 1,000; for a body with more than 20,000
         *     values, only the first is. Names longer than 200 characters are cut in `loc`.
         */
        ValidationFailed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": [
                 *         {
                 *           "loc": [
                 *             "body",
                 *             "messages"
                 *           ],
                 *           "msg": "This field is required.",
                 *           "type": "missing"
                 *         },
                 *         {
                 *           "loc": [
                 *             "body",
                 *             "colour"
                 *           ],
                 *           "msg": "Unknown field. Remove it.",
                 *           "type": "extra_forbidden"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HTTPValidationError"];
            };
        };
        /** @description The account is over its limit, the judge's provider was still limiting requests at the deadline, or the service holds as many large requests as it can. */
        TooManyRequests: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                RateLimit: components["headers"]["RateLimit"];
                "RateLimit-Policy": components["headers"]["RateLimit-Policy"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "Over the limit of 500/hour for evaluations. Try again in 1260 seconds."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The judge failed, or an unexpected error occurred. The service never returns a score instead. If the judge model's server refused the key or returned an error, the sentence ends with that server's status and error code. The address called, the server's own message and a hint are in the service's log under the request's id. */
        Failed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The judge model's server answered with an error (status 404, model_not_found)."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The database cannot be used for now: it is gone, starting, full or read-only. Nothing was changed. Try again after `Retry-After`. */
        Unavailable: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                "Retry-After": components["headers"]["Retry-After"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The service cannot use its database for now. Nothing was changed. Try again in a second."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description The deadline passed before the judge answered; its call was cancelled. */
        TimedOut: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The judge did not answer within 60 seconds."
                 *     }
                 */
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description A successful response is remembered under this key for 24 hours (under retention `none`: 10 minutes, in memory).
         *     The same key with the same body returns it without a second judgment, and waits if the first request is still
         *     running. The same key with a different body is refused. After an error, the request is judged again.
         */
        IdempotencyKey: string;
        /**
         * @description With the directive `no-cache`, the judge is called even if an identical request was judged before. Later
         *     identical requests get the new verdict. Other directives are ignored.
         */
        CacheControl: string;
        /** @description The protocol's revision. Required from 2026-07-28 on, as in the message's `_meta`. */
        McpProtocolVersion: string;
        /** @description The message's `method`. Required from 2026-07-28 on. */
        McpMethod: string;
        /** @description The name of a tool or prompt, or the address of a resource. Required with those, from 2026-07-28 on. */
        McpName: string;
        /**
         * @description `key:value`, split at the first colon. Tags with an empty key or a colon in the key cannot be used as a
         *     filter. Repeat the parameter to require several tags.
         */
        Tag: string[];
        Rating: boolean;
        EvaluatorName: string;
        /** @description Only by exactly this criterion, with its placeholders, whether or not an evaluator holds it. */
        Criterion: string;
        Core: components["schemas"]["ModelCoreName"];
        MinScore: number;
        MaxScore: number;
        /**
         * @description Only traces whose messages, system prompt, tool calls or tool results contain all of these words, in any case and with or
         *     without accents: `refund policy`. `"working days"` finds a phrase, `refund*` the beginning of a word. The first 200,000
         *     characters of a trace are searched.
         */
        Text: string;
        /** @description The `next_page_token` of the previous page. It is valid only for the same account and the same filters. */
        PageToken: string;
        PageSize: number;
    };
    requestBodies: never;
    headers: {
        /** @description Identifies this request in the service's log. */
        "X-Request-Id": string;
        /** @description Seconds to wait before trying again. */
        "Retry-After": number;
        /** @description The remaining limit, as in the IETF draft "RateLimit header fields for HTTP". */
        RateLimit: string;
        /** @description The limit and its window in seconds, as in the same draft. */
        "RateLimit-Policy": string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    reward_api_v1_evals_reward_post: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A successful response is remembered under this key for 24 hours (under retention `none`: 10 minutes, in memory).
                 *     The same key with the same body returns it without a second judgment, and waits if the first request is still
                 *     running. The same key with a different body is refused. After an error, the request is judged again.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With the directive `no-cache`, the judge is called even if an identical request was judged before. Later
                 *     identical requests get the new verdict. Other directives are ignored.
                 */
                "Cache-Control"?: components["parameters"]["CacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RewardRequest"];
            };
        };
        responses: {
            /** @description The score and its explanation. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description The stored trace. Absent under retention `none`. */
                    "X-Trace-Id"?: string;
                    /** @description The stored evaluation. Absent under retention `none`. */
                    "X-Evaluation-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "score": 1,
                     *       "explanation": "6 words; the criterion asks for fewer than 50.",
                     *       "sources": [
                     *         {
                     *           "id": "messages[1]",
                     *           "type": "message"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ScoreResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
            524: components["responses"]["TimedOut"];
        };
    };
    rewardInBackground: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A successful response is remembered under this key for 24 hours (under retention `none`: 10 minutes, in memory).
                 *     The same key with the same body returns it without a second judgment, and waits if the first request is still
                 *     running. The same key with a different body is refused. After an error, the request is judged again.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With the directive `no-cache`, the judge is called even if an identical request was judged before. Later
                 *     identical requests get the new verdict. Other directives are ignored.
                 */
                "Cache-Control"?: components["parameters"]["CacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "messages": [
                 *         {
                 *           "role": "user",
                 *           "content": "How long do refunds take?"
                 *         },
                 *         {
                 *           "role": "assistant",
                 *           "content": "Refunds arrive within five working days."
                 *         }
                 *       ],
                 *       "evaluation_criteria": "Passes if the response has fewer than 50 words"
                 *     }
                 */
                "application/json": components["schemas"]["RewardRequest"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    evaluateAgents: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A successful response is remembered under this key for 24 hours (under retention `none`: 10 minutes, in memory).
                 *     The same key with the same body returns it without a second judgment, and waits if the first request is still
                 *     running. The same key with a different body is refused. After an error, the request is judged again.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With the directive `no-cache`, the judge is called even if an identical request was judged before. Later
                 *     identical requests get the new verdict. Other directives are ignored.
                 */
                "Cache-Control"?: components["parameters"]["CacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MultiAgentTraceRequest"];
            };
        };
        responses: {
            /** @description The score of each agent instance and of the whole trace. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description The stored trace. Absent under retention `none`. */
                    "X-Trace-Id"?: string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "request_id": "5b0f3a52-8f3a-4a0e-9d83-0c6a4a6f2a10",
                     *       "criterion": "Passes if the response has fewer than 50 words",
                     *       "overall_score": 1,
                     *       "agent_scores": {
                     *         "root": 1,
                     *         "tracker-1": 1
                     *       },
                     *       "explanation": "planner (root): 1. Response 1 (messages[1]): 5 words; the criterion asks for fewer than 50.\nResponse 2 (messages[3]): 3 words; the criterion asks for fewer than 50.\ntracker (tracker-1): 1. 1 word; the criterion asks for fewer than 50.",
                     *       "results_by_agent_name": {
                     *         "planner": {
                     *           "agent_name": "planner",
                     *           "results_by_agent_instance_id": {
                     *             "root": {
                     *               "score": 1,
                     *               "explanation": "Response 1 (messages[1]): 5 words; the criterion asks for fewer than 50.\nResponse 2 (messages[3]): 3 words; the criterion asks for fewer than 50.",
                     *               "sources": [
                     *                 {
                     *                   "id": "messages[1]",
                     *                   "type": "message"
                     *                 },
                     *                 {
                     *                   "id": "messages[3]",
                     *                   "type": "message"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "summary_statistics": null
                     *         },
                     *         "tracker": {
                     *           "agent_name": "tracker",
                     *           "results_by_agent_instance_id": {
                     *             "tracker-1": {
                     *               "score": 1,
                     *               "explanation": "1 word; the criterion asks for fewer than 50.",
                     *               "sources": [
                     *                 {
                     *                   "id": "messages[3]",
                     *                   "type": "message"
                     *                 }
                     *               ]
                     *             }
                     *           },
                     *           "summary_statistics": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["MultiAgentTraceResponse"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
            524: components["responses"]["TimedOut"];
        };
    };
    evaluateAgentsInBackground: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description A successful response is remembered under this key for 24 hours (under retention `none`: 10 minutes, in memory).
                 *     The same key with the same body returns it without a second judgment, and waits if the first request is still
                 *     running. The same key with a different body is refused. After an error, the request is judged again.
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
                /**
                 * @description With the directive `no-cache`, the judge is called even if an identical request was judged before. Later
                 *     identical requests get the new verdict. Other directives are ignored.
                 */
                "Cache-Control"?: components["parameters"]["CacheControl"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trace": {
                 *         "root_agent_instance_id": "root",
                 *         "agent_instance_by_id": {
                 *           "root": {
                 *             "id": "root",
                 *             "name": "planner",
                 *             "interactions": [
                 *               {
                 *                 "input_messages": [
                 *                   {
                 *                     "role": "user",
                 *                     "content": "How long do refunds take?"
                 *                   }
                 *                 ],
                 *                 "output_messages": [
                 *                   {
                 *                     "content": "Refunds arrive within five working days."
                 *                   }
                 *                 ],
                 *                 "tools_available": null
                 *               }
                 *             ]
                 *           }
                 *         }
                 *       },
                 *       "evaluation_criteria": "Passes if the response has fewer than 50 words"
                 *     }
                 */
                "application/json": components["schemas"]["MultiAgentTraceRequest"];
            };
        };
        responses: {
            202: components["responses"]["Accepted"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    explainCriterion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CriterionRequest"];
            };
        };
        responses: {
            /** @description How the criterion is read. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "decided_by": "check",
                     *       "reading": "Passes on words: fewer than 120, and e-mail addresses: none.",
                     *       "checks": {
                     *         "joined": "and",
                     *         "checks": [
                     *           {
                     *             "name": "words",
                     *             "what": "words",
                     *             "asked": "fewer than 120"
                     *           },
                     *           {
                     *             "name": "email",
                     *             "what": "e-mail addresses",
                     *             "asked": "none"
                     *           }
                     *         ]
                     *       },
                     *       "unrecognised": [],
                     *       "possible_meanings": [],
                     *       "reader_version": "reader-3"
                     *     }
                     */
                    "application/json": components["schemas"]["CriterionExplanation"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTasks: {
        parameters: {
            query?: {
                /** @description The `next_page_token` of the previous page. It is valid only for the same account and the same filters. */
                page_token?: components["parameters"]["PageToken"];
                page_size?: components["parameters"]["PageSize"];
                /** @description Only tasks with this status. */
                status?: components["schemas"]["TaskStatus"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of tasks. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tasks": [
                     *         {
                     *           "task_id": "019a5f11-3d20-7b44-8a55-6d2c1f0e9b77",
                     *           "kind": "reward",
                     *           "status": "succeeded",
                     *           "attempts": 2,
                     *           "attempt_log": [
                     *             {
                     *               "started_at": "2026-11-20T09:31:00.010Z",
                     *               "finished_at": "2026-11-20T09:31:01.200Z",
                     *               "error": {
                     *                 "status": 429,
                     *                 "detail": "The judge model's server limits the rate of requests and would not answer before the deadline."
                     *               }
                     *             },
                     *             {
                     *               "started_at": "2026-11-20T09:31:03.000Z",
                     *               "finished_at": "2026-11-20T09:31:04.100Z",
                     *               "error": null
                     *             }
                     *           ],
                     *           "created_at": "2026-11-20T09:31:00.000Z",
                     *           "started_at": "2026-11-20T09:31:00.010Z",
                     *           "finished_at": "2026-11-20T09:31:04.100Z",
                     *           "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *           "evaluation_ids": [
                     *             "019a5f0e-7c1c-7a92-b6a4-1f2e3d4c5b6a"
                     *           ],
                     *           "result": {
                     *             "score": 0.8,
                     *             "explanation": "It names the policy but not its section.",
                     *             "sources": null
                     *           },
                     *           "error": null
                     *         }
                     *       ],
                     *       "next_page_token": null
                     *     }
                     */
                    "application/json": components["schemas"]["TaskList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTask: {
        parameters: {
            query?: {
                /** @description How long to wait for the task to end, in seconds. The response is sent as soon as the task ends, or with its current state once this time has passed. */
                wait?: number;
            };
            header?: never;
            path: {
                /** @description The `task_id` from the response to a background evaluation. */
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "task_id": "019a5f11-3d20-7b44-8a55-6d2c1f0e9b77",
                     *       "kind": "reward",
                     *       "status": "succeeded",
                     *       "attempts": 2,
                     *       "attempt_log": [
                     *         {
                     *           "started_at": "2026-11-20T09:31:00.010Z",
                     *           "finished_at": "2026-11-20T09:31:01.200Z",
                     *           "error": {
                     *             "status": 429,
                     *             "detail": "The judge model's server limits the rate of requests and would not answer before the deadline."
                     *           }
                     *         },
                     *         {
                     *           "started_at": "2026-11-20T09:31:03.000Z",
                     *           "finished_at": "2026-11-20T09:31:04.100Z",
                     *           "error": null
                     *         }
                     *       ],
                     *       "created_at": "2026-11-20T09:31:00.000Z",
                     *       "started_at": "2026-11-20T09:31:00.010Z",
                     *       "finished_at": "2026-11-20T09:31:04.100Z",
                     *       "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *       "evaluation_ids": [
                     *         "019a5f0e-7c1c-7a92-b6a4-1f2e3d4c5b6a"
                     *       ],
                     *       "result": {
                     *         "score": 0.8,
                     *         "explanation": "It names the policy but not its section.",
                     *         "sources": null
                     *       },
                     *       "error": null
                     *     }
                     */
                    "application/json": components["schemas"]["Task"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelTask: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `task_id` from the response to a background evaluation. */
                task_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The task is cancelled. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attachComment: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                 *       "comment": "The policy changed in May; five days is right."
                 *     }
                 */
                "application/json": components["schemas"]["CommentRequest"];
            };
        };
        responses: {
            /** @description The stored comment. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a5f0f-0b52-7c1e-8f0e-0a3f5d6b7c88",
                     *       "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *       "comment": "The policy changed in May; five days is right.",
                     *       "created_at": "2026-11-20T09:30:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Comment"];
                };
            };
            400: components["responses"]["NothingIsKept"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attachRating: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                 *       "rating": true
                 *     }
                 */
                "application/json": components["schemas"]["Rating"];
            };
        };
        responses: {
            /** @description The current rating. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *       "rating": true
                     *     }
                     */
                    "application/json": components["schemas"]["Rating"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attachTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                 *       "tags": {
                 *         "reviewed": "yes"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["AddedTags"];
            };
        };
        responses: {
            /** @description The tags that were added. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *       "tags": {
                     *         "reviewed": "yes"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["AddedTags"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    attachLabel: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LabelRequest"];
            };
        };
        responses: {
            /** @description The stored label. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a5f10-2c40-7f11-9b1d-5e6f7a8b9c0d",
                     *       "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *       "evaluation_id": "019a5f0e-7c1c-7a92-b6a4-1f2e3d4c5b6a",
                     *       "evaluator_name": null,
                     *       "criteria": "Passes if the response has fewer than 50 words",
                     *       "label": true,
                     *       "score": null,
                     *       "author": "support-lead",
                     *       "created_at": "2026-11-20T09:32:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Label"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawLabel: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The `id` of a label. */
                label_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTraces: {
        parameters: {
            query?: {
                /** @description The `next_page_token` of the previous page. It is valid only for the same account and the same filters. */
                page_token?: components["parameters"]["PageToken"];
                page_size?: components["parameters"]["PageSize"];
                /** @description Traces created at or after this time. A date, or a time without a zone, is read as UTC. */
                start_date?: string;
                /** @description Traces created before this time, in the same forms as `start_date`. */
                end_date?: string;
                /**
                 * @description `key:value`, split at the first colon. Tags with an empty key or a colon in the key cannot be used as a
                 *     filter. Repeat the parameter to require several tags.
                 */
                tag?: components["parameters"]["Tag"];
                rating?: components["parameters"]["Rating"];
                evaluator_name?: components["parameters"]["EvaluatorName"];
                /** @description Only by exactly this criterion, with its placeholders, whether or not an evaluator holds it. */
                criterion?: components["parameters"]["Criterion"];
                model_core?: components["parameters"]["Core"];
                min_score?: components["parameters"]["MinScore"];
                max_score?: components["parameters"]["MaxScore"];
                /**
                 * @description Only traces whose messages, system prompt, tool calls or tool results contain all of these words, in any case and with or
                 *     without accents: `refund policy`. `"working days"` finds a phrase, `refund*` the beginning of a word. The first 200,000
                 *     characters of a trace are searched.
                 */
                text?: components["parameters"]["Text"];
                /**
                 * @description `true`: only traces that a judgment was to be added to, and failed. A judgment that fails on a new conversation stores no
                 *     trace.
                 */
                failed?: true;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of traces. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "traces": [
                     *         {
                     *           "id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *           "created_at": "2026-11-20T09:29:00.000Z",
                     *           "tags": {
                     *             "release": "2026.11"
                     *           },
                     *           "rating": null,
                     *           "trace": {
                     *             "messages": [
                     *               {
                     *                 "role": "user",
                     *                 "content": "How long do refunds take?"
                     *               },
                     *               {
                     *                 "role": "assistant",
                     *                 "content": "Refunds arrive within five working days."
                     *               }
                     *             ],
                     *             "system": null,
                     *             "tools": null
                     *           },
                     *           "comments": [],
                     *           "labels": [],
                     *           "evaluations": []
                     *         }
                     *       ],
                     *       "next_page_token": null
                     *     }
                     */
                    "application/json": components["schemas"]["TraceList"];
                };
            };
            400: components["responses"]["TooMuchToRead"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createTrace: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TraceRequest"];
            };
        };
        responses: {
            /** @description The stored trace. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *       "created_at": "2026-11-20T09:29:00.000Z",
                     *       "tags": {
                     *         "release": "2026.11"
                     *       },
                     *       "rating": null,
                     *       "trace": {
                     *         "messages": [
                     *           {
                     *             "role": "user",
                     *             "content": "How long do refunds take?"
                     *           },
                     *           {
                     *             "role": "assistant",
                     *             "content": "Refunds arrive within five working days."
                     *           }
                     *         ],
                     *         "system": null,
                     *         "tools": null
                     *       },
                     *       "comments": [],
                     *       "labels": [],
                     *       "evaluations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Trace"];
                };
            };
            400: components["responses"]["NothingIsKept"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTraceFacets: {
        parameters: {
            query?: {
                /** @description A score passes if it is at least this. */
                threshold?: number;
                /** @description Traces created at or after this time. A date, or a time without a zone, is read as UTC. */
                start_date?: string;
                /** @description Traces created before this time, in the same forms as `start_date`. */
                end_date?: string;
                /**
                 * @description `key:value`, split at the first colon. Tags with an empty key or a colon in the key cannot be used as a
                 *     filter. Repeat the parameter to require several tags.
                 */
                tag?: components["parameters"]["Tag"];
                rating?: components["parameters"]["Rating"];
                evaluator_name?: components["parameters"]["EvaluatorName"];
                /** @description Only by exactly this criterion, with its placeholders, whether or not an evaluator holds it. */
                criterion?: components["parameters"]["Criterion"];
                model_core?: components["parameters"]["Core"];
                min_score?: components["parameters"]["MinScore"];
                max_score?: components["parameters"]["MaxScore"];
                /**
                 * @description Only traces whose messages, system prompt, tool calls or tool results contain all of these words, in any case and with or
                 *     without accents: `refund policy`. `"working days"` finds a phrase, `refund*` the beginning of a word. The first 200,000
                 *     characters of a trace are searched.
                 */
                text?: components["parameters"]["Text"];
                /**
                 * @description `true`: only traces that a judgment was to be added to, and failed. A judgment that fails on a new conversation stores no
                 *     trace.
                 */
                failed?: true;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The counts. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "traces": 40,
                     *       "more": false,
                     *       "scores": {
                     *         "below": 8,
                     *         "at_least": 34
                     *       },
                     *       "ratings": {
                     *         "good": 5,
                     *         "poor": 2
                     *       },
                     *       "evaluators": [
                     *         {
                     *           "evaluator_name": "refund-policy",
                     *           "traces": 36
                     *         }
                     *       ],
                     *       "tags": [
                     *         {
                     *           "tag": "release:2026.11",
                     *           "traces": 40
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["TraceFacets"];
                };
            };
            400: components["responses"]["TooMuchToRead"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTrace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the header `X-Trace-Id` of an evaluation, or the `id` of a stored trace. */
                trace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The trace. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *       "created_at": "2026-11-20T09:29:00.000Z",
                     *       "tags": {
                     *         "release": "2026.11"
                     *       },
                     *       "rating": true,
                     *       "trace": {
                     *         "messages": [
                     *           {
                     *             "role": "user",
                     *             "content": "How long do refunds take?"
                     *           },
                     *           {
                     *             "role": "assistant",
                     *             "content": "Refunds arrive within five working days."
                     *           }
                     *         ],
                     *         "system": null,
                     *         "tools": null
                     *       },
                     *       "comments": [
                     *         {
                     *           "id": "019a5f0f-0b52-7c1e-8f0e-0a3f5d6b7c88",
                     *           "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *           "comment": "The policy changed in May; five days is right.",
                     *           "created_at": "2026-11-20T09:30:00.000Z"
                     *         }
                     *       ],
                     *       "labels": [
                     *         {
                     *           "id": "019a5f10-2c40-7f11-9b1d-5e6f7a8b9c0d",
                     *           "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *           "evaluation_id": "019a5f0e-7c1c-7a92-b6a4-1f2e3d4c5b6a",
                     *           "evaluator_name": null,
                     *           "criteria": "Passes if the response has fewer than 50 words",
                     *           "label": true,
                     *           "score": null,
                     *           "author": "support-lead",
                     *           "created_at": "2026-11-20T09:32:00.000Z"
                     *         }
                     *       ],
                     *       "evaluations": [
                     *         {
                     *           "id": "019a5f0e-7c1c-7a92-b6a4-1f2e3d4c5b6a",
                     *           "evaluator_name": null,
                     *           "score": 1,
                     *           "explanation": "6 words; the criterion asks for fewer than 50.",
                     *           "criteria": "Passes if the response has fewer than 50 words",
                     *           "sub_trace": {
                     *             "subject": {
                     *               "conversation": null,
                     *               "responses": [
                     *                 {
                     *                   "first": 1,
                     *                   "last": 1
                     *                 }
                     *               ]
                     *             },
                     *             "judge": "check",
                     *             "decided_by": "check",
                     *             "method": "words",
                     *             "probability": null,
                     *             "label_probabilities": null,
                     *             "samples": null,
                     *             "range": null,
                     *             "spread": null,
                     *             "evidence": [
                     *               {
                     *                 "source": {
                     *                   "id": "messages[1]",
                     *                   "type": "message"
                     *                 },
                     *                 "quote": null
                     *               }
                     *             ],
                     *             "dropped_quotes": 0,
                     *             "usage": null,
                     *             "prompt_version": null,
                     *             "reader_version": "reader-3",
                     *             "cleaned_explanation": null,
                     *             "evaluator_version": null,
                     *             "latency_ms": 0.2
                     *           },
                     *           "sources": [
                     *             {
                     *               "id": "messages[1]",
                     *               "type": "message"
                     *             }
                     *           ],
                     *           "cached": false,
                     *           "c_cached_tokens": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Trace"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteTrace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the header `X-Trace-Id` of an evaluation, or the `id` of a stored trace. */
                trace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getInsights: {
        parameters: {
            query?: {
                /** @description Traces created at or after this time. By default, 30 days before `end_date`. */
                start_date?: string;
                /** @description Traces created before this time. By default, now. */
                end_date?: string;
                /**
                 * @description Hours, days or weeks (from Monday) in UTC, at most 400 of them. By default, hours for up to 3 days, days for up to 100
                 *     days, and weeks beyond.
                 */
                interval?: "hour" | "day" | "week";
                /** @description What `groups` are made by. `criterion` separates the wordings of an evaluator. */
                group_by?: "evaluator" | "criterion" | "core" | "run";
                /** @description A score passes if it is at least this. Multiples of 0.02 are answered faster. */
                threshold?: number;
                /**
                 * @description `key:value`, split at the first colon. Tags with an empty key or a colon in the key cannot be used as a
                 *     filter. Repeat the parameter to require several tags.
                 */
                tag?: components["parameters"]["Tag"];
                rating?: components["parameters"]["Rating"];
                evaluator_name?: components["parameters"]["EvaluatorName"];
                /** @description Only by exactly this criterion, with its placeholders, whether or not an evaluator holds it. */
                criterion?: components["parameters"]["Criterion"];
                model_core?: components["parameters"]["Core"];
                min_score?: components["parameters"]["MinScore"];
                max_score?: components["parameters"]["MaxScore"];
                /**
                 * @description Only traces whose messages, system prompt, tool calls or tool results contain all of these words, in any case and with or
                 *     without accents: `refund policy`. `"working days"` finds a phrase, `refund*` the beginning of a word. The first 200,000
                 *     characters of a trace are searched.
                 */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The figures. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "start_date": "2026-11-20T00:00:00.000Z",
                     *       "end_date": "2026-11-21T00:00:00.000Z",
                     *       "interval": "day",
                     *       "group_by": "criterion",
                     *       "threshold": 0.5,
                     *       "total": {
                     *         "evaluations": 40,
                     *         "not_applicable": 2,
                     *         "cached": 3,
                     *         "failed": 1,
                     *         "mean_score": {
                     *           "value": 0.75,
                     *           "low": 0.6,
                     *           "high": 0.9,
                     *           "too_few": null,
                     *           "reason": null
                     *         },
                     *         "pass_rate": {
                     *           "value": 0.8,
                     *           "low": 0.6414,
                     *           "high": 0.9,
                     *           "too_few": null,
                     *           "reason": null
                     *         },
                     *         "latency_ms": {
                     *           "p50": 800,
                     *           "p95": 2100
                     *         },
                     *         "tokens": {
                     *           "prompt": 51200,
                     *           "completion": 4100,
                     *           "saved": 1600
                     *         },
                     *         "traces": "start_date=2026-11-20T00%3A00%3A00.000Z&end_date=2026-11-21T00%3A00%3A00.000Z",
                     *         "failed_traces": "start_date=2026-11-20T00%3A00%3A00.000Z&end_date=2026-11-21T00%3A00%3A00.000Z&failed=true"
                     *       },
                     *       "histogram": [
                     *         {
                     *           "low": 0,
                     *           "high": 0.1,
                     *           "evaluations": 8,
                     *           "traces": "start_date=2026-11-20T00%3A00%3A00.000Z&min_score=0&max_score=0.09999999999999999"
                     *         }
                     *       ],
                     *       "intervals": [
                     *         {
                     *           "start_date": "2026-11-20T00:00:00.000Z",
                     *           "end_date": "2026-11-21T00:00:00.000Z",
                     *           "figures": {
                     *             "evaluations": 40,
                     *             "not_applicable": 2,
                     *             "cached": 3,
                     *             "failed": 1,
                     *             "mean_score": {
                     *               "value": 0.75,
                     *               "low": 0.6,
                     *               "high": 0.9,
                     *               "too_few": null,
                     *               "reason": null
                     *             },
                     *             "pass_rate": {
                     *               "value": 0.8,
                     *               "low": 0.6414,
                     *               "high": 0.9,
                     *               "too_few": null,
                     *               "reason": null
                     *             },
                     *             "latency_ms": {
                     *               "p50": 800,
                     *               "p95": 2100
                     *             },
                     *             "tokens": {
                     *               "prompt": 51200,
                     *               "completion": 4100,
                     *               "saved": 1600
                     *             },
                     *             "traces": "start_date=2026-11-20T00%3A00%3A00.000Z&end_date=2026-11-21T00%3A00%3A00.000Z",
                     *             "failed_traces": "start_date=2026-11-20T00%3A00%3A00.000Z&end_date=2026-11-21T00%3A00%3A00.000Z&failed=true"
                     *           }
                     *         }
                     *       ],
                     *       "groups": [
                     *         {
                     *           "evaluator_name": "tone",
                     *           "criterion": "Penalize rude answers",
                     *           "model_core": null,
                     *           "run": null,
                     *           "figures": {
                     *             "evaluations": 40,
                     *             "not_applicable": 2,
                     *             "cached": 3,
                     *             "failed": 1,
                     *             "mean_score": {
                     *               "value": 0.75,
                     *               "low": 0.6,
                     *               "high": 0.9,
                     *               "too_few": null,
                     *               "reason": null
                     *             },
                     *             "pass_rate": {
                     *               "value": 0.8,
                     *               "low": 0.6414,
                     *               "high": 0.9,
                     *               "too_few": null,
                     *               "reason": null
                     *             },
                     *             "latency_ms": {
                     *               "p50": 800,
                     *               "p95": 2100
                     *             },
                     *             "tokens": {
                     *               "prompt": 51200,
                     *               "completion": 4100,
                     *               "saved": 1600
                     *             },
                     *             "traces": "start_date=2026-11-20T00%3A00%3A00.000Z&end_date=2026-11-21T00%3A00%3A00.000Z",
                     *             "failed_traces": "start_date=2026-11-20T00%3A00%3A00.000Z&end_date=2026-11-21T00%3A00%3A00.000Z&failed=true"
                     *           },
                     *           "labels": {
                     *             "pairs": 12,
                     *             "agreeing": 10,
                     *             "agreement": {
                     *               "value": 0.8333,
                     *               "low": 0.552,
                     *               "high": 0.953,
                     *               "too_few": {
                     *                 "what": "labels",
                     *                 "have": 12,
                     *                 "needed": 50
                     *               },
                     *               "reason": null
                     *             },
                     *             "kappa": {
                     *               "value": 0.6,
                     *               "low": 0.1,
                     *               "high": 0.9,
                     *               "too_few": {
                     *                 "what": "labels",
                     *                 "have": 12,
                     *                 "needed": 50
                     *               },
                     *               "reason": null
                     *             }
                     *           }
                     *         }
                     *       ],
                     *       "more_groups": 0,
                     *       "changes": [
                     *         {
                     *           "evaluator_name": "tone",
                     *           "criterion": "Penalize rude answers",
                     *           "model_core": "align-20251111",
                     *           "judge": "openai:gpt-5-mini",
                     *           "verdict": "cannot_say",
                     *           "explanation": "There are too few scores to say.",
                     *           "of": "mean_score",
                     *           "before": {
                     *             "scores": 12,
                     *             "value": 0.8
                     *           },
                     *           "now": {
                     *             "scores": 38,
                     *             "value": 0.75
                     *           },
                     *           "difference": {
                     *             "value": -0.05,
                     *             "low": -0.24,
                     *             "high": 0.14,
                     *             "too_few": {
                     *               "what": "scores",
                     *               "have": 12,
                     *               "needed": 30
                     *             },
                     *             "reason": null
                     *           },
                     *           "adjusted_p": 0.6,
                     *           "traces": "start_date=2026-11-20T00%3A00%3A00.000Z&evaluator_name=tone",
                     *           "traces_before": "start_date=2026-11-19T00%3A00%3A00.000Z&evaluator_name=tone"
                     *         }
                     *       ],
                     *       "more_changes": 0,
                     *       "people": {
                     *         "labels": {
                     *           "pairs": 12,
                     *           "agreeing": 10,
                     *           "agreement": {
                     *             "value": 0.8333,
                     *             "low": 0.552,
                     *             "high": 0.953,
                     *             "too_few": {
                     *               "what": "labels",
                     *               "have": 12,
                     *               "needed": 50
                     *             },
                     *             "reason": null
                     *           },
                     *           "kappa": {
                     *             "value": 0.6,
                     *             "low": 0.1,
                     *             "high": 0.9,
                     *             "too_few": {
                     *               "what": "labels",
                     *               "have": 12,
                     *               "needed": 50
                     *             },
                     *             "reason": null
                     *           }
                     *         },
                     *         "ratings": {
                     *           "pairs": 12,
                     *           "agreeing": 10,
                     *           "agreement": {
                     *             "value": 0.8333,
                     *             "low": 0.552,
                     *             "high": 0.953,
                     *             "too_few": {
                     *               "what": "labels",
                     *               "have": 12,
                     *               "needed": 50
                     *             },
                     *             "reason": null
                     *           },
                     *           "kappa": {
                     *             "value": 0.6,
                     *             "low": 0.1,
                     *             "high": 0.9,
                     *             "too_few": {
                     *               "what": "labels",
                     *               "have": 12,
                     *               "needed": 50
                     *             },
                     *             "reason": null
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Insights"];
                };
            };
            400: components["responses"]["TooMuchToRead"];
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRuns: {
        parameters: {
            query?: {
                /** @description The `next_page_token` of the previous page. It is valid only for the same account and the same filters. */
                page_token?: components["parameters"]["PageToken"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of runs. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "runs": [
                     *         {
                     *           "run": "2026.11",
                     *           "created_at": "2026-11-20T09:00:00.000Z",
                     *           "last_at": "2026-11-20T09:04:00.000Z",
                     *           "traces": 400,
                     *           "cases": 400,
                     *           "evaluations": 800,
                     *           "failed": 2,
                     *           "judges": [
                     *             "check",
                     *             "openai:gpt-5-mini"
                     *           ],
                     *           "criteria": 2
                     *         }
                     *       ],
                     *       "next_page_token": null
                     *     }
                     */
                    "application/json": components["schemas"]["RunList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareRuns: {
        parameters: {
            query: {
                /**
                 * @description The run to compare with.
                 * @example 2026.10
                 */
                base: string;
                /**
                 * @description The run that is compared.
                 * @example 2026.11
                 */
                candidate: string;
                /** @description A score passes if it is at least this. */
                threshold?: number;
                /** @description Only the evaluations of `base` by this judge, as the list of runs names it. */
                base_judge?: string;
                /** @description Only the evaluations of `candidate` by this judge. */
                candidate_judge?: string;
                /** @description Shows only cases with this change. `same` shows those whose scores are equal. */
                change?: components["schemas"]["CaseChange"];
                /** @description Shows only cases whose two scores differ by at least this. */
                min_difference?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "base": "release-1",
                     *       "candidate": "release-2",
                     *       "threshold": 0.5,
                     *       "compares": "product",
                     *       "verdict": {
                     *         "verdict": "cannot_say",
                     *         "reason": "within_chance",
                     *         "explanation": "The difference may be chance.",
                     *         "more_cases": 12
                     *       },
                     *       "counts": {
                     *         "cases": 2,
                     *         "compared": 2,
                     *         "both_passed": 1,
                     *         "only_base_passed": 1,
                     *         "only_candidate_passed": 0,
                     *         "both_failed": 0,
                     *         "not_comparable": 0,
                     *         "repeated": 0,
                     *         "missing_in_base": 0,
                     *         "missing_in_candidate": 0,
                     *         "unjudged": {
                     *           "both": 0,
                     *           "only_base": 0,
                     *           "only_candidate": 0
                     *         },
                     *         "not_applicable": {
                     *           "both": 0,
                     *           "only_base": 0,
                     *           "only_candidate": 0
                     *         },
                     *         "left_out": 0
                     *       },
                     *       "difference": {
                     *         "of": "pass_rate",
                     *         "method": "newcombe_paired",
                     *         "value": -0.5,
                     *         "low": -0.9055,
                     *         "high": 0.2726,
                     *         "clusters": 2,
                     *         "too_few": false,
                     *         "p": 0.5,
                     *         "seed": null
                     *       },
                     *       "criteria": [
                     *         {
                     *           "evaluator_name": null,
                     *           "criterion": "Passes if the response has fewer than 50 words",
                     *           "kind": "pass_fail",
                     *           "verdict": {
                     *             "verdict": "cannot_say",
                     *             "reason": "within_chance",
                     *             "explanation": "The difference may be chance.",
                     *             "more_cases": 12
                     *           },
                     *           "counts": {
                     *             "cases": 2,
                     *             "compared": 2,
                     *             "both_passed": 1,
                     *             "only_base_passed": 1,
                     *             "only_candidate_passed": 0,
                     *             "both_failed": 0,
                     *             "not_comparable": 0,
                     *             "repeated": 0,
                     *             "missing_in_base": 0,
                     *             "missing_in_candidate": 0,
                     *             "unjudged": {
                     *               "both": 0,
                     *               "only_base": 0,
                     *               "only_candidate": 0
                     *             },
                     *             "not_applicable": {
                     *               "both": 0,
                     *               "only_base": 0,
                     *               "only_candidate": 0
                     *             },
                     *             "left_out": 0
                     *           },
                     *           "difference": {
                     *             "of": "pass_rate",
                     *             "method": "newcombe_paired",
                     *             "value": -0.5,
                     *             "low": -0.9055,
                     *             "high": 0.2726,
                     *             "clusters": 2,
                     *             "too_few": false,
                     *             "p": 0.5,
                     *             "seed": null
                     *           },
                     *           "adjusted_p": 0.5,
                     *           "changed_cases": [
                     *             {
                     *               "case": "refund",
                     *               "agent_name": null,
                     *               "change": "regressed",
                     *               "base": {
                     *                 "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *                 "evaluation_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b12",
                     *                 "score": 1
                     *               },
                     *               "candidate": {
                     *                 "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *                 "evaluation_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b13",
                     *                 "score": 0
                     *               }
                     *             }
                     *           ],
                     *           "more_changed_cases": 0
                     *         }
                     *       ],
                     *       "judges": {
                     *         "base": [
                     *           "check"
                     *         ],
                     *         "candidate": [
                     *           "check"
                     *         ]
                     *       },
                     *       "readers": {
                     *         "base": [
                     *           "reader-1"
                     *         ],
                     *         "candidate": [
                     *           "reader-1"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["RunComparison"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareJudges: {
        parameters: {
            query?: {
                /** @description The judge, as in `sub_trace`. Defaults to the model with the most evaluations. */
                base_judge?: string;
                /** @description Defaults to the other model with the most evaluations. */
                candidate_judge?: string;
                /** @description A score passes if it is at least this. */
                threshold?: number;
                /** @description Shows only cases with this change. `same` shows those whose scores are equal. */
                change?: components["schemas"]["CaseChange"];
                /** @description Shows only cases whose two scores differ by at least this. */
                min_difference?: number;
                /** @description Traces created at or after this time. A date, or a time without a zone, is read as UTC. */
                start_date?: string;
                /** @description Traces created before this time, in the same forms as `start_date`. */
                end_date?: string;
                /**
                 * @description `key:value`, split at the first colon. Tags with an empty key or a colon in the key cannot be used as a
                 *     filter. Repeat the parameter to require several tags.
                 */
                tag?: components["parameters"]["Tag"];
                rating?: components["parameters"]["Rating"];
                evaluator_name?: components["parameters"]["EvaluatorName"];
                /** @description Only by exactly this criterion, with its placeholders, whether or not an evaluator holds it. */
                criterion?: components["parameters"]["Criterion"];
                model_core?: components["parameters"]["Core"];
                min_score?: components["parameters"]["MinScore"];
                max_score?: components["parameters"]["MaxScore"];
                /**
                 * @description Only traces whose messages, system prompt, tool calls or tool results contain all of these words, in any case and with or
                 *     without accents: `refund policy`. `"working days"` finds a phrase, `refund*` the beginning of a word. The first 200,000
                 *     characters of a trace are searched.
                 */
                text?: components["parameters"]["Text"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. With fewer than two judges, it has no cases. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "base_judge": "openai:gpt-5-mini",
                     *       "candidate_judge": "openai:gpt-5",
                     *       "judges": [
                     *         {
                     *           "judge": "openai:gpt-5-mini",
                     *           "evaluations": 40
                     *         },
                     *         {
                     *           "judge": "openai:gpt-5",
                     *           "evaluations": 2
                     *         }
                     *       ],
                     *       "traces": 40,
                     *       "truncated": false,
                     *       "threshold": 0.5,
                     *       "verdict": {
                     *         "verdict": "not_comparable",
                     *         "reason": "other_judge",
                     *         "explanation": "This compares two judges, and not the product: a higher score is not a better judge.",
                     *         "more_cases": null
                     *       },
                     *       "counts": {
                     *         "cases": 2,
                     *         "compared": 2,
                     *         "both_passed": 1,
                     *         "only_base_passed": 1,
                     *         "only_candidate_passed": 0,
                     *         "both_failed": 0,
                     *         "not_comparable": 0,
                     *         "repeated": 0,
                     *         "missing_in_base": 0,
                     *         "missing_in_candidate": 0,
                     *         "unjudged": {
                     *           "both": 0,
                     *           "only_base": 0,
                     *           "only_candidate": 0
                     *         },
                     *         "not_applicable": {
                     *           "both": 0,
                     *           "only_base": 0,
                     *           "only_candidate": 0
                     *         },
                     *         "left_out": 0
                     *       },
                     *       "difference": {
                     *         "of": "pass_rate",
                     *         "method": "newcombe_paired",
                     *         "value": -0.5,
                     *         "low": -0.9055,
                     *         "high": 0.2726,
                     *         "clusters": 2,
                     *         "too_few": false,
                     *         "p": 0.5,
                     *         "seed": null
                     *       },
                     *       "criteria": [
                     *         {
                     *           "evaluator_name": null,
                     *           "criterion": "Passes if the response is polite",
                     *           "kind": "pass_fail",
                     *           "verdict": {
                     *             "verdict": "not_comparable",
                     *             "reason": "other_judge",
                     *             "explanation": "This compares two judges, and not the product: a higher score is not a better judge.",
                     *             "more_cases": null
                     *           },
                     *           "counts": {
                     *             "cases": 2,
                     *             "compared": 2,
                     *             "both_passed": 1,
                     *             "only_base_passed": 1,
                     *             "only_candidate_passed": 0,
                     *             "both_failed": 0,
                     *             "not_comparable": 0,
                     *             "repeated": 0,
                     *             "missing_in_base": 0,
                     *             "missing_in_candidate": 0,
                     *             "unjudged": {
                     *               "both": 0,
                     *               "only_base": 0,
                     *               "only_candidate": 0
                     *             },
                     *             "not_applicable": {
                     *               "both": 0,
                     *               "only_base": 0,
                     *               "only_candidate": 0
                     *             },
                     *             "left_out": 0
                     *           },
                     *           "difference": {
                     *             "of": "pass_rate",
                     *             "method": "newcombe_paired",
                     *             "value": -0.5,
                     *             "low": -0.9055,
                     *             "high": 0.2726,
                     *             "clusters": 2,
                     *             "too_few": false,
                     *             "p": 0.5,
                     *             "seed": null
                     *           },
                     *           "adjusted_p": 0.5,
                     *           "changed_cases": [
                     *             {
                     *               "case": "refund",
                     *               "agent_name": null,
                     *               "change": "regressed",
                     *               "base": {
                     *                 "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *                 "evaluation_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b12",
                     *                 "score": 1
                     *               },
                     *               "candidate": {
                     *                 "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *                 "evaluation_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b13",
                     *                 "score": 0
                     *               }
                     *             }
                     *           ],
                     *           "more_changed_cases": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["JudgeComparison"];
                };
            };
            /**
             * @description Both sides are the same judge, a named judge judged none of the traces, or the comparison would take more than ten
             *     seconds to read.
             */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "The judge openai:gpt-4 judged none of these traces. Those that did: openai:gpt-5, openai:gpt-5-mini."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteRun: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The run's name, percent-encoded. It may contain a slash.
                 * @example 2026.11
                 */
                run: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvaluators: {
        parameters: {
            query?: {
                /** @description The `next_page_token` of the previous page. It is valid only for the same account and the same filters. */
                page_token?: components["parameters"]["PageToken"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of evaluators, each in its newest version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "evaluators": [
                     *         {
                     *           "name": "refund-policy",
                     *           "version": 2,
                     *           "evaluation_criteria": "Passes if the response has fewer than 50 words",
                     *           "model_core": "align-20251111",
                     *           "explanation_cleaning": null,
                     *           "description": "Short answers on refunds.",
                     *           "memory": false,
                     *           "labels_since": 1,
                     *           "created_at": "2026-11-20T09:00:00.000Z",
                     *           "updated_at": "2026-11-20T09:20:00.000Z"
                     *         }
                     *       ],
                     *       "next_page_token": null
                     *     }
                     */
                    "application/json": components["schemas"]["EvaluatorList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEvaluator: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "refund-policy",
                 *       "evaluation_criteria": "Passes if the response has fewer than 50 words",
                 *       "description": "Short answers on refunds."
                 *     }
                 */
                "application/json": components["schemas"]["EvaluatorRequest"];
            };
        };
        responses: {
            /** @description The stored evaluator. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "refund-policy",
                     *       "version": 1,
                     *       "evaluation_criteria": "Passes if the response has fewer than 50 words",
                     *       "model_core": "align-20251111",
                     *       "explanation_cleaning": null,
                     *       "description": "Short answers on refunds.",
                     *       "memory": false,
                     *       "labels_since": 1,
                     *       "created_at": "2026-11-20T09:00:00.000Z",
                     *       "updated_at": "2026-11-20T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Evaluator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEvaluator: {
        parameters: {
            query?: {
                /** @description The version to return. Defaults to the newest. */
                version?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The evaluator. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "refund-policy",
                     *       "version": 2,
                     *       "evaluation_criteria": "Passes if the response has fewer than 50 words",
                     *       "model_core": "align-20251111",
                     *       "explanation_cleaning": null,
                     *       "description": "Short answers on refunds.",
                     *       "memory": false,
                     *       "labels_since": 1,
                     *       "created_at": "2026-11-20T09:00:00.000Z",
                     *       "updated_at": "2026-11-20T09:20:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Evaluator"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEvaluator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "evaluation_criteria": "Passes if the response has fewer than 40 words",
                 *       "description": "Short answers on refunds."
                 *     }
                 */
                "application/json": components["schemas"]["EvaluatorUpdate"];
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "refund-policy",
                     *       "version": 2,
                     *       "evaluation_criteria": "Passes if the response has fewer than 40 words",
                     *       "model_core": "align-20251111",
                     *       "explanation_cleaning": null,
                     *       "description": "Short answers on refunds.",
                     *       "memory": false,
                     *       "labels_since": 2,
                     *       "created_at": "2026-11-20T09:00:00.000Z",
                     *       "updated_at": "2026-11-20T09:20:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Evaluator"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEvaluator: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReportCard: {
        parameters: {
            query?: {
                /** @description The version of the evaluator. Defaults to the newest. */
                version?: number;
                /** @description The judge, as in `sub_trace`. Defaults to the judge of the version's newest evaluation. */
                judge?: string;
                /** @description The judge passes a response whose score is at least this. */
                threshold?: number;
                /** @description Evaluations made at or after this time. A date, or a time without a zone, is read as UTC. */
                start_date?: string;
                /** @description Evaluations made before this time, in the same forms as `start_date`. */
                end_date?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The report card. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "evaluator_name": "refund-policy",
                     *       "version": 2,
                     *       "labels_since": 1,
                     *       "criteria": "Passes if the response cites the policy that it relies on",
                     *       "judge": "openai:gpt-5-mini",
                     *       "other_judges": [],
                     *       "prompt_versions": [
                     *         "2026-11-20"
                     *       ],
                     *       "reader_version": "reader-1",
                     *       "other_reader_versions": [],
                     *       "threshold": 0.5,
                     *       "evaluations": {
                     *         "total": 1003,
                     *         "responses": 1003,
                     *         "repeated": 0,
                     *         "scored": 1000,
                     *         "not_applicable": 3,
                     *         "failed": 2,
                     *         "other_reader": 0
                     *       },
                     *       "labels": {
                     *         "total": 100,
                     *         "ties": 0,
                     *         "not_applicable": 0,
                     *         "responses": 100,
                     *         "pairs": 100,
                     *         "to_pass": 60,
                     *         "to_fail": 40,
                     *         "not_judged": 0,
                     *         "several_authors": {
                     *           "responses": 0,
                     *           "comparisons": 0,
                     *           "agreement": null
                     *         }
                     *       },
                     *       "confusion": {
                     *         "tp": 52,
                     *         "fn": 8,
                     *         "fp": 6,
                     *         "tn": 34
                     *       },
                     *       "pass_rate": {
                     *         "value": 0.7,
                     *         "low": 0.6709,
                     *         "high": 0.7276,
                     *         "too_few": null,
                     *         "reason": null
                     *       },
                     *       "corrected_pass_rate": {
                     *         "value": 0.7674,
                     *         "low": 0.6669,
                     *         "high": 0.8932,
                     *         "too_few": null,
                     *         "reason": null
                     *       },
                     *       "true_positive_rate": {
                     *         "value": 0.8667,
                     *         "low": 0.7583,
                     *         "high": 0.9309,
                     *         "too_few": null,
                     *         "reason": null
                     *       },
                     *       "true_negative_rate": {
                     *         "value": 0.85,
                     *         "low": 0.7093,
                     *         "high": 0.9294,
                     *         "too_few": null,
                     *         "reason": null
                     *       },
                     *       "balanced_accuracy": {
                     *         "value": 0.8583,
                     *         "low": 0.7695,
                     *         "high": 0.9094,
                     *         "too_few": null,
                     *         "reason": null
                     *       },
                     *       "kappa": {
                     *         "value": 0.7107,
                     *         "low": 0.5404,
                     *         "high": 0.8255,
                     *         "too_few": null,
                     *         "reason": null
                     *       },
                     *       "gwet_ac1": null,
                     *       "mean_score": 0.7,
                     *       "corrected_mean": {
                     *         "value": null,
                     *         "low": null,
                     *         "high": null,
                     *         "too_few": {
                     *           "what": "ratings",
                     *           "have": 0,
                     *           "needed": 30
                     *         },
                     *         "reason": "It takes at least 3 labels with a score."
                     *       },
                     *       "calibration": {
                     *         "brier": 0.14,
                     *         "error": 0.14,
                     *         "too_few": null,
                     *         "bins": [
                     *           {
                     *             "low": 0,
                     *             "high": 0,
                     *             "count": 42,
                     *             "mean_score": 0,
                     *             "pass_share": {
                     *               "value": 0.1905,
                     *               "low": 0.0998,
                     *               "high": 0.333,
                     *               "too_few": null,
                     *               "reason": null
                     *             }
                     *           },
                     *           {
                     *             "low": 1,
                     *             "high": 1,
                     *             "count": 58,
                     *             "mean_score": 1,
                     *             "pass_share": {
                     *               "value": 0.8966,
                     *               "low": 0.7921,
                     *               "high": 0.9517,
                     *               "too_few": null,
                     *               "reason": null
                     *             }
                     *           }
                     *         ]
                     *       },
                     *       "abstention": {
                     *         "most_errors": 0.1,
                     *         "width": null,
                     *         "decided": null,
                     *         "errors": null,
                     *         "errors_at_most": null,
                     *         "too_few": null,
                     *         "reason": "The labels do not prove for any band that at most 10 % of the judge's verdicts are wrong."
                     *       },
                     *       "drift": {
                     *         "frozen_at": "2026-11-01T09:00:00.000Z",
                     *         "anchors": 100,
                     *         "judged_again": 98,
                     *         "before": {
                     *           "versions": [
                     *             1
                     *           ],
                     *           "judges": [
                     *             "openai:gpt-5-mini"
                     *           ],
                     *           "prompt_versions": [
                     *             "2026-10-02"
                     *           ],
                     *           "reader_versions": [
                     *             "1"
                     *           ]
                     *         },
                     *         "now": {
                     *           "version": 2,
                     *           "judge": "openai:gpt-5-mini",
                     *           "prompt_version": "2026-11-20",
                     *           "reader_version": "1"
                     *         },
                     *         "changed": 7,
                     *         "mid_p": 0.0703,
                     *         "true_positive_rate": {
                     *           "value": -0.0833,
                     *           "low": -0.1825,
                     *           "high": 0.0066,
                     *           "too_few": null,
                     *           "reason": null
                     *         },
                     *         "true_negative_rate": {
                     *           "value": 0.0263,
                     *           "low": -0.0811,
                     *           "high": 0.1349,
                     *           "too_few": null,
                     *           "reason": null
                     *         },
                     *         "too_few": null,
                     *         "reason": null,
                     *         "weeks": {
                     *           "before": {
                     *             "scored": 480,
                     *             "passed": 336
                     *           },
                     *           "now": {
                     *             "scored": 520,
                     *             "passed": 364
                     *           },
                     *           "change": {
                     *             "value": 0,
                     *             "low": -0.0568,
                     *             "high": 0.0571,
                     *             "too_few": null,
                     *             "reason": null
                     *           },
                     *           "p": 1
                     *         },
                     *         "cusum": {
                     *           "compared": 11,
                     *           "above": 0.4,
                     *           "below": 1.2,
                     *           "limit": 5,
                     *           "alarm": null
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["ReportCard"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEvaluatorVersions: {
        parameters: {
            query?: {
                /** @description The `next_page_token` of the previous page. It is valid only for the same account and the same filters. */
                page_token?: components["parameters"]["PageToken"];
                page_size?: components["parameters"]["PageSize"];
            };
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of versions. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "versions": [
                     *         {
                     *           "version": 2,
                     *           "evaluation_criteria": "Passes if the response has fewer than 40 words",
                     *           "model_core": "align-20251111",
                     *           "explanation_cleaning": null,
                     *           "description": "Short answers on refunds.",
                     *           "memory": false,
                     *           "labels_since": 2,
                     *           "created_at": "2026-11-20T09:20:00.000Z",
                     *           "made_by": "key",
                     *           "key_id": "019a5f00-0c2e-7f31-8a55-1d2c3b4a5960",
                     *           "key_label": "ci"
                     *         },
                     *         {
                     *           "version": 1,
                     *           "evaluation_criteria": "Passes if the response has fewer than 50 words",
                     *           "model_core": "align-20251111",
                     *           "explanation_cleaning": null,
                     *           "description": null,
                     *           "memory": false,
                     *           "labels_since": 1,
                     *           "created_at": "2026-11-20T09:00:00.000Z",
                     *           "made_by": "page",
                     *           "key_id": null,
                     *           "key_label": null
                     *         }
                     *       ],
                     *       "next_page_token": null
                     *     }
                     */
                    "application/json": components["schemas"]["EvaluatorVersionList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    freezeAnchors: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The frozen set. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "evaluator_name": "refund-policy",
                     *       "version": 2,
                     *       "judge": "openai:gpt-5-mini",
                     *       "anchors": 100,
                     *       "to_pass": 60,
                     *       "to_fail": 40,
                     *       "frozen_at": "2026-11-01T09:00:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Anchors"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    compareVersions: {
        parameters: {
            query?: {
                /** @description Defaults to the version before the candidate's; for version 1, to version 1 itself. */
                base_version?: number;
                /** @description Defaults to the newest version. */
                candidate_version?: number;
                /**
                 * @description The judge, as in `sub_trace`. Of another version, the default is the candidate's judge, if it judged both. Otherwise
                 *     it is the judge of the newest evaluation; of the same version, another one than the candidate's.
                 */
                base_judge?: string;
                /** @description Defaults to the judge of the version's newest evaluation, a model if there is one. */
                candidate_judge?: string;
                /** @description A score of either side passes if it is at least this. */
                threshold?: number;
                /** @description Shows only cases with this change. `same` shows those whose scores are equal. */
                change?: components["schemas"]["CaseChange"];
                /** @description Shows only cases whose two scores differ by at least this. */
                min_difference?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The comparison. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "evaluator_name": "refund-policy",
                     *       "base": {
                     *         "version": 1,
                     *         "criteria": "Passes if the response cites a policy",
                     *         "model_core": "align-20251111",
                     *         "judge": "openai:gpt-5-mini",
                     *         "other_judges": [],
                     *         "reader_version": "reader-1",
                     *         "other_reader_versions": [],
                     *         "truncated": false
                     *       },
                     *       "candidate": {
                     *         "version": 2,
                     *         "criteria": "Passes if the response cites the policy that it relies on",
                     *         "model_core": "align-20251111",
                     *         "judge": "openai:gpt-5-mini",
                     *         "other_judges": [
                     *           "openai:gpt-5"
                     *         ],
                     *         "reader_version": "reader-1",
                     *         "other_reader_versions": [],
                     *         "truncated": false
                     *       },
                     *       "threshold": 0.5,
                     *       "verdict": {
                     *         "verdict": "cannot_say",
                     *         "reason": "no_cases",
                     *         "explanation": "No labelled response has been judged by both.",
                     *         "more_cases": null
                     *       },
                     *       "agreement": {
                     *         "labels": 0,
                     *         "base": {
                     *           "value": null,
                     *           "low": null,
                     *           "high": null,
                     *           "too_few": {
                     *             "what": "labels",
                     *             "have": 0,
                     *             "needed": 30
                     *           },
                     *           "reason": "No such response was compared."
                     *         },
                     *         "candidate": {
                     *           "value": null,
                     *           "low": null,
                     *           "high": null,
                     *           "too_few": {
                     *             "what": "labels",
                     *             "have": 0,
                     *             "needed": 30
                     *           },
                     *           "reason": "No such response was compared."
                     *         },
                     *         "difference": null
                     *       },
                     *       "true_positive_rate": {
                     *         "labels": 0,
                     *         "base": {
                     *           "value": null,
                     *           "low": null,
                     *           "high": null,
                     *           "too_few": {
                     *             "what": "labels_to_pass",
                     *             "have": 0,
                     *             "needed": 30
                     *           },
                     *           "reason": "No such response was compared."
                     *         },
                     *         "candidate": {
                     *           "value": null,
                     *           "low": null,
                     *           "high": null,
                     *           "too_few": {
                     *             "what": "labels_to_pass",
                     *             "have": 0,
                     *             "needed": 30
                     *           },
                     *           "reason": "No such response was compared."
                     *         },
                     *         "difference": null
                     *       },
                     *       "true_negative_rate": {
                     *         "labels": 0,
                     *         "base": {
                     *           "value": null,
                     *           "low": null,
                     *           "high": null,
                     *           "too_few": {
                     *             "what": "labels_to_fail",
                     *             "have": 0,
                     *             "needed": 30
                     *           },
                     *           "reason": "No such response was compared."
                     *         },
                     *         "candidate": {
                     *           "value": null,
                     *           "low": null,
                     *           "high": null,
                     *           "too_few": {
                     *             "what": "labels_to_fail",
                     *             "have": 0,
                     *             "needed": 30
                     *           },
                     *           "reason": "No such response was compared."
                     *         },
                     *         "difference": null
                     *       },
                     *       "kind": "pass_fail",
                     *       "counts": {
                     *         "cases": 2,
                     *         "compared": 2,
                     *         "both_passed": 1,
                     *         "only_base_passed": 1,
                     *         "only_candidate_passed": 0,
                     *         "both_failed": 0,
                     *         "not_comparable": 0,
                     *         "repeated": 0,
                     *         "missing_in_base": 0,
                     *         "missing_in_candidate": 0,
                     *         "unjudged": {
                     *           "both": 0,
                     *           "only_base": 0,
                     *           "only_candidate": 0
                     *         },
                     *         "not_applicable": {
                     *           "both": 0,
                     *           "only_base": 0,
                     *           "only_candidate": 0
                     *         },
                     *         "left_out": 0
                     *       },
                     *       "difference": {
                     *         "of": "pass_rate",
                     *         "method": "newcombe_paired",
                     *         "value": -0.5,
                     *         "low": -0.9055,
                     *         "high": 0.2726,
                     *         "clusters": 2,
                     *         "too_few": false,
                     *         "p": 0.5,
                     *         "seed": null
                     *       },
                     *       "changed_cases": [
                     *         {
                     *           "case": null,
                     *           "agent_name": null,
                     *           "change": "regressed",
                     *           "base": {
                     *             "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *             "evaluation_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b12",
                     *             "score": 1
                     *           },
                     *           "candidate": {
                     *             "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *             "evaluation_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b13",
                     *             "score": 0
                     *           }
                     *         }
                     *       ],
                     *       "more_changed_cases": 0
                     *     }
                     */
                    "application/json": components["schemas"]["VersionComparison"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            431: components["responses"]["HeadTooLarge"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    suggestLabels: {
        parameters: {
            query?: {
                /** @description How many responses to suggest at most. */
                limit?: number;
                /** @description Who is going to label. Without an author, responses are suggested that have no label without an author. */
                author?: string;
                /** @description The version of the evaluator. Defaults to the newest. */
                version?: number;
                /** @description The judge, as in `sub_trace`. Defaults to the judge of the version's newest evaluation. */
                judge?: string;
                /** @description The judge passes a response whose score is at least this. */
                threshold?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The suggestions, in no particular order. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "suggestions": [
                     *         {
                     *           "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *           "evaluation_id": "019a5f0e-7c1c-7a92-b6a4-1f2e3d4c5b6a",
                     *           "why": "near_threshold"
                     *         }
                     *       ],
                     *       "unlabelled": 412
                     *     }
                     */
                    "application/json": components["schemas"]["LabelSuggestions"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listCandidates: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidates. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "candidates": [
                     *         {
                     *           "id": "019a5f30-11aa-7c31-9d52-3b7e5a1c0d44",
                     *           "evaluator_name": "refund-policy",
                     *           "base_version": 2,
                     *           "changes": "criterion",
                     *           "evaluation_criteria": "Passes if the response cites the policy that it relies on by its name",
                     *           "model_core": "align-20251111",
                     *           "explanation_cleaning": null,
                     *           "description": null,
                     *           "memory": false,
                     *           "threshold": 0.5,
                     *           "status": "planned",
                     *           "created_at": "2026-11-23T09:00:00.000Z",
                     *           "plan": {
                     *             "base_judge": "openai:gpt-5-mini",
                     *             "labelled": 130,
                     *             "ties": 2,
                     *             "not_judged": 8,
                     *             "not_applicable": 0,
                     *             "over_the_bounds": 0,
                     *             "cases": 120,
                     *             "to_pass": 70,
                     *             "to_fail": 50,
                     *             "max_cases": 200,
                     *             "max_tokens": 200000,
                     *             "calls": 120,
                     *             "tokens": 151200
                     *           },
                     *           "progress": {
                     *             "scored": 0,
                     *             "not_applicable": 0,
                     *             "failed": 0,
                     *             "tokens": 0
                     *           },
                     *           "stopped_by": null,
                     *           "comparison": null,
                     *           "changed_cases": [],
                     *           "more_changed_cases": 0,
                     *           "failed_cases": [],
                     *           "promotion": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CandidateList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "evaluation_criteria": "Passes if the response has at most 49 words",
                 *       "keep_labels": true,
                 *       "max_cases": 200,
                 *       "max_tokens": 200000
                 *     }
                 */
                "application/json": components["schemas"]["CandidateRequest"];
            };
        };
        responses: {
            /** @description The candidate and its plan. */
            201: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a5f30-11aa-7c31-9d52-3b7e5a1c0d44",
                     *       "evaluator_name": "refund-policy",
                     *       "base_version": 2,
                     *       "changes": "criterion",
                     *       "evaluation_criteria": "Passes if the response cites the policy that it relies on by its name",
                     *       "model_core": "align-20251111",
                     *       "explanation_cleaning": null,
                     *       "description": null,
                     *       "memory": false,
                     *       "threshold": 0.5,
                     *       "status": "planned",
                     *       "created_at": "2026-11-23T09:00:00.000Z",
                     *       "plan": {
                     *         "base_judge": "openai:gpt-5-mini",
                     *         "labelled": 130,
                     *         "ties": 2,
                     *         "not_judged": 8,
                     *         "not_applicable": 0,
                     *         "over_the_bounds": 0,
                     *         "cases": 120,
                     *         "to_pass": 70,
                     *         "to_fail": 50,
                     *         "max_cases": 200,
                     *         "max_tokens": 200000,
                     *         "calls": 120,
                     *         "tokens": 151200
                     *       },
                     *       "progress": {
                     *         "scored": 0,
                     *         "not_applicable": 0,
                     *         "failed": 0,
                     *         "tokens": 0
                     *       },
                     *       "stopped_by": null,
                     *       "comparison": null,
                     *       "changed_cases": [],
                     *       "more_changed_cases": 0,
                     *       "failed_cases": [],
                     *       "promotion": null
                     *     }
                     */
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCandidate: {
        parameters: {
            query?: {
                /** @description How long to wait for the end of its replay, in seconds. */
                wait?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
                /** @example 019a5f30-11aa-7c31-9d52-3b7e5a1c0d44 */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The candidate. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a5f30-11aa-7c31-9d52-3b7e5a1c0d44",
                     *       "evaluator_name": "refund-policy",
                     *       "base_version": 2,
                     *       "changes": "criterion",
                     *       "evaluation_criteria": "Passes if the response cites the policy that it relies on by its name",
                     *       "model_core": "align-20251111",
                     *       "explanation_cleaning": null,
                     *       "description": null,
                     *       "memory": false,
                     *       "threshold": 0.5,
                     *       "status": "replayed",
                     *       "created_at": "2026-11-23T09:00:00.000Z",
                     *       "plan": {
                     *         "base_judge": "openai:gpt-5-mini",
                     *         "labelled": 130,
                     *         "ties": 2,
                     *         "not_judged": 8,
                     *         "not_applicable": 0,
                     *         "over_the_bounds": 0,
                     *         "cases": 120,
                     *         "to_pass": 70,
                     *         "to_fail": 50,
                     *         "max_cases": 200,
                     *         "max_tokens": 200000,
                     *         "calls": 120,
                     *         "tokens": 151200
                     *       },
                     *       "progress": {
                     *         "scored": 120,
                     *         "not_applicable": 0,
                     *         "failed": 0,
                     *         "tokens": 150000
                     *       },
                     *       "stopped_by": null,
                     *       "comparison": {
                     *         "base": {
                     *           "judges": [
                     *             "openai:gpt-5-mini"
                     *           ],
                     *           "prompt_versions": [
                     *             "judge-3"
                     *           ]
                     *         },
                     *         "candidate": {
                     *           "judges": [
                     *             "openai:gpt-5-mini"
                     *           ],
                     *           "prompt_versions": [
                     *             "judge-3"
                     *           ]
                     *         },
                     *         "verdict": {
                     *           "verdict": "better",
                     *           "reason": "shown",
                     *           "explanation": "The candidate agrees with people more often than chance explains.",
                     *           "more_cases": null
                     *         },
                     *         "counts": {
                     *           "cases": 120,
                     *           "compared": 120,
                     *           "both_right": 98,
                     *           "only_base_right": 2,
                     *           "only_candidate_right": 15,
                     *           "both_wrong": 5,
                     *           "not_applicable": 0,
                     *           "failed": 0,
                     *           "not_replayed": 0,
                     *           "left_out": 0
                     *         },
                     *         "agreement": {
                     *           "labels": 120,
                     *           "base": {
                     *             "value": 0.8333,
                     *             "low": 0.7567,
                     *             "high": 0.8894,
                     *             "too_few": null,
                     *             "reason": null
                     *           },
                     *           "candidate": {
                     *             "value": 0.9417,
                     *             "low": 0.8847,
                     *             "high": 0.9715,
                     *             "too_few": null,
                     *             "reason": null
                     *           },
                     *           "difference": {
                     *             "value": 0.1083,
                     *             "low": 0.0397,
                     *             "high": 0.1812,
                     *             "method": "newcombe_paired",
                     *             "clusters": 120,
                     *             "p": 0.0013,
                     *             "adjusted_p": 0.0038
                     *           }
                     *         },
                     *         "true_positive_rate": {
                     *           "labels": 70,
                     *           "base": {
                     *             "value": 0.8571,
                     *             "low": 0.7566,
                     *             "high": 0.9205,
                     *             "too_few": null,
                     *             "reason": null
                     *           },
                     *           "candidate": {
                     *             "value": 0.9571,
                     *             "low": 0.8814,
                     *             "high": 0.9853,
                     *             "too_few": null,
                     *             "reason": null
                     *           },
                     *           "difference": {
                     *             "value": 0.1,
                     *             "low": 0.0164,
                     *             "high": 0.1934,
                     *             "method": "newcombe_paired",
                     *             "clusters": 70,
                     *             "p": 0.0215,
                     *             "adjusted_p": 0.0429
                     *           }
                     *         },
                     *         "true_negative_rate": {
                     *           "labels": 50,
                     *           "base": {
                     *             "value": 0.8,
                     *             "low": 0.6696,
                     *             "high": 0.8876,
                     *             "too_few": null,
                     *             "reason": null
                     *           },
                     *           "candidate": {
                     *             "value": 0.92,
                     *             "low": 0.8116,
                     *             "high": 0.9685,
                     *             "too_few": null,
                     *             "reason": null
                     *           },
                     *           "difference": {
                     *             "value": 0.12,
                     *             "low": 0.0062,
                     *             "high": 0.2386,
                     *             "method": "newcombe_paired",
                     *             "clusters": 50,
                     *             "p": 0.0391,
                     *             "adjusted_p": 0.0429
                     *           }
                     *         }
                     *       },
                     *       "changed_cases": [
                     *         {
                     *           "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *           "evaluation_id": "019a5f0e-7c1c-7a92-b6a4-1f2e3d4c5b6a",
                     *           "label": true,
                     *           "base_score": 0,
                     *           "candidate_score": 1,
                     *           "change": "mended",
                     *           "explanation": "The response names the policy."
                     *         }
                     *       ],
                     *       "more_changed_cases": 0,
                     *       "failed_cases": [],
                     *       "promotion": null
                     *     }
                     */
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
                /** @example 019a5f30-11aa-7c31-9d52-3b7e5a1c0d44 */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    replayCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
                /** @example 019a5f30-11aa-7c31-9d52-3b7e5a1c0d44 */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The replay has begun. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a5f30-11aa-7c31-9d52-3b7e5a1c0d44",
                     *       "evaluator_name": "refund-policy",
                     *       "base_version": 2,
                     *       "changes": "criterion",
                     *       "evaluation_criteria": "Passes if the response cites the policy that it relies on by its name",
                     *       "model_core": "align-20251111",
                     *       "explanation_cleaning": null,
                     *       "description": null,
                     *       "memory": false,
                     *       "threshold": 0.5,
                     *       "status": "replaying",
                     *       "created_at": "2026-11-23T09:00:00.000Z",
                     *       "plan": {
                     *         "base_judge": "openai:gpt-5-mini",
                     *         "labelled": 130,
                     *         "ties": 2,
                     *         "not_judged": 8,
                     *         "not_applicable": 0,
                     *         "over_the_bounds": 0,
                     *         "cases": 120,
                     *         "to_pass": 70,
                     *         "to_fail": 50,
                     *         "max_cases": 200,
                     *         "max_tokens": 200000,
                     *         "calls": 120,
                     *         "tokens": 151200
                     *       },
                     *       "progress": {
                     *         "scored": 0,
                     *         "not_applicable": 0,
                     *         "failed": 0,
                     *         "tokens": 0
                     *       },
                     *       "stopped_by": null,
                     *       "comparison": null,
                     *       "changed_cases": [],
                     *       "more_changed_cases": 0,
                     *       "failed_cases": [],
                     *       "promotion": null
                     *     }
                     */
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    promoteCandidate: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The evaluator's name, percent-encoded. It may contain a slash.
                 * @example refund-policy
                 */
                name: string;
                /** @example 019a5f30-11aa-7c31-9d52-3b7e5a1c0d44 */
                candidate_id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "accept": "cannot_say"
                 *     }
                 */
                "application/json": components["schemas"]["PromotionRequest"];
            };
        };
        responses: {
            /** @description The promoted candidate. Its promotion names the new version. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "019a5f30-11aa-7c31-9d52-3b7e5a1c0d44",
                     *       "evaluator_name": "refund-policy",
                     *       "base_version": 2,
                     *       "changes": "criterion",
                     *       "evaluation_criteria": "Passes if the response cites the policy that it relies on by its name",
                     *       "model_core": "align-20251111",
                     *       "explanation_cleaning": null,
                     *       "description": null,
                     *       "memory": false,
                     *       "threshold": 0.5,
                     *       "status": "replayed",
                     *       "created_at": "2026-11-23T09:00:00.000Z",
                     *       "plan": {
                     *         "base_judge": "openai:gpt-5-mini",
                     *         "labelled": 130,
                     *         "ties": 2,
                     *         "not_judged": 8,
                     *         "not_applicable": 0,
                     *         "over_the_bounds": 0,
                     *         "cases": 120,
                     *         "to_pass": 70,
                     *         "to_fail": 50,
                     *         "max_cases": 200,
                     *         "max_tokens": 200000,
                     *         "calls": 120,
                     *         "tokens": 151200
                     *       },
                     *       "progress": {
                     *         "scored": 120,
                     *         "not_applicable": 0,
                     *         "failed": 0,
                     *         "tokens": 150000
                     *       },
                     *       "stopped_by": null,
                     *       "comparison": {
                     *         "base": {
                     *           "judges": [
                     *             "openai:gpt-5-mini"
                     *           ],
                     *           "prompt_versions": [
                     *             "judge-3"
                     *           ]
                     *         },
                     *         "candidate": {
                     *           "judges": [
                     *             "openai:gpt-5-mini"
                     *           ],
                     *           "prompt_versions": [
                     *             "judge-3"
                     *           ]
                     *         },
                     *         "verdict": {
                     *           "verdict": "better",
                     *           "reason": "shown",
                     *           "explanation": "The candidate agrees with people more often than chance explains.",
                     *           "more_cases": null
                     *         },
                     *         "counts": {
                     *           "cases": 120,
                     *           "compared": 120,
                     *           "both_right": 98,
                     *           "only_base_right": 2,
                     *           "only_candidate_right": 15,
                     *           "both_wrong": 5,
                     *           "not_applicable": 0,
                     *           "failed": 0,
                     *           "not_replayed": 0,
                     *           "left_out": 0
                     *         },
                     *         "agreement": {
                     *           "labels": 120,
                     *           "base": {
                     *             "value": 0.8333,
                     *             "low": 0.7567,
                     *             "high": 0.8894,
                     *             "too_few": null,
                     *             "reason": null
                     *           },
                     *           "candidate": {
                     *             "value": 0.9417,
                     *             "low": 0.8847,
                     *             "high": 0.9715,
                     *             "too_few": null,
                     *             "reason": null
                     *           },
                     *           "difference": {
                     *             "value": 0.1083,
                     *             "low": 0.0397,
                     *             "high": 0.1812,
                     *             "method": "newcombe_paired",
                     *             "clusters": 120,
                     *             "p": 0.0013,
                     *             "adjusted_p": 0.0038
                     *           }
                     *         },
                     *         "true_positive_rate": {
                     *           "labels": 70,
                     *           "base": {
                     *             "value": 0.8571,
                     *             "low": 0.7566,
                     *             "high": 0.9205,
                     *             "too_few": null,
                     *             "reason": null
                     *           },
                     *           "candidate": {
                     *             "value": 0.9571,
                     *             "low": 0.8814,
                     *             "high": 0.9853,
                     *             "too_few": null,
                     *             "reason": null
                     *           },
                     *           "difference": {
                     *             "value": 0.1,
                     *             "low": 0.0164,
                     *             "high": 0.1934,
                     *             "method": "newcombe_paired",
                     *             "clusters": 70,
                     *             "p": 0.0215,
                     *             "adjusted_p": 0.0429
                     *           }
                     *         },
                     *         "true_negative_rate": {
                     *           "labels": 50,
                     *           "base": {
                     *             "value": 0.8,
                     *             "low": 0.6696,
                     *             "high": 0.8876,
                     *             "too_few": null,
                     *             "reason": null
                     *           },
                     *           "candidate": {
                     *             "value": 0.92,
                     *             "low": 0.8116,
                     *             "high": 0.9685,
                     *             "too_few": null,
                     *             "reason": null
                     *           },
                     *           "difference": {
                     *             "value": 0.12,
                     *             "low": 0.0062,
                     *             "high": 0.2386,
                     *             "method": "newcombe_paired",
                     *             "clusters": 50,
                     *             "p": 0.0391,
                     *             "adjusted_p": 0.0429
                     *           }
                     *         }
                     *       },
                     *       "changed_cases": [
                     *         {
                     *           "trace_id": "019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11",
                     *           "evaluation_id": "019a5f0e-7c1c-7a92-b6a4-1f2e3d4c5b6a",
                     *           "label": true,
                     *           "base_score": 0,
                     *           "candidate_score": 1,
                     *           "change": "mended",
                     *           "explanation": "The response names the policy."
                     *         }
                     *       ],
                     *       "more_changed_cases": 0,
                     *       "failed_cases": [],
                     *       "promotion": {
                     *         "version": 3,
                     *         "accepted": "better",
                     *         "key_id": "019a5f00-0c2e-7f31-8a55-1d2c3b4a5960",
                     *         "created_at": "2026-11-23T09:20:00.000Z"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Candidate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rules; none if none were ever stored. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 3,
                     *       "updated_at": "2026-11-23T09:00:00.000Z",
                     *       "rules": [
                     *         {
                     *           "name": "support",
                     *           "paused": false,
                     *           "match": {
                     *             "service": "support-bot",
                     *             "tags": {},
                     *             "agent": null
                     *           },
                     *           "sample_percent": 10,
                     *           "evaluators": [
                     *             {
                     *               "name": "refund-policy",
                     *               "version": null
                     *             }
                     *           ],
                     *           "daily_judgments": 1000,
                     *           "daily_tokens": 1000000,
                     *           "today": {
                     *             "day": "2026-11-23",
                     *             "drawn": 212,
                     *             "judgments": 208,
                     *             "tokens": 241720,
                     *             "in_progress": 2,
                     *             "tokens_reserved": 2600,
                     *             "failed": 1,
                     *             "skipped": {
                     *               "budget": 0,
                     *               "no_response": 4,
                     *               "partial": 0,
                     *               "retention": 0,
                     *               "not_judgeable": 0
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RuleList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    replaceRules: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "rules": [
                 *         {
                 *           "name": "support",
                 *           "match": {
                 *             "service": "support-bot"
                 *           },
                 *           "sample_percent": 10,
                 *           "evaluators": [
                 *             {
                 *               "name": "refund-policy"
                 *             }
                 *           ],
                 *           "daily_judgments": 1000,
                 *           "daily_tokens": 1000000
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["RulesRequest"];
            };
        };
        responses: {
            /** @description The stored rules. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "revision": 3,
                     *       "updated_at": "2026-11-23T09:00:00.000Z",
                     *       "rules": [
                     *         {
                     *           "name": "support",
                     *           "paused": false,
                     *           "match": {
                     *             "service": "support-bot",
                     *             "tags": {},
                     *             "agent": null
                     *           },
                     *           "sample_percent": 10,
                     *           "evaluators": [
                     *             {
                     *               "name": "refund-policy",
                     *               "version": null
                     *             }
                     *           ],
                     *           "daily_judgments": 1000,
                     *           "daily_tokens": 1000000,
                     *           "today": {
                     *             "day": "2026-11-23",
                     *             "drawn": 212,
                     *             "judgments": 208,
                     *             "tokens": 241720,
                     *             "in_progress": 2,
                     *             "tokens_reserved": 2600,
                     *             "failed": 1,
                     *             "skipped": {
                     *               "budget": 0,
                     *               "no_response": 4,
                     *               "partial": 0,
                     *               "retention": 0,
                     *               "not_judgeable": 0
                     *             }
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RuleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description The first day. */
                start_date?: string;
                /** @description The last day, inclusive. */
                end_date?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The rows. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "usage": [
                     *         {
                     *           "day": "2026-11-20",
                     *           "model_core": "align-20251111",
                     *           "key_id": "019a5a00-1111-7222-8333-944455556666",
                     *           "key_label": "ci",
                     *           "requests": 120,
                     *           "evaluations": 118,
                     *           "cached": 0,
                     *           "failed": 2,
                     *           "judge_tokens": {
                     *             "prompt": 51200,
                     *             "completion": 4100,
                     *             "cached_prompt": 20480
                     *           }
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Usage"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getRateLimits: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The limits. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "rate_limits": [
                     *         {
                     *           "class": "evaluations",
                     *           "limit": 500,
                     *           "remaining": 380,
                     *           "reset": 1260
                     *         },
                     *         {
                     *           "class": "data",
                     *           "limit": 500,
                     *           "remaining": 500,
                     *           "reset": 0
                     *         },
                     *         {
                     *           "class": "criteria",
                     *           "limit": 500,
                     *           "remaining": 500,
                     *           "reset": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["RateLimits"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listModelCores: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All model cores, the default first. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "model_cores": [
                     *         {
                     *           "name": "align-20251111",
                     *           "judge": "openai:gpt-5.2",
                     *           "pass_fail_only": false,
                     *           "latest_only": false
                     *         },
                     *         {
                     *           "name": "align-lightning-20251127",
                     *           "judge": null,
                     *           "pass_fail_only": true,
                     *           "latest_only": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ModelCoreList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": "default",
                     *       "retention": "standard",
                     *       "expires_at": "2026-11-20T21:29:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SessionRequest"];
            };
        };
        responses: {
            /** @description Signed in. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description The cookie `deemster_session`: `HttpOnly`, `SameSite=Strict`, and `Secure` if the page was loaded over HTTPS. */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "account": "default",
                     *       "retention": "standard",
                     *       "expires_at": "2026-11-20T21:29:00.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["BadRequest"];
            /** @description The key is unknown, expired or revoked; or the link has been used, or is older than ten minutes. */
            401: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This key is unknown, expired or revoked."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Another site's page makes the request. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This request comes from another site. Sign in on a page of this service."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Signed out. The cookie is removed. */
            204: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    /** @description Removes the cookie `deemster_session`. */
                    "Set-Cookie": string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportTraces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resourceSpans": [
                 *         {
                 *           "resource": {
                 *             "attributes": [
                 *               {
                 *                 "key": "service.name",
                 *                 "value": {
                 *                   "stringValue": "shop"
                 *                 }
                 *               }
                 *             ]
                 *           },
                 *           "scopeSpans": [
                 *             {
                 *               "scope": {
                 *                 "name": "my-instrumentation"
                 *               },
                 *               "spans": [
                 *                 {
                 *                   "traceId": "0af7651916cd43dd8448eb211c80319c",
                 *                   "spanId": "00f067aa0ba902b7",
                 *                   "name": "chat gpt-5.2",
                 *                   "kind": 3,
                 *                   "startTimeUnixNano": "1795353491207000000",
                 *                   "endTimeUnixNano": "1795353491307000000",
                 *                   "attributes": [
                 *                     {
                 *                       "key": "gen_ai.operation.name",
                 *                       "value": {
                 *                         "stringValue": "chat"
                 *                       }
                 *                     },
                 *                     {
                 *                       "key": "gen_ai.input.messages",
                 *                       "value": {
                 *                         "stringValue": "[{\"role\":\"user\",\"parts\":[{\"type\":\"text\",\"content\":\"Hello\"}]}]"
                 *                       }
                 *                     },
                 *                     {
                 *                       "key": "gen_ai.output.messages",
                 *                       "value": {
                 *                         "stringValue": "[{\"role\":\"assistant\",\"parts\":[{\"type\":\"text\",\"content\":\"Hi!\"}]}]"
                 *                       }
                 *                     }
                 *                   ]
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OtlpTraces"];
                "application/x-protobuf": string;
            };
        };
        responses: {
            /** @description The spans are stored, except those that `partialSuccess` counts. In the content type of the request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["OtlpTracesAnswer"];
                    "application/x-protobuf": unknown;
                };
            };
            400: components["responses"]["NoOtlp"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportLogs: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resourceLogs": [
                 *         {
                 *           "scopeLogs": [
                 *             {
                 *               "logRecords": [
                 *                 {
                 *                   "traceId": "0af7651916cd43dd8448eb211c80319c",
                 *                   "spanId": "00f067aa0ba902b7",
                 *                   "timeUnixNano": "1795353491207000000",
                 *                   "eventName": "gen_ai.user.message",
                 *                   "body": {
                 *                     "kvlistValue": {
                 *                       "values": [
                 *                         {
                 *                           "key": "content",
                 *                           "value": {
                 *                             "stringValue": "Hello"
                 *                           }
                 *                         }
                 *                       ]
                 *                     }
                 *                   }
                 *                 }
                 *               ]
                 *             }
                 *           ]
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["OtlpLogs"];
                "application/x-protobuf": string;
            };
        };
        responses: {
            /** @description The events are stored, except those that `partialSuccess` counts. In the content type of the request. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /** @example {} */
                    "application/json": components["schemas"]["OtlpLogsAnswer"];
                    "application/x-protobuf": unknown;
                };
            };
            400: components["responses"]["NoOtlp"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    answerMcp: {
        parameters: {
            query?: never;
            header?: {
                /** @description The protocol's revision. Required from 2026-07-28 on, as in the message's `_meta`. */
                "MCP-Protocol-Version"?: components["parameters"]["McpProtocolVersion"];
                /** @description The message's `method`. Required from 2026-07-28 on. */
                "Mcp-Method"?: components["parameters"]["McpMethod"];
                /** @description The name of a tool or prompt, or the address of a resource. Required with those, from 2026-07-28 on. */
                "Mcp-Name"?: components["parameters"]["McpName"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["McpMessage"];
            };
        };
        responses: {
            /** @description The answer to a request. It may be an error of the protocol, such as an unknown tool. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jsonrpc": "2.0",
                     *       "id": 1,
                     *       "result": {
                     *         "tools": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["McpAnswer"];
                };
            };
            /** @description A notification was received. There is no answer to it. */
            202: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The body cannot be read, or the message breaks the protocol's revision. */
            400: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jsonrpc": "2.0",
                     *       "id": 1,
                     *       "error": {
                     *         "code": -32022,
                     *         "message": "Unsupported protocol version: 2031-01-01"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["McpAnswer"] | components["schemas"]["Error"];
                };
            };
            401: components["responses"]["Unauthorized"];
            /** @description Another site's page makes the request, or it is addressed to another host. */
            403: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "This request comes from a page of https://example.com. DEEMSTER_CORS_ORIGINS can allow that."
                     *     }
                     */
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description The protocol's revision has no such method. */
            404: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "jsonrpc": "2.0",
                     *       "id": 1,
                     *       "error": {
                     *         "code": -32601,
                     *         "message": "Method not found"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["McpAnswer"];
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    healthcheck: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is running. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "1.0.0"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    healthz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The process is running. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "1.0.0"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["Failed"];
        };
    };
    readyz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ready for requests. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "1.0.0"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["Failed"];
            /** @description Not ready. The service is starting or stopping, or cannot write to its database. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "draining",
                     *       "version": "1.0.0"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
        };
    };
    getMetrics: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The metrics. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example # HELP deemster_judgments_total Verdicts, by what decided them.
                     *     # TYPE deemster_judgments_total counter
                     *     deemster_judgments_total{decided_by="check"} 1
                     */
                    "text/plain": string;
                };
            };
            500: components["responses"]["Failed"];
        };
    };
}
