import { type Failure, faultOf } from './failure.ts';

/** Statuses of refusals of unknown fields and values. */
const REFUSALS = new Set([400, 404, 405, 415, 422, 501]);
/** Statuses that mean other faults unless the error names a field: 403 for log probabilities (OpenAI), 500 for tools (llama.cpp). */
const NAMED_REFUSALS = new Set([403, 500]);

const DOES_NOT_KNOW =
  /unsupported|not support|unknown|unrecognized|unexpected|extra_forbidden|extra inputs|not (permitted|allowed|enabled)|unavailable|deprecated|only the default|may only|no endpoints found|requires --jinja/i;

/** Other causes of a 400: the prompt's content, or the account's credit. */
const OTHER_REASONS =
  /content_filter|content management policy|data_inspection_failed|credit balance|insufficient_quota/i;

/** Whether a call may have failed because of a field other than the messages. */
export const isRefusal = (failure: Failure): boolean =>
  failure.status !== undefined &&
  (REFUSALS.has(failure.status) || NAMED_REFUSALS.has(failure.status)) &&
  faultOf(failure) !== 'too_long' &&
  !OTHER_REASONS.test(failure.text);

/** Whether a refusal that names no field can mean any of them. A 404 means the model or the path, except at OpenRouter. */
export const mayMeanAnything = ({ status, text }: Failure): boolean =>
  REFUSALS.has(status!) && (status !== 404 || /requested parameters/i.test(text));

/** Whether a failure names a parameter. */
export const names = ({ parameter, text }: Failure, name: string): boolean =>
  parameter === name || new RegExp(`\\b${name}\\b`, 'i').test(text);

/** Whether a failure says that the server does not accept a parameter at all. */
export const doesNotTake = (failure: Failure, name: string): boolean =>
  failure.parameter === name || (names(failure, name) && DOES_NOT_KNOW.test(failure.text));
