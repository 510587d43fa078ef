import { type Check, type CheckResult, plainly } from '../check.ts';
import { quotesIn, spoken } from '../spoken.ts';
import { findIn, named, type Wanted } from './find.ts';
import { fold, keepsPoints } from './fold.ts';

const OPEN = 'One of the texts occurs before and after another, so a program cannot tell which is meant.';

/** Checks that texts all occur, each before the next. */
export function orderCheck(wanted: readonly Wanted[], negated: boolean): Check {
  const asked = wanted.map(named).join(', then ');
  return {
    name: 'order',
    what: 'the order of texts',
    asked: negated ? `not ${asked}` : asked,
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const places = wanted.map((one) =>
        findIn(fold(said.text.normalize('NFC'), one.caseSensitive, keepsPoints(one.caseSensitive, [one])), one),
      );
      const missing = places.findIndex((found) => found.length === 0);
      const pairs = places.slice(1).map((then, at) => ({ first: places[at]!, then }));
      const isBefore = missing < 0 && pairs.every(({ first, then }) => first.at(-1)!.end <= then[0]!.start);
      const isApart = missing >= 0 || pairs.some(({ first, then }) => first[0]!.start >= then.at(-1)!.end);
      if (!isBefore && !isApart) return { holds: 'undecided', reason: OPEN };
      return {
        ...plainly(isBefore !== negated),
        found:
          missing >= 0
            ? `${named(wanted[missing]!)} does not occur`
            : isBefore
              ? 'They occur in that order'
              : 'They occur in another order',
        evidence: quotesIn(
          said,
          wanted.map(({ text }) => text),
        ),
      };
    },
  };
}
