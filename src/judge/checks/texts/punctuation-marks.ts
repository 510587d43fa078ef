import { matchPlaces, type Places } from '../place-count.ts';
import type { Unit } from '../unit.ts';

export interface Mark {
  unit: Unit;
  /** The characters that are this mark; of a hashtag, the one that it begins with. */
  characters: string;
  /** Matches each of them; global. */
  pattern: RegExp;
  find: (text: string) => Places;
  /**
   * What of them can be asked: `number`: any number. `absence`: nothing that zero of them would not meet, since three periods
   * may be of time, and two ellipses drawn. `presence`: whether there are any, since they come in pairs and nobody says
   * whether a pair is one or two.
   */
  counted: 'number' | 'absence' | 'presence';
  /** Whether it can end a text. */
  closes: boolean;
}

const HASHTAG =
  /(?<![\p{L}\p{M}\p{N}_&#/]|\]\()[#＃](?=[\p{N}_]*\p{L})(?!(?=[a-f]*\d)(?:[\da-f]{6}|[\da-f]{8})(?![\p{L}\p{M}\p{N}_]))[\p{L}\p{M}\p{N}_]+/giu;

/** names, the first of them singular and the second plural | its characters */
const SENTENCE_MARKS: readonly (readonly [names: string, characters: string, counted?: Mark['counted']])[] = [
  ['comma|commas', ',，、،﹐﹑､︐︑፣᠂᠈⹁߸꓾'],
  ['full stop|full stops|full-stop|full-stops', '.。．｡﹒۔।።'],
  ['period|periods', '.。．｡﹒۔।።', 'absence'],
  [
    'exclamation mark|exclamation marks|exclamation point|exclamation points|exclamation-mark|exclamation-marks',
    '!！﹗❗❕‼⁉⁈',
  ],
  ['question mark|question marks|question-mark|question-marks', '?？؟﹖❓❔⁇⁉⁈'],
  ['semicolon|semicolons|semi-colon|semi-colons', ';；؛﹔'],
  ['colon|colons', ':：﹕'],
];

const OTHER_MARKS: typeof SENTENCE_MARKS = [
  ['em dash|em dashes|em-dash|em-dashes|emdash|emdashes', '—﹘'],
  ['en dash|en dashes|en-dash|en-dashes', '–'],
  ['asterisk|asterisks', '*＊'],
  ['ampersand|ampersands', '&＆'],
  ['underscore|underscores', '_＿'],
  ['backtick|backticks', '`'],
  ['dollar sign|dollar signs', '$＄'],
  ['percent sign|percent signs|percentage sign|percentage signs', '%％'],
  ['hash sign|hash signs|hash symbol|hash symbols|hash mark|hash marks|number sign|number signs', '#＃'],
  ['at sign|at signs|at symbol|at symbols', '@＠'],
  ['plus sign|plus signs', '+＋'],
  ['equals sign|equals signs|equal sign|equal signs', '=＝'],
  ['vertical bar|vertical bars|pipe character|pipe characters|pipe symbol|pipe symbols', '|｜'],
  ['tilde|tildes', '~～'],
  ['caret|carets', '^'],
  ['backslash|backslashes', '\\＼'],
  ['forward slash|forward slashes', '/／'],
  ['euro sign|euro signs|euro symbol|euro symbols', '€'],
  ['degree sign|degree signs|degree symbol|degree symbols', '°'],
  ['parenthesis|parentheses', '()（）', 'presence'],
  ['square bracket|square brackets', '[]［］', 'presence'],
  ['curly brace|curly braces|curly bracket|curly brackets', '{}｛｝', 'presence'],
  ['double quotation mark|double quotation marks|double quote|double quotes', '"“”„‟＂', 'presence'],
];

const anyOf = (characters: string) => new RegExp(`[${characters.replaceAll(/[[\]\\^]/g, String.raw`\$&`)}]`, 'gu');

function mark(names: string, characters: string, fields: Partial<Mark>, pattern = anyOf(characters)): Mark {
  const [singular = '', plural = '', ...aliases] = names.split('|');
  return {
    unit: { singular, plural, aliases, isLength: false },
    characters,
    pattern,
    find: (text) => matchPlaces(text, pattern),
    counted: 'number',
    closes: false,
    ...fields,
  };
}

export const MARKS: readonly Mark[] = [
  ...SENTENCE_MARKS.map(([names, characters, counted = 'number']) =>
    mark(names, characters, { counted, closes: true }),
  ),
  ...OTHER_MARKS.map(([names, characters, counted = 'number']) => mark(names, characters, { counted })),
  mark('ellipsis|ellipses', '….', { counted: 'absence', closes: true }, /…+|\.{3,}/gu),
  mark('hashtag|hashtags', '#＃', {}, HASHTAG),
];
