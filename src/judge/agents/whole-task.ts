import type { components } from '../../../generated/openapi.d.ts';
import type { WholeTask } from '../conversation.ts';
import { isSaid, roleOf } from './agent-messages.ts';
import { interactionsOf } from './agent-view.ts';

type Schemas = components['schemas'];
type Interaction = Schemas['LLMInteraction'];

/** Finds the task of a trace by walking from its root. Every id in the trace must resolve. */
export function wholeTaskOf(trace: Schemas['MultiAgentTrace']): WholeTask {
  return {
    firstInput: walk(trace, 'forwards').map(firstInput).find(isFound) ?? null,
    lastOutput: walk(trace, 'backwards').map(lastOutput).find(isFound) ?? null,
  };
}

/** The task as context for one instance's view: without the last output if that is the instance's own. */
export function taskAround(instance: Schemas['AgentInstance'], task: WholeTask): WholeTask {
  const isOwn = interactionsOf(instance).some(({ output_messages }) =>
    output_messages.some(({ content }) => content === task.lastOutput),
  );
  return isOwn ? { ...task, lastOutput: null } : task;
}

/** Yields the interactions forwards or backwards, each once. Those of a called agent replace its call. */
function* walk(trace: Schemas['MultiAgentTrace'], direction: 'forwards' | 'backwards'): Generator<Interaction> {
  const { root_agent_instance_id: root, agent_instance_by_id: instances } = trace;
  const entered = new Set<string>();
  const enter = (id: string) => {
    entered.add(id);
    const { interactions } = instances[id]!;
    return (direction === 'forwards' ? interactions : interactions.toReversed()).values();
  };
  const open = [enter(root)];
  while (open.length > 0) {
    const { value, done } = open.at(-1)!.next();
    if (done) open.pop();
    else if (typeof value !== 'string') yield value;
    else if (!entered.has(value)) open.push(enter(value));
  }
}

/** The first text of a user, or else the first text. */
function firstInput({ input_messages }: Interaction): string | undefined {
  const texts = input_messages.filter(isText);
  const first = texts.find((message) => roleOf(message) === 'user') ?? texts[0];
  return first?.content;
}

const lastOutput = ({ output_messages }: Interaction) => output_messages.filter(isText).at(-1)?.content;

type AgentMessage = Schemas['LLMInput'] | Schemas['LLMOutput'];

const isText = <Message extends AgentMessage>(message: Message): message is Message & { content: string } =>
  isSaid(message) && typeof message.content === 'string' && message.content.trim() !== '';

const isFound = (text: string | undefined) => text !== undefined;
