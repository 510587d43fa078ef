import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { operations } from './answers.ts';

interface Exception {
  rule: string;
  reason: string;
  operations: string[];
  status: number;
  /** A regular expression. */
  says: string;
  /** Where the fault's `loc` begins; [] for an answer whose `detail` is no list. */
  at?: string[];
}

/**
 * Checks the table of what a check of schemathesis is not to complain of; hooks.py applies it.
 * @throws Error for an entry that says too little, or names an operation that the contract does not have
 */
export function checkExceptions(): void {
  const file = new URL('exceptions.yaml', import.meta.url);
  const exceptions = Object.values(parse(readFileSync(file, 'utf8')) as Record<string, Partial<Exception>[]>).flat();
  for (const { rule, reason, operations: named = [], status, says } of exceptions) {
    if (!rule || !reason || named.length === 0 || !status || !says)
      throw new Error(`exceptions.yaml, "${rule}": say rule, reason, operations, status and says.`);
    const unknown = named.filter((operation) => !operations.includes(operation));
    if (unknown.length > 0)
      throw new Error(`exceptions.yaml, "${rule}": the contract has no operation ${unknown.join(', ')}.`);
  }
}
