import type { Conversation, Turn } from './conversation.ts';

/** The texts that the conversation's end user has seen: what user and assistant said. */
export function visibleTexts({ turns }: Conversation): string[] {
  return turns.filter(isVisible).map(({ text }) => text);
}

/**
 * Everything else: system texts, tool definitions, calls and results, messages of unknown roles. JSON gives its strings
 * a second time, as they read without escapes.
 */
export function hiddenTexts({ system, turns, tools }: Conversation): string[] {
  const texts = [
    system ?? '',
    ...turns.filter((turn) => !isVisible(turn)).map(({ text }) => text),
    ...tools.flatMap(({ name, description }) => [name, description]),
    ...turns.flatMap(({ toolCalls }) => toolCalls.flatMap((call) => [call.id ?? '', call.name, call.arguments])),
    ...turns.flatMap(({ toolResults }) => toolResults.flatMap(({ callId, text }) => [callId ?? '', text])),
  ].filter((text) => text !== '');
  const data = [...texts.map(parsed), ...tools.map(({ parameters }) => parameters)];
  return [...texts, ...data.flatMap(leaves)];
}

/** The names of the tools that are defined or called. */
export function toolNames({ turns, tools }: Conversation): string[] {
  const called = turns.flatMap(({ toolCalls }) => toolCalls);
  return [...new Set([...tools, ...called].map(({ name }) => name))];
}

const isVisible = ({ role }: Turn) => role === 'user' || role === 'assistant';

function parsed(text: string): unknown {
  if (!/^\s*[[{"]/.test(text)) return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The keys, strings and numbers of a JSON value, however deep. */
function leaves(value: unknown): string[] {
  const found: string[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' || typeof next === 'number') found.push(String(next));
    else if (typeof next === 'object' && next !== null) {
      for (const [key, item] of Object.entries(next)) {
        if (!Array.isArray(next)) found.push(key);
        open.push(item);
      }
    }
  }
  return found;
}
