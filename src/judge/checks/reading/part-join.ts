import type { Check } from '../check.ts';
import { combined, type Joined } from '../combined.ts';
import { eachCheck } from '../parts/each-check.ts';

/**
 * One check of several, of which those that speak of the same parts are joined part by part: "each line starts with 'a' or
 * 'b'". Undefined where it is not plain what such a join says.
 */
export function joinedChecks(joined: Joined, checks: readonly Check[]): Check | undefined {
  const groups = [...Map.groupBy(checks, (check) => check.ofParts?.which ?? check).values()];
  const merged = groups.map((group) => (group.length === 1 ? group[0] : partByPart(joined, group)));
  const known = merged.filter((check) => check !== undefined);
  if (known.length < merged.length) return undefined;
  return known.length === 1 ? known[0] : combined(joined, known);
}

function partByPart(joined: Joined, checks: readonly Check[]): Check | undefined {
  const several = checks[0]!.ofParts!.which;
  // "No sentence contains 'a' and 'b'" may mean both together, or neither.
  const isPlain =
    typeof several.which === 'string' && (several.which !== 'none' || joined === 'or') && several.which !== 'notAll';
  return isPlain
    ? eachCheck(
        several,
        combined(
          joined,
          checks.map((check) => check.ofParts!.check),
        ),
      )
    : undefined;
}
