import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isSea } from 'node:sea';
import { JudgeError } from '../judge-error.ts';

/** What node-llama-cpp exports. */
export type Library = typeof import('node-llama-cpp');

const MISSING = 'A gguf: judge needs the package node-llama-cpp: npm install node-llama-cpp';

const isMissing = (error: unknown) =>
  ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Loads node-llama-cpp, an optional peer dependency: it is 70 MB and more, and takes half a second. It is looked for beside
 * Deemster, and in the working directory, since neither npx nor the single executable has anything beside it.
 */
export async function loadLibrary(): Promise<Library> {
  try {
    if (!isSea()) return await import('node-llama-cpp');
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    return createRequire(join(process.cwd(), 'package.json'))('node-llama-cpp');
  } catch (error) {
    throw isMissing(error) ? new JudgeError('failed', MISSING, { cause: error }) : error;
  }
}
