import { type Fact, type Form, isFact } from '../form.ts';
import { isAll } from './said-again.ts';
import { isMark, isOneOf, isWord, type Token, textOf, wordList, wordToken } from './tokens.ts';

const PARTING = [',', ';', '—', '–', '-', '(', '.', ':'];
/** Words at the beginning of a tail that only announce it. */
const ANNOUNCING = [
  ...['so', 'meaning', 'that is', 'that is to say', 'i . e .', 'i . e', 'ie', 'in other words', 'you know', 'as in'],
  ...['which means', 'it means', 'namely', 'and so', 'which is to say', 'to be precise', 'to be exact', 'basically'],
].map((one) => one.split(' '));
/** What follows these says what the words before it mean, even if they are not understood. */
const DEFINING = [
  ...['meaning', 'that is', 'that is to say', 'i . e .', 'i . e', 'ie', 'in other words', 'which means', 'it means'],
  ...['which is to say', 'to be precise', 'to be exact'],
];
/** Words of a kind, and what is done with them: which words they are may be said in a list. */
const WORD_KINDS =
  '(?:an? |any |the )?(?:competitors?|rivals?|competitor names?|(?:swear|curse|filler|weasel|hedge|hedging|banned|forbidden) words?|profanity|profanities|swears|apolog(?:y|ies)|clich[eé]s?|buzzwords?|jargon|slang|hedges|contractions|intensifiers|superlatives|(?:the )?first person(?: singular| plural)?|first-person pronouns?)';
const OF_WORDS = new RegExp(
  `^(?:(?:it |the response |the reply )?(?:(?:uses?|says?|names?|mentions?|contains?|has|includes?|using|saying|naming|mentioning|speaks in|speaking in|any use of|the use of) )?${WORD_KINDS}|${WORD_KINDS} (?:(?:is|are|gets?) (?:named|mentioned|used)|appears?|(?:comes?|shows?) up)|(?:it )?(?:swears|swearing|curses|cursing|hedges|hedging|apologi[sz]es|apologi[sz]ing))$`,
  'u',
);
/** "It fits in a tweet": how long that is may be said after it. */
const FITS =
  /^(?:it|the (?:whole |entire )?(?:response|reply|answer|text|message)) (?:would |should |can |must )?(?:all )?fits? (?:in|into|on|within) (?:a|an|one|a single) (?:[a-z-]+ ){0,2}(?:tweet|sms|text|text message|post|screen|card|notification|page|line)$/u;
const USE_OF =
  /^(?:(?:using|saying|writing|any use of|the use of|it (?:says|uses|contains|names|mentions)|(?:any of )?the words?) )*/u;
const DENIALS = wordList('not never no hardly barely scarcely neither nor anything far nothing');
const STATES = wordList('is stays remains sounds looks reads feels');
/** A tail that begins so is a part of the condition, or is another one. */
const JOINING = [
  ...['and', 'or', 'but', 'nor', 'if', 'when', 'whenever', 'unless', 'except', 'excluding', 'including', 'where'],
  ...['while', 'which', 'who', 'whose', 'that', 'then', 'after', 'before', 'even', 'instead', 'like', 'such', 'as'],
  ...['until', 'once', 'either', 'neither', 'both', 'otherwise', 'else', 'with', 'without', 'in', 'on', 'at', 'for'],
  ...['per', 'than', 'to'],
];
/** "Punctuation not allowed" */
const FORBIDDEN = [
  'not allowed',
  'not permitted',
  'not welcome',
  'not ok',
  'not okay',
  'forbidden',
  'banned',
  'prohibited',
];
/** "Not just", "not more" */
const NO_OTHERS =
  'just only even necessarily counting including more less fewer one two three too to all every each always words word characters letters sentences lines paragraphs bytes tokens pages'.split(
    ' ',
  );
/** What a whole response is: "yes or no, lowercase". */
const MANNERS = ['', 'all', 'in', 'all in', 'in all'].flatMap((before) =>
  [['lowercase'], ['uppercase'], ['lower case'], ['upper case'], ['caps', 'uppercase'], ['capitals', 'uppercase']].map(
    ([way, as = way]) => ({
      said: `${before} ${way}`.trim().split(' '),
      as: ['it', 'is', 'in', ...as!.replace(' ', '').split(' ')],
    }),
  ),
);
const SUBJECTS = ['there', "there's", 'the', 'every', 'each', 'it', "it's"];
const RESPONSES = ['response', 'reply', 'answer', 'output'];

