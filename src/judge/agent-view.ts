import type { components } from '../../generated/openapi.d.ts';
import type { ResponseRange, WireConversation } from './conversation.ts';
import { createHistory } from './repeated-history.ts';

type Schemas = components['schemas'];
type Message = WireConversation['messages'][number];
type Interaction = Schemas['LLMInteraction'];

/** What one agent instance has seen and written, as a chat in OpenAI's style. */
export interface AgentView {
  conversation: WireConversation;
  /** From the first message that the instance wrote to the last: all that it wrote is its one response. */
  response: ResponseRange;
  /** Indexes of the messages that it wrote. What others said between them lies inside the range. */
  outputs: ReadonlySet<number>;
}

export const interactionsOf = ({ interactions }: Pick<Schemas['AgentInstance'], 'interactions'>): Interaction[] =>
  interactions.filter((one) => typeof one !== 'string');

/** Whether an instance wrote anything, an empty text included: only then is there something to judge. */
export const hasOutput = (instance: Schemas['AgentInstance']): boolean =>
  interactionsOf(instance).some(({ output_messages }) => output_messages.length > 0);

/**
 * Puts the interactions of an instance one after the other, without the history that their inputs repeat. Leading system
 * messages are compared by themselves: an agent whose system text tells the time repeats the rest all the same.
 * @param instance One that has an output.
 */
export function agentView(instance: Schemas['AgentInstance']): AgentView {
  const interactions = interactionsOf(instance);
  const messages: Message[] = [];
  const outputs = new Set<number>();
  const numbersOf = createNumbers();
  const [systemHistory, history] = [createHistory(), createHistory()];
  for (const { input_messages, output_messages } of interactions) {
    const input = input_messages.map(inputMessage);
    const output = output_messages.map(({ content }) => outputMessage(content));
    const firstOther = input.findIndex(({ role }) => !isSystem(role));
    const systems = firstOther === -1 ? input : input.slice(0, firstOther);
    const others = input.slice(systems.length);
    const repeatedSystems = systemHistory.add(numbersOf(systems), []);
    const repeated = history.add(numbersOf(others), numbersOf(output));
    for (const message of systems.slice(repeatedSystems)) messages.push(message);
    for (const message of others.slice(repeated)) messages.push(message);
    for (const message of output) {
      outputs.add(messages.length);
      messages.push(message);
    }
  }
  const indexes = [...outputs];
  return {
    conversation: { messages, system: null, tools: toolsOf(interactions) },
    response: { first: indexes[0]!, last: indexes.at(-1)! },
    outputs,
  };
}

/** Roles as the messages of two wide-spread libraries name them. */
const roles: ReadonlyMap<string, string> = new Map([
  ['human', 'user'],
  ['ai', 'assistant'],
  ['model', 'assistant'],
]);

/** A role in the names of OpenAI's style, where it is known. */
export const roleOf = ({ role }: Schemas['LLMInput']): string => roles.get(role) ?? role;

const isSystem = (role: unknown) => role === 'system' || role === 'developer';

function inputMessage(input: Schemas['LLMInput']): Message {
  const { content } = input;
  const role = roleOf(input);
  if (typeof content === 'string') return { role, content };
  return isResponse(content, role) ? resultMessage(content) : outputMessage(content);
}

type Content = Schemas['LLMToolCall'] | Schemas['LLMToolResponse'];

/** Either may carry the other's fields, as extra ones: then the role tells. */
const isResponse = (content: Content, role: string): content is Schemas['LLMToolResponse'] =>
  typeof content.response === 'string' && (typeof content.parameters !== 'string' || role === 'tool');

const resultMessage = ({ id, response, name }: Schemas['LLMToolResponse']): Message => ({
  role: 'tool',
  tool_call_id: id,
  content: response,
  ...(typeof name === 'string' && { name }),
});

function outputMessage(content: Schemas['LLMOutput']['content']): Message {
  if (typeof content === 'string') return { role: 'assistant', content };
  const { id, name, parameters } = content;
  const call = { id, type: 'function', function: { name, arguments: parameters } };
  return { role: 'assistant', content: null, tool_calls: [call] };
}

/** Numbers messages, equal ones alike. The name on a tool's result comes and goes when it is repeated. */
function createNumbers() {
  const numbers = new Map<string, number>();
  return (messages: readonly Message[]): number[] =>
    messages.map(({ name, ...said }) => {
      const text = JSON.stringify(said);
      const number = numbers.get(text) ?? numbers.size;
      numbers.set(text, number);
      return number;
    });
}

/** Every definition once; two different ones of one name both stay. */
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

/** What is no JSON object is shown as it is. */
function objectOrText(json: string): unknown {
  try {
    const value: unknown = JSON.parse(json);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : json;
  } catch {
    return json;
  }
}
