import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const bin = fileURLToPath(new URL('../bin/deemster.js', import.meta.url));

/** The text of a document, by its path in the repository. */
export const readDocument = (path: string): Promise<string> => readFile(new URL(`../${path}`, import.meta.url), 'utf8');

/** The code blocks of one language, in order; '' for those that name none. */
export const blocksIn = (text: string, language: string): string[] =>
  [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].flatMap(([, name, block]) => (name === language ? [block!] : []));

/** What a line of a shell sets for its command. */
export const environmentOf = (line: string): Record<string, string> =>
  Object.fromEntries([...line.matchAll(/([A-Z_]+)=(\S+)/g)].map(([, name, value]) => [name!, value!]));

/**
 * Runs lines of a document in a shell where `deemster` is this clone's command.
 * @throws Error with `code`, `stdout` and `stderr` when a line fails
 */
export const runShell = (lines: string, { cwd, env = {} }: { cwd: string; env?: Record<string, string> }) =>
  promisify(execFile)('sh', ['-ec', `deemster() { "$NODE" "$BIN" "$@"; }; ${lines}`], {
    cwd,
    env: { PATH: process.env.PATH, NODE: process.execPath, BIN: bin, ...env },
  });
