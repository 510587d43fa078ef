import type { ErrorObject } from 'ajv';

/**
 * Leaves of the errors of a union (`anyOf`, `oneOf`) those that help: Ajv gives the errors of every branch, and one of the
 * union itself. A union with an `x-message` speaks for itself alone. Of any other the errors of the branches stay that take
 * values of the type that came; where none does, the union's own error becomes one of `type`, with the types of all.
 *
 * It goes by places in the value: the validator's places in the schema are not those of the contract. It goes in the
 * validator's order, in which a union comes after its branches, and only as far as it is asked.
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
    if (explained.has(error) || !around.every((union) => !speaks(union) && fits(error, union))) continue;
    for (const union of around) explained.add(union);
    yield isUnion(error) && !speaks(error) ? ofTypes(error, types.get(instancePath)) : error;
  }
}

const isUnion = ({ keyword }: ErrorObject) => keyword === 'anyOf' || keyword === 'oneOf';

const speaks = ({ parentSchema }: ErrorObject) => parentSchema?.['x-message'] !== undefined;

/** Whether an error is of a branch that takes values of this type: only such a branch has errors further in. */
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

/** The unions at a place and at all that hold it: "/a/b", "/a". */
function unionsAround(path: string, unions: Map<string, ErrorObject>): ErrorObject[] {
  const around: ErrorObject[] = [];
  if (unions.size === 0) return around;
  for (let end = path.length; end > 0; end = path.lastIndexOf('/', end - 1)) {
    const union = unions.get(path.slice(0, end));
    if (union) around.push(union);
  }
  return around;
}
