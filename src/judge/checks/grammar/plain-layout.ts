import { readNumber } from '../number-words.ts';
import { isMark, isOneOf, isWord, type Token, wordList, wordToken } from './tokens.ts';

const words = (phrase: string) => phrase.split(' ').map(wordToken);
const standsAt = (tokens: readonly Token[], at: number, phrase: readonly string[]) =>
  phrase.every((word, place) => isWord(tokens[at + place], word));
const longestAt = (tokens: readonly Token[], at: number, phrases: readonly (readonly string[])[]) =>
  phrases.find((phrase) => standsAt(tokens, at, phrase))?.length;
const split = (...phrases: string[]) => phrases.map((one) => one.split(' ')).toSorted((a, b) => b.length - a.length);

const BOUNDS = split(
  ...['at least', 'at most', 'more than', 'fewer than', 'less than', 'no more than', 'no fewer than', 'not more than'],
  ...['not less than', 'over', 'under', 'exactly', 'up to', 'no less than'],
);
const isEnd = (token: Token | undefined) => token === undefined || token.kind === 'mark';

/** "Fewer than three words or more than eight": of the second number, too, there are words. */
function withUnits(tokens: readonly Token[]): readonly Token[] {
  for (let at = 0; at < tokens.length; at += 1) {
    const first = longestAt(tokens, at, BOUNDS);
    const number = first === undefined ? undefined : readNumber(tokens, at + first, false);
    if (!number) continue;
    const joiner = tokens.findIndex((token, place) => place > number.next && isOneOf(token, ['or', 'and', 'but']));
    const unit = joiner < 0 ? [] : tokens.slice(number.next, joiner).filter((token) => !isMark(token, ','));
    const isUnit = unit.length > 0 && unit.length < 3 && unit.every(({ kind }) => kind === 'word');
    const last = unit.at(-1);
    const second =
      isUnit && last?.kind === 'word' && last.text.endsWith('s') ? longestAt(tokens, joiner + 1, BOUNDS) : undefined;
    const other = second === undefined ? undefined : readNumber(tokens, joiner + 1 + second, false);
    const isRange = other && isOneOf(tokens[joiner], ['and', 'but']) && isEnd(tokens[other.next]);
    // "At least three bullets but not more than five"
    if (isRange)
      return [
        ...tokens.slice(0, number.next),
        ...tokens.slice(joiner, other.next),
        ...unit,
        ...tokens.slice(other.next),
      ];
    if (other && isEnd(tokens[other.next]))
      return [...tokens.slice(0, other.next), ...unit, ...tokens.slice(other.next)];
  }
  return tokens;
}

const ENDING = wordList('end ends ending finish finishes finishing close closes closing conclude concludes last final');
const NOTHING_AFTER = [
  ...split(
    'no text follows',
    'nothing follows',
    'nothing else follows',
    'no other text follows',
    'no more text follows',
  ),
  ...split('no text comes after', 'nothing comes after', 'nothing else comes after', 'no text follows after'),
  ...split('with nothing after', 'with nothing following', 'with no text after', 'with nothing else after'),
];

/** Of what stands at the end, it says nothing new that no text follows. */
function withoutEndTwice(tokens: readonly Token[]): readonly Token[] {
  const from = tokens.findIndex((_, at) => at > 0 && longestAt(tokens, at, NOTHING_AFTER) !== undefined);
  if (from < 0) return tokens;
  const rest = tokens.slice(from + longestAt(tokens, from, NOTHING_AFTER)!);
  const head = tokens.slice(0, from);
  while (isMark(head.at(-1), ',') || isWord(head.at(-1), 'and')) head.pop();
  const isPlain = head.some((token) => isOneOf(token, ENDING)) && !head.some((token) => isOneOf(token, DENIED));
  return isPlain && (rest.length === 0 || (rest.length === 1 && isOneOf(rest[0], ['it', 'that', 'this'])))
    ? head
    : tokens;
}
const DENIED = wordList('not never no or nor neither without unless if when');