const MODALS = [
  ...['should', 'must', 'shall', 'ought to', 'has to', 'have to', 'needs to', 'need to', 'is supposed to'],
  ...['are supposed to', 'is meant to', 'are meant to'],
].map((one) => one.split(' '));
const ADVERBS = ['just', 'only', 'always', 'never', 'still', 'also', 'all'];

const BOUNDS = [
  'under',
  'max',
  'maximum',
  'most',
  'more',
  'up',
  'fewer',
  'less',
  'least',
  'minimum',
  'min',
  'over',
  'tops',
  'exactly',
  'within',
  'between',
];
const UNITS = ['words', 'sentences', 'characters', 'chars', 'letters', 'sentence'];
const [EDGES, STYLES, SIZES] = [
  ['text', 'start', 'end'],
  ['case', 'language', 'language alone'],
  ['words', 'sentences', 'characters', 'lines'],
];

/** Whether nothing but all of the response is a thing of which what follows can be said. */
const isOfAll = (form: Form): boolean =>
  isAll(form) || (isFact(form) && (STYLES.includes(form.ask) || isNone(form) || isOneParagraph(form)));
const isNone = ({ in: numbers }: Fact) => numbers !== undefined && numbers.length > 0 && numbers.at(-1)![1] === 0;
const isOneParagraph = ({ ask, in: numbers }: Fact) => ask === 'paragraphs' && numbers?.[0]?.[1] === 1;
const isOfWhole = (form: Form): boolean => isOfAll(form) || (isFact(form) && EDGES.includes(form.ask));
/** Whether a condition is about all of the response, so that "no emojis" after it is, too. */
export const isOfResponse = (form: Form): boolean =>
  'and' in form ? form.and.every(isOfResponse) : isOfWhole(form) || (isFact(form) && SIZES.includes(form.ask));

/** A condition with what is said after it. */
export interface Tail {
  head: readonly Token[];
  /** The tail as a condition of its own, in the ways in which it may be completed. */
  said: readonly (readonly Token[])[];
  /** Whether words such as "so" or "meaning" announce it. */
  isAnnounced: boolean;
  /** Whether it says what the condition means, whatever its words are: "it is snappy, that is, under 50 words". */
  isDefinition?: boolean;
  /** Whether it says what is right, even where the condition is a fault. */
  isRule: boolean;
  /** Which conditions leave no doubt that it is said of all of a response: "yes or no, lowercase", "in French, under 50 words". */
  isOf?: (head: Form) => boolean;
  /** Whether the texts that it lists may be only some of those that are meant: "a competitor (Acme or Globex)". */
  mayBeSome?: boolean;
  /** Whether it is said of "it", which may be a thing that the condition names: "has a heading (it has a number)". */
  isOfIt?: boolean;
  /** Whether it stands in brackets, and so beside what it is said of: "ends with a question (at most 5 words)". */
  isClosed?: boolean;
  /** Whether it only says what is not meant: "bold text, not italics" may have both. */
  isContrast?: boolean;
  /** The same of what the condition ends or begins with, where it may be meant so: "ends with a period, no exclamation mark". */
  ofEdge?: readonly Token[] | undefined;
}

/**
 * What is said after a condition: the same again, or the rule behind a fault. "Fails if it makes a tool call, it should answer in
 * text", "passes if it is one sentence, no lists".
 */
