/** A JSON object as it came in a request. */
export type Fields = Record<string, unknown>;

export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What is taken from a schema: all of it, or only what it says of types or of listed values. */
export type Extract = 'whole' | 'lenient' | 'types' | 'values';

/**
 * Names of types as Python has them, which tools made from Python functions carry, such as those of the Berkeley
 * Function-Calling Leaderboard.
 */
const TYPES: Readonly<Record<string, string>> = {
  dict: 'object',
  float: 'number',
  double: 'number',
  int: 'integer',
  long: 'integer',
  tuple: 'array',
  list: 'array',
  str: 'string',
  bool: 'boolean',
  none: 'null',
};
const ANY = 'any';

const ONE = ['additionalProperties', 'unevaluatedProperties', 'unevaluatedItems', 'additionalItems', 'items'];
const ALTERNATIVES = ['anyOf', 'oneOf'];
const SEVERAL = ['allOf', ...ALTERNATIVES, 'prefixItems', 'items'];
const NAMED = ['properties', 'patternProperties', '$defs', 'definitions'];
/** Subschemas that say more than what a value at their place must be. */
const CONDITIONS = ['not', 'if', 'then', 'else', 'contains', 'propertyNames'];
const NAMED_CONDITIONS = ['dependentSchemas', 'dependencies'];

/** Formats that nobody reads in two ways. Of times, implementations differ on whether a time zone must be there. */
const CERTAIN_FORMATS: Readonly<Record<string, string>> = {
  date: 'date',
  'date-time': 'iso-date-time',
  time: 'iso-time',
  uuid: 'uuid',
  ipv4: 'ipv4',
  ipv6: 'ipv6',
};

const LONE: Readonly<Record<Extract, readonly string[] | null>> = {
  whole: null,
  lenient: null,
  types: ['$ref', 'type', '$schema', '$id', '$anchor'],
  values: ['$ref', 'enum', 'const', '$schema', '$id', '$anchor'],
};

/** Words for people, which decide nothing. */
const COMMENTS = ['title', 'description', 'default', 'examples', 'example', '$comment', 'deprecated', 'nullable'];

/** The most subschemas, one within another, that are read. */
const deepest = 64;
const mostSubschemas = 2000;

/** A schema is too large to be read. */
export class TooLargeSchemaError extends Error {}

/** A schema as it can be compiled. */
export interface SchemaSource {
  schema: Fields;
  /** Whether what it asks for at one place can hang on what stands at another. */
  isConditional: boolean;
  /** Whether it names a format that is read in several ways. */
  hasLooseFormat: boolean;
}

/**
 * A tool's schema as JSON Schema has it. Python's names of types stand for JSON's; a `nullable` one, and one whose default is
 * null, takes null too; an `enum` that no array can meet lists what may stand in the array. Of formats `lenient` keeps those
 * that nobody reads in two ways; `types` and `values` keep what is said of types, and by `enum` and `const`, and never ask for
 * more than the whole does, so that a fault is one of the whole.
 * @throws TooLargeSchemaError
 */
