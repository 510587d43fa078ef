import type { ErrorObject } from 'ajv';
import { prefixHint } from '../judge/criterion/prefix-error.ts';
import { nearestName } from '../nearest-name.ts';

/** The wording of a fault: Pydantic's type, and sentences that say what is wrong or what to do. */
export interface Words {
  type: string;
  msg: string;
  /** The property at fault, if it is one of the value at the error's path. */
  property?: string;
}

/** Pydantic's type for a wrong type in JSON and in a URL, and our noun for the right one. */
const types: Record<string, { json: string; text: string; noun: string }> = {
  string: { json: 'string_type', text: 'string_type', noun: 'a string' },
  object: { json: 'dict_type', text: 'dict_type', noun: 'an object' },
  array: { json: 'list_type', text: 'list_type', noun: 'a list' },
  boolean: { json: 'bool_type', text: 'bool_parsing', noun: 'true or false' },
  integer: { json: 'int_type', text: 'int_parsing', noun: 'a whole number' },
  number: { json: 'float_type', text: 'float_parsing', noun: 'a number' },
};

const formats: Record<string, [type: string, msg: string]> = {
  uuid: ['uuid_parsing', 'Give a UUID, such as 019a5a00-1111-7222-8333-944455556666.'],
  'date-time': ['datetime_parsing', 'Give a time, such as 2026-11-20T09:00:00Z.'],
  date: ['date_parsing', 'Give a date, such as 2026-11-20.'],
  text: ['string_unicode', 'Remove the NUL characters and lone surrogates from this text.'],
};

const plural = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A value's JSON type, as a noun. */
function kindOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'a list';
  return typeof value === 'boolean' ? String(value) : (types[typeof value]?.noun ?? typeof value);
}

/** The fault of a body that is not an object. */
export const notAnObject = (body: unknown): Words => ({
  type: 'model_attributes_type',
  msg: `Send a JSON object as the body, not ${kindOf(body)}.`,
});

const meant = (name: unknown, names: Iterable<string>): string => {
  const closest = typeof name === 'string' ? nearestName(name, names) : undefined;
  return closest === undefined ? '' : ` Did you mean ${JSON.stringify(closest)}?`;
};

/** The contract's own wording, for faults that Pydantic has no type for. */
export const unworded = (schema: ErrorObject['parentSchema']): Words => ({
  type: 'value_error',
  msg: schema?.['x-message'] ?? 'This value is not allowed.',
});

const itemsOf = ({ data }: ErrorObject) => (data as unknown[]).length;

/** Ajv keyword → Pydantic type and our message. Errors carry data and schema (`verbose`). */
export const words: Record<string, (error: ErrorObject, inUrl: boolean) => Words> = {
  required: ({ params }) => ({
    type: 'missing',
    msg: 'This field is required.',
    property: params.missingProperty,
  }),
  additionalProperties({ params, parentSchema }, inUrl) {
    const { additionalProperty: property } = params;
    const suggestion = meant(property, Object.keys(parentSchema?.properties ?? {}));
    const what = inUrl ? 'parameter' : 'field';
    return { type: 'extra_forbidden', msg: `Unknown ${what}.${suggestion || ' Remove it.'}`, property };
  },
  type({ params, parentSchema, instancePath, data }, inUrl) {
    if (instancePath === '/requestBody') return notAnObject(data);
    const isFraction = typeof data === 'number' && Number.isFinite(data) && [params.type].flat().includes('integer');
    const not = inUrl ? '' : `, not ${isFraction ? 'a fraction' : kindOf(data)}`;
    if (parentSchema?.format === 'uuid') return { type: 'uuid_type', msg: `Give a UUID as a string${not}.` };
    const names = new Set<string>([params.type].flat().filter((name) => name !== 'null'));
    const wanted = [...names].map((name) => types[name]!);
    const nouns = wanted.map(({ noun }) => noun).join(' or ');
    return { type: wanted[0]![inUrl ? 'text' : 'json'], msg: `Give ${nouns}${not}.` };
  },
  enum({ params, parentSchema, data }) {
    const values: unknown[] = params.allowedValues.filter((value: unknown) => value !== null);
    const allowed = values.map((value) => JSON.stringify(value));
    const one = [allowed.slice(0, -1).join(', '), allowed.at(-1)].filter(Boolean).join(' or ');
    const texts = values.filter((value) => typeof value === 'string');
    // Pydantic's type is `enum` for a named enumeration, `literal_error` for an inline list of values.
    return {
      type: parentSchema?.title ? 'enum' : 'literal_error',
      msg: `Give ${one}.${values.length > 1 ? meant(data, texts) : ''}`,
    };
  },
  minItems: (error) => ({
    type: 'too_short',
    msg: `Give at least ${plural(error.params.limit, 'item')}, not ${itemsOf(error)}.`,
  }),
  maxItems: (error) => ({
    type: 'too_long',
    msg: `Give at most ${plural(error.params.limit, 'item')}, not ${itemsOf(error)}.`,
  }),
  minProperties: ({ params, data }) => ({
    type: 'too_short',
    msg: `Give at least ${plural(params.limit, 'field')}, not ${Object.keys(data as object).length}.`,
  }),
  maxProperties: ({ params, data }) => ({
    type: 'too_long',
    msg: `Give at most ${params.limit} entries, not ${Object.keys(data as object).length}.`,
  }),
  minLength: ({ params }) => ({
    type: 'string_too_short',
    msg: params.limit === 1 ? 'This must not be empty.' : `Give at least ${plural(params.limit, 'character')}.`,
  }),
  maxLength: ({ params }) => ({
    type: 'string_too_long',
    msg: `Shorten this to at most ${plural(params.limit, 'character')}.`,
  }),
  pattern: ({ params, parentSchema, data }) => {
    const msg = parentSchema?.['x-message'] ?? `Give a string that matches the pattern ${params.pattern}.`;
    const hint = parentSchema?.['x-hint'] === 'prefix' ? prefixHint(data as string) : '';
    return { type: 'string_pattern_mismatch', msg: `${msg}${hint}` };
  },
  format({ params }) {
    const [type, msg] = formats[params.format]!;
    return { type, msg };
  },
  minimum: ({ params }) => ({ type: 'greater_than_equal', msg: `Give a number of at least ${params.limit}.` }),
  exclusiveMinimum: ({ params }) => ({ type: 'greater_than', msg: `Give a number above ${params.limit}.` }),
  maximum: ({ params }) => ({ type: 'less_than_equal', msg: `Give a number of at most ${params.limit}.` }),
};
