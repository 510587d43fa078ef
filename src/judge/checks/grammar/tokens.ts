import { oncePer } from '../once-per.ts';
import { jsonLiteral } from './json-literal.ts';
import { patternLiteral } from './pattern-literal.ts';

/** The smallest pieces of a condition. Words are lower-cased; `raw` keeps them as written. */
export type Token =
  | { kind: 'word'; text: string; raw: string }
  | { kind: 'number'; value: number }
  /** "0.5": only where fractions are understood. */
  | { kind: 'decimal'; value: number }
  /** "2026-03-01": a day, where days are understood. */
  | { kind: 'date'; text: string }
  | { kind: 'quoted'; text: string; mark: string }
  | { kind: 'pattern'; source: string; flags: string }
  | { kind: 'json'; text: string }
  /** `"## "`: a sign that begins a line, quoted with the blank after it; its text is the sign alone. */
  | { kind: 'sign'; text: string }
  /** "The country code": a name without quotation marks that a field of JSON may have. */
  | { kind: 'field'; text: string }
  /** With a blank after it, a full stop ends a sentence: "two sentences. No links" has no "sentences.no". */
  | { kind: 'mark'; text: string; isSpaced?: true };

/** A part of the tokens that was understood, and the place of the first token after it. */
export interface Reading<T> {
  value: T;
  next: number;
}

/** Opening quotation marks with the marks that can close them. */
const CLOSERS: Readonly<Record<string, string>> = {
  '"': '"',
  "'": "'",
  '`': '`',
  '“': '”',
  '„': '“”',
  '‘': '’',
  '‚': '‘’',
  '«': '»',
  '‹': '›',
  '「': '」',
};

const LINE_SIGN = /^(?:#{1,6}|[-*+>•]|\d{1,2}[.)]) $/u;
const FOLLOWED = /^ (?:followed by|plus|and (?:a|one|a single) letter) /u;
const OPENS_AFTER = /[\s(]/u;
const CLOSES_BEFORE = /[\s.,;:!?)]/u;
const NUMBER = /\d+(?:[.,]\d+)*/y;
const WHOLE_NUMBER = /^(?:0|[1-9]\d{0,8}|[1-9]\d{0,2}(?:,\d{3})+)$/;
const DAY = /\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])(?![\p{L}\p{N}_]|-\d)/uy;
const DECIMAL = /^(?:0|[1-9]\d{0,5})\.\d{1,6}$/;
const WORD = /[\p{L}_][\p{L}\p{M}\p{N}_]*(?:['’-][\p{L}\p{M}\p{N}_]+)*/uy;

/** "doesn't" reads as "does not". */
const CONTRACTIONS: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    "doesn't": ['does', 'not'],
    "don't": ['do', 'not'],
    "didn't": ['did', 'not'],
    "isn't": ['is', 'not'],
    "aren't": ['are', 'not'],
    "wasn't": ['was', 'not'],
    "mustn't": ['must', 'not'],
    "shouldn't": ['should', 'not'],
    "weren't": ['were', 'not'],
    "can't": ['can', 'not'],
    cannot: ['can', 'not'],
    doesnt: ['does', 'not'],
    dont: ['do', 'not'],
    isnt: ['is', 'not'],
    arent: ['are', 'not'],
    atleast: ['at', 'least'],
    atmost: ['at', 'most'],
    "there's": ['there', 'is'],
    "it's": ['it', 'is'],
    "won't": ['will', 'not'],
    "hasn't": ['has', 'not'],
    "haven't": ['have', 'not'],
    "they're": ['they', 'are'],
  }),
);

/** "24h" is read as "24-hour". */
const CLOCK = /(?:12|24)h(?:rs?)?(?![\p{L}\p{N}_])/uy;
/** "2nd" is read as "second". */
const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** "The 1990s" */
const DECADE = /[12]\d\d0s(?![\p{L}\p{N}_])/uy;
const ORDINAL = /(?:1st|2nd|3rd|[4-9]th|10th)(?![\p{L}\p{N}_])/uy;

/** Where a token stands in the condition, in UTF-16 code units, `end` excluded. */
export interface Place {
  start: number;
  end: number;
}

/** Longer conditions, in UTF-16 code units, are a model's: cutting 10 MB into tokens would keep all other requests waiting. */
export const LONGEST_CONDITION = 20_000;

/**
 * Cuts a condition into tokens; a full stop at its end is left out. Undefined when it is too long, or when a part cannot be read
 * for certain: a quotation without an end, a number grown together with a unit.
 * @param places is filled with the place of each token
 */