export function* tails(tokens: readonly Token[]): Generator<Tail> {
  let count = 0;
  const words = listOfWords(tokens);
  if (words) yield words;
  for (let at = tokens.length - 2; at > 0 && count < 3; at -= 1) {
    if (!isParting(tokens, at)) continue;
    count += 1;
    if (isMark(tokens[at], ':')) continue;
    const isClosed = isMark(tokens[at], '(') && isMark(tokens.at(-1), ')');
    if (isMark(tokens[at], '(') && !isClosed) continue;
    const after = tokens.slice(at + 1, isClosed ? -1 : undefined);
    const announcing = ANNOUNCING.filter((words) => words.every((word, place) => isSaid(after[place], word)));
    const longest = Math.max(0, ...announcing.map((words) => words.length));
    const own = after.slice(longest);
    const head = tokens.slice(0, at);
    const said = isMark(own[0], ',') || (isWord(own[0], 'with') && isWord(own.at(-1), 'ones')) ? own.slice(1) : own;
    const tail = ofHead(said, head);
    const manner = MANNERS.find(
      ({ said }) => said.length === tail.length && said.every((one, place) => isWord(tail[place], one)),
    );
    if (manner) yield { head, said: [manner.as.map(wordToken)], isAnnounced: false, isRule: false, isOf: isOfAll };
    // "One word, either yes or no"
    if (isWord(tail[0], 'either') && longest === 0)
      yield { head, said: [[...['it', 'is'].map(wordToken), ...tail]], isAnnounced: false, isRule: false, isOf: isAll };
    // "Max 50 words"
    const isBound =
      tail.length < 7 &&
      tail.some((token) => isOneOf(token, BOUNDS)) &&
      isOneOf(tail.at(-1), [...UNITS, ...BOUNDS]) &&
      tail.some((token) => isOneOf(token, UNITS));
    if (isBound && !isOneOf(tail[0], ['each']))
      yield {
        head,
        said: inFull(tail, head),
        isAnnounced: longest > 0 && FITS.test(joined(head)),
        isDefinition: longest > 0 && FITS.test(joined(head)),
        isRule: false,
        isOf: isOfWhole,
        isClosed,
      };
    // "Meaning at most two sentences"
    const isAmount = longest > 0 && isWord(tail[0], 'at') && isOneOf(tail[1], ['most', 'least']);
    if (tail.length === 0 || (isOneOf(tail[0], JOINING) && !isAmount)) continue;
    const rule = asStated(tail);
    // "The code SAVE20 (no spaces)": of the text, or of all of the response?
    const isOfText =
      isClosed &&
      isNamed(tokens[at - 1]) &&
      !tail.some((token) => token.kind === 'quoted' || isOneOf(token, ['quotes', 'more', 'fewer', 'less', 'other']));
    if (isOfText && isOneOf(tail[0], ['no', 'not', 'without', 'never', 'all', 'only'])) continue;
    // "'summary' is at most two sentences, no line breaks": of the field, or of all of the response?
    const isOfField = head[0]?.kind === 'quoted' && isOneOf(head[1], ['is', 'has', 'must', 'should']);
    if (isOfField && isOneOf(tail[0], ['no', 'not', 'without', 'never']) && !isOneOf(tail[1], OF_JSON)) continue;
    // "Short, i.e. a sentence of ten words": the response is that sentence; it does not just contain one.
    const isGlossed = isQuality(head) && announcing.some((words) => DEFINING.includes(words.join(' ')));
    if (
      isGlossed &&
      isOneOf(tail[0], ['a', 'an']) &&
      tail.some((token) => isOneOf(token, ['of', 'with', 'that', 'under']))
    )
      continue;
    const isOnly = isWord(tail[0], 'only') || isWord(tail.at(-1), 'only');
    const isNegative = isOnly || isOneOf(tail[0], ['no', 'never']) || (longest > 0 && isWord(tail[0], 'not'));
    // "A numbered list, not bullets", "ends with a question mark, not a period"
    const isContrast = isWord(tail[0], 'not') && tail.length < 6 && !isOneOf(tail[1], NO_OTHERS);
    const isWhole = rule !== undefined || (isOneOf(tail[0], SUBJECTS) && (!isIt(tail[0]) || isSaidOfIt(head)));
    // Of "no table, three links" the second may be denied, too.
    if (!isWhole && !isNegative && !isContrast && longest === 0) continue;
    yield {
      head,
      said: isWhole ? [...(rule ? [rule] : []), tail] : [...denied(tail, head), ...inFull(tail, head)],
      isAnnounced: longest > 0,
      isDefinition:
        announcing.some((words) => DEFINING.includes(words.join(' '))) &&
        (isQuality(head) ||
          FITS.test(joined(head)) ||
          (isPlain(head) && (isWord(own[0], 'there') || isOneOf(own[1], RESPONSES)))) &&
        (!isWord(own[0], 'the') || isOneOf(own[1], RESPONSES)),
      isRule: rule !== undefined || isOnly || (longest > 0 && isNegative),
      isOfIt: isIt(tail[0]),
      isClosed,
      isContrast,
      ofEdge: isAnywhere(tokens[at]!, tail) ? undefined : notAtEdge(tail, head),
    };
  }
}

