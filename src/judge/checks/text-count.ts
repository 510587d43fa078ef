import { type Check, costly } from './check.ts';
import { countCheck, countOf } from './count.ts';
import { rangeCheck } from './count-range.ts';
import { withTagsResolved } from './markdown/html-breaks.ts';
import { OPEN_HTML } from './markdown/html-elements.ts';
import type { Quantity } from './quantity.ts';
import { inMessage, spoken } from './spoken.ts';
import type { Unit } from './unit.ts';

/** A check that counts units in the answer's text and shows no single place. */
export function textCountCheck(name: string, unit: Unit, quantity: Quantity, count: (text: string) => number): Check {
  const check = countCheck(name, unit.plural, quantity, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const total = count(said.text);
    return { count: total, found: countOf(total, unit), evidence: [inMessage(said.index)] };
  });
  // A length is exact, whether it is wished or not.
  const plainFor = unit.isLength ? undefined : check.plainFor;
  return { ...check, counted: { by: count, quantity }, plainFor };
}

/** Units that may be parts of others, and others that may be units: how many, and why, as a sentence. */
export interface Doubt {
  count: (text: string) => { fewer: number; more: number };
  open: string;
  /** Whether it takes so long that long texts are read in a thread. */
  isCostly?: true;
}

/** A check that counts a unit of length. It is undecided where that matters whether HTML's tags are shown or stand for something. */
export function lengthCheck(
  name: string,
  unit: Unit,
  asked: Quantity,
  by: (text: string) => number,
  doubt?: Doubt,
): Check {
  const check = rangeCheck(
    { name, what: unit.plural, asked, reads: 'text', isCostly: doubt?.isCostly, open: OPEN_HTML },
    (subject) => {
      const said = spoken(subject);
      if ('reason' in said) return said;
      const shown = withTagsResolved(said.text);
      const count = by(said.text);
      const other = shown === said.text ? count : by(shown);
      const { fewer, more } = doubt?.count(said.text) ?? { fewer: 0, more: 0 };
      const [least, most] = [Math.min(count, other) - fewer, Math.max(count, other) + more];
      const open = fewer + more > 0 ? doubt?.open : undefined;
      return { least, most, open, found: countOf(count, unit), evidence: [inMessage(said.index)] };
    },
  );
  return { ...check, counted: { by, quantity: asked }, plainFor: undefined };
}

/** A count in the answer's text with a parser. */
export const parsedCountCheck = (...given: Parameters<typeof textCountCheck>): Check =>
  costly(textCountCheck(...given));

interface OpenCount {
  by: (text: string) => number;
  doubtful: (text: string) => number;
  /** Why there may be more, as a sentence. */
  open: string;
  /** How many of them may be none, and why. */
  fewer?: (text: string) => number;
  openFewer?: string;
}

/** The same with a parser where there may be more, so many as `doubtful` says, or fewer. */
export function openCountCheck(
  name: string,
  unit: Unit,
  asked: Quantity,
  { by, doubtful, open, fewer = () => 0, openFewer }: OpenCount,
): Check {
  const check = rangeCheck({ name, what: unit.plural, asked, reads: 'text', isCostly: true, open }, (subject) => {
    const said = spoken(subject);
    if ('reason' in said) return said;
    const count = by(said.text);
    const [less, more] = [fewer(said.text), doubtful(said.text)];
    return {
      least: count - less,
      most: count + more,
      open: more > 0 ? undefined : openFewer,
      found: countOf(count, unit),
      evidence: [inMessage(said.index)],
    };
  });
  const plainFor = unit.isLength ? undefined : check.plainFor;
  return { ...check, counted: { by, quantity: asked }, plainFor };
}
