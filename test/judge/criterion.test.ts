import { parseCriterion, unsupportedBy } from '../../src/judge/criterion/criterion.ts';
import { CriterionError } from '../../src/judge/criterion/criterion-error.ts';

const CRITERIA: [string, object][] = [
  ['Reward warmth', { prefix: 'Reward', condition: 'warmth', polarity: 1, scale: 'graded' }],
  ['Rewards short answers', { prefix: 'Reward', condition: 'short answers', polarity: 1, scale: 'graded' }],
  ['Penalize: rudeness', { prefix: 'Penalize', condition: 'rudeness', polarity: -1, scale: 'graded' }],
  ['Passes if  it is\nso ', { prefix: 'Passes if', condition: 'it is\nso', polarity: 1, scale: 'binary' }],
  ['Fails if it lies.', { prefix: 'Fails if', condition: 'it lies.', polarity: -1, scale: 'binary' }],
  ['Reward«x»', { prefix: 'Reward', condition: '«x»', polarity: 1, scale: 'graded' }],
];

test.each(CRITERIA)('reads %j', (text, want) => {
  expect(parseCriterion(text)).toEqual({ text, ...want });
});

test.each([
  '',
  ' Reward x',
  'reward x',
  'PASSES IF x',
  'Passes when x',
  'Pass if x',
  'Reward',
  'Rewards ',
  'Fails if: ',
])('%j is no criterion', (text) => {
  expect(() => parseCriterion(text)).toThrow(CriterionError);
});

test('only the one lightning core refuses graded criteria', () => {
  const graded = parseCriterion('Penalize rudeness');
  const binary = parseCriterion('Fails if it is rude');
  expect(unsupportedBy(graded, 'align-lightning-20251127')).toMatch(/align-lightning-20251127 supports only/);
  expect(unsupportedBy(binary, 'align-lightning-20251127')).toBeUndefined();
  expect(unsupportedBy(graded, 'align-lightning-20250731')).toBeUndefined();
  expect(unsupportedBy(graded, 'align-20251111')).toBeUndefined();
});
