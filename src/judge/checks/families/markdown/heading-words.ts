import { both, type Fact, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { BlockKind } from '../../markdown/blocks.ts';
import { titleOf } from '../parts/named-parts.ts';
import { type One, ofOne } from '../parts/of-parts.ts';
import { each, shape } from '../shape.ts';
import type { Quoted } from '../texts/texts.ts';
import { levelOf } from './formats.ts';
import { layout } from './layout-facts.ts';

/** "The Markdown section" is one in Markdown. */
const FORMATS = ['Markdown', 'HTML', 'JSON', 'XML', 'YAML', 'CSV', 'SQL', 'Python', 'Bash'];

/** Headings and sections by names without quotation marks, which of them there are, and on which level. */
export function headingWords(notation: Notation): void {
  named(notation);
  listed(notation);
  severalLevels(notation);
  levels(notation);
  levelOrder(notation);
  titles(notation);
  setOff(notation);
  below(notation);
}

const quoted = (text: string): Quoted => ({ text, wholeWords: true, caseSensitive: false });

/** "The headings Overview, Risks and Next steps", "a section called Risks", "the Risks section" */
function named(notation: Notation): void {
  const title = (text: string) => (FORMATS.includes(text) ? undefined : quoted(text));
  notation.rule('BareTitle = PlainHead', title);
  notation.rule('TitleRow = BareTitle , BareTitle', (a: Quoted, b: Quoted) => [a, b]);
  notation.rule('TitleRow = TitleRow , BareTitle', (all: Quoted[], one: Quoted) => [...all, one]);
  notation.rule('BareTitles = TitleRow', (all: Quoted[]) => all);
  notation.rule('BareTitles = BareTitle and BareTitle', (a: Quoted, b: Quoted) => [a, b]);
  notation.rule('BareTitles = TitleRow ,? and BareTitle', (all: Quoted[], one: Quoted) => [...all, one]);
  notation.rule(
    'Det = the SectionName Called BareTitle',
    (ask: string, text: Quoted): Said => ({ ask, of: titleOf(text), in: [[1, Infinity]] }),
  );
  notation.rule(
    'Det = ( the | these | the following )? SectionNames ( Called )? :? BareTitles',
    (ask: string, all: Quoted[]): Said => ({
      ...both(...all.map((one): Said => ({ ask, of: titleOf(one), in: [[1, Infinity]] }))),
      plainFor: 1,
    }),
  );
  const part = (text: Quoted): One => ({ kind: 'section', place: { titled: titleOf(text) } });
  // "An H2 called Risks"
  notation.rule('LevelName = ( One<made> | Many<made> )', (name: string) => /^level-(\d) headings$/u.exec(name)?.[1]);
  notation.rule('Shape = LevelName Called ( Nameless | BareTitle )', (level: string, text: Quoted) => {
    const titled = titleOf(text);
    return (titled.level ?? Number(level)) === Number(level)
      ? shape('headings titled', { ...titled, level: Number(level) })
      : undefined;
  });
  notation.rule('Shape = ( SectionName | SectionNames ) Called BareTitle', (ask: string, text: Quoted) =>
    shape(ask, titleOf(text)),
  );
  notation.rule('OnePart = the BareTitle section', part);
  notation.rule('OnePart = the section ( Called | under )? BareTitle', (...parts: unknown[]) =>
    part(parts.at(-1) as Quoted),
  );
  notation.words('UnderTitle', each(['under', 'below', 'beneath'], ['', 'the heading', 'the section', 'its heading']));
  notation.rule('Clause = ThereIs Placeable UnderTitle ( Nameless | BareTitle )', (form: Said, text: Quoted) =>
    ofOne(part(text), form),
  );
  notation.rule('Clause = UnderTitle ( Nameless | BareTitle ) ,? ThereIs Placeable', (text: Quoted, form: Said) =>
    ofOne(part(text), form),
  );
  // "There is a table under the 'Prices' heading"
  notation.words('BelowThe', each(['under', 'below', 'beneath', 'in', 'inside', 'within'], ['the', 'its']));
  notation.rule('BelowSection = BelowThe ( Nameless | BareTitle ) SectionName', (text: Quoted) => text);
  notation.rule('Clause = ThereIs Placeable BelowSection', (form: Said, text: Quoted) => ofOne(part(text), form));
  notation.rule('Clause = BelowSection ,? ThereIs Placeable', (text: Quoted, form: Said) => ofOne(part(text), form));
  notation.words('TextUnder1', each(['the text', 'the content', 'the contents', 'everything'], ['']));
  notation.rule('OnePart = TextUnder1 BelowSection', part);
  notation.rule('OnePart = TextUnder1 ( under | below | beneath ) Nameless', part);
  // What a part "lists" it has; so many words would be something else.
  notation.rule('Clause = OnePart ( lists | must list ) Sized<made>', ofOne);
}

/** "The headings are A, B and C, in that order" */
function listed(notation: Notation): void {
  const inOrder = (all: Quoted[], more: { isOnly?: true; isAnyOrder?: true } = {}): Said => ({
    ...layout({ is: 'headings in order', titles: all.map(titleOf), ...more }),
    names: true,
    undeniable: true,
  });
  const nouns = '( the | these | the following )? SectionNames ( Called )? :?';
  notation.rule(
    `Core<F,response> = ( Verb<have,F> | Verb<use,F> ) ${nouns} BareTitles HeadingsInOrder`,
    (_: string, ...rest: unknown[]) => inOrder(rest.at(-1) as Quoted[]),
  );
  notation.rule(`Clause = ${nouns} BareTitles HeadingVerb HeadingsInOrder`, (_: string, ...rest: unknown[]) =>
    inOrder(rest.at(-1) as Quoted[]),
  );
  notation.rule('TheTitles = ( the | its ) ( SectionNames )', () => null);
  notation.words('AreThese', ['are', 'must be', 'should be', 'read']);
  notation.words('AreThese', ['are exactly', 'are precisely', 'are called', 'are titled']);
  notation.rule(
    'Clause = TheTitles AreThese :? ( Texts<and> | Commas | BareTitles ) HeadingsInOrder',
    (_: null, all: Quoted[]) => inOrder(all, { isOnly: true }),
  );
  notation.rule('Clause = TheTitles AreThese :? ( Texts<and> | Commas | BareTitles )', (_: null, all: Quoted[]) =>
    inOrder(all, { isOnly: true, isAnyOrder: true }),
  );
  notation.rule('Clause = ( Texts<and> ) are ( the | the only ) SectionNames', (all: Quoted[]) =>
    inOrder(all, { isOnly: true, isAnyOrder: true }),
  );
  notation.rule('Clause = TitleRef SectionAt', (title: Quoted, edge: 'start' | 'end') =>
    layout({ is: 'heading at', edge, title: titleOf(title) }),
  );
  notation.rule('TitleRef = the BareTitle SectionName', (title: Quoted) => title);
  const verbs = ['comes', 'is', 'stands', 'appears', 'must come', 'should come', 'is placed'];
  notation.words('SectionAt', each(verbs, ['first', 'at the beginning', 'at the start', 'at the top']), 'start');
  notation.words('SectionAt', each(verbs, ['last', 'at the end', 'at the very end', 'at the bottom']), 'end');
  const wholes = ['the document', 'the doc', 'the response', 'the reply', 'the output', 'the page', 'the text', 'it'];
  for (const [edge, places, verbs] of [
    ['start', ['first', 'very first'], ['opens', 'starts', 'begins', 'leads', 'starts off']],
    ['end', ['last', 'very last', 'final'], ['closes', 'ends', 'concludes', 'finishes', 'rounds off', 'closes out']],
  ] as const) {
    notation.words('SectionAt', each(verbs, wholes), edge);
    notation.words('SectionAt', each(each(['is the'], places), ['one', 'section', 'heading']), edge);
  }
  notation.rule('TitleRef = ( a | an ) Nameless SectionName', (title: Quoted) => title);
  notation.rule('Clause = Nameless SectionAt', (title: Quoted, edge: 'start' | 'end') =>
    titleOf(title).level === undefined ? undefined : layout({ is: 'heading at', edge, title: titleOf(title) }),
  );
  notation.rule(
    'Clause = ThereIs ( a | the ) Nameless SectionName ( at the end | at the very end | at the bottom ) OfWhole?',
    (title: Quoted) => layout({ is: 'heading at', edge: 'end', title: titleOf(title) }),
  );
}

/** "A ### heading comes before any ## heading", "the H1 comes before the first H2", "the headings jump from H1 to H3" */
function levelOrder(notation: Notation): void {
  notation.rule('LevelThing = LevelName', Number);
  notation.rule('LevelThing = Hashes');
  notation.rule("LevelThing = '#' ( heading | headings )", () => 1);
  notation.rule('SomeLevel = ( a | an | any | some ) LevelThing', (level: number) => ({ level }));
  notation.rule('SomeLevel = ( the | its | the first | its first ) LevelThing', (level: number) => ({
    level,
    isThe: true,
  }));
  notation.rule(
    'FirstLevel = ( a | an | any | all | all the | the | the first | its first ) LevelThing',
    (level: number) => level,
  );
  const order = ({ level, isThe }: { level: number; isThe?: true }, other: number): Said | undefined =>
    level === other
      ? undefined
      : {
          ...layout({ is: 'level before level', levels: [level, other], ...(isThe && { isThe }) }),
          undeniable: true,
          names: true,
        };
  notation.rule('Clause = SomeLevel LaidBefore FirstLevel', order);
  notation.rule('Clause = ThereIs SomeLevel ( before | above ) FirstLevel', order);
  notation.rule('Clause = no LevelThing LaidBefore FirstLevel', (level: number, other: number): Said | undefined =>
    level === other ? undefined : layout({ is: 'level before level', levels: [level, other] }, false),
  );
  const skipped: Fact = { ask: 'levels skipped' };
  const gaps = ['skipped heading levels', 'skipped heading level', 'skipped levels in the headings'];
  notation.words('SkippedLevels', each(['', 'any', 'a'], gaps));
  notation.words('NoSkippedLevels', each(['no'], gaps));
  notation.rule('Object = SkippedLevels', () => skipped);
  notation.rule('Object = NoSkippedLevels', () => ({ not: skipped, denies: true }));
  notation.rule('Penalize = SkippedLevels', () => skipped);
  const jumps = each(['jump', 'skip', 'leap'], ['from', 'straight from']);
  notation.words('JumpFrom', each(['the headings', 'headings', 'its headings', 'the heading levels'], jumps));
  notation.words(
    'JumpFrom',
    each(
      ['a heading', 'it', 'the response'],
      jumps.map((one) => one.replace(' ', 's ')),
    ),
  );
  notation.words('JumpFrom', each(each(['it', 'the response'], ['goes']), ['straight from', 'directly from']));
  notation.words('JumpFrom', each(each(['the headings', 'headings'], ['go']), ['straight from', 'directly from']));
  notation.rule(
    'Clause = JumpFrom ( a | an )? LevelThing ToLevel ( a | an )? LevelThing',
    (from: number, to: number): Said | undefined =>
      to > from + 1 ? { ask: 'levels skipped', of: [from, to], undeniable: true } : undefined,
  );
}

/** "There is a blank line before every heading", "a heading is not followed by a blank line" */
function setOff(notation: Notation): void {
  const blanks = ['a blank line', 'an empty line'];
  for (const [side, by, prepositions] of [
    ['before', 'preceded by', ['before', 'above']],
    ['after', 'followed by', ['after', 'below', 'under']],
  ] as const) {
    notation.words(`BlankBy<${side}>`, [
      ...each([`is ${by}`, `are ${by}`, `must be ${by}`], blanks),
      ...each(each(['has', 'have', 'must have'], blanks), each(prepositions, ['it', 'them'])),
    ]);
    notation.words(`NoBlankBy<${side}>`, [
      ...each([`is not ${by}`, `are not ${by}`], blanks),
      ...each(each(['has no', 'have no'], ['blank line', 'empty line']), each(prepositions, ['it', 'them'])),
    ]);
    const is = layout({ is: 'blank beside headings', side });
    const places = `( ${prepositions.join(' | ')} )`;
    notation.rule(`Clause = ( AllHeadings | headings | the headings ) BlankBy<${side}>`, () => ({
      ...is,
      undeniable: true,
    }));
    notation.rule(`Clause = ThereIs ( a blank line | an empty line ) ${places} AllHeadings`, () => ({
      ...is,
      undeniable: true,
    }));
    notation.rule(`Clause = ( a | any ) heading NoBlankBy<${side}>`, (): Said => ({ not: is as Fact, plainFor: -1 }));
  }
}

/** "'Pros' and 'Cons' appear as headings", "'Risks' is a heading" */
function titles(notation: Notation): void {
  const titled = (text: Quoted, is = true): Said => ({
    ask: 'headings titled',
    of: titleOf(text),
    ...(is ? { in: [[1, Infinity]] } : { in: [[0, 0]], denies: true }),
  });
  const names = ['heading', 'section heading', 'markdown heading', 'header', 'section header'];
  const be = each(['is', 'are', 'are both', 'are all', 'must be', 'should be'], ['', 'used as', 'given as']);
  const appears = each(['appears', 'appear', 'both appear', 'all appear', 'occurs', 'must appear'], ['as']);
  notation.words(
    'AreHeadings',
    each(
      [...be, ...appears],
      names.map((one) => `${one}s`),
    ),
  );
  notation.words('IsHeading', each(each([...be, ...appears], ['a']), names));
  notation.words(
    'IsHeading',
    each(
      each([...be, ...appears], ['one of the']),
      names.map((one) => `${one}s`),
    ),
  );
  notation.words('IsNoHeading', each(each(['is not', 'does not appear as', 'never appears as'], ['a']), names));
  const all = (texts: Quoted[]): Said => both(...texts.map((text) => titled(text)));
  notation.rule('Clause = Texts<and> AreHeadings', (texts: Quoted[]): Said => ({ ...all(texts), plainFor: 1 }));
  notation.rule('Clause = both Texts<and> AreHeadings', all);
  // "Has a 'Pros' and a 'Cons' heading"
  notation.rule(
    'Core<F,response> = Verb<have,F> both? ( a | an ) Nameless SectionName? and ( a | an ) Nameless SectionName',
    (one: Quoted, ...rest: [string, Quoted, string] | [undefined, Quoted, string]): Said | undefined => {
      const [noun, other, last] = rest;
      return last === 'headings titled' && (noun ?? last) === last
        ? { ...all([one, other]), plainFor: 1, undeniable: true }
        : undefined;
    },
  );
  notation.words('HeadingsHave', each(['the headings', 'its headings'], ['include', 'must include', 'should include']));
  notation.rule('Clause = HeadingsHave Texts<and>', (texts: Quoted[]): Said => ({ ...all(texts), plainFor: 1 }));
  notation.rule('Clause = HeadingsHave Text', (text: Quoted) => titled(text));
  // "Anything follows the 'Sources' section"
  const last = (title: Quoted): Said =>
    layout({ is: 'heading at', edge: 'end', title: titleOf(title), isSection: true });
  notation.rule('Clause = NothingIs<after> TitleRef', last);
  notation.rule(
    'Clause = AnythingIs<after> TitleRef',
    (title: Quoted): Said => ({ and: [titled(title), { not: last(title) as Fact }], plainFor: -1, undeniable: true }),
  );
  notation.rule('Clause = Text IsHeading', (text: Quoted) => titled(text));
  notation.rule('Clause = Text IsNoHeading', (text: Quoted) => titled(text, false));
  // "'Usage' is an H2"
  notation.rule(
    'Clause = Text ( is | must be | should be | appears as ) ( a | an ) LevelName',
    (text: Quoted, level: string): Said | undefined => {
      const title = titleOf(text);
      return (title.level ?? Number(level)) === Number(level)
        ? { ask: 'headings titled', of: { ...title, level: Number(level) }, in: [[1, Infinity]] }
        : undefined;
    },
  );
}

/** "No heading is deeper than level 3", "all headings are H2 or H3" */
function severalLevels(notation: Notation): void {
  const of = (levels: number[]): Said => ({ ask: 'only level', of: levels, undeniable: true, plainFor: 1 });
  const upTo = (deepest: number) => of([1, 2, 3, 4, 5, 6].slice(0, deepest));
  notation.words('AllHeadings', ['all headings', 'every heading', 'each heading', 'all of the headings']);
  notation.rule(
    'Clause = AllHeadings ( is | are | must be ) ( either )? ( a | an )? ( Many<made> | One<made> ) or ( a | an )? ( Many<made> | One<made> )',
    (a: string, b: string) => (levelOf(a) && levelOf(b) ? of([levelOf(a)!, levelOf(b)!].sort()) : undefined),
  );
  notation.rule('ThatLevel = ( a | an )? ( One<made> | Many<made> )', levelOf);
  notation.rule('ThatLevel = ( level | of level | at level ) N', (n: number) => (n > 0 && n < 7 ? n : undefined));
  notation.rule('Clause = AllHeadings ( is | are | must be | should be ) ThatLevel or deeper', (n: number) =>
    of([1, 2, 3, 4, 5, 6].slice(n - 1)),
  );
  notation.rule('Clause = no heading is above level N', (n: number) => of([1, 2, 3, 4, 5, 6].slice(n - 1)));
  notation.words('Deeper', ['is deeper than', 'goes deeper than', 'goes below', 'is below']);
  notation.rule('Clause = ( no heading | no headings ) Deeper level N', (n: number) => (n < 6 ? upTo(n) : undefined));
  notation.rule(
    'Clause = ( no heading | no headings ) Deeper ( an | a )? ( One<made> | Many<made> )',
    (name: string) => (levelOf(name) ? upTo(levelOf(name)!) : undefined),
  );
}

function levels(notation: Notation): void {
  const of = (all: readonly number[]): Said => ({ ask: 'only level', of: all, undeniable: true, plainFor: 1 });
  const deeper = (most: number): Said => ({
    not: { ask: 'only level', of: [1, 2, 3, 4, 5, 6].slice(0, most) },
    plainFor: -1,
  });
  const isLevel = (n: number) => n > 0 && n < 7;
  notation.rule('HeadingLevel = ( level | of level | at level | on level ) N', (n: number) =>
    isLevel(n) ? n : undefined,
  );
  notation.rule('HeadingLevel = Hashes');
  notation.words('UseLevel', ['is', 'are', 'must be', 'should be', 'use', 'uses', 'start with', 'starts with', 'have']);
  notation.rule('Clause = AllHeadings UseLevel HeadingLevel', (n: number) => of([n]));
  notation.rule('Clause = ( the | its )? headings are all LevelName', (level: string) => of([Number(level)]));
  notation.rule('Clause = only Hashes headings ( UsedPlain | Allowed )', (n: number) => of([n]));
  notation.rule('Core<F,W> = Verb<use,F> only Hashes headings', (n: number) => of([n]));
  notation.rule('Clause = ( no heading | no headings ) Deeper Hashes', (n: number) =>
    isLevel(n) ? of([1, 2, 3, 4, 5, 6].slice(0, n)) : undefined,
  );
  notation.words('SomeHeading', ['a heading', 'any heading', 'any headings', 'some heading', 'headings']);
  notation.words('SomeHeading', ['the headings', 'one of the headings', 'a single heading', 'its headings']);
  notation.words('Deeper', ['are deeper than', 'go deeper than', 'goes deeper than', 'go below', 'is lower than']);
  notation.rule('DeepLevel = ( ( the )? level N | Hashes | N ( hashes | hash signs | # signs | # ) )', (n: number) =>
    isLevel(n) && n < 6 ? n : undefined,
  );
  notation.rule('DeepLevel = ( an | a )? One<made>', (name: string) => {
    const level = /^level-([1-5]) headings$/u.exec(name)?.[1];
    return level && Number(level);
  });
  notation.rule('Clause = SomeHeading Deeper DeepLevel', deeper);
  notation.rule('One<made> = One<made> ( at | on ) the top level', (name: string) =>
    name === 'level-1 headings' ? name : undefined,
  );
  // "Headings deeper than level 3"
  notation.words('DeeperThan', each(['', 'that are', 'that go', 'that is', 'that goes'], ['deeper than', 'below']));
  for (const [number, noun] of [
    ['One', 'heading'],
    ['Many', 'headings'],
  ])
    notation.rule(
      `${number}<made> = markdown? ${noun} DeeperThan DeepLevel`,
      (level: number) => `headings below level ${level}`,
    );
}

/** "Every heading is followed by a list", "a heading is left with nothing under it" */
function below(notation: Notation): void {
  const under = each(['under', 'below', 'beneath', 'after'], ['it', 'them']);
  for (const [name, what, ask] of [
    ['NothingUnder', ['nothing', 'no content'], 'headings with nothing below them'],
    ['NoTextUnder', ['no text', 'no body text', 'no prose'], 'headings with no text below them'],
  ] as const) {
    notation.words(
      name,
      each(each(['has', 'have', 'is left with', 'are left with', 'stands with', 'comes with'], what), under),
    );
    const before =
      '( ,? before the next ( heading | one | section ) ( or the end ( of the ( response | document | text | notes ) )? )? )?';
    notation.rule(
      `Clause = ( SomeHeading | a section | any section ) ${name} ${before}`,
      (): Said => ({
        ask,
        in: [[1, Infinity]],
        plainFor: -1,
      }),
    );
    notation.rule(
      `Clause = ( no heading | no headings | no section ) ${name}`,
      (): Said => ({
        ask,
        in: [[0, 0]],
        denies: true,
      }),
    );
  }
  for (const [kind, names] of [
    ['bullets', each(['at least one', 'a'], ['bullet', 'bullet point', 'bulleted list', 'bullet list'])],
    ['list', ['a list', 'a list of items']],
    ['table', ['a table']],
    ['code', ['a code block']],
  ] as const)
    notation.words('ListBelow', names, kind);
  notation.words('BelowIt', ['below it', 'under it', 'beneath it']);
  const is = (kind: BlockKind) => layout({ is: 'below each heading', kind });
  notation.rule('Clause = ( every heading | each heading ) FollowedBelow ListBelow', is);
  notation.rule('Clause = ( every heading | each heading ) ( has | must have ) ListBelow BelowIt', is);
  notation.words(
    'FollowedBelow',
    each(['is', 'must be'], ['followed by', 'directly followed by', 'immediately followed by']),
  );
}