export function schemaSource(given: Fields, extract: Extract): SchemaSource {
  const kept = LONE[extract];
  const isPart = kept !== null;
  let subschemas = 0;
  let isConditional = false;
  let hasLooseFormat = false;

  function read(value: unknown, depth: number): unknown {
    if (!isFields(value)) return isPart && typeof value === 'boolean' ? true : value;
    subschemas += 1;
    if (depth > deepest || subschemas > mostSubschemas) throw new TooLargeSchemaError();
    return withoutDoubles(
      Object.entries(withItemValues(value)).flatMap(([keyword, inner]) => readKeyword(keyword, inner, value, depth)),
    );
  }

  function readKeyword(keyword: string, inner: unknown, schema: Fields, depth: number): [string, unknown][] {
    if (COMMENTS.includes(keyword)) return [];
    const isCondition = CONDITIONS.includes(keyword) || NAMED_CONDITIONS.includes(keyword);
    if (isCondition || (ALTERNATIVES.includes(keyword) && !isOfTypesAlone(inner))) isConditional = true;
    if (isPart && (isCondition || keyword.startsWith('unevaluated'))) return [];
    if (SEVERAL.includes(keyword) && Array.isArray(inner)) {
      // Which of several alternatives is met alone can hang on all that they say.
      const name = isPart && keyword === 'oneOf' ? 'anyOf' : keyword;
      return [[name, inner.map((one) => read(one, depth + 1))]];
    }
    if (NAMED.includes(keyword) || NAMED_CONDITIONS.includes(keyword)) {
      if (!isFields(inner)) return [[keyword, inner]];
      const schemas = Object.entries(inner).map(([name, one]) => [name, read(one, depth + 1)] as const);
      return [[keyword, Object.fromEntries(schemas)]];
    }
    if (ONE.includes(keyword) || CONDITIONS.includes(keyword)) return [[keyword, read(inner, depth + 1)]];
    if (keyword === 'format') hasLooseFormat ||= certainFormat(inner) !== inner;
    return kept && !kept.includes(keyword) ? [] : plainKeyword(keyword, inner, schema, extract);
  }

  const schema = read(given, 0) as Fields;
  return { schema, isConditional, hasLooseFormat };
}

const isOfTypesAlone = (alternatives: unknown) =>
  Array.isArray(alternatives) &&
  alternatives.every(
    (one) => isFields(one) && Object.keys(one).every((key) => key === 'type' || COMMENTS.includes(key)),
  );

/** An array is never one of several texts or numbers: its items are. */
function withItemValues(schema: Fields): Fields {
  const { enum: values, items = {}, ...others } = schema;
  const isArray = [schema.type].flat().every((name) => typeof name === 'string' && plainType(name) === 'array');
  if (!isArray || !Array.isArray(values) || !isFields(items) || values.some(Array.isArray)) return schema;
  return { ...others, items: { ...items, enum: values } };
}

function plainKeyword(keyword: string, inner: unknown, schema: Fields, extract: Extract): [string, unknown][] {
  const takesNull = schema.nullable === true || schema.default === null;
  if (keyword === 'type') return typesOf(inner, takesNull);
  if (keyword === 'enum' && takesNull && Array.isArray(inner)) return [[keyword, [...new Set([...inner, null])]]];
  if (keyword !== 'format' || extract !== 'lenient') return [[keyword, inner]];
  const certain = certainFormat(inner);
  return certain === undefined ? [] : [[keyword, certain]];
}

const certainFormat = (format: unknown) =>
  typeof format === 'string' && Object.hasOwn(CERTAIN_FORMATS, format) ? CERTAIN_FORMATS[format] : undefined;

/** "AnyOf" and a "oneOf" that has become one must both hold. */
function withoutDoubles(entries: [string, unknown][]): Fields {
  const alternatives = entries.filter(([keyword]) => keyword === 'anyOf');
  if (alternatives.length < 2) return Object.fromEntries(entries);
  const { allOf, ...others } = Object.fromEntries(entries.filter(([keyword]) => keyword !== 'anyOf'));
  return {
    ...others,
    allOf: [...(Array.isArray(allOf) ? allOf : []), ...alternatives.map(([, anyOf]) => ({ anyOf }))],
  };
}

const plainType = (name: string) => {
  const lower = name.toLowerCase();
  return Object.hasOwn(TYPES, lower) ? TYPES[lower]! : lower;
};

function typesOf(type: unknown, takesNull: boolean): [string, unknown][] {
  const given = [type].flat();
  if (!given.every((name) => typeof name === 'string')) return [['type', type]];
  const names = given.map(plainType);
  if (names.includes(ANY)) return [];
  const all = [...new Set(takesNull ? [...names, 'null'] : names)];
  return [['type', all.length === 1 ? all[0] : all]];
}
