import { answer, responseTurns, type Subject } from '../../conversation.ts';
import { type Check, type CheckResult, resultOf } from '../check.ts';
import type { Over } from '../form.ts';
import { subjectOf } from '../parts/each-check.ts';

const OPEN = 'What was said earlier would change the verdict, and may be meant as well.';
const EARLIER_CALLS =
  'Tools that were called earlier in the conversation would change the verdict, and may be meant as well.';

/**
 * The same check where it may be said of the whole conversation: what is never done, how often something is, or whether it is at any
 * point. The response's own text beside a tool call counts as well.
 * @param isLength Whether it is of a message's length: those of several turns do not add up
 * @param ofAll What is asked of the whole conversation, where that is another check
 */
export function overConversation(
  check: Check,
  over: Over,
  { isLength = false, ofAll = check }: { isLength?: boolean; ofAll?: Check | undefined } = {},
): Check {
  const isOpen = (subject: Subject, result: CheckResult): boolean => {
    if (over === 'beside') return isOtherBeside(check, subject, result);
    if (over === 'count') return isOther(check, subject, result);
    if (over === 'several' && earlierTurns(subject).length === 0) return false;
    if (over === 'anyone' || over === 'several')
      return isOther(ofAll, subject, result) || isOtherInConversation(ofAll, subject, result);
    const isNever = over === 'never';
    if (result.holds === !isNever) return !isNever && isOther(check, subject, result);
    const sum = inAll(check, subject, isLength);
    const isBroken = typeof result.holds === 'boolean' && sum === !isNever;
    return isBroken || resultsBefore(check, subject).some((holds) => holds === !isNever || holds === 'undecided');
  };
  return {
    ...check,
    what: over === 'beside' ? check.what : `${check.what} in the response that is scored`,
    run: (subject): CheckResult => {
      const result = check.run(subject);
      return isOpen(subject, result) ? { holds: 'undecided', reason: OPEN } : result;
    },
  };
}

/** The places of the assistant's turns before the response; in one agent's view of a trace others speak, too. */
const earlierTurns = ({ conversation, response, agent }: Subject) =>
  agent ? [] : conversation.turns.flatMap(({ role }, at) => (role === 'assistant' && at < response.first ? [at] : []));

/** The places of what the response says before the text that a check reads, such as beside a tool call. */
function ownTexts(subject: Subject): number[] {
  const { index: last } = answer(subject);
  return responseTurns(subject).flatMap(({ role, text, index }) =>
    role === 'assistant' && text.trim() !== '' && index < last ? [index] : [],
  );
}

/** What a check finds in each message before. The response's calls are all its own. */
const resultsBefore = (check: Check, subject: Subject) =>
  [...earlierTurns(subject), ...(check.reads === 'calls' ? [] : ownTexts(subject))].map(
    (at) => resultOf(check, { ...subject, response: { first: at, last: at } }).holds,
  );

/** What a check finds in all that was said, or called, up to the end of the response; undefined where that is what it reads, or beside other texts. */
function inAll(check: Check, subject: Subject, isOwnAlone = false): CheckResult['holds'] | undefined {
  if (check.reads === 'calls') {
    const all = fromTheStart(subject);
    return all && resultOf(check, all).holds;
  }
  if (check.reads === 'both') return undefined;
  const { turns } = subject.conversation;
  const before = [...(isOwnAlone ? [] : earlierTurns(subject)), ...ownTexts(subject)].map((at) => turns[at]!.text);
  if (before.every((text) => text.trim() === '')) return undefined;
  return resultOf(check, subjectOf([...before, answer(subject).text].join('\n\n'))).holds;
}

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
  if (check.reads !== 'calls' && typeof holds !== 'boolean') return false;
  const all = inAll(check, subject);
  return all !== undefined && all !== holds;
}

/** Whether it is otherwise of all texts of the response together. */
function isOtherBeside(check: Check, subject: Subject, { holds }: CheckResult): boolean {
  const own = check.reads === 'calls' ? [] : ownTexts(subject);
  if (own.length === 0) return false;
  const { turns } = subject.conversation;
  const { index, text } = answer(subject);
  const all = [...own.map((at) => turns[at]!.text), text].join('\n\n');
  const conversation = { ...subject.conversation, turns: turns.with(index, { ...turns[index]!, text: all }) };
  return resultOf(check, { ...subject, conversation }).holds !== holds;
}

/** Whether the verdict differs over the conversation up to the end of the response: of what was said in it, or of that with calls, results and the system's text. */
function isOtherInConversation(check: Check, { conversation, response }: Subject, { holds }: CheckResult): boolean {
  const { turns, system } = conversation;
  const all = turns.slice(0, response.last + 1);
  const said = all.filter(({ role }) => /^(?:user|assistant)$/u.test(role)).map(({ text }) => text);
  const others = all.flatMap(({ text, toolCalls, toolResults }) => [
    text,
    ...toolCalls.map((call) => call.arguments),
    ...toolResults.map((result) => result.text),
  ]);
  const ways = [said, [system ?? '', ...others]].map((texts) => texts.filter((text) => text !== '').join('\n\n'));
  const isOther = (text: string) => resultOf(check, subjectOf(text)).holds !== holds;
  return typeof holds === 'boolean' && [...new Set(ways)].some(isOther);
}
