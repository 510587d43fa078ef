import { type Check, type CheckResult, plainly } from '../check.ts';
import { beginning } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';

export function emptyCheck(isWanted: boolean): Check {
  return {
    name: 'text',
    what: 'the whole response',
    asked: isWanted ? 'nothing but blanks' : 'anything but blanks',
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const isEmpty = said.text.trim() === '';
      return {
        ...plainly(isEmpty === isWanted),
        found: isEmpty ? 'The response is empty' : `The response is "${beginning(said.text)}"`,
        evidence: [inMessage(said.index)],
      };
    },
  };
}
