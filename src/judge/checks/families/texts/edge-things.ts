import { and, both, type Form, isFact, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { MARKS } from '../../texts/punctuation-marks.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from './texts.ts';
import { agreeing, escaped, found, NUMBER_WORDS } from './written-texts.ts';

type Side = 'start' | 'end';
/** What stands at an edge: a pattern of what surely does, and one of what may. */
type Shapes = readonly [strict: string, loose: string];

const UNIT = '(?:k|m|g|kg|mg|ml|l|cm|mm|km|px|gb|mb|min|h|s|x)\\b';
// "1st", "3D", "three" and "-5" may be numbers or not.
const ANY_NUMBER = `(?:\\d+(?:[\\d.,:/-]*\\d)?(?:[^\\w.]|\\.(?:\\W|$)|${UNIT}|$)|(?:${NUMBER_WORDS})\\b|[¼½¾⅓⅔])`;
const URL = 'https?:\\/\\/[^\\s<>()]*[^\\s<>().,;:!?]';
const LINK = `(?:\\[[^\\[\\]]+\\]\\([^()\\s]+\\)|${URL})`;
const ADDRESS = '(?:\\w\\.[a-z]{2,}(?:[/?#]\\S*)?|<\\/a>)';
const TAG = '#[^\\s#.,;:!?()]*[^\\s#.,;:!?()\\d][^\\s#.,;:!?()]*';
const MAIL = '[\\w.+-]+@[\\w-]+(?:\\.[\\w-]+)*\\.[a-z]{2,}';
const DASHES = '–—‐‑―−-';

function linkAtEdge(sure: string): Readonly<Record<Side, Shapes>> {
  return {
    start: [`\\A\\s*${sure}`, `\\A\\W*(?:${LINK}|www\\.|[\\w-]+\\.[a-z]{2,}\\b|<a\\b|a href)`],
    // Not an image.
    end: [`(?:^|[^!])${sure}\\s*$`, `(?:${LINK}|${ADDRESS})[^\\w\\n]*\\s*$`],
  };
}

/** Things at an edge by their names. A bullet's hyphen, a heading's hash and signs of emphasis may count or not. */
const THINGS: readonly (readonly [names: readonly string[], at: Readonly<Partial<Record<Side, Shapes>>>])[] = [
  [['a number'], { end: ['(?:^|[\\s(])[$€£]?\\d+(?:[.,]\\d+)*\\s*$', `(?:\\d\\S{0,4}|\\b(?:${NUMBER_WORDS}))\\W*$`] }],
  [['a link'], linkAtEdge(LINK)],
  // Of a link with a text, only the address is a URL.
  [['a url', 'a web address'], linkAtEdge(URL)],
  [['a hashtag'], { start: [`\\A\\s*${TAG}(?:[\\s.,;:!?]|$)`, '\\A\\W*#\\w'] }],
  [
    ['an e-mail address', 'an email address', 'an email'],
    {
      start: [`\\A\\s*${MAIL}\\b`, '\\A\\W*[\\w.+-]+@'],
      end: [`(?:^|[\\s:(])${MAIL}\\s*$`, '@[\\w-]+(?:\\.[\\w-]+)+\\W*$'],
    },
  ],
  [
    ['a mention', 'an @mention', 'an @-mention', 'a user mention'],
    { start: ['\\A\\s*@\\w+(?:[\\s.,;:!?]|$)', '\\A\\W*@\\w'], end: ['(?:^|\\s)@\\w+\\s*$', '@\\w+\\W*$'] },
  ],
  [
    ['a quotation mark', 'a quote mark', 'a double quote', 'a double quotation mark'],
    {
      start: ['\\A\\s*["“„«»「『]', '\\A[\\s*_>#]*["“”„«»「『\'‘’]'],
      end: ['["“”«»」』]\\s*$', '["“”„«»」』\'‘’][\\s*_.,!?]*$'],
    },
  ],
  [
    ['an apostrophe', 'a single quote'],
    { start: ["\\A\\s*['’]", "\\A[\\s*_]*['’‘]"], end: ["['’]\\s*$", "['’‘][\\s*_]*$"] },
  ],
  [
    ['a parenthesis', 'a round bracket'],
    { start: ['\\A\\s*[(]', '\\A[\\s*_>#]*[(\\[{<]'], end: ['[)]\\s*$', '[)\\]}>][\\s*_.,!?]*$'] },
  ],
  [['a dash'], { end: ['(?:[–—]|[^-]--?)\\s*$', `[${DASHES}][\\s*_]*$`] }],
  [['a hyphen'], { end: ['[^-]-\\s*$', `[${DASHES}][\\s*_]*$`] }],
];
const SOME: Amount = { in: [[1, Infinity]] };
const ONE: Amount = { in: [[1, 1]] };
const MOST = 30;
/** Widest range (high minus low) whose numbers are tried one by one. */
const MOST_AT_END = 5;

/** "Starts with a number", "ends with exactly two hashtags", "ends with a single exclamation mark", "starts and ends with 'x'" */
export function edgeThings(notation: Notation): void {
  notation.rule('EdgeText<start> = a number', () =>
    agreeing(
      { ask: 'start', of: 'a digit' },
      // "1. Cats" and "1) Cats" begin with the number of an item.
      found('a number at the beginning', `\\A\\W*${ANY_NUMBER.replace('[^\\w.]|\\.(?:\\W|$)', '[^\\w.)]|\\.$')}`),
    ),
  );
  for (const [names, at] of THINGS)
    for (const [side, [strict, loose]] of Object.entries(at)) {
      const called = `${names[0]!.replace('url', 'URL')} at the ${side === 'start' ? 'beginning' : 'end'}`;
      notation.words(`EdgeThing<${side}>`, names, agreeing(found(called, strict), found(called, loose)));
    }
  notation.rule('EdgeText<E> = EdgeThing<E>');
  rows(notation);
  oneAtEnd(notation);
  framed(notation);
}

/** So many of one sign at the end: exactly so many, or so many and more before them. */
function rows(notation: Notation): void {
  notation.words('JustOne', ['a single', 'just one', 'only one', 'one single'], ONE);
  notation.rule('EdgeAmount = ( Amount | JustOne )');
  /** @param row the pattern of so many in a row, the last of which ends the text */
  const counted = (
    called: string,
    { bare, in: [span] }: Amount,
    row: (low: number, high: number, isLoose: boolean) => string,
  ) => {
    const [low, high] = span!;
    if (low < 1 || low > MOST || (high !== Infinity && high > MOST)) return undefined;
    const many = low === high ? low : high === Infinity ? `${low} or more` : `${low} to ${high}`;
    const one = `${/^[aeiou]/u.test(called) ? 'an' : 'a'} ${called.replace(/s$/u, '')}`;
    const name = `${low === 1 && high === Infinity ? one : `${many} ${called}`} at the end`;
    const asked = agreeing(found(name, row(low, high, false)), found(name, row(low, high, true)));
    return bare ? agreeing(asked as Form, found(name, row(low, Infinity, false))) : asked;
  };
  const times = (low: number, high: number) => `{${low},${high === Infinity ? '' : high}}`;
  const tags = (amount: Amount) =>
    counted('hashtags', amount, (low, high, isLoose) => {
      const before = high === Infinity ? '' : '(?:^\\s*|(?:^|\\s)[^\\s#]\\S*\\s+)';
      const [tag, parting] = isLoose ? ['#[^\\s#]+', '[\\s,]*'] : [TAG, '\\s+'];
      return `${before}${tag}(?:${parting}${tag})${times(low - 1, high - 1)}\\s*$`;
    });
  notation.rule('EdgeText<end> = ( a | an ) hashtag', () => tags(SOME));
  notation.rule('EdgeText<end> = EdgeAmount ( hashtag | hashtags )', tags);
  notation.rule('Core<F,response> = Verb<have,F> Amount ( hashtag | hashtags ) at the ( very )? end Of?', tags);
  notation.words(
    'AllAtEnd',
    each([', all', 'all', ', and all of them', ', all of them'], ['at the end', 'at the very end']),
  );
  notation.rule('Core<F,response> = Verb<have,F> Amount ( hashtag | hashtags ) AllAtEnd', (amount: Amount) => {
    const [[low, high], ...others] = amount.in as [readonly [number, number], ...unknown[]];
    if (amount.bare || others.length > 0 || low < 1 || high > MOST || high - low > MOST_AT_END) return undefined;
    // For each number: exactly that many in all, and that many at the end.
    const ways = Array.from({ length: high - low + 1 }, (_, more): Said => {
      const exactly: Amount = { in: [[low + more, low + more]] };
      return both({ ask: 'hashtags', in: exactly.in }, tags(exactly) as Form);
    });
    return { ...(ways.length === 1 ? ways[0]! : or(...ways)), plainFor: 1, undeniable: true };
  });
  notation.rule('EdgeText<end> = EdgeAmount ( One<mark> | Many<mark> )', (amount: Amount, name: string) => {
    const mark = MARKS.find(({ unit, closes }) => closes && unit.plural === name);
    if (!mark || mark.characters.startsWith('…')) return undefined;
    const signs = escaped(mark.characters);
    return counted(name, amount, (low, high, isLoose) => {
      const [none, after] = isLoose ? [`[^${signs}\\s]\\s*`, '[\\s"\'”’»)*_]*$'] : [`[^${signs}]`, '\\s*$'];
      return `${high === Infinity ? '' : `(?:^|${none})`}(?:[${signs}]${isLoose ? '\\s*' : ''})${times(low, high)}${after}`;
    });
  });
  // Others elsewhere in the text may count or not.
  for (const [name, nouns] of [
    ['emojis', '( emoji | emojis )'],
    ['questions', '( question | questions )'],
  ])
    for (const side of ['start', 'end'])
      notation.rule(`EdgeText<${side}> = EdgeAmount ${nouns}`, ({ in: numbers }: Amount) => {
        const edge = { ask: side, of: name === 'emojis' ? 'an emoji' : 'a question' };
        return `${numbers}` === '1,1' ? agreeing(and(edge, { ask: name!, in: [[1, 1]] }), edge) : undefined;
      });
}

/** "Exactly one emoji and ends with it": others elsewhere are ruled out by the number. */
function oneAtEnd(notation: Notation): void {
  notation.words(
    'AtEndToo',
    ['ends with it', 'it is at the end', 'it comes at the end', 'it stands at the end'].flatMap((one) => [
      `and ${one}`,
      `, and ${one}`,
    ]),
  );
  notation.words('AtEndToo', ['at the end', ', at the end', 'at the very end', ', at the very end']);
  const atEnd = (form: Said): Said | undefined =>
    isFact(form) && form.ask === 'emojis' && `${form.in}` === '1,1'
      ? { ...and(form, { ask: 'end', of: 'an emoji' }), plainFor: 1, undeniable: true }
      : undefined;
  notation.rule('Core<F,response> = Verb<have,F> Sized<mark> AtEndToo', atEnd);
  notation.rule('Clause = ThereIs Sized<mark> AtEndToo', atEnd);
}

/** "Starts and ends with 'x'", "both starts and ends with a question mark" */
function framed(notation: Notation): void {
  const edges = (of: unknown): Said => and({ ask: 'start', of }, { ask: 'end', of });
  const sign = (text: string) => edges({ text, wholeWords: false, caseSensitive: false });
  notation.rule('BothEdges = Text', (text: Quoted) => edges(plainText(text)));
  notation.rule('BothEdges = ( a | an ) SignName', sign);
  notation.rule('BothEdges = ( a | an ) One<mark>', (name: string) => {
    const text = MARKS.find(({ unit, closes }) => closes && unit.plural === name)?.characters[0];
    return text && '!?:;,'.includes(text) ? sign(text) : undefined;
  });
  for (const name of ['an emoji', 'a digit', 'a capital letter', 'a vowel', 'a consonant'])
    notation.words('BothEdges', [name], edges(name));
  notation.rule('Core<F,W> = ( both )? Verb<frame,F> BothEdges');
}
