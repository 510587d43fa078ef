import { outsideCode } from '../../../../src/judge/checks/markdown/outside-code.ts';

const TEXTS: [string, string, string][] = [
  ['no code', 'a b', 'a b'],
  ['a span', 'a `b` c', 'a     c'],
  ['a span with backticks', '``a`b`` c', '        c'],
  ['a backtick alone', 'a ` b', 'a ` b'],
  ['backticks of two lengths', 'a `b`` c', 'a `b`` c'],
  ['a block', 'a\n```js\nb\n```\nc', 'a\n     \n \n   \nc'],
  ['a block without an end', 'a\r\n~~~\r\nb', 'a\r\n   \r\n '],
  ['a span that ends in another paragraph', 'a `b\n\nc` d', 'a `b\n\nc` d'],
  ['a longer fence around a shorter', '````\n```\nx\n````\ny', '    \n   \n \n    \ny'],
];

test.each(TEXTS)('blanks out %s, and moves nothing', (_, text, want) => {
  expect(outsideCode(text)).toBe(want);
});
