import { randomBytes } from 'node:crypto';
import type { Subject, ToolCall, ToolDefinition, ToolResult, Turn } from './conversation.ts';

/** A piece of the prompt that is data. `title` is ours alone; whatever a sender wrote stands in `body`. */
export interface Block {
  title: string;
  body: string;
}

/**
 * What the model is shown of a subject: the system text, the tool definitions and every message up to the end of the
 * response. Later messages are left out: what came after a response says nothing about it.
 */
export function subjectBlocks({ conversation, response }: Subject): Block[] {
  const { system, tools, turns } = conversation;
  return [
    ...(system === null ? [] : [{ title: 'system text', body: system }]),
    ...tools.map(toolDefinitionBlock),
    ...turns.filter(({ index }) => index <= response.last).flatMap((turn) => turnBlocks(turn, response.first)),
  ].map(({ title, body }) => ({ title, body: body.toWellFormed() }));
}

/** Renders blocks between lines that carry the mark. */
export function fence(blocks: Block[], mark: string): string {
  return blocks.map(({ title, body }) => `<<<${mark} ${title}\n${body}\n>>>${mark}`).join('\n\n');
}

/** A mark of 96 random bits that stands nowhere in the blocks, so that no content can close its own fence. */
export function freshMark(blocks: Block[]): string {
  for (;;) {
    const mark = randomBytes(12).toString('hex');
    if (!blocks.some(({ body }) => body.includes(mark))) return mark;
  }
}

function turnBlocks(turn: Turn, firstOfResponse: number): Block[] {
  const place = `message ${turn.index}, ${turn.role}${turn.index >= firstOfResponse ? ', RESPONSE TO JUDGE' : ''}`;
  const parts = [
    ...(turn.text === '' ? [] : [{ title: place, body: turn.text }]),
    ...turn.attachments.map((type) => ({ title: `${place}, attachment that is not shown`, body: type })),
    ...turn.toolCalls.map((call) => ({ title: `${place}, tool call`, body: callText(call) })),
    ...turn.toolResults.map((result) => ({ title: `${place}, tool result`, body: resultText(result) })),
  ];
  return parts.length === 0 ? [{ title: `${place}, empty`, body: '' }] : parts;
}

const callText = ({ id, name, arguments: json }: ToolCall) =>
  `name: ${name}\n${id === null ? '' : `id: ${id}\n`}arguments: ${json}`;

const resultText = ({ callId, text }: ToolResult) => (callId === null ? text : `of call: ${callId}\n${text}`);

const toolDefinitionBlock = ({ name, description, parameters }: ToolDefinition): Block => ({
  title: 'tool definition',
  body: `name: ${name}\ndescription: ${description}\nparameters: ${JSON.stringify(parameters)}`,
});
