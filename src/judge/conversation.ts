import type { components } from '../../generated/openapi.d.ts';

/** A conversation as it is sent and stored: free-form messages in OpenAI's or Anthropic's style. */
export type WireConversation = components['schemas']['Conversation'];

export interface ToolCall {
  /** Null when the message gave none. */
  id: string | null;
  name: string;
  /** The arguments as JSON text: as sent where they came as text, serialised where they came as an object. */
  arguments: string;
}

export interface ToolResult {
  callId: string | null;
  text: string;
}

/** One message in one form, whichever style it came in. */
export interface Turn {
  /** Its place in the messages as they were sent; quotes and sources name it. */
  index: number;
  /** `tool` when it carries tool results alone; `other` for a role that the service does not know. */
  role: 'system' | 'user' | 'assistant' | 'tool' | 'other';
  /** All its text blocks, joined by blank lines; '' when it has none. */
  text: string;
  toolCalls: ToolCall[];
  toolResults: ToolResult[];
  /** Types of its blocks that are neither text nor tool use, such as `image`. */
  attachments: string[];
}

export interface ToolDefinition {
  name: string;
  description: string;
  /** The JSON schema of its arguments; null when the definition has none. */
  parameters: unknown;
}

export interface Conversation {
  /** The request's own `system`; system messages stay among the turns. */
  system: string | null;
  turns: Turn[];
  tools: ToolDefinition[];
}

/** A response: the turns from `first` to `last`, both included, as indexes into the messages. */
export interface ResponseRange {
  first: number;
  last: number;
}

/** What a judge looks at: one response within its conversation. */
export interface Subject {
  conversation: Conversation;
  response: ResponseRange;
}
