import { monthsIn, weekdaysIn } from '../../data/calendar-words.ts';
import { type FoundPlaces, foundPlacesCheck } from '../../data/found-places.ts';
import { doubleBracesIn, hexColorsIn, leftoversIn, templateVariablesIn, versionsIn } from '../../data/plain-forms.ts';
import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { checkboxesIn, inlineCodeIn, markdownIn, nestedIn, rulesIn, tickedIn } from '../../markdown/drawn.ts';
import { contractionsIn } from '../../texts/contractions.ts';
import { accentedIn, chineseIn, japaneseIn, SCRIPTS, scriptIn } from '../../texts/scripts.ts';
import {
  blankLinesInRow,
  curlyIn,
  doubledIn,
  ellipsesIn,
  lineBreaksIn,
  quotationMarksIn,
  spacesInRow,
  straightIn,
  trailingIn,
} from '../../texts/spacing.ts';
import { counting, type Thing } from '../bridge.ts';
import { LINK_THINGS } from '../markdown/link-things.ts';
import { MARKDOWN, markdown } from '../markdown/without-markdown.ts';
import { each } from '../shape.ts';
import { DOUBLE_BRACED, leftovers, TEMPLATE_NAMES } from './leftovers.ts';
import { scripts } from './scripts.ts';

const OPEN = 'The text holds what may be meant or not: in code, at an edge, in HTML, or written in another way.';

const found = (family: string, singular: string, plural: string, find: (text: string) => FoundPlaces) =>
  counting((asked) => foundPlacesCheck(family, { singular, plural, isLength: false }, asked, OPEN, find));

const capital = (name: string) => name.replace(/^./u, (letter) => letter.toUpperCase());

const marks = (find: (text: string) => FoundPlaces) => found('markdown', 'mark of Markdown', 'marks of Markdown', find);

/** @param one Names of one. @param more Names of several beside those in -s. */
function thing(
  kind: Thing['class'],
  family: string,
  one: readonly string[],
  more: readonly string[],
  find: (text: string) => FoundPlaces,
): Thing {
  const many = [...one.map((name) => name.replace(/(?= of )|$/u, name.endsWith('x') ? 'es' : 's')), ...more];
  const [singular, plural] = [one[0] ?? more[0]!, many[0]!].map((name) =>
    family === 'scripts' ? name.replace(/^(?:chinese|japanese)/u, capital) : name,
  );
  return { class: kind, one, many, decide: found(family, singular!, plural!, find) };
}

const inRow = (nouns: readonly string[]) => [
  ...each(['consecutive', 'two consecutive', 'multiple consecutive', 'two or more consecutive', 'double'], nouns),
  ...each(each(['two', 'multiple', 'two or more', 'several'], nouns), ['in a row']),
];
const oneInRow = (nouns: readonly string[]) => [
  ...each(['more than one consecutive'], nouns),
  ...each(each(['more than one'], nouns), ['in a row']),
];
const ofScript = (name: string) => [`${name} letter`, `${name} character`];
/** "Latin text" may be in that language. */
const IN_SCRIPT = ['text in _ script', 'text in the _ script', 'text in the _ alphabet', 'letters in _ script'];
const OF_NO_LANGUAGE = new Set(['hiragana', 'katakana', 'kana', 'hangul']);
const script = (name: string, pattern: RegExp): Thing => {
  const [singular, plural] = [`${name} letter`, `${name} letters`].map(capital);
  return {
    class: 'made',
    one: ofScript(name),
    many: [
      ...ofScript(name).map((one) => `${one}s`),
      ...(OF_NO_LANGUAGE.has(name) ? [name] : []),
      ...IN_SCRIPT.map((one) => one.replace('_', name)),
    ],
    decide: found('scripts', singular!, plural!, (text) => scriptIn(text, pattern)),
  };
};

