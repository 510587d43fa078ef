import {
  AsyncDeemster,
  AuthenticationError,
  ConnectionError,
  DeemsterError,
  type Evaluator,
  type EvaluatorSettings,
  type Evaluators,
  ServerError,
  TimeoutError,
  ValidationError,
} from '../client/index.ts';
import { readSettings } from '../client/settings.ts';
import { clientVariables } from '../config.ts';
import { count } from './database.ts';
import { isEvaluator, isSame, type Settings, shownName } from './evaluator-file.ts';
import { envFile } from './settings.ts';
import { UsageError } from './usage-error.ts';

/** A client of a running service, and its address for messages. */
export interface Service {
  client: AsyncDeemster;
  evaluators: Evaluators;
  baseUrl: string;
}

/** The longest wait for one call, in seconds. */
const timeout = 30;

/**
 * @param url Value of `--url`; overrides the environment and `.env`.
 * @throws UsageError for an invalid address, and for a missing or invalid key
 */
export async function connect(url: string | undefined): Promise<Service> {
  const { apiKey, baseUrl } = await clientVariables(envFile);
  try {
    const settings = readSettings({ apiKey, baseUrl: url ?? baseUrl, timeout });
    const client = new AsyncDeemster(settings);
    return { client, evaluators: client.evaluators, baseUrl: settings.baseUrl };
  } catch (error) {
    if (error instanceof AuthenticationError)
      throw new UsageError(
        'DEEMSTER_API_KEY is not set. Set it to a key of the service ("deemster keys create" makes one).',
      );
    throw error instanceof TypeError ? new UsageError(ofCommand(error.message)) : error;
  }
}

/** @throws UsageError when the service does not return all of them */
export async function listAll(service: Service): Promise<Evaluator[]> {
  try {
    return (await service.evaluators.list()).map(checked);
  } catch (error) {
    throw new UsageError(faultLine(error, service));
  }
}

/** Creates and updates evaluators, and prints the result of each. @throws UsageError that says what was stored */
export async function push(service: Service, wanted: Map<string, Settings>): Promise<void> {
  const stored = new Map((await listAll(service)).map((evaluator) => [evaluator.name, evaluator]));
  const written: string[] = [];
  for (const [name, settings] of wanted) {
    const { what, version } = await pushOne(service, name, settings, stored.get(name)).catch((error: unknown) => {
      throw new UsageError(`${shownName(name)}: ${faultLine(error, service)} ${whatIsStored(written, error)}`);
    });
    if (what !== 'unchanged') written.push(shownName(name));
    console.log(`${shownName(name)}: ${what}, version ${version}`);
  }
  const others = [...stored.keys()].filter((name) => !wanted.has(name)).length;
  if (others > 0) console.log(`not in the file and left alone: ${count(others, 'evaluator')}`);
}

async function pushOne({ evaluators }: Service, name: string, settings: Settings, stored: Evaluator | undefined) {
  if (stored && isSame(stored, settings)) return { what: 'unchanged', version: stored.version };
  const options = toOptions(settings);
  const answer = await (stored ? evaluators.update(name, options) : evaluators.create(name, options));
  return { what: stored ? 'changed' : 'created', version: checked(answer).version };
}

/** The service reads null as a setting that was left out. */
const toOptions = (settings: Settings): EvaluatorSettings => ({
  criteria: settings.evaluation_criteria,
  modelCore: settings.model_core,
  explanationCleaning: settings.explanation_cleaning ?? undefined,
  description: settings.description ?? undefined,
});

function checked(answer: unknown): Evaluator {
  if (!isEvaluator(answer)) throw new ServerError('This is not a response of Deemster. Is the base URL right?');
  return answer;
}

function whatIsStored(written: string[], error: unknown): string {
  const before = written.length === 0 ? [] : [`Already pushed: ${written.join(', ')}.`];
  if ([ConnectionError, TimeoutError, ServerError].some((Unsure) => error instanceof Unsure))
    return ['It may or may not have been stored.', ...before].join(' ');
  return before[0] ?? 'Nothing was changed.';
}

/** What went wrong and what to do, as sentences on one line. @throws any error that did not come from a call */
export function faultLine(error: unknown, { baseUrl }: Service): string {
  if (!(error instanceof DeemsterError)) throw error;
  if (error instanceof AuthenticationError)
    return `${baseUrl} does not accept the key in DEEMSTER_API_KEY. Set it to a valid key.`;
  const { status } = error;
  const faults = error instanceof ValidationError ? error.errors : [];
  const message = faults.length > 0 ? `${status}: ${faults.map(shownFault).join('; ')}` : ofCommand(error.message);
  const who = message.includes(baseUrl) ? '' : `${baseUrl}${status === undefined ? ':' : ' answered'} `;
  const line = `${who}${message}`.replace(/\p{Cc}+/gu, ' ').replace(/(?<![.?!])$/, '.');
  // The client ends with a question when it suspects the address.
  return line.endsWith('?') ? `${line} Set the service's address with --url.` : line;
}

/** A validation error without the location prefix that only programs need. */
const shownFault = ({ loc, msg }: ValidationError['errors'][number]) =>
  `${loc.slice(1).join('.')}: ${msg.replace(/\.$/, '')}`;

/** A message of the client, with the command's name for each option. */
const ofCommand = (message: string) => message.replaceAll('baseUrl', '--url (DEEMSTER_BASE_URL)');
