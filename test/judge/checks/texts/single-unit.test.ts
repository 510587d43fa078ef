import { scored } from '../judged.ts';

const ONES: [string, string, string, string][] = [
  ['a single sentence', 'sentences', 'One here.', 'One. Two.'],
  ['a single word', 'words', 'One', 'One two'],
  ['a single line', 'lines', 'One two', 'One\ntwo'],
];

test.each(ONES)('is %s', (what, family, one, two) => {
  for (const verb of ['is', 'consists of'])
    expect([one, two].map((text) => scored(`Passes if the response ${verb} ${what}`, text))).toEqual([
      `${family} 1`,
      `${family} 0`,
    ]);
  expect([one, two].map((text) => scored(`Fails if the response is ${what}`, text))).toEqual([
    `${family} 0`,
    `${family} 1`,
  ]);
});

test('is said of parts, too', () => {
  const criterion = 'Passes if every bullet point is a single sentence';
  expect(scored(criterion, '- It is.\n- So.')).toBe('each-bullet-point 1');
  expect(scored(criterion, '- It is. So.\n- So.')).toBe('each-bullet-point 0');
});
