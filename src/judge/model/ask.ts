import type { Subject } from '../conversation.ts';
import { JudgeError } from '../judge-error.ts';
import type { Completion, CompletionRequest, Provider } from '../providers/provider.ts';
import { addUsage, withUsage } from '../usage.ts';
import type { TokenUsage } from '../verdict.ts';
import { assertAgreement } from './agreement.ts';
import { UnusableReply } from './marked-object.ts';
import { type Question, repairQuestion } from './question.ts';
import { type Reading, readReply } from './reply.ts';

const CUT = 'The judge model reached its output limit before its reply was complete.';
const UNUSABLE = 'The judge model gave an unusable reply, and again when asked to repair it.';

/** A model that judges, and its mode. */
export interface JudgeModel {
  provider: Provider;
  /** Whether it writes its reasoning before its label, which helps large models and harms small ones (judging.md, 2). */
  reasoning: boolean;
}

/** A usable reply. */
export interface Answer {
  reading: Reading;
  /** The reply as the model sent it. */
  text: string;
  tokens: Completion['tokens'];
  /** The usage of this attempt and all before it. */
  paid: TokenUsage | null;
}

interface Asking {
  model: JudgeModel;
  subject: Subject;
  signal: AbortSignal;
  deadline: number;
  /** See CompletionRequest. */
  fairnessKey?: number | undefined;
}

type Sampling = Pick<CompletionRequest, 'temperature' | 'seed' | 'probabilities'>;

/**
 * Asks a model for one verdict, and once more if its reply is unusable.
 * @throws JudgeError with the usage of all attempts, including failed ones
 */
export async function askForVerdict(asking: Asking, question: Question, sampling: Sampling): Promise<Answer> {
  const first = await complete(asking, question, sampling, null);
  const attempt = read(first, question, asking.subject);
  if (!(attempt instanceof UnusableReply)) return { ...first, reading: attempt };

  const repair = repairQuestion(question, first.text, attempt.message);
  try {
    const second = await completeRepair(asking, repair, sampling, first.paid);
    const repaired = read(second, question, asking.subject);
    if (!(repaired instanceof UnusableReply)) return { ...second, reading: repaired };
    throw new JudgeError('unusable_reply', UNUSABLE, { cause: repaired, usage: second.paid, replies: [second.text] });
  } catch (error) {
    throw error instanceof JudgeError ? error.with({ replies: [first.text, ...error.replies] }) : error;
  }
}

interface PaidCompletion extends Completion {
  paid: TokenUsage | null;
}

async function complete(
  { model: { provider }, signal, deadline, fairnessKey }: Asking,
  { messages, schema, mark }: Question,
  sampling: Sampling,
  paidBefore: TokenUsage | null,
): Promise<PaidCompletion> {
  const opening = `{"mark":"${mark}"`;
  try {
    const completion = await provider.complete({
      messages,
      schema,
      opening,
      ...sampling,
      signal,
      deadline,
      fairnessKey,
    });
    return { ...completion, paid: addUsage(paidBefore, completion.usage) };
  } catch (error) {
    throw withUsage(error, paidBefore);
  }
}

/** The repair turn is longer than the question, which fitted. So a full window is the reply's fault here, not the caller's. */
async function completeRepair(asking: Asking, question: Question, sampling: Sampling, paidBefore: TokenUsage | null) {
  try {
    return await complete(asking, question, sampling, paidBefore);
  } catch (error) {
    if (!(error instanceof JudgeError) || error.fault !== 'too_long') throw error;
    throw new JudgeError('unusable_reply', UNUSABLE, { cause: error, usage: error.usage });
  }
}

function read(completion: PaidCompletion, question: Question, subject: Subject): Reading | UnusableReply {
  const { text, beside = [], flaw, finish, paid } = completion;
  // A cut reply is not repaired: the second one would probably be cut as well.
  if (finish === 'length') throw new JudgeError('unusable_reply', CUT, { usage: paid, replies: [text] });
  if (flaw !== undefined) return new UnusableReply(flaw);
  try {
    const reading = readReply(text, question, subject);
    assertAgreement(reading.label, beside, question.mark);
    return reading;
  } catch (error) {
    if (error instanceof UnusableReply) return error;
    throw error;
  }
}
