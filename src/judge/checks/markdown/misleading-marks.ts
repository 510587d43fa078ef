import { MONTHS } from '../data/calendar-words.ts';
import { countForeignDates } from '../data/foreign-calendar.ts';
import { hasEndMark, isBullet, isNumbered, isThematicBreak, linesOutsideCode, standsApart } from './markdown.ts';

/** A line outside of code that says something. */
interface Line {
  /** Without what stands before the sign of an item. */
  text: string;
  /** Its place among all lines, 0 for the first. */
  at: number;
  /** How far it is indented, or quoted. */
  depth: number;
  isQuoted: boolean;
  /** The sign or the number of an item. */
  sign: string;
  isAfterBlank: boolean;
}

const MAY_HAVE_MARKS = /^[ \t>]{0,40}(?:\d{1,9}\.[ \t]|[-+*][ \t])|^ {0,3}>/mu;
/** Prints nothing; a line that begins with it is no item and no quote. */
const NOTHING = '\u2060';

/**
 * A text in which dates, ordinals, footnotes, sums, signatures, menu paths and comparisons that are written like items or quotes are
 * none any more; unchanged where there are none. Linear in its length.
 */
export function withoutMisleadingMarks(text: string): string {
  if (!MAY_HAVE_MARKS.test(text)) return text;
  const lines = readLines(text);
  const items = [ordinalsIn, footnotesIn, signedIn].flatMap((find) => find(lines));
  const places = new Map([...items.map(({ at, depth }) => [at, depth] as const), ...notQuotes(lines)]);
  if (places.size === 0) return text;
  return text
    .split(/(\r\n|[\r\n])/u)
    .map((line, at) => {
      const place = at % 2 === 0 ? places.get(at / 2) : undefined;
      return place === undefined ? line : `${line.slice(0, place)}${NOTHING}${line.slice(place)}`;
    })
    .join('');
}

function readLines(text: string): Line[] {
  const numbers: number[] = [];
  const lines: Line[] = [];
  let isAfterBlank = true;
  for (const [at, line] of linesOutsideCode(text, numbers).entries()) {
    const depth = line.search(/[^\s>]|$/u);
    const said = line.slice(depth);
    const sign = isBullet(line) ? said[0]! : isNumbered(line) ? /^\d+[.)]/u.exec(said)![0] : '';
    const isQuoted = /^ {0,3}>/u.test(line);
    if (line.trim() !== '') lines.push({ text: said, at: numbers[at]! - 1, depth, isQuoted, sign, isAfterBlank });
    isAfterBlank = line.trim() === '';
  }
  return lines;
}

const restOf = ({ text, sign }: Line) => text.slice(sign.length).trim();

/** Cuts lines into runs: each line of a run goes on from the line before it. */
function runsOf(lines: readonly Line[], goesOn: (line: Line, before: Line) => boolean): Line[][] {
  const runs: Line[][] = [];
  for (const [at, line] of lines.entries()) {
    if (at > 0 && goesOn(line, lines[at - 1]!)) runs.at(-1)!.push(line);
    else runs.push([line]);
  }
  return runs;
}

/** "March" and "May" are also other words. */
const MONTH = new RegExp(`^(?:${MONTHS.filter((one) => !['March', 'May'].includes(one)).join('|')})$`, 'iu');
/** "1. Mai", "3. 5. 2025" */
function isDay(line: Line): boolean {
  const rest = restOf(line);
  const [word = ''] = /^\p{L}{1,20}/u.exec(rest) ?? [];
  return /^\d{1,2}\.\s?\d/u.test(rest) || MONTH.test(word) || (word !== '' && countForeignDates(`1 ${word}`) > 0);
}

/**
 * Days, and numbers that no other number follows: "1. FC Köln". Left out are those with a bracket, those within an item or with items below
 * them, and a "1." beside another list.
 */
function ordinalsIn(lines: readonly Line[]): Line[] {
  const levels = Map.groupBy(
    lines.filter(({ sign }) => /\d/u.test(sign)),
    ({ depth }) => Math.floor(depth / 2),
  );
  const numberOf = ({ sign }: Line) => Number.parseInt(sign, 10);
  const runs = [...levels.values()].flatMap((items) =>
    runsOf(items, (item, before) => [0, 1].includes(numberOf(item) - numberOf(before))),
  );
  const isSure = (run: readonly Line[]) => run.length > 1 && !run.every(isDay);
  const hasList = runs.some(isSure);
  const outer = lines.find(({ sign }) => sign !== '');
  const holders = new Set(lines.filter((line, at) => lines[at + 1]?.sign && lines[at + 1]!.depth > line.depth + 1));
  const mayBeItem = (line: Line) =>
    !isDay(line) &&
    (line.sign.endsWith(')') ||
      (hasList && line.sign === '1.') ||
      holders.has(line) ||
      (line.at > outer!.at && line.depth > outer!.depth + 1));
  return runs.flatMap((run) => (isSure(run) || (run.length === 1 && mayBeItem(run[0]!)) ? [] : run));
}

