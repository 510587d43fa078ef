/** One message of any convention. */
export interface Message {
  role: Role;
  parts: Part[];
}

export type Role = 'system' | 'user' | 'assistant' | 'tool';

export type Part =
  | { type: 'text'; text: string }
  | { type: 'reasoning'; text: string }
  /** `arguments` is JSON text. */
  | { type: 'call'; id: string; name: string; arguments: string }
  | { type: 'result'; id: string; name?: string; text: string }
  /** Anything else, such as an image: `kind` is its type, `value` the part as it came. */
  | { type: 'other'; kind: string; value: object };

export interface Tool {
  name: string;
  description: string;
  /** The JSON schema of its arguments; null if it has none. */
  parameters: unknown;
}

/** What one call of a model holds. A list is undefined if the instrumentation did not capture it. */
export interface Conversation {
  input?: Message[];
  output?: Message[];
  tools?: Tool[];
}

const roles: ReadonlyMap<unknown, Role> = new Map<string, Role>([
  ['system', 'system'],
  ['developer', 'system'],
  ['user', 'user'],
  ['human', 'user'],
  ['assistant', 'assistant'],
  ['ai', 'assistant'],
  ['model', 'assistant'],
  ['tool', 'tool'],
  ['function', 'tool'],
]);

/** @param otherwise The role of a message without a known one. */
export const roleOf = (role: unknown, otherwise: Role): Role =>
  roles.get(typeof role === 'string' ? role.toLowerCase() : role) ?? otherwise;

export const textMessage = (role: Role, text: string): Message => ({ role, parts: [{ type: 'text', text }] });
