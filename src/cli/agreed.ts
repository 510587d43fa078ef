import { createInterface } from 'node:readline/promises';

/** Asks on the terminal. Only "y" and "yes" agree. */
export async function isAgreed(question: string): Promise<boolean> {
  using lines = createInterface({ input: process.stdin, output: process.stderr });
  return /^y(es)?$/i.test((await lines.question(`${question} y/N: `)).trim());
}
