import type { Subject } from '../conversation.ts';
import type { Criterion } from '../criterion/criterion.ts';
import type { ChatMessage, CompletionRequest } from '../providers/provider.ts';
import { type Block, fence, markFor, subjectBlocks } from './blocks.ts';
import { hasControlToken } from './control-tokens.ts';
import { AGENT_VIEW, CLOSING, DEFUSED, type Form, repairText, UNUSABLE_REPLY, wordingOf } from './prompts.ts';
import { listingsFor } from './protocols.ts';

/** What one verdict is asked for. */
export interface Asked {
  criterion: Criterion;
  subject: Subject;
  /** Whether the model writes down its reasoning first. */
  reasoning: boolean;
  /** Whether the verdict carries an explanation for the end user. */
  clean: boolean;
}

/** A question as a model is asked it. */
export interface Question {
  messages: ChatMessage[];
  schema: CompletionRequest['schema'];
  form: Form;
  /** The conversation as it is shown. */
  data: readonly Block[];
  /** Fences the conversation, and has to stand in the verdict. */
  mark: string;
}

/** The chat that asks for one verdict. What many questions share stands first, for the caches of providers. */
export function questionOf({ criterion, subject, reasoning, clean }: Asked): Question {
  const form: Form = { scale: criterion.scale, listings: listingsFor(criterion), reasoning, clean };
  const { system, schema } = wordingOf(form);
  const data = subjectBlocks(subject);
  const asked: Block = { title: 'criterion', body: criterion.text.toWellFormed() };
  const mark = markFor(data, asked.body);
  const note = subject.agent ? `${AGENT_VIEW}\n\n` : '';
  const conversation = `The mark is ${mark}.\n\n${note}${fence(data, mark)}`;
  const isDefused = [...data, asked].some(({ body }) => hasControlToken(body));
  const closing = isDefused ? `${DEFUSED}\n\n${CLOSING}` : CLOSING;
  const content = `${conversation}\n\n${fence([asked], mark)}\n\n${closing}`;
  const messages: ChatMessage[] = [
    { role: 'system', content: system },
    { role: 'user', content, shared: conversation.length },
  ];
  return { messages, schema, form, data, mark };
}

/** How much of an unusable reply is sent back, in characters: enough to see the fault, too little to fill the window. */
const ECHO_LENGTH = 4000;

/**
 * The same question in the one repair turn: the chat so far, the unusable reply, and what is wrong with it. A reply may
 * quote what the conversation planted, so that it stands in a fence as well.
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
