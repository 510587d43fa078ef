import type { ErrorObject } from 'ajv';

/** Where a JSON value is not as its schema says. */
export interface SchemaFault {
  /** A JSON pointer into the value: "/items/0", or '' for the whole. */
  path: string;
  /** What it must be, to be read after the place: `must be a number`. */
  words: string;
}

/** Longer lists and texts are cut in words for people. */
const longest = 200;

const WORDS: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  type: ({ type }) => `must be of type ${[type].flat().join(' or ')}`,
  required: ({ missingProperty }) => `must have the property ${quoted(missingProperty)}`,
  additionalProperties: ({ additionalProperty }) => `must not have the property ${quoted(additionalProperty)}`,
  unevaluatedProperties: ({ unevaluatedProperty }) => `must not have the property ${quoted(unevaluatedProperty)}`,
  enum: ({ allowedValues }) => `must be one of ${cut(JSON.stringify(allowedValues))}`,
  const: ({ allowedValue }) => `must be ${cut(JSON.stringify(allowedValue))}`,
  pattern: ({ pattern }) => `must match the pattern ${quoted(pattern)}`,
  format: ({ format }) => `must have the format ${quoted(format)}`,
  uniqueItems: () => 'must not hold an item twice',
  propertyNames: ({ propertyName }) => `must not have a property named ${quoted(propertyName)}`,
  'false schema': () => 'must not be there',
};

const cut = (text: string) => (text.length > longest ? `${text.slice(0, longest)}…` : text);
const quoted = (value: unknown) => cut(JSON.stringify(value));

/** The fault that a person should know of: of several, the last is the outermost. */
export function faultOf(errors: readonly ErrorObject[]): SchemaFault {
  // "If" only says that what follows from it does not hold.
  const error = (errors.at(-1)!.keyword === 'if' && errors.at(-2)) || errors.at(-1)!;
  const words = WORDS[error.keyword]?.(error.params) ?? error.message ?? `must be as "${error.keyword}" says`;
  return { path: cut(error.instancePath), words };
}
