import { isUtf8 } from 'node:buffer';
import { readFile } from 'node:fs/promises';
import { parseEnv } from 'node:util';
import { fileFault } from './file-fault.ts';

/** A file of variables that cannot be read. Its one-line message contains no values. */
export class EnvFileError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'EnvFileError';
  }
}

/** `NAME=value`, as Node reads it: a quoted value may span lines. A value without its closing quote does not match. */
const assignment = /^[ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*(?:"[^"]*"|'[^']*'|`[^`]*`|(?!["'`]))[^\r\n]*/gm;

/** Node starts a comment at any `#` in an unquoted value. */
const cutAtHash = /^[ \t]*(?:export[ \t]+)?[\w.-]+[ \t]*=[ \t]*(?!["'`\s#])[^#\r\n]*[^#\s]#/;

const blankOrComment = /^\s*(#.*)?$/;

/**
 * The variables in a file such as `.env`, in Node's own format; none if the file does not exist.
 * @throws EnvFileError for a file that cannot be read, or a line that Node would silently skip
 */
export async function readEnvFile(file: string): Promise<Record<string, string | undefined>> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // A folder named .env is usually a Python environment.
    if (code === 'ENOENT' || code === 'EISDIR') return {};
    throw new EnvFileError(`Cannot read ${file}: ${fileFault(error as Error)}.`);
  }
  if (!isUtf8(bytes)) throw new EnvFileError(`${file} is not UTF-8 text. Save it again as UTF-8.`);
  const text = bytes.toString().replace(/^\uFEFF/, '');
  const rest = text.replace(assignment, (match) => match.replace(/[^\n]/g, ''));
  const wrong = rest.split('\n').findIndex((line) => !blankOrComment.test(line));
  if (wrong >= 0)
    throw new EnvFileError(`${file}, line ${wrong + 1}: this is not NAME=value, or a quote is not closed.`);
  const cut = [...text.matchAll(assignment)].find(([match]) => cutAtHash.test(match));
  if (cut) {
    const line = text.slice(0, cut.index).split('\n').length;
    throw new EnvFileError(`${file}, line ${line}: a # would end this value. Put the value in quotes.`);
  }
  return parseEnv(text);
}
