import type { components } from '../../../generated/openapi.d.ts';
import type { Conversation, Message, Part, Tool } from '../conversation.ts';

type Schemas = components['schemas'];
type Input = Schemas['LLMInput'];
type Interaction = Schemas['LLMInteraction'];

/**
 * A model call in the form of a multi-agent trace. An output that holds results of a server's own tools becomes several
 * interactions, because outputs cannot contain results.
 */
export function interactionsOf({ input = [], output = [], tools }: Conversation): Interaction[] {
  const tools_available = tools ? tools.map(toolOf) : null;
  let current: Interaction = { input_messages: input.flatMap(inputsOf), output_messages: [], tools_available };
  const interactions = [current];
  for (const part of output.flatMap(({ parts }) => parts)) {
    const wire = inputOf(part, 'assistant');
    if (part.type !== 'result') {
      const { type, content } = wire;
      current.output_messages.push({ ...(type && { type }), content } as Schemas['LLMOutput']);
      continue;
    }
    // The history is not repeated: of many results, it would grow with their square.
    current = { input_messages: [wire], output_messages: [], tools_available };
    interactions.push(current);
  }
  return interactions;
}

const inputsOf = ({ role, parts }: Message): Input[] => parts.map((part) => inputOf(part, role));

function inputOf(part: Part, role: string): Input {
  if (part.type === 'text') return { role, content: part.text };
  if (part.type === 'reasoning') return { role, type: 'reasoning', content: part.text };
  if (part.type === 'call')
    return {
      role: 'assistant',
      type: 'tool_call',
      content: { id: part.id, name: part.name, parameters: part.arguments },
    };
  if (part.type === 'result') return resultInput(part);
  // The type says what it was; a text of its bytes would be judged as words.
  return { role, type: part.kind, content: `[${part.kind}]` };
}

/** What a tool returned, as an input of its caller's next model call. */
export const resultInput = ({ id, name, text }: Omit<Extract<Part, { type: 'result' }>, 'type'>): Input => ({
  role: 'tool',
  type: 'tool_call_response',
  content: { id, response: text, ...(name && { name }) },
});

const toolOf = ({ name, description, parameters }: Tool): Schemas['LLMToolDefinition'] => ({
  name,
  description,
  parameters: parameters === null ? '' : typeof parameters === 'string' ? parameters : JSON.stringify(parameters),
});
