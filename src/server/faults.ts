import type { ErrorObject } from 'ajv';
import { type Fault, mostFaults, nameInPlace } from '../evaluation/request-error.ts';
import { prefixHint } from '../judge/criterion/prefix-error.ts';
import { withoutOtherBranches } from './union-faults.ts';

/** Pydantic's name and message for a wrong type: as it stands in JSON, and as text in a URL. */
const types: Record<string, { json: string; text: string; noun: string }> = {
  string: { json: 'string_type', text: 'string_type', noun: 'string' },
  object: { json: 'dict_type', text: 'dict_type', noun: 'dictionary' },
  array: { json: 'list_type', text: 'list_type', noun: 'list' },
  boolean: { json: 'bool_type', text: 'bool_parsing', noun: 'boolean' },
  integer: { json: 'int_type', text: 'int_parsing', noun: 'integer' },
  number: { json: 'float_type', text: 'float_parsing', noun: 'number' },
};

const formats: Record<string, [type: string, msg: string]> = {
  uuid: ['uuid_parsing', 'Input should be a valid UUID'],
  'date-time': ['datetime_parsing', 'Input should be a valid datetime'],
  date: ['date_parsing', 'Input should be a valid date in the format YYYY-MM-DD'],
  text: ['string_unicode', 'Input should be a valid string without NUL and without lone surrogates'],
};

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

interface Found {
  type: string;
  msg: string;
  /** A property of the place, where the fault is that property's. */
  property?: string;
}

/** A body that is no object. */
export const notAnObject = {
  type: 'model_attributes_type',
  msg: 'Input should be a valid dictionary or object to extract fields from',
};

/** For what Pydantic's types cannot say: the contract's own words. */
const unworded = (schema: ErrorObject['parentSchema']): Found => ({
  type: 'value_error',
  msg: schema?.['x-message'] ?? 'Input is not allowed',
});

/** Ajv's keyword → Pydantic's name and words. The error carries the data and the schema (`verbose`). */
const keywords: Record<string, (error: ErrorObject, inUrl: boolean) => Found> = {
  required: ({ params }) => ({ type: 'missing', msg: 'Field required', property: params.missingProperty }),
  additionalProperties: ({ params }) => ({
    type: 'extra_forbidden',
    msg: 'Extra inputs are not permitted',
    property: params.additionalProperty,
  }),
  type: ({ params, parentSchema, instancePath }, inUrl) => {
    if (instancePath === '/requestBody') return notAnObject;
    if (parentSchema?.format === 'uuid') return { type: 'uuid_type', msg: 'UUID input should be a string' };
    const names = new Set<string>([params.type].flat().filter((name) => name !== 'null'));
    const wanted = [...names].map((name) => types[name]!);
    const nouns = wanted.map(({ noun }) => noun).join(' or ');
    return { type: wanted[0]![inUrl ? 'text' : 'json'], msg: `Input should be a valid ${nouns}` };
  },
  enum: ({ params, parentSchema }) => {
    const allowed = params.allowedValues
      .filter((value: unknown) => value !== null)
      .map((value: unknown) => (typeof value === 'string' ? `'${value}'` : String(value)));
    // Pydantic calls a named enumeration enum, an inline list of values literal_error.
    return {
      type: parentSchema?.title ? 'enum' : 'literal_error',
      msg: `Input should be ${[allowed.slice(0, -1).join(', '), allowed.at(-1)].filter(Boolean).join(' or ')}`,
    };
  },
  minItems: ({ params, data }) => ({
    type: 'too_short',
    msg: `List should have at least ${plural(params.limit, 'item')} after validation, not ${(data as unknown[]).length}`,
  }),
  maxItems: ({ params, data }) => ({
    type: 'too_long',
    msg: `List should have at most ${plural(params.limit, 'item')} after validation, not ${(data as unknown[]).length}`,
  }),
  minProperties: ({ params, data }) => ({
    type: 'too_short',
    msg: `Dictionary should have at least ${plural(params.limit, 'item')} after validation, not ${Object.keys(data as object).length}`,
  }),
  minLength: ({ params }) => ({
    type: 'string_too_short',
    msg: `String should have at least ${plural(params.limit, 'character')}`,
  }),
  maxLength: ({ params }) => ({
    type: 'string_too_long',
    msg: `String should have at most ${plural(params.limit, 'character')}`,
  }),
  pattern: ({ params, parentSchema, data }) => {
    const msg = parentSchema?.['x-message'] ?? `String should match pattern '${params.pattern}'`;
    const hint = parentSchema?.['x-hint'] === 'prefix' ? prefixHint(data as string) : '';
    return { type: 'string_pattern_mismatch', msg: hint === '' ? msg : `${msg}.${hint}` };
  },
  format: ({ params }) => {
    const [type, msg] = formats[params.format]!;
    return { type, msg };
  },
  minimum: ({ params }) => ({
    type: 'greater_than_equal',
    msg: `Input should be greater than or equal to ${params.limit}`,
  }),
  maximum: ({ params }) => ({ type: 'less_than_equal', msg: `Input should be less than or equal to ${params.limit}` }),
};

/** Ajv repeats these for what another error says more closely. */
const summaries = new Set(['propertyNames']);

/** Of several faults in one place Pydantic tells one: a wrong value before a wrong type before the rest. */
const rank = (keyword: string) => ['enum', 'type'].indexOf(keyword) + 1 || 3;

/**
 * Words the validator's errors as FastAPI and Pydantic v2 do, one for each place, and no more than `mostFaults`: the errors
 * beyond them are not looked at.
 * @param body The request's body: it tells whether a number in a path is an index or a name.
 */
export function toFaults(errors: readonly ErrorObject[], body: unknown): Fault[] {
  const byPlace = new Map<string, Fault & { rank: number }>();
  for (const error of withoutOtherBranches(errors)) {
    if (summaries.has(error.keyword)) continue;
    const place = toLocation(error.instancePath, body);
    const found = keywords[error.keyword]?.(error, place[0] !== 'body') ?? unworded(error.parentSchema);
    const property = found.property ?? error.propertyName;
    const loc = property === undefined ? place : [...place, ...rooted(place, property)];
    const name = JSON.stringify(loc);
    const known = byPlace.get(name);
    if (!known && byPlace.size === mostFaults) break;
    if (!known || known.rank > rank(error.keyword))
      byPlace.set(name, { loc, msg: found.msg, type: found.type, rank: rank(error.keyword) });
  }
  return [...byPlace.values()].map(({ loc, msg, type }) => ({ loc, msg, type }));
}

/** The validator sees one object of body, query, path and header: what it misses there is itself one of them. */
const rooted = (place: unknown[], property: string) =>
  place.length === 0 && property === 'requestBody' ? ['body'] : [nameInPlace(property)];

function toLocation(path: string, body: unknown): (string | number)[] {
  if (path === '') return [];
  const [root, ...segments] = path
    .slice(1)
    .split('/')
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));
  let value: unknown = root === 'requestBody' ? body : undefined;
  const loc: (string | number)[] = [root === 'requestBody' ? 'body' : root!];
  for (const segment of segments) {
    const isIndex = /^\d+$/.test(segment) && (Array.isArray(value) || (value === undefined && loc.length > 1));
    loc.push(isIndex ? Number(segment) : segment);
    value = (value as Record<string, unknown> | undefined)?.[segment];
  }
  return loc;
}
