import { calls, responseTurns, type Subject, type Turn } from '../../conversation.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { inMessage } from '../spoken.ts';
import { told } from './tool-call-faults.ts';

/** When a tool is called: in which turns, or before the assistant has written anything. */
export interface CallTurn {
  name: string;
  turn: 'first' | 'last' | 'every' | 'before text';
}

const SAID: Record<CallTurn['turn'], string> = {
  first: 'in the first turn',
  last: 'in the last turn',
  every: 'in every turn',
  'before text': 'before any text',
};

/** A call in these turns. A turn may be a message of the assistant or all that it does after the user wrote: open where these differ. */
export const callTurnCheck = ({ name, turn }: CallTurn, negated: boolean): Check => ({
  name: 'tool-order',
  what: `calls of ${told(name)}`,
  asked: `${negated ? 'not ' : ''}one ${SAID[turn]}`,
  reads: 'calls',
  run: (subject): CheckResult => {
    const holds = turn === 'before text' ? isBeforeText(subject, name) : isInTurn(subject, name, turn);
    if (holds === undefined) return { holds: 'undecided', reason: 'It is unclear which messages make that turn.' };
    const own = calls(subject).flatMap(({ index, call }) => (call.name === name ? [index] : []));
    return {
      ...plainly(holds !== negated),
      found: `${told(name)} was ${holds ? '' : 'not '}called ${SAID[turn]}`,
      evidence: [inMessage(own.at(turn === 'last' ? -1 : 0) ?? subject.response.last)],
    };
  },
});

function isBeforeText(subject: Subject, name: string): boolean | undefined {
  const turns = responseTurns(subject).filter(({ role }) => role === 'assistant');
  const at = turns.findIndex((turn) => isCalledIn(turn, name));
  if (at < 0) return false;
  if (turns.slice(0, at).some(hasText)) return false;
  // What it wrote in an earlier turn may count, too.
  const isEarlier = ({ role, index, text }: Turn) =>
    role === 'assistant' && index < subject.response.first && text.trim() !== '';
  if (!subject.agent && subject.conversation.turns.some(isEarlier)) return undefined;
  return hasText(turns[at]!) ? undefined : true;
}

function isInTurn(subject: Subject, name: string, turn: 'first' | 'last' | 'every'): boolean | undefined {
  const { conversation, response, agent } = subject;
  if (agent) return undefined;
  const said = conversation.turns.filter(({ role }, at) => at <= response.last && /^(?:user|assistant)$/u.test(role));
  const runs: Turn[][] = [];
  for (const [at, one] of said.entries())
    if (one.role === 'assistant') {
      if (at === 0 || said[at - 1]!.role === 'user') runs.push([]);
      runs.at(-1)!.push(one);
    }
  const own = responseTurns(subject).filter(({ role }) => role === 'assistant');
  const ways = [runs, runs.flat().map((one) => [one]), own.map((one) => [one])];
  const held = new Set(
    ways.map((turns) => {
      const is = turns.map((all) => all.some((one) => isCalledIn(one, name)));
      return turn === 'every' ? is.every(Boolean) : is.at(turn === 'first' ? 0 : -1);
    }),
  );
  return held.size === 1 ? [...held][0] : undefined;
}

const isCalledIn = ({ toolCalls }: Turn, name: string) => toolCalls.some((call) => call.name === name);
const hasText = ({ text }: Turn) => text.trim() !== '';
