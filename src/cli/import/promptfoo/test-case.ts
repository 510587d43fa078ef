import { type Criterion, type Fields, isFields, type LeftOut, listOf } from '../imported.ts';
import { criterionOf, LeftOutError, mustBeReadable } from './assertions.ts';
import { render } from './render.ts';

/** The criteria of a list of assertions, and what is left out of it. */
export function readAssertions(
  assertions: unknown,
  vars: Fields,
  where: string,
  templates: Fields = {},
): { criteria: Criterion[]; leftOut: LeftOut[] } {
  const criteria: Criterion[] = [];
  const leftOut: LeftOut[] = [];
  for (const assertion of listOf(assertions).flatMap((one) => flattened(one, templates))) {
    const what = `${isFields(assertion) && typeof assertion.type === 'string' ? assertion.type : 'unknown'} assertion`;
    try {
      if (!isFields(assertion)) throw new LeftOutError('It is not an object');
      mustBeReadable(assertion);
      for (const value of valuesOf(assertion)) criteria.push(criterionOf({ ...assertion, value: render(value, vars) }));
    } catch (error) {
      if (!(error instanceof LeftOutError)) throw error;
      leftOut.push({ what, why: error.message, where });
    }
  }
  return { criteria, leftOut };
}

/** A set whose members must all pass is as good as its members; one with a threshold is not. */
function flattened(assertion: unknown, templates: Fields, depth = 0): unknown[] {
  if (!isFields(assertion)) return [assertion];
  const { $ref } = assertion;
  const name = typeof $ref === 'string' ? /^#\/assertionTemplates\/([^/]+)$/.exec($ref)?.[1] : undefined;
  if (name !== undefined && Object.hasOwn(templates, name) && depth < 5)
    return flattened(templates[name], templates, depth + 1);
  if ($ref !== undefined) return [{ type: '$ref' }];
  if (assertion.type !== 'assert-set' || assertion.threshold !== undefined || depth >= 5) return [assertion];
  return listOf(assertion.assert).flatMap((one) => flattened(one, templates, depth + 1));
}

/** G-Eval takes several criteria. */
const valuesOf = ({ type, value }: Fields): unknown[] =>
  typeof type === 'string' && /^(not-)?g-eval$/.test(type) && Array.isArray(value) ? value : [value];
