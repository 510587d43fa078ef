import type { Check } from '../check.ts';
import { listItems } from '../markdown/list-items.ts';
import { linesOutsideCode } from '../markdown/markdown.ts';
import { sentencesIn, withBoldEdge } from '../texts/sentences.ts';
import type { PartKind, PartUnit, SeveralParts } from './part-kind.ts';
import { PART_UNITS } from './part-units.ts';

/** A heading, a line that is bold as a whole, or a row of a table. */
const LINE = /^\s*(?:#{1,6}\s|\||(\*\*|__)[^\n]*\1:?\s*$)/u;
const ITEM = /^[\s>]*(?:[-*+•◦▪▫‣⁃●○]|\d{1,9}[.)])\s+/u;

const HEADING = /^\s*(?:#{1,6}\s|\||\*\*|__)/u;
/** Checks of which texts stand somewhere. */
const TEXTS = /^text(?:\+text)*$/u;

const linesApart = (text: string): string[] =>
  linesOutsideCode(text)
    .filter((line) => LINE.test(line) || (ITEM.test(line) && sentencesIn(line).length === 0))
    .map((line) => line.replace(ITEM, ''));

const isOfAny = (which: SeveralParts['which']) =>
  typeof which === 'string' && ['none', 'some', 'faults', 'anyFault'].includes(which);

/** What of a text stands apart and is too long, where it is asked that none is. */
function tooLong({ which }: SeveralParts, { counted }: Check): PartUnit['split'] | undefined {
  if (!counted || counted.quantity.outside) return undefined;
  const { min, max } = counted.quantity;
  const isBound = isOfAny(which) ? min > 0 && max === Infinity : min === 0 && max > 0 && max < Infinity;
  const most = isOfAny(which) ? min - 1 : max;
  return isBound ? (text) => linesApart(text).filter((line) => counted.by(line) > most) : undefined;
}

/** "1. Apples" may start with its number, or with the letter after it; so may a heading. */
const NUMBER = /^[\s>]*\(?\d{1,9}[.)]\s+/u;
const ofNumbers = (split: PartUnit['split']) => (text: string) => split(text).map((line) => line.replace(NUMBER, ''));

const OPEN_INNER = 'The list has items within items, which may be meant or not.';
const LISTED = { item: undefined, bullet: false, numbered: true } as const;
/** The items that stand within no other one: what is said of each item may be said of these only. */
const outermost = (isNumbered: boolean | undefined) => (text: string) => {
  const all = listItems(text);
  const edge = Math.min(...all.map(({ indent }) => indent)) + 1;
  return all
    .filter((one) => one.indent <= edge && (isNumbered === undefined || one.isNumbered === isNumbered))
    .map((one) => one.text);
};

/** The sign of a list's item or of a heading, which may be a part of its line or not. */
const SIGN = /^[\s>]*(?:[-*+•◦▪▫‣⁃●○]|\d{1,9}[.)]|#{1,6})\s+(?:\[[ xX]\]\s+)?/u;
const LISTED_NUMBER = /^([ \t>]*\d{1,9})[.)](?=\s)/gmu;
const EMPHASIS = /^(?:bold passages|italic passages|inline code spans|places with .*(?:bold|italic).* alone)$/u;
const MARKS = ['**', '__', '*', '_', '`'];

/** Emphasis that begins in one part and ends in another is there in both, and in those between, or in none. */
const ofReaching =
  (split: PartUnit['split'], isThere: boolean): PartUnit['split'] =>
  (text) => {
    const parts = split(text);
    const bare = parts.map((part) => part.replace(SIGN, ''));
    const mark = MARKS.find((one) => bare.some((part) => part.split(one).length % 2 === 0));
    if (mark === undefined) return parts;
    const around = isThere ? mark : '';
    return bare.map((part) => `${around}${part.replaceAll(mark, '')}${around}`);
  };

/** What encloses a text; some close it in either of two ways. */
const ENCLOSING: readonly (readonly [open: string, close: string])[] = [
  ['(', ')'],
  ['[', ']'],
  ['{', '}'],
  ['"', '"'],
  ['„', '“”'],
  ['“', '”'],
  ['«', '»'],
  ['»', '«'],
  ['‚', '‘’'],
  ['‘', '’'],
  ["'", "'"],
];
const APOSTROPHE = /(?<=\p{L})['’](?=\p{L})/gu;
const END_MARKS = /[.,;:!?…]{1,9}$/u;

/** Parts that marks enclose together, each with marks of its own: "(I ran. I hid.)" as "(I ran.) (I hid.)". */
const ofEnclosed =
  (split: PartUnit['split']): PartUnit['split'] =>
  (text) => {
    const parts = split(text);
    for (const pair of ENCLOSING) {
      const enclosed = enclosedBy(parts, pair);
      if (enclosed.some((part, at) => part !== parts[at])) return enclosed;
    }
    return parts;
  };

function enclosedBy(parts: readonly string[], [open, close]: readonly [string, string]): string[] {
  let isWithin = false;
  return parts.map((part) => {
    const wasWithin = isWithin;
    const said = part.replace(SIGN, '').replace(APOSTROPHE, 'ʼ').trim();
    for (const sign of said) {
      if (sign === open) isWithin = open !== close || !isWithin;
      else if (close.includes(sign)) isWithin = false;
    }
    const begins = wasWithin || said.startsWith(open);
    const ends = isWithin || close.includes(said.replace(END_MARKS, '').at(-1) ?? ' ');
    if (!(wasWithin || isWithin) || !begins || !ends) return part;
    return `${open}${[...said].filter((sign) => sign !== open && !close.includes(sign)).join('')}${close[0]}`;
  });
}

/** "[label]: address", to which "[text][label]" refers from another part. */
const DEFINITION = /^ {0,3}\[([^\]\n]+)\]:[ \t]*\S.*$/gmu;
/** Each part with the addresses that it refers to. */
const withDefinitions = (split: PartUnit['split']) => (text: string) => {
  const lines = new Map<string, string>();
  for (const [line, label] of text.matchAll(DEFINITION)) {
    const key = label!.toLowerCase();
    if (!lines.has(key)) lines.set(key, line);
  }
  return split(text).map((part) => {
    const labels = new Set(Array.from(part.matchAll(/\[([^\][\n]+)\]/gu), ([, label]) => label!.toLowerCase()));
    const used = [...labels].flatMap((label) => lines.get(label) ?? []);
    return [part, ...used.filter((line) => !part.includes(line))].join('\n\n');
  });
};