const HAVING = wordList('has have with contains contain gets get carries carry having starts start ends end by');
const PLURAL_OR_ADJECTIVE = /s$|^(?:short|very|small)$/u;
const article = (noun: Token) => wordToken(noun.kind === 'word' && /^[aeio]/u.test(noun.text) ? 'an' : 'a');
const WORD_UNITS: Readonly<Record<string, string>> = { words: 'word', letters: 'letter', characters: 'character' };
const UNITS = wordList('line sentence paragraph word section');
const BESIDE = wordList('directly immediately right straight');

/** What one place is said of in other words, and the place after it. */
function saidAt(tokens: readonly Token[], at: number): { said: readonly Token[]; next: number } | undefined {
  const noun = tokens[at + 2];
  // "Has its own emoji", "an emoji of its own"
  const isOwn = standsAt(tokens, at, ['its', 'own']) && isOneOf(tokens[at - 1], HAVING);
  if (isOwn && noun?.kind === 'word' && !PLURAL_OR_ADJECTIVE.test(noun.text))
    return { said: [article(noun)], next: at + 2 };
  if (standsAt(tokens, at, ['of', 'its', 'own'])) return { said: [], next: at + 3 };
  // "The whole of the response", "none of the words"
  if (standsAt(tokens, at, ['the', 'whole', 'of', 'the']) || standsAt(tokens, at, ['the', 'entirety', 'of', 'the']))
    return { said: words('the whole'), next: at + 4 };
  const unit = WORD_UNITS[wordOf(tokens[at + 3])];
  if (standsAt(tokens, at, ['none', 'of', 'the']) && unit) return { said: words(`no ${unit}`), next: at + 4 };
  // "Followed directly by", "after the end of the table", "the line before the last"
  if (isOneOf(tokens[at], ['followed', 'preceded']) && isOneOf(tokens[at + 1], BESIDE) && isWord(noun, 'by'))
    return { said: [tokens[at]!, noun!], next: at + 3 };
  for (const [side, edges] of [
    ['after', ['end', 'close']],
    ['before', ['start', 'beginning']],
  ] as const)
    if (
      isWord(tokens[at], side) &&
      isWord(tokens[at + 1], 'the') &&
      isOneOf(noun, edges) &&
      isWord(tokens[at + 3], 'of')
    )
      return { said: [tokens[at]!], next: at + 4 };
  const before = isOneOf(noun, [...BESIDE, 'just']) ? at + 3 : at + 2;
  const isBeforeLast =
    isWord(tokens[at], 'the') && isOneOf(tokens[at + 1], UNITS) && standsAt(tokens, before, ['before', 'the', 'last']);
  if (isBeforeLast && isOneOf(tokens[before + 3], [wordOf(tokens[at + 1]), 'one']))
    return { said: [...words('the second-to-last'), tokens[at + 1]!], next: before + 4 };
  // "One sentence only"
  if (isWord(tokens[at], 'one') && isOneOf(tokens[at + 1], UNITS) && isWord(noun, 'only') && isEnd(tokens[at + 3]))
    return { said: [...words('exactly one'), tokens[at + 1]!], next: at + 3 };
  return undefined;
}
const wordOf = (token: Token | undefined) => (token?.kind === 'word' ? token.text : '');

/** "At no point does the assistant say 'x'" as "the assistant does not say 'x'". */
function withNot(tokens: readonly Token[]): readonly Token[] {
  if (!standsAt(tokens, 0, ['at', 'no', 'point']) || !isOneOf(tokens[3], ['does', 'do', 'did', 'is', 'are']))
    return tokens;
  const subject = isWord(tokens[4], 'it') ? 1 : isWord(tokens[4], 'the') ? (/'s$/u.test(wordOf(tokens[5])) ? 3 : 2) : 0;
  if (subject === 0) return tokens;
  return [...tokens.slice(4, 4 + subject), tokens[3]!, wordToken('not'), ...tokens.slice(4 + subject)];
}

/** The same condition of parts and places in plainer words; undefined where there are none. */
export function inPlainLayout(tokens: readonly Token[]): readonly Token[] | undefined {
  const given = withoutEndTwice(withUnits(withNot(tokens)));
  const written: Token[] = [];
  for (let at = 0; at < given.length; ) {
    const found = saidAt(given, at);
    written.push(...(found?.said ?? [given[at]!]));
    at = found?.next ?? at + 1;
  }
  return given === tokens && written.length === tokens.length && written.every((one, at) => one === tokens[at])
    ? undefined
    : written;
}
