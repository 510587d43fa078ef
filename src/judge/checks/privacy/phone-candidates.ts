import type { Place } from '../texts/find.ts';

/** Digits that might be dialled, as they stand in the text. */
export interface Candidate extends Place {
  raw: string;
  /** The digits alone. */
  digits: string;
  groups: readonly string[];
  /** What stands before it, and right after it. */
  before: string;
  after: string;
}

const BLANK = '[ \\u00a0\\u2009\\u202f]';
const DASH = '[-./‐‑–]';
const SEPARATOR = `(?:${BLANK}?${DASH}${BLANK}?|${BLANK}?\\(|\\)${BLANK}?${DASH}?${BLANK}?|${BLANK})`;
/** Every repetition begins with a digit or a separator, so that there is one way to read a text. */
const RUN = new RegExp(`(?:\\(?\\+[ (]?|\\()?\\d(?:${SEPARATOR}?\\d)*`, 'gu');

/** Two numbers beside each other: "030 901820 / 030 901821", "12 (212) 555-0134". */
const BETWEEN = new RegExp(`${BLANK}[-/–]${BLANK}|${BLANK}(?=\\()`, 'gu');
/** What may stand before an area code in brackets. */
const COUNTRY = /^\(?(?:\+[ (]?\d{1,3}\)?|00\d{1,3}|[178])$/;
const fewestDigits = 7;
/** E.164. */
export const mostDigits = 15;

const REACH = 60;
const REACH_AFTER = 24;

/** Every run of digits in a text, cut where several numbers stand in it. */
export function* candidatesIn(text: string): Generator<Candidate> {
  for (const { 0: run, index } of text.matchAll(RUN)) {
    for (const [start, end] of piecesOf(run)) yield candidate(text, index + start, index + end);
  }
}

function candidate(text: string, start: number, end: number): Candidate {
  const raw = text.slice(start, end);
  const groups = raw.match(/\d+/g)!;
  return {
    ...{ start, end, raw, groups, digits: groups.join('') },
    before: text.slice(Math.max(0, start - REACH), start),
    after: text.slice(end, end + REACH_AFTER),
  };
}

type Piece = readonly [start: number, end: number];

function piecesOf(run: string): readonly Piece[] {
  if (run.length <= fewestDigits) return [[0, run.length]];
  const pieces = cutAt(run, [0, run.length], BETWEEN, isBoundary);
  return pieces.flatMap((piece) =>
    countDigits(run.slice(...piece)) > mostDigits ? cutAt(run, piece, /[ \u00a0]/gu) : [piece],
  );
}

function cutAt(
  run: string,
  [from, to]: Piece,
  pattern: RegExp,
  isCut: (before: string, mark: string, after: string) => boolean = () => true,
): Piece[] {
  const pieces: Piece[] = [];
  let start = from;
  for (const { 0: mark, index } of run.slice(from, to).matchAll(pattern)) {
    const at = from + index;
    if (!isCut(run.slice(start, at), mark, run.slice(at + mark.length, at + 2 * mostDigits))) continue;
    pieces.push([start, at]);
    start = at + mark.length;
  }
  return [...pieces, [start, to]];
}

const isBoundary = (before: string, mark: string, after: string) =>
  mark.trim() === ''
    ? !COUNTRY.test(before)
    : countDigits(before) >= fewestDigits && countDigits(after) >= fewestDigits;

const countDigits = (text: string) => text.replace(/\D/g, '').length;
