import type { Check } from '../check.ts';
import { outsideCode } from '../markdown/outside-code.ts';
import { snippet } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import { countLetters, LETTERS, type LetterCase } from './letter-case.ts';

const ALONE: Record<LetterCase, string> = { capital: 'only capital letters', lowercase: 'only lowercase letters' };

const NO_LETTER = 'No letter of the response has upper and lower case, so it is in neither, or in any.';
const OPEN_NAMES = 'Only addresses or code are in another case, and they cannot be written otherwise.';
const NAMES = /(?:https?:\/\/|www\.)\S+|(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/giu;

export function wholeCheck(letterCase: LetterCase, negated: boolean): Check {
  const otherCase = letterCase === 'capital' ? 'lowercase' : 'capital';
  return {
    name: 'casing',
    what: `${letterCase} letters`,
    asked: negated ? `anything but ${ALONE[letterCase]}` : ALONE[letterCase],
    reads: 'text',
    run: (subject) => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const wanted = countLetters(said.text, letterCase);
      const other = LETTERS[otherCase].find(said.text);
      if (/[\p{N}\p{L}]/u.test(said.text) && wanted + other.count === 0)
        return { holds: 'undecided', reason: NO_LETTER };
      const share = wanted / Math.max(1, wanted + other.count);
      const isWhole = wanted > 0 && other.count === 0;
      const plain = outsideCode(said.text).replace(NAMES, '');
      if (!isWhole && countLetters(plain, letterCase) > 0 && countLetters(plain, otherCase) === 0)
        return { holds: 'undecided', reason: OPEN_NAMES };
      const [near, far] = [share, isWhole ? 0 : 1];
      const quotes = other.first.map((place) => snippet(said.text, place));
      return {
        holds: isWhole !== negated,
        nearness: negated ? far : near,
        distance: negated ? near : far,
        found: described(wanted + other.count, other.count, otherCase, quotes[0]),
        evidence: quotes.length > 0 ? quotes.map((quote) => inMessage(said.index, quote)) : [inMessage(said.index)],
      };
    },
  };
}

function described(all: number, others: number, otherCase: LetterCase, quote: string | undefined): string {
  if (all === 0) return 'The response has no letter that is upper or lower case';
  const count = others === 0 ? `None of ${all}` : `${others} of ${all}`;
  const where = quote === undefined ? '' : `, ${others === 1 ? 'in' : 'first in'} "${quote}"`;
  return `${count} letters ${others === 1 ? 'is' : 'are'} ${otherCase}${where}`;
}
