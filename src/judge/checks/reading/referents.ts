import { isWord, readPhrase, type Token } from '../grammar/tokens.ts';
import { presence } from '../quantity.ts';
import type { Claim } from './claim.ts';
import { readQuantity } from './quantity.ts';
import type { Relation } from './verbs.ts';

/** A part of a joined condition, and the words that say it. */
interface Said {
  claim: Claim;
  tokens: readonly Token[];
}

/** What a word may stand for. */
interface Named {
  singular: boolean;
  plural: boolean;
  /** A quotation neither contains, begins with nor counts anything. */
  isQuotation: boolean;
}

const NOTHING: Named = { singular: false, plural: false, isQuotation: false };

const ANYTHING: Named = { singular: true, plural: true, isQuotation: false };

/** Relations that say what the whole response is, so that nothing else is named. */
const OF_THE_WHOLE: readonly Relation[] = [
  ...(['be', 'stay', 'exceed', 'limit', 'equal', 'match', 'matchWholly', 'conform', 'parse', 'consist'] as const),
  ...(['solely', 'replyWholly'] as const),
];

const ARTICLES = ['a', 'an', 'the', 'this', 'one', 'its'];

const PLURAL = /s$/;

/** "The first word is 'x'" */
const isEdge = ({ relation, manner }: Pick<Claim, 'relation' | 'manner'>) =>
  manner.isInverted === true && (relation === 'start' || relation === 'end');

/** "The first word is 'x' and its last word is 'y'": a word has no other words. */
const isOtherEdge = (before: Claim, claim: Claim) =>
  isEdge(before) && isEdge(claim) && before.object.some((token) => isWord(token, 'word'));

const OTHER_TEXTS = [
  ...['message', 'messages', 'prompt', 'question', 'request', 'query', 'input', 'context', 'document', 'instruction'],
];

/** What a part names beside the response. */
function namedIn({ about, relation, negated, object, manner }: Claim): Named {
  // "The last line is 'x' and it …" may be of the line, "shorter than the user's message and it …" of the message.
  const isOfEdge = isEdge({ relation, manner });
  const isOfOther = relation === 'each' || object.some((token) => OTHER_TEXTS.some((noun) => isWord(token, noun)));
  if (typeof about === 'object' || isOfEdge || isOfOther) return ANYTHING;
  const quantity = readQuantity(object, 0)?.value;
  // "Answers in German" names nothing that "it" could be.
  const isManner = relation === 'reply' && !quantity && !ARTICLES.some((article) => isWord(object[0], article));
  if (negated || quantity?.max === 0 || isManner || OF_THE_WHOLE.includes(relation)) return NOTHING;
  const words = object.flatMap((token) => (token.kind === 'word' ? [token.text] : []));
  const isQuotation = object.some(({ kind }) => kind === 'quoted') && isOfText(relation, words);
  const isPlural = words.some((word) => PLURAL.test(word));
  const isOneOrMore = quantity !== undefined && quantity !== presence && (quantity.min === 1 || quantity.max === 1);
  if (quantity) return { singular: !isPlural || isOneOrMore, plural: quantity.max > 1, isQuotation };
  const isOne = isQuotation || !isPlural || ARTICLES.some((article) => isWord(object[0], article));
  return { singular: isOne, plural: isPlural, isQuotation };
}

const TEXTS = [
  ...['the', 'a', 'an', 'exact', 'word', 'words', 'phrase', 'phrases', 'text', 'string', 'sentence', 'term', 'letter'],
  ...['and', 'or', 'both', 'either', 'any', 'all', 'of', 'following', 'these', 'with', 'line', 'character'],
];

const OF_TEXTS: readonly Relation[] = ['have', 'use', 'mention', 'start', 'end', 'close'];

const isOfText = (relation: Relation, words: readonly string[]) =>
  OF_TEXTS.includes(relation) && words.every((word) => TEXTS.includes(word));

const SINGULAR = ['it', 'its', 'itself'];

const PLURALS = ['they', 'them', 'their'];

/** "It" and "its" that can stand for nothing but the assistant, or the response. */
const OF_THE_ANSWER = ['response', 'answer', 'reply', 'output'].flatMap((noun) =>
  ['', 'entire ', 'whole ', 'final '].map((which) => [`its ${which}${noun}`, null] as const),
);

/** The pronouns of a part, and of what number they are. */
function pronounsIn(tokens: readonly Token[]): { singular: boolean; plural: boolean } {
  const has = (list: readonly string[]) =>
    tokens.some((token, at) => list.some((word) => isWord(token, word)) && !readPhrase(tokens, at, OF_THE_ANSWER));
  return { singular: has(SINGULAR), plural: has(PLURALS) };
}

/** What is said of a quotation as well as of a response: "'foo' and it is in uppercase". */
const mayBeOfText = ({ relation, object }: Claim) => relation === 'be' && object.every(({ kind }) => kind !== 'number');

const RELATIVES = ['that', 'which', 'whose', 'where', 'who'];

/**
 * Whether it is ambiguous what a part refers to: "contains a link and it starts with 'https'", "a table and 'foo' in it",
 * "contains a sentence that starts with 'foo' and ends with 'bar'".
 * @param isElided whether a part leaves out its subject and begins with a verb
 */
export function mayReferElsewhere<Part extends Said>(
  parts: readonly Part[],
  isElided: (part: Part) => boolean,
): boolean {
  return parts.some((part, at) => {
    const before = parts.slice(0, at);
    const isInRelative = before.some(({ claim }) =>
      RELATIVES.some((word) => claim.object.some((token) => isWord(token, word))),
    );
    if (isInRelative && isElided(part)) return true;
    const { singular, plural } = pronounsIn(part.tokens);
    if (!singular && !plural) return false;
    return before.some(({ claim }) => {
      if (isOtherEdge(claim, part.claim)) return false;
      const named = namedIn(claim);
      const isMeant = (singular && named.singular) || (plural && named.plural);
      return isMeant && (!named.isQuotation || mayBeOfText(part.claim));
    });
  });
}
