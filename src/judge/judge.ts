import { cacheKey } from './cache-key.ts';
import { type CheckedResponse, checkResponses } from './checked-responses.ts';
import { type CheckPool, createCheckPool } from './checks/thread/check-worker-pool.ts';
import { type Clean, createClean, createRunChecks, type RunChecks } from './checks/thread/off-thread.ts';
import {
  type AgentPart,
  type Conversation,
  type ResponseRange,
  readConversation,
  readResponses,
  toolNames,
  type WireConversation,
} from './conversation.ts';
import { type CompiledCriterion, createReadCriterion, type ReadCriterion } from './criterion/compiled-criterion.ts';
import { type Criterion, latestOnly, unsupportedBy } from './criterion/criterion.ts';
import { CriterionError } from './criterion/criterion-error.ts';
import { JudgeError } from './judge-error.ts';
import { isSilent } from './message.ts';
import type { JudgeModel } from './model/ask.ts';
import { type EarlierCase, idsOf, textsOfCases } from './model/earlier-cases.ts';
import { judgeWithModel, promptVersionOf } from './model/model-judge.ts';
import { noModelConfigured } from './no-model.ts';
import { textsOf } from './redaction/visibility.ts';
import type { CacheUse } from './score-cache.ts';
import { mergeVerdicts } from './several-responses.ts';
import { judgeTogether } from './together.ts';
import type { ModelCore, Verdict } from './verdict.ts';

export interface JudgeRequest {
  conversation: WireConversation;
  /** A criterion text with one of the four prefixes. */
  criterion: string;
  /** How it was read when its evaluator's version was saved. Null or undefined: it is read as this release reads. */
  pinned?: string | null | undefined;
  modelCore: ModelCore;
  /** True: only the latest response. False: every response; the score is their mean. */
  evaluateLatest: boolean;
  /** Instead of that, for an agent's view: the parts of its one response. */
  agent?: AgentPart;
  /** Whether the verdict carries a cleaned explanation. */
  clean: boolean;
  /** The number of samples drawn from a model. @default the protocol's number */
  samples?: number | undefined;
  /** Is searched before a model is called; undefined: always call it. */
  cache?: CacheUse | undefined;
  /** Cancels the judgment. Abort it with a JudgeError (`timed_out`, `cancelled`), which the judgment then throws. */
  signal: AbortSignal;
  /** When the signal aborts by itself, in milliseconds of performance.now(). */
  deadline: number;
  /** When calls to a model have to wait, these groups of judgments take turns. */
  fairnessKey?: number | undefined;
  /** Finds what people said about similar cases, for a model that judges. Undefined: the evaluator has no memory. */
  recall?: ((responses: readonly ResponseRange[]) => Promise<EarlierCase[]>) | undefined;
}

export interface Judgment {
  verdict: Verdict;
  /** The judged responses in the order of the conversation; for an agent's view, the parts of its one response. */
  responses: ResponseRange[];
  /** Whether the verdict is an equal request's, and so cost nothing. */
  cached: boolean;
  /** The key to cache the verdict under; null if it is not to be cached. */
  cacheKey: string | null;
  /** The ids of the comments and labels that the model was shown; undefined without a memory or a model. */
  memory?: string[] | undefined;
}

export interface Judge {
  /** Reads a criterion as `judge` does, and shares what it compiled. */
  readCriterion: ReadCriterion;
  /**
   * @throws JudgeError when no judgment can be made; a fault is never a score
   * @throws CriterionError for an invalid criterion, one that nothing can meet, or one that the model core does not support
   */
  judge(request: JudgeRequest): Promise<Judgment>;
}

const NOTHING_TO_JUDGE = 'There is no assistant message to evaluate after the last user message.';
const nothingIn = (index: number, { audio }: Record<string, unknown>) =>
  `There is nothing to judge: messages[${index}] has neither content nor tool calls.${audio ? ' Put the transcript of its audio into its content.' : ''}`;
const UNDECIDABLE = `No exact check can decide this criterion, and ${noModelConfigured()}`;
const LEFT_OPEN = `No exact check can decide the criterion for such a response, and ${noModelConfigured()}`;

/**
 * Makes the judge. An exact check decides a criterion if one can; otherwise, and for responses that the check leaves undecided,
 * the model behind the model core does.
 * @param modelFor Returns the model behind a core; undefined if none is configured.
 */
