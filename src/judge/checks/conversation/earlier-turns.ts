import type { Subject } from '../../conversation.ts';
import { type Check, type CheckResult, resultOf } from '../check.ts';
import { subjectOf } from '../parts/each-check.ts';

const OPEN = 'What the assistant said earlier would change the verdict, and may be meant as well.';

/** The same check where it may be said of the whole conversation: what is never done, or how often something is. */
export function overConversation(check: Check, isNever: boolean): Check {
  return {
    ...check,
    what: `${check.what} in the response that is scored`,
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
  if (check.reads === 'calls') {
    const [first = subject.response.first] = earlierTurns(subject);
    return resultOf(check, { ...subject, response: { first, last: subject.response.last } }).holds !== holds;
  }
  const { turns } = subject.conversation;
  const earlier = earlierTurns(subject).map((at) => turns[at]!.text);
  if (typeof holds !== 'boolean' || earlier.every((text) => text.trim() === '')) return false;
  const own = turns.slice(subject.response.first, subject.response.last + 1).map(({ text }) => text);
  return resultOf(check, subjectOf([...earlier, ...own].join('\n\n'))).holds !== holds;
}
