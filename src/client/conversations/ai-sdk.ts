import { type Fields, isFields } from '../adapters/fields.ts';
import type { Message } from '../contract.ts';
import {
  assistantMessages,
  call,
  contentOf,
  type FoundConversation,
  file,
  mustAnswer,
  mustBeWhole,
  noParts,
  notRead,
  type Parts,
  picture,
  textPart,
  toolResult,
} from './conversation.ts';

/**
 * Reads a result of the AI SDK's `generateText` or `generateObject`, or of an agent (versions 5 to 7), with what was asked.
 * @param result The whole result. Of `streamText`, pass `{ responseMessages: await stream.responseMessages }`.
 * @param request What was passed to the call: `prompt` or `messages`, and `system` or `instructions`.
 * @throws TypeError for a stream, for a result without an answer, and for parts that are not known, with their path
 */
export function fromAiSdk(result: object, request: object = {}): FoundConversation {
  mustBeWhole(result, 'result');
  mustBeWhole(request, 'request');
  const system = request.instructions ?? request.system;
  const { prompt, messages } = request;
  const asked =
    typeof prompt === 'string'
      ? [{ role: 'user', content: prompt }]
      : readMessages(messages ?? prompt ?? [], messages ? 'request.messages' : 'request.prompt');
  return { messages: [...asked, ...answersOf(result)], ...(typeof system === 'string' && { system }) };
}

function answersOf(result: Fields): Message[] {
  const { responseMessages, response, object, finishReason } = result;
  // In version 7, those of the response are of the last step only.
  const list = responseMessages ?? (isFields(response) ? response.messages : undefined);
  for (const value of [list, response, finishReason]) if (value !== undefined) mustBeHere(value);
  if (list === undefined && object !== undefined) return [{ role: 'assistant', content: JSON.stringify(object) }];
  if (list === undefined)
    notRead('result', 'is no result of generateText: it has neither responseMessages nor response.messages.');
  if (finishReason === 'error') notRead('result', 'ended with the reason error, and holds no answer to evaluate.');
  return mustAnswer(readMessages(list, 'result.responseMessages'), 'result', finishReason);
}

/** The fields of a stream's result are promises. */
function mustBeHere(value: unknown): void {
  if (isFields(value) && typeof value.then === 'function')
    notRead('result', 'is a stream: pass { responseMessages: await result.responseMessages }.');
}

function readMessages(messages: unknown, path: string): Message[] {
  if (!Array.isArray(messages)) return notRead(path, 'must be a list of messages.');
  return messages.flatMap((message, index) => readMessage(message, `${path}[${index}]`));
}

function readMessage(message: unknown, path: string): Message[] {
  if (!isFields(message)) return notRead(path, 'must be an object.');
  const { role, content } = message;
  if ('parts' in message)
    return notRead(path, 'is a message of the user interface. Convert it with convertToModelMessages first.');
  if (!['system', 'user', 'assistant', 'tool'].includes(role as string))
    return notRead(path, `has the role ${role}, which is not known here.`);
  if (typeof content === 'string') return [{ role, content }];
  if (!Array.isArray(content)) return notRead(`${path}.content`, 'must be a string or a list of parts.');
  const parts = noParts();
  for (const [index, part] of content.entries()) readPart(part, parts, `${path}.content[${index}]`);
  if (role === 'assistant') return assistantMessages(parts);
  return role === 'tool' ? parts.results : [{ role, content: contentOf(parts.content) }];
}

type Reader = (part: Fields, parts: Parts, path: string) => unknown;

const nothing = () => undefined;

const readers: ReadonlyMap<unknown, Reader> = new Map<unknown, Reader>([
  ['text', ({ text }, { content }) => content.push(textPart(text))],
  ['image', (_part, { content }) => content.push(picture)],
  ['file', ({ mediaType }, { content }) => content.push(String(mediaType).startsWith('image/') ? picture : file)],
  [
    'tool-call',
    ({ toolCallId, toolName, input, args }, { calls }) => calls.push(call(toolCallId, toolName, input ?? args)),
  ],
  [
    'tool-result',
    ({ toolCallId, output, result }, { results }, path) =>
      results.push(toolResult(toolCallId, output === undefined ? result : outputOf(output, path))),
  ],
  // What adds nothing: hidden reasoning, and approvals, beside the calls that they are for.
  ['reasoning', nothing],
  ['reasoning-file', nothing],
  ['redacted-reasoning', nothing],
  ['tool-approval-request', nothing],
  ['tool-approval-response', nothing],
]);

function readPart(part: unknown, parts: Parts, path: string): void {
  const type = isFields(part) ? part.type : undefined;
  const reader =
    readers.get(type) ??
    notRead(
      path,
      `is of the type ${type}, which is not known here. Leave it out, or pass the messages in OpenAI's style.`,
    );
  reader(part as Fields, parts, path);
}

function outputOf(output: unknown, path: string): unknown {
  const { type, value, reason } = isFields(output) ? output : {};
  if (type === 'execution-denied') return `The execution was denied${reason ? `: ${reason}` : '.'}`;
  if (type === 'content' && Array.isArray(value))
    return value.map((part) => (part?.type === 'text' ? textPart(part.text) : file));
  if (['text', 'error-text', 'json', 'error-json'].includes(type as string))
    return typeof value === 'string' ? value : JSON.stringify(value);
  return notRead(`${path}.output`, `is of the type ${type}, which is not known here.`);
}
