import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isSea } from 'node:sea';
import { pathToFileURL } from 'node:url';
import { constants, Script } from 'node:vm';
import { JudgeError } from '../../judge-error.ts';

/** The exports of node-llama-cpp. */
export type Library = typeof import('node-llama-cpp');

const MISSING = 'A gguf: judge needs the package node-llama-cpp: npm install node-llama-cpp';

const isMissing = (error: unknown) =>
  ['ERR_MODULE_NOT_FOUND', 'MODULE_NOT_FOUND'].includes((error as NodeJS.ErrnoException).code ?? '');

/**
 * Loads node-llama-cpp, an optional peer dependency: it has 70 MB or more and loads in half a second. It is searched beside
 * Deemster and in the working directory, since npx and the single executable have no packages beside them.
 */
export async function loadLibrary(): Promise<Library> {
  try {
    if (!isSea()) return await import('node-llama-cpp');
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
  try {
    return await importFromWorkingDirectory('node-llama-cpp');
  } catch (error) {
    throw isMissing(error) ? new JudgeError('failed', MISSING, { cause: error }) : error;
  }
}

/** Resolved as from a file in the working directory. */
async function importFromWorkingDirectory(name: string): Promise<Library> {
  const importer = join(process.cwd(), 'deemster.js');
  if (!isSea()) return await import(pathToFileURL(createRequire(importer).resolve(name)).href);
  return await importFromDisk(name, importer);
}

/** Imports a module in the single executable, whose own import() loads only built-in modules. */
export function importFromDisk<Module>(name: string, importer: string): Promise<Module> {
  const script = new Script('(name) => import(name)', {
    filename: importer,
    importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  });
  return script.runInThisContext()(name);
}
