import type { Subject } from '../../conversation.ts';
import { type Check, type CheckResult, resultOf } from '../check.ts';
import { isWord, type Token } from '../grammar/tokens.ts';
import { subjectOf } from '../parts/each-check.ts';
import type { Claim } from '../reading/claim.ts';
import { readNumber } from '../reading/number-words.ts';

const OPEN = 'What the assistant said earlier would change the verdict, and may be meant as well.';

/** Checks of what may be counted over a conversation. */
const COUNTED = ['text', 'questions'];

const isCounted = (object: readonly Token[]) =>
  object.some((token, at) => readNumber(object, at) || isWord(token, 'once') || isWord(token, 'twice'));

/**
 * A check of what "the assistant" never does, or how often it says or asks something: it may be said of the whole conversation, so
 * it is undecided where the assistant's earlier turns would change the verdict on the last one.
 */
export function besideEarlierTurns({ about, manner, object, negated }: Claim, check: Check): Check {
  const isNever = manner.denial === 'never' && negated;
  if (about !== 'agent' || !(isNever || (COUNTED.includes(check.name) && isCounted(object)))) return check;
  return overConversation(check, isNever);
}

/** The same check where it may be said of the whole conversation: what is never done, or how often something is. */
export function overConversation(check: Check, isNever: boolean): Check {
  return {
    ...check,
    run: (subject): CheckResult => {
      const result = check.run(subject);
      const isOpen = isNever ? result.holds === true && isDoneEarlier(check, subject) : isOther(check, subject, result);
      return isOpen ? { holds: 'undecided', reason: OPEN } : result;
    },
  };
}

/** The places of the assistant's turns before the response; in one agent's view of a trace others speak, too. */
const earlierTurns = ({ conversation, response, agent }: Subject) =>
  agent ? [] : conversation.turns.flatMap(({ role }, at) => (role === 'assistant' && at < response.first ? [at] : []));

const isDoneEarlier = (check: Check, subject: Subject) =>
  earlierTurns(subject).some((at) => {
    const { holds } = resultOf(check, { ...subject, response: { first: at, last: at } });
    return holds === false || holds === 'undecided';
  });

function isOther(check: Check, subject: Subject, { holds }: CheckResult): boolean {
  const { turns } = subject.conversation;
  const earlier = earlierTurns(subject).map((at) => turns[at]!.text);
  if (typeof holds !== 'boolean' || earlier.every((text) => text.trim() === '')) return false;
  const own = turns.slice(subject.response.first, subject.response.last + 1).map(({ text }) => text);
  return resultOf(check, subjectOf([...earlier, ...own].join('\n\n'))).holds !== holds;
}
