import { createHmac, randomBytes } from 'node:crypto';
import {
  type AgentPart,
  isOfResponse,
  type Subject,
  type ToolCall,
  type ToolDefinition,
  type ToolResult,
  type Turn,
} from '../conversation.ts';
import { defused } from './control-tokens.ts';

/** A piece of the prompt that is data. `title` is ours alone; whatever a sender wrote stands in `body`. */
export interface Block {
  title: string;
  body: string;
}

/**
 * What the model is shown of a subject: the system text, the tool definitions, the agent and its task, and every
 * message up to the end of the response. Later messages are left out: what came after a response says nothing about it.
 */
export function subjectBlocks(subject: Subject): Block[] {
  const { system, tools, turns } = subject.conversation;
  return [
    ...(system === null ? [] : [{ title: 'system text', body: system }]),
    ...tools.map(toolDefinitionBlock),
    ...(subject.agent ? agentBlocks(subject.agent) : []),
    ...turns
      .filter(({ index }) => index <= subject.response.last)
      .flatMap((turn) => turnBlocks(turn, isOfResponse(turn, subject))),
  ].map(({ title, body }) => ({ title, body: body.toWellFormed() }));
}

/** Renders blocks between lines that carry the mark. No control token of a chat template stands in them. */
export function fence(blocks: Block[], mark: string): string {
  return blocks.map(({ title, body }) => `<<<${mark} ${title}\n${defused(body)}\n>>>${mark}`).join('\n\n');
}

/** Nobody outside this process can tell a mark in advance. */
const SECRET = randomBytes(32);

/**
 * A random mark of 48 bits that stands nowhere in the blocks nor in the criterion, so that no content can close its own
 * fence or make up a verdict. The same blocks have the same mark, whatever the criterion, so that a provider's prompt cache
 * knows a conversation again.
 */
export function markFor(blocks: Block[], criterion: string): string {
  for (let attempt = 0; ; attempt += 1) {
    const hash = createHmac('sha256', SECRET).update(String(attempt));
    for (const { title, body } of blocks) hash.update(`${title}\0${body}\0`);
    const mark = hash.digest('hex').slice(0, 12);
    if (!criterion.includes(mark) && !blocks.some(({ body }) => body.includes(mark))) return mark;
  }
}

/**
 * The most that is shown of either text, in characters. They go to the judge once for each of perhaps thousands of agents,
 * and are only there to say what the agent's work is for.
 */
const TASK_LENGTH = 4_000;

function agentBlocks({ name, wholeTask }: AgentPart): Block[] {
  const texts = { 'first input': wholeTask?.firstInput, 'last output': wholeTask?.lastOutput };
  return [
    { title: 'the agent whose response is judged', body: name },
    ...Object.entries(texts).flatMap(([title, text]) => (typeof text === 'string' ? [taskBlock(title, text)] : [])),
  ];
}

function taskBlock(name: string, text: string): Block {
  const part = text.length > TASK_LENGTH ? `, only its first ${TASK_LENGTH} of ${text.length} characters` : '';
  return { title: `the whole task, ${name}${part}`, body: text.slice(0, TASK_LENGTH) };
}

function turnBlocks(turn: Turn, isToJudge: boolean): Block[] {
  const place = `message ${turn.index}, ${turn.role}${isToJudge ? ', RESPONSE TO JUDGE' : ''}`;
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
