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
         * @description Judges the latest response of the conversation (everything after the last user message), or with
         *     `evaluate_latest: false` every response, against one criterion. Unless retention is `none` the conversation is
         *     stored as a trace before the answer leaves: `X-Trace-Id` and `X-Evaluation-Id` name what was stored.
         *
         *     Answered with 400 when the request is well-formed but cannot be done: an `evaluator_name` or `trace_id` that
         *     does not exist, no assistant message to evaluate, a conversation too long for the judge's window, or a criterion
         *     that no program can decide while no model is configured.
         */
        post: operations["reward_api_v1_evals_reward_post"];
        delete?: never;
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
        /** Attach a comment to a trace */
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
         * @description Good or not good. A trace has one rating; the last one stands.
         */
        post: operations["attachRating"];
        delete?: never;
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
         * @description Filters are joined by "and". A filter on scores or on an evaluator keeps the traces that have at least one
         *     evaluation which meets all of them.
         */
        get: operations["listTraces"];
        put?: never;
        /**
         * Store a conversation without judging it
         * @description Evaluations can then name it by `trace_id`, several of them if need be.
         */
        post: operations["createTrace"];
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
                /** @example 019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11 */
                trace_id: string;
            };
            cookie?: never;
        };
        /** Get one trace with its comments and evaluations */
        get: operations["getTrace"];
        put?: never;
        post?: never;
        /**
         * Delete a trace and all that came from it
         * @description Its evaluations, comments and remembered answers go with it.
         */
        delete: operations["deleteTrace"];
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
         * What this account has used
         * @description One row for each day (UTC) and model core, oldest day first. A request counts once its judgment has begun,
         *     also when that fails.
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
         * What this account may still do
         * @description One row for each class of routes. Asking costs nothing.
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
    "/api/healthcheck": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the process alive? */
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
        /** Is the process alive? */
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
        /** Should requests be sent here? */
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
         * What the service counts of itself
         * @description In Prometheus' text form: requests and their latency, judgments, the judge's latency, errors and tokens, the
         *     database's size and its transactions. It names no account and no key and holds no content.
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
         * @description A name of the interface, not of a model: the operator says which model stands behind each. The `align-lightning`
         *     cores judge the latest response only, and `align-lightning-20251127` takes `Passes if` and `Fails if` alone.
         * @default align-20251111
         * @enum {string}
         */
        ModelCore: "align-20251111" | "align-20250529" | "align-20260109" | "align-lightning-20251127" | "align-lightning-20250731";
        /**
         * @description A chat message in OpenAI's or Anthropic's style: `role`, and `content` as a text, null or a list of blocks; tool
         *     calls and tool results are read in both styles. Keys that the service does not know are kept.
         */
        Message: {
            [key: string]: unknown;
        };
        /** @description The tools that the assistant had, in OpenAI's or Anthropic's style. */
        Tools: {
            [key: string]: unknown;
        }[] | null;
        /**
         * @description Labels to find the trace by. Values are strings.
         * @default {}
         */
        Tags: {
            [key: string]: string;
        } | null;
        /** @description Give exactly one of `evaluation_criteria` and `evaluator_name`. */
        RewardRequest: {
            messages: components["schemas"]["Message"][];
            /**
             * Format: text
             * @description One sentence that begins with `Reward`, `Penalize`, `Passes if` or `Fails if`. Passes/Fails give 1 or 0,
             *     Reward/Penalize a score between. Mutually exclusive with `evaluator_name`.
             */
            evaluation_criteria?: string | null;
            /**
             * Format: text
             * @description The name of a stored evaluator. Mutually exclusive with `evaluation_criteria`.
             */
            evaluator_name?: string | null;
            model_core?: components["schemas"]["ModelCore"];
            tags?: components["schemas"]["Tags"];
            /**
             * Format: uuid
             * @description Adds the evaluation to this stored trace. The stored conversation stays as it is, tags merge, and what was
             *     judged is in the evaluation's `sub_trace`.
             */
            trace_id?: string | null;
            /**
             * @description `none` stores only a usage record and the names and sizes of the request's fields. The stricter of this and
             *     the account's setting holds.
             * @default standard
             * @enum {string|null}
             */
            data_retention?: "standard" | "none" | null;
            /** @description The system message, where it is not one of the messages. */
            system?: string | null;
            tools?: components["schemas"]["Tools"];
            /**
             * @description false judges every response of the conversation; the score is the mean of those that are not null. Lightning
             *     cores take only true.
             * @default true
             */
            evaluate_latest?: boolean;
            /**
             * @description `end_user` adds `cleaned_explanation`, which refers only to what user and assistant messages show.
             * @enum {string|null}
             */
            explanation_cleaning?: "end_user" | null;
        };
        /** @description What the verdict's evidence comes from. */
        Source: {
            /** @description `messages[3]`, or the id of a tool call. */
            id: string;
            /** @description `message` or `tool_result`. */
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
            /** Format: uuid */
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
            /** Format: uuid */
            trace_id: string;
            rating: boolean;
        };
        TraceRequest: {
            /**
             * Format: uuid
             * @description Chosen by the caller, so that it knows the id beforehand. The service makes one otherwise.
             */
            id?: string | null;
            messages: components["schemas"]["Message"][];
            system?: string | null;
            tools?: components["schemas"]["Tools"];
            tags?: components["schemas"]["Tags"];
        };
        Conversation: {
            messages: components["schemas"]["Message"][];
            system: string | null;
            tools: components["schemas"]["Tools"];
        };
        /** @description The judge's tokens, as its provider reported them. */
        TokenUsage: {
            prompt: number;
            completion: number;
            /** @description The part of `prompt` that the provider had cached. */
            cached_prompt: number;
        };
        /** @description What was judged, and how. */
        SubTrace: {
            subject: {
                /** @description Null when it is the trace's own conversation. */
                conversation: components["schemas"]["Conversation"] | null;
                /** @description The judged responses, as indexes into the messages, both ends included. */
                responses: {
                    first: number;
                    last: number;
                }[];
            };
            /** @description `check`, or the kind and name of the model, such as `openai:gpt-5-mini`. */
            judge: string;
            /** @enum {string} */
            decided_by: "check" | "model";
            /** @description Which check */
            method: string;
            /** @description The model's probability that the condition holds; null where there is none. */
            probability: number | null;
            /** @description The single scores behind the score; null for a check. */
            samples: (number | null)[] | null;
            /** @description The largest sample less the smallest; null for a check. */
            spread: number | null;
            evidence: {
                source: components["schemas"]["Source"];
                /** @description Words that stand literally in the source. */
                quote: string | null;
            }[];
            /** @description Quotes of the model that did not stand where it said, and were left out of the evidence. */
            dropped_quotes: number;
            usage: components["schemas"]["TokenUsage"] | null;
            prompt_version: string | null;
            evaluator_version: number | null;
            latency_ms: number;
        };
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
            /** @description Judge prompt tokens that were not paid again. */
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
            trace: components["schemas"]["Conversation"];
            comments: components["schemas"]["Comment"][];
            evaluations: components["schemas"]["Evaluation"][];
        };
        TraceList: {
            traces: components["schemas"]["Trace"][];
            /** @description Null on the last page. */
            next_page_token: string | null;
        };
        Usage: {
            usage: {
                /** Format: date */
                day: string;
                model_core: components["schemas"]["ModelCore"];
                requests: number;
                /** @description Requests that ended with a verdict. */
                evaluations: number;
                /** @description Evaluations answered from the score cache. */
                cached: number;
                judge_tokens: components["schemas"]["TokenUsage"];
            }[];
        };
        RateLimits: {
            rate_limits: {
                /**
                 * @description `data` is every route that does not judge.
                 * @enum {string}
                 */
                class: "evaluations" | "data";
                /** @description Requests in a window; null for no limit. */
                limit: number | null;
                remaining: number | null;
                /** @description Seconds until the window ends; 0 when none has begun. */
                reset: number | null;
            }[];
        };
        Health: {
            /** @enum {string} */
            status: "ok" | "starting" | "draining" | "unavailable";
            version: string;
        };
        Error: {
            detail: string;
        };
        ValidationError: {
            /** @description Where the fault is; begins with `body`, `query`, `path` or `header`. */
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
        /** @description Well-formed, but it cannot be done; the detail says why and what to do. */
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
        /** @description The key is missing, unknown, expired or revoked. */
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
        /** @description No such trace in this account. */
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
        /** @description The body is not `application/json`. */
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
        /** @description The request is not as this document says. Every fault is listed. */
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
                 *           "msg": "Field required",
                 *           "type": "missing"
                 *         },
                 *         {
                 *           "loc": [
                 *             "body",
                 *             "colour"
                 *           ],
                 *           "msg": "Extra inputs are not permitted",
                 *           "type": "extra_forbidden"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["HTTPValidationError"];
            };
        };
        /** @description Over the account's limit, or the judge's provider still limits at the deadline. */
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
        /** @description The judge failed, or something unexpected happened. It is never answered with a score instead. */
        Failed: {
            headers: {
                "X-Request-Id": components["headers"]["X-Request-Id"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "detail": "The judge cannot be reached."
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
         * @description A good answer is remembered under this key for 24 hours (under retention `none`: 10 minutes, in memory). The same
         *     key with the same body gets it again without a second judgment, and waits while the first is still running; with
         *     another body it is 422. After an error the request is judged anew.
         * @example 5b0f3a52-refunds-17
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /** @description Names this request in the service's log. */
        "X-Request-Id": string;
        /** @description Seconds to wait before the next try. */
        "Retry-After": number;
        /** @description What is left of the limit, as in the IETF draft "RateLimit header fields for HTTP". */
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
                 * @description A good answer is remembered under this key for 24 hours (under retention `none`: 10 minutes, in memory). The same
                 *     key with the same body gets it again without a second judgment, and waits while the first is still running; with
                 *     another body it is 422. After an error the request is judged anew.
                 * @example 5b0f3a52-refunds-17
                 */
                "Idempotency-Key"?: components["parameters"]["IdempotencyKey"];
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
            524: components["responses"]["TimedOut"];
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
            /** @description The comment as it was stored. */
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
            413: components["responses"]["TooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
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
            /** @description The rating that now stands. */
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
        };
    };
    listTraces: {
        parameters: {
            query?: {
                /** @description The `next_page_token` of the page before. It belongs to the same account and the same filters. */
                page_token?: string;
                page_size?: number;
                /**
                 * @description Traces created at or after this time. A time without a zone, or a date alone, is read as UTC.
                 * @example 2026-11-01T00:00:00Z
                 */
                start_date?: string;
                /**
                 * @description Traces created before this time; read as `start_date` is.
                 * @example 2026-12-01T00:00:00Z
                 */
                end_date?: string;
                /**
                 * @description `key:value`, split at the first colon: a tag whose name is empty or holds a colon cannot be asked for. Repeat it
                 *     to ask for several tags at once.
                 * @example [
                 *       "release:2026.11"
                 *     ]
                 */
                tag?: string[];
                rating?: boolean;
                evaluator_name?: string;
                min_score?: number;
                max_score?: number;
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
                     *           "evaluations": []
                     *         }
                     *       ],
                     *       "next_page_token": null
                     *     }
                     */
                    "application/json": components["schemas"]["TraceList"];
                };
            };
            401: components["responses"]["Unauthorized"];
            422: components["responses"]["ValidationFailed"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["Failed"];
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
                 *       "tags": {
                 *         "release": "2026.11"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["TraceRequest"];
            };
        };
        responses: {
            /** @description The trace as it was stored. */
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
                     *       "evaluations": []
                     *     }
                     */
                    "application/json": components["schemas"]["Trace"];
                };
            };
            400: components["responses"]["NothingIsKept"];
            401: components["responses"]["Unauthorized"];
            /** @description A trace with this `id` exists. */
            409: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "detail": "A trace with this id exists already."
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
        };
    };
    getTrace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11 */
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
                     *             "samples": null,
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
        };
    };
    deleteTrace: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 019a5f0e-7c1b-7d3a-9a54-2f1f6a1c0b11 */
                trace_id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is gone. */
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
        };
    };
    getUsage: {
        parameters: {
            query?: {
                /** @description The first day. */
                start_date?: string;
                /** @description The last day, included. */
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
                     *           "requests": 120,
                     *           "evaluations": 118,
                     *           "cached": 0,
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
            /** @description It is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0"
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
            /** @description It is. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0"
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
            /** @description Yes. */
            200: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "ok",
                     *       "version": "0.1.0"
                     *     }
                     */
                    "application/json": components["schemas"]["Health"];
                };
            };
            500: components["responses"]["Failed"];
            /** @description Not now. It is starting, stopping, or its database does not answer. */
            503: {
                headers: {
                    "X-Request-Id": components["headers"]["X-Request-Id"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "status": "draining",
                     *       "version": "0.1.0"
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
                     * @example # HELP assay_judgments_total Verdicts, by what decided them.
                     *     # TYPE assay_judgments_total counter
                     *     assay_judgments_total{decided_by="check"} 1
                     */
                    "text/plain": string;
                };
            };
            500: components["responses"]["Failed"];
        };
    };
}
