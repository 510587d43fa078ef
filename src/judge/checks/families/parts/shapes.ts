import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { counted, each, none, type Shape, shape, some } from '../shape.ts';
import { separations } from './separations.ts';

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
  notation.words('Placeholder', each(['', 'template'], ['placeholder', 'placeholders']));
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
  // "[Berlin]" may have been filled in.
  const unfilled = () => shape('unfilled placeholders', undefined, false);
  notation.rule('Shape = Unfilled Placeholder Bracketed2 ( Shown<Square> )?', unfilled);
  notation.rule('Shape = Unfilled ( SquarePlaceholder | SomePlaceholder ) ( Shown<Square> )?', unfilled);

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

/** Things whose shape the criterion shows. */
export function shapes(notation: Notation): void {
  examples(notation);
  shown(notation);
  notation.add(separations);
  const isPresence = ({ in: numbers }: Amount) =>
    numbers.length === 1 && numbers[0]![0] === 1 && numbers[0]![1] === Infinity;
  notation.rule('Special = Amount Shape', (amount: Amount, one: Shape) =>
    one.isCounted || isPresence(amount) ? counted(one, amount) : undefined,
  );
  notation.rule('Clause = ( a | the ) ( title | titles ) Used ,? Angled ( Shown<Angle> )?', () =>
    some(shape('titles', undefined, false)),
  );
  notation.rule('Clause = Amount Placeholder Shown<Square> Used ( in | within ) square brackets', (amount: Amount) =>
    counted(shape('placeholders'), amount),
  );
  notation.rule('Special = No Shape Emphasis?', none);
  notation.rule('Special = ( a | an ) Shape', (one: Shape): Said => ({ ...some(one), one: true }));
  notation.rule('Special = AnyWord Shape Emphasis?', some);
  notation.rule('Bare = Shape', (one: Shape) =>
    (one.isCounted && one.ask !== 'highlights') || one.ask === 'unfilled placeholders'
      ? { ...some(one), many: true }
      : undefined,
  );
  notation.rule('Counted = NumberOf ( Shape | NumberShape )', ({ ask, of }: Shape) => ({ thing: ask, of }));
}
