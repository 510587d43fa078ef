import type { Said } from '../form.ts';
import type { Amount } from '../grammar/quantities.ts';

/** A thing whose shape the criterion shows, to be counted. */
export interface Shape {
  ask: string;
  of?: unknown;
  /** Whether any number of it can be asked for, and not only whether there is one. */
  isCounted: boolean;
}

export const shape = (ask: string, of?: unknown, isCounted = true): Shape => ({
  ask,
  ...(of !== undefined && { of }),
  isCounted,
});
export const counted = ({ ask, of }: Shape, amount: Amount): Said => ({
  ask,
  ...(of !== undefined && { of }),
  ...amount,
});
export const some = (one: Shape): Said => counted(one, { in: [[1, Infinity]] });
export const none = (one: Shape): Said => counted(one, { in: [[0, 0]], denies: true });

export const each = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((one) => after.map((other) => `${one} ${other}`.trim()));
