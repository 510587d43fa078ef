import type { Answer } from './rows.ts';

type Message = Answer['conversation']['messages'][number];

/** Measures of an answer that need no judge. */
export interface TextMeasures {
  /** Of the answer, in characters. */
  length: number;
  /** The share of the answer's words that are in the text before it, 0 to 1. */
  words: number;
  /** The same for runs of three words. */
  threeWords: number;
}

export function measuresOf({ conversation: { messages, system } }: Answer): TextMeasures {
  const last = messages.findLastIndex(({ role }) => role === 'user');
  const answer = messages
    .slice(last + 1)
    .map(textOf)
    .join('\n');
  const input = [system ?? '', ...messages.slice(0, last + 1).map(textOf)].join('\n');
  return { length: [...answer].length, words: overlap(answer, input, 1), threeWords: overlap(answer, input, 3) };
}

function textOf({ content }: Message): string {
  if (typeof content === 'string') return content;
  if (!Array.isArray(content)) return '';
  return content.map((block: { text?: unknown }) => (typeof block?.text === 'string' ? block.text : '')).join('\n');
}

/** The share of the runs of this many words that are also in another text; 0 if there are none. */
export function overlap(text: string, other: string, size: number): number {
  const known = new Set(runsOf(other, size));
  const runs = runsOf(text, size);
  return runs.length === 0 ? 0 : runs.filter((run) => known.has(run)).length / runs.length;
}

function runsOf(text: string, size: number): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}_]+/gu) ?? [];
  return Array.from({ length: Math.max(0, words.length - size + 1) }, (_, at) => words.slice(at, at + size).join(' '));
}
