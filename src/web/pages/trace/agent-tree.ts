import type { Schemas } from '../../api/client.ts';

type AgentTrace = Schemas['MultiAgentTrace'];

/** An agent instance in the tree of calls. */
export interface AgentNode {
  id: string;
  name: string;
  /** 0 for the root. */
  depth: number;
  /** Its own calls of a model. */
  calls: number;
  children: AgentNode[];
}

/** The tree of instances from the root. An instance that several call is below each of them; the contract allows no cycle. */
export function treeOf({ root_agent_instance_id: root, agent_instance_by_id: instances }: AgentTrace): AgentNode {
  const nodeOf = (id: string, depth: number): AgentNode => {
    const { name, interactions } = instances[id]!;
    const called = interactions.filter((one) => typeof one === 'string');
    return {
      id,
      name,
      depth,
      calls: interactions.length - called.length,
      children: [...new Set(called)].map((child) => nodeOf(child, depth + 1)),
    };
  };
  return nodeOf(root, 0);
}

/**
 * What an agent instance saw and wrote, for one that was not judged: each of its calls of a model in turn.
 */
export const conversationOf = ({ interactions }: Schemas['AgentInstance']): Schemas['Conversation'] => ({
  system: null,
  tools: null,
  messages: interactions
    .filter((one) => typeof one !== 'string')
    .flatMap(({ input_messages, output_messages }) => [
      ...input_messages.map(({ role, content }) => messageOf(role, content)),
      ...output_messages.map(({ content }) => messageOf('assistant', content)),
    ]),
});

type Content = Schemas['LLMInput']['content'];

function messageOf(role: string, content: Content): Schemas['Message'] {
  if (typeof content === 'string') return { role, content };
  if ('response' in content) return { role: 'tool', tool_call_id: content.id, content: content.response };
  const { id, name, parameters } = content;
  return { role: 'assistant', content: null, tool_calls: [{ id, function: { name, arguments: parameters } }] };
}
