import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { fileFault } from './file-fault.ts';

/** A file of variables that cannot be read. Its message is one line, and holds no value. */
export class EnvFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EnvFileError';
  }
}

/** `NAME=value`, as Node reads it: a quoted value may span lines. Without its closing quote, it matches nothing. */
const assignment = /^[ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|(?!["'`]))[^\r\n]*/gm;

/** Node begins a comment at any `#` of an unquoted value. */
const cutAtHash = /^[ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*(?!["'`\s#])[^#\r\n]*[^#\s]#/;

const blankOrComment = /^\s*(#.*)?$/;

/**
 * The variables of a file such as `.env`; none if there is no such file. The format is Node's own.
 * @throws EnvFileError for a file that cannot be read, and for a line that Node would skip without a word
 */
export async function readEnvFile(file: string): Promise<Record<string, string | undefined>> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A folder of that name is a Python environment.
    if (code === 'ENOENT' || code === 'EISDIR') return {};
    throw new EnvFileError(`Cannot read ${file}: ${fileFault(error as Error)}.`);
  }
  if (!isUtf8(bytes)) throw new EnvFileError(`${file} is not UTF-8 text. Save it again as UTF-8.`);
  const text = bytes.toString().replace(/^\uFEFF/, '');
  const rest = text.replace(assignment, (found) => found.replace(/[^\n]/g, ''));
  const wrong = rest.split('\n').findIndex((line) => !blankOrComment.test(line));
  if (wrong >= 0)
    throw new EnvFileError(`${file}, line ${wrong + 1}: this is not NAME=value, or a quote is not closed.`);
  const cut = [...text.matchAll(assignment)].find(([found]) => cutAtHash.test(found));
  if (cut) {
    const line = text.slice(0, cut.index).split('\n').length;
    throw new EnvFileError(`${file}, line ${line}: a # would end this value. Put the value in quotes.`);
  }
  return parseEnv(text);
}
