import { withDeadline } from './deadline.ts';
import type { Judge } from './judge.ts';
import { JudgeError } from './judge-error.ts';
import { listedAs } from './providers/http/model-list.ts';
import type { InspectableProvider, ListedModel, Traits } from './providers/provider.ts';
import type { Watched } from './reply-form.ts';
import type { ModelCore } from './verdict.ts';

/** The findings about a judge. Null: unknown. */
export interface JudgeReport {
  /** Kind and model, such as `openai:gpt-5-mini`. */
  judge: string;
  /** The address that was called, without its query; null for a model file. */
  address: string | null;
  reachable: boolean | null;
  keyAccepted: boolean | null;
  modelKnown: boolean | null;
  /** The ids in the server's list of models; null if it has none. */
  models: string[] | null;
  /** Whether the model is in that list; null without a list. */
  isListed: boolean | null;
  structuredOutput: Traits['structuredOutput'] | null;
  /** Whether the replies had that form, as they would if the server enforced it; null if none was complete. */
  keptForm: boolean | null;
  /** Fields that the server refused, such as `temperature`. */
  leftOut: string[];
  probabilities: boolean | null;
  /** In tokens. */
  window: number | null;
  /** The duration of the judgment in milliseconds, including refused calls. */
  latency: number | null;
  /** Why the judgment failed; null if it succeeded. */
  fault: JudgeError | null;
}

/** The time limit for the list of models, in seconds. */
export const LIST_SECONDS = 10;

/** A criterion that no check decides, and a minimal conversation. */
const QUESTION = {
  conversation: {
    messages: [
      { role: 'user', content: 'Can you help me?' },
      { role: 'assistant', content: 'Of course, with pleasure. What do you need?' },
    ],
    system: null,
    tools: null,
  },
  criterion: 'Passes if the response is friendly',
  evaluateLatest: true,
  clean: false,
};

/** The result of an attempt, or its fault. */
type Tried<Result> = { result: Result; fault: null } | { result: null; fault: JudgeError };

/**
 * Checks a judge with its list of models and one small judgment, made like any other.
 * @param watched The judge's provider.
 * @param core A model core that uses the provider.
 * @param seconds The time limit of the judgment.
 */
export async function checkJudge(
  judge: Judge,
  { provider, keptForm }: Watched,
  core: ModelCore,
  seconds: number,
): Promise<JudgeReport> {
  const begin = performance.now();
  let latency = 0;
  // Concurrently, so that a server that does not answer takes no longer than one judgment.
  const [listed, judged] = await Promise.all([
    tried(Math.min(LIST_SECONDS, seconds), (signal) => provider.listModels?.(signal) ?? Promise.resolve(null)),
    tried(seconds, (signal, deadline) => judge.judge({ ...QUESTION, modelCore: core, signal, deadline })).finally(
      () => {
        latency = performance.now() - begin;
      },
    ),
  ]);

  const verdict = judged.result?.verdict ?? null;
  const hasReplied = verdict !== null || isReply(judged.fault);
  const models = listed.result?.models ?? null;
  const entry = models && (listedAs(models, modelOf(provider)) ?? null);
  const { structuredOutput, leftOut, window } = provider.traits();
  return {
    judge: provider.name,
    address: provider.address,
    ...(provider.address === null
      ? { reachable: null, keyAccepted: null, modelKnown: hasReplied || null }
      : foundOf(hasReplied, [judged.fault, listed.fault], entry)),
    models: models?.map(({ id }) => id) ?? null,
    isListed: models && entry !== null,
    structuredOutput: hasReplied ? structuredOutput : null,
    keptForm: keptForm(),
    leftOut: hasReplied ? leftOut : [],
    probabilities: verdict && verdict.labelProbabilities !== null,
    window: window ?? entry?.window ?? null,
    latency: hasReplied ? Math.round(latency) : null,
    fault: judged.fault,
  };
}

/** The model's name on its server. */
export const modelOf = ({ name }: InspectableProvider): string => name.slice(name.indexOf(':') + 1);

/** Whether the model replied, though without a usable verdict. */
const isReply = (fault: JudgeError | null): boolean =>
  fault?.fault === 'unusable_reply' && fault.usage !== null && fault.usage.prompt + fault.usage.completion > 0;

/** What a reply, or the faults of the judgment and of the list, show about the server, the key and the model. */
function foundOf(
  hasReplied: boolean,
  faults: (JudgeError | null)[],
  entry: ListedModel | null,
): Pick<JudgeReport, 'reachable' | 'keyAccepted' | 'modelKnown'> {
  if (hasReplied) return { reachable: true, keyAccepted: true, modelKnown: true };
  const hasAnswered = faults.some((fault) => fault === null || fault.diagnosis?.status !== undefined);
  const isUnreachable = faults.some((fault) => fault?.fault === 'unreachable');
  const isKeyRefused = faults.some((fault) => fault?.fault === 'key_refused');
  const isModelUnknown = faults.some((fault) => fault?.diagnosis?.isModelUnknown);
  return {
    reachable: hasAnswered ? true : isUnreachable ? false : null,
    keyAccepted: isKeyRefused ? false : null,
    modelKnown: isModelUnknown ? false : entry ? true : null,
  };
}

async function tried<Result>(
  seconds: number,
  work: (signal: AbortSignal, deadline: number) => Promise<Result>,
): Promise<Tried<Result>> {
  try {
    const result = await withDeadline(seconds, new AbortController(), ({ signal, deadline }) => work(signal, deadline));
    return { result, fault: null };
  } catch (error) {
    if (!(error instanceof JudgeError)) throw error;
    return { result: null, fault: error };
  }
}
