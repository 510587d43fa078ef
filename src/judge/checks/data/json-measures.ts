import { type Demand, type Finding, listed, plain } from './json-demands.ts';
import { type Path, valuesAt, written } from './json-fields.ts';

/** A number, or a day, that JSON gives: a value of it, how many or how much several values come to, or the largest of them. */
export type Measure =
  | { number: number }
  | { value: Path }
  | { of: 'sum' | 'largest' | 'smallest' | 'count'; at: Path }
  | { plus: readonly Measure[] }
  | { times: readonly Measure[] };

export type Relation = 'equal' | 'other' | 'more' | 'less' | 'at least' | 'at most';

/** Two measures of JSON that are compared. */
export interface Compared {
  left: Measure;
  is: Relation;
  right: Measure;
}

const open = (undecided: string) => ({ undecided });
/** Decimal fractions do not add up exactly. */
const CLOSE = 1e-9;
const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?:T[\d:.]+Z)?$/;

/** "The 'amount' values" are those of an array of that name, or of objects that each have one. */
function found(root: unknown, measure: { value: Path } | { at: Path }) {
  if ('value' in measure) return valuesAt(root, measure.value);
  const named = valuesAt(root, measure.at);
  const isThere = !named.isMissing && (measure.at.length > 1 || Array.isArray(named.values[0]));
  return isThere || measure.at.length > 1 ? named : valuesAt(root, ['**', ...measure.at]);
}

type Measured = number | string | { undecided: string };

function measured(root: unknown, measure: Measure): Measured {
  if ('number' in measure) return measure.number;
  if ('plus' in measure || 'times' in measure) {
    const all = ('plus' in measure ? measure.plus : measure.times).map((one) => measured(root, one));
    const numbers = all.filter((one) => typeof one === 'number');
    if (numbers.length < all.length) return open('A part of it is no number.');
    return 'plus' in measure ? numbers.reduce((a, b) => a + b, 0) : numbers.reduce((a, b) => a * b, 1);
  }
  const { values, isMissing } = found(root, measure);
  if (isMissing) return open('A value that is to be compared is not there.');
  if ('value' in measure) {
    const [value] = values;
    const isDay = typeof value === 'string' && DAY.test(value);
    return values.length === 1 && (typeof value === 'number' || isDay)
      ? value
      : open('A value is no number and no day.');
  }
  const items = values.length === 1 && Array.isArray(values[0]) ? (values[0] as unknown[]) : values;
  if (measure.of === 'count')
    return Array.isArray(values[0]) && values.length === 1
      ? items.length
      : open('It is no array whose items can be counted.');
  const numbers = items.filter((one) => typeof one === 'number');
  if (numbers.length < items.length || numbers.length === 0) return open('The values are not all numbers.');
  if (measure.of === 'sum') return numbers.reduce((a, b) => a + b, 0);
  return numbers.reduce((a, b) => (measure.of === 'largest' ? Math.max(a, b) : Math.min(a, b)));
}

const HOLDS: Readonly<Record<Relation, (order: number) => boolean>> = {
  equal: (order) => order === 0,
  other: (order) => order !== 0,
  more: (order) => order > 0,
  less: (order) => order < 0,
  'at least': (order) => order >= 0,
  'at most': (order) => order <= 0,
};

function held(root: unknown, { left, is, right }: Compared): Finding {
  const [one, other] = [measured(root, left), measured(root, right)];
  if (typeof one === 'object') return one;
  if (typeof other === 'object') return other;
  // Two texts are compared only as days that are written alike.
  if (typeof one !== typeof other || (typeof one === 'string' && one.length !== String(other).length))
    return open('The values are not of one kind.');
  const isClose =
    typeof one === 'number' && typeof other === 'number' && Math.abs(one - other) <= CLOSE * Math.max(1, Math.abs(one));
  if (isClose && Math.abs(one) > Number.MAX_SAFE_INTEGER) return open('The numbers have too many digits.');
  const areWhole = Number.isInteger(one) && Number.isInteger(other);
  const order = one === other || (isClose && !areWhole) ? 0 : one > other ? 1 : -1;
  const beside = 'number' in right ? '' : ` and ${said(right)} is ${other}`;
  return plain(HOLDS[is](order), `where ${said(left)} is ${one}${beside}`);
}

/** That two measures are so to each other. */
export function compares(compared: Compared): Demand {
  const { left, is, right } = compared;
  return {
    asked: `where ${said(left)} is ${is === 'equal' ? 'equal to' : is === 'other' ? 'other than' : is.startsWith('at') ? is : `${is} than`} ${said(right)}`,
    test: (root) => held(root, compared),
  };
}

function said(measure: Measure): string {
  if ('number' in measure) return String(measure.number);
  if ('plus' in measure) return measure.plus.map(said).join(' plus ');
  if ('times' in measure) return measure.times.map(said).join(' times ');
  if ('value' in measure) return listed([written(measure.value)]);
  const name = listed([written(measure.at)]);
  return measure.of === 'count' ? `the number of items of ${name}` : `the ${measure.of} of ${name}`;
}
