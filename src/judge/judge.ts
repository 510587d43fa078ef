import { type CheckedResponse, checkResponses } from './checked-responses.ts';
import { createCompiler } from './checks/compile.ts';
import { createRunChecks, type RunChecks } from './checks/thread/off-thread.ts';
import { contradictionIn } from './contradiction.ts';
import {
  type AgentPart,
  type ResponseRange,
  readConversation,
  readResponses,
  toolNames,
  type WireConversation,
} from './conversation.ts';
import { type Criterion, latestOnly, parseCriterion, unsupportedBy } from './criterion.ts';
import { CriterionError } from './criterion-error.ts';
import { cleanExplanation } from './explanation.ts';
import { JudgeError } from './judge-error.ts';
import { judgeWithModel } from './model-judge.ts';
import type { Provider } from './providers/provider.ts';
import { mergeVerdicts } from './several-responses.ts';
import { judgeTogether } from './together.ts';
import type { ModelCore, Verdict } from './verdict.ts';

export interface JudgeRequest {
  conversation: WireConversation;
  /** A criterion text with one of the four prefixes. */
  criterion: string;
  modelCore: ModelCore;
  /** True: the latest response alone. False: every response, and the score is their mean. */
  evaluateLatest: boolean;
  /** In place of that, where the conversation is the view of one agent among several: its one response, of many parts. */
  agent?: AgentPart;
  /** Whether the verdict carries a cleaned explanation. */
  clean: boolean;
  /** Cancels the judgment. Abort it with a JudgeError (`timed_out`, `cancelled`): the judgment then fails with it. */
  signal: AbortSignal;
  /** When the signal will abort by itself, in milliseconds of performance.now(). */
  deadline: number;
}

export interface Judgment {
  verdict: Verdict;
  /** The responses that were judged, in the order of the conversation; of an agent's view the parts of its one. */
  responses: ResponseRange[];
}

export interface Judge {
  /**
   * @throws JudgeError when no judgment can be made; a fault is never a score
   * @throws CriterionError for a text that is no criterion, one that nothing can meet, or one that the core does not take
   */
  judge(request: JudgeRequest): Promise<Judgment>;
}

const NOTHING_TO_JUDGE = 'There is no assistant message to evaluate after the last user message.';
const NO_MODEL =
  'no model is configured to judge it: set ASSAY_JUDGE, for example ASSAY_JUDGE=openai:MODEL with OPENAI_BASE_URL and OPENAI_API_KEY.';
const UNDECIDABLE = `No program decides this criterion and ${NO_MODEL}`;
const LEFT_OPEN = `No program decides the criterion for such a response and ${NO_MODEL}`;

/**
 * Makes the judge: a criterion that a program can decide goes to an exact check, every other one to the model behind
 * its model core, and so does a response that the check leaves undecided.
 * @param providerFor the model behind a core; undefined where none is configured
 */
export function createJudge({
  providerFor,
  runChecks = createRunChecks(),
}: {
  providerFor: (core: ModelCore) => Provider | undefined;
  runChecks?: RunChecks;
}): Judge {
  const compile = createCompiler();
  return {
    async judge(request) {
      const criterion = readCriterion(request);
      const conversation = readConversation(request.conversation);
      const responses = request.agent?.parts ?? readResponses(conversation, request.evaluateLatest);
      if (responses.length === 0) throw new JudgeError('nothing_to_judge', NOTHING_TO_JUDGE);
      const knownTools = toolNames(conversation);
      const { agent, signal } = request;
      const checked = await checkResponses(
        responses.map((response) => ({ conversation, response })),
        compile(criterion, knownTools),
        { criterion, knownTools, agent, signal, runChecks },
      );
      const verdicts = await judgeTogether(checked, decider(criterion, request), signal);
      const merged = mergeVerdicts(
        verdicts,
        checked.map(({ subject }) => subject.response),
      );
      // Cleaned once more as a whole: a run of words can also go from one response's explanation into the next one's.
      const cleanedExplanation = request.clean ? cleanExplanation(endUserText(verdicts), conversation, merged) : null;
      return {
        verdict: {
          ...merged,
          explanation: plainText(merged.explanation),
          cleanedExplanation: cleanedExplanation && plainText(cleanedExplanation),
        },
        responses,
      };
    },
  };

  function decider(
    criterion: Criterion,
    { modelCore, clean, deadline }: JudgeRequest,
  ): (response: CheckedResponse, signal: AbortSignal) => Promise<Verdict> {
    return async ({ subject, checked }, signal) => {
      if (checked && !('undecided' in checked)) return checked;
      const provider = providerFor(modelCore);
      if (!provider) throw new JudgeError('undecidable', checked ? `${checked.undecided} ${LEFT_OPEN}` : UNDECIDABLE);
      return judgeWithModel({ criterion, subject, provider, clean, signal, deadline });
    };
  }
}

function readCriterion({ criterion: text, modelCore, evaluateLatest, agent }: JudgeRequest): Criterion {
  const criterion = parseCriterion(text);
  const isLatest = evaluateLatest && !agent;
  const wrong =
    contradictionIn(criterion) ?? unsupportedBy(criterion, modelCore) ?? (isLatest ? undefined : latestOnly(modelCore));
  if (wrong) throw new CriterionError(wrong);
  return criterion;
}

/** Without the numbers of the responses, which may be numbers that only hidden text holds. */
const endUserText = (verdicts: Verdict[]) =>
  verdicts.map(({ cleanedExplanation, explanation }) => cleanedExplanation ?? explanation).join('\n');

/** An explanation can quote a message; what a text column cannot hold must not come along. */
const plainText = (text: string) => text.toWellFormed().replaceAll('\0', '\u{FFFD}');
