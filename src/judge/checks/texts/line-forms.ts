import type { Interval } from '../form.ts';
import type { Answer } from '../whole-text.ts';
import { linesIn } from './lines.ts';
import { otherSentences, sentencesIn } from './sentences.ts';

/** How the lines of a text begin, one after the other. */
export type LineForm =
  /** Their first letters, or those of sentences or words, make a word. */
  | { is: 'acrostic'; unit: 'line' | 'sentence' | 'word'; spells: string }
  /** Right after each line that begins with one text stands a line that begins with another. */
  | { is: 'pairs'; first: string; next: string }
  /** Lines that begin with one text and with another take turns. */
  | { is: 'turns'; first: string; next: string; isFirst: boolean }
  /** How many stanzas a poem has, and how many lines each of them. */
  | { is: 'stanzas'; count?: readonly Interval[]; lines?: readonly Interval[] };

const UNCLEAR = 'Lines beside those that are asked about, marks before them or blank lines between them leave it open.';

export function hasLineForm(text: string, of: LineForm): Answer {
  if (of.is === 'acrostic') return spells(text, of);
  if (of.is === 'stanzas') return hasStanzas(text, of);
  const lines = text.split(/\r\n|[\r\n]/u).map((line) => line.replace(/^[\s>*_#-]+/u, ''));
  return of.is === 'pairs' ? arePairs(lines, of.first, of.next) : takeTurns(lines, of);
}

function spells(text: string, { unit, spells: wanted }: Extract<LineForm, { is: 'acrostic' }>): Answer {
  const ways =
    unit === 'line'
      ? [linesIn(text)]
      : unit === 'word'
        ? [text.trim().split(/\s+/u)]
        : [sentencesIn(text), ...otherSentences(text)];
  const letters = ways.map((parts) => parts.map((part) => /^[\s"'“‘*_]*(\p{L})/u.exec(part)?.[1] ?? '?').join(''));
  const is = letters.map((one) => one.toLowerCase() === wanted.toLowerCase());
  const found = letters[0]!;
  if (is.every(Boolean)) return { is: true, found: `The first letters are "${found}"` };
  // A title, or a sign before a line, may be meant to be left out.
  const mayBe = letters.some((one) => one.includes('?') || one.toLowerCase().includes(wanted.toLowerCase()));
  return mayBe || is.some(Boolean)
    ? { open: UNCLEAR }
    : { is: false, found: `The first letters are "${found.slice(0, 40)}"` };
}

function arePairs(lines: readonly string[], first: string, next: string): Answer {
  const places = lines.flatMap((line, at) => (line.startsWith(first) ? [at] : []));
  let isUnclear = places.length === 0 || lines.some((line) => !line.startsWith(first) && startsLike(line, first));
  for (const at of places) {
    if (lines[at + 1]?.startsWith(next)) continue;
    const after = lines.slice(at + 1).find((line) => line.trim() !== '');
    if (lines[at + 1] !== undefined && lines[at + 1] !== after && after?.startsWith(next)) isUnclear = true;
    else if (after !== undefined && startsLike(after, next)) isUnclear = true;
    else return { is: false, found: `No such line follows "${lines[at]!.slice(0, 60)}"` };
  }
  return isUnclear ? { open: UNCLEAR } : { is: true, found: `Each of ${places.length} is followed by one` };
}

const startsLike = (line: string, text: string) =>
  line.toLowerCase().startsWith(text.toLowerCase().replace(/\W+$/u, ''));

function takeTurns(all: readonly string[], { first, next, isFirst }: Extract<LineForm, { is: 'turns' }>): Answer {
  const lines = all.filter((line) => line.trim() !== '');
  const turns = lines.map((line) => (line.startsWith(first) ? 0 : line.startsWith(next) ? 1 : undefined));
  const twice = turns.findIndex((turn, at) => turn !== undefined && turn === turns[at - 1]);
  if (twice > 0) return { is: false, found: `Two lines in a row begin with "${turns[twice] === 0 ? first : next}"` };
  if (isFirst && turns[0] === 1) return { is: false, found: `The first line begins with "${next}"` };
  if (turns.length < 2 || turns.includes(undefined)) return { open: UNCLEAR };
  return { is: true, found: `${turns.length} lines take turns` };
}

/** One line between blank ones may be a title, or a stanza. */
function hasStanzas(text: string, { count, lines }: Extract<LineForm, { is: 'stanzas' }>): Answer {
  const sizes = text
    .trim()
    .split(/\n\s*\n/u)
    .map((stanza) => stanza.split('\n').length);
  if (sizes.includes(1) || /^\s*(?:#|```|[-*+] |\d+[.)] |\|)/mu.test(text)) return { open: UNCLEAR };
  const isIn = (numbers: readonly Interval[] | undefined, n: number) =>
    numbers === undefined || numbers.some(([low, high]) => low <= n && n <= high);
  return {
    is: isIn(count, sizes.length) && sizes.every((size) => isIn(lines, size)),
    found: `${sizes.length} stanzas of ${sizes.slice(0, 12).join(', ')} lines`,
  };
}