/** Without the signs of emphasis and the addresses of links, which a reader does not see. */
const asShown = (split: PartUnit['split']) => (text: string) =>
  split(text).map((part) => part.replaceAll(/\[([^\][\n]*)\]\([^()\s]*\)/gu, '$1').replaceAll(/[*`]|__/gu, ''));
/** Of code and addresses every character counts, and of lines, which are as wide as they are written. */
const AS_WRITTEN: readonly PartKind[] = ['line', 'code', 'url'];

/** Other ways to take parts, by what is asked of them: with the numbers and signs of lists, or without. */
export function inOtherForms(kind: PartKind, check: Check): PartUnit['split'][] {
  const { split } = PART_UNITS[kind];
  const asked = [check, ...(check.parts?.checks ?? [])];
  const is = (what: RegExp) => asked.some((one) => what.test(one.what));
  const ofAny = [
    ...(is(/^(?:Markdown )?links$/u) ? [withDefinitions(split)] : []),
    ...(!AS_WRITTEN.includes(kind) && is(/^user-perceived characters$/u) ? [asShown(split)] : []),
    // "**"a"**" is in quotation marks to a reader, and "[Milk](https://a.com)" is "Milk".
    ...(kind !== 'code' && kind !== 'url' && is(/^the (?:whole response|beginning and the end)$/u)
      ? [asShown(split)]
      : []),
  ];
  if (kind !== 'line' && kind !== 'sentence') return ofAny;
  return [
    ...ofAny,
    ...(is(/^the beginning and the end$/u) ? [ofEnclosed(split)] : []),
    ...(is(EMPHASIS) ? [ofReaching(split, true), ofReaching(split, false)] : []),
    ...(is(/^(?:numbers|digits|numerals)$/u)
      ? [kind === 'line' ? ofNumbers(split) : (text: string) => split(text.replace(LISTED_NUMBER, '$1'))]
      : []),
    ...(kind === 'line' && is(/^the (?:whole response|beginning and the end)$| alone$/u)
      ? [(text: string) => split(text).map((line) => line.replace(SIGN, ''))]
      : []),
  ];
}

/** Of a list with items within items, those of the outermost one may be counted alone. */
export const otherItems = (kind: PartKind): PartUnit['split'][] =>
  kind in LISTED ? [outermost(LISTED[kind as keyof typeof LISTED])] : [];

/** Which other parts may be meant by what is asked of each, if any. */
function otherParts(which: SeveralParts, check: Check): PartUnit['split'] | undefined {
  const { split } = PART_UNITS[which.kind];
  const beside = (more: PartUnit['split']) => (text: string) => [...split(text), ...more(text)];
  const long = which.kind === 'sentence' ? tooLong(which, check) : undefined;
  if (long) return beside(long);
  // "No sentence starts with 'However'", of an item without a mark at its end.
  if (which.kind === 'sentence' && isOfAny(which.which) && TEXTS.test(check.name))
    return beside((text) => linesApart(text).filter((line) => !HEADING.test(line)));
  const mayBeNumbered = ['line', 'heading', 'subheading'].includes(which.kind);
  if (mayBeNumbered && check.what === 'the beginning' && check.asked.endsWith(' letter')) return ofNumbers(split);
  if (which.kind in LISTED) return outermost(LISTED[which.kind as keyof typeof LISTED]);
  const isOfTexts = which.kind === 'paragraph' && isOfAny(which.which) && check.name === 'text';
  return isOfTexts ? beside((text) => listItems(text).map((item) => item.text)) : undefined;
}

/**
 * Parts with what else may be one, where that matters: headings, rows of a table and items of a list as sentences that may be too
 * long, items of a list as paragraphs of which none is to have a text, and lines without their numbers.
 */
export function withFragments(which: SeveralParts, check: Check): PartUnit {
  const unit = PART_UNITS[which.kind];
  const other = otherParts(which, check);
  const isSentence = which.kind === 'sentence';
  const others = [
    ...(other ? [other] : []),
    ...inOtherForms(which.kind, check),
    ...(isSentence ? [withBoldEdge('end')] : []),
    ...(isSentence && EMPHASIS.test(check.what) ? [withBoldEdge('start')] : []),
  ];
  const openSplit = which.kind in LISTED ? { openSplit: OPEN_INNER } : {};
  return withOthers({ ...unit, ...openSplit }, others);
}

/** A unit that may be split in other ways, too. */
export const withOthers = (unit: PartUnit, others: readonly PartUnit['split'][]): PartUnit =>
  others.length === 0
    ? unit
    : { ...unit, otherSplits: (text) => [...(unit.otherSplits?.(text) ?? []), ...others.map((split) => split(text))] };
