import type { Subject } from '../conversation.ts';
import type { Evidence } from '../verdict.ts';
import type { Check, CheckResult } from './check.ts';
import { distance, nearness, plainForCount, type Quantity } from './quantity.ts';

/** A count of which a program cannot be sure: any number from `least` to `most`. */
export interface CountRange {
  least: number;
  most: number;
  /** What was counted, such as "2 questions". */
  found: string;
  evidence: Evidence[];
  /** Why it is open, where that is not what the check says. */
  open?: string | undefined;
}

/** Whether a quantity asks for every count of a range, or for none of them; undefined where for some. */
export function isMetByAll({ min, max, outside }: Quantity, { least, most }: Pick<CountRange, 'least' | 'most'>) {
  const isInside = least >= min && most <= max;
  const isApart = most < min || least > max;
  return isInside || isApart ? isInside !== outside : undefined;
}

/**
 * A check that counts what cannot always be counted for certain. It is undecided where that matters.
 * @param open why it then is, as a sentence
 * @param count gives a reason, as a sentence, when there is nothing to count in
 */
export function rangeCheck(
  { open, ...check }: Omit<Check, 'run' | 'asked'> & { asked: Quantity; open: string },
  count: (subject: Subject) => CountRange | { reason: string },
): Check {
  const { asked } = check;
  return {
    ...check,
    asked: asked.phrase,
    plainFor: plainForCount(asked),
    counts: (subject) => {
      const counted = count(subject);
      return 'reason' in counted ? counted : { ...counted, open: counted.open ?? open };
    },
    run: (subject): CheckResult => {
      const counted = count(subject);
      if ('reason' in counted) return { holds: null, reason: counted.reason };
      const { least, most, found, evidence } = counted;
      const holds = isMetByAll(asked, counted);
      const why = counted.open ?? open;
      if (holds === undefined) return { holds: 'undecided', reason: why };
      const grade = holds ? distance : nearness;
      return {
        holds,
        nearness: nearness(asked, least),
        distance: distance(asked, least),
        found,
        evidence,
        openGrade: grade(asked, least) === grade(asked, most) ? undefined : why,
      };
    },
  };
}
