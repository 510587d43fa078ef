import { readFileSync } from 'node:fs';
import { failureOf } from '../../src/cli/failure.ts';
import { UsageError } from '../../src/cli/usage-error.ts';
import { ConfigError } from '../../src/config.ts';

const thrown = (work: () => unknown): unknown => {
  try {
    return work();
  } catch (error) {
    return error;
  }
};
const withCode = (message: string, more: object) => Object.assign(new Error(message), more);

test.each<[string, unknown, string]>([
  ['wrong usage', new UsageError('No.'), 'deemster: No.'],
  ['a wrong setting', new ConfigError('port is "x".'), 'deemster: port is "x".'],
  ['a file', thrown(() => readFileSync('/none')), 'deemster: Cannot use /none: there is no such file (ENOENT).'],
  [
    'a full disk',
    withCode('database or disk is full', { code: 'SQLITE_FULL' }),
    'deemster: The database cannot be used: database or disk is full (SQLITE_FULL).',
  ],
  [
    'another call of the system',
    withCode('spawn EAGAIN', { code: 'EAGAIN', syscall: 'spawn' }),
    'deemster: The system refused a call (spawn): spawn EAGAIN.',
  ],
])('%s is one line and exit code 2', (_name, error, text) => {
  expect(failureOf(error)).toEqual({ text, exitCode: 2 });
});

test('a fault of ours says so, and is no exit code of a result', () => {
  const { text, exitCode } = failureOf(new TypeError('x is not a function'));
  expect(exitCode).toBe(3);
  expect(text).toMatch(
    /^deemster: This is a fault in Deemster itself\. Please report these lines:\nTypeError: x is not/,
  );
  expect(failureOf('thrown text').text).toMatch(/\nthrown text$/);
});