/** Words for things that are not part of a field. */
const OF_JSON = wordList('key keys field fields code fence fences markdown other others extra text prose comments');

/** A text in quotation marks, or a name or code without them. */
const isNamed = (token: Token | undefined) =>
  token?.kind === 'quoted' || (token?.kind === 'word' && /\d|\p{Lu}{2}/u.test(token.raw));

/** "No links", and in a sentence of its own "no 'sorry'": not only at the end. */
const isAnywhere = (mark: Token, tail: readonly Token[]) =>
  isNoText(tail)
    ? isWord(tail[0], 'no') && (isMark(mark, '.') || isMark(mark, ';'))
    : !isWord(tail[0], 'no') || isPlural(tail.at(-1)!);
const isNoText = (tail: readonly Token[]) =>
  isOneOf(tail[0], ['no', 'never']) && tail.length === 2 && tail[1]!.kind === 'quoted';

/** "Swearing, meaning damn, hell or crap", "a competitor is named (Acme or Globex)": that it contains any of them. */
function listOfWords(tokens: readonly Token[]): Tail | undefined {
  const at = tokens.findIndex((_, place) => isParting(tokens, place));
  if (at < 1 || !OF_WORDS.test(joined(tokens.slice(0, at)))) return undefined;
  const isClosed = isMark(tokens[at], '(') && isMark(tokens.at(-1), ')');
  const after = tokens.slice(at + 1, isClosed ? -1 : undefined);
  const longest = Math.max(
    0,
    ...DEFINING.map((one) => one.split(' '))
      .filter((words) => words.every((word, place) => isSaid(after[place], word)))
      .map((words) => words.length),
  );
  // "Filler words, jargon or slang" are three kinds.
  if (longest === 0 && !isClosed && !isMark(tokens[at], ':')) return undefined;
  const own = after.slice(isMark(after[longest], ',') ? longest + 1 : longest);
  const list = own.slice((USE_OF.exec(`${joined(own)} `)?.[0].split(' ').length ?? 1) - 1);
  const isBetween = (token: Token | undefined) => token === undefined || isMark(token, ',') || isOneOf(token, ['or']);
  const isRow = list.every(
    (token, place) =>
      isBetween(token) || (token.kind !== 'mark' && isBetween(list[place - 1]) && !isOneOf(token, ['and'])),
  );
  const isQuoted = list.every((token) => token.kind === 'quoted' || isMark(token, ',') || isOneOf(token, ['or']));
  if (!isRow || list.length === 0 || (list.length === 1 && !isQuoted)) return undefined;
  const isOfPhrases = list.some((token) => token.kind === 'quoted' && /\s/u.test(token.text));
  const says = isOfPhrases || list.length === 1 ? 'it contains' : 'it contains any of the words';
  return {
    head: tokens.slice(0, at),
    said: [[...says.split(' ').map(wordToken), ...list]],
    isAnnounced: true,
    isDefinition: true,
    isRule: false,
    mayBeSome: longest === 0,
  };
}
const joined = (tokens: readonly Token[]) => tokens.map((token) => textOf(token) ?? '"').join(' ');

