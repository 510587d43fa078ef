import type { Conversation, Part } from '../conversation.ts';
import type { Reading } from '../reading.ts';

type Call = Extract<Part, { type: 'call' }>;
type Result = Extract<Part, { type: 'result' }>;

const partsOf = (conversations: Conversation[], side: 'input' | 'output'): Part[] =>
  conversations.flatMap((one) => one[side] ?? []).flatMap(({ parts }) => parts);

/**
 * What tools returned, where no model call repeats it, each with the span of its tool: the last calls of an agent whose model
 * was not asked again.
 * @param conversations The model calls of one agent.
 * @param tools The tools that ran under it.
 */
export function unrepeatedResults(
  conversations: Conversation[],
  tools: Reading[],
): { tool: Reading; result: Result }[] {
  const both = [...partsOf(conversations, 'input'), ...partsOf(conversations, 'output')];
  const answered = new Set(both.filter((part) => part.type === 'result').map(({ id }) => id));
  const open = partsOf(conversations, 'output').filter(
    (part): part is Call => part.type === 'call' && !answered.has(part.id),
  );
  const byId = new Map(open.map((call) => [call.id, call]));
  const byName = Map.groupBy(open, ({ name }) => name);
  const taken = new Set<Call>();
  return tools.flatMap((tool) => {
    if (tool.call?.result === undefined) return [];
    const { id, result: text } = tool.call;
    const call = id === '' ? byName.get(tool.name ?? '')?.shift() : byId.get(id);
    if (!call || taken.has(call)) return [];
    taken.add(call);
    return [{ tool, result: { type: 'result' as const, id: call.id, name: call.name, text } }];
  });
}
