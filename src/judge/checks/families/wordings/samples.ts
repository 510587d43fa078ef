import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { HTML_NAMES } from '../../markdown/html-names.ts';
import { each } from '../shape.ts';

/** Which things an example may show, by the kind of the example. An example of one kind says nothing of other things. */
const SHOWN: Readonly<Record<string, readonly string[]>> = {
  tag: ['HTML tags'],
  bold: ['bold passages'],
  italic: ['italic passages'],
  link: ['markdown links'],
  short: ['contractions'],
  number: ['numbered items'],
  hex: ['hex colors'],
  mail: ['e-mail addresses'],
  share: ['percentages'],
  version: ['version numbers'],
  box: ['checkboxes', 'ticked boxes', 'unticked boxes'],
};
/** The names of things that begin a line, and the signs of that line. */
const LINE_SIGNS: Readonly<Record<string, RegExp>> = {
  'block quotes': /^> ?$/u,
  headings: /^#$/u,
  'markdown headings': /^#$/u,
  'bullet points': /^[-*]$/u,
  'numbered items': /^1[.)]$/u,
};
const SHORT_FORMS = [
  ...['do not', 'can not', 'it is', 'is not', 'does not', 'did not', 'are not', 'there is'],
  ...['will not', 'have not', 'has not', 'they are'],
  ...["i'm", "you're", "we're", "i've", "we've", "you've", "i'll", "we'll", "you'll", "let's"],
  ...["that's", "couldn't", "wouldn't", "i'd", "you'd", "he's", "she's", "what's"],
];