/** "Only straight ones please" after "curly quotes" as "only straight quotes", "none plain http" after "all links are …" as "no link is plain http". */
function ofHead(tail: readonly Token[], head: readonly Token[]): readonly Token[] {
  const forbidden = FORBIDDEN.map((one) => one.split(' ')).find(
    (words) => tail.length > words.length && words.every((word, place) => isWord(tail.at(place - words.length), word)),
  );
  const thing = forbidden && tail.slice(0, -forbidden.length);
  if (isWord(tail[0], 'zero')) return ofHead([wordToken('no'), ...tail.slice(1)], head);
  const said = thing
    ? [wordToken('no'), ...(isOneOf(thing.at(-1), ['is', 'are']) ? thing.slice(0, -1) : thing)]
    : isWord(tail.at(-1), 'please')
      ? tail.slice(0, -1)
      : tail;
  const things = isOneOf(head[0], ['all', 'every', 'each']) ? head[1] : undefined;
  // "Each section has two bullets, none shorter than 3 words" is said of the bullets.
  const isOther = head.some((token) => isOneOf(token, HAS));
  if (
    isWord(said[0], 'none') &&
    said.length > 1 &&
    things?.kind === 'word' &&
    !isOther &&
    !isOneOf(said[1], ['of', 'is', 'are'])
  )
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

const HAS = ['has', 'have', 'contains', 'contain', 'includes', 'include', 'uses', 'use'];

const isIt = (token: Token | undefined) => isOneOf(token, ['it', "it's"]);
/** "It does not end with a period" for "not a period" after "ends with a question mark"; "it has no list" for "not a list". */
function denied(tail: readonly Token[], head: readonly Token[]): (readonly Token[])[] {
  if (isNoText(tail)) return [[...['it', 'does', 'not', 'contain'].map(wordToken), tail[1]!]];
  if (!isOneOf(tail[0], ['not', 'never'])) return [];
  const atEdge = notAtEdge(tail, head);
  if (atEdge) return [atEdge];
  return [[...['it', 'has', 'no'].map(wordToken), ...tail.slice(isOneOf(tail[1], ['a', 'an']) ? 2 : 1)]];
}
function notAtEdge(tail: readonly Token[], head: readonly Token[]): readonly Token[] | undefined {
  const edge = head.find((_, at) => isWord(head[at + 1], 'with'));
  const verb = edge?.kind === 'word' ? EDGE_VERBS[edge.text] : undefined;
  const others = isWord(tail[1], 'with') ? tail.slice(2) : tail.slice(1);
  return verb === undefined ? undefined : [...['it', 'does', 'not', verb, 'with'].map(wordToken), ...others];
}
const EDGE_VERBS: Readonly<Record<string, string>> = {
  ends: 'end',
  starts: 'start',
  begins: 'begin',
  opens: 'open',
  closes: 'close',
};

/** "It" is what the condition is about: the response, or something in it. */
const isSaidOfIt = (head: readonly Token[]) => isIt(head[0]) || (isWord(head[0], 'the') && isOneOf(head[1], RESPONSES));

const isSaid = (token: Token | undefined, text: string) => isWord(token, text) || isMark(token, text);

/** "It is snappy": nothing else has it that what follows could be said of. */
function isQuality(head: readonly Token[]): boolean {
  // "Rambling", "long-winded replies"
  const noun = head.at(-1)!;
  const isWish =
    head.length === 1 || (head.length < 4 && RESPONSES.some((one) => textOf(noun)?.startsWith(one.slice(0, 4))));
  if (isWish && head.every((token) => token.kind === 'word' && !isOneOf(token, [...DENIALS, ...JOINING, 'the'])))
    return true;
  // What follows "not verbose" may say what verbose means, or what is not.
  if (head.some((token) => token.kind !== 'word' || isOneOf(token, DENIALS))) return false;
  const after = isSaidOfIt(head) ? head.slice(isIt(head[0]) ? 0 : 1) : [];
  // "It rambles"
  if (after.length === 2 && /[^s]s$/u.test(textOf(after[1])!)) return true;
  return after.length > 1 && after.length < 5 && isOneOf(after[1], STATES);
}

/** "Nothing comes back": what follows in words of its own says no more of a part of it. */
const isPlain = (head: readonly Token[]) =>
  head.length < 6 &&
  !head.some(
    (token) => token.kind !== 'word' || isOneOf(token, [...JOINING, 'of', 'each', 'every', 'all', 'no', 'not']),
  );

function isParting(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]!;
  return token.kind === 'mark' && PARTING.includes(token.text);
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

/** What is said in a tail without a subject; of a text that fits somewhere, of that text. */
function inFull(tail: readonly Token[], head: readonly Token[]): (readonly Token[])[] {
  const end = FITS.test(joined(head))
    ? head.findIndex((token) => isOneOf(token, ['fit', 'fits', 'would', 'should', 'can', 'must']))
    : 0;
  const it = end > 0 ? head.slice(0, end) : [wordToken('it')];
  return [[], ['there', 'is'].map(wordToken), [...it, wordToken('has')], [...it, wordToken('is')], it].map((words) => [
    ...words,
    ...tail,
  ]);
}
