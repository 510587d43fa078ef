import type { Check, CheckResult } from '../check.ts';
import { distance, isMet, nearness, type Quantity } from '../quantity.ts';
import { inMessage, spoken } from '../spoken.ts';
import { splitAt } from './divider.ts';

export function differentAnswersCheck(separator: string, asked: Quantity, negated: boolean): Check {
  return {
    name: 'different-answers',
    what: `different parts between dividers "${separator}"`,
    asked: `${negated ? 'anything but ' : ''}${asked.phrase}, all different`,
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const parts = splitAt(said.text, separator).map((part) => part.trim());
      const areDifferent = new Set(parts).size === parts.length;
      const found = `${parts.length} part${parts.length === 1 ? '' : 's'} between dividers "${separator}"`;
      const near = areDifferent ? nearness(asked, parts.length) : 0;
      const far = areDifferent ? distance(asked, parts.length) : 1;
      return {
        holds: (areDifferent && isMet(asked, parts.length)) !== negated,
        nearness: negated ? far : near,
        distance: negated ? near : far,
        found: areDifferent ? found : `${found}, of which some are the same`,
        evidence: [inMessage(said.index)],
      };
    },
  };
}
