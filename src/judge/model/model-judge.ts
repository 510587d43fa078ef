import { JudgeError } from '../judge-error.ts';
import { allOrNone } from '../together.ts';
import { addUsage, withUsage } from '../usage.ts';
import type { TokenUsage, Verdict } from '../verdict.ts';
import { type Answer, askForVerdict, type JudgeModel } from './ask.ts';
import { labelProbabilities, UnclearLabel } from './label-probabilities.ts';
import { LABELS, scoreOf } from './labels.ts';
import { AGENT_PROMPT_VERSION, PROMPT_VERSION, WITH_MEMORY } from './prompts.ts';
import { type Question, questionOf, type VerdictRequest } from './question.ts';
import { middleHalf, type Weighed, weigh, wholeRange } from './weigh.ts';

export interface ModelJudgment extends Omit<VerdictRequest, 'reasoning'> {
  model: JudgeModel;
  /** How many samples to draw, even if the model gives probabilities. @default as the protocol decides */
  samples?: number | undefined;
  signal: AbortSignal;
  /** When the signal aborts by itself, in milliseconds of performance.now(). */
  deadline: number;
  /** See CompletionRequest. */
  fairnessKey?: number | undefined;
}

/** Samples of a graded score without probabilities: ranking needs several, pass or fail only one (judging.md, 2). */
const GRADED_SAMPLES = 3;

/** The prompt wording for a judgment of a subject. */
export const promptVersionOf = ({ subject: { agent }, earlier }: Pick<ModelJudgment, 'subject' | 'earlier'>): string =>
  `${agent ? AGENT_PROMPT_VERSION : PROMPT_VERSION}${earlier ? WITH_MEMORY : ''}`;

/**
 * Asks a model for a verdict on one response: once if it gives the probabilities of its label or the criterion passes or
 * fails; otherwise once per sample.
 * @throws JudgeError with the usage of all calls, including failed ones
 */
export async function judgeWithModel(judgment: ModelJudgment): Promise<Verdict> {
  const { criterion, model, samples } = judgment;
  const question = questionOf({ ...judgment, reasoning: model.reasoning });
  if (samples !== undefined) return draw(judgment, question, samples, null);
  if (criterion.scale === 'graded' && !model.provider.givesProbabilities)
    return draw(judgment, question, GRADED_SAMPLES, null);

  const { answer, probabilities } = await ask(judgment, question);
  if (probabilities) return fromProbabilities(judgment, question, answer, probabilities);
  if (criterion.scale === 'binary') return fromSamples(judgment, question, [answer], answer.paid);
  // The answer at temperature 0 is not used: it is no sample like the others.
  return draw(judgment, question, GRADED_SAMPLES, answer.paid);
}

const UNCLEAR = 'The judge model gave no clear label, and again when asked once more.';

interface WeighedAnswer {
  answer: Answer;
  probabilities: Record<string, number> | undefined;
}

/** One call with probabilities, and a second one if they are not at the labels. */
async function ask(judgment: ModelJudgment, question: Question): Promise<WeighedAnswer> {
  let paid: TokenUsage | null = null;
  const replies: string[] = [];
  // A second call at temperature 0 would have the same reply.
  for (const sampling of [
    { temperature: 0, seed: 1 },
    { temperature: null, seed: 2 },
  ]) {
    const answer: Answer = await askForVerdict(judgment, question, { ...sampling, probabilities: true }).catch(
      (error) => {
        throw withUsage(error, paid);
      },
    );
    paid = addUsage(paid, answer.paid);
    try {
      return { answer: { ...answer, paid }, probabilities: probabilitiesOf(answer, question) };
    } catch (error) {
      if (!(error instanceof UnclearLabel)) throw error;
      replies.push(answer.text);
    }
  }
  throw new JudgeError('unusable_reply', UNCLEAR, { usage: paid, replies });
}

const probabilitiesOf = ({ tokens, reading }: Answer, { form }: Question) =>
  tokens ? labelProbabilities(tokens, reading.labelAt, LABELS[form.scale]) : undefined;

/**
 * Draws samples by concurrent calls. A single one uses temperature 0. Several use the provider's default temperature and
 * different seeds, or their spread would be fake.
 */