export function tokenize(condition: string, places?: Map<Token, Place>): Token[] | undefined {
  if (condition.length > LONGEST_CONDITION) return undefined;
  const tokens: Token[] = [];
  for (let at = 0; at < condition.length; ) {
    if (/\s/u.test(condition[at]!)) {
      at += 1;
      continue;
    }
    const piece =
      literal(condition, at) ??
      quoted(condition, at) ??
      number(condition, at) ??
      words(condition, at) ??
      mark(condition, at);
    if (!piece.tokens) return undefined;
    tokens.push(...piece.tokens);
    if (places) for (const token of piece.tokens) places.set(token, { start: at, end: piece.end });
    at = piece.end;
  }
  return endsClearly(tokens) ? withoutFullStop(tokens) : undefined;
}

/** A condition whose last quotation may have drawn the full stop into it, in both ways: `ends with "Thank you."` */
export function drawnWays(condition: string): [withStop: string, without: string] | undefined {
  const found = /^(.*[\p{L}\p{N}])\.(["”])$/su.exec(condition);
  return found ? [`${condition}.`, `${found[1]}${found[2]}.`] : undefined;
}

/** Null tokens: this place begins something that cannot be read. */
interface Piece {
  tokens: Token[] | null;
  end: number;
}

/** "```python": three backticks that quote nothing. */
const FENCE = /`{3}(?!`)/uy;

function quoted(condition: string, at: number): Piece | undefined {
  const fence = matchAt(FENCE, condition, at);
  if (fence !== undefined && condition[at - 1] !== '`')
    return { tokens: [{ kind: 'mark', text: fence }], end: at + fence.length };
  const opener = condition[at]!;
  const closers = CLOSERS[opener];
  if (!closers || !(at === 0 || OPENS_AFTER.test(condition[at - 1]!))) return undefined;
  // Two single marks may stand for a double one.
  if (opener === "'" && condition[at + 1] === "'") return { tokens: null, end: at };
  const end = outermostClosing(condition, at) ?? closingPlace(condition, at + 1, closers);
  const text = condition.slice(at + 1, end);
  if (LINE_SIGN.test(text)) return { tokens: [{ kind: 'sign', text: text.trim() }], end: end! + 1 };
  // "'Answer: ' plus one letter": the blank between them.
  if (end !== undefined && /^\S.*: $/su.test(text) && FOLLOWED.test(condition.slice(end + 1, end + 40)))
    return { tokens: [{ kind: 'quoted', text: text.trim(), mark: opener }], end: end + 1 };
  // Blanks at an edge, or a backslash before the closing mark, leave open what is meant.
  if (end === undefined || text.trim() === '' || text !== text.trim() || text.endsWith('\\')) {
    return { tokens: null, end: at };
  }
  return { tokens: [{ kind: 'quoted', text, mark: opener }], end: end + 1 };
}

/** The first closing mark that stands at the end of a word, so that an apostrophe within a word closes nothing. */
function closingPlace(condition: string, from: number, closers: string): number | undefined {
  for (let at = from; at < condition.length; at += 1) {
    if (!closers.includes(condition[at]!)) continue;
    const after = condition[at + 1];
    if (after === undefined || CLOSES_BEFORE.test(after)) return at;
    if (!"'’".includes(condition[at]!)) return undefined;
  }
  return undefined;
}

/**
 * After a colon, where one quotation reaches to the condition's end and holds quotations of its own, such as
 * `word for word: "Write a poem with the word "foo".".`: its closing mark. Not so of a list: `the words: "a" and "b"`.
 */
function outermostClosing(condition: string, at: number): number | undefined {
  const opener = condition[at]!;
  const closer = { '"': '"', '“': '”' }[opener];
  const last = condition.length - (condition.endsWith('.') ? 2 : 1);
  if (closer === undefined || condition[last] !== closer || condition.indexOf(opener) !== at) return undefined;
  if (!condition.slice(0, at).trimEnd().endsWith(':')) return undefined;
  let depth = 0;
  let isNested = false;
  for (let place = at + 1; place < last; place += 1) {
    if (condition[place] !== opener && condition[place] !== closer) continue;
    const opens = OPENS_AFTER.test(condition[place - 1]!) || place === at + 1;
    const closes = place + 1 === last || CLOSES_BEFORE.test(condition[place + 1]!);
    // `"!"` stands after a blank and before a mark: what opens stands before no blank, and what closes after none.
    const isOpening = opens && !/\s/u.test(condition[place + 1]!);
    const isClosing = closes && !/\s/u.test(condition[place - 1]!);
    if (isOpening === isClosing) return undefined;
    depth += isOpening ? 1 : -1;
    if (depth < 0) return undefined;
    isNested = true;
  }
  return isNested && depth === 0 ? last : undefined;
}

/** A schema or a regular expression, as it is written. */
function literal(condition: string, at: number): Piece | undefined {
  const schema = jsonLiteral(condition, at);
  if (schema) return { tokens: [{ kind: 'json', text: schema.text }], end: schema.end };
  const found = patternLiteral(condition, at);
  return found && { tokens: [{ kind: 'pattern', source: found.source, flags: found.flags }], end: found.end };
}

function number(condition: string, at: number): Piece | undefined {
  const raw = matchAt(ORDINAL, condition, at);
  if (raw)
    return { tokens: [{ kind: 'word', text: ORDINALS[Number.parseInt(raw, 10) - 1]!, raw }], end: at + raw.length };
  const decade = matchAt(DECADE, condition, at);
  if (decade) return { tokens: [{ kind: 'word', text: decade, raw: decade }], end: at + decade.length };
  const day = matchAt(DAY, condition, at);
  if (day) return { tokens: [{ kind: 'date', text: day }], end: at + day.length };
  const clock = matchAt(CLOCK, condition, at);
  if (clock)
    return {
      tokens: [{ kind: 'number', value: Number.parseInt(clock, 10) }, { kind: 'mark', text: '-' }, wordToken('hour')],
      end: at + clock.length,
    };
  const text = matchAt(NUMBER, condition, at);
  if (text === undefined) return undefined;
  const end = at + text.length;
  // "20%": the sign is a mark of its own.
  const isPercent = condition[end] === '%' && !/[\p{L}\p{N}%°_]/u.test(condition[end + 1] ?? '');
  const isAlone = isPercent || !/[\p{L}\p{N}%°_]/u.test(condition[end] ?? '');
  const isWhole = WHOLE_NUMBER.test(text) && isAlone;
  if (DECIMAL.test(text) && isAlone) return { tokens: [{ kind: 'decimal', value: Number(text) }], end };
  return { tokens: isWhole ? [{ kind: 'number', value: Number(text.replaceAll(',', '')) }] : null, end };
}

function words(condition: string, at: number): Piece | undefined {
  const raw = matchAt(WORD, condition, at);
  if (raw === undefined) return undefined;
  const text = raw.toLowerCase().replaceAll('’', "'");
  const parts = CONTRACTIONS.get(text)?.map((part): Token => ({ kind: 'word', text: part, raw: part }));
  return { tokens: parts ?? [{ kind: 'word', text, raw }], end: at + raw.length };
}

function mark(condition: string, at: number): Piece {
  const text = String.fromCodePoint(condition.codePointAt(at)!);
  const end = at + text.length;
  const isSpaced = text === '.' && /\s/u.test(condition[end] ?? '');
  return { tokens: [{ kind: 'mark', text, ...(isSpaced && { isSpaced }) }], end };
}

function matchAt(sticky: RegExp, text: string, at: number): string | undefined {
  sticky.lastIndex = at;
  return sticky.exec(text)?.[0];
}

const LITERALLY = ['exact', 'literal', 'verbatim'];

/** "P.S.", "e.g.": the full stop belongs to it. */
const INITIALS = /^(?:\p{L}\.\s?){2,}$/u;

/**
 * In `contains "sorry."` the full stop may be the sentence's own, drawn into the quotation as printers do; a whole sentence
 * after a colon has its own, and so has one that is called a sentence or exact, or stands among others with theirs.
 */
function endsClearly(tokens: Token[]): boolean {
  if (tokens.some((_, at) => hasDrawnComma(tokens, at))) return false;
  const last = tokens.at(-1);
  if (last?.kind !== 'quoted' || !/[\p{L}\p{N}]\.$/u.test(last.text) || INITIALS.test(last.text)) return true;
  const isWhole = /^\p{Lu}\S*\s.*\.$/su.test(last.text);
  const others = tokens.slice(0, -1).filter(({ kind }) => kind === 'quoted') as { text: string }[];
  const isAlike = others.length > 0 && others.every(({ text }) => text.endsWith('.'));
  const isLiteral = tokens.slice(-4, -1).some((token) => token.kind === 'word' && LITERALLY.includes(token.text));
  return isWhole && (isAlike || isLiteral || isMark(tokens.at(-2), ':') || isWord(tokens.at(-2), 'sentence'));
}

/** Words before which a sentence may have a comma. */
const AFTER_COMMAS = [
  ...['and', 'or', 'but', 'nor', 'yet', 'then', 'while', 'with', 'without', 'as', 'which', 'that', 'so', 'not'],
  ...['never', 'followed', 'before', 'after', 'if', 'unless', 'when', 'rather', 'instead', 'it', 'has', 'plus'],
];

/** In `"foo," but not "bar"` the comma may be the sentence's own, drawn into the quotation as printers do. */
function hasDrawnComma(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  if (token.kind !== 'quoted' || token.mark === '`' || !/[\p{L}\p{N}\p{P}\p{S}]\s?[,;]$/u.test(token.text))
    return false;
  const next = tokens[at + 1];
  // Between a subject and its verb a sentence has no comma: `"Dear all," is how it opens`.
  if ((at > 3 || !/\s/u.test(token.text)) && (isWord(next, 'is') || isWord(next, 'are'))) return true;
  if (next?.kind !== 'quoted' && !AFTER_COMMAS.some((word) => isWord(next, word))) return false;
  // At its end a sentence has no comma, so that of `"YES," or "NO,"` each is a part of its text.
  const last = tokens.at(-1);
  const isList = tokens
    .slice(at)
    .every((one) => one.kind === 'quoted' || isMark(one, ',') || isOneOf(one, ['or', 'and']));
  return !(isList && last?.kind === 'quoted' && last.text.endsWith(token.text.at(-1)!));
}

function withoutFullStop(tokens: Token[]): Token[] {
  const last = tokens.at(-1);
  return last?.kind === 'mark' && last.text === '.' ? tokens.slice(0, -1) : tokens;
}

/** The place after a phrase of blank-separated words, when it stands at `at`. */
export function afterPhrase(tokens: readonly Token[], at: number, phrase: string): number | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word' || !phrase.startsWith(token.text)) return undefined;
  return afterWords(tokens, at, phrase.split(' '));
}

