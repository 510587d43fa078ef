import { and, canonical, type Fact, type Form, isFact, or, type Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import { negated } from '../../grammar/said.ts';
import type { Wanted } from '../../texts/find.ts';
import { MARKS } from '../../texts/punctuation-marks.ts';
import { wantedText } from '../../texts/wanted.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted, type TextList } from './texts.ts';
import { agreeing } from './written-texts.ts';

const opening = (name: string) => ['opening', 'open', 'left'].map((side) => `${side} ${name}`);
const closing = (name: string) => ['closing', 'close', 'right'].map((side) => `${side} ${name}`);

const LETTERS: Readonly<Record<string, readonly string[]>> = {
  'a capital letter': [
    'a capital letter',
    'a capitalized letter',
    'an uppercase letter',
    'an upper-case letter',
    'an upper case letter',
  ],
  'a lowercase letter': ['a lowercase letter', 'a lower-case letter', 'a lower case letter', 'a small letter'],
  'a digit': ['a digit'],
  'a letter': ['a letter of the alphabet', 'an alphabetic character'],
  'a vowel': ['a vowel'],
  'a consonant': ['a consonant'],
};

/** Of which characters they are. */
const CLASSES: Readonly<Record<string, string>> = {
  'a capital letter': '[\\p{Lu}\\p{Lt}]',
  'a lowercase letter': '\\p{Ll}',
  'a digit': '\\d',
  'a letter': '\\p{L}',
  'a vowel': '[AEIOUaeiou]',
  'a consonant': '[B-DF-HJ-NP-TV-Zb-df-hj-np-tv-z]',
};
/** That the first or last character is one of a class, or the first after some. */
const asFirst = (
  edge: string,
  called: string,
  source: string,
  around = '\\s*',
  ignoreCase = around !== '\\s*',
): Said => ({
  ask: 'matches',
  of: {
    source: edge === 'start' ? `\\A${around}${source}` : `${source}${around}$`,
    flags: { ignoreCase, multiline: false, dotAll: false },
    called: `${called} at the ${edge === 'start' ? 'beginning' : 'end'}`,
  },
  in: [[1, Infinity]],
});

/** Signs whose names leave no other sign to think of. A bullet or a heading may stand behind a hyphen or a hash. */
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  '{': ['curly brace', 'curly bracket', 'brace'].flatMap((one) => opening(one)),
  '[': opening('square bracket'),
  '(': [...opening('parenthesis'), ...opening('paren'), ...opening('round bracket')],
  '}': ['curly brace', 'curly bracket', 'brace'].flatMap((one) => closing(one)),
  ']': closing('square bracket'),
  ')': [...closing('parenthesis'), ...closing('paren'), ...closing('round bracket')],
  $: ['dollar sign'],
  '%': ['percent sign', 'percentage sign'],
  '@': ['at sign', 'at symbol', '@ sign', '@ symbol'],
  '/': ['forward slash', 'slash', 'trailing slash'],
  '&': ['ampersand'],
  '<': [...opening('angle bracket'), 'less-than sign'],
  '>': [...closing('angle bracket'), 'greater-than sign'],
};

const FILE_ENDINGS = new Set(
  'md txt json csv tsv py js ts tsx jsx html css sql pdf docx xlsx xml yaml yml png jpg svg sh toml ini log zip'.split(
    ' ',
  ),
);
const OWNERS = [
  'the',
  'its',
  ...['response', 'reply', 'answer', 'output', 'assistant', 'model'].map((one) => `the ${one}'s`),
];

const NOTHING_AFTER = [
  'nothing follows this',
  'nothing else',
  'nothing after it',
  'nothing follows',
  'nothing follows it',
  'nothing else follows',
  'nothing else comes after it',
  'nothing comes after it',
  'no other words follow',
  'no other words follow it',
  'no other text follows',
  'no other words after it',
  'no other word should follow',
  'no other words should follow',
  'no other words should follow it',
  'no other words should follow this phrase',
  'no other words follow this phrase',
  'no other words come after it',
  'no other words should come after it',
];
const NOTHING_BEFORE = ['and nothing before it', 'with nothing before it', 'and nothing comes before it'];

