import { countBullets } from '../../../../src/judge/checks/markdown/bullets.ts';
import { judged, scored } from '../judged.ts';

const TEXTS: [string, string, number][] = [
  ['nothing', '', 0],
  ['every sign', '- a\n* b\n+ c\n• d\n•e', 5],
  ['nested', '- a\n  - b\n\t* c\n      + d', 4],
  ['numbered items', '1. a\n2) b\n   - c', 1],
  ['rules', '---\n* * *\n- - -\n***', 0],
  ['an empty item', '- \n-', 0],
  ['bold text and negative numbers', '**a** b\n-5 degrees\n*a*', 0],
  ['a dash inside', 'a - b', 0],
  ['quoted', '> - a', 1],
  ['tasks', '- [ ] a\n- [x] b', 2],
  ['line breaks of every kind', '- a\r\n- b\r- c\n', 3],
  ['code', '```\n- a\n```\n- b\n~~~\n- c', 1],
  ['code on one line', '```- a```\n- b', 1],
];

test.each(TEXTS)('counts bullet points: %s', (_, text, want) => {
  expect(countBullets(text)).toBe(want);
});

/** Of an answer with three bullet points. */
const CRITERIA: [string, string][] = [
  ['Passes if the response contains 3 bullet points', 'bullets 1'],
  ['Passes if the response contains two bullet points', 'bullets 0'],
  ['Passes if the response contains at least two bullet points', 'bullets 1'],
  ['Passes if the response uses bullet points', 'bullets 1'],
  ['Passes if the response uses Markdown bullet points', 'bullets 1'],
  ['Passes if the response has a bullet point', 'bullets 1'],
  ['Passes if the response contains a bulleted list', 'bullets 1'],
  ['Fails if the assistant uses any bullet points', 'bullets 0'],
  ['Passes if the response contains no bullet points', 'bullets 0'],
  ['Passes if the response does not use bullets', 'bullets 0'],
  ['Passes if the response avoids using bullet points', 'bullets 0'],
  ['Passes if the response is limited to 5 bullet points', 'bullets 1'],
  ['Passes if the response does not exceed 2 bullet points', 'bullets 0'],
  ['Passes if the assistant answers with exactly 3 bullet points', 'bullets 1'],
  ['Reward responses without bullet points', 'bullets 0'],
  ['Penalize a response with more than 2 bullets', 'bullets 0.5'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, 'Here:\n- a\n- b\n- c')).toBe(want);
});

test.each(['◦', '▪', '▫', '‣', '⁃', '●', '○'])('a line that begins with "%s" is a bullet point', (sign) => {
  expect(countBullets(`${sign} a\n  ${sign} b\n${sign}c`)).toBe(2);
});

/** Lines that may be bullet points, and whether that decides. */
const DOUBTFUL: [string, string, number | 'open'][] = [
  ['at least 2 bullet points', '✅ a\n✅ b', 'open'],
  ['no bullet points', '– a\n– b', 'open'],
  ['exactly 3 bullet points', '→ a\n\n→ b\n→ c', 'open'],
  ['at least 3 bullet points', '👩‍💻 a\n👍🏽 b', 0],
  ['no bullet points', '🎉 Done!\nHere it is.', 1],
  ['no bullet points', '— Hi, she said.', 1],
  ['at least 1 bullet point', '- a\n✅ b\n✅ c', 1],
  ['exactly 1 bullet point', '1 – a\n- b', 1],
];

test.each(DOUBTFUL)('%s: %j', (what, answer, want) => {
  const score = () => judged(`Passes if the response has ${what}`, answer)?.score;
  if (want === 'open') expect(score).toThrow('may be bullet points or not');
  else expect(score()).toBe(want);
});

test('names the first three with their lines', () => {
  const verdict = judged('Passes if the response has at most 3 bullet points', 'Hi\n- a\n```\n- x\n```\n- b\n* c\n+ d');
  expect(verdict?.explanation).toBe(
    '4 bullet points: "- a" (line 2), "- b" (line 6), "* c" (line 7), and 1 more; the criterion asks for at most 3.',
  );
  expect(verdict?.evidence.map(({ quote }) => quote)).toEqual(['- a', '- b', '* c']);
});
