import type { Subject } from './conversation.ts';
import type { Criterion } from './criterion.ts';
import { cleanExplanation } from './explanation.ts';
import { JudgeError } from './judge-error.ts';
import { UnusableReply } from './last-object.ts';
import { AGENT_PROMPT_VERSION, judgePrompt, PROMPT_VERSION, repairPrompt, replySchema } from './prompts.ts';
import type { ChatMessage, Completion, Provider } from './providers/provider.ts';
import { type Reading, readReply } from './reply.ts';
import { addUsage, withUsage } from './usage.ts';
import type { TokenUsage, Verdict } from './verdict.ts';

export interface ModelJudgment {
  criterion: Criterion;
  subject: Subject;
  provider: Provider;
  /** Whether the verdict carries a cleaned explanation. */
  clean: boolean;
  signal: AbortSignal;
  /** When the signal will abort by itself, in milliseconds of performance.now(). */
  deadline: number;
}

/** The protocol and its number of samples, as `method` names them: one label, or one level. */
const METHOD: Record<Criterion['scale'], string> = { binary: 'label-1', graded: 'level-1' };

const CUT = 'The judge model reached its output limit before its reply was complete.';
const UNUSABLE = 'The judge model gave an unusable reply, also when it was asked to repair it.';

/**
 * Asks a model for a verdict on one response, and once more when its reply is unusable.
 * @throws JudgeError, whose `usage` is the sum over all attempts, the failed ones too
 */
export async function judgeWithModel(judgment: ModelJudgment): Promise<Verdict> {
  const prompt = judgePrompt(judgment);
  const first = await ask(judgment, prompt, null);
  const attempt = read(first, judgment);
  if (!(attempt instanceof UnusableReply)) return toVerdict(attempt, first.paid, judgment);

  const second = await repair(judgment, repairPrompt(prompt, first.text, attempt.message), first.paid);
  const repaired = read(second, judgment);
  if (!(repaired instanceof UnusableReply)) return toVerdict(repaired, second.paid, judgment);
  throw new JudgeError('unusable_reply', UNUSABLE, { cause: repaired, usage: second.paid });
}

interface Answer extends Completion {
  /** What this and all attempts before it cost. */
  paid: TokenUsage | null;
}

async function ask(judgment: ModelJudgment, messages: ChatMessage[], paidBefore: TokenUsage | null): Promise<Answer> {
  const { criterion, provider, clean, signal, deadline } = judgment;
  const schema = replySchema(criterion.scale, clean);
  try {
    const completion = await provider.complete({ messages, schema, temperature: 0, seed: 1, signal, deadline });
    return { ...completion, paid: addUsage(paidBefore, completion.usage) };
  } catch (error) {
    throw withUsage(error, paidBefore);
  }
}

/** The repair turn is longer than the question that fitted, so a full window is here the reply's fault, not the caller's. */
async function repair(judgment: ModelJudgment, messages: ChatMessage[], paidBefore: TokenUsage | null) {
  try {
    return await ask(judgment, messages, paidBefore);
  } catch (error) {
    if (!(error instanceof JudgeError) || error.fault !== 'too_long') throw error;
    throw new JudgeError('unusable_reply', UNUSABLE, { cause: error, usage: error.usage });
  }
}

function read({ text, finish, paid }: Answer, judgment: ModelJudgment): Reading | UnusableReply {
  // A cut reply is not repaired: the second one would be cut as well.
  if (finish === 'length') throw new JudgeError('unusable_reply', CUT, { usage: paid });
  try {
    return readReply(text, judgment);
  } catch (error) {
    if (error instanceof UnusableReply) return error;
    throw error;
  }
}

function toVerdict(reading: Reading, usage: TokenUsage | null, judgment: ModelJudgment): Verdict {
  const { score, explanation, cleanedExplanation, evidence, droppedQuotes } = reading;
  const { criterion, subject, provider, clean } = judgment;
  return {
    score,
    explanation,
    cleanedExplanation: clean
      ? cleanExplanation(cleanedExplanation ?? explanation, subject.conversation, { score })
      : null,
    decidedBy: 'model',
    judge: provider.name,
    method: METHOD[criterion.scale],
    probability: null,
    samples: [score],
    spread: 0,
    evidence,
    droppedQuotes,
    usage,
    promptVersion: subject.agent ? AGENT_PROMPT_VERSION : PROMPT_VERSION,
  };
}
