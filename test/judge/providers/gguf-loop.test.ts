import { isLooping } from '../../../src/judge/providers/gguf/gguf-loop.ts';

const range = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
const times = (count: number, tokens: number[]) => Array.from({ length: count }, () => tokens).flat();

test.each<[what: string, tokens: number[], expected: boolean]>([
  ['nothing', [], false],
  ['tokens of which none comes again', range(0, 200), false],
  ['a sentence that is said twice', times(2, range(0, 30)), false],
  ['a sentence that is said three times', times(3, range(0, 30)), true],
  ['the same after a beginning of its own', [...range(100, 50), ...times(3, range(0, 30))], true],
  ['three times with another word in the second', [...range(0, 30), 99, ...range(1, 29), ...range(0, 30)], false],
  ['three times, and something else since', [...times(3, range(0, 30)), 99], false],
  ['a short line of hyphens', times(23, [7]), false],
  ['a long line of hyphens', times(24, [7]), true],
  ['two words in turn, eleven times', times(11, [1, 2]), false],
  ['two words in turn, twelve times', times(12, [1, 2]), true],
])('%s', (_what, tokens, expected) => expect(isLooping(tokens)).toBe(expected));
