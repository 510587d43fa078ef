import { anthropicMessages } from './anthropic-messages.ts';
import { chatCompletions } from './chat-completions.ts';
import type { Dialect } from './dialect.ts';
import { responses } from './responses.ts';

/** The places of a client whose `create` calls a model. Their other methods go through it. */
export const dialects: ReadonlyMap<string, Dialect> = new Map([
  ['chat.completions', chatCompletions],
  ['beta.chat.completions', chatCompletions],
  ['responses', responses],
  ['beta.responses', responses],
  ['messages', anthropicMessages],
  ['beta.messages', anthropicMessages],
]);
