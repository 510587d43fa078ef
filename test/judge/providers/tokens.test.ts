import { readFile } from 'node:fs/promises';
import { estimateTokens, fewestTokens } from '../../../src/judge/providers/http/tokens.ts';

const SENTENCE = 'Refunds arrive within five working days, and the policy says so in its second part. ';

test('an estimate of a long text is made of pieces of it', async () => {
  const one = await estimateTokens(SENTENCE);
  const many = await estimateTokens(SENTENCE.repeat(50_000));
  expect(many / (one * 50_000)).toBeCloseTo(1, 1);
});

test('the pieces are from everywhere', async () => {
  const half = 2_000_000;
  const mixed = await estimateTokens(SENTENCE.repeat(half / SENTENCE.length) + ' '.repeat(half));
  const alone = await estimateTokens(SENTENCE.repeat(half / SENTENCE.length));
  expect(mixed / alone).toBeCloseTo(1, 1);
});

test.each([
  ['nothing', '', 0],
  ['a run of a letter', 'a'.repeat(50_000), 10],
  ['a run of a sign', '='.repeat(50_000), 10],
  ['a run of blanks', ' '.repeat(50_000), 10],
])('an estimate of %s is small', async (_, text, most) => {
  expect(await estimateTokens(text)).toBeLessThanOrEqual(most);
});

test('Latin words among Chinese ones are not counted as Chinese', async () => {
  const apart = '使用 TypeScript 调用 createReadStream 函数然后把 JavaScript 代码编译到 production 环境';
  expect(await estimateTokens(apart.replaceAll(' ', ''))).toBe(await estimateTokens(apart));
});

test.each([
  ['no text', '', 0],
  ['words', 'a b\n\tc', 3],
  ['a run of blanks', ' '.repeat(1000), 0],
  ['a run of a letter', 'x'.repeat(1000), 1],
  ['a run of a Chinese sign', '哈'.repeat(1000), 1],
  ['Chinese', '退款政策规定客户', 2],
  ['Korean', '한국어 문장', 2],
])('the fewest tokens of %s', (_, text, want) => {
  expect(fewestTokens(text)).toBe(want);
});

test('no text has fewer tokens by its estimate than by its words, where there are words', async () => {
  const text = await readFile('docs/architecture.md', 'utf8');
  expect(await estimateTokens(text)).toBeGreaterThan(fewestTokens(text));
});
