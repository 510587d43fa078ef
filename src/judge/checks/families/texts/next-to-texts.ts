import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { MARKS } from '../../texts/punctuation-marks.ts';
import { isPlain, type One } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import type { Quoted } from './texts.ts';
import { agreeing, asSource, escaped, found } from './written-texts.ts';

/** What stands next to what in a text, and what stands in a row. */
export function nextToTexts(notation: Notation): void {
  neighbours(notation);
  runs(notation);
}

/** A part of a pattern as people write it. */
const shown = (source: string) =>
  source === ' '
    ? 'a blank'
    : `"${source
        .replace(/^\(\?:(.*)\)$/u, '$1')
        .replaceAll('\\b', '')
        .replaceAll(/(?<!\\)\|/gu, '" or "')
        .replaceAll(/\\(.)/gu, '$1')}"`;

/** "A comma right before the word 'and'", "a space in front of a comma or a period" */
function neighbours(notation: Notation): void {
  const signs: Record<string, string> = {};
  for (const { unit, characters } of MARKS)
    if (characters.length > 0 && unit.plural !== 'ellipses' && unit.plural !== 'hashtags')
      signs[unit.singular] = escaped([...characters][0]!);
  for (const { unit } of MARKS) {
    const source = signs[unit.singular];
    if (source !== undefined)
      notation.words('NearSign', [unit.singular, ...(unit.aliases ?? []).filter((one) => !one.endsWith('s'))], source);
  }
  notation.words('NearSign', ['space', 'blank'], ' ');
  notation.words('NearSigns', ['spaces', 'blanks'], ' ');
  notation.rule('NearText = ( a | an | any | the )? NearSign', (source: string) => source);
  notation.rule('NearText = NearText or ( a | an )? NearSign', (a: string, b: string) => `(?:${a}|${b})`);
  notation.rule('NearText = Text', (text: Quoted) => asSource(text));
  const right = ['right', 'directly', 'immediately', 'just', 'straight'];
  const places = { before: ['before', 'in front of'], after: ['after', 'behind'] } as const;
  for (const [place, words] of Object.entries(places)) notation.words('NextTo', each(right, words), { place });
  notation.words('NextTo', each(['directly', 'immediately'], ['followed by', 'preceding']), { place: 'before' });
  // "After" alone may mean anywhere after, except for blanks and commas.
  for (const [place, words] of Object.entries(places)) notation.words('NextTo', words, { place, isLoose: true });
  const separates = [' ', ','];
  interface NextTo {
    place: 'before' | 'after';
    isLoose?: true;
  }
  const near =
    (numbers: [number, number][]) =>
    (sign: string, { place, isLoose }: NextTo, text: string): Said | undefined => {
      if (sign === text || (isLoose && !separates.includes(sign))) return undefined;
      const [first, second] = place === 'before' ? [sign, text] : [text, sign];
      // Between a mark and a word a blank says nothing; a blank at the start of a line is its indentation.
      const called = `${shown(first!)} before ${shown(second!)}`;
      if (first !== ' ') return found(called, second === ' ' ? `${first} ` : `${first}\\s*${second}`, numbers);
      const said = found(called, `\\S ${second}`, numbers);
      // ".NET" and "..." begin with a full stop.
      const isStop = second.includes('\\.');
      return isStop ? agreeing(said, found(called, `\\S ${second.replace('\\.', '\\.(?:[^\\w.]|$)')}`, numbers)) : said;
    };
  notation.rule('Some<made> = ( a | an | any ) NearSign NextTo NearText', near([[1, Infinity]]));
  // "No space after a comma" as a fault may be said of any comma.
  notation.rule('None<some> = no NearSign NextTo NearText', (sign: string, next: NextTo, text: string) => {
    const said = near([[0, 0]])(sign, next, text);
    return said && { ...said, denies: true, plainFor: 1 };
  });
  notation.rule('Penalize = ( a | an | any )? ( NearSign | NearSigns ) NextTo NearText', near([[1, Infinity]]));
  // What stands in parentheses: "1)" has one of them, and nothing in it.
  const enclosed = (): Said =>
    agreeing(
      { ask: 'parentheses', in: [[1, Infinity]] },
      found('something in parentheses', '\\([^()]*[^\\s()][^()]*\\)'),
    );
  notation.words(
    'SomethingIn',
    each(
      [
        'something',
        'anything',
        'some text',
        'any text',
        'text',
        'a word',
        'a remark',
        'an aside',
        'a part of it',
        'part of it',
      ],
      [''],
    ),
  );
  notation.words(
    'InParentheses',
    each(['in', 'inside', 'between', 'within'], ['parentheses', 'round brackets', '( parentheses )', 'parens']),
  );
  // A link and a box to tick have square brackets, too.
  const square = (): Said =>
    agreeing(
      found('something in square brackets', '\\[[^\\[\\]]*[^\\s\\[\\]][^\\[\\]]*\\]'),
      found('something in square brackets', '\\[[^\\[\\]]{2,}\\](?:[^(\\[:]|$)'),
    );
  notation.words('InSquare', each(['in', 'inside', 'between', 'within'], ['square brackets']));
  notation.rule('Clause = SomethingIn ( is | stands | appears | is put | is written | is set ) InSquare', square);
  notation.rule('Some<made> = SomethingIn InSquare', square);
  notation.rule(
    'Clause = SomethingIn ( is | stands | appears | is put | is written | is set ) InParentheses',
    enclosed,
  );
  notation.rule('Some<made> = SomethingIn InParentheses', enclosed);
}

