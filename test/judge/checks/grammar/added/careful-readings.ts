import type { Sentences } from './rows.ts';

/** What was read in another sense than a careful writer's, by the rule that mended it. */
export const CAREFUL_READINGS: Sentences = {
  decided: {
    // Texts that differ only in upper and lower case.
    'the output contains "OK" but not "ok"': [
      ['OK', 1],
      ['ok', 0],
      ['OK, ok', 0],
    ],
    'the response contains both "Polish" and "polish"': [
      ['Polish', 0],
      ['Polish my Polish boots, polish them.', 1],
    ],
    '"May" appears more often than "may"': [['May May may', 1]],
    'the last line contains "OK" but not "ok"': [
      ['x\nOK', 1],
      ['ok', 0],
    ],
    'the response contains either "Polish" or "polish", but not both': [
      ['Polish', 1],
      ['Polish, polish', 0],
    ],
    'the response contains "OK" or "ok"': [
      ['OK', 1],
      ['Ok', 'open'],
      ['No.', 0],
    ],
    'the response contains "Foo" and "foo", ignoring case': [['Foo', 1]],
    'the first word is "The" and the last word is "the"': [
      ['The cat the', 1],
      ['The cat The', 'open'],
    ],
  },
  left: [],
};
