import type { ErrorObject } from 'ajv';

/**
 * Leaves of the errors of a union (`anyOf`, `oneOf`) those that help: Ajv gives the errors of every branch, and one of the
 * union itself. A union with an `x-message` speaks for itself alone. Of any other the errors of the branches stay that take
 * values of the type that came; where none does, the union's own error becomes one of `type`, with the types of all.
 *
 * It goes by places in the value: the validator's places in the schema are not those of the contract.
 */
export function withoutOtherBranches(errors: readonly ErrorObject[]): readonly ErrorObject[] {
  const unions = new Map(errors.filter(isUnion).map((error) => [error.instancePath, error]));
  if (unions.size === 0) return errors;

  const unionsAround = (error: ErrorObject) =>
    placesAround(error.instancePath)
      .map((place) => unions.get(place))
      .filter((union) => union !== undefined && union !== error);
  const helpful = errors.filter((error) =>
    unionsAround(error).every((union) => !speaks(union!) && fits(error, union!)),
  );
  const explained = new Set(helpful.flatMap(unionsAround));

  const isOfUnion = ({ keyword, instancePath }: ErrorObject) => keyword === 'type' && unions.has(instancePath);
  const typeErrors = Map.groupBy(errors.filter(isOfUnion), ({ instancePath }) => instancePath);
  return helpful
    .filter((error) => !explained.has(error))
    .map((error) => (isUnion(error) && !speaks(error) ? ofTypes(error, typeErrors.get(error.instancePath)) : error));
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

function ofTypes(union: ErrorObject, branches: ErrorObject[] | undefined): ErrorObject {
  return branches
    ? { ...union, keyword: 'type', params: { type: branches.flatMap(({ params }) => params.type) } }
    : union;
}

/** A place and all that hold it: "/a/b", "/a". */
function placesAround(path: string): string[] {
  const places = [path];
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) places.push(path.slice(0, end));
  return places;
}
