import { type Check, type CheckResult, plainly, resultOf } from './check.ts';
import { combined } from './combined.ts';
import { isMetByAll } from './count-range.ts';
import type { Quantity } from './quantity.ts';

/**
 * How many of several conditions hold: "exactly one of a table and a list", "a or b, but not both"; of one, that it does not. One
 * that is undecided, or that does not apply, leaves the whole open unless the number comes to the same with it and without it.
 */
export function holding(checks: readonly Check[], asked: Quantity): Check {
  const { parts: _, asked: __, plainFor: ___, ...all } = combined('and', checks);
  const each = checks.map((check) => `[${check.what}: ${check.asked}]`);
  const [one] = each;
  const isDenial = checks.length === 1;
  return {
    ...all,
    what: isDenial ? one! : `how many hold of ${each.join(', ')}`,
    asked: isDenial ? 'not so' : asked.phrase,
    denies: isDenial,
    run: (subject): CheckResult => {
      const results = checks.map((check) => resultOf(check, subject));
      const known = results.filter((result) => typeof result.holds === 'boolean');
      const least = known.filter(({ holds }) => holds).length;
      const holds = isMetByAll(asked, { least, most: least + results.length - known.length });
      if (holds === undefined) return results.find((one) => one.holds === 'undecided') ?? notApplying(results);
      const found = known.map((result) => `${result.found} (${result.holds ? 'holds' : 'does not hold'})`);
      return { ...plainly(holds), found: found.join('; '), evidence: known.flatMap(({ evidence }) => evidence) };
    },
  };
}

const notApplying = (results: readonly CheckResult[]) => results.find(({ holds }) => holds === null)!;
