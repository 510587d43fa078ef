/** A word of a rule as it is written out: the place of a symbol in the rule, or words that stand for themselves. */
export type Part = number | string;

/**
 * Every way to write out the words of the right side of a rule.
 * @returns for each way its parts. A symbol that is left out is minus its place, less one.
 */
export const expanded = (words: readonly string[]): readonly Part[][] => sequences(words, 0, words.length);

/** The word or symbol itself, without the mark that it may be left out. */
export const plainWord = (word: string) => (word.length > 1 && word.endsWith('?') ? word.slice(0, -1) : word);

export const isSymbol = (word: string) => IS_SYMBOL.test(word);
const IS_SYMBOL = /^(?:[A-Z]\w*(?:<[^>]*>)?|#\w+)$/;

/** Every way to write out what stands from one place to another, `to` excluded. */
function sequences(words: readonly string[], from: number, to: number): Part[][] {
  let all: Part[][] = [[]];
  for (let at = from; at < to; at += 1) {
    const word = words[at]!;
    if (word === '(') {
      const end = closing(words, at);
      const choices = alternatives(words, at + 1, end);
      if (words[end] === ')?') choices.push(leftOut(choices[0]!));
      all = all.flatMap((before) => choices.map((choice) => before.concat(choice)));
      at = end;
      continue;
    }
    const plain = plainWord(word);
    const part = isSymbol(plain) ? at : plain.replace(/^'(.+)'$/, '$1');
    if (plain !== word) all = all.flatMap((before) => [before.concat(part), before.concat(leftOut([part]))]);
    else for (const before of all) before.push(part);
  }
  return all;
}

/** What an optional group leaves when it is left out: the places of its symbols, whose meanings are missing. */
const leftOut = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part) => (typeof part === 'string' ? [] : [part < 0 ? part : -part - 1]));

function closing(words: readonly string[], from: number): number {
  let depth = 0;
  for (let at = from; at < words.length; at += 1) {
    if (words[at] === '(') depth += 1;
    else if (words[at] === ')' || words[at] === ')?') depth -= 1;
    if (depth === 0) return at;
  }
  throw new Error(`A group has no end: ${words.join(' ')}`);
}

/** Every way to write out each of the alternatives that `|` separates. */
function alternatives(words: readonly string[], from: number, to: number): Part[][] {
  const all: Part[][] = [];
  let depth = 0;
  let start = from;
  for (let at = from; at <= to; at += 1) {
    const word = words[at];
    if (at === to || (word === '|' && depth === 0)) {
      all.push(...sequences(words, start, at));
      start = at + 1;
    } else if (word === '(') depth += 1;
    else if (word === ')' || word === ')?') depth -= 1;
  }
  return all;
}
