import { hash } from 'node:crypto';
import { wordsOf } from './case-words.ts';

/** What is kept of a case that a person annotated, so that the judges of similar cases can find and see it. */
export interface CaseRecord {
  /** The beginning of the last user message before the response. */
  request: string;
  /** The beginning of the response. */
  response: string;
  /** The words by which it is found, each with the most distinctive ones first. */
  words: { request: string[]; response: string[] };
  /** Equal for the same request and response, whatever else the conversations hold. */
  textHash: string;
}

/** Longest excerpt, in characters. */
export const mostExcerpt = 300;

/** Longer conversations, in characters of JSON, are neither kept nor searched for: that would hold up other requests. */
export const mostJson = 1024 * 1024;

type Message = { role?: unknown; content?: unknown; tool_calls?: unknown } | null;

/**
 * The record of a judged conversation.
 * @param conversation as JSON text, or its messages; undefined in a multi-agent trace
 * @param responses the judged ones; the last one is kept
 * @returns undefined if the conversation is too long or holds no text
 */
export function caseRecord(
  conversation: string | readonly unknown[] | undefined,
  responses: readonly { first: number; last: number }[],
): CaseRecord | undefined {
  const range = responses.at(-1);
  if (!range || (typeof conversation === 'string' && conversation.length > mostJson)) return undefined;
  const messages = typeof conversation === 'string' ? JSON.parse(conversation).messages : conversation;
  if (!Array.isArray(messages)) return undefined;
  const request = textOf(messages.slice(0, range.first).findLast(isQuestion));
  const response = messages
    .slice(range.first, range.last + 1)
    .filter((message: Message) => message?.role === 'assistant')
    .map(textOf)
    .filter(Boolean)
    .join('\n');
  const words = { request: wordsOf(request), response: wordsOf(response) };
  if (words.request.length + words.response.length === 0) return undefined;
  return {
    request: excerpt(request),
    response: excerpt(response),
    words,
    textHash: hash('sha256', JSON.stringify([plain(request), plain(response)]), 'base64url').slice(0, 22),
  };
}

/** The words of both texts, each once. */
export const distinctWords = ({ words }: CaseRecord): string[] => [...new Set([...words.request, ...words.response])];

/** The beginning of a text, safe to store. */
export const excerpt = (text: string): string =>
  (text.length > mostExcerpt ? `${text.slice(0, mostExcerpt - 2)} …` : text).replaceAll('\0', ' ').toWellFormed();

/** Tool results are user messages without text in one of the two styles. */
const isQuestion = (message: Message) => message?.role === 'user' && textOf(message) !== '';

/** Case and white space do not make another text. */
const plain = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim();

function textOf(message: Message): string {
  const { content, tool_calls: calls } = message ?? {};
  if (typeof content === 'string' && content !== '') return content;
  const blocks = Array.isArray(content) ? content : [];
  const texts = blocks.flatMap((block) => (typeof block?.text === 'string' ? [block.text] : []));
  if (texts.length > 0) return texts.join('\n');
  const called = Array.isArray(calls) ? calls : blocks.filter((block) => block?.type === 'tool_use');
  return called.length > 0 ? JSON.stringify(called) : '';
}
