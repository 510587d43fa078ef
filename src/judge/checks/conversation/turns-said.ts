import { calls, type Subject } from '../../conversation.ts';
import type { Turn } from '../../message.ts';
import { type Check, type CheckResult, plainly, resultOf } from '../check.ts';
import { subjectOf } from '../parts/each-check.ts';
import { inMessage } from '../spoken.ts';
import { literal } from '../texts/find.ts';

/** A tool that is called, and what the user must have said before. */
export interface CalledBefore {
  tool: string;
  text: string;
}

const SILENT = 'A message of the assistant is empty, so a program cannot tell whether it counts.';
const WHOLE_OPEN =
  'The verdict depends on whether each message of the assistant is a turn, or all that it says to one of the user.';
const ALL_OPEN = 'Some messages of the assistant are so and others are not, in a way that leaves the verdict open.';

/** The same check of every message of the assistant up to the response; one beside a tool call may be no turn of its own. */
export const inEveryTurn = (check: Check, negated: boolean): Check => ({
  ...check,
  what: `${check.what} in the assistant's messages`,
  asked: negated
    ? `${opposite(check.asked)} in at least one`
    : `${check.asked} in ${check.asked === 'none' ? 'any' : 'every'} one`,
  run: (subject): CheckResult => {
    const { conversation, response, agent } = subject;
    const turns = conversation.turns.filter(
      ({ role, text }, at) => at <= response.last && role === 'assistant' && text.trim() !== '',
    );
    if (agent || turns.length === 0) return { holds: 'undecided', reason: ALL_OPEN };
    const held = turns.map(({ index, toolCalls }) => {
      const { holds } = resultOf(check, { ...subject, response: { first: index, last: index } });
      return holds === false && toolCalls.length > 0 ? undefined : holds;
    });
    const isBroken = held.includes(false);
    const isSilent = conversation.turns.some(
      ({ role, text, toolCalls, attachments }, at) =>
        at <= response.last &&
        role === 'assistant' &&
        text.trim() === '' &&
        toolCalls.length + attachments.length === 0,
    );
    if (!isBroken && isSilent) return { holds: 'undecided', reason: SILENT };
    if (!isBroken && held.some((one) => one !== true)) return { holds: 'undecided', reason: ALL_OPEN };
    const whole = textsByTurn(conversation.turns.slice(0, response.last + 1));
    if (whole.length < turns.length && isBrokenIn(check, whole) !== isBroken)
      return { holds: 'undecided', reason: WHOLE_OPEN };
    // "Not in every one: none" reads as "at least one in at least one", and "none in any one" as it says: those that have it are counted.
    const isFault = negated || check.asked === 'none';
    const count = held.filter((one) => one === !isFault).length;
    return {
      ...plainly(isBroken === negated),
      found: `${count} of ${turns.length} messages of the assistant have it`,
      evidence: [inMessage(turns[isBroken ? held.indexOf(false) : 0]!.index)],
    };
  },
});

/** All that the assistant says between two messages of the user, each as one text: a turn may be that, or one message. */
function textsByTurn(turns: readonly Turn[]): string[] {
  const texts: string[][] = [[]];
  for (const { role, text } of turns) {
    if (role === 'user') texts.push([]);
    else if (role === 'assistant' && text.trim() !== '') texts.at(-1)!.push(text);
  }
  return texts.filter((said) => said.length > 0).map((said) => said.join('\n\n'));
}

/** Whether a check fails in one of these texts; undefined where that is open. */
function isBrokenIn(check: Check, texts: readonly string[]): boolean | undefined {
  const held = texts.map((text) => resultOf(check, subjectOf(text)).holds);
  return held.includes(false) ? true : held.every((one) => one === true) ? false : undefined;
}

/** "More than 3" of "not more than 3", and "at least one" of "none". */
function opposite(asked: string): string {
  if (asked === 'none') return 'at least one';
  return asked.startsWith('not ') ? asked.slice(4) : `anything but ${asked}`;
}

const SAID_OPEN = 'What the user wrote before the call leaves it open whether that was said.';
const DENIED = /\b(?:not?|never|cannot)\b|n['’]t\b/iu;

/** Whether one of these messages says a text; undefined where it may say it in another way, or denies it. */
function isSaid(turns: readonly Turn[], text: string): boolean | undefined {
  const word = new RegExp(`(?<![\\p{L}\\p{N}_])${literal(text)}(?![\\p{L}\\p{N}_])`, 'u');
  if (turns.some((turn) => word.test(turn.text) && !DENIED.test(turn.text))) return true;
  const isNear = turns.some(
    (turn) => turn.text.toLowerCase().includes(text.toLowerCase()) || turn.attachments.length > 0,
  );
  return isNear ? undefined : false;
}

/** Whether a tool is called while the user has not said a text. */
export const calledBeforeCheck = ({ tool, text }: CalledBefore, negated: boolean): Check => ({
  name: 'tool-order',
  what: 'tool calls before something that the user says',
  asked: `${negated ? 'no ' : 'a '}call of ${tool} before the user says "${text}"`,
  reads: 'calls',
  run: (subject): CheckResult => {
    const early = (places: readonly number[]) =>
      places.map((place) => {
        const turns = subject.conversation.turns.filter(({ role, index }) => role === 'user' && index < place);
        return isSaid(turns, text);
      });
    const own = calls(subject).flatMap(({ index, call }) => (call.name === tool ? [index] : []));
    const found = early(own);
    const is = found.includes(false);
    if (!is && (found.includes(undefined) || early(earlierCalls(subject, tool)).some((one) => one !== true)))
      return { holds: 'undecided', reason: SAID_OPEN };
    return {
      ...plainly(is !== negated),
      found:
        own.length === 0
          ? `${tool} was not called`
          : `${tool} was called ${is ? 'before' : 'after'} the user said "${text}"`,
      evidence: [inMessage(own[Math.max(0, found.indexOf(false))] ?? subject.response.last)],
    };
  },
});

const earlierCalls = ({ conversation, response }: Subject, tool: string) =>
  conversation.turns.flatMap(({ index, toolCalls }) =>
    index < response.first && toolCalls.some(({ name }) => name === tool) ? [index] : [],
  );
