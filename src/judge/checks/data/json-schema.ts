import { createRequire } from 'node:module';
import type { Ajv, CodeKeywordDefinition, ErrorObject, Options } from 'ajv';
import { createMemory } from '../../remembered.ts';
import { faultOf, type SchemaFault } from './json-schema-faults.ts';
import { weigh } from './json-weight.ts';
import { compilePattern, type Pattern } from './pattern-engine.ts';

/** Tells whether a JSON value is as its schema says. */
export type Validator = (value: unknown) => { fault: SchemaFault | undefined } | { tooLarge: string };

/** Why there is no validator, as a sentence for the caller; `isBroken` if it is a schema in no dialect. */
export type NoValidator = { invalid: string; isBroken?: true } | { tooLarge: string };

/** JSON values in a schema. Each takes up to 25 µs to compile. */
const mostNodes = 2000;
const deepest = 64;
/** In UTF-16 code units of its strings and names. */
const mostCharacters = 100_000;
/** What a validation may take: the weight of a value times that of its schema, each up to 0.4 µs. */
const mostWork = 30_000_000;
/** Each holds an instance of Ajv. */
const mostRemembered = 100;

const remembered = createMemory<Validator | NoValidator>(mostRemembered);

/**
 * Makes a validator of a JSON schema of draft-06, draft-07, 2019-09 or 2020-12, as its "$schema" says; without one of 2020-12.
 * Formats are checked, unknown keywords and formats are not; a property is there only where the value has it of its own.
 * Nothing is ever fetched: a reference must lead to a place within the schema. Equal schemas are compiled once.
 *
 * `invalid`: it is no schema, or uses what is not understood. `tooLarge`: it would take too long to compile; of a validator:
 * to check this value.
 */
export function compileSchema(schema: unknown): Validator | NoValidator {
  const bounded = bounds(schema);
  return 'nodes' in bounded ? remembered(JSON.stringify(schema), () => compiled(schema, bounded.nodes)) : bounded;
}

/** Names of keywords that make a schema depend on how it is called. */
const REFUSED = ['$dynamicRef', '$recursiveRef', '$async'];

