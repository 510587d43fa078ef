import { createContract as create } from '../../src/server/contract.ts';

export * from '../../src/server/contract.ts';

let shared: ReturnType<typeof create> | undefined;

/** One contract for all servers of a process: compiling its validators takes longer than most tests. */
export function createContract(): ReturnType<typeof create> {
  shared ??= create();
  return shared;
}
