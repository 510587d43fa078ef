import { countNumberedItems } from '../../../../src/judge/checks/markdown/numbered-lists.ts';
import { scored } from '../judged.ts';

const TEXTS: [string, string, number][] = [
  ['nothing', '', 0],
  ['both signs', '1. a\n2. b\n\n1) c', 3],
  ['with text between', '1. a\n\ntext\n\n2. b', 2],
  ['with paragraphs and code in them', '1. a\n\n   b\n   ```\n   1. c\n   ```\n2. d', 2],
  ['bullets', '- a\n* b', 0],
  ['bullets within', '1. a\n   - b\n   - c\n2. d', 2],
  ['numbers within numbers', '1. a\n   1. b\n   2. c\n2. d', 2],
  ['numbers within bullets', '- a\n  1. b\n  2. c\n- d\n  1. e', 3],
  ['all numbered one', '1. a\n1. b\n1. c', 3],
  ['code', '```\n1. a\n```', 0],
  ['decimals and dates in prose', 'a\n2024. b\n\n3.14 is pi\n1.a', 0],
  ['numbered headings', '## 1. a\n\n**2. b**', 0],
];

test.each(TEXTS)('counts numbered items: %s', (_, text, want) => {
  expect(countNumberedItems(text)).toBe(want);
});

const CRITERIA: [string, string][] = [
  ['Passes if the response contains a numbered list', 'numbered-lists 1'],
  ['Passes if the response uses numbered lists', 'numbered-lists 1'],
  ['Passes if the response contains no numbered lists', 'numbered-lists 0'],
  ['Passes if the response does not use a numbered list', 'numbered-lists 0'],
  ['Passes if the response has 3 numbered items', 'numbered-lists 1'],
  ['Passes if the response contains exactly 3 numbered steps', 'numbered-lists 1'],
  ['Passes if the response has at least five numbered points', 'numbered-lists 0'],
  ['Fails if the response contains any numbered lists', 'numbered-lists 0'],
  ['Reward responses with at least 6 numbered list items', 'numbered-lists 0.5'],
  ['Penalize responses with a numbered list', 'numbered-lists 0'],
];

test.each(CRITERIA)('%s', (criterion, want) => {
  expect(scored(criterion, 'Do:\n1. a\n2. b\n3. c')).toBe(want);
});
