import { identify } from '../../../../src/judge/checks/language/language-identify.ts';
import { LANGUAGES } from '../../../../src/judge/checks/language/language-names.ts';
import { SENTENCES, TRAPS } from './short-texts.ts';

/** The languages that a text is surely in, and that it surely is not in. */
function verdictsOn(text: string) {
  const identified = LANGUAGES.map((language) => [language.code, identify(text, language, false)] as const);
  const codes = (holds: boolean) =>
    identified.filter(([, result]) => 'holds' in result && result.holds === holds).map(([code]) => code);
  return { is: codes(true), isNot: codes(false) };
}

const all = Object.entries(SENTENCES).flatMap(([code, sentences]) =>
  sentences.map((sentence) => ({ code, sentence, ...verdictsOn(sentence) })),
);

test('a short sentence is never surely in another language, nor surely not in its own', () => {
  expect(all.filter(({ code, is, isNot }) => is.some((one) => one !== code) || isNot.includes(code))).toEqual([]);
});

test('the language of many short sentences is sure', () => {
  const sure = all.filter(({ code, is }) => is.includes(code));
  const of = (code: string) => sure.filter((one) => one.code === code).length;
  expect(all).toHaveLength(392);
  expect(sure.length).toBeGreaterThanOrEqual(150);
  expect(['en', 'de', 'fr'].map((code) => [code, of(code) >= 11])).toEqual([
    ['en', true],
    ['de', true],
    ['fr', true],
  ]);
});

test.each(TRAPS)('no language is sure: %j', (text) => {
  expect(verdictsOn(text).is).toEqual([]);
});

test('that a short text is wholly in a language is left open', () => {
  const german = LANGUAGES.find(({ code }) => code === 'de')!;
  expect(identify('Er hat seine Hausaufgaben noch nicht gemacht.', german, true)).toHaveProperty('undecided');
});
