import { judged } from '../judged.ts';

const NUMBERS: [string, string, number | 'open'][] = [
  ['a number', '42', 1],
  ['a number', ' **-1,000.5**.\n', 1],
  ['a number', 'forty-two', 'open'],
  ['a number', '7/10', 'open'],
  ['a number', '7 kg', 'open'],
  ['a number', 'a lot', 0],
  ['a number', 'I think that it is 42', 0],
  ['a number', '', 0],
  ['a single number', '4 5', 'open'],
  ['only a number', '5', 1],
  ['a number between 1 and 10', '1.5', 1],
  ['a number between 1 and 10', '11', 0],
  ['a number from 1 to 10', '10', 1],
  ['a number greater than 5', '5', 0],
  ['a number greater than 5', '5.5', 1],
  ['a number greater than 5', '-5.5', 0],
  ['a number less than 5', '-7', 1],
  ['a number less than 5', '4.9', 1],
  ['a number less than 5', '–7', 1],
  ['a number', 'A7', 'open'],
  ['a number below 100', 'x7', 'open'],
  ['a number less than 5', '5', 0],
  ['a number at most 5', '−7', 1],
  ['a number at most 5', '5.1', 0],
  ['a number below 100', '-100,000.', 1],
  ['a number up to 10', '-0.5', 1],
  ['a number not greater than 100', '"-7"', 1],
  ['a number less than or equal to 10', '-10', 1],
  ['a number under 5', 'minus seven', 'open'],
  ['a number ≤ 5', '-1', 1],
  ['a number < 5', '6', 0],
  ['a number, less than 0', '-1', 1],
  ['a number less than 0', '0', 0],
  ['a number at most 0', '−0.01', 1],
  ['a number greater than 0', '0.01', 1],
  ['a number at least 0', '-1', 0],
  ['a number at least 0 and at most 1', '-0.1', 0],
  ['a number greater than 0 and less than 1', '0.5', 1],
  ['a number less than 5 or greater than 10', '-7', 1],
  ['a number less than 5 or greater than 10', '7', 0],
  ['a number between 0 and 5', '-1', 0],
  ['a number equal to 5', '5.0', 1],
  ['an integer less than 10', '-7', 1],
  ['an integer at most 3', '−12', 1],
  ['an integer below 0', '-3', 1],
  ['a positive integer less than 10', '-7', 0],
  ['a positive number below 5', '0', 0],
  ['a whole number', '-12', 'open'],
  ['a whole number less than 10', '-3', 'open'],
  ['a whole number greater than 10', '-3', 0],
  ['a positive number', '-3', 0],
  ['an integer', '7', 1],
  ['an integer', '7.5', 0],
  ['an integer', '7.0', 'open'],
  ['an integer between 1 and 5', '5', 1],
  ['a whole number', '12', 1],
];

test.each(NUMBERS)('is %s: %j', (what, answer, want) => {
  const score = (prefix: string) => judged(`${prefix} if the response is ${what}`, answer)?.score;
  if (want === 'open') expect(() => score('Passes')).toThrow('written in another way');
  else expect([score('Passes'), score('Fails')]).toEqual([want, 1 - want]);
});

test('is of the whole response, with its range', () => {
  expect(judged('Passes if the response is not a number', '42')?.score).toBe(0);
  expect(judged('Fails if the response is a number between 1 and 10', '7')).toMatchObject({
    score: 0,
    explanation: 'The response is "7"; the criterion fails on a number, between 1 and 10.',
    method: 'numbers',
  });
});
