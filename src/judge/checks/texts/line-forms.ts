import type { Interval } from '../form.ts';
import type { Answer } from '../whole-text.ts';
import { literal } from './find.ts';
import { linesIn } from './lines.ts';
import { otherSentences, sentencesIn } from './sentences.ts';

/** What stands right after a line: a bullet point, nothing, a code block, or a line that begins with a text. */
export type NextLine = 'a bullet point' | 'a blank line' | 'a code block' | { starts: string };

/** How the lines of a text begin, one after the other. */
export type LineForm =
  /** Their first letters, or those of sentences or words, make a word. */
  | { is: 'acrostic'; unit: 'line' | 'sentence' | 'word'; spells: string }
  /** Right after each line that begins with one text stands a line that begins with another. */
  | { is: 'pairs'; first: string; next: string; mayGap?: true }
  /** Right after the line that a text is, or that it begins where it ends with a colon. */
  | { is: 'after line'; line: string; next: NextLine }
  /** Each line is a key, a sign and a value. */
  | { is: 'key value'; sign: ':' | '='; inCapitals?: true; mayBeCapitals?: true }
  /** Each of these labels begins a line, in their order. */
  | { is: 'labels'; labels: readonly string[] }
  /** Lines that begin with one text and with another take turns. */
  | { is: 'turns'; first: string; next: string; isFirst: boolean }
  /** Each line begins with a sign, such as "-". */
  | { is: 'begun'; sign: string }
  /** Each line that begins with a text is in a block quote. */
  | { is: 'quoted'; first: string }
  /** Each step begins with its number after a word: "Step 1:". */
  | { is: 'numbered'; word: string; sign: string }
  /** How many stanzas a poem has, and how many lines each of them. */
  | { is: 'stanzas'; count?: readonly Interval[]; lines?: readonly Interval[] };

const UNCLEAR = 'Lines beside those that are asked about, marks before them or blank lines between them leave it open.';

