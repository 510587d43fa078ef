/** Whether a text may hold a number that is not kept as it is written; a run of so many digits at least. */
const MAY_BE_LONG = /(?:\d\.?){16}|\d[eE][+-]?\d/u;
/** The texts of JSON, to be passed over, and its numbers. */
const NUMBERS = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d[\d.eE+-]*/gu;

const isKept = (written: string): boolean => {
  const value = Number(written);
  if (Number.isInteger(value)) return Number.isSafeInteger(value) && (value !== 0 || !/^[^eE]*[1-9]/u.test(written));
  return !/(?:\d\.?){16}/u.test(written) || String(value) === written;
};

/** The number that lies so many of the smallest steps above another one, or below it. */
const beside = (value: number, steps: number) =>
  Number.isFinite(value) ? value + steps * Math.max(Math.abs(value) * 2 ** -52, Number.MIN_VALUE) : value;

/**
 * The value of JSON twice more, if it holds numbers that are not kept as they are written, such as 9007199254740993: with each of them
 * larger by steps of its own, and smaller. What is true of all three is true of the numbers as they are written.
 */
export function otherReadings(text: string): unknown[] {
  if (!MAY_BE_LONG.test(text)) return [];
  let count = 0;
  const moved = (way: number) => {
    count = 0;
    return text.replace(NUMBERS, (written) => {
      if (written.startsWith('"') || isKept(written)) return written;
      count += 1;
      const other = beside(Number(written), way * count);
      return Number.isFinite(other) ? String(other) : written;
    });
  };
  const others = [moved(1), moved(-1)];
  return count === 0 ? [] : others.map((other) => JSON.parse(other));
}

/** Whether a number that is written so may be this one: 9007199254740993 is kept as 9007199254740992. */
export const mayBeWritten = (value: unknown, written: unknown): boolean =>
  typeof value === 'number' &&
  !Number.isSafeInteger(value) &&
  (typeof written === 'number'
    ? written === value
    : /^-?\d{16,}(?:\.\d+)?$/u.test(`${written}`) && Number(written) === value);