function afterWords(tokens: readonly Token[], at: number, words: readonly string[]): number | undefined {
  for (let offset = 0; offset < words.length; offset += 1) {
    if (!isWord(tokens[at + offset], words[offset]!)) return undefined;
  }
  return at + words.length;
}

type Phrases<T> = readonly (readonly [phrase: string, value: T])[];

/** A table by the first words of its phrases, since a condition is held against thousands of them. */
type Index = ReadonlyMap<string, readonly (readonly [words: readonly string[], value: unknown])[]>;
const indexOf = oncePer((table: Phrases<unknown>): Index => {
  const entries = table.map(([phrase, value]) => [phrase.split(' '), value] as const);
  return Map.groupBy(entries, ([[first]]) => first!);
});

/** The entry with the longest phrase that stands at `at`. Quick for a table that is made once. */
export function readPhrase<T>(tokens: readonly Token[], at: number, table: Phrases<T>): Reading<T> | undefined {
  const first = tokens[at];
  if (first?.kind !== 'word') return undefined;
  let longest: Reading<T> | undefined;
  for (const [words, value] of indexOf(table).get(first.text) ?? []) {
    const next = afterWords(tokens, at, words);
    if (next !== undefined && next > (longest?.next ?? at)) longest = { value: value as T, next };
  }
  return longest;
}

export const isWord = (token: Token | undefined, text: string) => token?.kind === 'word' && token.text === text;

/** The words of a list, which are easier to read with nothing between them. */
export const wordList = (words: string): readonly string[] => words.split(' ');

/** Whether a token is a word that is written with a capital letter. */
export const isCapital = (token: Token | undefined): boolean => token?.kind === 'word' && /^\p{Lu}/u.test(token.raw);

/** Whether it is one of these words, which are in small letters. */
export const isOneOf = (token: Token | undefined, words: readonly string[]): boolean =>
  token?.kind === 'word' && words.includes(token.text);

/** A word, mark or number as text; undefined for another token. */
export const textOf = (token: Token | undefined): string | undefined =>
  token?.kind === 'word' || token?.kind === 'mark'
    ? token.text
    : token?.kind === 'number'
      ? `${token.value}`
      : undefined;

/** A word that nobody wrote, in small letters. */
export const wordToken = (text: string): Token => ({ kind: 'word', text, raw: text });

export const isMark = (token: Token | undefined, text: string) => token?.kind === 'mark' && token.text === text;
