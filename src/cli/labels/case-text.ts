import { styleText } from 'node:util';
import { visibleText } from '../visible-text.ts';
import { wrapped } from '../wrapped.ts';

/** What a person judges. */
interface Shown {
  criterion: string;
  /** Holds `messages`, and maybe `system`. */
  conversation: unknown;
  /** The messages to be judged, by index. */
  responses: readonly { first: number; last: number }[];
  /** The agent of a multi-agent trace whose part it is. */
  agent?: { name: string } | null | undefined;
}

/** A case as a person judges it: the criterion and the conversation, without the judge's verdict. */
export function caseText({ criterion, conversation, responses, agent }: Shown): string {
  const { messages, system } = conversation as { messages: Message[]; system?: string | null };
  const isJudged = (at: number) => responses.some(({ first, last }) => at >= first && at <= last);
  const bold = (text: string) => styleText('bold', wrapped(visibleText(text), width()).join('\n'));
  const paragraphs = [
    bold(criterion),
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
export const verdictText = ({ score, explanation }: { score: number | null; explanation: string }): string =>
  wrapped(visibleText(`The judge's score: ${shown(score)}. ${explanation}`.replaceAll(/\s+/g, ' ')), width()).join(
    '\n',
  );

const shown = (score: number | null): string => (score === null ? 'null' : String(Number(score.toFixed(2))));

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

/** As wide as the terminal, but long lines are hard to read. */
const width = (): number => Math.min(process.stdout.columns || 80, 100);

const indented = (text: string): string =>
  wrapped(visibleText(text), width() - 2)
    .map((line) => `  ${line}`)
    .join('\n');
