import type { components } from '../../../generated/openapi.d.ts';
import type { WireConversation } from '../conversation.ts';
import { isReasoning, knownRoles } from '../message.ts';

type Schemas = components['schemas'];
type Message = WireConversation['messages'][number];
type Output = Schemas['LLMOutput'];

/** The role names of two widely used libraries. */
const roles: ReadonlyMap<string, string> = new Map([
  ['human', 'user'],
  ['ai', 'assistant'],
  ['model', 'assistant'],
]);

/** The roles that an input may have. */
export const agentRoles = [...knownRoles, ...roles.keys()];

/** A role as OpenAI names it; an unknown role is returned unchanged. */
export const roleOf = ({ role }: Schemas['LLMInput']): string => roles.get(role) ?? role;

export const isSystem = ({ role }: Message): boolean => role === 'system' || role === 'developer';

/** Whether a message is not reasoning, which is left out as in a chat's messages. */
export const isSaid = ({ type, content }: Output | Schemas['LLMInput']): boolean =>
  !isReasoning(type) || typeof content !== 'string';

export function inputMessage(input: Schemas['LLMInput']): Message {
  const { content } = input;
  const role = roleOf(input);
  if (typeof content === 'string') return { role, content };
  return isResponse(content, role) ? resultMessage(content) : callMessage(content);
}

type Content = Schemas['LLMToolCall'] | Schemas['LLMToolResponse'];

/** Either may have the other's fields as extra ones; then the role decides. */
const isResponse = (content: Content, role: string): content is Schemas['LLMToolResponse'] =>
  typeof content.response === 'string' && (typeof content.parameters !== 'string' || role === 'tool');

const resultMessage = ({ id, response, name }: Schemas['LLMToolResponse']): Message => ({
  role: 'tool',
  tool_call_id: id,
  content: response,
  ...(typeof name === 'string' && { name }),
});

const callMessage = (content: Schemas['LLMToolCall']): Message => ({
  role: 'assistant',
  content: null,
  tool_calls: [toolCall(content)],
});

const toolCall = ({ id, name, parameters }: Schemas['LLMToolCall']) => ({
  id,
  type: 'function',
  function: { name, arguments: parameters },
});

const textMessage = (content: string): Message => ({ role: 'assistant', content });

/** The output of one LLM interaction. */
export interface AgentTurn {
  /** The output as one chat message; null if there is none. */
  message: Message | null;
  /** The forms in which a later input may repeat it: message by message, with its texts joined, or only its calls. */
  repeatedAs: Message[][];
  callIds: string[];
}

export function turnOf(outputs: readonly Output[]): AgentTurn {
  const contents = outputs.map(({ content }) => content);
  const calls = contents.filter((content) => typeof content !== 'string');
  const texts = contents.filter((content) => typeof content === 'string');
  const text = texts.filter(Boolean).join('\n\n');
  const called = calls.map(callMessage);
  const oneByOne = contents.map((content) =>
    typeof content === 'string' ? textMessage(content) : callMessage(content),
  );
  return {
    message:
      contents.length === 0
        ? null
        : {
            role: 'assistant',
            content: texts.length === 0 ? null : text,
            ...(calls.length > 0 && { tool_calls: calls.map(toolCall) }),
          },
    repeatedAs: texts.length === 0 ? [oneByOne] : [oneByOne, [textMessage(text), ...called], called],
    callIds: calls.map(({ id }) => id),
  };
}
