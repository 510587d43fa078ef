import { ConfigError } from '../config.ts';
import { EnvFileError } from '../env-file.ts';
import { fileFault } from '../file-fault.ts';
import { CriterionError } from '../judge/criterion/criterion-error.ts';
import { ModelFileError } from '../judge/providers/gguf/gguf-file-error.ts';
import { StoreError } from '../store/store-error.ts';
import { UsageError } from './usage-error.ts';

/** Errors that the user can fix; each message is one line. */
const fixable = [ConfigError, CriterionError, EnvFileError, ModelFileError, StoreError, UsageError];

/** The text to print for an error that ended a command, and the exit code: 2 if the user can fix it, 3 for a bug of ours. */
export function failureOf(error: unknown): { text: string; exitCode: 2 | 3 } {
  const {
    message = String(error),
    stack = '',
    code = '',
    path,
    syscall,
  } = (error ?? {}) as Partial<NodeJS.ErrnoException>;
  const usageFailure = (text: string) => ({ text: `deemster: ${text}`, exitCode: 2 }) as const;
  if (fixable.some((Fixable) => error instanceof Fixable)) return usageFailure(message);
  if (code.startsWith('SQLITE_')) return usageFailure(`The database cannot be used: ${message} (${code}).`);
  if (syscall && path) return usageFailure(`Cannot use ${path}: ${fileFault(error as Error)}.`);
  if (syscall) return usageFailure(`The system refused a call (${syscall}): ${message}.`);
  return {
    text: `deemster: This is a fault in Deemster itself. Please report these lines:\n${stack || message}`,
    exitCode: 3,
  };
}
