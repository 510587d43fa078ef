import { styleText } from 'node:util';
import type { Evaluation, Trace } from '../../client/index.ts';
import { visibleText } from '../visible-text.ts';

/** A case as a person judges it: the criterion and the conversation, without the judge's verdict. */
export function caseText(trace: Trace, evaluation: Evaluation): string {
  const { conversation, responses, agent } = evaluation.sub_trace.subject;
  const { messages, system } = (conversation ?? trace.trace) as unknown as {
    messages: Message[];
    system?: string | null;
  };
  const isJudged = (at: number) => responses.some(({ first, last }) => at >= first && at <= last);
  const bold = (text: string) => styleText('bold', visibleText(text));
  const paragraphs = [
    bold(evaluation.criteria),
    ...(agent ? [`What the agent ${visibleText(agent.name)} saw and wrote:`] : []),
    ...(system ? [`system:\n${indented(system)}`] : []),
    ...messages.map((message, at) => {
      const who = isJudged(at) ? bold(`${message.role} (to be judged):`) : visibleText(`${message.role}:`);
      return `${who}\n${indented(textOf(message))}`;
    }),
  ];
  return paragraphs.join('\n\n');
}

/** The judge's verdict, for after the person's own. */
export const verdictText = ({ score, explanation }: Evaluation): string =>
  visibleText(`The judge's score: ${score ?? 'null'}. ${explanation}`.replaceAll(/\s+/g, ' '));

interface Message {
  role: string;
  content?: unknown;
  tool_calls?: unknown;
}

/** What a message says; parts that are not text are shown as JSON. */
function textOf({ content, tool_calls, ...rest }: Message): string {
  const { role: _role, ...others } = rest;
  const parts = typeof content === 'string' ? [content] : Array.isArray(content) ? content.map(partText) : [];
  if (tool_calls) parts.push(JSON.stringify(tool_calls, null, 2));
  if (parts.length === 0) parts.push(JSON.stringify(others, null, 2));
  return parts.join('\n');
}

const partText = (part: { type?: unknown; text?: unknown }): string =>
  typeof part.text === 'string' ? part.text : JSON.stringify(part, null, 2);

const indented = (text: string): string =>
  visibleText(text)
    .split('\n')
    .map((line) => `  ${line}`)
    .join('\n');
