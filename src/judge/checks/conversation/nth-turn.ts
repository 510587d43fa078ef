import type { Subject } from '../../conversation.ts';
import type { Turn } from '../../message.ts';
import { type Check, type CheckResult, plainly, resultOf } from '../check.ts';
import { countOf } from '../count.ts';
import { inWords } from '../data/json-fields.ts';
import type { Interval } from '../form.ts';
import { inMessage } from '../spoken.ts';
import { CHARACTERS, LENGTHS, WORDS } from './compared-lengths.ts';

/** Which message of the assistant: 1 is the first, -1 the last. */
export type Nth = number;

export interface OfTurn {
  nth: Nth;
  /** Whether it may as well be one of several replies that one response drafts. */
  mayBeDraft?: true;
}

/** In how many messages of the assistant something holds, and whether in the first. */
export interface SoManyTurns {
  numbers: readonly Interval[];
  isFirst?: true;
  /** Whether these may as well be several replies that one response drafts. */
  mayBeDraft?: true;
}

/** A message of the assistant that is longer or shorter than another one, in words and characters or in one of them. */
export interface TurnLengths {
  nth: Nth;
  other: Nth;
  phrase: string;
  unit?: 'words' | 'characters';
}

const OPEN: CheckResult = {
  holds: 'undecided',
  reason: 'A program cannot tell which messages of the assistant are meant, or what they come to.',
};

/** The messages in the ways in which people count them: each one, and only those after which the user writes again. */
function countings({ conversation, response, agent }: Subject): readonly (readonly Turn[])[] {
  const turns = conversation.turns.filter(
    ({ role }, at) => at <= response.last && (role === 'assistant' || role === 'user'),
  );
  const own = turns.filter(({ role }) => role === 'assistant');
  // Text beside a call may be a message of its own, and a greeting before the user's first message no reply.
  const isUnclear = ({ text, toolCalls, attachments }: Turn) =>
    attachments.length > 0 || (text.trim() === '') === (toolCalls.length === 0);
  if (agent || turns[0]?.role === 'assistant' || own.some(isUnclear) || own.at(-1)?.text.trim() === '') return [];
  const spoken = turns.filter(({ role, text }) => role === 'user' || text.trim() !== '');
  const isOwn = (turn: Turn | undefined) => turn?.role === 'assistant';
  return [spoken.filter(isOwn), spoken.filter((turn, at) => isOwn(turn) && !isOwn(spoken[at + 1]))];
}

const at = (turns: readonly Turn[], nth: Nth) => turns.at(nth > 0 ? nth - 1 : nth);

const called = (nth: Nth) =>
  nth < 0 ? (nth === -1 ? 'the last message' : 'the message before the last') : `message ${nth}`;

/** What holds of the messages in each way of counting, where it is the same. */
function inEachWay(subject: Subject, holdsIn: (turns: readonly Turn[]) => boolean | undefined): boolean | undefined {
  const [one, other] = countings(subject).map(holdsIn);
  return one === other ? one : undefined;
}

/** The same check of one message of the assistant. */
export const inNthTurn = (check: Check, { nth, mayBeDraft }: OfTurn, negated: boolean): Check => ({
  ...check,
  what: `${check.what} in ${called(nth)} of the assistant`,
  asked: `${negated ? 'not ' : ''}${check.asked}`,
  run: (subject): CheckResult => {
    let index = subject.response.last;
    const is = inEachWay(subject, (turns) => {
      const turn = at(turns, nth);
      if (!turn || (mayBeDraft && turns.length === 1)) return undefined;
      index = turn.index;
      const { holds } = resultOf(check, { ...subject, response: { first: index, last: index } });
      return typeof holds === 'boolean' ? holds : undefined;
    });
    if (is === undefined) return OPEN;
    const found = `${called(nth)} of the assistant ${is ? 'has' : 'does not have'} it`;
    return { ...plainly(is !== negated), found, evidence: [inMessage(index)] };
  },
});

/** The same check of each message of the assistant: of how many it holds. */
export const inSoManyTurns = (
  check: Check,
  { numbers, isFirst, mayBeDraft }: SoManyTurns,
  negated: boolean,
): Check => ({
  ...check,
  what: `${check.what} in each message of the assistant`,
  asked: `${negated ? 'not ' : ''}${isFirst ? 'only in the first' : `in ${inWords(numbers)} of them`}: ${check.asked}`,
  run: (subject): CheckResult => {
    let [found, evidence]: [string, number[]] = ['', []];
    const is = inEachWay(subject, (turns) => {
      if (mayBeDraft && turns.length === 1) return undefined;
      const held = turns.map(({ index }) => {
        const { holds } = resultOf(check, { ...subject, response: { first: index, last: index } });
        return typeof holds === 'boolean' ? holds : undefined;
      });
      const least = held.filter((one) => one === true).length;
      const most = held.filter((one) => one !== false).length;
      const counts = Array.from({ length: most - least + 1 }, (_, more) => least + more);
      const answers = new Set(counts.map((count) => numbers.some(([from, to]) => count >= from && count <= to)));
      found = `so in ${least} of ${countOf(turns.length, MESSAGE)}`;
      evidence = turns.filter((_, place) => held[place] !== false).map(({ index }) => index);
      if (answers.size > 1 || (isFirst && held[0] === undefined)) return undefined;
      return answers.has(true) && (!isFirst || held[0] === true);
    });
    if (is === undefined) return OPEN;
    return { ...plainly(is !== negated), found, evidence: evidence.map((one) => inMessage(one)) };
  },
});
const MESSAGE = { singular: 'message', plural: 'messages' };

/** The check of a message's length beside another one's. */
export function turnLengthsCheck({ nth, other, phrase, unit }: TurnLengths, negated: boolean): Check | undefined {
  const comparison = LENGTHS.find(([name]) => name === phrase)?.[1];
  const counters = unit === undefined ? [WORDS, CHARACTERS] : unit === 'words' ? [WORDS] : [CHARACTERS];
  if (!comparison) return undefined;
  return {
    name: 'compared',
    what: `${counters.map((one) => one.unit.plural).join(' and ')} in ${called(nth)} of the assistant`,
    asked: `${negated ? 'not ' : ''}${comparison.phrase} those in ${called(other)}`,
    reads: 'both',
    isCostly: true,
    run: (subject): CheckResult => {
      let found = '';
      let evidence: number[] = [];
      const is = inEachWay(subject, (turns) => {
        const [own, beside] = [at(turns, nth), at(turns, other)];
        // One message has no other beside it.
        if (!own || !beside || own === beside) return undefined;
        const counts = counters.map(({ unit: counted, count }) => ({
          counted,
          own: count(own.text),
          beside: count(beside.text),
        }));
        found = counts.map((one) => `${countOf(one.own, one.counted)} to ${one.beside}`).join(', ');
        evidence = [own.index, beside.index];
        const held = new Set(counts.map((one) => comparison.holds(one.own, one.beside)));
        return held.size === 1 ? [...held][0] : undefined;
      });
      if (is === undefined) return OPEN;
      return { ...plainly(is !== negated), found, evidence: evidence.map((one) => inMessage(one)) };
    },
  };
}
