import { isMark, isOneOf, isWord, type Token, wordToken } from './tokens.ts';

const PARTING = [',', ';', '—', '–', '-', '(', '.'];
/** Words at the beginning of a tail that only announce it. */
const ANNOUNCING = [
  ...['so', 'meaning', 'that is', 'that is to say', 'i . e .', 'i . e', 'ie', 'in other words', 'you know', 'as in'],
  ...['which means', 'it means', 'namely', 'and so', 'which is to say', 'to be precise', 'to be exact', 'basically'],
].map((one) => one.split(' '));
/** A tail that begins so is a part of the condition, or is another one. */
const JOINING = [
  ...['and', 'or', 'but', 'nor', 'if', 'when', 'whenever', 'unless', 'except', 'excluding', 'including', 'where'],
  ...['while', 'which', 'who', 'whose', 'that', 'then', 'after', 'before', 'even', 'instead', 'like', 'such', 'as'],
  ...['until', 'once', 'either', 'neither', 'both', 'otherwise', 'else', 'with', 'without', 'in', 'on', 'at', 'for'],
  ...['per', 'than', 'to'],
];
/** Whose reasons are no demand: "we only sell in dollars", "because our parser breaks". */
const GIVING_REASONS = ['we', "we're", 'our', 'i'];
const CAUSES = ['because', 'since'];
/** Beside these, it is no mere cause. */
const LIMITING = ['unless', 'except', 'if', 'when', 'but', 'also', 'or', 'instead', 'need', 'want', 'only'];
/** Beside these, a reason says what is wanted, or when. */
const DEMANDING = [
  ...['want', 'need', 'expect', 'require', 'prefer', 'like', 'ask', 'insist', 'demand', 'wish', 'mean', 'count'],
  ...['treat', 'allow', 'accept', 'permit', 'ignore', 'unless', 'except', 'if', 'when', 'but', 'also', 'should'],
  ...['must', 'has', 'have', 'case', 'sensitive', 'insensitive', 'word', 'words', 'exactly', 'anywhere', 'or'],
  ...['instead', 'allowed'],
];
const SUBJECTS = ['there', "there's", 'the', 'every', 'each', 'it', "it's"];
const RESPONSES = ['response', 'reply', 'answer', 'output'];

const MODALS = [
  ...['should', 'must', 'shall', 'ought to', 'has to', 'have to', 'needs to', 'need to', 'is supposed to'],
  ...['are supposed to', 'is meant to', 'are meant to'],
].map((one) => one.split(' '));
const ADVERBS = ['just', 'only', 'always', 'never', 'still', 'also', 'all'];

/** A condition with what is said after it. */
export interface Tail {
  head: readonly Token[];
  /** The tail as a condition of its own, in the ways in which it may be completed; undefined where it only gives a reason. */
  said?: readonly (readonly Token[])[];
  /** Whether words such as "so" or "meaning" announce it. */
  isAnnounced: boolean;
  /** Whether it says what is right, even where the condition is a fault. */
  isRule: boolean;
}

/**
 * What is said after a condition: the same again, the rule behind a fault, or a reason. "Fails if it makes a tool call, it should
 * answer in text", "passes if it is one sentence, no lists", "penalize euro signs, we sell in dollars".
 */
export function* tails(tokens: readonly Token[]): Generator<Tail> {
  let count = 0;
  for (let at = tokens.length - 2; at > 1 && count < 3; at -= 1) {
    if (!isParting(tokens, at)) continue;
    count += 1;
    const isClosed = isMark(tokens[at], '(') && isMark(tokens.at(-1), ')');
    if (isMark(tokens[at], '(') && !isClosed) continue;
    const after = tokens.slice(at + 1, isClosed ? -1 : undefined);
    const announcing = ANNOUNCING.filter((words) => words.every((word, place) => isSaid(after[place], word)));
    const longest = Math.max(0, ...announcing.map((words) => words.length));
    const own = after.slice(longest);
    const head = tokens.slice(0, at);
    const tail = ofHead(isMark(own[0], ',') ? own.slice(1) : own, head);
    if (longest === 0 && isReason(tail)) yield { head, isAnnounced: false, isRule: false };
    if (tail.length === 0 || isOneOf(tail[0], JOINING)) continue;
    const rule = asStated(tail);
    const isOnly = isWord(tail[0], 'only') || isWord(tail.at(-1), 'only');
    const isNegative = isOnly || isOneOf(tail[0], ['no', 'never']) || (longest > 0 && isWord(tail[0], 'not'));
    // Of "no table, three links" the second may be denied, too.
    const isWhole = rule !== undefined || (isOneOf(tail[0], SUBJECTS) && (!isIt(tail[0]) || isOfResponse(head)));
    if (!isWhole && !isNegative && longest === 0) continue;
    yield {
      head,
      said: isWhole ? [...(rule ? [rule] : []), tail] : inFull(tail),
      isAnnounced: longest > 0,
      isRule: rule !== undefined || isOnly || (longest > 0 && isNegative),
    };
  }
}

