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
 * Reads a response of Gemini's `generateContent`, with what was asked.
 * @param response The whole response of `@google/genai`, or its JSON.
 * @param request What was passed to the call: `contents` and `config`.
 * @throws TypeError for a response that was blocked or holds no answer, for several candidates, and for parts that are not
 *   known, with their path
 */
export function fromGemini(response: object, request: object = {}): FoundConversation {
  mustBeWhole(response, 'response');
  mustBeWhole(request, 'request');
  if (Symbol.asyncIterator in response) notRead('response', 'is a stream: pass the whole response.');
  const { contents, config } = request;
  const system = isFields(config) ? systemOf(config.systemInstruction) : undefined;
  return { messages: [...askedOf(contents), ...answerOf(response)], ...(system !== undefined && { system }) };
}

function answerOf({ candidates, promptFeedback }: Fields): Message[] {
  const reason = isFields(promptFeedback) ? promptFeedback.blockReason : undefined;
  if (reason) notRead('response', `was blocked for the reason ${reason}, and holds no answer to evaluate.`);
  const [candidate, ...others] = Array.isArray(candidates) ? candidates : [];
  if (!isFields(candidate)) return notRead('response', 'has no candidates, so it holds nothing to evaluate.');
  if (others.length > 0)
    notRead('response', `has ${others.length + 1} candidates. Pass each on its own, as { candidates: [candidate] }.`);
  const messages = readContent(
    { role: 'model', ...(isFields(candidate.content) ? candidate.content : {}) },
    'response.candidates[0].content',
  );
  return mustAnswer(messages, 'response', candidate.finishReason);
}

/** Contents may be a text, a part, a message, or a list of these. Parts side by side are one message of the user. */
function askedOf(contents: unknown): Message[] {
  if (contents === undefined) return [];
  const list = Array.isArray(contents) ? contents : [contents];
  const isMessages = list.some((one) => isFields(one) && 'parts' in one);
  if (!isMessages) return readContent({ role: 'user', parts: list }, 'request.contents');
  return list.flatMap((one, index) => readContent(one, `request.contents[${index}]`));
}

function systemOf(instruction: unknown): string | undefined {
  if (instruction === undefined) return undefined;
  const parts = isFields(instruction) && 'parts' in instruction ? instruction.parts : instruction;
  return (Array.isArray(parts) ? parts : [parts])
    .map((part, index) => {
      const text = isFields(part) ? part.text : part;
      return typeof text === 'string'
        ? text
        : notRead(`request.config.systemInstruction.parts[${index}]`, 'is not a text.');
    })
    .join('\n\n');
}

function readContent(content: unknown, path: string): Message[] {
  if (typeof content === 'string') return [{ role: 'user', content }];
  if (!isFields(content)) return notRead(path, 'must be an object.');
  const { role = 'user', parts: given } = content;
  if (role !== 'user' && role !== 'model') return notRead(path, `has the role ${role}, which is not known here.`);
  const parts = noParts();
  for (const [index, part] of (Array.isArray(given) ? given : []).entries())
    readPart(part, parts, `${path}.parts[${index}]`);
  parts.content = joined(parts.content);
  if (role === 'model') return assistantMessages(parts);
  // The results of functions are sent by the user.
  return [...parts.results, ...(parts.content.length > 0 ? [{ role, content: contentOf(parts.content) }] : [])];
}

/** The pieces of one text follow each other without anything between them. */
function joined(content: Fields[]): Fields[] {
  const all: Fields[] = [];
  for (const part of content) {
    const last = all.at(-1);
    if (last?.type === 'text' && part.type === 'text') all[all.length - 1] = textPart(`${last.text}${part.text}`);
    else all.push(part);
  }
  return all;
}

function readPart(given: unknown, { content, calls, results }: Parts, path: string): void {
  const part =
    typeof given === 'string' ? { text: given } : isFields(given) ? given : notRead(path, 'must be an object.');
  const { text, thought, functionCall, functionResponse, inlineData, fileData, executableCode, codeExecutionResult } =
    part;
  const data = [inlineData, fileData].find(isFields);
  if (thought === true) return;
  if (typeof text === 'string') content.push(textPart(text));
  else if (isFields(functionCall)) calls.push(call(functionCall.id, functionCall.name, functionCall.args));
  else if (isFields(functionResponse))
    results.push(toolResult(functionResponse.id ?? functionResponse.name, functionResponse.response));
  else if (isFields(executableCode)) calls.push(call(null, 'code_execution', { code: executableCode.code }));
  else if (isFields(codeExecutionResult))
    results.push(toolResult(null, codeExecutionResult.output ?? codeExecutionResult.outcome));
  else if (data) content.push(String(data.mimeType).startsWith('image/') ? picture : file);
  else if (Object.keys(part).some((key) => key !== 'thoughtSignature'))
    notRead(path, `has ${Object.keys(part).join(', ')}, which is not known here.`);
}
