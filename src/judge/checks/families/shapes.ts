import type { Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';

/** A thing whose shape the criterion shows, to be counted. */
interface Shape {
  ask: string;
  of?: unknown;
  /** Whether any number of it can be asked for, and not only whether there is one. */
  isCounted: boolean;
}

const shape = (ask: string, of?: unknown, isCounted = true): Shape => ({
  ask,
  ...(of !== undefined && { of }),
  isCounted,
});
const counted = ({ ask, of }: Shape, amount: Amount): Said => ({ ask, ...(of !== undefined && { of }), ...amount });
const some = (one: Shape): Said => counted(one, { in: [[1, Infinity]] });
const none = (one: Shape): Said => counted(one, { in: [[0, 0]], denies: true });

const each = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((one) => after.map((other) => `${one} ${other}`.trim()));

/** What shows a shape by an example: "such as [name]", "(i.e. <<title>>)". */
function examples(notation: Notation): void {
  const intros = ['such as', 'like', 'for example', 'for instance', 'that is', 'as in', 'e . g', 'i . e', 'eg', 'ie'];
  notation.words('Intro', each(intros, ['', '.', ',', '. ,', ':', '. :']));
  notation.kind('#piece', (token) => (token.kind === 'word' || token.kind === 'number' ? true : undefined));
  notation.rule('Inner = #piece', () => null);
  notation.rule('Inner = Inner #piece', () => null);
  notation.feature('X', ['Square', 'Angle']);
  notation.rule('SquareOne = [ Inner ]', () => true);
  notation.rule('Sample<Square> = SquareOne', () => true);
  notation.rule('Sample<Square> = Sample<Square> ( or | and ) SquareOne', () => true);
  notation.rule('Sample<Angle> = < < Inner > >', () => true);
  notation.rule('Sample<Angle> = #quoted', (text: string) => (/^<<[^<>]+>>$/.test(text) ? true : undefined));
  for (const name of ['Square', 'Angle']) {
    notation.rule(`Shown<${name}> = ,? Intro Sample<${name}> ,?`, () => true);
    notation.rule(`Shown<${name}> = '(' Intro? Sample<${name}> ')'`, () => true);
  }
  notation.rule('Sign = * Inner *', () => '*');
  notation.rule('Sign = * * Inner * *', () => '**');
  notation.rule('Sign = #quoted', (text: string) => /^(\*{1,2})[^*]+\1$/u.exec(text)?.[1]);
  notation.rule('ShownSign = ,? Intro Sign', (sign: string) => sign);
  notation.rule("ShownSign = '(' Intro? Sign ')'", (sign: string) => sign);
}

/** Placeholders, titles, postscripts and highlighted passages. */
function shown(notation: Notation): void {
  notation.words(
    'Bracketed2',
    each(
      ['', 'that are', 'which are', 'each', ', each', ','],
      [
        ...each(['in', 'within', 'inside', 'with', 'between'], ['square brackets']),
        ...each(
          each(
            ['represented', 'marked', 'enclosed', 'written', 'wrapped', 'surrounded', 'indicated', 'denoted', 'shown'],
            ['by', 'in', 'with', 'within', 'using'],
          ),
          ['square brackets'],
        ),
      ],
    ),
  );
  notation.words('Placeholder', ['placeholder', 'placeholders']);
  notation.words(
    'SquarePlaceholder',
    each(['square-bracket', 'square-bracketed', 'square bracket', 'square bracketed'], ['placeholder', 'placeholders']),
  );
  notation.words('SomePlaceholder', [
    'bracketed placeholder',
    'bracketed placeholders',
    'placeholder in brackets',
    'placeholders in brackets',
  ]);
  const placeholders = () => shape('placeholders');
  notation.rule('Shape = Placeholder Bracketed2 ( Shown<Square> )?', placeholders);
  notation.rule('Shape = Placeholder Shown<Square> Bracketed2', placeholders);
  notation.rule('Shape = Placeholder Bracketed2 ( in the response | in its response ) Shown<Square>', placeholders);
  notation.rule('Shape = SquarePlaceholder ( Shown<Square> )?', placeholders);
  notation.rule('Shape = SomePlaceholder Shown<Square>', placeholders);

  notation.words(
    'Angled',
    each(
      [
        ...['in', 'inside', 'within', 'between'],
        ...each(
          ['wrapped', 'enclosed', 'surrounded', 'placed', 'put', 'written'],
          ['in', 'inside', 'within', 'between', 'by', 'with'],
        ),
      ],
      ['double angle brackets', 'double angular brackets'],
    ),
  );
  notation.words('ThatIs', [',', 'that is', 'which is', 'that are', 'which are', ', which is']);
  const title = () => shape('titles', undefined, false);
  notation.rule('Shape = title Angled ( in the response | in its response ) Shown<Angle>', title);
  notation.rule('Shape = ( title | titles ) ThatIs? Angled ( Shown<Angle> )?', title);
  notation.rule(
    'Shape = ( title | titles ) ThatIs? ( formatted as | written as | in the form | in the form of | in the format | in the format of ) Sample<Angle>',
    title,
  );

  notation.words('Postscript', ['postscript', 'post script', 'post-script', 'postscripts']);
  const letters = (initials: string) =>
    [initials, initials.toLowerCase()].flatMap((one) =>
      [[...one].join(' . '), `${[...one].join(' . ')} .`, one, `${one} .`].map((text) => text.toLowerCase()),
    );
  notation.words('Initials', letters('PS'), 'P.S.');
  notation.words('Initials', letters('PPS'), 'P.P.S.');
  notation.rule('Initials = #quoted', (text: string) => {
    const plain = /^[ps.\s]+$/iu.test(text) ? text.replace(/[.\s]/gu, '').toLowerCase() : '';
    return plain === 'ps' ? 'P.S.' : plain === 'pps' ? 'P.P.S.' : undefined;
  });
  notation.words(
    'Beginning',
    each(
      [
        'starting',
        'beginning',
        'marked',
        'introduced',
        'labeled',
        'labelled',
        'that starts',
        'that begins',
        'which starts',
        'which begins',
        'that is marked',
        'that is introduced',
        'prefixed',
      ],
      ['with', 'by', 'as'],
    ),
  );
  const postscript = (mark: string | undefined) => shape('postscripts', mark ?? 'P.S.', false);
  notation.rule('Shape = Postscript', () => postscript('P.S.'));
  notation.rule(
    'Shape = Postscript Beginning ( the letters | the text | the abbreviation | the characters )? Initials',
    postscript,
  );
  notation.rule("Shape = Postscript '(' Initials ')'", postscript);
  notation.rule('Shape = Initials ( section | line | note | postscript | message )?', postscript);
  notation.rule('Core<F,W> = Verb<add,F> Special ( at the end )?', (form: Said) =>
    'ask' in form && form.ask === 'postscripts' ? form : undefined,
  );

  const nouns = ['section', 'part', 'phrase', 'passage'].flatMap((noun) => [noun, `${noun}s`]);
  notation.words('Passage', nouns);
  notation.words('OfText', [
    'of the text',
    'of text',
    'of the response',
    'of its response',
    'of the answer',
    'of the reply',
    'in the response',
    'in its response',
  ]);
  notation.words(
    'WithMarkdown',
    each(
      ['with', 'in', 'using', 'by using', 'through'],
      ['markdown', 'markdown formatting', 'markdown emphasis', 'markdown syntax'],
    ),
  );
  notation.rule('HowSaid = WithMarkdown', () => 'markdown');
  notation.rule('HowSaid = WithMarkdown? ShownSign', (sign: string) => sign);
  notation.rule(
    'Shape = ( Passage OfText? ( highlighted | that are highlighted | which are highlighted ) | HighlightedPassage OfText? ) HowSaid',
    (how: string) => shape('highlights', how),
  );
  notation.words(
    'HighlightedPassage',
    nouns.map((noun) => `highlighted ${noun}`),
  );
  notation.words('MarkdownHighlight', [
    ...nouns.flatMap((noun) => [`markdown-highlighted ${noun}`, `markdown highlighted ${noun}`]),
    'markdown highlight',
    'markdown highlights',
  ]);
  notation.rule('Shape = MarkdownHighlight ( ShownSign )?', (sign: string | undefined) =>
    shape('highlights', sign ?? 'markdown'),
  );
  notation.words('OfText', ['in its answer', 'in its reply', 'in the reply']);
  notation.rule('Core<F,W> = Verb<highlight,F> any Passage HowSaid', (how: string) => some(shape('highlights', how)));
  notation.rule('Core<F,W> = Verb<highlight,F> Amount Passage OfText? HowSaid', (amount: Amount, how: string) =>
    counted(shape('highlights', how), amount),
  );
  notation.rule(
    'Clause = Amount Passage OfText? ( is | are | must be | should be ) highlighted OfText? HowSaid',
    (amount: Amount, how: string) => counted(shape('highlights', how), amount),
  );
}

/** Words in capital letters, sections with a mark, parts with something between them. */
function cut(notation: Notation): void {
  const capitals = ['capital letters', 'capitals', 'caps', 'uppercase', 'upper case', 'uppercase letters'].flatMap(
    (name) => [`in all ${name}`, `in ${name}`, `written in all ${name}`, `written in ${name}`, `entirely in ${name}`],
  );
  notation.words('InCapitals', [
    ...capitals.flatMap((one) => ['', 'that are ', 'which are '].map((are) => `${are}${one}`)),
    'with all capital letters',
    ...each(['that are', 'which are'], ['all caps', 'all uppercase']),
  ]);
  notation.words(
    'AreCapitals',
    each(['is', 'are', 'must be', 'should be'], [...capitals, 'all caps', 'all uppercase']),
  );
  notation.words(
    'CapitalWord',
    each(
      ['all-caps', 'all caps', 'all-capital', 'all-uppercase', 'uppercase', 'upper-case', 'fully capitalized'],
      ['word', 'words'],
    ),
  );
  const capitalWords = () => shape('words in capitals');
  notation.rule('NumberShape = ( word | words ) InCapitals', capitalWords);
  notation.rule('NumberShape = CapitalWord', capitalWords);
  // Of none, and of any, names such as "NASA" may be meant or not.
  const isNumber = ({ in: numbers }: Amount) =>
    numbers[0]![1] > 0 && !(numbers.length === 1 && numbers[0]![0] === 0 && numbers[0]![1] === 0);
  notation.rule('Special = Amount NumberShape', (amount: Amount, one: Shape): Said | undefined =>
    isNumber(amount) ? counted(one, amount) : undefined,
  );
  notation.rule('Clause = Amount ( word | words ) AreCapitals', (amount: Amount) =>
    isNumber(amount) ? counted(shape('words in capitals'), amount) : undefined,
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
    'a line of',
    'a row of',
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
  notation.rule(
    'Different = Amount ( different | distinct ) ( answers | responses | replies ) Separation',
    (amount: Amount, divider: string): Said | undefined =>
      amount.in[0]![0] >= 2 && divider !== 'blank lines'
        ? { ask: 'different parts', of: { divider, in: amount.in }, whole: true }
        : undefined,
  );
  notation.rule('Det = Different');
  notation.rule('Core<F,W> = Verb<give,F> ( Different | Special )');
  notation.rule(
    'Clause = Amount ( different | distinct ) ( answers | responses | replies ) ( are given | are provided | are offered ) ( and )? Separation',
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

/** Things whose shape the criterion shows. */
export function shapes(notation: Notation): void {
  examples(notation);
  shown(notation);
  cut(notation);
  const isPresence = ({ in: numbers }: Amount) =>
    numbers.length === 1 && numbers[0]![0] === 1 && numbers[0]![1] === Infinity;
  notation.rule('Special = Amount Shape', (amount: Amount, one: Shape) =>
    one.isCounted || isPresence(amount) ? counted(one, amount) : undefined,
  );
  notation.rule('Special = No Shape Emphasis?', none);
  notation.rule('Special = ( a | an ) Shape', (one: Shape): Said => ({ ...some(one), one: true }));
  notation.rule('Special = AnyWord Shape Emphasis?', some);
  notation.rule('Bare = Shape', (one: Shape) =>
    one.isCounted && one.ask !== 'highlights' ? { ...some(one), many: true } : undefined,
  );
  notation.rule('Counted = NumberOf ( Shape | NumberShape )', ({ ask, of }: Shape) => ({ thing: ask, of }));
}
