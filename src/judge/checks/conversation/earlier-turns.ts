import type { Subject } from '../../conversation.ts';
import { type Check, type CheckResult, resultOf } from '../check.ts';
import { subjectOf } from '../parts/each-check.ts';

const OPEN = 'What was said earlier would change the verdict, and may be meant as well.';
const EARLIER_CALLS =
  'Tools that were called earlier in the conversation would change the verdict, and may be meant as well.';

/** The same check where it may be said of the whole conversation: what is never done, or how often something is. */
export function overConversation(check: Check, over: 'never' | 'count' | 'anyone'): Check {
  return {
    ...check,
    what: `${check.what} in the response that is scored`,
    run: (subject): CheckResult => {
      const result = check.run(subject);
      const isOpen =
        over === 'never'
          ? result.holds === true && isDoneEarlier(check, subject)
          : isOther(check, subject, result) || (over === 'anyone' && isOtherWithUser(check, subject, result));
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

/** The conversation up to the end of the response as one response; undefined where no tool was called before the response. */
function fromTheStart(subject: Subject): Subject | undefined {
  const { turns } = subject.conversation;
  const first = earlierTurns(subject).find((at) => turns[at]!.toolCalls.length > 0);
  return first === undefined ? undefined : { ...subject, response: { first, last: subject.response.last } };
}

/** The same check of the order or the repetition of calls, open where the calls of earlier turns would change the verdict. */
export const besideEarlierCalls = (check: Check): Check => ({
  ...check,
  run: (subject): CheckResult => {
    const result = check.run(subject);
    const all = fromTheStart(subject);
    return all && resultOf(check, all).holds !== result.holds ? { holds: 'undecided', reason: EARLIER_CALLS } : result;
  },
});

function isOther(check: Check, subject: Subject, { holds }: CheckResult): boolean {
  if (check.reads === 'calls') {
    const all = fromTheStart(subject);
    return all !== undefined && resultOf(check, all).holds !== holds;
  }
  const { turns } = subject.conversation;
  const earlier = earlierTurns(subject).map((at) => turns[at]!.text);
  if (typeof holds !== 'boolean' || earlier.every((text) => text.trim() === '')) return false;
  const own = turns.slice(subject.response.first, subject.response.last + 1).map(({ text }) => text);
  return resultOf(check, subjectOf([...earlier, ...own].join('\n\n'))).holds !== holds;
}

/** Whether it is otherwise of all that was said up to the end of the response, by the user as well. */
function isOtherWithUser(check: Check, { conversation, response }: Subject, { holds }: CheckResult): boolean {
  const said = conversation.turns.slice(0, response.last + 1).filter(({ role }) => /^(?:user|assistant)$/u.test(role));
  return (
    typeof holds === 'boolean' && resultOf(check, subjectOf(said.map(({ text }) => text).join('\n\n'))).holds !== holds
  );
}
