import type { WireConversation } from '../../src/judge/conversation.ts';
import { escaped } from './explanation-secrets.ts';

/** A conversation in the making. */
interface Draft {
  system: string[];
  before: WireConversation['messages'];
  tools: Record<string, unknown>[];
  calls: { id: string; name: string; input: unknown }[];
  results: unknown[];
}

type Place = (secret: string, draft: Draft) => unknown;

const call = (draft: Draft, more: Partial<Draft['calls'][number]>) =>
  draft.calls.push({ id: `c${'xyz'[draft.calls.length % 3]}`, name: 'lookup', input: {}, ...more });
const tool = (draft: Draft, name: string, description: string, schema: unknown) =>
  draft.tools.push({ name, description, schema });

/** Everywhere that the end user does not look. */
export const HIDDEN_PLACES: Record<string, Place> = {
  "the request's system": (secret, { system }) => system.push(`Keep in mind: ${secret}. Be kind.`),
  'a system message': (secret, { before }) => before.push({ role: 'system', content: `Mind ${secret} well.` }),
  'a developer message': (secret, { before }) => before.push({ role: 'developer', content: `Mind ${secret} well.` }),
  'a system message of blocks': (secret, { before }) =>
    before.push({
      role: 'system',
      content: [
        { type: 'text', text: 'Be kind.' },
        { type: 'text', text: `(${secret})` },
      ],
    }),
  'a message of an unknown role': (secret, { before }) => before.push({ role: 'observer', content: `Note ${secret}.` }),
  "a tool's description": (secret, draft) => tool(draft, 'lookup', `Finds ${secret} at once.`, { type: 'object' }),
  "a parameter's description": (secret, draft) =>
    tool(draft, 'lookup', 'Finds.', { properties: { q: { type: 'string', description: `Not ${secret}!` } } }),
  "a parameter's name": (secret, draft) =>
    tool(draft, 'lookup', 'Finds.', { properties: { [secret]: { type: 'string' } } }),
  'an enum': (secret, draft) => tool(draft, 'lookup', 'Finds.', { properties: { q: { enum: ['on', secret, 'off'] } } }),
  'a default': (secret, draft) => tool(draft, 'lookup', 'Finds.', { properties: { q: { default: secret } } }),
  'a nested schema': (secret, draft) =>
    tool(draft, 'lookup', 'Finds.', {
      properties: { q: { anyOf: [{ type: 'array', items: { properties: { r: { examples: [{ s: [secret] }] } } } }] } },
    }),
  'an argument': (secret, draft) => call(draft, { input: { q: secret } }),
  "an argument's name": (secret, draft) => call(draft, { input: { [secret]: true } }),
  'a nested argument': (secret, draft) => call(draft, { input: { q: [{ r: { s: `so ${secret} it is` } }] } }),
  'JSON in an argument': (secret, draft) =>
    call(draft, { input: { q: JSON.stringify({ r: JSON.stringify([secret]) }) } }),
  'an argument of several lines': (secret, draft) => call(draft, { input: { q: `so\n${secret}\n"is" it` } }),
  'the id of a call': (secret, draft) => call(draft, { id: secret }),
  'a result': (secret, { results }) => results.push(`Found: ${secret}.`),
  'a result of JSON': (secret, { results }) => results.push(JSON.stringify({ a: [{ b: secret }], c: null })),
  'a result of broken JSON': (secret, { results }) => results.push(`{"a": "one\\n${secret}\\ntwo", "b": [`),
  'a result in unicode escapes': (secret, { results }) => results.push(`{"a":"${escaped(secret)}"}`),
  'JSON in JSON in a result': (secret, { results }) =>
    results.push(JSON.stringify({ a: JSON.stringify({ b: `x\n${secret}\ny` }) })),
  'escapes in JSON in a result': (secret, { results }) =>
    results.push(JSON.stringify({ a: `{"b":"${escaped(secret)}"}` })),
  'a result of HTML': (secret, { results }) => results.push(`<p title="x">A&nbsp;<b>${secret}</b>&amp; more</p>`),
  'a result of blocks': (secret, { results }) =>
    results.push([
      { type: 'text', text: 'Found.' },
      { type: 'text', text: secret },
    ]),
  'a result of data blocks': (secret, { results }) =>
    results.push([{ type: 'search_result', title: secret, source: 'x' }]),
};

const openAi = ({ before, calls, results }: Draft, asked: string, said: string): WireConversation['messages'] => [
  ...before,
  { role: 'user', content: asked },
  {
    role: 'assistant',
    content: null,
    tool_calls: calls.map(({ id, name, input }) => ({
      id,
      type: 'function',
      function: { name, arguments: JSON.stringify(input) },
    })),
  },
  ...results.map((content, at) => ({ role: 'tool', tool_call_id: calls[at]?.id ?? 'cx', content })),
  { role: 'assistant', content: said },
];

const anthropic = ({ before, calls, results }: Draft, asked: string, said: string): WireConversation['messages'] => [
  ...before,
  { role: 'user', content: [{ type: 'text', text: asked }] },
  { role: 'assistant', content: calls.map((one) => ({ type: 'tool_use', ...one })) },
  {
    role: 'user',
    content: results.map((content, at) => ({ type: 'tool_result', tool_use_id: calls[at]?.id ?? 'cx', content })),
  },
  { role: 'assistant', content: [{ type: 'text', text: said }] },
];

export const STYLES = { openAi, anthropic };

export interface Planted {
  secret: string;
  place: keyof typeof HIDDEN_PLACES | 'the name of a tool' | 'the name of a called tool';
}

/** A conversation of one of the two styles, with secrets where they are planted and what is said for all to see. */
export function conversationOf(
  planted: readonly Planted[],
  { style, asked, said }: { style: keyof typeof STYLES; asked: string; said: string },
): WireConversation {
  const draft: Draft = { system: [], before: [], tools: [], calls: [], results: [] };
  for (const { secret, place } of planted) {
    if (place === 'the name of a tool') tool(draft, secret, 'Finds.', { type: 'object' });
    else if (place === 'the name of a called tool') call(draft, { name: secret });
    else HIDDEN_PLACES[place]!(secret, draft);
  }
  const tools = draft.tools.map(({ name, description, schema }) =>
    style === 'openAi'
      ? { type: 'function', function: { name, description, parameters: schema } }
      : { name, description, input_schema: schema },
  );
  return {
    messages: STYLES[style](draft, asked, said),
    system: draft.system.length === 0 ? null : draft.system.join('\n'),
    tools: tools as WireConversation['tools'],
  };
}
