import type { Answer } from '../whole-text.ts';
import { linesIn } from './lines.ts';
import { otherSentences, sentencesIn } from './sentences.ts';

const OPEN = 'It cannot be told for certain where its sentences end.';
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/u;

/** Whether two sentences or lines, one right after the other, begin with the same word. */
export function beginAlike(text: string, unit?: 'line'): Answer {
  const ways = unit === 'line' ? [linesIn(text)] : [sentencesIn(text), ...otherSentences(text)];
  const answers = ways.map((sentences) => {
    const words = sentences.map((sentence) => WORD.exec(sentence)?.[0].toLowerCase());
    return words.find((word, at) => word !== undefined && words[at - 1] === word);
  });
  if (answers.some((word) => (word === undefined) !== (answers[0] === undefined))) return { open: OPEN };
  return {
    is: answers[0] !== undefined,
    found: answers[0] ? `Two ${unit ?? 'sentence'}s begin with "${answers[0]}"` : 'No two begin alike',
  };
}
