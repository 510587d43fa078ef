import { ConnectionError, type Evaluator, type EvaluatorSettings, ServerError, TimeoutError } from '../client/index.ts';
import { count } from './database.ts';
import { isEvaluator, isSame, type Settings, shownName } from './evaluator-file.ts';
import { faultLine, type Service } from './service-client.ts';
import { UsageError } from './usage-error.ts';

/** @throws UsageError when the service does not return all of them */
export async function listAll(service: Service): Promise<Evaluator[]> {
  try {
    return (await service.client.evaluators.list()).map(checked);
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

async function pushOne(
  { client: { evaluators } }: Service,
  name: string,
  settings: Settings,
  stored: Evaluator | undefined,
) {
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
  memory: settings.memory,
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
