import type { Subject } from '../conversation.ts';
import type { Criterion } from '../criterion/criterion.ts';
import type { ChatMessage, CompletionRequest } from '../providers/provider.ts';
import { type Block, fence, markFor, subjectBlocks } from './blocks.ts';
import { hasControlToken } from './control-tokens.ts';
import { type EarlierCase, earlierBlocks } from './earlier-cases.ts';
import {
  AGENT_VIEW,
  CLOSING,
  DEFUSED,
  EARLIER_CASES,
  type Form,
  repairText,
  UNUSABLE_REPLY,
  wordingOf,
} from './prompts.ts';
import { listingsFor } from './protocols.ts';

/** The inputs of one verdict. */
export interface VerdictRequest {
  criterion: Criterion;
  subject: Subject;
  /** Whether the model writes its reasoning first. */
  reasoning: boolean;
  /** Whether the verdict carries an explanation for the end user. */
  clean: boolean;
  /** What people said about similar cases; undefined: the evaluator has no memory. */
  earlier?: readonly EarlierCase[] | undefined;
}

/** A verdict request as it is sent to a model. */
export interface Question {
  messages: ChatMessage[];
  schema: CompletionRequest['schema'];
  form: Form;
  /** The conversation and the earlier cases, as blocks shown to the model. */
  data: readonly Block[];
  /** Fences the conversation, and must be repeated in the verdict. */
  mark: string;
}

/** Builds the chat that asks for one verdict. Parts that questions share come first, for providers' prompt caches. */
export function questionOf({ criterion, subject, reasoning, clean, earlier = [] }: VerdictRequest): Question {
  const form: Form = { scale: criterion.scale, listings: listingsFor(criterion), reasoning, clean };
  const { system, schema } = wordingOf(form);
  const data = subjectBlocks(subject);
  const criterionBlock: Block = { title: 'criterion', body: criterion.text.toWellFormed() };
  const cases = earlierBlocks(earlier, criterion);
  const mark = markFor(data, [criterionBlock, ...cases]);
  const note = subject.agent ? `${AGENT_VIEW}\n\n` : '';
  const conversation = `The mark is ${mark}.\n\n${note}${fence(data, mark)}`;
  const examples = cases.length > 0 ? `${EARLIER_CASES}\n\n${fence(cases, mark)}\n\n` : '';
  const isDefused = [...data, ...cases, criterionBlock].some(({ body }) => hasControlToken(body));
  const closing = isDefused ? `${DEFUSED}\n\n${CLOSING}` : CLOSING;
  const content = `${conversation}\n\n${examples}${fence([criterionBlock], mark)}\n\n${closing}`;
  const messages: ChatMessage[] = [
    { role: 'system', content: system },
    { role: 'user', content, shared: conversation.length },
  ];
  return { messages, schema, form, data: [...data, ...cases], mark };
}

/** Most characters of an unusable reply that are sent back: enough to show the fault without filling the window. */
const ECHO_LENGTH = 4000;

/**
 * The question for the single repair turn: the chat so far, the unusable reply, and what is wrong with it. The reply is
 * fenced too, because it may quote injected text.
 */
export function repairQuestion(question: Question, reply: string, reason: string): Question {
  const echo = reply.slice(0, ECHO_LENGTH).replaceAll(question.mark, ' ').toWellFormed();
  const messages: ChatMessage[] = [
    ...question.messages,
    { role: 'assistant', content: UNUSABLE_REPLY },
    {
      role: 'user',
      content: `${fence([{ title: 'your reply', body: echo }], question.mark)}\n\n${repairText(reason)}`,
    },
  ];
  return { ...question, messages };
}