/** "16 digits in a row", "an umlaut", "something in square brackets", "the same word twice in a row" */
function runs(notation: Notation): void {
  notation.words('DigitRow', [
    'digits in a row',
    'consecutive digits',
    'digits in succession',
    'digits one after the other',
  ]);
  const row = (count: number | string) => `${count} digits in a row`;
  const digits = ({ bare, in: [span] }: Amount): Said | undefined => {
    const [low, high] = span!;
    const exactly = `(?:^|\\D)\\d{${low}}(?:\\D|$)`;
    if (low < 2) return undefined;
    // "16 digits in a row" may be the beginning of more.
    if (bare && low === high) return agreeing(found(row(low), `\\d{${low}}`), found(row(low), exactly));
    return high === Infinity
      ? found(row(`${low} or more`), `\\d{${low}}`)
      : low === high
        ? found(row(low), exactly)
        : undefined;
  };
  notation.rule('Some<made> = Amount DigitRow', digits);
  notation.rule('None<some> = no Amount DigitRow', (amount: Amount): Said | undefined =>
    amount.bare ? { ...found(row(amount.in[0]![0]), `\\d{${amount.in[0]![0]}}`, [[0, 0]]), denies: true } : undefined,
  );
  notation.words('Umlauts', ['umlauts', 'german umlauts']);
  notation.words('Umlaut', ['umlaut', 'german umlaut']);
  const umlauts = '[äöü]|[aou]\\u0308';
  notation.rule(
    'Some<made> = ( a | an | any | at least one ) Umlaut',
    (): Said => ({ ...found('an umlaut', umlauts), one: true }),
  );
  notation.rule('Bare = Umlauts', (): Said => ({ ...found('an umlaut', umlauts), many: true }));
  notation.rule(
    'None<some> = no ( Umlaut | Umlauts )',
    (): Said => ({ ...found('an umlaut', umlauts, [[0, 0]]), denies: true }),
  );
  notation.words(
    'WordTwice',
    each(['the same word', 'a word', 'any word'], ['twice in a row', 'two times in a row', 'doubled']),
  );
  const doubled = (): Said => ({ ask: 'doubled words', in: [[1, Infinity]], one: true });
  notation.rule('Some<made> = WordTwice DoubledGloss?', doubled);
  // "Only the first letter is a capital and the rest are small"
  notation.words('OnlyFirst', [
    'only the first letter',
    'just the first letter',
    'nothing but the first letter',
    'only the very first letter',
  ]);
  notation.words(
    'IsCapital',
    each(
      ['is', 'must be', 'should be'],
      ['a capital', 'a capital letter', 'capitalized', 'capitalised', 'uppercase', 'upper case', 'in uppercase'],
    ),
  );
  notation.words('RestSmall', [
    ...each(
      each(['and', ', and', ','], ['the rest', 'all the rest', 'all others', 'the others', 'everything else']),
      each(['are', 'is', 'are all', 'is all'], ['small', 'lowercase', 'in lowercase', 'lower case', 'small letters']),
    ),
  ]);
  notation.rule(
    'Clause = OnlyFirst OfAll? IsCapital RestSmall?',
    (): Said => ({
      and: [
        { ask: 'start', of: 'a capital letter' },
        { ask: 'capital letters', in: [[1, 1]] },
      ],
      undeniable: true,
      plainFor: 1,
    }),
  );
  // "The title on the first line" is that line.
  notation.words('LineName', each(['the', 'its'], ['title', 'headline', 'heading', 'header', 'subject']));
  notation.rule('OnePart = LineName ( in | on ) OnePart', (part: One) =>
    isPlain(part, 'line') && part.place === 0 ? part : undefined,
  );
}
