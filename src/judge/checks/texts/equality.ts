import { type Check, type CheckResult, plainly } from '../check.ts';
import { beginning } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import { findIn, isSame, named, type Wanted } from './find.ts';
import { fold, keepsPoints } from './fold.ts';

const OPEN = 'The response holds one of these texts, and more than it.';

/** @param isOpen whether a text that holds one of them and more may be meant as well */
export function equalityCheck(given: readonly Wanted[], negated: boolean, isOpen = false): Check {
  const wanted = given.map((one) => ({ ...one, text: one.text.normalize('NFC') }));
  return {
    name: 'text',
    what: 'the whole response',
    asked: `${negated ? 'anything but ' : ''}${wanted.map((one) => named({ ...one, wholeWords: true })).join(' or ')}`,
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const { caseSensitive } = wanted[0]!;
      const haystack = fold(said.text.normalize('NFC'), caseSensitive, keepsPoints(caseSensitive, wanted));
      const isThere = wanted.some((one) => isSame(haystack, one));
      if (isOpen && !isThere && wanted.some((one) => findIn(haystack, one).length > 0))
        return { holds: 'undecided', reason: OPEN };
      const holds = isThere !== negated;
      const shown = beginning(said.text);
      return {
        ...plainly(holds),
        found: shown === '' ? 'The response is empty' : `The response is "${shown}"`,
        evidence: [inMessage(said.index)],
      };
    },
  };
}
