import { parseDocument } from 'yaml';
import { type Criterion, type Fields, isFields, listOf, type Sentence, textOf } from '../imported.ts';
import {
  contains,
  containsAll,
  containsAny,
  containsAnyCase,
  endsWith,
  equals,
  isJson,
  matches,
  rubric,
  startsWith,
  type Verdict,
  words,
} from '../sentences.ts';

/** An assertion that is left out; its message says why. */
export class LeftOutError extends Error {}

const leftOut = (why: string): never => {
  throw new LeftOutError(why);
};

type Reader = (value: unknown, verdict: Verdict, assertion: Fields) => Sentence[];

const one = (value: unknown): string =>
  typeof value === 'number' || (typeof value === 'string' && value !== '')
    ? String(value)
    : leftOut(value === '' ? 'Its value is empty' : 'Its value is not a text');

/** A list, or a text with commas. */
function several(value: unknown): string[] {
  if (typeof value === 'string' && value.includes('"'))
    leftOut('Its list has quotation marks; write it as a list of YAML');
  const texts = typeof value === 'string' ? value.split(',').map((text) => text.trim()) : listOf(value);
  return texts.length === 0 ? leftOut('Its value is not a list of texts') : texts.map(one);
}

function length(value: unknown): string {
  if (!isFields(value)) return `exactly ${wholeNumber(value)}`;
  const { min, max } = value;
  if (min === undefined) return `at most ${wholeNumber(max)}`;
  return max === undefined ? `at least ${wholeNumber(min)}` : `between ${wholeNumber(min)} and ${wholeNumber(max)}`;
}

const wholeNumber = (value: unknown): number => {
  const number = typeof value === 'string' ? Number(value) : value;
  return Number.isSafeInteger(number) ? (number as number) : leftOut('Its value is not a whole number');
};

/** promptfoo reads a schema without `$schema` as draft-07, and one in a text as YAML. */
function schemaOf(value: unknown): unknown {
  if (value === undefined || value === null || value === '') return undefined;
  const document = typeof value === 'string' ? parseDocument(value, { schema: 'core', stringKeys: true }) : undefined;
  const schema = document ? (document.errors.length > 0 ? undefined : document.toJS({ maxAliasCount: 100 })) : value;
  if (!isFields(schema)) return leftOut('Its schema is not an object');
  return '$schema' in schema ? schema : { $schema: 'http://json-schema.org/draft-07/schema#', ...schema };
}

/** The assertions that code decides in Deemster exactly as promptfoo's own code does. */
const exact: Readonly<Record<string, Reader>> = {
  equals: (value, verdict, { normalizeUnicode }) =>
    isFields(value) || Array.isArray(value)
      ? leftOut('It compares JSON values, and no sentence does')
      : normalizeUnicode
        ? leftOut('It compares normalised Unicode, and no sentence does')
        : equals(verdict, typeof value === 'boolean' ? String(value) : one(value)),
  contains: (value, verdict) => contains(verdict, one(value)),
  icontains: (value, verdict) => containsAnyCase(verdict, one(value)),
  'contains-any': (value, verdict) => containsAny(verdict, several(value)),
  'icontains-any': (value, verdict) => containsAny(verdict, several(value), 'i'),
  'contains-all': (value, verdict) => containsAll(verdict, several(value)),
  'icontains-all': (value, verdict) => containsAll(verdict, several(value), 'i'),
  'starts-with': (value, verdict) => startsWith(verdict, one(value)),
  'ends-with': (value, verdict) => endsWith(verdict, one(value)),
  regex: (value, verdict) => matches(verdict, one(value)),
  'is-json': (value, verdict) => isJson(verdict, schemaOf(value)),
  'word-count': (value, verdict) => words(verdict, length(value)),
};

const graded: Reader = (value, verdict) => rubric(verdict, textOf(value) ?? leftOut('Its rubric is not a text'));

/** The assertions that a model decides by a text. */
const rubrics: Record<string, Reader> = {
  'llm-rubric': graded,
  'model-graded-closedqa': graded,
  'g-eval': graded,
  factuality: (value, verdict) => [
    { text: `${verdict} if the response is factually consistent with this answer: ${one(value)}` },
  ],
};
rubrics['model-graded-factuality'] = rubrics.factuality!;

const code = 'It runs a program, and nothing in an imported file is run';
const measured = 'It is a measure of similarity, and no sentence computes it';
const context = 'It needs the retrieved context; docs/criteria.md has criteria for retrieval';

/** Why others are left out. */
const reasons: Record<string, string> = {
  ...Object.fromEntries(['javascript', 'python', 'ruby', 'webhook'].map((type) => [type, code])),
  ...Object.fromEntries(
    [
      'similar',
      'rouge-n',
      'bleu',
      'gleu',
      'meteor',
      'levenshtein',
      'bertscore',
      'perplexity',
      'perplexity-score',
      'classifier',
    ].map((type) => [type, measured]),
  ),
  ...Object.fromEntries(['context-faithfulness', 'context-recall', 'context-relevance'].map((type) => [type, context])),
  cost: 'It judges what the call cost, not the answer',
  latency: 'It judges how long the call took, not the answer',
  'select-best': 'It compares several answers with each other',
  'max-score': 'It compares several answers with each other',
  'assert-set': 'Only the whole set has a verdict, because it has a threshold',
};

/**
 * Refuses an assertion for what it is, before its value is looked at.
 * @throws LeftOutError
 */
export function mustBeReadable({ type, value, transform, contextTransform, weight }: Fields): void {
  const name = typeof type === 'string' ? kindOf(type) : leftOut('It has no type');
  if (!Object.hasOwn(exact, name) && !Object.hasOwn(rubrics, name))
    leftOut((Object.hasOwn(reasons, name) && reasons[name]) || 'No sentence says exactly this');
  if (JSON.stringify(value ?? null).includes('"file://')) leftOut('It refers to another file, and none is read');
  if (transform !== undefined || contextTransform !== undefined) leftOut(code);
  if (weight === 0) leftOut('Its weight is 0, so it never decided');
}

const kindOf = (type: string): string => type.replace(/^not-/, '');

/**
 * Reads a readable assertion whose value has its variables filled in.
 * @throws LeftOutError
 */
export function criterionOf(assertion: Fields): Criterion {
  const { type, value, metric } = assertion as { type: string; value: unknown; metric: unknown };
  const name = kindOf(type);
  const isExact = Object.hasOwn(exact, name);
  const reader = (isExact ? exact : rubrics)[name]!;
  return {
    name: textOf(metric) ?? type,
    what: `${type} assertion`,
    sentences: reader(value, name === type ? 'Passes' : 'Fails', assertion),
    ...(isExact
      ? { otherwise: 'Code cannot read it exactly as promptfoo does' }
      : { description: `From the ${type} assertion of promptfoo` }),
  };
}
