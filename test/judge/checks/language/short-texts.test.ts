import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { identify } from '../../../../src/judge/checks/language/language-identify.ts';
import { LANGUAGES } from '../../../../src/judge/checks/language/language-names.ts';
import { isSoak, share } from '../../../soak.ts';
import { SENTENCES, TRAPS } from './short-texts.ts';

/** The languages that a text is surely in, and that it surely is not in. */
function verdictsOn(text: string) {
  const identified = LANGUAGES.map((language) => [language.code, identify(text, language, false)] as const);
  const codes = (holds: boolean) =>
    identified.filter(([, result]) => 'holds' in result && result.holds === holds).map(([code]) => code);
  return { is: codes(true), isNot: codes(false) };
}

const texts = share(
  Object.entries(SENTENCES).flatMap(([code, sentences]) => sentences.map((sentence) => ({ code, sentence }))),
  8,
);
const all = texts.map((text) => ({ ...text, ...verdictsOn(text.sentence) }));

test('a short sentence is never surely in another language, nor surely not in its own', () => {
  expect(all.filter(({ code, is, isNot }) => is.some((one) => one !== code) || isNot.includes(code))).toEqual([]);
});

test('the language of most short sentences is sure', () => {
  const sure = all.filter(({ code, is }) => is.includes(code));
  expect(all).toHaveLength(isSoak ? 392 : 49);
  expect(sure.length).toBeGreaterThanOrEqual(isSoak ? 355 : 46);
});

const [listed, others] = readFileSync(join(import.meta.dirname, 'short-sentences.txt'), 'utf8')
  .split(/^% other\n/m)
  .map((part) =>
    part
      .split(/^# /m)
      .slice(1)
      .flatMap((block) => {
        const [code, ...sentences] = block.trim().split('\n');
        return sentences.map((sentence) => ({ code: code!, sentence }));
      }),
  ) as [Sentence[], Sentence[]];

interface Sentence {
  code: string;
  sentence: string;
}

const isIn = (code: string, sentence: string) => {
  const result = identify(sentence, LANGUAGES.find((one) => one.code === code)!, false);
  return 'holds' in result ? result.holds : undefined;
};

/** How many of a language's sentences are sure at least. */
const LEAST: Readonly<Record<string, number>> = Object.fromEntries(
  'en:23 de:24 fr:24 es:21 pt:23 it:23 nl:22 ca:21 ro:23 sv:23 da:16 no:19 is:12 fi:21 et:11 hu:24 pl:22 cs:20 sk:10 sl:11 lt:10 lv:11 sq:11 tr:21 vi:24 ru:22 uk:22 bg:12 ar:23 fa:24 ur:14 hi:24 mr:11 el:8 he:8 zh:11 ja:12 ko:8 th:4 bn:4 ta:2 ka:2 hy:2'
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([code, least]) => [code, Number(least)]),
);

test('of many more sentences the language is sure, in every language', () => {
  const counts = Object.fromEntries(
    Object.entries(Object.groupBy(listed, ({ code }) => code)).map(([code, sentences]) => [
      code,
      sentences!.filter(({ sentence }) => isIn(code, sentence)).length,
    ]),
  );
  expect(listed).toHaveLength(736);
  expect(Object.keys(counts)).toEqual(Object.keys(LEAST));
  expect(Object.entries(LEAST).filter(([code, least]) => counts[code]! < least)).toEqual([]);
});

test('none of them is surely in another language, nor surely not in its own, nor one of a language that is not known', () => {
  const unsure = share([...listed.filter(({ code, sentence }) => isIn(code, sentence) !== true), ...others], 4);
  const wrong = unsure.filter(({ code, sentence }) => {
    const { is, isNot } = verdictsOn(sentence);
    // Nynorsk is Norwegian.
    return is.some((one) => one !== (code === 'nn' ? 'no' : code)) || isNot.includes(code);
  });
  expect(others).toHaveLength(86);
  expect(wrong).toEqual([]);
});

test.each(TRAPS)('no language is sure: %j', (text) => {
  expect(verdictsOn(text).is).toEqual([]);
});

test('that a short text is wholly in a language is left open', () => {
  const german = LANGUAGES.find(({ code }) => code === 'de')!;
  expect(identify('Er hat seine Hausaufgaben noch nicht gemacht.', german, true)).toHaveProperty('undecided');
});
