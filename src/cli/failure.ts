import { ConfigError } from '../config.ts';
import { EnvFileError } from '../env-file.ts';
import { fileFault } from '../file-fault.ts';
import { CriterionError } from '../judge/criterion/criterion-error.ts';
import { ModelFileError } from '../judge/providers/gguf/gguf-file-error.ts';
import { StoreError } from '../store/store-error.ts';
import { UsageError } from './usage-error.ts';

/** What a person can mend; the message is one line. */
const mendable = [ConfigError, CriterionError, EnvFileError, ModelFileError, StoreError, UsageError];

/** What to print for an error that ended a command, and the exit code: 2 if a person can mend it, 3 for a fault of ours. */
export function failureOf(error: unknown): { text: string; exitCode: 2 | 3 } {
  const {
    message = String(error),
    stack = '',
    code = '',
    path,
    syscall,
  } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  const said = (text: string) => ({ text: `deemster: ${text}`, exitCode: 2 }) as const;
  if (mendable.some((Mendable) => error instanceof Mendable)) return said(message);
  if (code.startsWith('SQLITE_')) return said(`The database cannot be used: ${message} (${code}).`);
  if (syscall && path) return said(`Cannot use ${path}: ${fileFault(error as Error)}.`);
  if (syscall) return said(`The system refused a call (${syscall}): ${message}.`);
  return {
    text: `deemster: This is a fault in Deemster itself. Please report these lines:\n${stack || message}`,
    exitCode: 3,
  };
}
