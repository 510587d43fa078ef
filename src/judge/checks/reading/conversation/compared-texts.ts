import type { Check } from '../../check.ts';
import { repeatedMessageCheck, repeatedSentencesCheck, sameAsEarlierCheck } from '../../conversation/compared-texts.ts';
import { USER_MESSAGE } from '../../conversation/user-message.ts';
import { type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import type { Claim } from '../claim.ts';
import { namesOne } from '../names-one.ts';

type Table<T> = readonly (readonly [string, T])[];

const phrases = (list: readonly string[]): Table<null> => list.map((phrase) => [phrase, null]);

const LITERALLY = phrases(['word for word', 'word-for-word', 'verbatim']);

const NOUNS = ['response', 'message', 'reply', 'answer'];

const plural = (noun: string) => (noun === 'reply' ? 'replies' : `${noun}s`);

const EARLIER = ['earlier', 'previous', 'prior'];

const OWNERS = ['its', "the assistant's", 'the'];

/** Any of the assistant's earlier messages. "Messages" alone may be the user's. */
const ANY_EARLIER = phrases(
  EARLIER.flatMap((adjective) =>
    NOUNS.flatMap((noun) => [
      ...OWNERS.filter((owner) => owner !== 'the' || noun !== 'message').flatMap((owner) => [
        `${owner} ${adjective} ${plural(noun)}`,
        `any of ${owner} ${adjective} ${plural(noun)}`,
        `one of ${owner} ${adjective} ${plural(noun)}`,
      ]),
      ...['a', 'an', 'any'].flatMap((article) => [
        `${article} ${adjective} ${noun} of the assistant`,
        `${article} ${adjective} assistant ${noun}`,
        ...(noun === 'message' ? [] : [`${article} ${adjective} ${noun}`]),
      ]),
    ]),
  ),
);

/**
 * Compares a response with what was said before: "does not repeat the user's message word for word", "is not identical to an
 * earlier response", "does not repeat any sentence from its earlier responses". Undecided where a part of it, or a changed form,
 * is repeated, or so few words that they may be said again by chance.
 */
export function comparedTexts({ relation, negated, object }: Claim): Check | undefined {
  if (relation === 'echo') {
    if (isRead(object, [USER_MESSAGE, LITERALLY])) return repeatedMessageCheck(negated);
    const article = negated ? SENTENCES_DENIED : SENTENCES;
    return isRead(object, [article, FROM, ANY_EARLIER]) || isRead(object, [article, FROM, ANY_EARLIER, LITERALLY])
      ? repeatedSentencesCheck(negated, namesOne(object))
      : undefined;
  }
  return relation === 'be' && isRead(object, [SAME, ANY_EARLIER]) ? sameAsEarlierCheck(negated) : undefined;
}

const SENTENCES = phrases(['a sentence', 'at least one sentence']);

const SENTENCES_DENIED = phrases(['a sentence', 'any sentence', 'any sentences', 'any of the sentences', 'sentences']);

const FROM = phrases(['from', 'of', 'in']);

const SAME = phrases([
  'identical to',
  'the same as',
  'exactly the same as',
  'word for word the same as',
  'an exact copy of',
]);

/** Whether phrases, one of each table, follow each other to the end. */
function isRead(tokens: readonly Token[], tables: readonly Table<null>[]): boolean {
  let at: number | undefined = 0;
  for (const table of tables) {
    const found: Reading<null> | undefined = readPhrase(tokens, at, table);
    if (!found) return false;
    at = found.next;
  }
  return at === tokens.length;
}
