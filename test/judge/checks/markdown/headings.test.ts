import { compile } from '../../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { judged, scored } from '../judged.ts';

/** How many headings Markdown sees, and how many a reader. */
const TEXTS: [string, string, number, number][] = [
  ['nothing', '', 0, 0],
  ['signs', '# a\n## b ##\n###### c\n####### d', 3, 3],
  ['no blank after the sign', '#a\n#1', 0, 0],
  ['lines below', 'a\n===\n\nb\n---\n', 2, 2],
  ['a rule right below a sentence', 'So it is.\n---\nb', 0, 0],
  ['a bold line', '**a**\n\nb\n\n__c:__', 0, 2],
  ['a bold line and its text', '**a**\nb', 0, 1],
  ['a bold sentence', '**Stop!**\n\n**Stop** it', 0, 0],
  ['a bold item', '- **a**\n- **b**', 0, 0],
  ['code', '```\n# a\n```\n`# b`', 0, 0],
  ['in lists and quotes', '> # a\n\n- # b', 2, 2],
  ['wrapped in a block of Markdown', '```markdown\n# a\n\n## b\n```', 2, 2],
  ['a hashtag, right to left', '#שלום\n\n# שלום\r\n', 1, 1],
];

const counted = (things: string) =>
  compile(parseCriterion(`Passes if the response contains at least 3 ${things}`))!.counted!.by;

test.each(TEXTS)('counts headings: %s', (_, text, markdown, all) => {
  expect([counted('Markdown headings')(text), counted('headings')(text)]).toEqual([markdown, all]);
});

/** Of two headings and a bold line. */
const CRITERIA: [string, string][] = [
  ['Passes if the response has at least two headings', 'headings 1'],
  ['Passes if the response has at most 3 headings', 'headings 1'],
  ['Passes if the response contains a heading', 'headings 1'],
  ['Passes if the response uses headings', 'headings 1'],
  ['Passes if the response contains section headings', 'headings 1'],
  ['Passes if the response contains exactly 2 Markdown headings', 'headings 1'],
  ['Passes if the response contains no markdown headings', 'headings 0'],
  ['Passes if the response does not use markdown headers', 'headings 0'],
  ['Passes if the response is free of headings', 'headings 0'],
  ['Passes if the response uses a level-2 heading', 'headings 1'],
  ['Passes if the response contains a level 2 heading', 'headings 1'],
  ['Passes if the response contains exactly one H1 heading', 'headings 1'],
  ['Passes if the response contains no level-3 headings', 'headings 1'],
  ['Fails if the response uses any headings', 'headings 0'],
  ['Reward responses with at least 6 Markdown headings', 'headings 0.3333333333333333'],
  ['Penalize responses that contain headings', 'headings 0'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, '# One\n\nText.\n\n## Two\n\n**Three**\n\nText.')).toBe(want);
});

test('says what was counted', () => {
  const verdict = judged('Passes if the response has at least 2 Markdown headings', '# A\n\n**B**');
  expect(verdict?.explanation).toBe('1 Markdown heading: "A" (line 1); the criterion asks for at least 2.');
});

const TITLES: [string, string, number | 'open'][] = [
  ['has a heading called "Summary"', '# A\n## summary:', 1],
  ['has a heading titled "Summary"', '**Summary**\n\nx', 1],
  ['has a heading that reads "Summary"', '## 1. Summary', 1],
  ['contains the heading "Summary"', 'Summary', 0],
  ['contains a heading "Summary"', '## Executive Summary', 'open'],
  ['contains no heading called "Summary"', '## Summaries', 1],
  ['does not contain a heading called "Summary"', '# Summary', 0],
  ['has the headings "Pros" and "Cons"', '# Pros\n# Cons', 1],
  ['has headings titled "Pros", "Cons" and "Price"', '# Pros\n# Cons', 0],
  ['has a heading called "A1" and contains "foo"', '# A1\nfoo', 1],
];

test.each(TITLES)('%s: %j', (condition, answer, want) => {
  const score = () => judged(`Passes if the response ${condition}`, answer)?.score;
  if (want === 'open') expect(score).toThrow('holds the wanted text');
  else expect(score()).toBe(want);
});
