import { and, canonical, type Fact, type Form, isFact, or, type Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { inside } from '../../grammar/said.ts';
import { wantedText } from '../../texts/wanted.ts';
import { type One, ofOne } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { noneOf, occurs, plainText, type Quoted, some, type TextList } from './texts.ts';

/** A text whose signs mean themselves in a pattern. */
export const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|/-]/gu, String.raw`\$&`);
const flags = { ignoreCase: true, multiline: false, dotAll: false };
/** That a pattern is found. @param called What it finds, in the words of an explanation. */
export const found = (called: string, source: string, numbers: Fact['in'] = [[1, Infinity]]): Said => ({
  ask: 'matches',
  of: { source, flags, called },
  in: numbers!,
});
/** The same in upper and lower case as the pattern has it. */
export const foundCased = (called: string, source: string): Said => ({
  ask: 'matches',
  of: { called, source, flags: { ...flags, ignoreCase: false } },
  in: [[1, Infinity]],
});
/** Decided where both say the same. */
export const agreeing = (one: Form, other: Form): Said => ({
  ask: 'agreeing',
  of: [one, other].map(canonical),
  undeniable: true,
});
export const NUMBER_WORDS =
  'zero|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|half|a (?:half|dozen|hundred|thousand)';
/** A text as a part of a pattern, with the edges of words that it begins and ends with. */
export const asSource = ({ text }: Quoted) => {
  const [before, after] = [/^\w/u.test(text) ? '\\b' : '', /\w$/u.test(text) ? '\\b' : ''];
  return `${before}${escaped(text)}${after}`;
};

/** What is said of texts by where they stand, how they are written, and how often several of them occur. */
export function writtenTexts(notation: Notation): void {
  edges(notation);
  cases(notation);
  together(notation);
  whole(notation);
  said(notation);
}

/** "The first character isn't a {", "is signed 'Kim' on its last line", "is said before anything else" */
function edges(notation: Notation): void {
  // "Ends with '...'"
  notation.kind('#dots', (token) => (token.kind === 'quoted' && /^(?:\.\.\.|…)$/u.test(token.text) ? true : undefined));
  notation.rule('EdgeText<end> = #dots', (): Said => ({ ask: 'end', of: 'ellipses' }));
  notation.rule('Core<F,W> = Verb<close,F> #dots', (): Said => ({ ask: 'end', of: 'ellipses' }));
  notation.words('BeforeAll', ['before anything else', 'before everything else', 'before all else', 'first of all']);
  notation.rule(
    'Clause = Text ( Used | IsSaidEver ) BeforeAll',
    (text: Quoted): Said => ({ ask: 'start', of: plainText(text) }),
  );
  // What ends with a name may have more on that line.
  notation.words('OnLastLine', [
    'on its last line',
    'on the last line',
    'in the last line',
    'at the end',
    'at the very end',
    'at the bottom',
  ]);
  notation.rule('Core<F,W> = Verb<end,F> Edge<end> OnLastLine');
  notation.rule('State = signed ( by | as | with )? Text OnLastLine?', (text: Quoted): Said | undefined => {
    const line = ofOne({ kind: 'line', place: -1 } as One, { ask: 'equals', of: [plainText(text)] });
    return line && agreeing(line as Form, { ask: 'end', of: plainText(text) });
  });
}

