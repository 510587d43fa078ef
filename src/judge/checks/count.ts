import type { Subject } from '../conversation.ts';
import type { Evidence } from '../verdict.ts';
import type { Check, CheckResult } from './check.ts';
import { distance, isMet, nearness, plainForCount, type Quantity } from './quantity.ts';

/** What was counted. `found` names it, such as "142 words". */
export interface Counted {
  count: number;
  found: string;
  evidence: Evidence[];
}

/** A check that counts in the text. `count` gives a reason, as a sentence, when there is nothing to count in. */
export function countCheck(
  name: string,
  what: string,
  asked: Quantity,
  count: (subject: Subject) => Counted | { reason: string },
): Check {
  return {
    name,
    what,
    asked: asked.phrase,
    reads: 'text',
    plainFor: plainForCount(asked),
    counts: (subject) => {
      const counted = count(subject);
      return 'reason' in counted ? counted : { least: counted.count, most: counted.count };
    },
    run: (subject): CheckResult => {
      const counted = count(subject);
      if ('reason' in counted) return { holds: null, reason: counted.reason };
      return {
        holds: isMet(asked, counted.count),
        nearness: nearness(asked, counted.count),
        distance: distance(asked, counted.count),
        found: counted.found,
        evidence: counted.evidence,
      };
    },
  };
}

/** "1 word", "142 words" */
export const countOf = (count: number, { singular, plural }: { singular: string; plural: string }) =>
  `${count} ${count === 1 ? singular : plural}`;
