/** Characters of a text that are searched for words. */
const mostText = 20_000;
/** Words that are kept of a text. */
const mostWords = 32;
/** A longer run of letters counts as its beginning. */
const longestWord = 40;

/** Scripts that are written without spaces: each pair of neighbours counts as a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]+/gu;
const spaced = /[\p{L}\p{M}\p{N}_]{3,}/gu;

/**
 * The distinct words of a text that tell it apart from others best, without knowing the others: the longest ones first, and
 * among equally long ones the earlier. Words of less than three letters are left out.
 */
export function wordsOf(text: string): string[] {
  const folded = text.slice(0, mostText).normalize('NFKC').toLowerCase();
  const pairs = Array.from(folded.matchAll(unspaced), ([run]) => pairsOf(run)).flat();
  const words = Array.from(folded.replaceAll(unspaced, ' ').matchAll(spaced), ([word]) => word.slice(0, longestWord));
  return [...new Set([...words, ...pairs])].sort((a, b) => b.length - a.length).slice(0, mostWords);
}

function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.length === 1 ? characters : characters.slice(1).map((one, at) => `${characters[at]}${one}`);
}
