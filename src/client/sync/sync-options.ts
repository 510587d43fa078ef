import { messagesOfInput } from '../adapters.ts';
import { checkNames } from '../calls/known-options.ts';
import { agentsRequest, rewardRequest } from '../calls/requests.ts';
import type { EvaluateOptions, EvaluateTraceOptions, TracePageOptions } from '../options.ts';
import { readTags } from '../tags.ts';

// What is decided by the class of an object is decided here, since no object keeps its class on the way to the worker.

/** A conversation, or the raw input of OpenAI's Responses API together with what was answered. */
export type SyncEvaluateOptions =
  | (EvaluateOptions & { input?: undefined })
  | (Omit<EvaluateOptions, 'messages'> & {
      messages?: undefined;
      /** What the Responses API was given as `input`, a text or a list of items; its `instructions` go into `system`. */
      input: string | readonly object[];
      result: object;
    });

/**
 * What evaluates the same without `input` and `result`: the result is the conversation's end.
 * @throws TypeError for `input` beside `messages` or without `result`; TypeError and RangeError as AsyncDeemster does
 */
export function plainConversation(given: SyncEvaluateOptions): EvaluateOptions {
  checkNames('evaluate', given && { ...given, input: undefined });
  const { input, result, ...options } = given;
  if (input !== undefined && options.messages !== undefined)
    throw new TypeError('Pass either messages or input, not both.');
  if (input !== undefined && !result)
    throw new TypeError('input goes together with result, the response that the Responses API gave.');
  const conversation = {
    ...options,
    messages: input === undefined ? options.messages : messagesOfInput(input),
  } as EvaluateOptions;
  const { messages, tags } = rewardRequest({ ...conversation, result }, undefined);
  return { ...conversation, messages, tags: tags ?? undefined };
}

/** @throws TypeError and RangeError as AsyncDeemster does */
export function plainTrace(options: EvaluateTraceOptions): EvaluateTraceOptions {
  checkNames('evaluateTrace', options);
  const { trace, tags } = agentsRequest(options, undefined);
  return { ...options, trace, tags: tags ?? undefined };
}

/** @throws TypeError and RangeError as AsyncDeemster does */
export function plainPage(options: TracePageOptions): TracePageOptions {
  checkNames('traces', options);
  return { ...options, tags: options.tags && readTags(options.tags) };
}
