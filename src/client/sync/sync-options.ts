import { messagesOfInput } from '../adapters.ts';
import { checkNames } from '../calls/known-options.ts';
import { agentsRequest, rewardRequest } from '../calls/requests.ts';
import type { EvaluateOptions, EvaluateTraceOptions, NewTraceOptions, TracePageOptions } from '../options.ts';
import { readTags } from '../tags.ts';

// Options that are recognised by an object's class are converted here, because objects lose their class between threads.

/** A conversation, or the raw input of OpenAI's Responses API together with its result. */
export type SyncEvaluateOptions =
  | (EvaluateOptions & { input?: undefined })
  | (Omit<EvaluateOptions, 'messages'> & {
      messages?: undefined;
      /** The `input` of the Responses API, a string or a list of items. Pass its `instructions` as `system`. */
      input: string | readonly object[];
      result: object;
    });

/**
 * Returns equivalent options without `input` and `result`, in which the result is the conversation's end.
 * @throws TypeError for `input` beside `messages` or without `result`; TypeError and RangeError as AsyncDeemster does
 */
export function plainConversation(given: SyncEvaluateOptions): EvaluateOptions {
  checkNames('evaluate', given && { ...given, input: undefined });
  const { input, result, ...options } = given;
  if (input !== undefined && options.messages !== undefined)
    throw new TypeError('Pass either messages or input, not both.');
  if (input !== undefined && !result)
    throw new TypeError('input needs result, the response that the Responses API returned.');
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
export function plainNewTrace(options: NewTraceOptions): NewTraceOptions {
  checkNames('createTrace', options);
  return { ...options, tags: options.tags && readTags(options.tags) };
}

/** @throws TypeError and RangeError as AsyncDeemster does */
export function plainPage(options: TracePageOptions): TracePageOptions {
  checkNames('traces', options);
  return { ...options, tags: options.tags && readTags(options.tags) };
}