function bounds(schema: unknown): { nodes: number } | NoValidator {
  let nodes = 0;
  let characters = 0;
  const open: { value: unknown; depth: number }[] = [{ value: schema, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    nodes += 1;
    if (typeof value === 'string') characters += value.length;
    if (nodes > mostNodes || depth > deepest || characters > mostCharacters) {
      return { tooLarge: `The schema has more than ${mostNodes} values, is deeper than ${deepest} or too long.` };
    }
    if (typeof value !== 'object' || value === null) continue;
    for (const [key, item] of Object.entries(value)) {
      if (REFUSED.includes(key) && typeof item !== 'object') return { invalid: `The schema uses "${key}".` };
      characters += key.length;
      open.push({ value: item, depth: depth + 1 });
    }
  }
  return { nodes };
}

type Dialect = 'draft-07' | '2019-09' | '2020-12';

const DIALECTS: readonly (readonly [RegExp, Dialect])[] = [
  [/^https?:\/\/json-schema\.org\/draft-0[67]\/schema#?$/, 'draft-07'],
  [/^https?:\/\/json-schema\.org\/draft\/2019-09\/schema#?$/, '2019-09'],
  [/^https?:\/\/json-schema\.org\/draft\/2020-12\/schema#?$/, '2020-12'],
];

const require = createRequire(import.meta.url);

/** What makes an Ajv of a dialect. Each is loaded when it is needed. */
const MODULES: Record<Dialect, { load: () => { default: new (options: Options) => Ajv }; metaSchema: string }> = {
  'draft-07': { load: () => require('ajv'), metaSchema: 'http://json-schema.org/draft-07/schema' },
  '2019-09': { load: () => require('ajv/dist/2019'), metaSchema: 'https://json-schema.org/draft/2019-09/schema' },
  '2020-12': { load: () => require('ajv/dist/2020'), metaSchema: 'https://json-schema.org/draft/2020-12/schema' },
};

const ajvOf = (dialect: Dialect) => MODULES[dialect].load().default;

function compiled(schema: unknown, nodes: number): Validator | NoValidator {
  if (typeof schema !== 'boolean' && (typeof schema !== 'object' || schema === null || Array.isArray(schema))) {
    return { invalid: 'The schema is no object.', isBroken: true };
  }
  const named = (schema as { $schema?: unknown }).$schema;
  const dialect = named === undefined ? '2020-12' : DIALECTS.find(([uri]) => uri.test(String(named)))?.[1];
  if (!dialect) return { invalid: `The schema's "$schema" is of no dialect that is known: ${JSON.stringify(named)}.` };
  const isSchema = metaSchemaOf(dialect);
  if (!isSchema(schema))
    return { invalid: `It is no JSON schema: ${sentenceOf(faultOf(isSchema.errors!))}`, isBroken: true };
  return validatorOf(schema, dialect, nodes);
}

const sentenceOf = ({ path, words }: SchemaFault) => `${path === '' ? 'the whole' : path} ${words}.`;

/** The schemas of schemas, each compiled at its first use: that takes 30 ms. */
const metaSchemas = new Map<Dialect, NonNullable<ReturnType<Ajv['getSchema']>>>();

function metaSchemaOf(dialect: Dialect) {
  const known = metaSchemas.get(dialect);
  if (known) return known;
  const ajv = new (ajvOf(dialect))({ strict: false, logger: false, validateFormats: false });
  const found = ajv.getSchema(MODULES[dialect].metaSchema)!;
  metaSchemas.set(dialect, found);
  return found;
}

/** What a validation may still take, in the same units as `mostWork`. */
interface Budget {
  left: number;
  workOn(value: unknown): number;
}

const NO_WORK = () => 0;

class OverBudgetError extends Error {}

/** @throws never: what Ajv refuses is invalid */
function validatorOf(schema: object | boolean, dialect: Dialect, nodes: number): Validator | NoValidator {
  const budget: Budget = { left: 0, workOn: NO_WORK };
  const patterns: Pattern[] = [];
  const regExp = Object.assign(
    (source: string) => {
      const pattern = compilePattern(source);
      if ('refused' in pattern)
        throw new Error(`the pattern ${JSON.stringify(source)} is not understood: ${pattern.refused}`);
      patterns.push(pattern);
      return namedPattern(source, pattern);
    },
    // Only stands in code that Ajv would write to a file.
    { code: 'undefined' },
  );
  // An instance of its own: the names of one schema's parts are nothing to another.
  const ajv = new (ajvOf(dialect))({
    ...{ strict: false, logger: false, meta: false, validateSchema: false, inlineRefs: false, ownProperties: true },
    ...{ ignoreKeywordsWithRef: dialect === 'draft-07', multipleOfPrecision: 9 },
    formats: formats(),
    // Its optimizer takes ten times as long as all the rest.
    code: { regExp, optimize: false },
  });
  ajv.removeKeyword('uniqueItems');
  ajv.addKeyword(UNIQUE_ITEMS);
  ajv.removeKeyword('$ref');
  ajv.addKeyword(chargedRef(budget));
  let validate: ReturnType<typeof ajv.compile>;
  try {
    validate = ajv.compile(schema);
  } catch (error) {
    return { invalid: `The schema cannot be used: ${error instanceof Error ? error.message : String(error)}.` };
  }
  const work = patterns.reduce((sum, { size }) => sum + size, nodes);
  return (value) => {
    const weights = weigh(value);
    budget.left = mostWork - weights.total * work;
    budget.workOn = (part) => weights.of(part) * work;
    if (budget.left < 0) return TOO_LARGE;
    try {
      return { fault: validate(value) ? undefined : faultOf(validate.errors as ErrorObject[]) };
    } catch (error) {
      // A reference that comes back to itself, or a value that is too deep for it, exhausts the stack.
      if (error instanceof OverBudgetError || error instanceof RangeError) return TOO_LARGE;
      throw error;
    } finally {
      budget.workOn = NO_WORK;
      validate.errors = null;
    }
  };
}

const TOO_LARGE = { tooLarge: 'The JSON is too large to be checked against this schema.' };

/** Ajv keeps patterns by their text. */
const namedPattern = (source: string, { test }: Pattern) => ({ test, toString: () => source }) as unknown as RegExp;

/** Ajv's own compares every item with every other. */
const UNIQUE_ITEMS = {
  keyword: 'uniqueItems',
  type: 'array',
  schemaType: 'boolean',
  validate: (isAsked: boolean, items: unknown[]) => !isAsked || new Set(items.map(canonical)).size === items.length,
  errors: false,
} as const;

const canonical = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** Ajv's own "$ref", charged: references can ask for the same value over and over. */
function chargedRef(budget: Budget): CodeKeywordDefinition {
  const { default: ref } = require('ajv/dist/vocabularies/core/ref') as { default: CodeKeywordDefinition };
  const { _ } = require('ajv') as typeof import('ajv');
  const charge = (value: unknown) => {
    budget.left -= budget.workOn(value);
    if (budget.left < 0) throw new OverBudgetError();
  };
  return {
    ...ref,
    code(context) {
      const name = context.gen.scopeValue('func', { ref: charge });
      context.gen.code(_`${name}(${context.data})`);
      ref.code(context);
    },
  };
}

/** All of ajv-formats but "url", which takes more than linear time and is none of JSON Schema. */
function formats(): Options['formats'] {
  const { fullFormats } = require('ajv-formats/dist/formats') as { fullFormats: NonNullable<Options['formats']> };
  const { url: _, ...others } = fullFormats;
  return others;
}
