import type { Subject } from '../../conversation.ts';
import type { Turn } from '../../message.ts';
import type { CheckResult } from '../check.ts';
import { type Spoken, spoken } from '../spoken.ts';

const NOUNS = ['message', 'question', 'query', 'request', 'prompt', 'input', 'text'];

const LATEST = ['last ', 'latest ', 'most recent '];

const OWNED = ['', ...LATEST].flatMap((adjective) => NOUNS.map((noun) => `the user's ${adjective}${noun}`));

const COMPOUND = ['', ...LATEST].flatMap((adjective) => NOUNS.map((noun) => `the ${adjective}user ${noun}`));

/** What the user wrote, by what they did. */
const WRITTEN = ['wrote', 'sent', 'typed', 'submitted', 'has written', 'has sent'].flatMap((did) => [
  `what the user ${did}`,
  ...['message', 'text'].flatMap((noun) => [`the ${noun} the user ${did}`, `the ${noun} that the user ${did}`]),
]);

/** How the user's last message is called. "The question" alone may be one that stands in a message. */
export const USER_MESSAGE: readonly (readonly [string, null])[] = [...OWNED, ...COMPOUND, ...WRITTEN].map((name) => [
  name,
  null,
]);

/** The turns before the response, in their order. */
export const turnsBefore = ({ conversation, response }: Subject): Turn[] =>
  conversation.turns.filter(({ index }) => index < response.first);

/** The user's last message before the response; undefined where there is none. */
export const userMessage = (subject: Subject): Turn | undefined =>
  turnsBefore(subject).findLast((turn) => turn.role === 'user');

export const NO_USER_MESSAGE = 'There is no message of the user before the response, so the criterion does not apply.';

export const NOT_ONLY_TEXT = 'The message of the user is not only text, so a program cannot compare it.';

/** What a check finds that sets the response beside the user's last message; where it cannot, why not. */
export const besideUserMessage =
  (compare: (said: Spoken, message: Turn) => CheckResult) =>
  (subject: Subject): CheckResult => {
    const said = spoken(subject);
    if ('reason' in said) return { holds: null, reason: said.reason };
    const message = userMessage(subject);
    if (!message) return { holds: null, reason: NO_USER_MESSAGE };
    if (message.attachments.length > 0) return { holds: 'undecided', reason: NOT_ONLY_TEXT };
    return compare(said, message);
  };
