import type { BareNames } from './bare-names.ts';
import { isCapital, isMark, isOneOf, isWord, type Token, wordList, wordToken } from './tokens.ts';

/** Not "ends": after "Best regards" stands a name, and "Let me know" begins a last sentence. */
const EDGES = wordList('starts start starting begins begin beginning opens open opening');
/** What begins a greeting or an opening, and is no name: "Great question". */
const HEADS = wordList(
  'of great good excellent thanks thank sorry sure hi hello hey as absolutely certainly welcome here happy hope',
);
/** "I apologize", but not "I statements" */
const AFTER_I = wordList('am apologize apologise hope have would cannot think understand see want understood know');
/** Words that may follow in a greeting. Any other word may describe the greeting: "Hello every time". */
const GOES_ON = wordList(
  'question questions point course morning afternoon evening day you for asking reaching out an ai a language model apologize apologise am sorry hope this helps help happy to understand your there everyone',
);
const OPENERS = wordList('opener openers opening openings intro intros greeting greetings apology pleasantry filler');
const SAYS = wordList('says say saying said');
/** Who "says sorry" may do so in other words. */
const ACTS = wordList(
  'sorry hello hi hey thanks thank please yes no goodbye bye anything something nothing everything so what which why how when where who more less true false good bad rude it this that',
);
/** Within or after a phrase without quotation marks, these are said of it. */
const OF_PHRASE = wordList(
  'is are was were that which in on with of to from for the a an must do does have has as at used once twice anywhere somewhere exactly verbatim again only alone and or nor but it its they user users two three more less least most both all each every not never no',
);
const ENDS_PHRASE = wordList('is appears occurs shows comes turns pops crops');
const SPELLS = wordList('spells spell spelling spelled spelt writes write writing written uses use says say');
const NOT = [['never'], ['not'], ['instead', 'of'], ['rather', 'than'], ['over']];

/**
 * Writes as quotations what can only be said: a greeting with which something begins, what is "said" in a row,
 * "the phrase …", and a spelling beside another one.
 */
export function withBarePhrases(tokens: readonly Token[]): BareNames | undefined {
  const names = new Set<string>();
  const written: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const next =
      spelledTo(tokens, at) ?? saidTo(tokens, at) ?? phraseTo(tokens, at) ?? lineTo(tokens, at) ?? edgeTo(tokens, at);
    if (next === undefined) {
      written.push(tokens[at]!);
      at += 1;
      continue;
    }
    const quoted = { kind: 'quoted', text: rawOf(tokens.slice(at, next)), mark: '"' } as const;
    if (quoted.text === 'I') written.push(wordToken('the'), wordToken('word'));
    written.push(quoted);
    names.add(quoted.text);
    at = next;
  }
  return names.size > 0 ? { tokens: written, names } : undefined;
}

const rawOf = (tokens: readonly Token[]) => tokens.map((token) => ('raw' in token ? token.raw : '')).join(' ');

/** Whether a word stands in the list after "starts with": "Sure, Certainly or Of course". */
function isAtEdge(tokens: readonly Token[], from: number): boolean {
  let at = from - 1;
  while (at > 1 && (isCapital(tokens[at]) || tokens[at]?.kind === 'quoted' || isJoint(tokens, at))) at -= 1;
  if (isWord(tokens[at], 'either')) at -= 1;
  if (isOneOf(tokens[at], ['like', 'as'])) {
    const noun = isWord(tokens[at], 'as') && isWord(tokens[at - 1], 'such') ? tokens[at - 2] : tokens[at - 1];
    return isOneOf(noun, OPENERS);
  }
  const verb = isWord(tokens[at - 1], 'off') ? tokens[at - 2] : tokens[at - 1];
  return isWord(tokens[at], 'with') && isOneOf(verb, EDGES);
}
const isJoint = (tokens: readonly Token[], at: number) =>
  isMark(tokens[at], ',') || (isWord(tokens[at], 'or') && !isCapital(tokens[at]));

/** "Great question", "I apologize", "And": the place after it. */
function edgeTo(tokens: readonly Token[], from: number): number | undefined {
  const first = tokens[from];
  if (!isCapital(first) || !isAtEdge(tokens, from)) return undefined;
  const isPhrase = isOneOf(first, HEADS) || (isWord(first, 'i') && isOneOf(tokens[from + 1], AFTER_I));
  if (!isPhrase) {
    // "And", "But": what is written so within a sentence is that word.
    const isAlone = tokens[from + 1] === undefined || isJoint(tokens, from + 1);
    return isAlone && isOneOf(first, wordList('and but so the or however well')) ? from + 1 : undefined;
  }
  let to = from + 1;
  while (isOneOf(tokens[to], GOES_ON)) to += 1;
  const isShort = to - from < 6 && (to - from > 1 || !isOneOf(first, wordList('of as here')));
  const isEnd = tokens[to] === undefined || isMark(tokens[to], ',') || isOneOf(tokens[to], wordList('or in on at'));
  return isShort && isEnd ? to : undefined;
}