/** An asterisk after a word, as of "€5 a month*", that ends no emphasis. */
function hasReference(line: Line): boolean {
  if (isThematicBreak(line.text)) return false;
  const text = ` ${line.sign === '*' ? restOf(line) : line.text}`;
  let isOpen = false;
  for (const { 0: sign, index } of text.matchAll(/(?<=[^*])\*(?!\*)/gu)) {
    const beside = `${text[index - 1]}${sign}${text[index + 1] ?? ''}`;
    if (!isOpen && /^.\*(?:[.,;:!?)]|$)|^\S\*\s/u.test(beside)) return true;
    isOpen = !isOpen && /^[^\p{L}\p{N}]\*\S/u.test(beside);
  }
  return false;
}

/** Bullet points with "*" that stand by themselves below such an asterisk. */
function footnotesIn(lines: readonly Line[]): Line[] {
  const reference = lines.findIndex(hasReference);
  if (reference < 0) return [];
  const below = runsOf(
    lines.slice(reference),
    (line, before) => !line.isAfterBlank && (line.sign === before.sign || line.depth > before.depth),
  );
  return below.slice(1).flatMap((run) => (run.length === 1 && run[0]!.sign === '*' ? run : []));
}

const AMOUNT = /^(?:[$€£¥]|(?:EUR|USD|CHF|GBP)\s)?\s?\d/u;
const TOTAL = /^=\s?\S/u;
/** How long a signature is at most, and how many runs of lines may stand below it. */
const MOST_SIGNED = 40;
const MOST_BELOW = 2;

/** Lines with "+" and a number, "- Discount: €5" in a sum, "- 5 °C" alone, and "- Lea, Customer Care" at the end. */
function signedIn(lines: readonly Line[]): Line[] {
  const runs = runsOf(lines, (line, before) => /^[-+]$/u.test(line.sign) && /^[-+]$/u.test(before.sign));
  const lastBlock = lines.findLast(({ isAfterBlank }) => isAfterBlank)?.at ?? 0;
  return runs.flatMap((run, at) => {
    const [line, above] = [run[0]!, runs[at - 1]?.at(-1)];
    if (!/^[-+]$/u.test(line.sign)) return [];
    const isOfAmounts = run.every(({ text }) => /\d/u.test(text));
    const next = runs[at + 1]?.[0];
    if (next && TOTAL.test(next.text) && isOfAmounts) return run;
    if (isOfAmounts && run.every(({ sign }) => sign === '+')) return run;
    if (run.length > 1) return [];
    const rest = restOf(line);
    const isOfSum = isOfAmounts && above !== undefined && /\d/u.test(above.text.slice(above.text.lastIndexOf(':') + 1));
    const isSignature =
      line.at >= lastBlock &&
      at + MOST_BELOW >= runs.length - 1 &&
      above !== undefined &&
      above.sign === '' &&
      !standsApart(above.text) &&
      line.depth < 2 &&
      rest.length <= MOST_SIGNED &&
      /^\p{Lu}/u.test(rest) &&
      !hasEndMark(rest) &&
      !/:[*_]*$/u.test(above.text.trimEnd());
    return AMOUNT.test(rest) || isOfSum || isSignature ? run : [];
  });
}

/** What stands after ">" in "> 5 days" and ">:(". */
const NO_QUOTE = /^(?:[$€£¥]?\d|[^\p{L}]*$)/u;

/** Lines with ">" right below another line, as of a menu's path, and a comparison or a smiley alone: the starts of these lines. */
function notQuotes(lines: readonly Line[]): (readonly [at: number, place: number])[] {
  const runs = runsOf(lines, (line, before) => !line.isAfterBlank && line.isQuoted === before.isQuoted);
  return runs.flatMap((run, at) => {
    const [line, above] = [run[0]!, runs[at - 1]?.at(-1)];
    const isBelow = !line.isAfterBlank && above !== undefined && !standsApart(above.text);
    const isNone = run.length === 1 && (NO_QUOTE.test(line.text) || line.depth > 3);
    return line.isQuoted && (isBelow || isNone) ? run.map((one) => [one.at, 0] as const) : [];
  });
}
