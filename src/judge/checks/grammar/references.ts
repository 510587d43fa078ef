import { withThem } from './of-them.ts';
import { PRESENT } from './presence.ts';
import { third } from './tails.ts';
import { isMark, isOneOf, isWord, type Token, wordList, wordToken } from './tokens.ts';

const AND = ['and', 'but'];
const ARTICLES = ['a', 'an', 'one', 'single'];
const NUMBERS = wordList('two three four five six seven eight nine ten');
const BOUNDS = ['exactly', 'precisely', 'only', 'just'];
/** What stands before a thing that a response has: "there is", "the answer contains". */
const HELD = wordList(
  'is are has contains includes uses gives features shows provides offers carries embeds adds holds include use',
);
const NOT_IN_NAMES = wordList(
  'that which with without in of on at for to from and or but nor not is are has it its per than more less least most where whose as by no',
);
const POINTING = ['that', 'this'];
const ORDINALS = wordList('first second third fourth fifth last final opening closing only very top title');
/** "… and places it at the very end" */
const PUTS = wordList('puts put places place has have uses use keeps keep shows show');
const EDGES = wordList('first last final opening closing start beginning end bottom top');
const STANDS = wordList('is comes stands appears sits goes');
const UNITS = wordList('line sentence paragraph word');

/** What a thing or a part is spoken of as after its first mention. */
interface Named {
  as: readonly Token[];
  /** Its first mention, as the rules read it: "there is exactly one emoji" for "just one emoji is used". */
  before?: readonly Token[];
  /** The thing, where there is just one. */
  one?: readonly Token[];
  /** Whether a part of the response holds it. */
  isInPart?: boolean;
}

const words = (text: string) => text.split(' ').map(wordToken);

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
export function withReferences(tokens: readonly Token[], isFault: boolean): readonly Token[] | undefined {
  const them = withThem(tokens);
  if (them) return them;
  const at = tokens.findIndex((_, place) => isReference(tokens, place));
  if (at < 0) return undefined;
  const isPut = isOneOf(tokens[at - 1], PUTS);
  const before = tokens.slice(0, isPut ? at - 1 : at);
  // ", which has three columns" says the same as "and it has three columns".
  const isWhich = isWord(tokens[at], 'which');
  const isIt = isWhich || isOneOf(tokens[at], ['it', 'they']);
  const held = heldIn(before, isFault);
  if (held && isWord(tokens[at], 'they') !== isPlural(held)) return undefined;
  // "That block" and "that code block" are both said of a code block.
  const said = isIt ? 0 : lengthOfName(held?.as ?? [], tokens.slice(at + 1)) || 1;
  const placed = isIt ? undefined : placedIn(before, (tokens[at + 1] as { text: string }).text);
  const isHeld = held && (isIt || lengthOfName(held.as, tokens.slice(at + 1)) > 0);
  const found = isHeld ? held : placed;
  if (!found || (isHeld && placed)) return undefined;
  const rest = [...(isPut ? [wordToken('is')] : []), ...tokens.slice(at + 1 + said)];
  // What is referred to twice is referred to plainly once.
  if (rest.some((_, place) => isReference(rest, place))) return undefined;
  // What comes last in a part is not what comes last.
  if (found.isInPart && rest.some((token) => isOneOf(token, EDGES))) return undefined;
  const clause = atItsPlace(found, rest) ?? ofEach(found, rest) ?? [...found.as, ...rest];
  return [...(found.before ?? before), ...(isWhich || (found.before && !isAnd(before)) ? words('and') : []), ...clause];
}

/** "They each have a title" as "each link has a title", "they are all lowercase" as "all hashtags are lowercase". */
function ofEach({ as }: Named, rest: readonly Token[]): readonly Token[] | undefined {
  const at = rest.findIndex((token) => isOneOf(token, ['all', 'both', 'each']));
  const verb = rest[at === 0 ? 1 : 0];
  const isOfAll = at === 0 || (at === 1 && isOneOf(verb, ['are', 'have', 'do']));
  if (!isOfAll || verb?.kind !== 'word' || !isPlural({ as })) return undefined;
  const after = rest.slice(2);
  const things = as.slice(1);
  if (!isWord(rest[at], 'each')) return [wordToken('all'), ...things, verb, ...after];
  const thing = wordToken((things.at(-1) as { text: string }).text.slice(0, -1));
  return [
    wordToken('each'),
    ...things.slice(0, -1),
    thing,
    wordToken(verb.text === 'are' ? 'is' : third(verb.text)),
    ...after,
  ];
}

const isPlural = ({ as }: Named) => /[^s]s$/u.test((as.at(-1) as { text: string }).text);
const isAnd = (tokens: readonly Token[]) => isOneOf(tokens.at(-1), AND);

/** "And it", "and that line", "and places it": at the beginning of a clause. */
const isReference = (tokens: readonly Token[], at: number) =>
  (isWord(tokens[at], 'which') && tokens[at - 1]?.kind === 'mark') ||
  (isWord(tokens[at], 'it') && isOneOf(tokens[at - 1], PUTS) && isOneOf(tokens[at - 2], AND)) ||
  (isOneOf(tokens[at - 1], AND) &&
    (isOneOf(tokens[at], ['it', 'they'])
      ? tokens[at + 1] !== undefined
      : isOneOf(tokens[at], POINTING) && tokens[at + 1]?.kind === 'word'));

