import { countBullets } from '../../../../src/judge/checks/markdown/bullets.ts';
import { scored } from '../judged.ts';

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
