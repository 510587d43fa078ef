import type { components } from '../../../generated/openapi.d.ts';
import { type judgeInProcess, READER_VERSION } from '../../in-process.ts';
import { contentKey } from '../content-key.ts';
import { inputHash } from './input-hash.ts';
import type { Judgment } from './judgments.ts';

type Verdict = Awaited<ReturnType<ReturnType<typeof judgeInProcess>>>['verdict'];
export type TokenUsage = components['schemas']['TokenUsage'];

/** How far a model's verdict was checked against people's labels. */
export type PeopleWord =
  | 'not checked against people'
  | 'too few labels'
  | 'no band'
  | 'left to a person'
  | 'checked against people';

/** What a score means for a build, the most important first. */
export const outcomes = ['fail', 'inconclusive', 'error', 'n/a', 'pass'] as const;
export type Outcome = (typeof outcomes)[number];

type Figures = Pick<Verdict, 'score' | 'range' | 'samples' | 'probability'>;

/** What came of judging one row by one evaluator. */
export interface Judged extends Figures {
  result: Outcome;
  explanation: string | null;
  /** The first verdict, if the conversation was judged again; otherwise null. */
  first: Figures | null;
  /** Why there is no judgment. */
  error: string | null;
  /** `check`, or the model's name, such as `openai:gpt-5-mini`; null if a model was needed and there is none. */
  judge: string | null;
  /** What all calls for it cost; null if no model answered. */
  usage: TokenUsage | null;
  /** The wording of the model's prompt; null for a check, and if there is no judgment. */
  prompt_version: string | null;
  /** What read the criterion and decides exact checks; null if a service does not say. */
  reader_version: string | null;
  /** The version of the evaluator that a service stores. */
  evaluator_version?: number;
  /** The run of the service that judged. */
  run?: string;
  /** What the service stored. */
  trace_id?: string;
  evaluation_id?: string;
}

/** One result, as `--json` and `--output` write it. */
export interface Result extends Judged {
  /** The row's place in the input, from 1. */
  conversation: number;
  id: string | null;
  file: string;
  /** Null in a JSON document. */
  line: number | null;
  /** The evaluator's name; null for a criterion without one. */
  evaluator: string | null;
  criterion: string;
  model_core: string;
  /** The criterion with the row's values, if they change it. */
  filled_criterion?: string;
  /** How long the judgment took, in milliseconds. */
  latency_ms: number;
  /** Equal for the same content, judged in the same way. */
  hash: string;
  /** Equal for the same conversation and criterion, by whatever judge. */
  content: string;
  /** Equal for the same question, whatever the answer; null without a user message. */
  input_hash: string | null;
  people: PeopleWord | null;
}

/**
 * @param threshold the lowest score that passes, 0 to 1
 * @param first the verdict before the conversation was judged again
 */
export function judged(verdict: Verdict, threshold: number, usage: TokenUsage | null, first?: Verdict): Judged {
  return {
    result: outcomeOf(verdict, threshold),
    ...figuresOf(verdict),
    explanation: verdict.explanation,
    first: first ? figuresOf(first) : null,
    error: null,
    judge: verdict.judge,
    usage,
    prompt_version: verdict.promptVersion,
    reader_version: READER_VERSION,
  };
}

const figuresOf = ({ score, range, samples, probability }: Figures): Figures => ({
  score,
  range,
  samples,
  probability,
});

/** @param judge the model that was asked; null if there is none */
export function notJudged(error: string, judge: string | null, usage: TokenUsage | null): Judged {
  const none = { score: null, range: null, samples: null, probability: null };
  const versions = { prompt_version: null, reader_version: READER_VERSION };
  return { result: 'error', ...none, explanation: null, first: null, error, judge, usage, ...versions };
}

/** A score is inconclusive when its range lies on both sides of the threshold. */
export function outcomeOf({ score, range }: Pick<Figures, 'score' | 'range'>, threshold: number): Outcome {
  if (score === null) return 'n/a';
  const [low, high] = range ?? [score, score];
  if (low >= threshold) return 'pass';
  return high < threshold ? 'fail' : 'inconclusive';
}

/** @param milliseconds how long the judgment took */
export function toResult(
  { row, evaluator, criterion }: Judgment,
  came: Judged & Pick<Result, 'people'>,
  milliseconds: number,
  hash: string,
): Result {
  return {
    conversation: row.number,
    id: row.id,
    file: row.file,
    line: row.line,
    evaluator: evaluator.name,
    criterion: evaluator.criterion,
    model_core: evaluator.modelCore,
    ...(criterion !== evaluator.criterion && { filled_criterion: criterion }),
    ...came,
    latency_ms: Math.round(milliseconds),
    hash,
    content: contentKey(row.conversation, criterion),
    input_hash: inputHash(row.conversation),
  };
}
