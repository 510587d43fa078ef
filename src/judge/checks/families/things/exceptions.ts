import type { Check } from '../../check.ts';
import { canonical, type Fact, type Form, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { findEmojis } from '../../texts/emoji.ts';
import { type Excepted, exceptCheck } from '../../texts/exceptions.ts';
import { MARKS } from '../../texts/punctuation-marks.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from '../texts/texts.ts';

interface Exception {
  kind: Excepted;
  texts: readonly Quoted[];
}

/** How facts are decided about things that may be there only as some texts. */
export const EXCEPTIONS: Readonly<Record<string, (fact: Fact, negated: boolean) => Check | undefined>> = {
  others: ({ of }, negated) => {
    const { kind, texts } = of as Exception;
    return exceptCheck(kind, texts, !negated);
  },
};

const KINDS: Readonly<Record<Exclude<Excepted, 'marks'>, readonly string[]>> = {
  tags: ['html tag', 'html element'],
  headings: ['heading', 'section heading'],
  emojis: ['emoji'],
  digits: ['digit'],
};

/** "No headings except 'Summary'", "no punctuation except commas". */
export function exceptions(notation: Notation): void {
  notation.words('Except', [
    'except',
    'except for',
    'other than',
    'apart from',
    'aside from',
    'but',
    'save for',
    'with the exception of',
    'besides',
    'excluding',
  ]);
  const literal = (text: string): Quoted => ({ text, wholeWords: false, caseSensitive: false });
  notation.kind('#emoji', (token) => {
    const text = token.kind === 'quoted' || token.kind === 'mark' ? token.text : undefined;
    return text && findEmojis(text).count === 1 && !/\p{L}/u.test(text) ? text : undefined;
  });
  // Signs are no part of a heading's text.
  notation.rule('OneAllowed<headings> = ( the heading | the one | one )? Nameless', (text: Quoted) =>
    text.text.startsWith('#') ? undefined : text,
  );
  notation.rule('OneAllowed<emojis> = ( the emoji | the )? #emoji', literal);
  notation.rule('OneAllowed<digits> = ( the digit | the )? N', (n: number) =>
    n < 10 ? literal(String(n)) : undefined,
  );
  notation.rule('OneAllowed<tags> = < #tagname >', literal);
  notation.rule('OneAllowed<marks> = ( Many<mark> | Many<none> | Many<some> )', (name: string) => {
    const mark = MARKS.find(({ unit }) => unit.plural === name);
    return mark && [...mark.characters].map(literal);
  });
  const others = (kind: Excepted, texts: readonly Quoted[]): Fact => ({
    ask: 'others',
    of: { kind, texts: texts.map(plainText) },
  });
  // "A single word without punctuation": signs that may be punctuation or not are left open.
  notation.words('Unpunctuated', each(['without', 'without any', 'with no'], ['punctuation', 'punctuation marks']));
  const unpunctuated = (form: Said): Said => ({
    and: [form, { not: others('marks', []) }],
    both: true,
    undeniable: true,
  });
  notation.rule('OneWord = one word', (): Said => ({ ask: 'words', in: [[1, 1]] }));
  notation.rule('State = ( Alone1 | OneWord ) ,? Unpunctuated', unpunctuated);
  notation.rule('Core<F,response> = Verb<consist,F> ( Alone1 | OneWord ) ,? Unpunctuated', unpunctuated);
  for (const kind of ['headings', 'emojis', 'digits', 'marks', 'tags'] as const) {
    const names = kind === 'marks' ? [] : KINDS[kind];
    notation.words(
      `NoSuch<${kind}>`,
      kind === 'marks'
        ? each(['no', 'no other', 'not any'], ['punctuation', 'punctuation marks'])
        : [
            ...each(['no', 'no other', 'not any', 'not a single'], names),
            ...each(
              ['no', 'no other', 'not any'],
              names.map((one) => `${one}s`),
            ),
            ...(kind === 'emojis' ? ['no emoji'] : []),
          ],
    );
    notation.words(
      `AnySuch<${kind}>`,
      kind === 'marks'
        ? ['any punctuation', 'punctuation']
        : [
            ...each(['any', 'a', 'any other'], names),
            ...each(
              ['any', 'any other', ''],
              names.map((one) => `${one}s`),
            ),
          ],
    );
    notation.rule(`Exceptions<${kind}> = OneAllowed<${kind}>`, (one: Quoted | Quoted[]) => [one].flat());
    notation.rule(
      `Exceptions<${kind}> = OneAllowed<${kind}> ( and | or ) OneAllowed<${kind}>`,
      (a: Quoted | Quoted[], b: Quoted | Quoted[]) => [a, b].flat(),
    );
    notation.rule(
      `Exceptions<${kind}> = OneAllowed<${kind}> , OneAllowed<${kind}> ,? ( and | or ) OneAllowed<${kind}>`,
      (a: Quoted | Quoted[], b: Quoted | Quoted[], c: Quoted | Quoted[]) => [a, b, c].flat(),
    );
    notation.rule(
      `Object = NoSuch<${kind}> Except Exceptions<${kind}>`,
      (texts: Quoted[]): Said => ({ not: others(kind, texts), denies: true }),
    );
    notation.rule(`Clause = AnySuch<${kind}> Except Exceptions<${kind}> Used Inside?`, (texts: Quoted[]) =>
      others(kind, texts),
    );
    notation.rule(
      `Clause = NoSuch<${kind}> Except Exceptions<${kind}> UsedPlain Inside?`,
      (texts: Quoted[]): Said => ({ not: others(kind, texts), denies: true }),
    );
    if (kind !== 'marks') onlyThese(notation, kind, KINDS[kind], others);
    notation.rule(`Object = AnySuch<${kind}> Except Exceptions<${kind}>`, (texts: Quoted[]) => others(kind, texts));
  }
}

/** "The only emoji used is ✅": without one, it may hold or not. */
function onlyThese(
  notation: Notation,
  kind: Exclude<Excepted, 'marks'>,
  names: readonly string[],
  others: (kind: Excepted, texts: readonly Quoted[]) => Fact,
): void {
  const all = names.flatMap((one) => [one, `${one}s`]);
  const such = ['', 'used', 'it uses', 'it contains', 'in it', 'there', 'that is used', 'that appears', 'that it uses'];
  notation.words(`TheOnly<${kind}>`, each(each(['the only', 'its only'], all), such));
  notation.rule(
    `Clause = TheOnly<${kind}> Place? ( is | are | must be ) Exceptions<${kind}>`,
    (texts: Quoted[]): Said => {
      const none: Form = { not: others(kind, texts) };
      const has = texts.map((text): Form => ({ ask: 'text', of: plainText(text), in: [[1, Infinity]] }));
      // Two headings of one name are two.
      const there: Form[] = kind === 'headings' ? [{ ask: 'headings', in: [[texts.length, texts.length]] }] : has;
      return { ask: 'agreeing', of: [none, { and: [none, ...there] }].map(canonical), undeniable: true, plainFor: 1 };
    },
  );
}
