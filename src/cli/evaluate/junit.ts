import { randomUUID } from 'node:crypto';
import { closeSync, openSync, readSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeWhole } from '../../store/whole-file.ts';
import { fileFault } from '../output-file.ts';
import { append } from './append.ts';
import type { Report, RunEnd } from './report.ts';
import type { Outcome, Result } from './result.ts';
import type { RowFault } from './rows.ts';
import { element, xmlText } from './xml.ts';

/** The suite of what could not be judged at all. */
const INPUT = 'deemster evaluate: input';

interface Suite {
  tests: number;
  failures: number;
  errors: number;
  skipped: number;
  milliseconds: number;
  /** Where its test cases are in the temporary file: start and length in bytes, in turn. */
  spans: number[];
}

const counted: Record<Outcome, 'failures' | 'errors' | 'skipped' | undefined> = {
  pass: undefined,
  fail: 'failures',
  inconclusive: 'failures',
  error: 'errors',
  'n/a': 'skipped',
};

/**
 * Writes results in JUnit's format, for CI systems: a suite per evaluator or criterion, a test case per row. Test cases wait in a temporary
 * file, because a suite begins with its sums.
 */
export function junitFile(file: string): Report {
  const spool = join(tmpdir(), `deemster-${randomUUID()}.xml`);
  const descriptor = openSync(spool, 'wx+', 0o600);
  const suites = new Map<string, Suite>();
  let size = 0;
  const add = (name: string, testcase: string, outcome: Outcome, milliseconds: number) => {
    const none: Suite = { tests: 0, failures: 0, errors: 0, skipped: 0, milliseconds: 0, spans: [] };
    const suite = suites.get(name) ?? none;
    suites.set(name, suite);
    suite.tests++;
    const kind = counted[outcome];
    if (kind) suite[kind]++;
    suite.milliseconds += milliseconds;
    const length = append(descriptor, testcase);
    suite.spans.push(size, length);
    size += length;
  };
  const addFault = (classname: string, name: string, message: string) =>
    add(
      INPUT,
      element('testcase', { name, classname, time: 0 }, element('error', { message, type: 'error' })),
      'error',
      0,
    );
  function* pieces(): Generator<string> {
    yield `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites name="deemster evaluate">\n`;
    for (const [name, { spans, milliseconds, ...sums }] of suites) {
      yield `${element('testsuite', { name, ...sums, time: seconds(milliseconds) }, ' ').replace(' </testsuite>', '')}\n`;
      for (let index = 0; index < spans.length; index += 2) {
        const bytes = Buffer.alloc(spans[index + 1]!);
        readSync(descriptor, bytes, 0, bytes.length, spans[index]!);
        yield `${bytes}\n`;
      }
      yield '</testsuite>\n';
    }
    yield '</testsuites>\n';
  }
  return {
    add(result) {
      add(result.evaluator ?? result.criterion, testcaseOf(result), result.result, result.latency_ms);
    },
    unreadable: ({ position, fault }: RowFault) => addFault(position.file, position.location, fault),
    async end({ stopped }: RunEnd) {
      if (stopped) addFault('deemster', 'the whole run', stopped);
      try {
        await writeWhole(file, async (part) => {
          const handle = await open(part, 'r+');
          for (const piece of pieces()) await handle.write(piece);
          await handle.close();
        });
      } catch (error) {
        throw fileFault(file, error);
      }
    },
    [Symbol.dispose]() {
      closeSync(descriptor);
      rmSync(spool, { force: true });
    },
  };
}

const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(3);

function testcaseOf(result: Result): string {
  const { conversation, id, file, line, evaluator, criterion, filled_criterion, score, range, latency_ms } = result;
  const properties = {
    judge: result.judge,
    reader_version: result.reader_version,
    evaluator,
    evaluator_version: result.evaluator_version ?? null,
    criterion: filled_criterion ?? criterion,
    score,
    range: range?.join(' to ') ?? null,
    line,
  };
  const written = Object.entries(properties).flatMap(([name, value]) =>
    value === null ? [] : [element('property', { name, value })],
  );
  return element(
    'testcase',
    { name: id ?? `conversation ${conversation}`, classname: file, time: seconds(latency_ms) },
    element('properties', {}, written.join('')) + endings[result.result](result),
  );
}

const failure = ({ result: type, explanation, score }: Result): string => {
  const message = explanation ?? '';
  return element('failure', { message, type }, xmlText(`${message} (score ${score})`));
};

const endings: Record<Outcome, (result: Result) => string> = {
  pass: () => '',
  fail: failure,
  inconclusive: failure,
  error: ({ error }) => element('error', { message: error ?? '', type: 'error' }),
  'n/a': ({ explanation }) => element('skipped', { message: explanation ?? undefined }),
};