/** "Says damn, hell or crap", "never says I": the place after one of them. */
function saidTo(tokens: readonly Token[], from: number): number | undefined {
  const token = tokens[from];
  if (token?.kind !== 'word') return undefined;
  const isSaid = isOneOf(tokens[from - 1], SAYS);
  if (token.raw === 'I') return isSaid && from === tokens.length - 1 ? from + 1 : undefined;
  let first = from;
  while (first > 0 && !isOneOf(tokens[first - 1], SAYS)) first -= 1;
  const row = tokens.slice(first);
  const items = row.filter((_, at) => !isJoint(row, at));
  const isRow =
    first > 0 &&
    row.some((one) => isWord(one, 'or')) &&
    row.every((_, at) => isJoint(row, at) || at === 0 || isJoint(row, at - 1)) &&
    items.length > 1 &&
    items.every(
      (one) => one.kind === 'word' && !isOneOf(one, ACTS) && !isOneOf(one, OF_PHRASE) && /[^s]$/u.test(one.text),
    );
  return isRow && items.includes(token) ? from + 1 : undefined;
}

/** "The phrase money-back guarantee" */
function phraseTo(tokens: readonly Token[], from: number): number | undefined {
  if (!isOneOf(tokens[from - 1], ['phrase', 'expression']) || !isOneOf(tokens[from - 2], ['the', 'a']))
    return undefined;
  let to = from;
  while (tokens[to]?.kind === 'word' && !isOneOf(tokens[to], OF_PHRASE)) {
    if (to > from + 1 && isOneOf(tokens[to], ENDS_PHRASE)) break;
    to += 1;
  }
  const [first] = tokens.slice(from, to);
  const isDescription =
    first?.kind !== 'word' || /(?:ed|en|wn|ly|ing)$/u.test(first.text) || isOneOf(first, wordList('you we i he she'));
  const isEnd = tokens[to] === undefined || isOneOf(tokens[to], [...ENDS_PHRASE, 'in']);
  return !isDescription && isEnd && to - from > 1 && to - from < 5 ? to : undefined;
}

/** "Ends with the line Reply STOP to opt out": to the end of the condition. */
function lineTo(tokens: readonly Token[], from: number): number | undefined {
  const isLine = ['with', 'the', 'line'].every((word, at) => isWord(tokens[from - 3 + at], word));
  const verb = tokens[from - 4];
  const rest = tokens.slice(from);
  return isLine &&
    isOneOf(verb, [...EDGES, ...ENDS]) &&
    rest.length > 2 &&
    isCapital(rest[0]) &&
    rest.every((token) => token.kind === 'word' && !isOneOf(token, OF_LINE))
    ? tokens.length
    : undefined;
}
const ENDS = wordList('ends end ending closes close closing finishes finish finishing concludes conclude concluding');
const OF_LINE = wordList(
  'and or but nor if unless when where while in on as at with without ignoring exactly only twice once alone not never that which verbatim after before followed preceded is are has have instead rather',
);

/** "Spells it colour and never color": a word beside one that is nearly the same. */
function spelledTo(tokens: readonly Token[], at: number): number | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  const others = [othersAfter(tokens, at), ...[1, 2, 3, 4, 5, 6].map((back) => othersAfter(tokens, at - back))];
  const isSaid = tokens.slice(0, at).some((one) => isOneOf(one, SPELLS));
  const isFirst = isSaid && others[0]!.some((other) => isVariant(token.raw, other.raw));
  const isOther =
    isSaid &&
    others.slice(1).some((found, back) => {
      const first = tokens[at - back - 1];
      return first?.kind === 'word' && found.includes(token) && isVariant(first.raw, token.raw);
    });
  // "CloudKit is always spelled CloudKit"
  const isSame = tokens.some(
    (one, place) =>
      place !== at &&
      one.kind === 'word' &&
      one.raw === token.raw &&
      Math.min(place, at) === 0 &&
      isOneOf(tokens[Math.max(place, at) - 1], ['spelled', 'spelt']),
  );
  return isFirst || isOther || isSame ? at + 1 : undefined;
}

/** The words after "and never". */
function othersAfter(tokens: readonly Token[], at: number): (Token & { kind: 'word' })[] {
  let next = at + 1;
  if (isMark(tokens[next], ',')) next += 1;
  if (isOneOf(tokens[next], ['and', 'but'])) next += 1;
  const not = NOT.find((words) => words.every((word, place) => isWord(tokens[next + place], word)));
  if (!not) return [];
  const [first, joint, second] = tokens.slice(next + not.length);
  const all = [first, isOneOf(joint, ['or', 'nor']) ? second : undefined];
  return all.filter((token) => token?.kind === 'word') as (Token & { kind: 'word' })[];
}

/** Whether two words are one, spelled in two ways: "colour" and "color", "GitHub" and "Github". One of several is no spelling. */
function isVariant(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()];
  if (a === b) return one !== other;
  if (a.length < 4 || a[0] !== b[0] || Math.abs(a.length - b.length) > 1) return false;
  if (a === `${b}s` || b === `${a}s`) return false;
  let start = 0;
  while (a[start] !== undefined && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  // At the end of a word another letter may make another form of it.
  return end > 0 && Math.max(a.length, b.length) - start - end < 3;
}
