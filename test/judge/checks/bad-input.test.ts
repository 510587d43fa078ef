import { compile } from '../../../src/judge/checks/compile.ts';
import { toolNames } from '../../../src/judge/conversation.ts';
import { parseCriterion } from '../../../src/judge/criterion/criterion.ts';
import { atLength } from '../../soak.ts';
import { compiledOf, criterionOf, EVERY_FAMILY, said, subjectOf } from './every-family.ts';
import { judged } from './judged.ts';
import { expectSoundOf } from './sound-verdicts.ts';

const image = { type: 'image_url', image_url: { url: 'data:image/png;base64,AAAA' } };

/** What a message may hold, by its name. */
const CONTENTS: readonly [name: string, content: unknown][] = [
  ['nothing', ''],
  ['null', null],
  ['a number', 42],
  ['no blocks', []],
  ['an image alone', [image]],
  ['text beside images', [image, { type: 'text', text: 'A map, of 3 ways.' }, image, 'And "more".']],
  ['blocks that are none', [null, 7, {}, { type: 'text' }, { type: 5, text: 'x' }, [image]]],
  ['blanks', ' \t\r\n\u00a0\u2003\ufeff'],
  ['a long line, in a soak of a megabyte', 'A plain line, with 1 number and "words". '.repeat(atLength(25_000))],
  ['emojis alone', '👩‍💻👍🏽🇩🇪❤️'.repeat(50)],
  ['right to left', 'مرحبا "بالعالم" \u200f! שלום \u202bעולם\u202c 12.'],
  ['combining marks', 'e\u0301\u0302 A\u030a \u0301\u0301 i\u0307 \u1100\u1161\u11a8'],
  ['CRLF and CR', '# A\r\n\r\n- b\r\n- c\r\rd\r\n\r\n```\r\ne\r\n```\r\n'],
  ['lone surrogates', '\ud83d x \udc00. "\ud83d" [\udfff] \udc00\ud83d'],
  ['nulls and controls', '\0a\u0001\u001b[31m b\u007f\u0085c\u2028d'],
  ['nested code fences', '````md\n```js\n~~~\n| a |\n|---|\n```\n# No\n````\n```\nopen\n~~~'],
  ['characters of patterns', '(a+)+$ [b-] {1,} \\d ^|?*. \\u{110000} (?<!x) $& $1'],
  ['deep JSON', '['.repeat(atLength(20_000))],
  ['names of what objects have', 'constructor __proto__ toString hasOwnProperty "__proto__"'],
];

test.each(CONTENTS)('is judged the same by every prefix, or left open: %s', (_, content) => {
  for (const row of EVERY_FAMILY) expectSoundOf(row, subjectOf(row, content));
});

const ofText = EVERY_FAMILY.filter((row) => compiledOf(row)['Passes if'].check.reads === 'text');

test('checks on text do not apply to an image by itself', () => {
  const scores = ofText.map((row) => [row.name, said(compiledOf(row)['Passes if'], subjectOf(row, [image]))]);
  expect(scores).toEqual(ofText.map(({ name }) => [name, expect.objectContaining({ score: null })]));
});

test.each([[null], [[]], [undefined]])('%j is an empty text', (content) => {
  for (const row of ofText) {
    const { 'Passes if': compiled } = compiledOf(row);
    expect([row.name, said(compiled, subjectOf(row, content))]).toEqual([row.name, said(compiled, subjectOf(row, ''))]);
  }
});

const known = toolNames(subjectOf(EVERY_FAMILY[0]!, '').conversation);

/** What a criterion may go on with, by its name. */
const ENDINGS: readonly [name: string, ending: string][] = [
  ['4,000 characters more', ` and tells of ${'rivers, lakes and '.repeat(222)}hills`],
  ['4,000 letters', ` ${'x'.repeat(4000)}`],
  ['characters of patterns', ' (a+)+$ [b-] {1,} \\d ^|?*.'],
  ['lone surrogates', ' \ud83d and \udc00'],
  ['brackets that do not close', ` ${'('.repeat(2000)}`],
  ['quotation marks that do not close', ` "${"'".repeat(2000)}`],
  ['line breaks', `\n\n${'- kind\n'.repeat(500)}`],
];

test.each(ENDINGS)('a criterion that continues with %s is left to a model', (_, ending) => {
  const understood = EVERY_FAMILY.filter(
    (row) => compile(parseCriterion(criterionOf(row, 'Passes if') + ending), known) !== undefined,
  );
  expect(understood.map(({ name }) => name)).toEqual([]);
});

test('a quoted text of 4,000 characters is looked for as it is', () => {
  const long = 'no place like this one; '.repeat(166);
  const criterion = `Passes if the response contains the text "${long}here"`;
  expect(judged(criterion, `It says: ${long}here.`)?.score).toBe(1);
  expect(judged(criterion, `It says: ${long}there.`)?.score).toBe(0);
});

test('quoted characters of patterns stand for themselves', () => {
  const criterion = 'Passes if the response contains the text "(a+)+$ {1,} \\d ^|?*."';
  expect(judged(criterion, 'See (a+)+$ {1,} \\d ^|?*. there')?.score).toBe(1);
  expect(judged(criterion, 'aaaa b 1')?.score).toBe(0);
});
