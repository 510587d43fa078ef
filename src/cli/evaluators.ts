import { writeFile } from 'node:fs/promises';
import { Command } from 'commander';
import type { components } from '../../generated/openapi.d.ts';
import { clientEnvironment } from '../config.ts';
import { count } from './database.ts';
import { isSame, readEvaluators, type Settings, shownName, toText } from './evaluator-file.ts';
import { print, writeOutput } from './output-file.ts';
import { UsageError } from './usage-error.ts';

type Schemas = components['schemas'];

/** The longest wait for one answer, in milliseconds. */
const longestWait = 30_000;
const path = '/api/v1/evaluators';

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
    .argument('[file]', 'write to a file instead')
    .option('--force', 'replace the file where it is there')
    .action(async (file: string | undefined, { url, force }: { url?: string; force?: true }) => {
      const all = await listAll(createCall(url));
      if (file === undefined) return print([toText(all)]);
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
      const before =
        written.length === 0 ? 'Nothing was changed' : `These were pushed before it: ${written.join(', ')}`;
      throw new UsageError(`${shownName(name)}: ${error.message} ${before}.`);
    });
    if (what !== 'unchanged') written.push(shownName(name));
    console.log(`${shownName(name)}: ${what}, version ${version}`);
  }
  const others = [...stored.keys()].filter((name) => !wanted.has(name)).length;
  if (others > 0) console.log(`not in the file and left alone: ${count(others, 'evaluator')}`);
}

async function pushOne(call: Call, name: string, settings: Settings, stored: Schemas['Evaluator'] | undefined) {
  if (stored && isSame(stored, settings)) return { what: 'unchanged', version: stored.version };
  const { version } = stored
    ? await call<Schemas['Evaluator']>('PUT', `${path}/${encodeURIComponent(name)}`, settings)
    : await call<Schemas['Evaluator']>('POST', path, { name, ...settings });
  return { what: stored ? 'changed' : 'created', version };
}

async function listAll(call: Call): Promise<Schemas['Evaluator'][]> {
  const all: Schemas['Evaluator'][] = [];
  let token: string | null = null;
  do {
    const query: string = token === null ? '' : `&page_token=${encodeURIComponent(token)}`;
    const page: Schemas['EvaluatorList'] = await call('GET', `${path}?page_size=500${query}`);
    if (!Array.isArray(page?.evaluators))
      throw new UsageError('What answers there is no Assay. Name its address by --url.');
    all.push(...page.evaluators);
    token = page.next_page_token;
  } while (token !== null);
  return all;
}

type Call = ReturnType<typeof createCall>;

/** Makes the function that calls the service; it throws UsageError, one line, for everything but a good answer. */
function createCall(flag: string | undefined) {
  const { url, key } = clientEnvironment(flag);

  return async function call<Answer>(method: string, target: string, body?: unknown): Promise<Answer> {
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
      throw new UsageError(`No answer from ${url}: ${reasonOf(error as Error)}. Is it the service's address (--url)?`);
    }
    const answer = tryParse(text) as Answer | undefined;
    if (status === 401) throw new UsageError(`${url} does not take the key in ASSAY_API_KEY. Give it a good one.`);
    if (answer === undefined || status < 200 || status > 299)
      throw new UsageError(`${url} answered ${status}: ${detailOf(answer) ?? 'is it Assay?'}`);
    return answer;
  };
}

/** What an error's body says, on one line; undefined where it is none of Assay's. */
function detailOf(answer: unknown): string | undefined {
  const { detail } = (answer ?? {}) as Partial<Schemas['Error'] | Schemas['HTTPValidationError']>;
  if (!Array.isArray(detail)) return typeof detail === 'string' ? detail : undefined;
  const faults = detail.map(({ loc, msg }) => `${loc.slice(1).join('.')}: ${msg.replace('Value error, ', '')}`);
  return faults.join('; ').replace(/\.?$/, '.');
}

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
