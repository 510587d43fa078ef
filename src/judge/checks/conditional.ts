import { described } from '../criterion/described.ts';
import { type Check, type CheckResult, resultOf } from './check.ts';

/** A check that applies only where another one holds. */
export function conditional(condition: Check, then: Check): Check {
  return {
    ...then,
    asked: `${then.asked} (if ${described(condition)})`,
    ...(then.parts && {
      parts: { ...then.parts, checks: then.parts.checks.map((part) => conditional(condition, part)) },
    }),
    reads: condition.reads === then.reads ? then.reads : 'both',
    isCostly: condition.isCostly || then.isCostly,
    needsDetector: condition.needsDetector || then.needsDetector,
    run: (subject): CheckResult => {
      const result = resultOf(condition, subject);
      if (typeof result.holds !== 'boolean') return result;
      if (result.holds) return resultOf(then, subject);
      return {
        holds: null,
        reason: `${result.found}, so the condition of the criterion does not hold, and it does not apply.`,
      };
    },
  };
}
