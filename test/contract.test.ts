import { readdir, readFile } from 'node:fs/promises';
import { Validator } from '@seriousme/openapi-schema-validator';
import { parse } from 'yaml';
import { createContract, document as ownDocument } from '../src/server/contract.ts';
import { toFaults } from '../src/server/faults.ts';

const yaml = await readFile(new URL('../spec/openapi.yaml', import.meta.url), 'utf8');
const document = parse(yaml);
const contract = await createContract();
const { operations } = contract;

/** The examples of a media type, by name. */
const examplesOf = (content: { example?: unknown; examples?: Record<string, { value: unknown }> } | undefined) =>
  content?.examples
    ? Object.entries(content.examples).map(([name, { value }]) => [name, value] as const)
    : content?.example === undefined
      ? []
      : [['example', content.example] as const];

test('the contract is a valid OpenAPI 3.1 document', async () => {
  const result = await new Validator().validate(structuredClone(document));
  expect(result).toMatchObject({ valid: true });
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.info.version).toBe('1.0.0');
});

test('what the server reads is the contract', async () => {
  const generated = await readFile(new URL('../generated/openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(generated)).toEqual(document);
});

test('what routes and validates leaves the contract as it is', async () => {
  contract.prepare('reward_api_v1_evals_reward_post');
  expect((await createContract()).operations).toHaveLength(operations.length);
  expect(ownDocument).toEqual(document);
});

// biome-ignore lint/suspicious/noExplicitAny: the document is walked, not typed.
describe.each(operations.map((operation: any) => [operation.operationId, operation]))('%s', (id, operation) => {
  test('is described', () => {
    expect(operation.summary).toBeTruthy();
    expect(operation.tags).toHaveLength(1);
    expect(document.tags.map(({ name }: { name: string }) => name)).toContain(operation.tags[0]);
  });

  test('has examples of its body that it accepts', () => {
    if (!operation.requestBody) return;
    const examples = examplesOf(operation.requestBody.content['application/json']);
    expect(examples.length).toBeGreaterThan(0);
    for (const [, body] of examples) {
      const { method } = operation;
      const path = operation.path.replace(/\{\w+_id\}/, '019a5a00-1111-7222-8333-944455556666');
      const { errors } = contract.validate(operation, { method, path, query: '', headers: {}, body });
      expect(toFaults(errors ?? [], body)).toEqual([]);
    }
  });

  test('has an example of every answer that has a body', () => {
    for (const [status, response] of Object.entries<Record<string, never>>(operation.responses)) {
      const content = (response as { content?: Record<string, object> }).content?.['application/json'];
      if (!content) continue;
      const examples = examplesOf(content);
      expect([id, status, examples.length]).toEqual([id, status, 1]);
      for (const [, body] of examples) expect(contract.faultsOfAnswer(operation, Number(status), body)).toBeUndefined();
    }
  });
});

test('no sentence is cut at a comma of YAML', () => {
  const cut: string[] = [];
  const walk = (part: unknown) => {
    if (typeof part !== 'object' || part === null) return;
    for (const [name, value] of Object.entries(part)) {
      if (value === null && name.includes(' ')) cut.push(name);
      walk(value);
    }
  };
  walk(document);
  expect(cut).toEqual([]);
});

test('every answer carries X-Request-Id', () => {
  for (const operation of operations)
    for (const response of Object.values(operation.responses!)) expect(response).toHaveProperty('headers.X-Request-Id');
});

test('README and docs name no path that is not there', async () => {
  const root = new URL('../', import.meta.url);
  const files = [
    'README.md',
    'CONTRIBUTING.md',
    'SECURITY.md',
    ...(await readdir(new URL('docs/', root))).filter((name) => name.endsWith('.md')).map((name) => `docs/${name}`),
  ];
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, root), 'utf8')));
  // Neither links to files of the repository nor addresses of MCP resources are paths of the service.
  const named = texts.flatMap((text) =>
    [...text.matchAll(/(?<![\w.]|deemster:\/)\/(?:api|healthz|readyz|metrics|docs|openapi)\b[\w./{}-]*/g)].map(
      ([path]) => path.replace(/[./]+$/, ''),
    ),
  );
  const pages = ['/docs', '/openapi.json', '/openapi.yaml', '/api/v1'];
  const known = new Set([...operations.map(({ path }) => path), ...pages]);
  expect(named).toContain('/api/v1/evaluators/{name}');
  expect(named.filter((path) => !known.has(path))).toEqual([]);
});
