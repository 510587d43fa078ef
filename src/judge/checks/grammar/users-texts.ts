import { isOneOf, isWord, type Token, wordList, wordToken } from './tokens.ts';

/** What the user writes as a whole. */
const MESSAGES = wordList('message prompt input request query');
/** A text that they may give in a message of more words: "the passage that the user pasted". An e-mail or letter has a head beside it. */
const PASSAGES = wordList('text passage article paragraph snippet excerpt string original source');
const ADJECTIVES = wordList('original source own input full entire whole');
const USERS = wordList('user customer');
const GAVE = wordList(
  'gave provided supplied mentioned sent shared included posted pasted wrote typed stated used listed entered quoted submitted named specified',
);
const GIVEN = wordList(
  'given provided supplied mentioned sent shared included posted pasted written typed stated used listed entered quoted submitted named specified',
);
const WROTE = wordList('wrote sent typed submitted written');
const MODALS = wordList('has had');
const BE = wordList('is are was were');
const THAT = wordList('that which');
const REPLIES = wordList('answers');
const IN = wordList('in within');
/** After these, "the user gave" is said of the user, and of nothing that they gave. */
const BEFORE_SENTENCE = wordList(
  'if when whenever while unless until once after before because since and or but than as where whether that which what',
);

/** Where a clause ends that says what the user gave, and how they gave it: "that the user supplied", "sent by the user in their message". */
function clauseAt(tokens: readonly Token[], from: number): { next: number; verb: Token } | undefined {
  let at = isOneOf(tokens[from], THAT) ? from + 1 : from;
  const isActive = isWord(tokens[at], 'the') && isOneOf(tokens[at + 1], USERS);
  if (isActive) at += isOneOf(tokens[at + 2], MODALS) ? 3 : 2;
  else if (at > from && isOneOf(tokens[at], BE)) at += 1;
  const verb = tokens[at];
  if (!verb || !isOneOf(verb, isActive ? [...GAVE, ...GIVEN] : GIVEN)) return undefined;
  at += 1;
  if (!isActive) {
    if (!isWord(tokens[at], 'by') || !isWord(tokens[at + 1], 'the') || !isOneOf(tokens[at + 2], USERS))
      return undefined;
    at += 3;
  }
  return { next: pastPlace(tokens, at, isActive), verb };
}

const GIVE = wordList(
  'give provide supply mention send share include post paste write type state use list enter quote submit name specify',
);
const NEVER = wordList('not never');

/** Where a clause ends that says what the user did not give: "that the user never sent", "which was not given by the user". */
function denialAt(tokens: readonly Token[], from: number): number | undefined {
  let at = isOneOf(tokens[from], THAT) ? from + 1 : from;
  if (isWord(tokens[at], 'the') && isOneOf(tokens[at + 1], USERS)) {
    const isAided = isOneOf(tokens[at + 2], ['did', ...MODALS]);
    const never = isAided ? at + 3 : at + 2;
    const isDenied = isAided ? isOneOf(tokens[never], NEVER) : isWord(tokens[never], 'never');
    const isGiven = isOneOf(tokens[never + 1], isWord(tokens[at + 2], 'did') ? GIVE : [...GAVE, ...GIVEN]);
    return isDenied && isGiven ? pastPlace(tokens, never + 2, true) : undefined;
  }
  if (at > from && isOneOf(tokens[at], BE)) at += 1;
  const isDenied = isOneOf(tokens[at], NEVER) && isOneOf(tokens[at + 1], GIVEN);
  if (!isDenied || !isWord(tokens[at + 2], 'by') || !isWord(tokens[at + 3], 'the')) return undefined;
  return isOneOf(tokens[at + 4], USERS) ? pastPlace(tokens, at + 5, false) : undefined;
}

/** "Typed in", "stated in their message": that it was in a message says nothing new. */
function pastPlace(tokens: readonly Token[], from: number, isActive: boolean): number {
  const isPlace =
    isOneOf(tokens[from], IN) &&
    isOneOf(tokens[from + 1], ['the', 'their', 'his', 'her']) &&
    isOneOf(tokens[from + 2], MESSAGES);
  if (isPlace) return from + 3;
  const isLast = tokens[from + 1] === undefined || isOneOf(tokens[from + 1], BE);
  return isActive && isWord(tokens[from], 'in') && isLast ? from + 1 : from;
}

const words = (phrase: string) => phrase.split(' ').map(wordToken);
const [MESSAGE, PASSAGE, GIVING, NOT_GIVING] = [
  "the user's message",
  "the user's passage",
  'that the user gave',
  "that is not in the user's message",
].map(words);