/** "Only straight ones please" after "curly quotes" as "only straight quotes", "none plain http" after "all links are …" as "no link is plain http". */
function ofHead(tail: readonly Token[], head: readonly Token[]): readonly Token[] {
  const said = isWord(tail.at(-1), 'please') ? tail.slice(0, -1) : tail;
  const things = isOneOf(head[0], ['all', 'every', 'each']) ? head[1] : undefined;
  if (isWord(said[0], 'none') && said.length > 1 && things?.kind === 'word' && !isOneOf(said[1], ['of', 'is', 'are']))
    return ['no', things.text.replace(/(?<=[^s])s$/u, ''), 'is'].map(wordToken).concat(said.slice(1));
  // "Use - only"
  if (isWord(said[0], 'use') && isWord(said.at(-1), 'only'))
    return isWord(head[0], 'bullets')
      ? ['all', 'bullets', 'must', 'use'].map(wordToken).concat(said.slice(1, -1))
      : [wordToken('it'), wordToken('uses'), ...said.slice(1)];
  const noun = head.at(-1);
  const isPlain = head.length < 4 && noun?.kind === 'word' && isPlural(noun);
  return said.flatMap((token) => (isWord(token, 'ones') && isPlain ? [noun!] : [token]));
}

const isIt = (token: Token | undefined) => isOneOf(token, ['it', "it's"]);
/** "It" is what the condition is about: the response, or something in it. */
const isOfResponse = (head: readonly Token[]) =>
  isIt(head[0]) || (isWord(head[0], 'the') && isOneOf(head[1], RESPONSES));

const isSaid = (token: Token | undefined, text: string) => isWord(token, text) || isMark(token, text);

function isParting(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  return token.kind === 'mark' && PARTING.includes(token.text);
}

function isReason(tail: readonly Token[]): boolean {
  if (tail.length < 3) return false;
  const others = isOneOf(tail[0], CAUSES) ? LIMITING : isOneOf(tail[0], GIVING_REASONS) ? DEMANDING : undefined;
  return others !== undefined && tail.every((token) => token.kind === 'word' && !others.includes(token.text));
}

/** "It should just answer" as "it just answers"; undefined where nothing is demanded. */
function asStated(tail: readonly Token[]): readonly Token[] | undefined {
  for (let at = 1; at < tail.length; at += 1) {
    const modal = MODALS.find((words) => words.every((word, place) => isWord(tail[at + place], word)));
    if (!modal) continue;
    const subject = tail.slice(0, at);
    const rest = tail.slice(at + modal.length);
    const isMany = isPlural(subject.at(-1)!);
    const isDenied = isWord(rest[0], 'not');
    const adverbs = isDenied
      ? []
      : rest.slice(
          0,
          rest.findIndex((token) => !isOneOf(token, ADVERBS)),
        );
    const verb = rest[isDenied ? 1 : adverbs.length];
    if (verb?.kind !== 'word') return undefined;
    const after = rest.slice((isDenied ? 1 : adverbs.length) + 1);
    if (verb.text === 'be') {
      const be = [wordToken(isMany ? 'are' : 'is'), ...(isDenied ? [wordToken('not')] : [])];
      return [...subject, ...be, ...adverbs, ...after];
    }
    if (isDenied) return [...subject, wordToken(isMany ? 'do' : 'does'), wordToken('not'), verb, ...after];
    return [...subject, ...adverbs, wordToken(isMany ? verb.text : third(verb.text)), ...after];
  }
  return undefined;
}

const isPlural = (token: Token) =>
  token.kind === 'word' &&
  (token.text === 'they' || /[^s]s$/u.test(token.text)) &&
  !['its', 'this'].includes(token.text);

/** "Contains" of "contain". */
export const third = (verb: string) =>
  verb === 'have'
    ? 'has'
    : /(?:s|x|z|ch|sh|o)$/u.test(verb)
      ? `${verb}es`
      : `${verb.replace(/(?<=[^aeiou])y$/u, 'ie')}s`;

const inFull = (tail: readonly Token[]): (readonly Token[])[] =>
  [[], ['there', 'is'], ['it', 'has'], ['it', 'is'], ['it']].map((words) => [...words.map(wordToken), ...tail]);
