import type { Check } from '../check.ts';
import { matchPlaces, type Places, placeCountCheck } from '../place-count.ts';
import type { Quantity } from '../quantity.ts';
import { edgeCheck } from './edge-check.ts';
import { standsShown } from './emoji-edges.ts';

const EMOJI = {
  singular: 'emoji',
  plural: 'emojis',
  aliases: ['emoji', 'emoji character', 'emoji characters'],
  isLength: false,
};

const PICTURE = String.raw`[[\p{Emoji}&&\p{Extended_Pictographic}]--[©®™]]`;

/** Signs such as "↔" and "▶" are pictures only when U+FE0F asks for it; hearts and the like unless U+FE0E asks for text. */
const SHOWN = String.raw`(?:${PICTURE}\uFE0F|[${PICTURE}&&[\p{Emoji_Presentation}\u2600-\u27BF\u{1F000}-\u{1FFFF}]](?!\uFE0E))`;

const SKIN_OR_TAGS = String.raw`\p{Emoji_Modifier}?(?:[\u{E0020}-\u{E007E}]+\u{E007F})?`;

const JOINED = String.raw`(?:\u200D${PICTURE}\uFE0F?\p{Emoji_Modifier}?)*`;

const FLAG = String.raw`\p{Regional_Indicator}{2}`;

const KEYCAP = String.raw`[0-9#*]\uFE0F?\u20E3`;

const ONE = `(?:${SHOWN}${SKIN_OR_TAGS}${JOINED}|${FLAG}|${KEYCAP})`;

const EVERY = new RegExp(ONE, 'gv');

const FIRST = new RegExp(`^${ONE}`, 'v');

const LAST = new RegExp(`${ONE}$`, 'v');

const NOT_ASCII = /[^\0-\x7f]/;

/**
 * The emojis of a text, each as a reader sees it: one with its skin, a family or a flag is one. Digits, "#", "©", "®",
 * "™", arrows, stars and check marks of a font, and ":)" are none.
 */
export const findEmojis = (text: string): Places =>
  NOT_ASCII.test(text) ? matchPlaces(text, EVERY) : { count: 0, first: [] };

/** Each of them. */
export const emojisIn = (text: string): string[] => (NOT_ASCII.test(text) ? (text.match(EVERY) ?? []) : []);

/** "™️": a sign that U+FE0F makes a picture; and signs that some fonts draw as pictures. */
const SIGN_SHOWN = /[©®™]\uFE0F|[‼⁉Ⓜ㊗㊙▶◀⏏⏭-⏯⏱⏲⏸-⏺](?![\uFE0E\uFE0F])/gu;

export const emojiCheck = (asked: Quantity): Check =>
  placeCountCheck('emoji', EMOJI, asked, findEmojis, {
    count: (text) => ({ fewer: 0, more: text.match(SIGN_SHOWN)?.length ?? 0 }),
    open: 'The text has signs such as "™" or "▶" that may be drawn as pictures, so they may count as emojis or not.',
  });

export const emojiAtEdgeCheck = (side: 'start' | 'end', negated: boolean): Check =>
  edgeCheck('emoji', side, 'an emoji', negated, STANDS[side], { open: OPEN });

const OPEN = 'Quotation marks, brackets or the like stand beside the emoji.';

const STANDS = {
  start: (text: string) => standsShown.start(text, (part) => FIRST.test(part)),
  end: (text: string) => standsShown.end(text, (part) => LAST.test(part)),
};
