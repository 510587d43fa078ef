import type { components } from '../../../generated/openapi.d.ts';
import type { ResponseRange, WireConversation } from '../conversation.ts';
import { inputMessage, isSaid, isSystem, turnOf } from './agent-messages.ts';
import { createNumbers } from './message-numbers.ts';
import { createHistory } from './repeated-history.ts';

type Schemas = components['schemas'];
type Message = WireConversation['messages'][number];
type Interaction = Schemas['LLMInteraction'];

/** The messages that one agent instance saw and wrote, as a chat in OpenAI's style. */
export interface AgentView {
  conversation: WireConversation;
  /** The parts of its one response, in order: the runs of its own messages. */
  parts: ResponseRange[];
  /** Indexes of the messages that it wrote and of the results of its calls, without repetitions. */
  own: ReadonlySet<number>;
}

export const interactionsOf = ({ interactions }: Pick<Schemas['AgentInstance'], 'interactions'>): Interaction[] =>
  interactions.filter((one) => typeof one !== 'string');

/** Whether an instance has an output other than reasoning, even an empty text: only then there is something to judge. */
export const hasOutput = (instance: Schemas['AgentInstance']): boolean =>
  interactionsOf(instance).some(({ output_messages }) => output_messages.some(isSaid));

/**
 * Joins the interactions of an instance to one chat, without the history that their inputs repeat. Leading system messages are
 * compared separately, because an agent whose system text contains the time repeats the rest unchanged.
 * @param instance An instance with an output.
 */
export function agentView(instance: Schemas['AgentInstance']): AgentView {
  const interactions = interactionsOf(instance);
  const messages: Message[] = [];
  const own = new Set<number>();
  const numbersOf = createNumbers();
  const history = createHistory();
  /** Ids of its calls without a result so far. */
  const open = new Set<unknown>();
  let shownSystems = '';
  let last = 0;
  for (const { input_messages, output_messages } of interactions) {
    const input = input_messages.filter(isSaid).map(inputMessage);
    const turn = turnOf(output_messages.filter(isSaid));
    const firstOther = input.findIndex((message) => !isSystem(message));
    const systems = firstOther === -1 ? input : input.slice(0, firstOther);
    const others = input.slice(systems.length);
    const systemNumbers = numbersOf(systems).join();
    const repeated = history.add(numbersOf(others), turn.repeatedAs.map(numbersOf));
    // Without other messages, the agent answers the system messages.
    if (systems.length > 0 && (systemNumbers !== shownSystems || others.length === 0)) {
      for (const message of systems) messages.push(message);
      shownSystems = systemNumbers;
    }
    for (const message of others.slice(repeated)) {
      if (message.role === 'tool' && open.delete(message.tool_call_id)) own.add(messages.length);
      messages.push(message);
    }
    if (!turn.message) continue;
    last = messages.length;
    own.add(last);
    messages.push(turn.message);
    for (const id of turn.callIds) open.add(id);
  }
  // A result after the agent's last message has not been used yet.
  for (const index of own) if (index > last) own.delete(index);
  return { conversation: { messages, system: null, tools: toolsOf(interactions) }, parts: partsOf(own, messages), own };
}

/** The runs of its own messages. A system text that changes between a call and its result does not end a run. */
function partsOf(own: ReadonlySet<number>, messages: readonly Message[]): ResponseRange[] {
  const parts: ResponseRange[] = [];
  for (const index of own) {
    const part = parts.at(-1);
    const between = part && messages.slice(part.last + 1, index);
    const continues = between?.length === 0 || (between?.every(isSystem) && messages[index]!.role === 'tool');
    if (part && continues) part.last = index;
    else parts.push({ first: index, last: index });
  }
  return parts;
}

/** The distinct definitions; two different ones with the same name are both kept. */
function toolsOf(interactions: readonly Interaction[]): WireConversation['tools'] {
  const tools = new Map<string, Record<string, unknown>>();
  for (const { name, description, parameters } of interactions.flatMap(
    ({ tools_available }) => tools_available ?? [],
  )) {
    const text = JSON.stringify([name, description, parameters]);
    if (!tools.has(text)) tools.set(text, { name, description, parameters: objectOrText(parameters) });
  }
  return tools.size === 0
    ? null
    : [...tools.values()].map((definition) => ({ type: 'function', function: definition }));
}

/** Parses a JSON object; any other text is returned unchanged. */
function objectOrText(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : json;
  } catch {
    return json;
  }
}
