import { calls, responseTurns, type Subject, type Turn } from '../../conversation.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { inMessage } from '../spoken.ts';
import { told } from './tool-call-faults.ts';

/** What is asked of the messages that call tools, and of text beside and after them. */
export type CallMessages =
  /** Calls of these tools, or of any, in one message; how many there are, where that is said. */
  | { is: 'together'; names: readonly string[]; count?: number }
  /** Text in a message that calls a tool; calls and no text at all; text, or a call, as the last message; text after the results. */
  | { is: 'text beside calls' | 'calls alone' | 'text last' | 'call last' | 'text after results' };

/** Undefined where that is unclear. */
type Held = boolean | undefined;

const SAID = {
  'text beside calls': 'text beside the tool calls',
  'calls alone': 'tool calls and no text',
  'text last': 'text as the last message',
  'call last': 'a tool call as the last message',
  'text after results': 'text after the tool results',
} as const;

export function messagesCheck(asked: CallMessages, negated: boolean): Check {
  const said =
    asked.is === 'together'
      ? `${asked.names.length === 0 ? 'the calls' : `calls of ${asked.names.map(told).join(' and ')}`} in one message`
      : SAID[asked.is];
  return {
    name: 'tool-messages',
    what: 'messages with tool calls',
    asked: `${negated ? 'not ' : ''}${said}`,
    reads: 'calls',
    run: (subject): CheckResult => {
      const holds = asked.is === 'together' ? areTogether(subject, asked) : JUDGES[asked.is](responseTurns(subject));
      if (holds === undefined) return { holds: 'undecided', reason: 'The messages of the response leave it open.' };
      const indexes = calls(subject).map(({ index }) => index);
      return {
        ...plainly(holds !== negated),
        found: `${holds ? 'The response has' : 'The response does not have'} ${said}`,
        evidence: [...new Set(indexes.length > 0 ? indexes : [subject.response.last])]
          .slice(0, 10)
          .map((index) => inMessage(index)),
      };
    },
  };
}

function areTogether(subject: Subject, { names, count }: Extract<CallMessages, { is: 'together' }>): Held {
  const all = calls(subject).filter(({ call }) => names.length === 0 || names.includes(call.name));
  const ofName = names.map((name) => new Set(all.filter(({ call }) => call.name === name).map(({ index }) => index)));
  if (names.length > 1) {
    if (ofName.some(({ size }) => size === 0)) return false;
    const shared = ofName.reduce((one, other) => one.intersection(other));
    return shared.size === 0 ? false : ofName.every(({ size }) => size === 1) ? true : undefined;
  }
  if (all.length < 2 || (count !== undefined && all.length !== count)) return undefined;
  return new Set(all.map(({ index }) => index)).size === 1;
}

const hasText = ({ text }: Turn) => text.trim() !== '';
const hasCalls = ({ toolCalls }: Turn) => toolCalls.length > 0;
/** What all of them are; undefined where they differ, or where there is none. */
const ofAll = (all: readonly boolean[]): Held => (new Set(all).size === 1 ? all[0] : undefined);

const JUDGES: Record<keyof typeof SAID, (turns: readonly Turn[]) => Held> = {
  'text beside calls': (turns) => ofAll(turns.filter(hasCalls).map(hasText)),
  'calls alone': (turns) => {
    const own = turns.filter(({ role }) => role === 'assistant');
    if (!own.some(hasCalls)) return false;
    return own.some(hasText) ? (own.length === 1 ? false : undefined) : true;
  },
  'text last': (turns) => {
    const last = turns.at(-1);
    if (last?.role !== 'assistant') return false;
    return hasCalls(last) && hasText(last) ? undefined : hasText(last);
  },
  'call last': (turns) => {
    const last = turns.at(-1);
    if (last?.role !== 'assistant' || (hasCalls(last) && hasText(last))) return undefined;
    return hasCalls(last);
  },
  'text after results': (turns) => {
    const at = turns.map(({ toolResults }) => toolResults.length > 0);
    if (!at.includes(true)) return undefined;
    const after = (from: number) => turns.slice(from + 1).some((turn) => turn.role === 'assistant' && hasText(turn));
    if (after(at.lastIndexOf(true))) return true;
    return after(at.indexOf(true)) ? undefined : false;
  },
};