/** How a response starts and ends. */
export function edges(notation: Notation): void {
  for (const [sign, names] of Object.entries(SIGNS)) notation.words('SignName', names, sign);
  notation.words('ThingSaid', [
    'it says',
    'the response says',
    'the reply says',
    'the assistant says',
    'said',
    'the model says',
    'it writes',
  ]);
  notation.feature('E', ['start', 'end']);
  notation.kind('#edgesign', (token) =>
    token.kind === 'mark' && /^[{}[\]<>$%@&]$/u.test(token.text) ? token.text : undefined,
  );
  notation.words('Tail<end>', [
    ...NOTHING_AFTER.flatMap((one) => [`and ${one}`, `, and ${one}`]),
    ...[
      'nothing after it',
      'nothing else after it',
      'with nothing else after it',
      'with nothing after it',
      'with nothing following it',
      'with no other words after it',
      'with no text after it',
    ].flatMap((one) => [one, `, ${one}`]),
  ]);
  notation.words(
    'Tail<start>',
    NOTHING_BEFORE.flatMap((one) => [one, `, ${one}`]),
  );
  const at = (ask: string, of: unknown): Said => {
    if (typeof of !== 'object') return { ask, of };
    return { ask, of: plainText(of as Quoted), ...((of as Quoted).isCased && { cased: true }) };
  };
  const named = (owner: string, form: Said): Said => ({
    ...form,
    names: true,
    ...(owner === 'its' && { refers: true }),
  });
  for (const edge of ['start', 'end']) {
    const stands = (text: Wanted) => at(edge, text);
    notation.rule(`Edge<${edge}> = EdgeText<${edge}>`);
    notation.rule(`Edge<${edge}> = EdgeText<${edge}> Tail<${edge}>`, (form: Said): Said => ({ ...form, alone: true }));
    notation.rule(`EdgeText<${edge}> = ( either )? Texts<or>`, (all: Wanted[]) => or(...all.map(stands)));
    notation.rule(
      `EdgeText<${edge}> = Any List`,
      (list: TextList): Said => ({ or: list.texts.map(stands), list: 'any' }),
    );
    notation.rule(
      `EdgeText<${edge}> = OneOf List`,
      (list: TextList): Said => ({ or: list.texts.map(stands), list: 'one' }),
    );
    notation.rule(`EdgeText<${edge}> = List`, (list: TextList) =>
      list.joiner === 'or'
        ? or(...list.texts.map(stands))
        : list.joiner
          ? undefined
          : { or: list.texts.map(stands), list: 'fault', plainFor: -1 },
    );
    notation.rule(
      `EdgeText<${edge}> = None List`,
      (list: TextList): Said => ({
        and: list.texts.map((text): Form => ({ not: stands(text) as Fact })),
        denies: true,
      }),
    );
    notation.rule(`EdgeText<${edge}> = NamedText or NamedText`, (a: Quoted, b: Quoted): Said | undefined =>
      a.isPlural && b.isPlural ? or(stands(a), stands(b)) : undefined,
    );
    notation.rule(
      `EdgeText<${edge}> = neither Text nor Text`,
      (a: Wanted, b: Wanted): Said => ({
        and: [{ not: stands(a) as never }, { not: stands(b) as never }],
        denies: true,
      }),
    );
    const word = (text: Wanted) => stands({ ...text, isUnit: true });
    const first = edge === 'start' ? ['first', 'very first'] : ['last', 'final', 'very last'];
    for (const noun of ['word', 'words'])
      for (const owner of OWNERS)
        notation.words(
          `First${noun === 'word' ? 'Word' : 'Words'}<${edge}>`,
          first.map((one) => `${owner} ${one} ${noun}`),
          owner,
        );
    notation.rule(`Clause = FirstWord<${edge}> OfAll? Copula Text`, (owner: string, text: Wanted) =>
      /\s/.test(text.text) ? undefined : named(owner, word(text)),
    );
    notation.rule(`Clause = FirstWords<${edge}> OfAll? Copula Text`, (owner: string, text: Wanted) =>
      named(owner, word(text)),
    );
    notation.rule(`Clause = FirstWord<${edge}> OfAll? Copula ( either )? Texts<or>`, (owner: string, all: Wanted[]) =>
      all.some(({ text }) => /\s/.test(text)) ? undefined : named(owner, or(...all.map(word))),
    );
    // "The first word is either Yes or No"
    notation.rule(
      `Clause = FirstWord<${edge}> OfAll? Copula ( either )? #name or #name`,
      (owner: string, a: string, b: string) =>
        named(
          owner,
          or(...[a, b].map((name) => word(wantedText(name, { kind: 'word', isUnit: true, isLiteral: true })!))),
        ),
    );
    notation.rule(`Clause = FirstWord<${edge}> OfAll? CopulaNot Text`, (owner: string, text: Wanted) =>
      /\s/.test(text.text) ? undefined : named(owner, { not: word(text) as never }),
    );
    notation.rule(`EdgeText<${edge}> = the Exact? line #quoted`, (exact: string | undefined, text: string) => {
      const line = wantedText(text, { kind: 'line', isExact: exact !== undefined && exact !== 'specific' });
      return line && { ask: `${edge} line`, of: line };
    });
    notation.words(
      `FirstSign<${edge}>`,
      first.flatMap((one) => OWNERS.map((owner) => `${owner} ${one} character`)),
      'the',
    );
    notation.rule(`EdgeText<${edge}> = ( a | an ) SignName`, (sign: string) =>
      stands({ text: sign, wholeWords: false, caseSensitive: false }),
    );
    // "'x' is the very last thing in the reply"
    notation.words(
      `FirstThing<${edge}>`,
      first.map((one) => `the ${one} thing`),
    );
    notation.rule(
      `Clause = Text ( is | must be | should be ) FirstThing<${edge}> ( Place | Of | InAnswer | ThingSaid )?`,
      stands,
    );
    notation.rule(`Clause = FirstThing<${edge}> ( Place | Of | InAnswer | ThingSaid ) Copula EdgeText<${edge}>`);
    // What is the very last sign may differ from what a text ends with: `He said "Go."`.
    const sign = (text: string) => stands({ text, wholeWords: false, caseSensitive: false });
    notation.rule(`EdgeSign<${edge}> = ( a | an )? ( SignName | #edgesign )`, sign);
    notation.rule(`EdgeSign<${edge}> = ( a | an )? ( One<mark> | One<none> )`, (name: string) => {
      const text = MARKS.find(({ unit, closes }) => closes && unit.plural === name)?.characters[0];
      return text && text !== '…' ? sign(text) : undefined;
    });
    notation.rule(`EdgeSign<${edge}> = ( a | an )? Text`, (text: Wanted) =>
      [...text.text].length === 1 ? stands(text) : undefined,
    );
    // The first letter may stand after a quotation mark, which then is the first character.
    notation.rule(`EdgeSign<${edge}> = A<${edge}>`, (of: string) =>
      CLASSES[of] === undefined ? undefined : agreeing(at(edge, of), asFirst(edge, of, CLASSES[of])),
    );
    notation.rule(`Clause = FirstSign<${edge}> OfAll? Copula EdgeSign<${edge}>`, named);
    notation.rule(
      `Clause = FirstSign<${edge}> OfAll? ( CopulaNot | is anything but | is anything other than ) EdgeSign<${edge}>`,
      (owner: string, form: Said) => named(owner, { not: form as never }),
    );
    notation.rule(`EdgeText<${edge}> = #edgesign`, sign);
    // Marks and digits may stand before the first letter, and after the last.
    notation.words(
      `FirstLetter<${edge}>`,
      first.flatMap((one) => OWNERS.map((owner) => `${owner} ${one} letter`)),
      'the',
    );
    const letter = (of: string) => agreeing(at(edge, of), asFirst(edge, of, CLASSES[of]!, '[^\\p{L}]*', false));
    notation.rule(`EdgeLetter<${edge}> = A<${edge}>`, (of: string) => (of in LETTERS ? letter(of) : undefined));
    notation.rule(`EdgeLetter<${edge}> = ( a | in )? Case1`, (of: string) =>
      letter(of === 'capital' ? 'a capital letter' : 'a lowercase letter'),
    );
    notation.words(`EdgeLetter<${edge}>`, ['a capital', 'capitalized'], letter('a capital letter'));
    notation.rule(`EdgeLetter<${edge}> = ( the letter )? #quoted`, (text: string) =>
      /^\p{L}$/u.test(text)
        ? agreeing(
            stands({ text, wholeWords: false, caseSensitive: false }),
            asFirst(edge, `"${text}"`, text, '[^\\p{L}]*'),
          )
        : undefined,
    );
    notation.rule(`Clause = FirstLetter<${edge}> OfAll? Copula EdgeLetter<${edge}>`, named);
    notation.rule(
      `EdgeText<${edge}> = ( anything other than | anything but | something other than ) EdgeSign<${edge}>`,
      (form: Said): Said => ({ not: form as never }),
    );
    notation.words(`A<${edge}>`, ['an emoji'], 'an emoji');
    notation.words(`A<${edge}>`, ['a question'], 'a question');
    notation.rule(`EdgeText<${edge}> = Letter`, stands);
    notation.rule(
      `EdgeText<${edge}> = ( anything other than | anything but ) Text`,
      (text: Wanted): Said | undefined => ([...text.text].length === 1 ? undefined : { not: stands(text) as never }),
    );
    notation.rule(`EdgeText<${edge}> = Text or with Text`, (a: Wanted, b: Wanted) => or(stands(a), stands(b)));
    notation.rule(`EdgeText<${edge}> = A<${edge}>`, (of: string) =>
      of === 'a question' ? { ...at(edge, of), names: true } : at(edge, of),
    );
  }
  // "Starts with 'I'" may be said of the letter.
  notation.rule('EdgeText<start> = Text', (text: Wanted) =>
    text.text === 'I' && !text.isUnit ? undefined : at('start', text),
  );
  notation.rule('EdgeText<end> = Text', (text: Wanted) => at('end', text));
  // "The file name ends in .md"
  notation.kind('#ending', (token) => (token.kind === 'word' ? token.text : undefined));
  notation.rule('EdgeText<end> = DotEnding');
  notation.rule('DotEnding = ( the extension | the suffix )? . #ending', (ending: string) =>
    FILE_ENDINGS.has(ending) ? at('end', wantedText(`.${ending}`, {})) : undefined,
  );
  const inBold = (one: string) => [`a bold ${one}`, `a bolded ${one}`, `a ${one} in bold`, `its ${one} in bold`];
  const colon = [
    'followed by a colon',
    'and a colon',
    'ending in a colon',
    'ending with a colon',
    'that ends with a colon',
    ...each(['plus', 'with', 'and', 'then', 'followed by'], ['a colon', 'colon']),
  ];
  for (const [of, bolds] of Object.entries({
    'bold word': inBold('word'),
    bold: [
      ...['phrase', 'term', 'label', 'keyword', 'name', 'lead-in', 'title', 'heading', 'lead'].flatMap(inBold),
      ...['bold text', 'bolded text', 'text in bold', 'some text in bold', 'something in bold', 'something bold'],
      ...['something bolded', 'some bold text', 'a bit of bold text', 'one or more words in bold', 'bold words'],
    ],
  })) {
    notation.words('A<start>', bolds, of);
    const withColon = bolds.flatMap((one) => colon.flatMap((more) => [`${one} ${more}`, `${one} , ${more}`]));
    notation.words('A<start>', withColon, `${of} with a colon`);
  }
  // "A citation [1]" may be that number alone.
  for (const how of ['( CitedIn | ,? Intro ) CitedAs', "'(' Intro CitedAs ')'", 'CitedNumber'])
    notation.rule(`EdgeText<end> = ( a | an ) Citation ${how}`, () => at('end', 'a citation'));
  notation.words(
    'A<end>',
    ['a bracketed number', 'a number in square brackets', 'a numbered citation in square brackets'],
    'a citation',
  );
  for (const [of, phrases] of Object.entries(LETTERS))
    for (const edge of ['start', 'end']) notation.words(`A<${edge}>`, phrases, of);
  const closers = MARKS.filter(({ closes }) => closes).map(({ unit }) => unit.plural);
  const atEnd = (mark: string) => (closers.includes(mark) ? at('end', mark) : undefined);
  notation.rule('EdgeMark = ( a | an )? ( One<mark> | One<none> )', atEnd);
  notation.rule('EdgeText<end> = EdgeMark');
  notation.rule('EdgeText<start> = ( a | an ) ( One<mark> | One<none> )', (name: string) => {
    const { unit, characters } = MARKS.find((mark) => mark.closes && mark.unit.plural === name) ?? {};
    const sign = unit?.plural === 'ellipses' ? undefined : characters?.[0];
    return sign && '!?:;,'.includes(sign)
      ? at('start', { text: sign, wholeWords: false, caseSensitive: false })
      : undefined;
  });
  const anyMark = each(['', 'any', 'any kind of', 'some'], ['punctuation']);
  notation.words(
    'AnyMark',
    [...anyMark, 'a punctuation mark', 'any punctuation mark', 'punctuation of any kind'],
    'punctuation',
  );
  notation.rule('EdgeText<end> = AnyMark', (of: string) => at('end', of));
  notation.rule(
    'Core<F,W> = EndsWithout<F> AnyMark',
    (of: string): Said => ({ not: at('end', of) as never, denies: true }),
  );
  notation.words('TrailingMark', [
    'trailing punctuation',
    ...each(['punctuation', 'punctuation mark'], ['at the end', 'at its end', 'at the very end']),
  ]);
  notation.rule('Object = no TrailingMark', (): Said => ({ not: at('end', 'punctuation') as never, denies: true }));
  notation.rule('Object = ( any | a )? TrailingMark', () => at('end', 'punctuation'));
  // Of several: "bullets do not end with periods"
  notation.rule('EdgeMarks = ( Many<mark> | Many<none> )', atEnd);
  notation.rule('Core<plural,W> = ( Verb<end,plural> | Verb<close,plural> ) EdgeMarks');
  notation.rule('Vp<plural,V> = Not<plural> ( Verb<end,base> | Verb<close,base> ) EdgeMarks', negated);
  for (const [at, form] of FORMS.entries())
    notation.words(`EndsWithout<${form}>`, [`${['ends', 'end', 'end', 'ended', 'ending'][at]} without`]);
  notation.rule('Core<F,W> = EndsWithout<F> EdgeMark', (form: Said): Said => ({ not: form as never, denies: true }));
  notation.rule('EdgeText<end> = ( either )? EdgeMark Join<or> EdgeMark', or);
  notation.rule('EdgeText<end> = EdgeMark , EdgeMark Join<or> EdgeMark', or);
  notation.rule(
    'EdgeText<end> = neither EdgeMark nor EdgeMark',
    (a: Said, b: Said): Said => ({ and: [{ not: a as never }, { not: b as never }], denies: true }),
  );
  notation.rule('Clause = FirstWords<start> OfAll? Copula ( either )? Texts<or>', (owner: string, all: Wanted[]) =>
    named(owner, or(...all.map((text) => at('start', text)))),
  );
  notation.rule('OfAll = ( Of | of the answer | of its answer )');
  notation.words('Copula', ['is', 'are', 'must be', 'should be', 'has to be']);
  notation.words('CopulaNot', ['is not', 'are not', 'must not be', 'should not be']);
  notation.rule('Core<F,W> = Verb<start,F> Edge<start>');
  notation.rule('Core<F,W> = Verb<end,F> Edge<end>');
  // A name may follow "Best regards".
  notation.rule('Core<F,W> = Verb<signOff,F> Edge<end>', (end: Said): Said | undefined =>
    isFact(end) && end.ask === 'end' && typeof end.of === 'object'
      ? { ask: 'agreeing', of: [canonical(end), { ask: 'text', of: end.of, in: [[1, Infinity]] }], names: true }
      : undefined,
  );
  notation.rule('Core<F,W> = Verb<close,F> ( EdgeMark | EdgeQuoted | DotEnding )');
  notation.rule('EdgeQuoted = Text', (text: Wanted) => at('end', text));
  notation.words('AtEnd', ['at the very end', 'at its very end']);
  notation.rule('Core<F,W> = ( Verb<have,F> | Verb<say,F> | Verb<use,F> ) Text AtEnd Of?', (text: Quoted) =>
    at('end', text),
  );
  // "Starts with 'a' and ends with 'b'" is two predicates; after "must" the second may leave it out.
  notation.rule('Core<base,W> = Verb<start,base> Edge<start> and Verb<end,base> Edge<end>', (a: Said, b: Said) =>
    and(a, b),
  );
}
