import { isOneOf, isWord, type Token, wordList, wordToken } from './tokens.ts';

const AND = ['and', 'but'];
const ARTICLES = ['a', 'an', 'one', 'single'];
/** What stands before a thing that a response has: "there is", "the answer contains". */
const HELD = ['is', 'has', 'contains', 'includes', 'uses', 'gives', 'features'];
const NOT_IN_NAMES = wordList(
  'that which with without in of on at for to from and or but nor not is are has it its per than more less least most where whose as by no',
);
const POINTING = ['that', 'this'];
const ORDINALS = wordList('first second third fourth fifth last final opening closing only very top title');

/** What a thing or a part is spoken of as after its first mention. */
interface Named {
  as: readonly Token[];
}

/** How many words after "that" are the end of a name. */
function lengthOfName(name: readonly Token[], after: readonly Token[]): number {
  const texts = name.map((one) => (one.kind === 'word' ? one.text : ''));
  const lengths = [...texts.keys()].reverse();
  return lengths.find((length) => length > 0 && texts.slice(-length).every((text, at) => isWord(after[at], text))) ?? 0;
}

/**
 * Writes what a word refers to in its place: "there is exactly one code block and it is tagged as sql" as "… and the code block is
 * tagged as sql", "the last line starts with 'x' and that line is short" as "… and the last line is short". Undefined where no word
 * refers to anything, or where it may refer to several things.
 */
export function withReferences(tokens: readonly Token[]): readonly Token[] | undefined {
  const at = tokens.findIndex((_, place) => isReference(tokens, place));
  if (at < 0) return undefined;
  const before = tokens.slice(0, at);
  // ", which has three columns" says the same as "and it has three columns".
  const isWhich = isWord(tokens[at], 'which');
  const isIt = isWhich || isWord(tokens[at], 'it');
  const held = heldIn(before);
  // "That block" and "that code block" are both said of a code block.
  const said = isIt ? 0 : lengthOfName(held?.as ?? [], tokens.slice(at + 1)) || 1;
  const placed = isIt ? undefined : placedIn(before, (tokens[at + 1] as { text: string }).text);
  const isHeld = held && (isIt || lengthOfName(held.as, tokens.slice(at + 1)) > 0);
  const found = isHeld ? held : placed;
  if (!found || (isHeld && placed)) return undefined;
  const rest = tokens.slice(at + 1 + said);
  // What is referred to twice is referred to plainly once.
  return rest.some((_, place) => isReference(rest, place))
    ? undefined
    : [...before, ...(isWhich ? [wordToken('and')] : []), ...found.as, ...rest];
}

/** "And it", "and that line": at the beginning of a clause. */
const isReference = (tokens: readonly Token[], at: number) =>
  (isWord(tokens[at], 'which') && tokens[at - 1]?.kind === 'mark') ||
  (isOneOf(tokens[at - 1], AND) &&
    (isWord(tokens[at], 'it')
      ? tokens[at + 1] !== undefined
      : isOneOf(tokens[at], POINTING) && tokens[at + 1]?.kind === 'word'));

/** The one thing that a clause says is there: "there is exactly one link", "the response has a table". */
function heldIn(tokens: readonly Token[]): Named | undefined {
  const from = tokens.findIndex((token, at) => isOneOf(token, ARTICLES) && !isOneOf(tokens[at + 1], ARTICLES));
  // Of "at least one" there may be several.
  const held = tokens.slice(0, from).findLastIndex((token) => !isOneOf(token, ['exactly', 'only', 'just', 'a']));
  if (held < 1 || !isOneOf(tokens[held], HELD)) return undefined;
  const name: Token[] = [];
  for (const token of tokens.slice(from + 1)) {
    if (isOneOf(token, AND) || (token.kind === 'mark' && token.text === ',')) break;
    name.push(token);
  }
  const isName =
    name.length > 0 && name.length < 5 && name.every((one) => one.kind === 'word' && !isOneOf(one, NOT_IN_NAMES));
  // What stands between the name and the word that refers to it may be another thing.
  const isNext = tokens.slice(from + 1 + name.length).every((one) => isOneOf(one, AND) || one.kind === 'mark');
  return isName && isNext ? { as: [wordToken('the'), ...name] } : undefined;
}

/** The one part that a clause names by its place: "the first line". */
function placedIn(tokens: readonly Token[], noun: string): Named | undefined {
  const places = [...tokens.keys()].filter((at) => isWord(tokens[at], noun) || isWord(tokens[at], `${noun}s`));
  const [at] = places;
  if (at === undefined || places.length > 1 || !isWord(tokens[at], noun)) return undefined;
  const from = tokens.slice(0, at).findLastIndex((token) => isOneOf(token, ['the', 'its']));
  const between = tokens.slice(from + 1, at);
  return from >= 0 && between.length > 0 && between.every((one) => isOneOf(one, ORDINALS))
    ? { as: tokens.slice(from, at + 1) }
    : undefined;
}
