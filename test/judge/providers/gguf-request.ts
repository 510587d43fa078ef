import { ggufProvider } from '../../../src/judge/providers/gguf/gguf.ts';
import type { CompletionRequest } from '../../../src/judge/providers/provider.ts';

export const TEXT = { type: 'string' };
const object = (properties: Record<string, unknown>) => ({ type: 'object', properties });
const list = (properties: Record<string, unknown>) => ({ type: 'array', items: object(properties) });
export const schemaOf = (properties: Record<string, unknown>) => ({ name: 'verdict', schema: object(properties) });
export const BINARY = ['Y', 'N', 'X'];
export const PROPERTIES = {
  mark: TEXT,
  claims: list({ claim: TEXT, supported: { type: 'string', enum: ['yes', 'no'] }, message: { type: 'integer' } }),
  label: { type: 'string', enum: BINARY },
  explanation: TEXT,
  quotes: list({ message: { type: 'integer' }, text: TEXT }),
};

/** What most tests need of it: lists take a model of nonsense half a second. */
const SHORT = { mark: TEXT, label: PROPERTIES.label, explanation: TEXT };

export const chat = (...contents: string[]): CompletionRequest['messages'] => [
  { role: 'system', content: 'You judge.' },
  ...contents.map((content, index) => ({ role: index % 2 === 0 ? 'user' : 'assistant', content }) as const),
];

export const request = (more: Partial<CompletionRequest> = {}): CompletionRequest => ({
  messages: chat('Is it good?'),
  schema: schemaOf(SHORT),
  opening: '{"mark":"0123456789ab"',
  temperature: 0,
  seed: 1,
  probabilities: true,
  signal: new AbortController().signal,
  deadline: Number.POSITIVE_INFINITY,
  ...more,
});

/** A model on one core, so that tests side by side do not wait for each other. */
export const open = (path: string, more: { window?: number } = {}) =>
  ggufProvider({ path, threads: 1, gpu: false, ...more });
