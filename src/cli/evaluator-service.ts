import {
  ConnectionError,
  type Evaluator,
  type EvaluatorSettings,
  type EvaluatorUpdate,
  ServerError,
  TimeoutError,
} from '../client/index.ts';
import { isAgreed } from './agreed.ts';
import { count } from './database.ts';
import { isEvaluator, isSame, type Settings, shownText } from './evaluator-file.ts';
import { lossOf, type Reworded, rewordedOf, warningOf } from './reworded-evaluators.ts';
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

export interface PushOptions {
  /** A new wording means the same, so that people's labels hold for it too. */
  keepLabels?: true;
  /** Asks nothing. */
  yes?: true;
}

/**
 * Creates and updates evaluators, and prints the result of each. On a terminal, asks before labels no longer count.
 * @throws UsageError that says what was stored
 */
export async function push(
  service: Service,
  wanted: Map<string, Settings>,
  { keepLabels, yes }: PushOptions = {},
): Promise<void> {
  const stored = new Map((await listAll(service)).map((evaluator) => [evaluator.name, evaluator]));
  const reworded = await rewordedOf(service, wanted, stored);
  if (!keepLabels && reworded.size > 0) await warn([...reworded.values()], !yes && process.stdin.isTTY);
  const written: string[] = [];
  for (const [name, settings] of wanted) {
    const options = { ...toOptions(settings), keepLabels };
    const pushed = await pushOne(service, name, settings, options, stored.get(name)).catch((error: unknown) => {
      throw new UsageError(`${shownText(name)}: ${faultLine(error, service)} ${whatIsStored(written, error)}`);
    });
    const { what, evaluator } = pushed;
    if (what !== 'unchanged') written.push(shownText(name));
    const before = reworded.get(name);
    const labels = before ? lossOf(before, evaluator.labels_since) : '';
    console.log(`${shownText(name)}: ${what}, version ${evaluator.version}${labels}`);
  }
  const others = [...stored.keys()].filter((name) => !wanted.has(name)).length;
  if (others > 0) console.log(`not in the file and left alone: ${count(others, 'evaluator')}`);
}

async function warn(reworded: readonly Reworded[], isAsked: boolean) {
  for (const one of reworded) console.error(`deemster: ${warningOf(one)}`);
  if (isAsked && !(await isAgreed('Push it?'))) throw new UsageError('Nothing was pushed.');
}

async function pushOne(
  { client: { evaluators } }: Service,
  name: string,
  settings: Settings,
  { keepLabels, ...options }: EvaluatorUpdate,
  stored: Evaluator | undefined,
) {
  if (stored && isSame(stored, settings)) return { what: 'unchanged', evaluator: stored };
  if (!stored) return { what: 'created', evaluator: checked(await evaluators.create(name, options)) };
  // What somebody else has saved since the warnings is not replaced unseen.
  const update = { ...options, keepLabels, expectedVersion: stored.version };
  return { what: 'changed', evaluator: checked(await evaluators.update(name, update)) };
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
