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

/** A part of the prompt that is data. `title` is always ours; everything that a sender wrote is in `body`. */
export interface Block {
  title: string;
  body: string;
}

/**
 * The parts of a subject that the model sees: the system text, the tool definitions, the agent and its task, and every message
 * up to the end of the response. Later messages are left out: they say nothing about the response.
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

/** Renders blocks between lines with the mark. Control tokens of chat templates are defused. */
export function fence(blocks: Block[], mark: string): string {
  return blocks.map(({ title, body }) => `<<<${mark} ${title}\n${defused(body)}\n>>>${mark}`).join('\n\n');
}

/** Known only to this process, so that marks cannot be predicted. */
const SECRET = randomBytes(32);

/**
 * A random mark of 48 bits that occurs neither in the blocks nor in what follows them, so that no content can close its own
 * fence or forge a verdict. The same blocks have the same mark whatever follows (a criterion, earlier cases), so that a
 * provider's prompt cache recognises the conversation.
 */
export function markFor(blocks: readonly Block[], following: readonly Block[]): string {
  for (let attempt = 0; ; attempt += 1) {
    const hash = createHmac('sha256', SECRET).update(String(attempt));
    for (const { title, body } of blocks) hash.update(`${title}\0${body}\0`);
    const mark = hash.digest('hex').slice(0, 12);
    if (![...blocks, ...following].some(({ body }) => body.includes(mark))) return mark;
  }
}

/**
 * Longest excerpt of either text, in characters. They are sent once per agent, for perhaps thousands of agents, and only show
 * the purpose of the agent's work.
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
