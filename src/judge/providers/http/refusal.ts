import { type Failure, faultOf } from './failure.ts';

/** Statuses by which servers refuse what they don't know. */
const REFUSALS = new Set([400, 404, 405, 415, 422, 501]);
/** Statuses of other faults, unless they name what they refuse: OpenAI's of log probabilities, llama.cpp's of tools. */
const NAMED_REFUSALS = new Set([403, 500]);

const DOES_NOT_KNOW =
  /unsupported|not support|unknown|unrecognized|unexpected|extra_forbidden|extra inputs|not (permitted|allowed|enabled)|unavailable|deprecated|only the default|may only|no endpoints found|requires --jinja/i;

/** What a 400 can also be about: the prompt's content, or the caller's money. */
const OTHER_REASONS =
  /content_filter|content management policy|data_inspection_failed|credit balance|insufficient_quota/i;

/** Whether a server may have failed because of what was asked for besides the messages. */
export const isRefusal = (failure: Failure): boolean =>
  failure.status !== undefined &&
  (REFUSALS.has(failure.status) || NAMED_REFUSALS.has(failure.status)) &&
  faultOf(failure) !== 'too_long' &&
  !OTHER_REASONS.test(failure.text);

/** Whether a refusal that names nothing can mean anything that was asked for. A 404 means the model or the path, but for OpenRouter's. */
export const mayMeanAnything = ({ status, text }: Failure): boolean =>
  REFUSALS.has(status!) && (status !== 404 || /requested parameters/i.test(text));

/** Whether a server names a parameter, in any words. */
export const names = ({ parameter, text }: Failure, name: string): boolean =>
  parameter === name || new RegExp(`\\b${name}\\b`, 'i').test(text);

/** Whether it says that it does not take a parameter at all. */
export const doesNotTake = (failure: Failure, name: string): boolean =>
  failure.parameter === name || (names(failure, name) && DOES_NOT_KNOW.test(failure.text));