export function hasLineForm(text: string, of: LineForm): Answer {
  if (of.is === 'acrostic') return spells(text, of);
  if (of.is === 'stanzas') return hasStanzas(text, of);
  if (of.is === 'key value') return areKeyValues(text, of);
  const all = text.split(/\r\n|[\r\n]/u);
  if (of.is === 'begun') return areBegun(all, of.sign);
  if (of.is === 'quoted') return areQuoted(all, of.first);
  if (of.is === 'numbered') return areStepsNumbered(all, of);
  if (of.is === 'after line') return isAfterLine(all, of);
  const lines = all.map((line) => line.replace(/^[\s>*_#-]+/u, ''));
  if (of.is === 'labels') return areLabelled(lines, of.labels);
  return of.is === 'pairs' ? arePairs(lines, of) : takeTurns(lines, of);
}

const isFence = (line: string) => /^\s*(?:`{3}|~{3})/u.test(line);

/** A line that is indented may go on with the one before it, and another dash may be one to some. */
function areBegun(all: readonly string[], sign: string): Answer {
  const lines = all.filter((line) => line.trim() !== '');
  const others = lines.filter((line) => !line.trim().startsWith(sign));
  if (lines.length === 0 || lines.some(isFence) || others.some((line) => /^[\s–—−•·]/u.test(line)))
    return { open: UNCLEAR };
  return others.length === 0
    ? { is: true, found: `${lines.length} lines begin with "${sign}"` }
    : { is: false, found: `A line begins with "${others[0]!.slice(0, 60)}"` };
}

/** A line right below one of a quote belongs to it, too. */
function areQuoted(all: readonly string[], first: string): Answer {
  const places = all.flatMap((line, at) => (line.replace(/^[\s>*_#-]+/u, '').startsWith(first) ? [at] : []));
  const bare = places.filter((at) => !/^\s*(?:[-*+•]\s+|\d+[.)]\s+)?>/u.test(all[at]!));
  const isLazy = bare.some((at) => /^\s*>\s*\S/u.test(all[at - 1] ?? ''));
  const isOther = all.some(
    (line, at) => !places.includes(at) && bareLine(line).toLowerCase().startsWith(first.toLowerCase()),
  );
  if (places.length === 0 || all.some(isFence) || isLazy || isOther) return { open: UNCLEAR };
  return bare.length === 0
    ? { is: true, found: `${places.length} lines with "${first}" are quoted` }
    : { is: false, found: `"${all[bare[0]!]!.slice(0, 60)}" is not quoted` };
}

/** Items without such a beginning may be steps, or something else beside them. */
function areStepsNumbered(all: readonly string[], { word, sign }: Extract<LineForm, { is: 'numbered' }>): Answer {
  const label = new RegExp(
    `^(?:#{1,6} |[-*+] |\\d+[.)] )?[*_]{0,3}${literal(word)} (\\d+)[*_]{0,3}${literal(sign)}`,
    'u',
  );
  const numbers = all.flatMap((line) => label.exec(line)?.[1] ?? []);
  const items = all.filter((line) => /^(?:[-*+•]|\d+[.)])\s/u.test(line) && !label.test(line));
  const spoken = new RegExp(`\\b${literal(word)} ?\\d`, 'iu');
  if (numbers.length === 0) {
    const isPlain = items.filter((line) => /^\d/u.test(line)).length > 1 && !all.some((line) => spoken.test(line));
    return isPlain ? { is: false, found: `An item begins with "${items[0]!.slice(0, 60)}"` } : { open: UNCLEAR };
  }
  const isOn = numbers.length > 1 && numbers.every((number, at) => Number(number) === at + 1);
  return isOn && items.length === 0 ? { is: true, found: `${numbers.length} steps begin so` } : { open: UNCLEAR };
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

function arePairs(lines: readonly string[], { first, next, mayGap }: Extract<LineForm, { is: 'pairs' }>): Answer {
  const places = lines.flatMap((line, at) => (line.startsWith(first) ? [at] : []));
  let isUnclear = places.length === 0 || lines.some((line) => !line.startsWith(first) && startsLike(line, first));
  const afterOf = following(lines, (line) => line.trim() !== '');
  const leadOf = following(lines, (line) => line.startsWith(next) || line.startsWith(first));
  for (const at of places) {
    if (lines[at + 1]?.startsWith(next)) continue;
    const after = lines[afterOf[at]!];
    const isGap = afterOf[at] !== at + 1 && after?.startsWith(next);
    if (isGap && mayGap) continue;
    // Other lines between them may be of the first, or stand in the way.
    const isLater = mayGap && lines[leadOf[at]!]?.startsWith(next);
    if (isGap || isLater) isUnclear = true;
    else if (after !== undefined && startsLike(after, next)) isUnclear = true;
    else return { is: false, found: `No such line follows "${lines[at]!.slice(0, 60)}"` };
  }
  return isUnclear ? { open: UNCLEAR } : { is: true, found: `Each of ${places.length} is followed by one` };
}

/** For each line, where the next one of a kind stands. */
function following(lines: readonly string[], is: (line: string) => boolean): number[] {
  const found: number[] = [];
  let next = lines.length;
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    found[at] = next;
    if (is(lines[at]!)) next = at;
  }
  return found;
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

/** Marks around a line may be no part of it. */
function bareLine(line: string): string {
  const plain = line.replace(/^[\s>*_#-]+/u, '');
  let end = plain.length;
  while (end > 0 && /[\s*_]/u.test(plain[end - 1]!)) end -= 1;
  return plain.slice(0, end);
}

function isAfterLine(all: readonly string[], { line, next }: Extract<LineForm, { is: 'after line' }>): Answer {
  const wanted = bareLine(line).toLowerCase();
  const texts = all.map((one) => bareLine(one).toLowerCase());
  const places = texts.flatMap((one, at) => (one === wanted ? [at] : []));
  const [at] = places;
  const isElsewhere = texts.some((one) => one !== wanted && one.startsWith(wanted));
  if (at === undefined || places.length > 1 || isElsewhere) return { open: UNCLEAR };
  const [following, after] = [all[at + 1], all.slice(at + 1).find((one) => one.trim() !== '')];
  const isThere = (one: string | undefined) => one !== undefined && isNextLine(one, next);
  if (next === 'a blank line') {
    if (following === undefined) return { open: UNCLEAR };
    return { is: following.trim() === '', found: `It is followed by "${following.trim().slice(0, 60)}"` };
  }
  if (isThere(following)) return { is: true, found: `It is followed by "${following!.trim().slice(0, 60)}"` };
  // With a blank line between, it may be right after it or not.
  return isThere(after) ? { open: UNCLEAR } : { is: false, found: `No such line follows "${line}"` };
}

function isNextLine(line: string, next: NextLine): boolean {
  if (next === 'a bullet point') return /^\s*[-*+•]\s/u.test(line);
  if (next === 'a code block') return /^\s*(?:`{3}|~{3})/u.test(line);
  return typeof next === 'object' && bareLine(line).startsWith(next.starts);
}

function areKeyValues(
  text: string,
  { sign, inCapitals, mayBeCapitals }: Extract<LineForm, { is: 'key value' }>,
): Answer {
  const lines = text.split(/\r\n|[\r\n]/u).filter((line) => line.trim() !== '');
  const form = sign === ':' ? /^[\p{L}\p{N}_][^:=\n]{0,60}: \S/u : /^[\p{L}\p{N}_.-]{1,60} ?= ?\S/u;
  const other = lines.find((line) => !line.includes(sign));
  if (other !== undefined && !/^\s*(?:`{3}|~{3})/mu.test(text))
    return { is: false, found: `A line has no "${sign}": "${other.trim().slice(0, 60)}"` };
  const keys = lines.map((line) => line.slice(0, line.indexOf(sign)));
  const small = keys.find((key) => /\p{Ll}/u.test(key));
  if (inCapitals && small !== undefined && other === undefined)
    return { is: false, found: `A key is not in capitals: "${small.trim().slice(0, 60)}"` };
  const isPlain = lines.length > 0 && lines.every((line) => form.test(line));
  if (!isPlain || (mayBeCapitals && small !== undefined)) return { open: UNCLEAR };
  return { is: true, found: `${lines.length} lines are of that form` };
}

function areLabelled(lines: readonly string[], labels: readonly string[]): Answer {
  const places = labels.map((label) => lines.flatMap((line, at) => (line.startsWith(label) ? [at] : [])));
  const missing = places.findIndex((found) => found.length === 0);
  if (missing >= 0) {
    const letter = labels[missing]!.replace(/\W/gu, '');
    const mayBe = lines.some((line) => new RegExp(`(?<![\\p{L}\\p{N}])${letter}(?![\\p{L}\\p{N}])`, 'u').test(line));
    return mayBe ? { open: UNCLEAR } : { is: false, found: `No line begins with "${labels[missing]}"` };
  }
  const isInOrder = places.every(([at], index) => index === 0 || at! > places[index - 1]![0]!);
  const isPlain = isInOrder && places.every(({ length }) => length === 1);
  return isPlain ? { is: true, found: `Lines begin with ${labels.join(', ')}` } : { open: UNCLEAR };
}