/** The one thing that a clause says is there: "there is exactly one link", "the response has a table", "one emoji is used". */
function heldIn(tokens: readonly Token[], isFault: boolean): Named | undefined {
  const given = givenIn(tokens);
  if (given) return given;
  const from = tokens.findIndex(
    (token, at) => isOneOf(token, [...ARTICLES, ...NUMBERS]) && !isOneOf(tokens[at + 1], ARTICLES),
  );
  // Of "at least one" there may be several.
  const held = tokens.slice(0, from).findLastIndex((token) => !isOneOf(token, [...BOUNDS, 'a']));
  if (held < 1 || !isOneOf(tokens[held], HELD)) return undefined;
  const name: Token[] = [];
  for (const token of tokens.slice(from + 1)) {
    if (isOneOf(token, AND) || (token.kind === 'mark' && token.text === ',')) break;
    name.push(token);
  }
  // What stands between the name and the word that refers to it may be another thing.
  const isNext = tokens.slice(from + 1 + name.length).every((one) => isOneOf(one, AND) || one.kind === 'mark');
  if (!isName(name) || !isNext) return undefined;
  // As a fault, "a single link" may be even one.
  const isSingle = isWord(tokens[from], 'single') && isWord(tokens[from - 1], 'a') && !isFault;
  return {
    as: [wordToken('the'), ...name],
    isInPart: !isOfWhole(tokens.slice(0, held)),
    one: onlyOne(tokens, from, name),
    ...(isSingle && { before: [...tokens.slice(0, from - 1), ...words('exactly one'), ...tokens.slice(from + 1)] }),
  };
}

const isName = (name: readonly Token[]) =>
  name.length > 0 && name.length < 5 && name.every((one) => one.kind === 'word' && !isOneOf(one, NOT_IN_NAMES));

const onlyOne = (tokens: readonly Token[], from: number, name: readonly Token[]) =>
  isOneOf(tokens[from], ['one', 'single']) || isOneOf(tokens[from - 1], BOUNDS.slice(0, 2)) ? name : undefined;

/** "Just one emoji is used": that it is spoken of again shows that there must be one. */
function givenIn(tokens: readonly Token[]): Named | undefined {
  const clause = tokens.slice(0, tokens.findLastIndex((token) => !isOneOf(token, AND) && !isMark(token, ',')) + 1);
  const isThere = isWord(clause[0], 'there');
  const verb = clause.findIndex((token) => isOneOf(token, ['is', 'are']));
  const from = isThere ? verb + 1 : 0;
  const isBound = isOneOf(clause[from], BOUNDS);
  const to = isThere ? clause.length : verb;
  const amount = clause.slice(from, from + (isBound ? 2 : 1));
  const name = clause.slice(from + amount.length, to);
  const isGiven = isThere ? isBound : clause.length === verb + 2 && isOneOf(clause.at(-1), PRESENT);
  if (!isGiven || !isOneOf(amount.at(-1), [...ARTICLES, ...NUMBERS]) || !isName(name)) return undefined;
  const isOne = !isOneOf(amount.at(-1), NUMBERS);
  return {
    before: [
      ...words(isOne ? 'there is' : 'there are'),
      ...(isBound ? [wordToken('exactly')] : []),
      amount.at(-1)!,
      ...name,
      ...tokens.slice(clause.length),
    ],
    as: [wordToken('the'), ...name],
    one: isOne ? onlyOne(amount, amount.length - 1, name) : undefined,
  };
}

/** "The heading is the first line" as "the first line is a heading", "the emoji is the last thing in it" as "it ends with an emoji". */
function atItsPlace({ one }: Named, rest: readonly Token[]): readonly Token[] | undefined {
  if (!one || !isOneOf(rest[0], STANDS)) return undefined;
  const noun = /^[aeiou]/u.test((one[0] as { text: string }).text) ? 'an' : 'a';
  const thing = [wordToken(noun), ...one];
  const isVery = rest.some((token) => isWord(token, 'very')) || isWord(one.at(-1), 'emoji');
  const said = rest.slice(1).filter((token) => !isWord(token, 'very'));
  const of = said.findIndex((token) => isOneOf(token, ['in', 'of']));
  const place = of > 1 && isWhole(said.slice(of + 1)) ? said.slice(0, of) : said;
  const text = place.map((token) => (token.kind === 'word' ? token.text : '"')).join(' ');
  const edge =
    /^(?:the|its) (first|last|final) (?:thing|character)$/u.exec(text)?.[1] ??
    (isVery ? EDGE.exec(text)?.[1] : undefined);
  // "Ends with" allows a closing bracket afterwards; "the last character" does not.
  if (edge !== undefined && /character$/u.test(text) && !isWord(one.at(-1), 'emoji'))
    return [...words(`the ${edge} character is`), ...thing];
  if (edge !== undefined)
    return [...words(`the response ${/^[fbs]/u.test(edge) && edge !== 'final' ? 'starts' : 'ends'} with`), ...thing];
  if (!/^(?:the|its) (?:first|last|final|opening|closing) \w+$/u.test(text) || !isOneOf(place[2], UNITS))
    return undefined;
  return [wordToken('the'), ...place.slice(1), wordToken('is'), ...thing];
}

/** What is near the end is at the very end only where that is said. */
const EDGE = /^at (?:the|its) (beginning|start|end)$/u;
const TEXTS = wordList('it response reply answer output message text document post letter email tweet');
const HOLDERS = [
  ...TEXTS,
  ...wordList('there responses replies answers outputs messages texts documents posts letters emails tweets'),
];
/** Whether all of a response holds a thing: what is last in "each section" is not the end. */
const isOfWhole = (tokens: readonly Token[]) =>
  isOneOf(isOneOf(tokens.at(-1), ['that', 'which']) ? tokens.at(-2) : tokens.at(-1), HOLDERS) &&
  !tokens.some((token) => isOneOf(token, ['each', 'every', 'all']));
const isWhole = (tokens: readonly Token[]) =>
  isOneOf(tokens.at(-1), TEXTS) &&
  tokens.slice(0, -1).every((token) => isOneOf(token, ['the', 'whole', 'entire', 'your']));

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
