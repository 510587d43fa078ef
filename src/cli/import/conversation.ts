import { type Fields, type ImportedCase, isFields } from './imported.ts';

export const conversationOf = (messages: Fields[]): ImportedCase['conversation'] => ({
  messages,
  system: null,
  tools: null,
});

/** The messages of a prompt: a list of messages as JSON text or as it is, or the user's text. */
export function messagesOfPrompt(prompt: unknown): Fields[] {
  if (isMessages(prompt)) return prompt;
  if (typeof prompt !== 'string')
    return prompt === undefined || prompt === null ? [] : [userMessage(JSON.stringify(prompt))];
  if (/^\s*\[/.test(prompt)) {
    try {
      const parsed: unknown = JSON.parse(prompt);
      if (isMessages(parsed)) return parsed;
    } catch {
      // A text that begins with a bracket.
    }
  }
  return [userMessage(prompt)];
}

const userMessage = (content: string) => ({ role: 'user', content });

export const isMessages = (value: unknown): value is Fields[] =>
  Array.isArray(value) && value.length > 0 && value.every((one) => isFields(one) && typeof one.role === 'string');

/** The answer as a message; undefined: there is none. What is no text is kept as JSON, as graders see it. */
export function answerMessage(output: unknown): Fields | undefined {
  if (output === undefined || output === null) return undefined;
  if (typeof output === 'string') return { role: 'assistant', content: output };
  if (isFields(output) && output.role === 'assistant' && ('content' in output || 'tool_calls' in output)) return output;
  return { role: 'assistant', content: JSON.stringify(output) };
}
