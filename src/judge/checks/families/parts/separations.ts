import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { counted, each, type Shape, shape } from '../shape.ts';

const NONE = { denies: true };

/** Words in capital letters, sections with a mark, parts with something between them. */
export function separations(notation: Notation): void {
  const capitals = each(
    [
      'in all',
      'in',
      'in full',
      'written in all',
      'written in',
      'written in full',
      'entirely in',
      'written entirely in',
    ],
    ['capital letters', 'capitals', 'caps', 'uppercase', 'upper case', 'uppercase letters'],
  );
  notation.words('InCapitals', [
    ...capitals.flatMap((one) => ['', 'that are ', 'which are '].map((are) => `${are}${one}`)),
    'with all capital letters',
    ...each(['that are', 'which are'], ['all caps', 'all uppercase']),
  ]);
  notation.words('AreCapitals', [
    ...each(
      ['is', 'are', 'must be', 'should be'],
      [...[...capitals, 'all caps', 'all uppercase', 'fully capitalised', 'fully capitalized']],
    ),
    ...each(
      ['appear', 'appears', 'is written', 'are written'],
      capitals.filter((one) => one.startsWith('in ')),
    ),
  ]);
  notation.words(
    'CapitalWord',
    each(
      ['all-caps', 'all caps', 'all-capital', 'all-uppercase', 'uppercase', 'upper-case', 'fully capitalized'],
      ['word', 'words'],
    ),
  );
  const capitalWords = () => shape('words in capitals');
  notation.rule('NumberShape = Shouted', capitalWords);
  const shouted = (low: number, notes: object): Said => ({
    ask: 'words shouted',
    in: [[low, low === 0 ? 0 : Infinity]],
    ...notes,
  });
  notation.rule('Shouted = ( word | words ) InCapitals');
  notation.rule('Shouted = CapitalWord');
  notation.rule('Det = No Shouted', () => shouted(0, { denies: true }));
  notation.rule('Some<made> = AnyWord Shouted', () => shouted(1, { any: true }));
  notation.rule('Some<made> = ( a | an ) Shouted', () => shouted(1, { one: true }));
  notation.rule('Bare = Shouted', () => shouted(1, { many: true, plainFor: -1 }));
  notation.rule('Clause = No ( word | words ) Inside? AreCapitals', () => shouted(0, { denies: true }));
  notation.rule('Clause = ( a | AnyWord ) ( word | words ) Inside? AreCapitals', () => shouted(1, { onlyFor: -1 }));
  notation.kind('#shouted', (token) =>
    (token.kind === 'word' && /^\p{Lu}{2,}$/u.test(token.raw)) ||
    (token.kind === 'quoted' && /^\p{Lu}{2,}$/u.test(token.text))
      ? token.kind === 'word'
        ? token.raw
        : token.text
      : undefined,
  );
  notation.rule("LikeShouted = ,? '('? Intro #shouted ')'?", () => null);
  notation.rule('Shouted = Shouted LikeShouted', () => null);
  notation.rule('AreCapitals = AreCapitals LikeShouted', () => null);
  const besides = (word: string, notes: object): Said =>
    ({ ...shouted(notes === NONE ? 0 : 1, notes), of: [word] }) as Said;
  notation.rule('Clause = AnyWord word Except #shouted AreCapitals', (word: string) => besides(word, {}));
  notation.rule('Clause = No ( word | words ) Except #shouted AreCapitals', (word: string) => besides(word, NONE));
  // "Penalize words in all caps, except FAQ"
  notation.rule("ButShouted = ,? '('? Except #shouted ')'?", (word: string) => [word]);
  notation.rule('ButShouted = ButShouted ( , | ,? and | ,? or ) #shouted', (all: string[], word: string) => [
    ...all,
    word,
  ]);
  const butFor =
    (low: number, notes: object) =>
    (_: null, of: string[]): Said =>
      ({ ...shouted(low, notes), of }) as Said;
  notation.rule('Det = No Shouted ButShouted', butFor(0, { denies: true }));
  notation.rule('Some<made> = AnyWord Shouted ButShouted', butFor(1, { any: true }));
  notation.rule('Some<made> = ( a | an ) Shouted ButShouted', butFor(1, { one: true }));
  notation.rule('Bare = Shouted ButShouted', butFor(1, { many: true, plainFor: -1 }));
  // Of none, and of any, names such as "NASA" may be meant or not.
  const isNumber = ({ in: numbers }: Amount) =>
    numbers[0]![1] > 0 && !(numbers.length === 1 && numbers[0]![0] === 0 && numbers[0]![1] === 0);
  notation.rule('Special = Amount NumberShape', (amount: Amount, one: Shape): Said | undefined =>
    isNumber(amount) ? counted(one, amount) : undefined,
  );
  notation.rule('Clause = Amount ( word | words ) AreCapitals', (amount: Amount) =>
    isNumber(amount) ? counted(shape('words in capitals'), amount) : undefined,
  );

  // "Two or more words in a row in all caps"
  notation.rule('RowOfWords = Amount ( words in a row | consecutive words )', ({ in: numbers }: Amount) => {
    const [low, high] = numbers[0]!;
    return low > 1 && low < 20 && (high === low || high === Infinity) ? low : undefined;
  });
  const inRow = (of: number): Said => ({ ask: 'words shouted in a row', of, undeniable: true });
  const noRow = (of: number): Said => ({ not: { ask: 'words shouted in a row', of }, denies: true });
  notation.rule('Clause = RowOfWords AreCapitals', inRow);
  notation.rule('Clause = ThereIs RowOfWords InCapitals', inRow);
  notation.rule('Core<F,response> = Verb<have,F> RowOfWords InCapitals', inRow);
  notation.rule('Penalize = RowOfWords InCapitals', inRow);
  notation.rule('Clause = No N ( words in a row | consecutive words ) AreCapitals', (...parts: unknown[]) =>
    noRow(parts.find((one) => typeof one === 'number')!),
  );

  const marks: Readonly<Record<string, readonly string[]>> = {
    '*': ['asterisks', 'stars', 'asterisk symbols', 'asterisk characters', 'asterisk signs'],
    '-': ['dashes', 'hyphens'],
    _: ['underscores'],
    '=': ['equals signs', 'equal signs'],
    '#': ['hash signs', 'hash marks'],
    '~': ['tildes'],
  };
  for (const [mark, names] of Object.entries(marks)) {
    for (let length = 3; length <= 12; length += 1)
      notation.words('Marks', [Array(length).fill(mark).join(' ')], mark.repeat(length));
    notation.words('MarkName', names, mark);
  }
  const isDivider = (text: string) =>
    text.length >= 3 && Object.hasOwn(marks, text[0]!) && text === text[0]!.repeat(text.length);
  notation.rule('Row3 = Marks');
  notation.rule('Row3 = #quoted', (text: string) => (isDivider(text) ? text : undefined));
  notation.rule("Row3 = '(' Marks ')'");
  notation.rule("Row3 = '(' #quoted ')'", (text: string) => (isDivider(text) ? text : undefined));
  const kinds = each(['', 'markdown'], ['divider', 'separator', 'delimiter', 'horizontal rule', 'rule', 'line']);
  notation.words('DividerName', [
    ...kinds.flatMap((kind) => [kind, `the ${kind}`, `a ${kind}`]),
    ...each(['a line', 'a row'], ['of', 'of exactly', 'consisting of', 'made up of']),
    ...each(each(['a line that consists', 'a line consisting'], ['of', 'only of']), ['', 'exactly']),
    'the symbols',
    'the characters',
    'the string',
  ]);
  notation.words('DividerKind', kinds);
  notation.rule('Counted3 = N MarkName', (n: number, mark: string) =>
    n >= 3 && n <= 100 ? mark.repeat(n) : undefined,
  );
  notation.rule('Counted3 = N MarkName :? Row3', (n: number, mark: string, row: string) =>
    row === mark.repeat(n) ? row : undefined,
  );
  notation.rule('Divider = DividerName :? ( Row3 | Counted3 )');
  notation.rule('Divider = Counted3');
  notation.rule('Divider = Row3');
  notation.rule('Divider = ( a | the )? Row3 DividerKind');
  notation.words(
    'BlankLine',
    [
      'a blank line',
      'one blank line',
      'blank lines',
      'an empty line',
      'one empty line',
      'empty lines',
      'two line breaks',
      'double line breaks',
      'a double line break',
      'two newlines',
      'double newlines',
      'two new lines',
    ],
    'blank lines',
  );
  notation.rule('Between2 = ( Divider | BlankLine )');
  const linking = [
    '',
    ',',
    ...[
      'that are',
      'which are',
      'and they are',
      'and these are',
      'and the paragraphs are',
      'and the answers are',
      'and the responses are',
      'all',
      'each',
      'and',
    ].flatMap((one) => [one, `, ${one}`]),
  ];
  notation.words(
    'SeparatedBy',
    each(
      linking,
      ['separated', 'divided', 'split', 'delimited', 'set apart'].flatMap((one) =>
        each(each([one], ['', 'from each other', 'from one another']), ['by', 'with', 'using', 'by using']),
      ),
    ),
  );
  notation.words('BetweenThem', [
    'between them',
    'in between',
    'in between them',
    'between the paragraphs',
    'between the answers',
    'between the two',
    'between the two answers',
    'between paragraphs',
    'between the responses',
  ]);
  notation.rule('Separation = SeparatedBy Between2');
  notation.rule('Separation = ( , )? with Between2 BetweenThem');
  notation.rule('NumberShape = ( paragraph | paragraphs ) ( in total )? Separation :?', (of: string) =>
    shape('paragraphs between', of),
  );
  notation.rule('Core<F,response> = ( Verb<consist,F> | Divided<F> ) Special', (form: Said) =>
    'ask' in form && PARTS.includes(form.ask) ? form : undefined,
  );
  for (const [at, form] of ['third', 'plural', 'base', 'past', 'gerund'].entries())
    notation.words(
      `Divided<${form}>`,
      each(
        [['is', 'are', 'be', 'was', 'being'][at]!],
        each(['divided', 'split', 'organized', 'organised', 'structured', 'broken'], ['into']),
      ),
    );
  notation.rule(
    'Core<F,response> = Divided<F> Amount ( paragraph | paragraphs ) ( by | with | using ) Between2',
    (amount: Amount, of: string): Said => ({ ask: 'paragraphs between', of, ...amount }),
  );
  notation.rule('Core<F,response> = Divided<F> Sized<size>', (form: Said) =>
    'ask' in form && form.ask === 'paragraphs' ? form : undefined,
  );
  notation.rule('State = Special', (form: Said) =>
    'ask' in form && form.ask === 'paragraphs between' ? form : undefined,
  );
  notation.words('Alternatives', [
    ...each(['different', 'distinct', 'alternative'], ['answers', 'responses', 'replies']),
    'alternatives',
  ]);
  notation.rule('Different = Amount Alternatives Separation', (amount: Amount, divider: string): Said | undefined =>
    amount.in[0]![0] >= 2 && divider !== 'blank lines'
      ? { ask: 'different parts', of: { divider, in: amount.in }, whole: true }
      : undefined,
  );
  notation.rule('Det = Different');
  notation.rule('Core<F,W> = Verb<give,F> ( Different | Special )');
  notation.rule(
    'Clause = Amount Alternatives ( are given | are provided | are offered ) ( and )? Separation',
    (amount: Amount, divider: string): Said | undefined =>
      amount.in[0]![0] >= 2 && divider !== 'blank lines'
        ? { ask: 'different parts', of: { divider, in: amount.in }, whole: true }
        : undefined,
  );
  notation.rule('Core<F,response> = Verb<consist,F> Different');

  notation.words('Section', ['section', 'sections']);
  const eachOne = [
    '',
    'each ',
    'each section ',
    'each of them ',
    'all ',
    'each of which is ',
    'all of which are ',
    'that are ',
    'which are ',
    'with each section ',
    'with each ',
    'and each section is ',
    'and each is ',
    'and each one is ',
    'and the beginning of each section is ',
    'and the start of each section is ',
    'and each of them is ',
    'each section being ',
    'each one ',
  ];
  const marked = eachOne.flatMap((one) =>
    ['marked', 'labeled', 'labelled', 'headed', 'titled', 'introduced', 'named', 'beginning', 'starting'].flatMap(
      (participle) => ['with', 'by', 'as', ''].map((link) => `${one}${participle} ${link}`.trim()),
    ),
  );
  notation.words(
    'MarkedWith',
    marked.flatMap((one) => [one, `, ${one}`]),
  );
  notation.kind('#capital', (token) => (token.kind === 'word' && /^\p{Lu}$/u.test(token.raw) ? token.raw : undefined));
  notation.rule(
    'SectionMark = #quoted ,? where #capital ( is a number | is the number | is the section number | is the number of the section )',
    (text: string, letter: string) => markOf(text, letter),
  );
  notation.rule(
    "SectionMark = #quoted '(' #capital ( being a number | is a number | being the section number | being the number ) ')'",
    (text: string, letter: string) => markOf(text, letter),
  );
  notation.rule('NumberShape = Section ( in the response | in its response ) MarkedWith SectionMark', (of: string) =>
    shape('marked sections', of),
  );
  notation.rule('NumberShape = Section MarkedWith SectionMark', (of: string) => shape('marked sections', of));
  notation.rule("NumberShape = Section '(' MarkedWith SectionMark ')'", (of: string) => shape('marked sections', of));
}

const PARTS = ['paragraphs between', 'marked sections'];
const markOf = (text: string, letter: string): string | undefined => {
  const [, word, last] = /^(\p{L}[\p{L}\p{M}]*) (\p{Lu})$/u.exec(text) ?? [];
  return last === letter ? word : undefined;
};
