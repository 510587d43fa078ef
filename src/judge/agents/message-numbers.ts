import type { WireConversation } from '../conversation.ts';

type Message = WireConversation['messages'][number];

/**
 * Numbers the messages of a view; equal messages get the same number. Repeated results may lose or gain a name, and the
 * arguments of repeated calls may be formatted differently, so both are ignored.
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

/** A number of this length may lose digits when it is parsed, so that two different ones would be equal. */
const LONG_NUMBER = /\d{16}/;

function sameJson(json: string): string {
  if (LONG_NUMBER.test(json)) return json;
  try {
    return JSON.stringify(JSON.parse(json), sorted);
  } catch {
    // Not JSON, or nested too deeply to be serialised again.
    return json;
  }
}

const sorted = (_: string, value: unknown) =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
