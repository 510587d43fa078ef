import { count } from '../database.ts';
import type { Report } from './report.ts';

/** So many are shown on standard error; the others are counted. */
const MOST = 10;

/** Says which rows cannot be read, and counts them. */
export function unreadableRows() {
  let number = 0;
  return {
    count: () => number,
    unreadable({ fault }) {
      if (++number <= MOST) console.error(`deemster: ${fault}`);
    },
    end({ tallies }) {
      if (number > MOST) console.error(`deemster: ${count(number - MOST, 'more row')} could not be read.`);
      if (number > 0 && tallies.conversations() > 0)
        console.error(`deemster: ${count(number, 'row')} could not be judged; the others were.`);
    },
  } satisfies Report & { count: () => number };
}
