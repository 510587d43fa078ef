import { readToolDefinition } from '../../judge/message.ts';
import { isFields, jsonText } from '../adapters/fields.ts';
import { withResult } from '../adapters.ts';
import type { LLMInput, LLMInteraction, LLMOutput, LLMToolDefinition, Message } from '../contract.ts';
import { inputsOf } from './said.ts';

/** One call of a model, as a chat of OpenAI's or Anthropic's style. */
export interface ChatInteraction {
  /** What the model was sent. */
  messages: readonly object[];
  /**
   * What the model answered: a chat completion or a response of OpenAI, a message of Anthropic, or an assistant message of
   * either style.
   */
  result: object;
  /** The system text, where it is not one of the messages; also as a list of text blocks. */
  system?: string | readonly object[] | null | undefined;
  /** The tools that the model had, in either style. */
  tools?: readonly object[] | null | undefined;
}

/**
 * One call of a model in the wire's form. An answer that holds the results of tools which ran on the model's side is several
 * interactions, one after each result, for no output of the wire can hold a result.
 * @throws TypeError for what is no interaction
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

/** Ends an interaction wherever something that the model did not write follows what it wrote. */
function split(
  sent: LLMInput[],
  answered: readonly LLMInput[],
  tools_available: LLMToolDefinition[] | null,
): LLMInteraction[] {
  const interactions: LLMInteraction[] = [];
  let interaction: LLMInteraction = { input_messages: sent, output_messages: [], tools_available };
  for (const said of answered) {
    const { input_messages, output_messages } = interaction;
    if (said.role === 'assistant') output_messages.push({ content: said.content as LLMOutput['content'] });
    else if (output_messages.length === 0) input_messages.push(said);
    else {
      interactions.push(interaction);
      const history = [...input_messages, ...output_messages.map((output) => ({ role: 'assistant', ...output }))];
      interaction = { input_messages: [...history, said], output_messages: [], tools_available };
    }
  }
  return [...interactions, interaction];
}

/** A tool's definition of OpenAI's or Anthropic's style. One of a provider's own tools may have no name but its type. */
function toolDefinition(tool: unknown): LLMToolDefinition {
  const { name, description, parameters } = readToolDefinition(tool);
  const type = isFields(tool) && typeof tool.type === 'string' ? tool.type : '';
  return { name: name || type, description, parameters: jsonText(parameters) };
}

/** What the wire would carry of a value. @throws TypeError for what JSON cannot say */
export const plainCopy = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value));
