import { literal, type Place, type Wanted } from './find.ts';

/** Words between those whose first letters make an abbreviation. */
const SMALL = String.raw`[\s-]+(?:(?:of|and|the|for|in|on|to|&)\s+)*`;
const TITLES = String.raw`(?:Mr|Mrs|Ms|Dr|Prof|Professor|Sir|Presidents?|Senators?|Judge|Captain)\.?\s`;

/** How else a name that nobody quoted may be written: "N.A.S.A.", "Coca Cola", "GPT4", "John P. Smith", "Mr. Smith". */
export function nameLike(name: string): RegExp | undefined {
  const parts = name.split(/[\s-]+|(?<=\p{Ll})(?=\p{Lu})|(?<=\p{L})(?=\p{N})/u);
  const letters = /^\p{Lu}{2,5}$/u.test(name) ? [...name] : [];
  const [first, last] = parts.length === 2 && parts.every((one) => /^\p{Lu}\p{Ll}+$/u.test(one)) ? parts : [];
  const ways = [
    parts.length > 1 && parts.map(literal).join(String.raw`[\s-]?`),
    letters.length > 0 && letters.join(String.raw`\.\s?`),
    letters.length > 0 && letters.map((letter) => `${letter}\\p{Ll}+`).join(SMALL),
    first && `${TITLES}(?:\\p{Lu}\\p{Ll}+\\s(?:and|&)\\s)?${last}`,
    first && `${last},\\s${first}|${first}\\s(?:\\p{Lu}\\.|\\p{Lu}\\p{Ll}+)\\s${last}`,
    first && `${first[0]}\\.?\\s?${last![0]}(?:\\.|C\\b|(?![\\p{L}\\p{N}]))`,
  ].filter(Boolean);
  return ways.length === 0 ? undefined : new RegExp(`(?<![\\p{L}\\p{N}])(?:${ways.join('|')})(?!\\p{L})`, 'gu');
}

/** Names that are words with a small letter. */
const WORDS_TOO = new Set(
  'may march august go will mark bill grace hope faith joy rose dawn jack sue pat frank art drew turkey china apple chase square swift'.split(
    ' ',
  ),
);
const GOES_ON = /^\s(?:\p{Ll}|I\b)/u;
const SENTENCE_START = /(?:^|[.!?:…]["'”’)\]*_]*\s+|[\r\n][\s>#*_+-]*)["'“‘(*_]*$/u;
/** "New Mexico" is another place. */
const NARROWED =
  /(?<!\p{L})(?:New|North|South|East|West|Northern|Southern|Lake|Mount|Mt\.|Fort|Port|San|Santa|Saint|St\.|Little)\s$/u;
const REACH = 12;

/** Of the polite "Sie" and "Ihr" the small letter makes another word. */
export const isPolite = (name: string): boolean => /^(?:Sie|Ihnen|Ihr(?:e[mnrs]?)?)$/u.test(name);

/** Whether what stands at a place may be a word or a longer name, and not the wanted name: "May I", "New Mexico". */
export function mayBeNoName(text: string, { start, end }: Place, { text: wanted }: Wanted): boolean {
  const said = text.slice(start, end);
  const before = (start > REACH ? 'x' : '') + text.slice(Math.max(0, start - REACH), start);
  const isWord =
    WORDS_TOO.has(wanted.toLowerCase()) &&
    /^\p{Lu}\p{Ll}/u.test(said) &&
    SENTENCE_START.test(before) &&
    GOES_ON.test(text.slice(end, end + 3));
  return isWord || (/^\p{Lu}/u.test(wanted) && NARROWED.test(before));
}