/** Examples and signs that follow the name of a thing and say again what it is: "tags like <br>", "(a line starting with '>')". */
export function samples(notation: Notation): void {
  notation.feature('Q', Object.keys(SHOWN));
  const isTag = (name: string) => (HTML_NAMES.has(name.toLowerCase()) ? true : undefined);
  notation.rule('Sampled<tag> = < /? #tagword /? >', isTag);
  notation.kind('#shownTag', (token) => {
    const name = token.kind === 'quoted' ? /^<\/?([a-z][a-z0-9]*)\s?\/?>$/iu.exec(token.text)?.[1] : undefined;
    return name && isTag(name);
  });
  notation.rule('Sampled<tag> = #shownTag');
  const quoted = (kind: string, name: string, pattern: RegExp) => {
    notation.kind(name, (token) => (token.kind === 'quoted' && pattern.test(token.text) ? true : undefined));
    notation.rule(`Sampled<${kind}> = ${name}`);
  };
  quoted('bold', '#shownBold', /^(\*\*|__)[^*_]+\1$/u);
  quoted('italic', '#shownItalic', /^([*_])[^*_]+\1$/u);
  quoted('link', '#shownLink', /^\[[^[\]]+\]\([^()\s]+\)$/u);
  quoted('short', '#shownShort', /^\p{L}+['’]\p{L}{1,2}$/u);
  quoted('hex', '#shownHex', /^#[\da-f]{6}$/iu);
  quoted('mail', '#shownMail', /^[^\s@]+@[^\s@]+\.[^\s@]+$/u);
  quoted('version', '#shownVersion', /^v?\d+\.\d+\.\d+$/u);
  notation.rule("Sampled<share> = ( #number | #decimal ) '%'", () => true);
  quoted('box', '#shownBox', /^(?:[-*] )?\[[ xX]\]$/u);
  notation.rule('Sampled<bold> = * * Inner * *', () => true);
  notation.rule('Sampled<italic> = * Inner *', () => true);
  notation.rule("Sampled<link> = [ Inner ] '(' Inner ')'", () => true);
  notation.rule('Sampled<box> = -? [ ( x )? ]', () => true);
  notation.words('Sampled<short>', SHORT_FORMS, true);
  notation.rule("Counting1 = #number ( . | ')' )", (n: number) => [n]);
  notation.rule("Counting1 = Counting1 ( , | and | , and )? #number ( . | ')' )", (all: number[], n: number) => [
    ...all,
    n,
  ]);
  notation.rule('Sampled<number> = Counting1', (all: number[]) =>
    all.every((n, at) => n === at + 1) ? true : undefined,
  );
  notation.rule('Samples<Q> = Sampled<Q>');
  notation.rule('Samples<Q> = Samples<Q> ( , | or | and | , or | , and ) Sampled<Q>', () => true);
  notation.words('AndSoOn', [
    ...['…', '. . .', 'and so on', 'and the like', 'and others', 'etc', 'etc .'].flatMap((one) => [one, `, ${one}`]),
  ]);
  notation.rule('ShownBy<Q> = ,? Intro Samples<Q> AndSoOn? ,?', () => true);
  notation.rule("ShownBy<Q> = '(' Intro? Samples<Q> AndSoOn? ')'", () => true);
  for (const [kind, names] of Object.entries(SHOWN))
    for (const thing of ['One<made>', 'Many<made>', 'One<some>', 'Many<some>'])
      notation.rule(`${thing} = ${thing} ShownBy<${kind}>`, (name: string) =>
        names.includes(name) ? name : undefined,
      );
  // "A version like 1.4.2": only with its example.
  notation.rule('One<made> = version ShownBy<version>', () => 'version numbers');
  notation.rule('Many<made> = versions ShownBy<version>', () => 'version numbers');
  notation.rule('Many<made> = Many<made> with ( an apostrophe | apostrophes )', (name: string) =>
    name === 'contractions' ? name : undefined,
  );
  notation.words('Many<some>', ['inline code in backticks', 'inline code between backticks'], 'inline code');
  notation.words('One<made>', ['tab character', 'tab stop'], 'tabs');
  notation.words('Many<made>', ['tab characters'], 'tabs');
  notation.words('One<some>', ['double space between words'], 'spaces in a row');
  notation.rule('Many<some> = Many<some> between words', (name: string) =>
    name === 'spaces in a row' ? name : undefined,
  );
  for (const [number, nouns] of [
    ['One', '( heading | header )'],
    ['Many', '( headings | headers )'],
  ])
    notation.rule(`${number}<made> = OfLevel '(' Hashes ')' markdown? ${nouns}`, (n: number, level: number) =>
      n === level ? `level-${n} headings` : undefined,
    );
  // "Nothing is set off as a blockquote"
  notation.words(
    'IsSetAs',
    each(['is', 'has been', 'was'], ['set off as', 'formatted as', 'marked as', 'given as', 'presented as', 'set as']),
  );
  notation.rule(
    'Clause = nothing IsSetAs ( a | an ) One<made>',
    (ask: string): Said => ({ ask, in: [[0, 0]], denies: true }),
  );
  // However many others there are, the number stays what it is.
  notation.words(
    'HoweverMany',
    ['however many', 'no matter how many', 'regardless of how many'].flatMap((one) => [one, `, ${one}`]),
  );
  notation.rule(
    'Clause = Sized<C> Used HoweverMany Many<made> ( there are | are used | follow | it has )',
    (form: Said) => form,
  );
  // Blank lines that follow one another.
  notation.words('SeveralOf', ['two or more', 'two', 'multiple', 'several', 'more than one', 'any two']);
  notation.words('BlankLines2', ['blank lines', 'empty lines'], 'blank lines in a row');
  notation.words('BlankLines2', ['spaces'], 'spaces in a row');
  notation.words(
    'ComeInRow',
    each(
      ['come', 'follow', 'appear', 'stand', 'occur', 'are', 'follow each other'],
      ['in a row', 'one after another', 'one after the other', 'consecutively', 'back to back', 'in succession'],
    ).concat('follow each other', 'follow one another', 'come directly after each other'),
  );
  notation.rule(
    'Clause = SeveralOf BlankLines2 ComeInRow',
    (ask: string): Said => ({ ask, in: [[1, Infinity]], plainFor: -1 }),
  );
  notation.rule('Clause = no two BlankLines2 ComeInRow', (ask: string): Said => ({ ask, in: [[0, 0]], denies: true }));
  // "A link in Markdown syntax, [text](url)", "a list (1., 2., 3.)"
  notation.rule('One<made> = ( link | hyperlink ) ShownBy<link>', () => 'markdown links');
  notation.rule('Many<made> = ( links | hyperlinks ) ShownBy<link>', () => 'markdown links');
  for (const form of ["'(' Samples<link> ')'", ',? Samples<link> ,?', 'in the form Samples<link>'])
    for (const [number, noun] of [
      ['One', 'One<made>'],
      ['Many', 'Many<made>'],
    ])
      notation.rule(`${number}<made> = ${noun} ${form}`, (name: string) =>
        name === 'markdown links' ? name : undefined,
      );

  // "A blockquote (a line starting with '>')", "level-2 headings (lines starting with '## ')"
  notation.kind('#lineSign', (token) =>
    token.kind === 'quoted' || token.kind === 'sign' || token.kind === 'mark' ? token.text : undefined,
  );
  const lines = ['a line', 'lines', 'any line', 'every line', 'i . e . lines', 'i . e . a line', 'that is , lines'];
  const begin = ['starting with', 'beginning with', 'that starts with', 'that start with', 'that begin with'];
  notation.words('LineThatStarts', each(lines, [...begin, 'that begins with', 'with a leading', 'prefixed with']));
  for (const sign of ['#lineSign', 'Hashes'])
    for (const thing of ['One<made>', 'Many<made>', 'One<some>', 'Many<some>'])
      for (const shown of [`'(' LineThatStarts ${sign} ')'`, `, LineThatStarts ${sign}`])
        notation.rule(`${thing} = ${thing} ${shown}`, (name: string, by: string | number) => {
          if (typeof by === 'number') return name === `level-${by} headings` ? name : undefined;
          return LINE_SIGNS[name]?.test(by) ? name : undefined;
        });
}
