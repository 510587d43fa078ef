import type { Check } from '../check.ts';
import { type FoundPlaces, foundPlacesCheck, placesOf } from '../data/found-places.ts';
import type { Quantity } from '../quantity.ts';
import { HTML_NAMES, VOID_NAMES } from './html-names.ts';
import { outsideCode, outsideComments } from './outside-code.ts';

const MENTION = {
  singular: '@mention',
  plural: '@mentions',
  aliases: ['@-mention', '@-mentions', '@ mention', '@ mentions'],
  isLength: false,
};

const TAG = {
  singular: 'HTML tag',
  plural: 'HTML tags',
  aliases: ['html tag', 'html tags', 'html element', 'html elements', 'html markup', 'html'],
  isLength: false,
};

const OPEN_MENTION = 'The text holds an "@" before a word that may be no mention of anybody.';

const OPEN_TAG = 'The text holds something that may be an HTML tag or not, or may be counted as one or two.';

export const mentionsCheck = (asked: Quantity): Check =>
  foundPlacesCheck('tags', MENTION, asked, OPEN_MENTION, findMentions);

/** @param name undefined for tags of any name */
export function tagsCheck(name: string | undefined, asked: Quantity): Check {
  const unit = name === undefined ? TAG : { singular: `<${name}> tag`, plural: `<${name}> tags`, isLength: false };
  return foundPlacesCheck('tags', unit, asked, OPEN_TAG, (text) => findTags(text, name));
}

const MENTIONED =
  /(?<![\p{L}\p{M}\p{N}_.+%/@-])@[\p{L}\p{N}_](?:[\p{L}\p{M}\p{N}_.-]{0,60}[\p{L}\p{M}\p{N}_])?(?![\p{L}\p{M}\p{N}_@/])/gu;

/** "@2x", "@media" and the like. */
const NO_NAME = /^@(?:\d|media|import|param|return|returns|property|override|deprecated|keyframes|font-face)/u;

function findMentions(given: string): FoundPlaces {
  const text = outsideCode(given);
  const certain = placesOf(text, MENTIONED).filter(({ start, end }) => !NO_NAME.test(text.slice(start, end)));
  const all = placesOf(given, /(?<![\p{L}\p{M}\p{N}_.+%-])@(?=[\p{L}\p{N}_])/gu).length;
  return { certain, doubtful: Math.max(0, all - certain.length) };
}

const ANY_TAG = /<(\/?)([a-z][a-z\d]*)(?=[\s/>])[^<>]{0,2000}>/giu;

/** With attributes that have values, or that need none; "<b and c>" compares numbers. */
const SURE_TAG =
  /^<\/?[a-z][a-z\d]*(?:\s*\/?>|\s[^<>]*[\w:-]\s*=\s*["'\w/#]|\s+(?:async|autofocus|autoplay|checked|controls|defer|disabled|hidden|loop|multiple|muted|novalidate|open|readonly|required|reversed|selected)\b)/iu;

function findTags(given: string, name: string | undefined): FoundPlaces {
  const known = (text: string) =>
    Array.from(text.matchAll(ANY_TAG)).filter((match) => {
      const found = match[2]!.toLowerCase();
      return name === undefined ? HTML_NAMES.has(found) : found === name && match[1] === '';
    });
  const all = known(given).length;
  const text = outsideComments(outsideCode(given));
  const tags = known(text);
  const closed = new Set(tags.filter(([, slash]) => slash === '/').map((match) => match[2]!.toLowerCase()));
  // "Option<a>" is a type.
  const isGeneric = ({ 0: found, 2: name, index }: RegExpExecArray) =>
    found === `<${name}>` &&
    /[\p{L}\p{N}_]/u.test(text[index - 1] ?? '') &&
    !VOID_NAMES.has(name!.toLowerCase()) &&
    !closed.has(name!.toLowerCase());
  const outside = tags.filter((match) => SURE_TAG.test(match[0]) && !isGeneric(match));
  const opening = outside.filter((match) => match[1] === '');
  // Tags that only close, with nothing that they close, are one at least.
  const shown = opening.length > 0 ? opening : outside.slice(0, 1);
  const certain = shown.map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
  const drawn = name === undefined ? (given.match(/<!(?:--|doctype)|&(?:[a-z]{2,8}|#\d{1,6});/giu)?.length ?? 0) : 0;
  return { certain, doubtful: all + drawn - certain.length };
}
