export interface Axis {
  low: number;
  high: number;
  ticks: number[];
}

/** An axis of scores that holds the values: from a round number up, in at most five steps. */
export function scoreAxis(values: readonly number[]): Axis {
  const [least, most] = values.length > 0 ? [Math.min(...values), Math.max(...values)] : [0, 1];
  const steps = [0.05, 0.1, 0.2];
  for (const step of steps) {
    const end = Math.round(1 / step);
    const first = Math.min(Math.floor(least / step + 1e-9), end - 1);
    const last = Math.min(end, Math.max(first + 1, Math.ceil(most / step - 1e-9)));
    if (last - first <= 5 || step === steps.at(-1)) return axisOf(first, last, step);
  }
  throw new Error('The last step fits always.');
}

/** An axis from 0 that holds the values: to 1, 2 or 5 times a power of ten, in two steps or more. */
export function amountAxis(values: readonly number[]): Axis {
  const most = Math.max(1, ...values);
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [0.5, 1, 2, 5].map((times) => times * power).find((one) => most / one <= 4)!;
  return axisOf(0, Math.ceil(most / step), step);
}

function axisOf(first: number, last: number, step: number): Axis {
  // Without the noise of floating point.
  const at = (number: number) => +(number * step).toFixed(6);
  return {
    low: at(first),
    high: at(last),
    ticks: Array.from({ length: last - first + 1 }, (_, index) => at(first + index)),
  };
}

/** Where a value is on a picture, from the top. */
export const placeOn =
  ({ low, high }: Axis, top: number, bottom: number) =>
  (value: number) =>
    +(bottom - ((value - low) / (high - low)) * (bottom - top)).toFixed(1);

/** The middle of a column, in percent. */
export const middleOf = (at: number, columns: number): number => +(((at + 0.5) / columns) * 100).toFixed(3);

/** Runs of neighbours that have a value: a gap divides a line. */
export function runsOf<Value>(values: readonly (Value | null)[]): { at: number; value: Value }[][] {
  const runs: { at: number; value: Value }[][] = [];
  values.forEach((value, at) => {
    if (value === null) return;
    if (at === 0 || values[at - 1] === null) runs.push([]);
    runs.at(-1)!.push({ at, value });
  });
  return runs;
}
