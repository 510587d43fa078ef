import fc from 'fast-check';
import { variablesIn } from '../../src/judge/criterion/template.ts';
import { countText } from '../../src/web/components/figures/numbers.ts';
import { changed, type Rule, RuleConflict, settingsIn } from '../../src/web/pages/rules/change.ts';
import { draftOf, settingsOf } from '../../src/web/pages/rules/draft.ts';
import { hasPlaceholders, whyNotJudging } from '../../src/web/pages/rules/standing.ts';
import { readTags, tagLines } from '../../src/web/pages/rules/tag-lines.ts';

describe('the tags of a rule in its form', () => {
  test('are the same when nothing was changed', () => {
    const nasty = ['a:b', ' v ', '', '"', '"x"', 'a\nb', '\r', '\\', '"a":b', '__proto__'];
    const text = fc.oneof(fc.constantFrom(...nasty), fc.string());
    fc.assert(
      fc.property(fc.uniqueArray(fc.tuple(text, text), { selector: ([key]) => key, maxLength: 4 }), (pairs) => {
        const tags = Object.fromEntries(pairs);
        expect(Object.entries(readTags(tagLines(tags)))).toEqual(Object.entries(tags));
      }),
    );
    const match = { service: null, tags: { 'a:b': 'c', sp: ' v ', url: 'http://x:1', plain: 'one' }, agent: null };
    const rule = {
      ...{ name: 'r', paused: true, match, sample_percent: 5, evaluators: [{ name: 'e', version: 2 }] },
      ...{ daily_judgments: 3, daily_tokens: 0 },
    };
    const draft = draftOf({ ...rule, today: undefined as never });
    expect(draft.tags.split('\n')).toEqual(['"a:b":c', 'sp:" v "', 'url:http://x:1', 'plain:one']);
    expect(settingsOf(draft, true)).toEqual(rule);
  });

  test.each([
    ['for: support', { for: 'support' }],
    ['a:\n\n b : c d ', { a: '', b: 'c d' }],
    ['"a" : "b"', { a: 'b' }],
  ])('%j', (text, tags) => expect(readTags(text)).toEqual(tags));

  test.each([
    ['no colon', 'Write the tag “no colon” as name:value.'],
    [':x', 'Write the tag “:x” as name:value.'],
    ['"a:b', 'Write the tag “"a:b” as name:value.'],
    ['a:"b', 'Write the tag “a:"b” as name:value.'],
    ['a:1\na:2', 'The tag “a” is there twice. A trace has one value of each tag.'],
  ])('%j is refused', (text, sentence) => expect(() => readTags(text)).toThrow(sentence));
});

describe('a change of one rule', () => {
  const today = undefined as never;
  const ruleOf = (name: string, settings: object = {}): Rule => ({
    ...{ name, paused: false, match: { service: null, tags: {}, agent: null }, sample_percent: 5, today },
    ...{ evaluators: [{ name: 'e', version: null }], daily_judgments: 3, daily_tokens: 0 },
    ...settings,
  });
  const [mine, theirs] = [ruleOf('mine'), ruleOf('theirs')];
  const after = settingsIn(ruleOf('mine', { paused: true }));

  test('is made to the rules that others have stored meanwhile', () => {
    expect(changed([theirs, mine], { name: 'mine', before: mine, after })).toEqual([settingsIn(theirs), after]);
    expect(changed([theirs], { name: 'mine', before: undefined, after })).toEqual([settingsIn(theirs), after]);
    expect(changed([theirs, mine], { name: 'mine', before: mine, after: null })).toEqual([settingsIn(theirs)]);
    expect(changed([theirs], { name: 'mine', before: mine, after: null })).toEqual([settingsIn(theirs)]);
  });

  test('does not undo what others have done to the same rule, and says what that is', () => {
    const other = ruleOf('mine', { sample_percent: 7, daily_judgments: 9 });
    expect(() => changed([other], { name: 'mine', before: mine, after })).toThrow(
      new RuleConflict(
        'Somebody else has changed the rule mine meanwhile: the share in percent is now 7; judgments per day is now 9.',
      ),
    );
    expect(() => changed([other], { name: 'mine', before: mine, after: null })).toThrow(RuleConflict);
    expect(() => changed([], { name: 'mine', before: mine, after })).toThrow('has deleted the rule mine');
    expect(() => changed([mine], { name: 'mine', before: undefined, after })).toThrow('Choose another name.');
  });
});

test('an evaluator that judges nothing is named with the reason', () => {
  const known = [
    { name: 'plain', version: 2, evaluation_criteria: 'Passes if \\{{x}} is there' },
    { name: 'filled', version: 2, evaluation_criteria: 'Passes if {{ x }} is there' },
  ];
  const why = (name: string, version: number | null = null) => whyNotJudging({ name, version }, known);
  expect([why('plain'), why('plain', 1), why('filled', 1)]).toEqual([undefined, undefined, undefined]);
  expect([why('gone'), why('plain', 3), why('filled')]).toEqual(['deleted', 'version deleted', 'has placeholders']);
});

test('large budgets are readable', () => {
  const counts = [999_999, 1_000_000, 12_350_000, 10_000_000_000];
  expect(counts.map(countText)).toEqual(['999,999', '1.0 M', '12.4 M', '10,000 M']);
});

test.each([
  'a {{x}}',
  '\\{{x}}',
  '\\{{x}} {{ y:number }}',
  '{{}}',
  '{{ }}',
  '{{a\nb}}',
  '{{a{b}}',
  '{{{x}}}',
  '{x}',
  'none',
])('the page and the service agree whether %j has placeholders', (evaluation_criteria) => {
  expect(hasPlaceholders({ evaluation_criteria })).toBe(variablesIn(evaluation_criteria).length > 0);
});
