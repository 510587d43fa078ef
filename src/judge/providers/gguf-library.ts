import { JudgeError } from '../judge-error.ts';

/** What node-llama-cpp exports. */
export type Library = typeof import('node-llama-cpp');

const MISSING = 'A gguf: judge needs the package node-llama-cpp: npm install node-llama-cpp';

/** Loads node-llama-cpp, an optional peer dependency: it is 70 MB and more, and takes half a second. */
export async function loadLibrary(): Promise<Library> {
  try {
    return await import('node-llama-cpp');
  } catch (error) {
    const isMissing = ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes(
      (error as NodeJS.ErrnoException).code ?? '',
    );
    throw isMissing ? new JudgeError('failed', MISSING, { cause: error }) : error;
  }
}
