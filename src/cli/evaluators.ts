import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import type { components } from '../../generated/openapi.d.ts';
import { clientEnvironment } from '../config.ts';
import { count } from './database.ts';
import { isEvaluator, isSame, readEvaluators, type Settings, shownName, toText } from './evaluator-file.ts';
import { print, writeOutput } from './output-file.ts';
import { UsageError } from './usage-error.ts';

type Schemas = components['schemas'];

/** The longest wait for one answer, in milliseconds. */
const longestWait = 30_000;
const path = '/api/v1/evaluators';

/** The service may have done what it was asked, or not. */
class UnsureError extends UsageError {}
const noAssay = () => new UsageError('What answers there is no Assay. Name its address by --url.');

/** `assay evaluators`: keeps the evaluators of a running service in a YAML file, from wherever that can be reached. */
export function evaluatorsCommand(): Command {
  const evaluators = new Command('evaluators').description('keep the evaluators of a running service in a file');
  const add = (name: string, description: string) =>
    evaluators
      .command(name)
      .description(description)
      .option('--url <address>', 'of the service (ASSAY_BASE_URL; default http://127.0.0.1:8080)')
      .addHelpText('after', '\nASSAY_API_KEY holds the key.');

  add('push', 'create and change evaluators as a file says; none is deleted')
    .argument('<file>', 'YAML: a mapping of name to settings')
    .action(async (file: string, { url }: { url?: string }) => push(createCall(url), await readEvaluators(file)));

  add('pull', 'print the evaluators of the account as YAML')
    .argument('[file]', 'write to a file instead; - is the standard output')
    .option('--force', 'replace the file where it is there')
    .action(async (file: string | undefined, { url, force }: { url?: string; force?: true }) => {
      const all = await listAll(createCall(url));
      if (file === undefined || file === '-') return print([toText(all)]);
      await writeOutput(file, { force }, (part) => writeFile(part, toText(all)));
      console.log(`Wrote ${file}: ${count(all.length, 'evaluator')}.`);
    });
  return evaluators;
}

async function push(call: Call, wanted: Map<string, Settings>): Promise<void> {
  const stored = new Map((await listAll(call)).map((evaluator) => [evaluator.name, evaluator]));
  const written: string[] = [];
  for (const [name, settings] of wanted) {
    const { what, version } = await pushOne(call, name, settings, stored.get(name)).catch((error: unknown) => {
      if (!(error instanceof UsageError)) throw error;
      throw new UsageError(`${shownName(name)}: ${error.message} ${whatIsStored(written, error)}`);
    });
    if (what !== 'unchanged') written.push(shownName(name));
    console.log(`${shownName(name)}: ${what}, version ${version}`);
  }
  const others = [...stored.keys()].filter((name) => !wanted.has(name)).length;
  if (others > 0) console.log(`not in the file and left alone: ${count(others, 'evaluator')}`);
}

function whatIsStored(written: string[], error: UsageError): string {
  const before = written.length === 0 ? [] : [`These were pushed before it: ${written.join(', ')}.`];
  if (error instanceof UnsureError) return ['It may or may not have been stored.', ...before].join(' ');
  return before[0] ?? 'Nothing was changed.';
}

async function pushOne(call: Call, name: string, settings: Settings, stored: Schemas['Evaluator'] | undefined) {
  if (stored && isSame(stored, settings)) return { what: 'unchanged', version: stored.version };
  const answer = stored
    ? await call('PUT', `${path}/${encodeURIComponent(name)}`, settings)
    : await call('POST', path, { name, ...settings });
  if (!isEvaluator(answer)) throw new UnsureError(noAssay().message);
  return { what: stored ? 'changed' : 'created', version: answer.version };
}

async function listAll(call: Call): Promise<Schemas['Evaluator'][]> {
  const all: Schemas['Evaluator'][] = [];
  const seen = new Set<string>();
  for (let query = ''; ; ) {
    const { evaluators, next_page_token: token } = ((await call('GET', `${path}?page_size=500${query}`)) ??
      {}) as Partial<Schemas['EvaluatorList']>;
    if (!Array.isArray(evaluators) || !evaluators.every(isEvaluator)) throw noAssay();
    all.push(...evaluators);
    if (token === null) return all;
    if (typeof token !== 'string') throw noAssay();
    if (seen.has(token)) throw new UsageError('The list of evaluators has no end: the service names a page again.');
    seen.add(token);
    query = `&page_token=${encodeURIComponent(token)}`;
  }
}

type Call = ReturnType<typeof createCall>;

/**
 * Makes the function that calls the service. It throws UsageError, one line, for everything but a good answer: an
 * UnsureError where the service may have done what it was asked.
 */
function createCall(flag: string | undefined) {
  const { url, key } = clientEnvironment(flag);
  if (/[?#]/.test(url)) throw new UsageError(`The service's address cannot hold "?" or "#": ${url}`);

  return async function call(method: string, target: string, body?: unknown): Promise<unknown> {
    let status: number;
    let text: string;
    try {
      const response = await fetch(url + target, {
        method,
        headers: { 'API-Key': key, 'Content-Type': 'application/json' },
        body: body === undefined ? null : JSON.stringify(body),
        // The key is for this address alone.
        redirect: 'manual',
        signal: AbortSignal.timeout(longestWait),
      });
      ({ status } = response);
      text = await response.text();
    } catch (error) {
      throw new UnsureError(`No answer from ${url}: ${reasonOf(error as Error)}. Is it the service's address (--url)?`);
    }
    const answer = tryParse(text);
    if (status === 401) throw new UsageError(`${url} does not take the key in ASSAY_API_KEY. Give it a good one.`);
    const isRefused = status >= 300 && status < 500;
    if (answer === undefined || isRefused || status >= 500)
      throw new (isRefused ? UsageError : UnsureError)(
        `${url} answered ${status}: ${detailOf(answer) ?? 'is it Assay?'}`,
      );
    return answer;
  };
}

/** What an error's body says, as sentences on one line; undefined where it is none of Assay's. */
function detailOf(answer: unknown): string | undefined {
  const { detail } = (answer ?? {}) as { detail?: unknown };
  const text = Array.isArray(detail) && detail.every(isFault) ? detail.map(faultLine).join('; ') : detail;
  if (typeof text !== 'string' || text === '') return undefined;
  return text.replace(/\p{Cc}+/gu, ' ').replace(/(?<![.?!])$/, '.');
}

const isFault = (fault: unknown): fault is Schemas['ValidationError'] => {
  const { loc, msg } = (fault ?? {}) as Partial<Schemas['ValidationError']>;
  return Array.isArray(loc) && typeof msg === 'string';
};

const faultLine = ({ loc, msg }: Schemas['ValidationError']) =>
  `${loc.slice(1).join('.')}: ${msg.replace('Value error, ', '')}`;

function reasonOf(error: Error): string {
  if (error.name === 'TimeoutError') return `none came within ${longestWait / 1000} seconds`;
  const { message, code } = (error.cause ?? error) as NodeJS.ErrnoException;
  return message || code || error.message;
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
