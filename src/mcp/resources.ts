import documents from '../../generated/mcp/documents.json' with { type: 'json' };
import { type CallApi, readAnswer } from './api.ts';
import { operationOf } from './contract.ts';
import { toRequest } from './to-request.ts';

const json = 'application/json';

/** What an address with a value in it stands for. */
const kinds = {
  traces: { operation: 'getTrace', argument: 'trace_id' },
  evaluators: { operation: 'getEvaluator', argument: 'name' },
} as const;

export const templates = [
  {
    uriTemplate: 'deemster://traces/{id}',
    name: 'trace',
    title: 'A stored trace',
    description: 'A conversation with its evaluations, labels, comments and rating.',
    mimeType: json,
  },
  {
    uriTemplate: 'deemster://evaluators/{name}',
    name: 'evaluator',
    title: 'A stored evaluator',
    description: 'A named criterion in its newest version. The name is percent-encoded.',
    mimeType: json,
  },
];

/** The documents by address. */
const pages: Record<string, { name: string; title: string; description: string; text: string }> = {
  'deemster://docs/criteria': {
    name: 'criteria',
    title: 'Ready-made criteria',
    description: 'What a score means, and criteria for the most common questions.',
    text: documents.criteria,
  },
};

interface Evaluators {
  evaluators: { name: string; evaluation_criteria: string; description: string | null }[];
  next_page_token: string | null;
}

/**
 * Lists the documents and a page of the evaluators. Traces are too many to list: `find_traces` finds them.
 * @throws ApiFailure
 */
export async function listResources(cursor: string | undefined, call: CallApi, signal: AbortSignal) {
  const request = toRequest(operationOf('listEvaluators'), { page_token: cursor });
  const { body } = await readAnswer(await call(request, signal));
  const { evaluators, next_page_token: next } = body as Evaluators;
  const named = evaluators.map(({ name, evaluation_criteria, description }) => ({
    uri: `deemster://evaluators/${encodeURIComponent(name)}`,
    name,
    description: description ?? evaluation_criteria,
    mimeType: json,
  }));
  const documents = Object.entries(pages).map(([uri, { text: _text, ...page }]) => ({
    uri,
    ...page,
    mimeType: 'text/markdown',
  }));
  const resources = cursor === undefined ? [...documents, ...named] : named;
  return next === null ? { resources } : { resources, nextCursor: next };
}

/**
 * Reads a resource.
 * @returns undefined if no resource has such an address
 * @throws ApiFailure
 */
export async function readResource(uri: string, call: CallApi, signal: AbortSignal) {
  if (Object.hasOwn(pages, uri)) return { contents: [{ uri, mimeType: 'text/markdown', text: pages[uri]!.text }] };
  const [, kind = '', value = ''] = /^deemster:\/\/(traces|evaluators)\/([^/?#]+)$/.exec(uri) ?? [];
  if (value === '' || !isWellFormed(value)) return undefined;
  const { operation, argument } = kinds[kind as keyof typeof kinds];
  const request = toRequest(operationOf(operation), { [argument]: decodeURIComponent(value) });
  const { text } = await readAnswer(await call(request, signal));
  return { contents: [{ uri, mimeType: json, text }] };
}

/** Whether every `%` begins a character. */
function isWellFormed(value: string): boolean {
  try {
    decodeURIComponent(value);
    return true;
  } catch {
    return false;
  }
}
