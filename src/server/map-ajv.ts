import type { AnySchema, ErrorObject, SchemaValidateFunction, ValidateFunction } from 'ajv';
import { Ajv2020, type Options } from 'ajv/dist/2020.js';
import { nameInPlace } from '../evaluation/request-error.ts';

/** Replaces `additionalProperties` with a schema, and holds that schema. */
const keyword = 'x-map-of';

/**
 * Creates an Ajv that truncates long map names, which callers choose, in error paths, once per entry. Plain Ajv also creates
 * errors for valid values, such as for a union's other branches, each with the full path: it would copy a long name once
 * per value below it. `faultsInMaps` converts the errors to Ajv's usual form.
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

/** Validates each entry of a map. */
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
    // Ajv overwrites the fields of custom keywords' errors with those of the map.
    areEntries.errors = errors.map((error) => ({ keyword, instancePath: error.instancePath, params: { error } }));
    return errors.length === 0;
  };
  return areEntries;
}

const escaped = (character: string) => (character === '~' ? '~0' : '~1');

/** Replaces map errors with the errors of their entries, in order. */
export const faultsInMaps = (errors: readonly ErrorObject[]): ErrorObject[] =>
  errors.map((error) => {
    let found = error;
    while (found.keyword === keyword) found = found.params.error;
    return found;
  });

/**
 * Rewrites every map of a schema to `x-map-of`. A map's schema is compiled separately, so references from within it
 * (openapi-backend writes repeated schemas as references) or into it are replaced with copies.
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

/** Whether a keyword makes a schema a map: arbitrary names whose values share one schema. */
const isMap = (schema: object, name: string) =>
  name === 'additionalProperties' &&
  typeof (schema as Record<string, unknown>)[name] === 'object' &&
  !('properties' in schema);

/** Resolves a JSON pointer in URI fragment form (RFC 6901, 6). */
const at = (reference: string, root: unknown): unknown =>
  reference
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((value, part) => (value as Record<string, unknown>)[part], root);
