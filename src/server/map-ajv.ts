import type { AnySchema, ErrorObject, SchemaValidateFunction, ValidateFunction } from 'ajv';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { nameInPlace } from '../evaluation/request-error.ts';

/** In the place of `additionalProperties` with a schema, and holding that. */
const keyword = 'x-map-of';

/**
 * Ajv, but for the places of errors below a map's names, which callers choose: a very long name is cut there, once for each
 * entry. Ajv itself makes errors even of what is right, such as of a union's other branches, each with all names above it: it
 * would read a long name as often as there are values below it. `faultsInMaps` brings the errors into Ajv's usual form.
 */
export function createMapAjv(options: Options): Ajv2020 {
  const ajv = new Ajv2020(options);
  const compile = ajv.compile.bind(ajv);
  ajv.addKeyword({
    keyword,
    type: 'object',
    schemaType: ['object', 'boolean'],
    errors: true,
    compile: (schema) => entriesAre(compile(schema), options.allErrors === true),
  });
  return Object.assign(ajv, { compile: (schema: AnySchema) => compile(withMaps(schema)) });
}

/** Checks each entry of a map. */
function entriesAre(isEntry: ValidateFunction, allErrors: boolean): SchemaValidateFunction {
  const areEntries: SchemaValidateFunction = (map: Record<string, unknown>, context) => {
    const errors: ErrorObject[] = [];
    for (const [name, data] of Object.entries(map)) {
      const instancePath = `${context!.instancePath}/${nameInPlace(name).replace(/[~/]/g, escaped)}`;
      const { rootData, dynamicAnchors } = context!;
      const here = { instancePath, parentData: map, parentDataProperty: name, rootData, dynamicAnchors };
      if (isEntry(data, here)) continue;
      for (const error of isEntry.errors!) errors.push(error);
      if (!allErrors) break;
    }
    // Ajv writes what it knows of the map over the errors of a keyword that is not its own.
    areEntries.errors = errors.map((error) => ({ keyword, instancePath: error.instancePath, params: { error } }));
    return errors.length === 0;
  };
  return areEntries;
}

const escaped = (character: string) => (character === '~' ? '~0' : '~1');

/** Errors of entries in place of those of their maps, in their order. */
export const faultsInMaps = (errors: readonly ErrorObject[]): ErrorObject[] =>
  errors.map((error) => {
    let found = error;
    while (found.keyword === keyword) found = found.params.error;
    return found;
  });

/**
 * A schema with `x-map-of` for every map in it. The schema of a map is compiled by itself, so whatever refers to others from
 * within it (openapi-backend writes so what comes twice), or into it, has a copy of them instead.
 */
function withMaps(root: AnySchema): AnySchema {
  const known = { within: new Map<unknown, unknown>(), outside: new Map<unknown, unknown>() };
  const copyOf = (schema: unknown, place: 'within' | 'outside'): unknown => {
    if (typeof schema !== 'object' || schema === null) return schema;
    const done = known[place];
    if (done.has(schema)) return done.get(schema);
    const { $ref } = schema as { $ref?: unknown };
    if (typeof $ref === 'string' && (place === 'within' || $ref.includes('/additionalProperties')))
      return copyOf(at($ref, root), place);
    const copy = Array.isArray(schema)
      ? schema.map((one) => copyOf(one, place))
      : Object.fromEntries(
          Object.entries(schema).map(([name, value]) =>
            isMap(schema, name) ? [keyword, copyOf(value, 'within')] : [name, copyOf(value, place)],
          ),
        );
    done.set(schema, copy);
    return copy;
  };
  return copyOf(root, 'outside') as AnySchema;
}

/** Whether a keyword of a schema makes it a map: any names, whose values have one schema. */
const isMap = (schema: object, name: string) =>
  name === 'additionalProperties' &&
  typeof (schema as Record<string, unknown>)[name] === 'object' &&
  !('properties' in schema);

/** What a JSON pointer in the form of a fragment leads to (RFC 6901, 6). */
const at = (reference: string, root: unknown): unknown =>
  reference
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((value, part) => (value as Record<string, unknown>)[part], root);
