import type { Check } from '../check.ts';
import { outsideCode } from '../markdown/outside-code.ts';
import type { Quantity } from '../quantity.ts';
import type { Place } from '../texts/find.ts';
import type { Answer } from '../whole-text.ts';
import { type FoundPlaces, foundPlacesCheck } from './found-places.ts';

const OPEN =
  'The text holds numbers in square brackets that may be citations or not, or may be counted as one or several.';

export const citationsCheck = (asked: Quantity): Check => citationCheck(asked, findCitations);

export const sourcesCheck = (asked: Quantity): Check => citationCheck(asked, findSources);

const citationCheck = (asked: Quantity, find: (text: string) => FoundPlaces) =>
  foundPlacesCheck(
    'citations',
    { singular: 'citation [n]', plural: 'citations [n]', isLength: false },
    asked,
    OPEN,
    find,
  );

const CITED = /(?<!\[)\[(\d{1,4}(?:\s?[,;–-]\s?\d{1,4}){0,20})\](?!\()/gu;

/** What stands before the bracket in "fell[2]" and `items[2]`; at the end of a clause it is rather a citation. */
const AFTER_NAME = /[\p{L}\p{N}_)]/u;
const CLAUSE_END = /^[.,;:!?](?:\s|$)/u;

/** A link, an entry of a list of sources, or a place of an array. */
const AT_LINE_START = /(?:^|[\r\n])[\s>*+-]*$/u;

const AFTER_ENTRY = /^\s*(?:[=(]|\[(?!\d))/u;
const REACH = 12;

/** The citations of a text. One source cited twice is one citation, or two. */
function findCitations(text: string): FoundPlaces {
  const { certain, held, doubtful } = markersIn(text);
  const distinct = new Set(held).size;
  return {
    certain,
    least: Math.min(certain.length, distinct),
    doubtful: doubtful + Math.max(0, held.length - certain.length),
  };
}

/** The sources cited: each number once. */
function findSources(text: string): FoundPlaces {
  const { certain, held, doubtful } = markersIn(text);
  const distinct = new Set(held).size;
  return { certain, least: distinct, doubtful: doubtful + distinct - certain.length };
}

/**
 * The markers of a text, and the numbers that they hold.
 * @param areNamesSure whether "fell[2]." is a citation without a doubt
 */
function markersIn(given: string, areNamesSure = true): { certain: Place[]; held: string[]; doubtful: number } {
  const text = outsideCode(given);
  const certain: Place[] = [];
  const all: string[] = [];
  let doubtful = (text.match(/\[\d{1,3}\]\(/gu) ?? []).length;
  let last = -1;
  for (const { 0: found, 1: inner = '', index } of text.matchAll(CITED)) {
    const held = numbersOf(inner);
    const end = index + found.length;
    const isEntry = AT_LINE_START.test(text.slice(Math.max(0, index - REACH), index));
    const isOther = held.some((number) => number.length > 3 || number === '0');
    // "[1][2]" are two, but "[text][1]" may be a link.
    const isLabel = text[index - 1] === ']' && last !== index;
    const after = text.slice(end, end + REACH);
    const isIndex = AFTER_NAME.test(text.charAt(index - 1)) && !(areNamesSure && CLAUSE_END.test(after));
    if (isEntry || isOther || isLabel || isIndex || AFTER_ENTRY.test(after)) {
      doubtful += held.length;
      continue;
    }
    certain.push({ start: index, end });
    last = end;
    all.push(...held);
  }
  return { certain, held: all, doubtful };
}

/** How often a number may be cited together with others or with a page: "2" in "[1, 2]", "[1–3]", "[2, p. 5]" and "[1]–[3]". */
export function countGrouped(text: string, marker: string): number {
  const number = Number(marker.slice(1, -1));
  const isWithin = (inner: string) =>
    inner.match(/\d+/gu)?.some((one) => Number(one) === number) ||
    Array.from(inner.matchAll(RANGE)).some(([, low, high]) => Number(low) < number && number < Number(high));
  const grouped = Array.from(text.matchAll(BRACKETS)).filter(({ 0: found }) => found !== marker && isWithin(found));
  const between = text.match(BETWEEN)?.filter((found) => isWithin(found.replaceAll(/[[\]]/gu, ''))) ?? [];
  return grouped.length + between.length;
}
const BRACKETS = /\[[^[\]\n]{1,200}\]/gu;
const RANGE = /(\d{1,4})\s?[–—-]\s?(\d{1,4})/gu;
const BETWEEN = /\[\d{1,4}\]\s?[–—-]\s?\[\d{1,4}\]/gu;

/** How many of these places may be an entry of a list, an index of an array or the like, instead of a citation. */
export function countUncertain(text: string, places: readonly Place[]): number {
  const certain = new Set(markersIn(text, false).certain.map(({ start }) => start));
  return places.filter(({ start }) => !certain.has(start)).length;
}

/** Whether a text cites a source whose number is higher; a higher number that may be no citation leaves it open. */
export function citedAbove(text: string, most: number): Answer {
  const { held } = markersIn(text, false);
  const above = held.find((number) => Number(number) > most);
  if (above !== undefined) return { is: true, found: `It cites [${above}]` };
  const mayBe = (text.match(BRACKETS) ?? [])
    .flatMap((held) => held.match(/\d+/gu) ?? [])
    .some((number) => Number(number) > most);
  return mayBe
    ? { open: 'The text holds higher numbers in square brackets that may be citations or not.' }
    : { is: false, found: `It cites nothing higher than [${most}]` };
}

/** "1-3" holds three. */
function numbersOf(inner: string): string[] {
  return inner.split(/[,;]/u).flatMap((part) => {
    const [first = '', last] = part.trim().split(/\s?[–-]\s?/u);
    const count = last === undefined ? 1 : Number(last) - Number(first) + 1;
    return count > 1 && count <= 100 ? Array.from({ length: count }, (_, at) => String(Number(first) + at)) : [first];
  });
}