/** Things of spacing, script and drawing. */
export const MORE_THINGS: Readonly<Record<string, Thing>> = {
  'line breaks': thing('some', 'blanks', ['line break', 'newline', 'newline character'], [], lineBreaksIn),
  'trailing blanks': thing(
    'some',
    'blanks',
    ['trailing space'],
    [
      ...each(
        ['trailing'],
        ['whitespace', 'white space', 'blanks', 'spaces at the end of lines', 'whitespace characters'],
      ),
      ...each(
        ['whitespace', 'white space', 'spaces'],
        ['at the end of lines', 'at the end of a line', 'at the end of any line'],
      ),
    ],
    trailingIn,
  ),
  'spaces in a row': thing(
    'some',
    'blanks',
    [],
    [...inRow(['spaces']).filter((one) => one !== 'double spaces'), ...oneInRow(['space'])],
    spacesInRow,
  ),
  'blank lines in a row': thing(
    'some',
    'blanks',
    [],
    [...inRow(['blank lines', 'empty lines']), ...oneInRow(['blank line', 'empty line'])],
    blankLinesInRow,
  ),
  'curly quotes': thing(
    'some',
    'punctuation',
    both(['curly', 'smart', 'typographic'], ['quote', 'quotation mark']),
    [],
    curlyIn,
  ),
  'straight quotes': thing('some', 'punctuation', both(['straight'], ['quote', 'quotation mark']), [], straightIn),
  'quotation marks': thing('some', 'punctuation', ['quotation mark'], [], quotationMarksIn),
  'doubled words': thing(
    'some',
    'duplicates',
    ['doubled word', 'immediately repeated word'],
    ['doubled-up words', ...each(['words'], ['repeated twice in a row', 'doubled in a row'])],
    doubledIn,
  ),
  'accented letters': thing(
    'some',
    'scripts',
    ['accented letter', 'accented character', 'letter with an accent'],
    ['letters with accents'],
    accentedIn,
  ),
  'Chinese characters': thing(
    'made',
    'scripts',
    ['chinese character', 'chinese letter', 'han character'],
    [],
    chineseIn,
  ),
  'Japanese characters': thing('some', 'scripts', ['japanese character', 'japanese letter'], [], japaneseIn),
  ...Object.fromEntries(Object.entries(SCRIPTS).map(([name, pattern]) => [`${name} letters`, script(name, pattern)])),
  'horizontal rules': thing(
    'made',
    'rules',
    ['horizontal rule', 'horizontal line', 'horizontal divider', 'thematic break', 'markdown horizontal rule'],
    [],
    rulesIn,
  ),
  ...LINK_THINGS,
  'inline code': thing(
    'some',
    'code-blocks',
    ['inline code span', 'inline code snippet'],
    ['inline code', 'inline code formatting'],
    inlineCodeIn,
  ),
  checkboxes: thing(
    'made',
    'checkboxes',
    ['checkbox', 'task list item', 'markdown checkbox', 'task-list item', 'checkbox item'],
    [],
    checkboxesIn,
  ),
  Markdown: { class: 'some', one: [], many: MARKDOWN, decide: marks((text) => markdownIn(text, false)) },
  'Markdown and lists': {
    class: 'some',
    one: [],
    many: [],
    decide: marks((text) => markdownIn(text, true)),
  },
  ...Object.fromEntries(
    (['ticked', 'unticked'] as const).map((name) => [
      `${name} boxes`,
      thing(
        'made',
        'checkboxes',
        each(name === 'ticked' ? ['checked', 'ticked'] : ['unchecked', 'unticked', 'empty'], ['box', 'checkbox']),
        [],
        (text) => tickedIn(text, name === 'ticked'),
      ),
    ]),
  ),
  'hex colors': thing(
    'made',
    'written-form',
    each(each(['hex', 'hexadecimal'], ['color', 'colour']), ['', 'code', 'value']),
    [],
    hexColorsIn,
  ),
  weekdays: thing('made', 'dates', ['day of the week', 'name of a weekday', 'weekday name'], [], (text) =>
    weekdaysIn(text),
  ),
  months: thing('made', 'dates', ['month name', 'name of a month', 'name of the month'], ['names of months'], (text) =>
    monthsIn(text),
  ),
  'version numbers': thing('made', 'written-form', ['version number'], [], (text) => versionsIn(text, true)),
  'semantic version numbers': thing(
    'made',
    'written-form',
    ['semantic version number', 'semantic version'],
    [],
    (text) => versionsIn(text, false),
  ),
  'template variables': thing('made', 'placeholders', TEMPLATE_NAMES, [], templateVariablesIn),
  'variables in double braces': thing('made', 'placeholders', DOUBLE_BRACED, [], doubleBracesIn),
  ...Object.fromEntries(
    (['leftover', 'unfilled'] as const).map((name): [string, Thing] => [
      `${name} placeholders`,
      {
        class: 'made',
        one: [],
        many: [],
        decide: found('placeholders', `${name} placeholder`, `${name} placeholders`, (text) =>
          leftoversIn(text, name === 'leftover'),
        ),
      },
    ]),
  ),
  contractions: thing('made', 'contractions', ['contraction', 'english contraction'], [], contractionsIn),
  'drawn ellipses': {
    class: 'some',
    one: [],
    many: [],
    decide: found('punctuation', 'ellipsis', 'ellipses', ellipsesIn),
  },
  'nested lists': thing(
    'some',
    'nested-lists',
    [
      ...['nested list', 'nested list item', 'nested item', 'sublist', 'sub-list'],
      ...each(
        ['list', 'bulleted list'],
        each(['inside', 'within', 'in', 'under'], ['another list', 'another', 'a list']),
      ),
    ],
    each(['lists'], each(['inside', 'within', 'in'], ['other lists', 'lists', 'another list', 'another'])),
    (text) => nestedIn(text, false),
  ),
  'nested bullets': thing(
    'some',
    'nested-lists',
    [
      'nested bullet',
      'nested bullet point',
      'sub-bullet',
      'sub-bullet point',
      'nested sub-bullet',
      'nested bulleted list',
      'nested bullet list',
    ],
    [],
    (text) => nestedIn(text, true),
  ),
};

