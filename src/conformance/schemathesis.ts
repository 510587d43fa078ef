import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import contract from '../../generated/openapi.json' with { type: 'json' };
import { operations as allOperations, type Counts } from './answers.ts';
import { assetNames, readAsset } from './assets.ts';
import { ConformanceError } from './conformance-error.ts';
import type { Target } from './target.ts';

const execute = promisify(execFile);

/** The error of a program that could not be started or did not exit with 0. */
interface Failure extends Error {
  stdout?: string;
  stderr?: string;
}

/** The parts of schemathesis' JSON report that are used here. */
interface Report {
  phases: Record<string, { status: string }>;
  test_cases: { generated: number };
}

export interface Choices {
  /** Generated requests per operation; chains of requests get five thirds as many. @default 150 */
  maxExamples?: number | undefined;
  /** Determines which requests are generated. @default 1 */
  seed?: number | undefined;
  /** Ids of the operations to check. @default all */
  operations?: string[] | undefined;
}

interface Options extends Choices {
  /** The interpreter of an environment that has schemathesis. */
  python: string;
  /** An empty folder that only this user can read, because keys are written to it. */
  folder: string;
  signal: AbortSignal;
}

/**
 * Runs all phases of schemathesis with all of its checks.
 * @returns the number of generated requests, their answers, and the faults as schemathesis describes them
 * @throws ConformanceError if schemathesis could not run
 */
export async function runSchemathesis(
  { url, keys, model }: Target,
  { python, folder, signal, maxExamples = 150, seed = 1, operations = allOperations }: Options,
): Promise<{ requests: number; counts: Counts; faults: string[] }> {
  const place = (name: string) => join(folder, name);
  for (const name of assetNames) await writeFile(place(name), readAsset(name));
  const accounts = Object.entries(keys)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ({ name, fixedHeaders: [{ name: 'API-Key', value }] }));
  await writeFile(place('accounts.json'), JSON.stringify({ auth: accounts }));
  await writeFile(place('target.json'), JSON.stringify({ model }));
  await writeFile(place('contract.json'), JSON.stringify(contract));
  const config = `hooks = ${JSON.stringify(place('hooks.py'))}
seed = ${seed}
${readAsset('schemathesis.toml')}
[generation]
database = "none"
max-examples = ${maxExamples}

# The contract declares its links. Inferred ones lead to chains that cannot be repeated.
[phases.stateful]
inference = { algorithms = [] }
generation = { max-examples = ${Math.ceil((maxExamples * 5) / 3)} }

# The first account makes the requests; the others must not see its objects.
[auth.wfc]
path = "accounts.json"
user = "default"
${accounts.length > 1 ? `peers = ${JSON.stringify(accounts.map(({ name }) => name))}` : ''}

# The keys of a Deemster that was started for this run are worthless afterwards.
[output.sanitization]
enabled = ${model !== 'double'}
`;
  await writeFile(place('schemathesis.toml'), config);

  const phases = ['examples', 'coverage', 'fuzzing', ...(areLinked(operations) ? ['stateful'] : [])];
  const command = ['-B', '-m', 'schemathesis.cli', 'run', place('contract.json'), '--url', url, '--no-color'];
  const choices = ['--phases', phases.join(), ...operations.flatMap((one) => ['--include-operation-id', one])];
  const options = { cwd: folder, signal, maxBuffer: 256 * 1024 * 1024 };
  const failure = await execute('/usr/bin/env', ['PYTHONHASHSEED=0', python, ...command, ...choices], options).then(
    () => undefined,
    ({ message, stdout, stderr }: Failure) => `${stdout}${stderr}`.replaceAll(/^(.{20000}).+$/gm, '$1 …') || message,
  );
  signal.throwIfAborted();
  if (![place('report.json'), place('counts.json')].every(existsSync))
    throw new ConformanceError(`Schemathesis could not run: ${failure ?? 'it wrote no report.'}`);
  const report = read<Report>(place('report.json'));
  const wanted = operations.length === allOperations.length ? ['success'] : ['success', 'skip'];
  const missed = phases.filter((phase) => !wanted.includes(report.phases[phase]?.status ?? 'missing'));
  return {
    requests: report.test_cases.generated,
    counts: read<Counts>(place('counts.json')),
    faults: failure ? [failure] : missed.map((phase) => `The phase ${phase} did not run.`),
  };
}

const read = <Value>(file: string): Value => JSON.parse(readFileSync(file, 'utf8'));

interface Operation {
  operationId: string;
  responses: Record<string, { links?: Record<string, { $ref: string }> }>;
}

const links = Object.fromEntries(
  Object.entries(contract.components.links).map(([name, { operationId }]) => [
    `#/components/links/${name}`,
    operationId,
  ]),
);

/** Whether the contract links any of these operations, so that there are chains of requests. */
function areLinked(operations: string[]): boolean {
  const all = Object.values(contract.paths).flatMap((item) => Object.values(item) as Operation[]);
  return all
    .filter(({ operationId }) => operations.includes(operationId))
    .flatMap(({ responses }) => Object.values(responses).flatMap((response) => Object.values(response.links ?? {})))
    .some(({ $ref }) => operations.includes(links[$ref]!));
}
