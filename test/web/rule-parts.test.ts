import fc from 'fast-check';
import { draftOf, settingsOf } from '../../src/web/pages/rules/draft.ts';
import { readTags, tagLines } from '../../src/web/pages/rules/tag-lines.ts';

describe('the tags of a rule in its form', () => {
  test('are the same when nothing was changed', () => {
    const nasty = ['a:b', ' v ', '', '"', '"x"', 'a\nb', '\r', '\\', '"a":b', '__proto__'];
    const text = fc.oneof(fc.constantFrom(...nasty), fc.string(), fc.string({ unit: 'binary' }));
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
