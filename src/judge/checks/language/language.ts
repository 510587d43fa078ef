import { type Check, plainly } from '../check.ts';
import { inMessage, spoken } from '../spoken.ts';
import { identify } from './language-identify.ts';
import type { Language } from './language-names.ts';

export interface Asked {
  language: Language;
  /** Whether "entirely", "only" or the like is said. */
  isWhole: boolean;
}

export function languageCheck({ language, isWhole }: Asked, negated: boolean): Check {
  const wanted = isWhole ? `${language.name} alone` : language.name;
  return {
    name: 'language',
    what: 'the language of the text',
    asked: negated ? `anything but ${wanted}` : wanted,
    reads: 'text',
    isCostly: true,
    needsDetector: true,
    run: (subject) => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const identified = identify(said.text, language, isWhole);
      if ('undecided' in identified) return { holds: 'undecided', reason: identified.undecided };
      const holds = identified.holds !== negated;
      return {
        ...plainly(holds),
        found: identified.found,
        evidence: [inMessage(said.index)],
      };
    },
  };
}
