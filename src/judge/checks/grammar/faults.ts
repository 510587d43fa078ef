import type { Criterion } from '../../criterion/criterion.ts';
import { isJson } from '../../is-json.ts';
import { compileSchema } from '../data/json-schema.ts';
import { type Fact, type Form, type Interval, isFact, outside, union } from '../form.ts';

/** Where a schema begins that a criterion holds. */
const SCHEMA = /\bschema\s*:?\s*(?:```(?:json)?\s*|`)?(?=\{)/iu;
const AFTER = /\s*`{0,3}\.?\s*$/u;
const shownLength = 30;

/**
 * Why the JSON schema of a criterion cannot be used, as a sentence for the caller; undefined where there is none, or where nothing
 * is wrong with it, or the criterion does not ask for a match.
 * @param asks whether a condition asks for one thing, and nothing else
 */
export function schemaFault({ condition }: Criterion, asks: (condition: string) => boolean): string | undefined {
  const found = SCHEMA.exec(condition);
  if (!found) return undefined;
  const start = found.index + found[0].length;
  const written = condition.slice(start).replace(AFTER, '');
  const why = isJson(written) ? invalidSchema(written) : brokenJson(written);
  const plain = `${condition.slice(0, found.index)}schema {"type": "object"}`;
  return why && asks(plain) ? `The JSON schema of the criterion ${why}` : undefined;
}

function invalidSchema(text: string): string | undefined {
  const compiled = compileSchema(JSON.parse(text));
  return 'invalid' in compiled ? `is invalid. ${compiled.invalid}` : undefined;
}

function brokenJson(text: string): string {
  try {
    JSON.parse(text);
  } catch (error) {
    const at = Number(/position (\d+)/u.exec((error as Error).message)?.[1] ?? Number.NaN);
    if (at < text.length) return `is not valid JSON from ${JSON.stringify(text.slice(at, at + shownLength))} on.`;
  }
  return 'is not valid JSON: it ends too early.';
}

const spelled = (numbers: readonly Interval[]) =>
  numbers
    .map(([low, high]) => {
      if (high === 0) return 'zero';
      if (high === Infinity) return `at least ${low}`;
      return low === 0 ? `at most ${high}` : low === high ? `exactly ${low}` : `between ${low} and ${high}`;
    })
    .join(' or ');

/** Why no response can be as a form asks, as a sentence; undefined if one can, or where that is unclear. */
export function impossibility(form: Form): string | undefined {
  if (!('and' in form)) return undefined;
  const facts = flat(form).filter((one): one is Fact => isFact(one) && one.in !== undefined);
  for (const [at, { ask, of, in: numbers }] of facts.entries()) {
    const other = facts
      .slice(at + 1)
      .find((one) => one.ask === ask && JSON.stringify(one.of) === JSON.stringify(of) && areApart(numbers!, one.in!));
    const what =
      typeof of === 'object' && of !== null && 'text' in of ? `occurrences of ${JSON.stringify(of.text)}` : ask;
    if (other) return `No number of ${what} is both ${spelled(numbers!)} and ${spelled(other.in!)}.`;
  }
  return undefined;
}

const flat = (form: Form): Form[] => ('and' in form ? form.and.flatMap(flat) : [form]);

const areApart = (one: readonly Interval[], other: readonly Interval[]) =>
  outside(union([...outside(one), ...outside(other)])).length === 0;
