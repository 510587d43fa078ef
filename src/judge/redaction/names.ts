import { piecesOf, tokensOf } from './text-marks.ts';

/** Names by key. A key is the name's letters and digits in lower case. */
export interface Names {
  keys: ReadonlySet<string>;
  /** Keys of several pieces, which are also recognised with English endings. */
  long: ReadonlySet<string>;
  /** The length of the longest key, in UTF-16 code units. */
  longest: number;
}

/**
 * The names of tools and codes, including names within names such as "mcp__shop__get_order".
 * @param codes Keys of words with letters and digits.
 */
export function namesOf(tools: readonly string[], codes: ReadonlySet<string>): Names {
  const keys = new Set(codes);
  const long = new Set(codes);
  for (const name of tools) {
    for (const part of [name, ...name.split(/__|[.:/]/)]) {
      const pieces = piecesOf(part);
      const key = pieces.join('');
      if (pieces.length > 1) long.add(key);
      if (pieces.length > 1 || (part === name && key !== '')) keys.add(key);
    }
  }
  return { keys, long, longest: keys.values().reduce((longest, { length }) => Math.max(longest, length), 0) };
}

export interface NameFound {
  /** The key of the name. */
  name: string;
  /** The key as found, with an ending if it has one. */
  key: string;
  /** The key of the whole word that contains it; null if its pieces are separate words. */
  word: string | null;
}

/** The most pieces of a name that is recognised as separate words. */
const MOST_PIECES = 16;
const ENDING = /(?:e?s|ed|ing|er)$/;
const LONGEST_ENDING = 3;

/** Finds the names in a text, however their pieces are joined: "getWeather", "get weather" or "TheGetWeathersTool". */
export function* namesIn(text: string, { keys, long, longest }: Names): Generator<NameFound> {
  const pieces = tokensOf(text).flatMap((token, place) => {
    const own = piecesOf(token);
    const word = own.join('');
    return own.map((piece) => ({ piece, place, word }));
  });
  for (const [start, { place, word }] of pieces.entries()) {
    let key = '';
    for (let at = start; at < Math.min(start + MOST_PIECES, pieces.length); at += 1) {
      key += pieces[at]!.piece;
      if (key.length > longest + LONGEST_ENDING) break;
      const inWord = pieces[at]!.place === place ? word : null;
      if (keys.has(key)) yield { name: key, key, word: inWord };
      const ending = ENDING.exec(key);
      const stem = ending && key.slice(0, ending.index);
      if (stem && long.has(stem)) yield { name: stem, key, word: inWord };
      if (ending?.[0] === 'es' && long.has(`${stem}e`)) yield { name: `${stem}e`, key, word: inWord };
    }
  }
}
