import type { Check } from '../../check.ts';
import { USER_MESSAGE } from '../../conversation/user-message.ts';
import { afterPhrase, isWord, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { userLanguageCheck } from '../../language/user-language.ts';
import type { Claim } from '../claim.ts';

/**
 * Checks whether the response is in the language of the user's last message: "answers in the user's language", "is written in
 * the same language as the user's question". Where the language of either is open the check is undecided, and so it is where
 * the user's message names the other language. Without a message of the user it does not apply.
 */
export function userLanguage(claim: Claim): Check | undefined {
  const asked = readAsked(claim);
  // "Not entirely in the user's language" may want none of it, or some.
  return asked && !(claim.negated && asked.isWhole) ? userLanguageCheck(asked.isWhole, claim.negated) : undefined;
}

interface Asked {
  isWhole: boolean;
}

const phrases = (list: readonly string[]) => list.map((phrase) => [phrase, null] as const);

const WHOLES = phrases(['entirely', 'completely', 'fully', 'wholly', 'exclusively', 'solely', 'only']);

const MESSAGES = USER_MESSAGE.map(([name]) => name);

/** What "the language" is followed by. */
const WHOSE = [
  ...['of the user', 'the user used', 'the user uses', 'that the user used', 'used by the user', 'the user wrote in'],
  ...['the user writes in', 'that the user wrote in', 'in which the user wrote', "used in the user's message"],
];

const NAMED = phrases([
  ...["the user's language", "the user's own language", "the language of the user's messages"],
  ...WHOSE.map((whose) => `the language ${whose}`),
  ...MESSAGES.map((message) => `the language of ${message}`),
  ...[
    'as the user',
    'as the user did',
    'as the user does',
    'the user used',
    'that the user used',
    'used by the user',
  ].map((as) => `the same language ${as}`),
  ...[...MESSAGES, 'the question'].map((message) => `the same language as ${message}`),
]);

const MATCHED = phrases([...MESSAGES.map((message) => `the language of ${message}`), 'the language of the user']);

/** [entirely] [written] [entirely] in the user's language [only]; after "responds in" its beginning is said. */
function readAsked({ relation, object }: Claim): Asked | undefined {
  if (relation === 'match')
    return readPhrase(object, 0, MATCHED)?.next === object.length ? { isWhole: false } : undefined;
  if (relation === 'reply' || relation === 'replyWholly') return readNamed(object, 0, relation === 'replyWholly');
  if (relation !== 'be' && relation !== 'stay') return undefined;
  const before = readPhrase(object, 0, WHOLES);
  const written = afterPhrase(object, before?.next ?? 0, 'written');
  const between = written === undefined ? undefined : readPhrase(object, written, WHOLES);
  const link = afterPhrase(object, between?.next ?? written ?? before?.next ?? 0, 'in');
  return link === undefined ? undefined : readNamed(object, link, before !== undefined || between !== undefined);
}

function readNamed(object: readonly Token[], at: number, isWhole: boolean): Asked | undefined {
  const found: Reading<null> | undefined = readPhrase(object, at, NAMED);
  if (!found) return undefined;
  const isOnly = isWord(object[found.next], 'only');
  return found.next + (isOnly ? 1 : 0) === object.length ? { isWhole: isWhole || isOnly } : undefined;
}