/** "SELECT and FROM are in uppercase", "always written 'GitHub', with the big H" */
function cases(notation: Notation): void {
  const is = [
    'is',
    'are',
    'must be',
    'should be',
    'is always',
    'are always',
    'must always be',
    'should always be',
    'are all',
  ];
  const ways = ['in', 'in all', 'entirely in', 'all in'];
  for (const [letters, names] of [
    [
      'capital',
      ['uppercase', 'upper case', 'capitals', 'capital letters', 'caps', 'upper-case letters', 'uppercase letters'],
    ],
    ['lowercase', ['lowercase', 'lower case', 'small letters', 'lowercase letters', 'lower-case letters']],
  ] as const)
    notation.words('IsInCase', each(is, each(each(['', 'written', 'spelled', 'typed', 'kept'], ways), names)), letters);
  // "'title' is in lowercase" may be said of a field; as a fault, of any place.
  const inCase = (text: Quoted, letters: string): Said | undefined => {
    const as = letters === 'capital' ? text.text.toUpperCase() : text.text.toLowerCase();
    if (text.isNameless && (letters !== 'capital' || text.text !== as)) return undefined;
    const { mayBeCased: _, ...plain } = plainText(text);
    return { ask: 'spelling', of: { as: { ...plain, text: as }, not: [] }, undeniable: true, names: true, plainFor: 1 };
  };
  const allIn = (of: Quoted | Quoted[], letters: string, isIn?: true) => {
    const all = [of].flat().map((text) => inCase(text, letters));
    return all.includes(undefined) ? undefined : inside(and(...(all as Said[])), isIn);
  };
  notation.rule('Clause = ( Text | Texts<and> ) IsInCase Inside?', allIn);
  notation.rule('Clause = ( Text | Texts<and> ) IsInCase EveryTime', allIn);
  const spelling = (as: Quoted): Said => {
    const { mayBeCased: _, ...plain } = plainText(as);
    return { ask: 'spelling', of: { as: plain, not: [] }, undeniable: true, names: true };
  };
  const spelled = each(
    ['is always', 'must always be', 'should always be', 'is'],
    ['written', 'spelled', 'spelt', 'capitalized', 'capitalised'],
  );
  notation.words('IsSpelled', spelled);
  notation.words('SpelledSo', [
    ...each(
      ['exactly', 'precisely', 'just', ''],
      ['like that', 'like this', 'that way', 'this way', 'as here'].map((one) => one),
    ),
    ...['with that capitalization', 'with exactly that capitalization', 'with this exact capitalization'],
  ]);
  notation.rule('CapitalNote = ,? ( with | CapitalsIn ) ( the | a )? CapitalName #letter', (letter: string) => [
    letter,
  ]);
  notation.words('CapitalsIn', ['with both', 'including']);
  notation.words('CapitalName', ['capital', 'big', 'uppercase', 'upper-case']);
  notation.rule('CapitalNote = ,? CapitalName #letter', (letter: string) => [letter]);
  notation.rule(
    'CapitalNote = CapitalNote ( and | , ) ( a | the )? CapitalName #letter',
    (all: string[], one: string) => [...all, one],
  );
  const agrees = ({ text }: Quoted, letters: string[]) =>
    letters.every((one) => text.includes(one.toUpperCase())) && /\p{Lu}/u.test(text);
  notation.rule('Clause = Text IsSpelled SpelledSo CapitalNote?', (text: Quoted, letters?: string[]) =>
    agrees(text, letters ?? []) ? spelling(text) : undefined,
  );
  notation.rule('BrandSo = Text IsSpelled ( as | exactly )? Text', (a: Quoted, b: Quoted) =>
    a.text.toLowerCase() === b.text.toLowerCase() ? b : undefined,
  );
  notation.rule('BrandSo = TheBrand Spellable ( name )? BareWrittenAs Text', (text: Quoted) => text);
  // Alone, only a name such as "GitHub" says that its capitals are meant.
  notation.rule('Clause = BrandSo', (text: Quoted) => (/\p{Ll}\p{Lu}/u.test(text.text) ? spelling(text) : undefined));
  notation.rule('Clause = BrandSo CapitalNote', (text: Quoted, letters: string[]) =>
    agrees(text, letters) ? spelling(text) : undefined,
  );
}

