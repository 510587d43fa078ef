/** How many words in a row may not be copied from hidden text (judging.md, 4). */
export const RUN = 6;

/** Each sign of a script without blanks is a word, so that six of them are a run. */
const WORD =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]|[[\p{L}\p{M}\p{N}]--[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]]+/gv;
const ATOM = /[\p{L}\p{M}\p{N}_]+/gu;
const NUMBER = /\p{Nd}+(?:[.,]\p{Nd}+)*/gu;
const COMPOUND = /[\p{L}\p{M}\p{N}_]+(?:[.@][\p{L}\p{M}\p{N}_]+)+/gu;

const normal = (text: string) => text.normalize('NFKC').replace(/\p{Cf}/gu, '');

const matches = (text: string, pattern: RegExp) => Array.from(normal(text).matchAll(pattern), ([match]) => match);

/** The words of a text in small letters; underscores, apostrophes and hyphens part them. */
export const wordsOf = (text: string): string[] => matches(text, WORD).map((word) => word.toLowerCase());

/** "getWeather" as "get Weather" */
export const spacedName = (name: string): string => name.replace(/([\p{Ll}\p{N}])(?=\p{Lu})/gu, '$1 ');

/** Dotted identifiers and e-mail addresses, without numbers and abbreviations of single letters. */
export const compounds = (text: string): string[] =>
  matches(text, COMPOUND).filter((compound) => !/^[\p{Nd}.]+$/u.test(compound) && /[^.@]{2}/u.test(compound));

interface Atom {
  key: string;
  /** Whether it looks like an identifier: digits among letters, an underscore, capitals inside or throughout. */
  isShaped: boolean;
}

/** What stands between marks and blanks, but for plain numbers. */
export const atoms = (text: string): Atom[] =>
  matches(text, ATOM)
    .map(atom)
    .filter(({ key }) => /[^\p{Nd}]/u.test(key));

function atom(text: string): Atom {
  // The underscores of Markdown's emphasis are no part of a name.
  const name = text.replace(/^_+/, '').replace(/_+$/, '');
  const isShaped =
    name.includes('_') || /\p{N}/u.test(name) || /\p{Ll}\p{Lu}/u.test(name) || /^\p{Lu}{4,}$/u.test(name);
  return { key: name.toLowerCase(), isShaped };
}

interface NumberMark {
  /** The number as written and in its plain form: "1,200.50" and "1200.5". */
  whole: string[];
  /** Its runs of digits, as written and plain. */
  runs: string[];
  /** The word that it is part of, such as "v3"; null when it stands alone. */
  atom: string | null;
}

/** The numbers of a text, those within words too. */
export function numbers(text: string): NumberMark[] {
  const source = normal(text);
  return Array.from(source.matchAll(NUMBER), (match) => ({
    whole: forms(match[0]),
    runs: match[0].split(/[.,]/).flatMap(forms),
    atom: atomAround(source, match.index, match.index + match[0].length),
  }));
}

function forms(digits: string): string[] {
  const ungrouped = /^\d{1,3}(?:,\d{3})+(?:\.\d+)?$/.test(digits) ? digits.replaceAll(',', '') : digits;
  const isPlain = /^\d{1,15}(?:\.\d{1,9})?$/.test(ungrouped);
  return [...new Set([digits, isPlain ? String(Number(ungrouped)) : ungrouped])];
}

/** How far the word of a number is looked for. */
const REACH = 64;

function atomAround(text: string, start: number, end: number): string | null {
  const before = /[\p{L}\p{M}\p{N}_]*$/u.exec(text.slice(Math.max(0, start - REACH), start))?.[0] ?? '';
  const after = /^[\p{L}\p{M}\p{N}_]*/u.exec(text.slice(end, end + REACH))?.[0] ?? '';
  return before + after === '' ? null : atom(before + text.slice(start, end) + after).key;
}

/** Which of the keys stand in one of the texts. Linear in the texts' length. */
export function standing(texts: readonly string[], keys: ReadonlySet<string>): Set<string> {
  const found = new Set<string>();
  const add = (key: string) => {
    if (keys.has(key)) found.add(key);
  };
  const phrases = phraseTree(keys);
  for (const text of texts) {
    addPhrases(wordsOf(text), phrases, found);
    for (const { key, isShaped } of atoms(text)) {
      add(`atom:${key}`);
      if (isShaped) add(`shaped:${key}`);
    }
    for (const { whole, runs, atom: word } of numbers(text)) {
      for (const form of [...whole, ...runs]) add(`digits:${form}`);
      if (word === null) for (const form of whole) add(`number:${form}`);
    }
  }
  return found;
}

/** The phrases that go on alike, word by word; `key` where one ends. */
interface Phrases {
  key: string | undefined;
  next: Map<string, Phrases>;
}

const KIND = 'words:';

function phraseTree(keys: ReadonlySet<string>): Phrases {
  const root: Phrases = { key: undefined, next: new Map() };
  for (const key of keys) {
    if (!key.startsWith(KIND)) continue;
    let node = root;
    for (const word of key.slice(KIND.length).split(' ')) {
      const next = node.next.get(word) ?? { key: undefined, next: new Map() };
      node.next.set(word, next);
      node = next;
    }
    node.key = key;
  }
  return root;
}

/** No phrase is longer than a run, so each word begins a walk of at most so many steps. */
function addPhrases(words: readonly string[], phrases: Phrases, found: Set<string>): void {
  for (let start = 0; start < words.length; start += 1) {
    let node = phrases.next.get(words[start]!);
    for (let at = start + 1; node; at += 1) {
      if (node.key !== undefined) found.add(node.key);
      node = at < words.length ? node.next.get(words[at]!) : undefined;
    }
  }
}
