import { isMark, isOneOf, isWord, type Token, wordToken } from './tokens.ts';

/** Verbs after which "only one of these labels" is all that is said; of what is given by the others there may be more around it. */
const SAYS_ALL = ['output', 'return', 'print', 'emit'];
const WITH = ['answer', 'reply', 'respond'];
const GIVES = ['give', 'produce', 'write', 'say'];
const ONLY = ['only', 'just'];
const MAYBE_ONLY = ['exactly', 'precisely'];
/** How it is said at the end. */
const ELSE = [
  ['and', 'nothing', 'else'],
  ['nothing', 'else'],
];
const NAMES = ['labels', 'words', 'categories', 'values', 'options', 'strings', 'terms', 'tags', 'classes', 'answers'];

/** What stands for such a verb by its form, and by what is before it. */
function formOf(token: Token | undefined, before: Token | undefined, verbs: readonly string[]) {
  const third = (verb: string) => (verb === 'reply' ? 'replies' : `${verb}s`);
  if (verbs.some((verb) => isWord(token, third(verb)))) return ['is', 'contains'];
  if (verbs.some((verb) => isWord(token, `${verb.replace(/e$/u, '')}ing`) || isWord(token, `${verb}ting`)))
    return ['being', 'containing'];
  if (!isOneOf(token, verbs)) return undefined;
  if (isOneOf(before, ['must', 'should', 'will', 'shall', 'to'])) return ['be', 'contain'];
  return isOneOf(before, ['that', 'which', 'responses']) ? ['are', 'contain'] : [];
}

/** A condition with "outputs only one of these labels", as one that the whole response is a label, and as one that it has one. */
export interface OneLabel {
  /** Undefined where it is denied. */
  whole?: readonly Token[];
  /** Where the label may also stand within a longer response. */
  within?: readonly Token[];
  /** Whether it is said that there is only one. */
  isOnly: boolean;
}

/** Reads "returns just one of: billing, technical, other"; undefined where no such verb stands there. */
export function oneLabel(tokens: readonly Token[]): OneLabel | undefined {
  for (const [at, token] of tokens.entries())
    for (const verbs of [SAYS_ALL, WITH, GIVES]) {
      const forms = formOf(token, tokens[at - 1], verbs);
      const share = at + (verbs === WITH ? 2 : 1);
      if (forms && (verbs !== WITH || isWord(tokens[at + 1], 'with'))) {
        const found = labelAt(tokens, at, share, forms, verbs === GIVES);
        if (found) return found;
      }
    }
  return undefined;
}

function labelAt(
  tokens: readonly Token[],
  at: number,
  share: number,
  [whole, within]: readonly string[],
  isGiven: boolean,
): OneLabel | undefined {
  const end = ELSE.find((words) => words.every((word, place) => isWord(tokens.at(place - words.length), word)));
  const to = tokens.length - (end ? end.length + (isMark(tokens.at(-1 - end.length), ',') ? 1 : 0) : 0);
  const isOnlyWord = isOneOf(tokens[share], ONLY);
  const isOnly = isOnlyWord || end !== undefined;
  const isMaybeOnly = isOneOf(tokens[share], MAYBE_ONLY);
  const one = isOnlyWord || isMaybeOnly ? share + 1 : share;
  if (!isWord(tokens[one], 'one') || !isWord(tokens[one + 1], 'of')) return undefined;
  let list = one + 2;
  for (const words of [['these', 'the', 'following'], ['following'], NAMES])
    if (isOneOf(tokens[list], words)) list += 1;
  if (isMark(tokens[list], ':')) list += 1;
  const [first, next] = tokens.slice(list);
  if (first?.kind !== 'quoted' && !isMark(next, ',') && !isWord(next, 'or') && !isWord(next, 'and')) return undefined;
  // Labels in capitals are read without a name.
  const isCapital = first?.kind === 'word' && /^\p{Lu}{2}/u.test(first.raw);
  const named: Token[] = isCapital ? [] : [wordToken('these'), wordToken('labels'), { kind: 'mark', text: ':' }];
  const as = (verb: string): Token[] => [
    ...tokens.slice(0, at),
    ...[verb, 'only', 'one', 'of'].map(wordToken),
    ...named,
    ...tokens.slice(list, to),
  ];
  return {
    ...(whole !== undefined && { whole: as(whole) }),
    ...(within !== undefined && (!isOnly || isGiven) && { within: as(within) }),
    isOnly: isOnly || isMaybeOnly,
  };
}