/** "At least three uses of 'you' or 'your'", "at least one ä, ö, ü or ß" */
function together(notation: Notation): void {
  notation.words('Counting', [
    ...each(
      ['', ','],
      ['counted together', 'taken together', 'counting both', 'combined', 'in total', 'put together', 'all told'],
    ),
  ]);
  const sum = (amount: Amount, all: readonly Quoted[]): Said | undefined => {
    const texts = all.map(asSource);
    // A part of another one would be counted with it or not.
    const isPlain = all.every(({ text }) => /^[A-Za-z]+$/u.test(text));
    return isPlain && !amount.bare && !(amount.in[0]![0] === 1 && amount.in[0]![1] === Infinity)
      ? {
          ...found(all.map(({ text }) => `"${text}"`).join(' or '), `(?:${texts.join('|')})`, amount.in),
          ...(amount.denies && { denies: amount.denies }),
        }
      : undefined;
  };
  notation.rule('TextSum = Amount Mentions Texts<or> Counting?', sum);
  notation.rule('TextSum = Amount Mentions Texts<and> Counting', sum);
  notation.rule('Graded = TextSum');
  notation.rule('Det = TextSum');
  notation.rule('Clause = Texts<J> Used Inside? Times Counting', (all: Quoted[], ...rest: unknown[]) =>
    sum(rest.at(-1) as Amount, all),
  );
  notation.kind('#special', (token) => {
    const text = token.kind === 'word' ? token.raw : token.kind === 'quoted' ? token.text : '';
    return /^[^\P{L}A-Za-z]$/u.test(text) ? wantedText(text, { kind: 'letter' }) : undefined;
  });
  notation.rule('SpecialRow = #special', (one: Quoted) => [one]);
  notation.rule('SpecialRow = SpecialRow ( , | or | , or ) #special', (all: Quoted[], one: Quoted) => [...all, one]);
  notation.rule(
    'Some<made> = ( at least one | one or more | a | an | any ) SpecialRow',
    (all: Quoted[]): Said => ({ ...or(...all.map((one) => some(one))), either: true }),
  );
}

/** "Either a JSON object or exactly NO_RESULT", "any word of five or more letters in all caps" */
function whole(notation: Notation): void {
  notation.words('ElseText', ['exactly', 'just', 'only', 'simply', 'else', 'else just', 'else exactly']);
  // Not "JSON with 'status' set to 'ok' or 'error'", which is another value.
  const orText = (json: Said, text: Quoted): Said | undefined =>
    isFact(json) && json.ask === 'json' && !JSON.stringify(json).includes('"value":')
      ? { or: [json, { ask: 'equals', of: [plainText(text)] }], undeniable: true }
      : undefined;
  notation.rule('State = ( either )? State ,? or ElseText? Text', orText);
  notation.rule('State = ( either )? State ,? or ElseText? BareLabel', (json: Said, [text]: [Quoted]) =>
    orText(json, text),
  );
  notation.rule('LetterSize = Amount ( letters | characters )', ({ in: [span] }: Amount) =>
    span![0] > 1 && span![1] === Infinity ? span![0] : undefined,
  );
  notation.rule('CapitalWords = ( word | words ) ( of | with | that has | that have )? LetterSize InCapitals');
  notation.rule('CapitalWords = ( word | words ) InCapitals ( of | with ) LetterSize');
  const capitals = (least: number, numbers: Fact['in']): Said => ({
    ask: 'words that',
    of: { letters: [least, Infinity], inCapitals: true },
    in: numbers!,
  });
  notation.rule('Some<made> = ( a | an | any )? CapitalWords', (least: number) => capitals(least, [[1, Infinity]]));
  notation.rule(
    'None<some> = no CapitalWords',
    (least: number): Said => ({ ...capitals(least, [[0, 0]]), denies: true }),
  );
  notation.rule(
    'Penalize = shouting ,? ( meaning | i . e . | that is | : )? ,? ( any | a | the )? CapitalWords',
    (least: number) => capitals(least, [[1, Infinity]]),
  );
  notation.words('LaidOut', [
    'broken up into',
    'broken into',
    'split up into',
    'split into',
    'laid out as',
    'set out as',
  ]);
  notation.rule('State = LaidOut Bare');
  notation.rule('Pred<FIN,response> = Verb<be,FIN> Extent Or LaidOut Bare', (a: Said, b: Said): Said => or(a, b));
  notation.words('CommaJoined', [
    ...each(['separated', 'divided', 'parted', 'joined'], ['by commas', 'with commas', 'by a comma']),
    ...['with commas between them', 'with commas in between', 'with a comma between each', 'comma-separated'],
  ]);
  notation.words('AllOnOne', each(['', ',', ', all', 'all'], ['on one line', 'on a single line', 'in one line']));
  notation.rule(
    'State = ( just | only | exactly )? Amount ( CommaItem | CommaWord ) AllOnOne? CommaJoined AllOnOne?',
    ({ in: numbers, bare }: Amount): Said => ({
      ask: 'comma list',
      of: { numbers },
      undeniable: true,
      ...(bare && { plainFor: 1 as const }),
    }),
  );
  notation.rule('Core<F,W> = ( SendsBack<F> | Verb<give,F> | Verb<reply,F> with ) State NothingElse2', (form: Said) =>
    isFact(form) && form.ask === 'comma list' ? form : undefined,
  );
  notation.rule('Penalize = Text WholeWord InAnyCase?', (text: Quoted): Said | undefined =>
    /\s/u.test(text.text) ? undefined : occurs({ ...text, isUnit: true }),
  );
}

