import { createHash } from 'node:crypto';
import { readGolden } from '../golden/golden.ts';
import { readingOf } from './read-again.ts';

/** Phrases that always ask for more, or of less, than a sentence does without them. */
const PHRASES = [
  ...['of the second paragraph', 'of the first list', 'outside the table', 'except the first', 'that has a link'],
  ...['with no spaces', 'before the first heading', 'or a footnote', 'in French', 'more than once', 'if it has a list'],
];
/** Where these are ignored, too, stands a remark that nothing is read of. */
const NONSENSE = ['zorp', 'of the zorp quux'];
const WORDS = /"[^"]*"|'[^' ][^']*'(?=[\s,.;:)]|$)|`[^`]*`|[\p{L}\p{N}_'’-]+/gu;
/** One of so many of the known sentences. */
const EVERY = 4;
/** A number of a sentence's own, so that a new sentence changes nothing for the others. */
const numberOf = (sentence: string) => createHash('sha256').update(sentence).digest().readUInt32BE();

test('no phrase that asks for something is dropped', () => {
  const dropped: string[] = [];
  const known = readGolden().filter(({ expect: what }) => what === 'check');
  for (const { criterion } of known) {
    const number = numberOf(criterion);
    if (number % EVERY > 0) continue;
    const reading = readingOf(criterion);
    if (reading === undefined) continue;
    const ends = [...criterion.matchAll(WORDS)].map(({ 0: word, index }) => index + word.length).slice(2);
    for (const [turn, end] of ends.entries())
      for (const phrase of [0, 1, 2].map((more) => PHRASES[(number / EVERY + turn + more * 4) % PHRASES.length]!)) {
        const withPhrase = (one: string) => `${criterion.slice(0, end)} ${one}${criterion.slice(end)}`;
        if (readingOf(withPhrase(phrase)) !== reading) continue;
        if (NONSENSE.every((one) => readingOf(withPhrase(one)) !== reading)) dropped.push(withPhrase(phrase));
      }
  }
  expect(dropped).toEqual([]);
}, 600_000);
