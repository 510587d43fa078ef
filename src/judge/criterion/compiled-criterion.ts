import { createRequire } from 'node:module';
import type { compileCriterion } from '../checks/compile.ts';
import type { ReadCriterion } from './reading.ts';

export type { CompiledCriterion, ReadCriterion } from './reading.ts';

const require = createRequire(import.meta.url);

/**
 * Names how criteria are read and exact ones decided. It changes when the same criterion may get another reading, or the same
 * response another score from a check, so that a difference between two runs is not taken for one of the product.
 */
export const READER_VERSION: string = 'reader-3';

/**
 * Makes the function that reads criteria. It keeps the ones used last, so that the parts of a request share one object.
 * @param compileWith Replaces the compiler, such as by one that counts.
 * @param readerVersion The version of that compiler.
 */
export function createReadCriterion(
  compileWith?: typeof compileCriterion,
  readerVersion = READER_VERSION,
): ReadCriterion {
  let read: ReadCriterion | undefined;
  return (text, pinned) => {
    // The grammar and all finders are some 300 files, so the first criterion loads them: an idle server is to stay small.
    read ??= (require('./reading.ts') as typeof import('./reading.ts')).createReading(compileWith, readerVersion);
    return read(text, pinned);
  };
}
