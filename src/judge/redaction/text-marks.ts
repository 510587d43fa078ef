/** Scripts without spaces between words. */
const UNSPACED = String.raw`\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}`;
const OTHER = String.raw`[[\p{L}\p{M}]--[\p{Script=Latin}${UNSPACED}]]+|[${UNSPACED}]`;
/** A run of Latin letters, digits and underscores, of letters of another script, or one sign of a script without spaces. */
const TOKEN = new RegExp(String.raw`[\p{Script=Latin}\p{N}_]+|${OTHER}`, 'gv');
const ASCII_TOKEN = /[A-Za-z0-9_]+/g;
const WORD = new RegExp(String.raw`[\p{Script=Latin}\p{N}]+|${OTHER}`, 'gv');
const ASCII_WORD = /[a-z0-9]+/g;
const NOT_ASCII = /[^\0-\x7f]/;
const SIGN = new RegExp(`^[${UNSPACED}]$`, 'v');

/** The pieces of a text between punctuation and spaces. */
export const tokensOf = (text: string): string[] => text.match(NOT_ASCII.test(text) ? TOKEN : ASCII_TOKEN) ?? [];

/** The words of a text in lower case, and each sign of scripts without spaces. Underscores, apostrophes and hyphens separate. */
export const wordsOf = (text: string): string[] =>
  text.toLowerCase().match(NOT_ASCII.test(text) ? WORD : ASCII_WORD) ?? [];

/** The same with their positions. */
export const placedWordsOf = (text: string): Iterable<RegExpExecArray> => text.toLowerCase().matchAll(WORD);

/** Whether a word is one sign of a script without spaces, which may be only a part of a word. */
export const isSign = (word: string): boolean => SIGN.test(word);

const JOINTS = [/(\p{Ll})(?=\p{Lu})/gu, /(\p{Lu})(?=\p{Lu}\p{Ll})/gu, /(\p{L})(?=\p{N})/gu, /(\p{N})(?=\p{L})/gu];

/** The pieces of a compound name, in lower case: "getWeather_v2" is get, weather, v and 2. */
export const piecesOf = (name: string): string[] =>
  JOINTS.reduce((apart, joint) => apart.replace(joint, '$1 '), name)
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

export interface Atom {
  /** In lower case, without underscores and hyphens. */
  key: string;
  /** As written, in lower case. */
  written: string;
  /** Whether it looks like an identifier: digits among letters, an underscore, capitals inside. */
  isShaped: boolean;
  /** Whether it may be a code: it has letters and digits, or is an uncommon word in capitals. */
  isCode: boolean;
}

const HYPHENATED = /(?<![\p{Script=Latin}\p{N}_-])[\p{Script=Latin}\p{N}_]+(?:-[\p{Script=Latin}\p{N}_]+)+/gu;

/** Yields possible identifiers and parts of them, each once: pieces with letters, and pieces joined by hyphens. */
export function* atomsOf(text: string): Generator<Atom> {
  for (const name of new Set(tokensOf(text))) {
    if (!/\p{L}/u.test(name)) continue;
    const hasDigit = /\p{N}/u.test(name);
    yield {
      key: name.replaceAll('_', '').toLowerCase(),
      written: name.toLowerCase(),
      isShaped: hasDigit || name.includes('_') || /\p{Ll}\p{Lu}/u.test(name),
      isCode: hasDigit || (/^\p{Lu}{4,}$/u.test(name) && !EMPHASISED.has(name.toLowerCase())),
    };
  }
  for (const name of new Set(text.match(HYPHENATED))) {
    if (!/\p{L}/u.test(name)) continue;
    const isCode = /\p{N}/u.test(name);
    yield { key: name.replace(/[_-]/g, '').toLowerCase(), written: name.toLowerCase(), isShaped: isCode, isCode };
  }
}

/** Words that are often written in capitals: for emphasis, as headings, or as names of formats. */
const EMPHASISED: ReadonlySet<string> = new Set(
  (
    'about after again allowed also always answer ascii attention available avoid background base before behavior behaviour ' +
    'below cannot caution caveat company confidential constraints context conversation criteria critical current customer ' +
    'data default description details does done dont during each else email english ensure error even every everything ' +
    'exactly example examples faithful fail false final first follow following format forbidden formatting from given goal ' +
    'goals guidelines have help here hint html http https iban identity important include info information input inputs ' +
    'instead instruction instructions internal introduction json just keep knowledge language last length less like list ' +
    'make mandatory markdown many message messages more most must name need never none note notes nothing null only ' +
    'optional order other otherwise output overview pass persona please policies policy present privacy private process ' +
    'product prohibited prompt question reference reminder remember request required respond response responses result role ' +
    'rule rules same safety scope secret section service shall should some step steps stop strict strictly style summary ' +
    'support system task tasks tell text than that them then there these they this those tips todo tone tool tools topic ' +
    'true under unless until urgent user users utf8 uuid valid very want warning well were what when where which while will ' +
    'with without words write wrong yaml your'
  ).split(' '),
);

/** Host names, addresses and paths: pieces joined by dots, at signs and slashes. */
const COMPOUND = /(?<![\p{L}\p{M}\p{N}_-])[\p{L}\p{M}\p{N}_-]+(?:[.@/\\][\p{L}\p{M}\p{N}_-]+)+/gu;
const MOST_PARTS = 6;

/** Yields the keys of the runs of two to six pieces of such names, except "and/or", "e.g" and numbers. */
export function* compoundsOf(text: string): Generator<string> {
  for (const compound of new Set(text.match(COMPOUND))) {
    const names = compound.toLowerCase().split(/[.@/\\]/);
    const joints = compound.match(/[.@/\\]/g)!;
    for (const [start, first] of names.entries()) {
      let key = first;
      for (let at = start + 1; at < Math.min(start + MOST_PARTS, names.length); at += 1) {
        key += ` ${names[at]}`;
        const isOfTwo = at === start + 1;
        if (isOfTwo && joints[start] === '/') continue;
        // A key of single letters has no two adjacent characters other than spaces.
        if (/[^ ]{2}/.test(key) && /\p{L}/u.test(key)) yield key;
      }
    }
  }
}
