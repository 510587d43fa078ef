import { readToolDefinition } from '../../judge/message.ts';
import { isFields, jsonText } from '../adapters/fields.ts';
import { withResult } from '../adapters.ts';
import type { LLMInput, LLMInteraction, LLMOutput, LLMToolDefinition, Message } from '../contract.ts';
import { inputsOf } from './wire-messages.ts';

/** One model call, as a chat in OpenAI's or Anthropic's style. */
export interface ChatInteraction {
  /** The messages sent to the model. */
  messages: readonly object[];
  /**
   * The model's result: an OpenAI chat completion or response, an Anthropic message, or an assistant message in either
   * style.
   */
  result: object;
  /** The system text, if it is not in `messages`: a string or a list of text blocks. */
  system?: string | readonly object[] | null | undefined;
  /** The tools available to the model, in either style. */
  tools?: readonly object[] | null | undefined;
}

/**
 * Converts one model call to the wire format. An answer that contains results of server-side tools becomes several
 * interactions, split after each result, because outputs in the wire format cannot contain tool results.
 * @throws TypeError if it is not an interaction
 */
export function interactionsOf(interaction: ChatInteraction | LLMInteraction): LLMInteraction[] {
  if (!isFields(interaction)) throw new TypeError('an interaction must be an object with messages and result.');
  return 'input_messages' in interaction || 'output_messages' in interaction
    ? [wireInteraction(interaction as LLMInteraction)]
    : chatInteractions(interaction as ChatInteraction);
}

function wireInteraction(interaction: LLMInteraction): LLMInteraction {
  const { input_messages, output_messages, tools_available } = interaction;
  if (!Array.isArray(input_messages) || !Array.isArray(output_messages))
    throw new TypeError('input_messages and output_messages must both be lists.');
  return plainCopy({ input_messages, output_messages, tools_available: tools_available ?? null });
}

function chatInteractions({ messages, result, system, tools }: ChatInteraction): LLMInteraction[] {
  if (!Array.isArray(messages)) throw new TypeError('messages must be a list of chat messages.');
  if (result === undefined) throw new TypeError('result is missing: give what the model answered.');
  if (tools !== undefined && tools !== null && !Array.isArray(tools))
    throw new TypeError('tools must be a list of tool definitions.');
  const sent = [...(system ? inputsOf({ role: 'system', content: system }) : []), ...messages.flatMap(read)];
  const answered = withResult(messages as Message[], result).slice(messages.length);
  return split(sent, answered.flatMap(read), tools ? tools.map(toolDefinition) : null);
}

function read(message: unknown, index: number): LLMInput[] {
  if (!isFields(message) || typeof message.role !== 'string')
    throw new TypeError(`message ${index} is no chat message: it has no role.`);
  return inputsOf(message);
}

/** Starts a new interaction wherever content from elsewhere follows the model's own output. */
function split(
  sent: LLMInput[],
  answered: readonly LLMInput[],
  tools_available: LLMToolDefinition[] | null,
): LLMInteraction[] {
  const interactions: LLMInteraction[] = [];
  let interaction: LLMInteraction = { input_messages: sent, output_messages: [], tools_available };
  for (const message of answered) {
    const { input_messages, output_messages } = interaction;
    if (message.role === 'assistant') output_messages.push({ content: message.content as LLMOutput['content'] });
    else if (output_messages.length === 0) input_messages.push(message);
    else {
      interactions.push(interaction);
      const history = [...input_messages, ...output_messages.map((output) => ({ role: 'assistant', ...output }))];
      interaction = { input_messages: [...history, message], output_messages: [], tools_available };
    }
  }
  return [...interactions, interaction];
}

/** Converts a tool definition in either style. A provider's built-in tool may have only a type, which becomes its name. */
function toolDefinition(tool: unknown): LLMToolDefinition {
  const { name, description, parameters } = readToolDefinition(tool);
  const type = isFields(tool) && typeof tool.type === 'string' ? tool.type : '';
  return { name: name || type, description, parameters: jsonText(parameters) };
}

/** A copy of the value as JSON would transmit it. @throws TypeError if it cannot be serialized */
export const plainCopy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
