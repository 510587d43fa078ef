import type { Answer } from '../whole-text.ts';
import { linesIn } from './lines.ts';
import { blocksIn, paragraphsIn } from './paragraph-split.ts';
import { otherSentences, sentencesIn } from './sentences.ts';

const OPEN = 'It cannot be told for certain where its sentences or paragraphs end.';
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/u;

/** Two sentences, or lines, one right after the other; or any two of a kind. */
export type Alike = 'line' | { any: 'line' | 'sentence' | 'paragraph' } | undefined;

/** Whether two sentences or lines, one right after the other, or any two parts, begin with the same word. */
export function beginAlike(text: string, of: Alike): Answer {
  const unit = (typeof of === 'object' ? of.any : of) ?? 'sentence';
  const answers = WAYS[unit](text).map((sentences) => {
    const words = sentences.map((sentence) => WORD.exec(sentence)?.[0].toLowerCase());
    const seen = new Set<string>();
    return words.find((word, at) => {
      if (word === undefined) return false;
      const isSecond = typeof of === 'object' ? seen.has(word) : words[at - 1] === word;
      seen.add(word);
      return isSecond;
    });
  });
  if (answers.some((word) => (word === undefined) !== (answers[0] === undefined))) return { open: OPEN };
  return {
    is: answers[0] !== undefined,
    found: answers[0] ? `Two ${unit}s begin with "${answers[0]}"` : 'No two begin alike',
  };
}

const WAYS: Readonly<Record<'line' | 'sentence' | 'paragraph', (text: string) => string[][]>> = {
  line: (text) => [linesIn(text)],
  sentence: (text) => [sentencesIn(text), ...otherSentences(text)],
  paragraph: (text) => [paragraphsIn(text), blocksIn(text)],
};
