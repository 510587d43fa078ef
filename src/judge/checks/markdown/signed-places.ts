import { type FoundPlaces, placesOf } from '../data/found-places.ts';
import { MARKED_UNITS } from '../parts/marked-units.ts';
import { FOOTNOTE } from '../texts/footnotes.ts';
import { checkboxesIn } from './drawn.ts';
import { HTML_NAMES } from './html-names.ts';
import { listItems } from './list-items.ts';
import { parseFences, parseMarkdown } from './markdown-document.ts';
import { outsideCode } from './outside-code.ts';

/** What a reader knows by its signs, and what may be such a thing as well. */

export function struckIn(text: string): FoundPlaces {
  const found = parseMarkdown(text).flatMap(({ children }) => (children ?? []).filter(({ type }) => type === 's_open'));
  const certain = placesOf(outsideCode(text), /~~/gu).slice(0, 2 * found.length);
  const others = placesOf(text, /<(?:s|del|strike)\b|~[^\s~]|\u0336/giu).length;
  return { certain: certain.filter((_, at) => at % 2 === 0), doubtful: Math.max(0, others - 2 * found.length) };
}

/** Notes of Markdown; signs that refer to no such note may stand for others. */
export function footnotesIn(text: string): FoundPlaces {
  const plain = outsideCode(text);
  const certain = placesOf(plain, /^[ \t]{0,3}\[\^[^\]\s]+\]:/gmu);
  const notes = new Set(certain.map(({ start, end }) => plain.slice(start, end).trim().slice(0, -1)));
  const isElse = ({ start, end }: { start: number; end: number }) => !notes.has(text.slice(start, end));
  const others = placesOf(text, new RegExp(`${FOOTNOTE}|\\[\\^[^\\]\\s]+\\]|^\\s*\\*(?![*\\s])[^*\\n]*$`, 'gmu'));
  return { certain, doubtful: others.filter(isElse).length };
}

export function commentsIn(text: string): FoundPlaces {
  const certain = placesOf(outsideCode(text), /<!--[\s\S]*?-->/gu);
  return { certain, doubtful: placesOf(text, /<!--/gu).length - certain.length };
}

/** Tags with an end whose names are not those of HTML; all others may be tags or not. */
export function xmlTagsIn(text: string): FoundPlaces {
  const certain = [...outsideCode(text).matchAll(/<([a-z_][\w.-]*)(?:\s[^<>]*)?>[\s\S]*?<\/\1>/giu)].filter(
    ([, name]) => !HTML_NAMES.has(name!.toLowerCase()),
  );
  return {
    certain: certain.map(({ index, 0: found }) => ({ start: index, end: index + found.length })),
    doubtful: placesOf(text, /<[\w/!?]/gu).length - (certain.length > 0 ? 1 : 0),
  };
}

const linesWith = (text: string, pattern: RegExp) => placesOf(outsideCode(text), pattern);

/** Numbered lists; one in order may also be a list of bullets that is sorted. */
export function orderedIn(text: string): FoundPlaces {
  const certain = linesWith(text, /^[\t >]*\d{1,9}[.)][\t ]+\S/gmu);
  const isList = listItems(text).some(({ isNumbered }) => isNumbered);
  const others = placesOf(text, /^\W*(?:[-*+•◦▪–—]|\(?(?:\d+|[a-z]|[ivx]+)[.):])\s|<[uo]l\b/gimu).length;
  return isList ? { certain, doubtful: others } : { certain: [], doubtful: certain.length + others };
}

/** Boxes to tick; other lists may be checklists, too. */
export function checklistsIn(text: string): FoundPlaces {
  const { certain, doubtful } = checkboxesIn(text);
  const items = listItems(text).length + placesOf(text, /<li\b|^\s*[^\p{L}\p{N}\s]\s*\S/gmu).length;
  return { certain, doubtful: doubtful + items };
}

/** Headings that are subheadings in every way to take them. */
export function subheadingsIn(text: string): FoundPlaces {
  const { split, otherSplits, countDoubtful } = MARKED_UNITS.subheading;
  const counts = [split(text), ...otherSplits!(text)].map(({ length }) => length);
  const least = Math.min(...counts);
  const certain = linesWith(text, /^\s{0,3}#{2,6}\s.*$/gmu)
    .slice(-least || Infinity)
    .slice(0, least);
  const titles = placesOf(text, /^(?:\*\*|__)[^\n]+(?:\*\*|__):?\s*$/gmu).length;
  return { certain, least, doubtful: Math.max(...counts) - certain.length + countDoubtful!(text) + titles };
}

export function taggedCodeIn(text: string): FoundPlaces {
  const lines = placesOf(text, /[^\n]*(?:\n|$)/gu);
  const certain = parseFences(text)
    .filter(({ info }) => info.trim() !== '')
    .map(({ map }) => lines[map![0]]!);
  return { certain, doubtful: 0 };
}
