import type { Answer } from '../whole-text.ts';
import { otherSentences, sentencesIn } from './sentences.ts';

const OPEN = 'It cannot be told for certain where its sentences end.';
const WORD = /[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/u;

/** Whether two sentences, one right after the other, begin with the same word. */
export function beginAlike(text: string): Answer {
  const answers = [sentencesIn(text), ...otherSentences(text)].map((sentences) => {
    const words = sentences.map((sentence) => WORD.exec(sentence)?.[0].toLowerCase());
    return words.find((word, at) => word !== undefined && words[at - 1] === word);
  });
  if (answers.some((word) => (word === undefined) !== (answers[0] === undefined))) return { open: OPEN };
  return {
    is: answers[0] !== undefined,
    found: answers[0] ? `Two sentences begin with "${answers[0]}"` : 'No two begin alike',
  };
}
