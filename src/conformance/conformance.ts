import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { operations as allOperations, answersWith, type Counts, withoutSuccess } from './answers.ts';
import { ConformanceError } from './conformance-error.ts';
import { preparePython } from './python.ts';
import { type Choices, runSchemathesis } from './schemathesis.ts';
import type { Target } from './target.ts';

export interface Conformance {
  /** The number of generated requests. */
  requests: number;
  counts: Counts;
  /** The operations that were checked. */
  operations: string[];
  /** Violations of the contract; empty if the server conforms. */
  faults: string[];
  /** What this run did not check, as parts of a sentence. */
  notChecked: string[];
}

interface Options extends Choices {
  /** The folder for Python environments. */
  cache: string;
  signal: AbortSignal;
  onInstall?: (environment: string) => void;
}

/**
 * Checks a server against the contract. Schemathesis reads the contract, generates valid requests, invalid requests and
 * chains of requests, and checks every answer. Every operation must succeed at least once.
 * @throws ConformanceError if the run is inconclusive
 */
export async function checkConformance(target: Target, options: Options): Promise<Conformance> {
  const operations = options.operations ?? allOperations;
  const python = await preparePython(options);
  const folder = await mkdtemp(join(tmpdir(), 'deemster-conformance-'));
  try {
    const { requests, counts, faults } = await runSchemathesis(target, { ...options, python, folder });
    const refused = answersWith(counts, 429);
    if (refused > 0)
      throw new ConformanceError(`${refused} requests were refused with 429. Lift the rate limit of this account.`);
    const silent = withoutSuccess(counts, operations);
    const isExcused = (operation: string) => options.operations !== undefined || Object.hasOwn(excuses, operation);
    return {
      requests,
      counts,
      operations,
      faults: [...faults, ...silent.filter((one) => !isExcused(one)).map((one) => `${one} never succeeded.`)],
      notChecked: [
        ...(target.keys.other === undefined ? ['whether accounts see each other; this needs a second key'] : []),
        ...(target.model === 'none' ? ['criteria that need a model'] : []),
        ...silent.filter(isExcused).map((one) => `the success of ${one}; ${excuse(one)}`),
      ],
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Why an operation may have had no success in a run that checks all. */
export const excuses: Record<string, string> = {
  cancelTask: 'every task had ended before it was cancelled',
  deleteCandidate: 'chance seldom deletes a candidate whose evaluator is still there',
  freezeAnchors: 'it takes 50 labelled responses of one evaluator',
  promoteCandidate: 'chance seldom promotes a candidate whose replay has ended while its evaluator is still there',
};
const excuse = (operation: string): string => excuses[operation] ?? 'it may need operations that were not selected';
