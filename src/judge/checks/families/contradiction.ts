import { type Fact, type Form, type Interval, isEmptyRange, isFact, outside, type Said, union } from '../form.ts';
import { checkOf } from './deciders.ts';

/**
 * Why no response can meet any reading of a criterion, as a sentence for the caller: "between 5 and 3 words", "at least 5 and at
 * most 3 words". Undefined if one can, or where that is unclear.
 */
export function contradictionIn(readings: readonly Said[]): string | undefined {
  const found = readings.map(contradictionOf);
  return found.every((one) => one !== undefined) ? found[0] : undefined;
}

function contradictionOf(form: Form): string | undefined {
  const facts = flat(form).filter((one): one is Fact => isFact(one) && one.in !== undefined);
  const empty = facts.find((one) => isEmptyRange(one));
  if (empty) return `No number of ${thing(empty)} is ${empty.phrase}.`;
  // What no number is, without a phrase that says so, is a model's.
  const counted = facts.filter((one) => one.in!.length > 0);
  for (const [at, one] of counted.entries()) {
    const other = counted.slice(at + 1).find((later) => isSameThing(one, later) && areApart(one.in!, later.in!));
    if (other) return `No number of ${thing(one)} is both ${spelled(one)} and ${spelled(other)}.`;
  }
  return undefined;
}

const flat = (form: Form): Form[] => ('and' in form ? form.and.flatMap(flat) : [form]);

const isSameThing = (one: Fact, other: Fact) =>
  one.ask === other.ask && JSON.stringify(one.of) === JSON.stringify(other.of);

const areApart = (one: readonly Interval[], other: readonly Interval[]) =>
  outside(union([...outside(one), ...outside(other)])).length === 0;

/** What a fact counts, in the words of its check. */
const thing = (fact: Fact) => checkOf({ ...fact, in: [[1, Infinity]] })?.what ?? fact.ask;

const spelled = (fact: Fact) => (fact.in!.at(-1)![1] === 0 ? 'zero' : (checkOf(fact)?.asked ?? fact.phrase));