async function draw(judgment: ModelJudgment, question: Question, count: number, paidBefore: TokenUsage | null) {
  const seeds = Array.from({ length: count }, (_, index) => index + 1);
  const temperature = count === 1 ? 0 : null;
  const drawOne = (seed: number, signal: AbortSignal) =>
    askForVerdict({ ...judgment, signal }, question, { temperature, seed, probabilities: false });
  const answers = await allOrNone(seeds, drawOne, { signal: judgment.signal, usageOf: ({ paid }) => paid }).catch(
    (error) => {
      throw withUsage(error, paidBefore);
    },
  );
  return fromSamples(judgment, question, answers, answers.map(({ paid }) => paid).reduce(addUsage, paidBefore));
}

/** In whole per cent. */
const percent = (share: number) => `${Math.round(share * 100)} %`;

function fromProbabilities(
  judgment: ModelJudgment,
  question: Question,
  { reading, paid }: Answer,
  probabilities: Record<string, number>,
): Verdict {
  const weighed = weigh(probabilities, judgment.criterion, middleHalf);
  const explained = {
    ...reading,
    ...(isFar(scoreOf(reading.label, judgment.criterion), weighed.score) &&
      otherExplanation(reading, probabilities, judgment)),
  };
  return verdictOf(judgment, question, explained, weighed, {
    way: 'probabilities',
    labelProbabilities: probabilities,
    samples: [weighed.score],
    usage: paid,
  });
}

/**
 * The likeliest label does not always decide: of Y 0.3, N 0.3 and X 0.4, the first two have more together. The model's
 * explanation is then for another label, and the end user does not get it.
 */
function otherExplanation(
  { label, explanation }: Answer['reading'],
  probabilities: Record<string, number>,
  { criterion }: ModelJudgment,
) {
  const named = (one: string) => scoreOf(one, criterion) ?? 'not applicable';
  const shares = Object.entries(probabilities)
    .filter(([, share]) => share >= 0.005)
    .map(([one, share]) => `${named(one)}: ${percent(share)}`);
  return {
    explanation: `By the model's probabilities (${shares.join(', ')}); its words are for ${named(label)}: ${explanation}`,
    cleanedExplanation: '',
  };
}

function fromSamples(
  judgment: ModelJudgment,
  question: Question,
  answers: Answer[],
  usage: TokenUsage | null,
): Verdict {
  const { criterion } = judgment;
  const counts: Record<string, number> = {};
  for (const { reading } of answers) counts[reading.label] = (counts[reading.label] ?? 0) + 1;
  // The range of three samples covers half of the distribution; the range of more would cover more.
  const weighed = weigh(counts, criterion, answers.length > GRADED_SAMPLES ? middleHalf : wholeRange);
  const samples = answers.map(({ reading }) => scoreOf(reading.label, criterion));
  // The explanation of the sample that is nearest to the score.
  const distances = samples.map((sample) => distance(sample, weighed.score));
  const nearest = answers[distances.indexOf(Math.min(...distances))]!;
  return verdictOf(judgment, question, nearest.reading, weighed, {
    way: `samples-${answers.length}`,
    labelProbabilities: null,
    samples,
    usage,
    // One sample does not measure a probability.
    ...(answers.length === 1 && { probability: null }),
  });
}

const distance = (sample: number | null, score: number | null) =>
  sample === null || score === null ? Number(sample !== score) * 2 : Math.abs(sample - score);

/** More than two steps of the graded scale apart, or opposite labels: the explanation would not match the score. */
const isFar = (sample: number | null, score: number | null) => distance(sample, score) > 0.25;

function verdictOf(
  { criterion, subject, model, clean, earlier }: ModelJudgment,
  { form }: Question,
  { explanation, cleanedExplanation, evidence, droppedQuotes, points, claims }: Answer['reading'],
  weighed: Weighed,
  {
    way,
    ...rest
  }: { way: string } & Pick<Verdict, 'labelProbabilities' | 'samples' | 'usage'> &
    Partial<Pick<Verdict, 'probability'>>,
): Verdict {
  return {
    ...weighed,
    explanation,
    cleanedExplanation: clean ? (cleanedExplanation ?? explanation) : null,
    decidedBy: 'model',
    judge: model.provider.name,
    method: [...(form.listings.length > 0 ? form.listings : [criterion.scale]), way].join('-'),
    evidence,
    droppedQuotes,
    points,
    claims,
    promptVersion: promptVersionOf({ subject, earlier }),
    ...rest,
  };
}