interface Found {
  said: readonly Token[];
  next: number;
}

function textAt(tokens: readonly Token[], at: number): Found | undefined {
  if (!isWord(tokens[at], 'the')) return undefined;
  const isOwned = USERS.some((one) => isWord(tokens[at + 1], `${one}'s`));
  const first = isOwned ? at + 2 : at + 1;
  const noun = isOneOf(tokens[first], ADJECTIVES) && isNoun(tokens[first + 1]) ? first + 1 : first;
  if (!isNoun(tokens[noun])) return undefined;
  const isMessage = isOneOf(tokens[noun], MESSAGES);
  const clause = clauseAt(tokens, noun + 1);
  if (clause) {
    const isWhole = isMessage || (isWord(tokens[noun], 'text') && isOneOf(clause.verb, WROTE));
    return { said: isWhole ? MESSAGE! : PASSAGE!, next: clause.next };
  }
  // "The message it replies to"
  const isReply =
    isWord(tokens[noun + 1], 'it') && (isOneOf(tokens[noun + 2], REPLIES) || isWord(tokens[noun + 3], 'to'));
  if (isMessage && isReply && isOneOf(tokens[noun + 2], [...REPLIES, 'replies', 'responds']))
    return { said: MESSAGE!, next: isOneOf(tokens[noun + 2], REPLIES) ? noun + 3 : noun + 4 };
  if (isWord(tokens[noun + 1], 'from') && isWord(tokens[noun + 2], 'the') && isOneOf(tokens[noun + 3], USERS))
    return { said: isMessage ? MESSAGE! : PASSAGE!, next: noun + 4 };
  const isSource = noun > first && isOneOf(tokens[first], ['original', 'source', 'input']);
  // The user's essay, or their e-mail, may be one that they never sent.
  if (isOwned && !isMessage && !isSource && !isOneOf(tokens[noun], ['text', 'passage', 'string', 'snippet']))
    return undefined;
  if (isOwned) return { said: isMessage && !isSource ? MESSAGE! : PASSAGE!, next: noun + 1 };
  return isSource ? { said: PASSAGE!, next: noun + 1 } : undefined;
}
const isNoun = (token: Token | undefined) => isOneOf(token, MESSAGES) || isOneOf(token, PASSAGES);

/** "Shorter than the original", "as many lines as the input" */
function aloneAt(tokens: readonly Token[], at: number): Found | undefined {
  const next = tokens[at + 2];
  const isAlone = next === undefined || next.kind === 'mark' || isOneOf(next, ['is', 'has', 'does', 'and', 'or']);
  return isOneOf(tokens[at - 1], BESIDE) && isWord(tokens[at], 'the') && isOneOf(tokens[at + 1], ORIGINALS) && isAlone
    ? { said: PASSAGE!, next: at + 2 }
    : undefined;
}
const BESIDE = wordList('than as in from of');
const ORIGINALS = wordList('original source input');

/** "What the user pasted" */
function whatAt(tokens: readonly Token[], at: number): Found | undefined {
  const clause = isWord(tokens[at], 'what') ? clauseAt(tokens, at + 1) : undefined;
  return clause && { said: isOneOf(clause.verb, WROTE) ? MESSAGE! : PASSAGE!, next: clause.next };
}

/** The same condition, with what the user gave under one name each; undefined where it speaks of nothing that they gave. */
export function withUsersTexts(tokens: readonly Token[]): readonly Token[] | undefined {
  const written: Token[] = [];
  let isOther = false;
  for (let at = 0; at < tokens.length; ) {
    const text = textAt(tokens, at) ?? aloneAt(tokens, at) ?? whatAt(tokens, at);
    const isAfterNoun = tokens[at - 1]?.kind === 'word' && !isOneOf(tokens[at - 1], BEFORE_SENTENCE);
    const clause = text || !isAfterNoun ? undefined : clauseAt(tokens, at);
    const denied = text || !isAfterNoun ? undefined : denialAt(tokens, at);
    const given = clause && { said: GIVING!, next: clause.next };
    const found = text ?? given ?? (denied === undefined ? undefined : { said: NOT_GIVING!, next: denied });
    // "A number in it that the user never wrote"
    const isInIt = denied !== undefined && isWord(written.at(-1), 'it') && isWord(written.at(-2), 'in');
    if (isInIt) written.splice(-2);
    written.push(...(found?.said ?? [tokens[at]!]));
    const next = found?.next ?? at + 1;
    isOther ||= found !== undefined && JSON.stringify(found.said) !== JSON.stringify(tokens.slice(at, next));
    at = next;
  }
  return isOther ? written : undefined;
}
