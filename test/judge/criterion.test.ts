import { parseCriterion, unsupportedBy } from '../../src/judge/criterion/criterion.ts';
import { CriterionError } from '../../src/judge/criterion/criterion-error.ts';

const CRITERIA: [string, object][] = [
  ['Reward warmth', { prefix: 'Reward', condition: 'warmth', polarity: 1, scale: 'graded' }],
  ['Penalize: rudeness', { prefix: 'Penalize', condition: 'rudeness', polarity: -1, scale: 'graded' }],
  ['Passes if  it is\nso ', { prefix: 'Passes if', condition: 'it is\nso', polarity: 1, scale: 'binary' }],
  ['Fails if it lies.', { prefix: 'Fails if', condition: 'it lies.', polarity: -1, scale: 'binary' }],
  ['Passes if:it is so', { prefix: 'Passes if', condition: 'it is so', polarity: 1, scale: 'binary' }],
  [
    'Passes if, when asked, it lies',
    { prefix: 'Passes if', condition: 'when asked, it lies', polarity: 1, scale: 'binary' },
  ],
  ['Reward : warmth', { prefix: 'Reward', condition: 'warmth', polarity: 1, scale: 'graded' }],
  // Any white space of Unicode ends a prefix.
  ...['\n', '\t', '\u00a0', '\u2003', '\u3000', '\ufeff', '\u0085', '\u001f'].map((end): [string, object] => [
    `Reward${end}warmth`,
    { prefix: 'Reward', condition: 'warmth', polarity: 1, scale: 'graded' },
  ]),
];

test.each(CRITERIA)('reads %j', (text, want) => {
  expect(parseCriterion(text)).toEqual({ text, ...want });
});

test.each(['', ' Reward x', 'Is it warm?', 'If it is warm', 'Warmth'])('%j is no criterion', (text) => {
  expect(() => parseCriterion(text)).toThrow(CriterionError);
});

test.each(['Reward', 'Reward ', 'Fails if: ', 'Passes if:', 'Passes if, '])(
  '%j says nothing after its prefix',
  (text) => {
    expect(() => parseCriterion(text)).toThrow(/^The criterion says nothing after "(?:Reward|Passes if|Fails if)"\.$/u);
  },
);

/** What begins with no prefix, and the prefix that is proposed. */
const NEAR: [string, string | undefined][] = [
  ['passes if x', 'Passes if'],
  ['PASSES IF x', 'Passes if'],
  ['Passes  if x', 'Passes if'],
  ['Passes when x', 'Passes if'],
  ['Pass if x', 'Passes if'],
  ['Passed if x', 'Passes if'],
  ['Passes the answer that is short', 'Passes if'],
  ['Passes iffy x', 'Passes if'],
  ['**Passes if** x', 'Passes if'],
  [' Passes if x', 'Passes if'],
  ['Passes unless x', 'Fails if'],
  ['Fails unless x', 'Passes if'],
  ['Fail if x', 'Fails if'],
  ['FAIL: x', 'Fails if'],
  ['Fails when x', 'Fails if'],
  ['Rewards x', 'Reward'],
  ['Rewarding x', 'Reward'],
  ['reward x', 'Reward'],
  ['Reward0 x', 'Reward'],
  ['RewardÕ', 'Reward'],
  ['Reward«x»', 'Reward'],
  ['Reward\u200bx', 'Reward'],
  ['Penalise x', 'Penalize'],
  ['Penalizes x', 'Penalize'],
  ['penalty for x', 'Penalize'],
  ['Ｒｅｗａｒｄ x', 'Reward'],
  ['Passage of time', undefined],
  ['Failure is an option', undefined],
  ['The response passes if x', undefined],
];

test.each(NEAR)('%j is refused, and %s is proposed', (text, meant) => {
  const hint = meant === undefined ? '' : ` Did you mean "${meant} …"?`;
  const message = `A criterion must begin with one of: Reward, Penalize, Passes if, Fails if.${hint}`;
  expect(() => parseCriterion(text)).toThrow(new CriterionError(message));
});

test('only the one lightning core refuses graded criteria', () => {
  const graded = parseCriterion('Penalize rudeness');
  const binary = parseCriterion('Fails if it is rude');
  expect(unsupportedBy(graded, 'align-lightning-20251127')).toMatch(/align-lightning-20251127 supports only/);
  expect(unsupportedBy(binary, 'align-lightning-20251127')).toBeUndefined();
  expect(unsupportedBy(graded, 'align-lightning-20250731')).toBeUndefined();
  expect(unsupportedBy(graded, 'align-20251111')).toBeUndefined();
});
