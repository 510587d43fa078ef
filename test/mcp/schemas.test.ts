import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import documents from '../../generated/mcp/documents.json' with { type: 'json' };
import document from '../../generated/openapi.json' with { type: 'json' };
import { inputSchema, outputSchema } from '../../src/mcp/schemas.ts';
import { toRequest } from '../../src/mcp/to-request.ts';
import { createTools } from '../../src/mcp/tools.ts';

// biome-ignore lint/suspicious/noExplicitAny: the document is walked, not typed.
type Json = any;

const ajv = new Ajv2020({ strict: true, allErrors: true, allowUnionTypes: true });
addFormats.default(ajv);
const tools = Object.entries(createTools());

/** An object of the contract, where a reference leads. */
const at = (part: Json): Json =>
  part?.$ref
    ? part.$ref
        .split('/')
        .slice(1)
        .reduce((from: Json, name: string) => from[name], document)
    : part;

/** The operation of the document, read anew. */
function operationAt(method: string, path: string) {
  const item = (document.paths as Json)[path];
  const operation = item[method.toLowerCase()];
  const parameters = [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(at);
  const content = operation.requestBody?.content['application/json'];
  const success = Object.entries<Json>(operation.responses).find(([status]) => status.startsWith('2'))![1];
  return { parameters, content, body: at(content?.schema), success };
}

const asArgument = (name: string) => name.toLowerCase().replaceAll('-', '_');
const examplesOf = ({ example, examples }: Json = {}): Json[] =>
  examples ? Object.values<Json>(examples).map(({ value }) => value) : example === undefined ? [] : [example];

describe.each(tools)('%s', (_name, tool) => {
  const input: Json = inputSchema(tool.operations, tool.changes);
  const output: Json = outputSchema(tool.operations, tool.changes);
  const operations = tool.operations.map(({ method, path }) => operationAt(method, path));

  test('takes the parameters and the body of its operations, and nothing else', () => {
    const names = operations.flatMap(({ parameters, body }) => [
      ...parameters.map(({ name }: { name: string }) => asArgument(name)),
      ...Object.keys(body?.properties ?? {}),
    ]);
    expect(Object.keys(input.properties).toSorted()).toEqual([...new Set(names)].toSorted());
    expect(input).toMatchObject({ type: 'object', additionalProperties: false });
    const required = operations.map(({ parameters, body }) => [
      ...parameters.filter((one: Json) => one.required).map(({ name }: { name: string }) => asArgument(name)),
      ...(body?.required ?? []),
    ]);
    const byAll = required[0]!.filter((name) => required.every((one) => one.includes(name)));
    expect([...new Set(input.required)].toSorted()).toEqual([...new Set(byAll)].toSorted());
    // Models follow no references.
    expect(JSON.stringify(input)).not.toMatch(/"(\$ref|x-[^"]*|example)":/);
  });

  test('accepts and returns the examples of the contract', () => {
    const isInput = ajv.compile(input);
    const isOutput = ajv.compile(output);
    for (const { parameters, content, success } of operations) {
      for (const body of examplesOf(content)) {
        const own = Object.fromEntries(
          parameters.filter((one: Json) => one.example).map((one: Json) => [one.name, one.example]),
        );
        expect([isInput({ ...own, ...body }), isInput.errors]).toEqual([true, null]);
      }
      const [answer] = examplesOf(success.content['application/json']);
      expect([isOutput(answer), isOutput.errors]).toEqual([true, null]);
      expect(isOutput({})).toBe(false);
    }
  });
});

test('nothing that a client reads is in words of HTTP', () => {
  const said: string[] = [];
  const walk = (part: Json) => {
    if (typeof part !== 'object' || part === null) return;
    if (typeof part.description === 'string') said.push(part.description);
    Object.values(part).forEach(walk);
  };
  for (const [, tool] of tools)
    walk([
      { description: tool.description },
      inputSchema(tool.operations, tool.changes),
      outputSchema(tool.operations, tool.changes),
    ]);
  expect(said.length).toBeGreaterThan(200);
  const ofHttp =
    /\b(?:HTTP|header|directive|[Rr]epeat the parameter|(?:is|returns?|answer is) [45]\d\d|X-[A-Z]|(?:GET|POST|PUT|DELETE) )/;
  expect(said.filter((text) => ofHttp.test(text))).toEqual([]);
  expect(documents.criteria.match(/\]\((?!https?:)/g)).toBeNull();
});

test('annotate says which fields go with what is added', async () => {
  const { annotate } = createTools();
  const call = () => Promise.reject(new Error('Nothing may be sent.'));
  const id = '019a5a00-1111-7222-8333-944455556666';
  await expect(
    annotate!.run({ trace_id: id, comment: 'Good.', author: 'Ann', coment: 'x', score: null }, call),
  ).rejects.toThrow(
    'author: Not together with comment, which takes only trace_id.\ncoment: Not together with comment, which takes only trace_id.',
  );
  await expect(annotate!.run({ evaluation_id: id, label: true, note: 'x' }, call)).rejects.toThrow(
    'note: Not together with label, which takes only evaluation_id,',
  );
});

test('an argument becomes a path, a query, a header or a part of the body', () => {
  const { evaluate, find_traces, report_card } = createTools();
  expect(toRequest(report_card!.operations[0]!, { name: 'a/b c', version: 2, threshold: null })).toEqual({
    method: 'GET',
    path: '/api/v1/evaluators/a%2Fb%20c/report-card?version=2',
    headers: {},
    body: undefined,
  });
  expect(toRequest(find_traces!.operations[0]!, { tag: ['a:b', 'c:&d'], rating: false }).path).toBe(
    '/api/v1/traces?tag=a%3Ab&tag=c%3A%26d&rating=false',
  );
  expect(toRequest(evaluate!.operations[0]!, { idempotency_key: 'k', messages: [], system: null })).toMatchObject({
    path: '/api/v1/evals/reward',
    headers: { 'idempotency-key': 'k' },
    body: { messages: [] },
  });
});