function both(adjectives: readonly string[], nouns: readonly string[]) {
  return each(adjectives, nouns);
}

/** What is said of such things in words of its own. */
export function moreThings(notation: Notation): void {
  markdown(notation);
  notation.add(leftovers);
  notation.rule("One<made> = ( horizontal rule | horizontal line ) '(' Row3 ')'", () => 'horizontal rules');
  notation.rule("Many<made> = ( horizontal rules | horizontal lines ) '(' Row3 ')'", () => 'horizontal rules');
  notation.words('Many<some>', ['task list', 'task lists', 'markdown task list'], 'checkboxes');
  notation.words('One<some>', ['task list', 'markdown task list'], 'checkboxes');
  const lists = ['bullet points', 'numbered items'];
  const either = () => lists.map((ask): Said => ({ ask, in: [[1, Infinity]], many: true }));
  notation.words('ListsOfBoth', [
    ...each(
      [
        'bulleted or numbered',
        'bullet or numbered',
        'numbered or bulleted',
        'ordered or unordered',
        'unordered or ordered',
      ],
      ['lists', 'list'],
    ),
    ...each(['bullet points or numbered'], ['lists', 'list items']),
  ]);
  notation.rule(
    'Det = no ListsOfBoth',
    (): Said => ({ and: lists.map((ask) => ({ ask, in: [[0, 0]] })), denies: true, plainFor: 1 }),
  );
  notation.rule('Det = ( any | a ) ListsOfBoth', (): Said => ({ or: either() }));
  notation.rule('Bare = ListsOfBoth', (): Said => ({ or: either() }));
  // "No line ends with a space"
  const noLine = each(
    ['no line', 'no lines', 'none of the lines'],
    ['has', 'have', 'contains', 'contain', 'ends with', 'end with', 'ends in', 'end in'],
  );
  notation.words('NoLineTrails', [
    ...each(
      noLine.filter((one) => /(?:has|have|contains?)$/u.test(one)),
      ['trailing whitespace', 'trailing spaces', 'trailing white space', 'a trailing space', 'trailing blanks'],
    ),
    ...each(
      noLine.filter((one) => /(?:with|in)$/u.test(one)),
      [
        'whitespace',
        'white space',
        'a space',
        'spaces',
        'blanks',
        'trailing whitespace',
        'trailing spaces',
        'a trailing space',
      ],
    ),
  ]);
  notation.rule('Clause = NoLineTrails', () => ({ ask: 'trailing blanks', in: [[0, 0]], denies: true }));
  notation.words(
    'AnyLineTrails',
    each(
      ['a line', 'any line', 'any lines', 'a single line', 'lines', 'some lines', 'one or more lines', 'some line'],
      [
        ...each(
          ['has', 'have', 'contains', 'contain'],
          ['trailing whitespace', 'trailing spaces', 'trailing white space', 'a trailing space'],
        ),
        ...each(['ends with', 'ends in', 'end with', 'end in'], ['whitespace', 'a space', 'spaces', 'trailing spaces']),
      ],
    ),
  );
  notation.rule('Clause = AnyLineTrails', () => ({ ask: 'trailing blanks', in: [[1, Infinity]], plainFor: -1 }));
  // "..." or "…", which three full stops in code need not be.
  notation.words('EllipsisShown', ['', '( ... )', '( … )', '( ... or … )'].filter(Boolean));
  notation.words('EllipsisSign', ['three dots', 'three periods', 'three full stops'], true);
  notation.rule('EllipsisSign = ( #quoted | #glossed )', (text: string) =>
    /^(?:\.\.\.|…)$/u.test(text) ? true : undefined,
  );
  notation.rule("EllipsisShown = '(' EllipsisSign ')'", () => null);
  notation.rule("EllipsisShown = '(' EllipsisSign or EllipsisSign ')'", () => null);
  notation.rule(
    'Some<some> = ( a | an | any ) ellipsis EllipsisShown?',
    (): Said => ({ ask: 'drawn ellipses', in: [[1, Infinity]], one: true }),
  );
  // "No word appears twice in a row"
  const twice = ['twice in a row', 'twice in succession', 'two times in a row', 'back to back', 'consecutively'];
  const stands = each(
    ['appears', 'occurs', 'is repeated', 'is used', 'is written', 'stands', 'is typed', 'comes', 'is there'],
    twice,
  );
  notation.words('NoWordTwice', each(['no word', 'not a single word', 'the same word never'], stands));
  const doubled = ['is immediately doubled', 'is immediately repeated', 'is doubled', 'is repeated immediately'];
  notation.words('AWordTwice', each(['a word', 'any word', 'the same word'], [...stands, ...doubled]));
  notation.words('NoWordTwice', each(['no word', 'not a single word'], doubled));
  notation.kind('#shownTwice', (token) =>
    token.kind === 'quoted' && /^(\p{L}+) \1$/iu.test(token.text) ? true : undefined,
  );
  for (const words of ['AWordTwice', 'NoWordTwice']) {
    notation.rule(`${words} = ${words} ,? Intro #shownTwice`, () => null);
    notation.rule(`${words} = ${words} '(' Intro? #shownTwice ')'`, () => null);
  }
  notation.rule('Clause = NoWordTwice', () => ({ ask: 'doubled words', in: [[0, 0]], denies: true }));
  notation.rule('Clause = AWordTwice', () => ({ ask: 'doubled words', in: [[1, Infinity]], plainFor: -1 }));
  // "Only ASCII characters are used", "quotation marks are straight"
  const ascii = (): Said => ({ ask: 'non-ASCII characters', in: [[0, 0]], denies: true });
  notation.rule('Clause = only plain? ascii ( characters )? ( UsedPlain | Allowed ) Inside?', ascii);
  notation.words('EveryCharacter', ['all characters', 'all the characters', 'every character', 'each character']);
  notation.rule('Clause = EveryCharacter Inside? ( is | are | must be ) ( ascii | plain ascii | in ascii )', ascii);
  notation.add(scripts);
  const NO_CURLY = [
    'no curly ones',
    'no curly quotes',
    'never curly ones',
    'not curly ones',
    'with no curly ones',
    'with no curly quotes',
  ];
  const noCurly = ['', ...NO_CURLY.flatMap((one) => [`, ${one}`, one]), ...each(['and', ', and'], NO_CURLY)];
  const straight = [
    ...each(
      ['are straight', 'must be straight', 'should be straight'],
      ['', 'and not curly', ', not curly', 'and never curly', 'rather than curly', 'instead of curly'],
    ),
    ...each(['are straight', 'are straight ones', 'must be straight ones'], noCurly.slice(1)),
    'are straight ones',
  ];
  const quotes = ['quotation marks', 'quotes', 'double quotes'];
  notation.words('QuotesStraight', each(each(['', 'all', 'all the', 'all of the'], quotes), straight));
  notation.words(
    'StraightOnly',
    each(['straight quotes only', 'only straight quotes', 'straight quotation marks only'], noCurly),
  );
  notation.rule(
    'Det = StraightOnly',
    (): Said => ({ ask: 'curly quotes', in: [[0, 0]], denies: true, undeniable: true }),
  );
  notation.words(
    'QuotesStraight',
    each(
      each(['straight quotes', 'straight quotation marks'], ['are used', 'are used throughout', 'are used everywhere']),
      [
        ', with no curly quotes',
        ', with no curly ones',
        ', never curly ones',
        ', not curly ones',
        ', no curly ones',
        'and no curly ones',
        'and never curly ones',
      ],
    ),
  );
  notation.words(
    'QuotesStraight',
    each(['only straight quotes', 'only straight quotation marks'], ['are used', 'are allowed', 'appear']),
  );
  notation.rule('Clause = QuotesStraight', () => ({
    ask: 'curly quotes',
    in: [[0, 0]],
    denies: true,
    undeniable: true,
  }));
}
