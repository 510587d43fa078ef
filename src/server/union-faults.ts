import type { ErrorObject } from 'ajv';

/**
 * Filters the errors of unions (`anyOf`, `oneOf`) to the useful ones: Ajv reports the errors of every branch, and one for the
 * union itself. A union with an `x-message` keeps only its own error. For any other, only errors from branches that accept
 * the value's type remain; if there is no such branch, the union's own error becomes a `type` error with all types.
 *
 * Errors are matched by path in the value, because schema paths differ between the validator and the contract. Works lazily
 * in the validator's order, in which a union comes after its branches.
 */
export function* withoutOtherBranches(errors: readonly ErrorObject[]): Generator<ErrorObject> {
  const unions = new Map(errors.filter(isUnion).map((error) => [error.instancePath, error]));
  const explained = new Set<ErrorObject>();
  const types = new Map<string, string[]>();
  for (const error of errors) {
    const { keyword, instancePath, params } = error;
    if (keyword === 'type' && unions.has(instancePath))
      types.set(instancePath, [...(types.get(instancePath) ?? []), params.type].flat());
    const around = unionsAround(instancePath, unions).filter((union) => union !== error);
    if (explained.has(error) || !around.every((union) => !hasMessage(union) && fits(error, union))) continue;
    for (const union of around) explained.add(union);
    yield isUnion(error) && !hasMessage(error) ? ofTypes(error, types.get(instancePath)) : error;
  }
}

const isUnion = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf';

const hasMessage = ({ parentSchema }: ErrorObject) => parentSchema?.['x-message'] !== undefined;

/** Whether an error comes from a branch that accepts the value's type: only such a branch has nested errors. */
function fits({ instancePath, parentSchema, data }: ErrorObject, union: ErrorObject): boolean {
  const type = parentSchema?.type;
  return (
    instancePath !== union.instancePath || type === undefined || [type].flat().some((name) => isOfType(name, data))
  );
}

const isOfType = (name: string, data: unknown) => (name === 'integer' ? 'number' : name) === typeOf(data);

function typeOf(data: unknown): string {
  if (data === null) return 'null';
  return Array.isArray(data) ? 'array' : typeof data;
}

const ofTypes = (union: ErrorObject, types: string[] | undefined): ErrorObject =>
  types ? { ...union, keyword: 'type', params: { type: types } } : union;

/** The unions at a path and at its ancestors: "/a/b", "/a". */
function unionsAround(path: string, unions: Map<string, ErrorObject>): ErrorObject[] {
  const around: ErrorObject[] = [];
  if (unions.size === 0) return around;
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const union = unions.get(path.slice(0, end));
    if (union) around.push(union);
  }
  return around;
}
