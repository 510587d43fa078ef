import type { WireConversation } from '../conversation.ts';

type Message = WireConversation['messages'][number];

/**
 * Numbers the messages of a view, those that say the same alike. The name on a tool's result comes and goes when it is
 * repeated, and the arguments of a call are the same however their JSON is laid out.
 */
export function createNumbers() {
  const numbers = new Map<string, number>();
  return (messages: readonly Message[]): number[] =>
    messages.map(({ name, ...said }) => {
      const text = JSON.stringify(said, sameArguments);
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    });
}

const sameArguments = (key: string, value: unknown) =>
  key === 'arguments' && typeof value === 'string' ? sameJson(value) : value;

/** So long a number may lose digits when it is parsed, and two different ones would be alike. */
const LONG_NUMBER = /\d{16}/;

function sameJson(json: string): string {
  if (LONG_NUMBER.test(json)) return json;
  try {
    return JSON.stringify(JSON.parse(json), sorted);
  } catch {
    // Also where it is nested too deeply to be written again.
    return json;
  }
}

const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
