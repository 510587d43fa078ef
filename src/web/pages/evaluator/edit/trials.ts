import { api, bodyOf, type Schemas } from '../../../api/client.ts';
import { requestOf } from '../../../api/trace-request.ts';
import type { Settings } from '../../../components/evaluator/settings.ts';
import type { Trial } from './trial.ts';

type Trace = Schemas['Trace'];
type Evaluation = Schemas['Evaluation'];

/** So many traces are tried at most, and so many at the same time. */
export const mostTrials = 20;
const atOnce = 4;

/** The newest traces that an evaluator has judged, each with its latest score. */
export async function loadTrials(name: string, signal: AbortSignal): Promise<Trial[]> {
  const query = { evaluator_name: name, page_size: mostTrials };
  const { traces } = await bodyOf(api.GET('/api/v1/traces', { params: { query }, signal }));
  return traces.map((trace) => {
    const own = latestOf(trace, name);
    const scores = own.map(({ score }) => score).filter((score) => typeof score === 'number');
    return {
      trace,
      before: scores.length === 0 ? null : scores.reduce((sum, score) => sum + score, 0) / scores.length,
      version: own.at(-1)!.sub_trace.evaluator_version,
      judgments: own.reduce(
        (sum, { sub_trace: { subject } }) => sum + (subject.agent ? 1 : subject.responses.length),
        0,
      ),
      result: undefined,
    };
  });
}

/** The latest evaluation by the evaluator; of each agent in a multi-agent trace. */
function latestOf({ evaluations }: Trace, name: string): Evaluation[] {
  const own = evaluations.filter(({ evaluator_name }) => evaluator_name === name);
  const agents = new Map(own.map((one) => [one.sub_trace.subject.agent?.id, one]));
  return agents.size > 1 ? [...agents.values()] : own.slice(-1);
}

/**
 * Makes the judgments again, some at a time. Nothing of them is stored but that they were made.
 * @param done Is called with each trial that has a result.
 */
export async function judgeAgain(
  trials: readonly Trial[],
  name: string,
  settings: Settings,
  done: (trial: Trial) => void,
  signal: AbortSignal,
): Promise<void> {
  const waiting = [...trials];
  const work = async () => {
    for (let trial = waiting.shift(); trial && !signal.aborted; trial = waiting.shift())
      done({ ...trial, result: await resultOf(trial, name, settings, signal) });
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}

async function resultOf(
  { trace }: Trial,
  name: string,
  settings: Settings,
  signal: AbortSignal,
): Promise<Trial['result']> {
  const { evaluation_criteria, model_core } = settings;
  const { subject, variables } = latestOf(trace, name).at(-1)!.sub_trace;
  // What was judged may differ from the trace's own conversation.
  const judged = subject.agent || !subject.conversation ? trace.trace : subject.conversation;
  const { path, body } = requestOf({ trace: judged }, { evaluation_criteria });
  const asked = { ...body, model_core, data_retention: 'none', ...(variables && { variables }) };
  try {
    if (path === '/api/v1/evals/trace') {
      const answer = await bodyOf(api.POST(path, { body: asked as Schemas['MultiAgentTraceRequest'], signal }));
      return { score: answer.overall_score, explanation: answer.explanation };
    }
    const latest = { ...asked, evaluate_latest: subject.responses.length <= 1 };
    const { score = null, explanation } = await bodyOf(
      api.POST(path, { body: latest as Schemas['RewardRequest'], signal }),
    );
    return { score, explanation };
  } catch (error) {
    if (signal.aborted) return undefined;
    return { fault: (error as Error).message };
  }
}
