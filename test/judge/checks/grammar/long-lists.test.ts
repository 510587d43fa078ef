import { judged } from '../judged.ts';
import { readAs } from '../reading/read-as.ts';
import { readAgain } from './read-again.ts';

const letters = 'abcdefghijklmnopqrst';
/** So many words in quotation marks, all different. */
const quoted = (count: number) =>
  Array.from({ length: count }, (_, at) => `"w${letters[Math.floor(at / 20) % 20]}${letters[at % 20]}"`).join(', ');

test.each([
  ['Fails if the response contains any of the following words: ', ''],
  ['Passes if the response contains none of the words ', ' or "zz"'],
  ['Passes if the response is one of ', ' or "zz"'],
  ['Passes if the response is a JSON object with the keys ', ' and "zz"'],
])('a list of 300 takes no more reading than one of 9: %s', (before, after) => {
  const { form, effort } = readAgain(`${before}${quoted(300)}${after}`);
  const words = JSON.stringify(form).match(/"w\w\w"/gu);
  expect(words?.join(', ')).toBe(quoted(300));
  expect(effort!.items).toBeLessThanOrEqual(readAgain(`${before}${quoted(9)}${after}`).effort!.items);
});

test('each word of a long list counts, in the order as it is written', () => {
  const criterion = `Fails if the response contains any of the following words: ${quoted(80)}`;
  expect(judged(criterion, 'It is wbc.')?.score).toBe(0);
  expect(judged(criterion, 'It is nothing.')?.score).toBe(1);
  expect(readAs(criterion)).toContain('"waa", "wab", "wac"');
});

test('in a long list a text with capitals, blanks or signs stays as it is', () => {
  const list = `"one", "two", "three", "IT", "four", "five", "six", "seven", "a <name> b", "eight", "nine", "ten"`;
  const { check } = readAgain(`Passes if the response contains none of the words ${list} or "zz"`);
  expect(check).toBeUndefined();
});