/** "Calls itself 'an AI'", "quotes 'All sales are final.' word for word", "says 'free' without 'terms apply'" */
function said(notation: Notation): void {
  const calls = ['calls', 'call', 'call', 'called', 'calling'];
  const names = ['describes', 'describe', 'describe', 'described', 'describing'];
  const refers = ['refers to', 'refer to', 'refer to', 'referred to', 'referring to'];
  for (const [at, form] of FORMS.entries())
    notation.words(`CallItself<${form}>`, [`${calls[at]} itself`, `${names[at]} itself as`, `${refers[at]} itself as`]);
  const itself = (text: Quoted): Said =>
    agreeing(
      occurs(text),
      found(
        `"${text.text}" said of itself`,
        `\\b(?:I am|I['’]m|as|being|me|myself)\\s+(?:just |only |simply |merely )?${asSource(text)}`,
      ),
    );
  notation.rule('Core<F,W> = CallItself<F> Text', itself);
  notation.rule('Core<F,W> = CallItself<F> ( either )? Texts<or>', (all: Quoted[]) => or(...all.map(itself)));
  notation.rule('Text = ( Nameless | Named ) by name', (text: Quoted) => ({ ...text, isUnit: true as const }));
  notation.words('BeingThere', [
    ...each(
      ['being', 'also being', 'being also'],
      ['there', 'there too', 'there as well', 'in there', 'present', 'mentioned too'],
    ),
  ]);
  notation.rule(
    'Core<F,W> = ( Verb<have,F> | Verb<use,F> | Verb<say,F> ) Text ,? ( NotAlso Text | without Text ( BeingSaid | BeingThere ) )',
    (a: Quoted, b: Quoted): Said => ({ and: [occurs(a), noneOf([b])], undeniable: true }),
  );
  notation.rule('Clause = Several Stays Inside?', (form: Said, isIn?: true) => inside(form, isIn));
  // "The words 'a' and 'b' each occur once, in that order"
  const list = (of: Quoted[] | TextList) =>
    Array.isArray(of) ? of : of.joiner === 'and' ? (of.texts as Quoted[]) : [];
  const order = (all: Quoted[]): Said => ({ ask: 'order', of: all.map(plainText) });
  notation.words('AndInOrder', each(['', ',', 'and', ', and'], ['in that order', 'in this order']));
  notation.rule('Clause = List Place? TextsInOrder Place?', (of: TextList) =>
    list(of).length > 0 ? order(list(of)) : undefined,
  );
  for (const [ending, isOrdered] of [
    ['', false],
    ['AndInOrder', true],
  ] as const)
    notation.rule(
      `Clause = ( Texts<and> | List ) each Used Times InAnyCase? ${ending}`,
      (of: Quoted[] | TextList, times: Amount): Said | undefined => {
        const all = list(of).map((text) => occurs(text, times));
        return all.length > 0
          ? { and: [...all, ...(isOrdered ? [order(list(of))] : [])], undeniable: true }
          : undefined;
      },
    );
  // One or two words may be the name of what is quoted.
  notation.rule('Core<F,W> = Verb<quote,F> Nameless AsItStands?', (text: Quoted) =>
    text.text.split(' ').length > 3 ? occurs(text) : undefined,
  );
}