export function createJudge({
  modelFor,
  readCriterion = createReadCriterion(),
  pool = createCheckPool(),
  runChecks = createRunChecks(pool),
  clean = createClean(pool),
}: {
  modelFor: (core: ModelCore) => JudgeModel | undefined;
  /** Shared with the parts that read the criterion before it is judged. */
  readCriterion?: ReadCriterion;
  /** The threads for long checks and long cleanings. */
  pool?: CheckPool;
  runChecks?: RunChecks;
  clean?: Clean;
}): Judge {
  return {
    readCriterion,
    async judge(request) {
      const criterion = readCriterion(request.criterion, request.pinned);
      assertJudgeable(criterion, request);
      const conversation = readConversation(request.conversation);
      const responses = request.agent?.parts ?? readResponses(conversation, request.evaluateLatest);
      mustSaySomething(conversation, responses, request.conversation.messages);
      const knownTools = toolNames(conversation);
      const { agent, signal, cache } = request;
      const checked = await checkResponses(
        responses.map((response) => ({ conversation, response })),
        criterion.check(knownTools),
        { criterion, knownTools, agent, signal, runChecks },
      );
      const decided = checked.map(({ checked: said }) => (isVerdict(said) ? said : undefined));
      const open = checked[decided.indexOf(undefined)];
      const model = open && modelFor(request.modelCore);
      const earlier = model && (await request.recall?.(responses));
      const judgeAll = async (): Promise<Verdict> => {
        const verdicts = await judgeTogether(checked, decider(criterion, request, model, earlier), signal);
        const merged = mergeVerdicts(
          verdicts,
          checked.map(({ subject }) => subject.response),
        );
        // Cleaned again as a whole: a copied run of words can span the explanations of two responses.
        const { score } = merged;
        const cleaned = request.clean
          ? await clean(
              { explanation: endUserText(verdicts), texts: textsOf(conversation, textsOfCases(earlier)), score },
              signal,
            )
          : null;
        const explanation = plainText(merged.explanation);
        return { ...merged, explanation, cleanedExplanation: cleaned && plainText(cleaned) };
      };
      const shared = { responses, memory: earlier && idsOf(earlier) };
      if (!model || !cache) return { ...shared, verdict: await judgeAll(), cached: false, cacheKey: null };
      const promptVersion = promptVersionOf({ subject: open.subject, earlier });
      const { readerVersion } = criterion;
      const read = { ...request, readerVersion, conversation, responses, decided };
      const key = cacheKey({ ...read, model, promptVersion, earlier });
      const { isEntry, ...found } = await cache.verdict(key, signal, judgeAll);
      return { ...shared, ...found, cacheKey: isEntry ? key : null };
    },
  };
}

/**
 * The latest response of a conversation.
 * @throws JudgeError `nothing_to_judge`
 */
export function latestResponse(wire: WireConversation): ResponseRange {
  const conversation = readConversation(wire);
  const responses = readResponses(conversation, true);
  mustSaySomething(conversation, responses, wire.messages);
  return responses[0]!;
}

/** @throws JudgeError `nothing_to_judge` */
function mustSaySomething(
  conversation: Conversation,
  responses: ResponseRange[],
  messages: WireConversation['messages'],
): void {
  if (responses.length === 0) throw new JudgeError('nothing_to_judge', NOTHING_TO_JUDGE);
  const silent = silentIn(conversation, responses, messages);
  if (silent !== undefined) throw new JudgeError('nothing_to_judge', nothingIn(silent, messages[silent]!));
}

/** The index of the first response's last assistant message without any content; an empty text counts as an answer. */
const silentIn = ({ turns }: Conversation, responses: ResponseRange[], messages: unknown[]): number | undefined =>
  responses
    .map(({ first, last }) => turns.slice(first, last + 1).findLast(({ role }) => role === 'assistant')?.index)
    .find((index) => index !== undefined && isSilent(messages[index]));

const isVerdict = (checked: CheckedResponse['checked']): checked is Verdict =>
  checked !== undefined && !('undecided' in checked);

const decider =
  (
    criterion: Criterion,
    { clean, samples, deadline, fairnessKey }: JudgeRequest,
    model: JudgeModel | undefined,
    earlier: readonly EarlierCase[] | undefined,
  ) =>
  async ({ subject, checked }: CheckedResponse, signal: AbortSignal): Promise<Verdict> => {
    if (isVerdict(checked)) return checked;
    if (!model) throw new JudgeError('undecidable', checked ? `${checked.undecided} ${LEFT_OPEN}` : UNDECIDABLE);
    return judgeWithModel({ criterion, subject, model, clean, samples, signal, deadline, fairnessKey, earlier });
  };

/** @throws CriterionError for a criterion that nothing can meet, or that the model core does not support */
export function assertJudgeable(
  criterion: CompiledCriterion,
  { modelCore, evaluateLatest, agent }: Pick<JudgeRequest, 'modelCore' | 'evaluateLatest' | 'agent'>,
): void {
  const isLatest = evaluateLatest && !agent;
  const wrong =
    criterion.fault() ?? unsupportedBy(criterion, modelCore) ?? (isLatest ? undefined : latestOnly(modelCore));
  if (wrong) throw new CriterionError(wrong);
}

/** Without the responses' numbers, which might be numbers of hidden texts. */
const endUserText = (verdicts: Verdict[]) =>
  verdicts.map(({ cleanedExplanation, explanation }) => cleanedExplanation ?? explanation).join('\n');

/** Replaces what a text column cannot hold, such as a NUL that the explanation quotes. */
const plainText = (text: string) => text.toWellFormed().replaceAll('\0', '\u{FFFD}');
