import { type Conversation, type Turn, toolNames } from '../conversation.ts';

/** A conversation's texts, by whether its end user has seen them. */
export interface ConversationTexts {
  hidden: string[];
  visible: string[];
  toolNames: string[];
}

/** @param others Texts from outside the conversation that the judge has seen. */
export const textsOf = (conversation: Conversation, others: readonly string[] = []): ConversationTexts => ({
  hidden: [...hiddenTexts(conversation), ...others],
  visible: visibleTexts(conversation),
  toolNames: [...toolNames(conversation)],
});

/** The texts that the conversation's end user has seen: those of user and assistant. */
export function visibleTexts({ turns }: Conversation): string[] {
  return turns.filter(isVisible).map(({ text }) => text);
}

/** All other texts: system texts, tool definitions, calls and results, messages with unknown roles. */
export function hiddenTexts({ system, turns, tools }: Conversation): string[] {
  return [
    system ?? '',
    ...turns.filter((turn) => !isVisible(turn)).map(({ text }) => text),
    ...tools.flatMap(({ name, description, parameters }) => [name, description, inLines(parameters)]),
    ...turns.flatMap(({ toolCalls }) => toolCalls.flatMap((call) => [call.id ?? '', call.name, call.arguments])),
    ...turns.flatMap(({ toolResults }) => toolResults.flatMap(({ callId, text }) => [callId ?? '', text])),
  ].filter((text) => text !== '');
}

const isVisible = ({ role }: Turn) => role === 'user' || role === 'assistant';

/** The keys, strings and numbers of a JSON value at any depth, in order, one per line. */
function inLines(value: unknown): string {
  const lines: string[] = [];
  const open: unknown[] = [value];
  while (open.length > 0) {
    const next = open.pop();
    if (typeof next === 'string' || typeof next === 'number') lines.push(String(next));
    else if (typeof next === 'object' && next !== null) {
      const items = Array.isArray(next) ? next : Object.entries(next).flat();
      for (const item of items.toReversed()) open.push(item);
    }
  }
  return lines.join('\n');
}
