import type { components } from '../../generated/openapi.d.ts';

type Schemas = components['schemas'];
type Interaction = Schemas['LLMInteraction'];
export type Instance = Schemas['AgentInstance'];
type Input = Schemas['LLMInput'];
type Output = Schemas['LLMOutput'];

export const system = (content: string): Input => ({ role: 'system', content });
export const user = (content: string): Input => ({ role: 'user', content });
export const assistant = (content: Input['content']): Input => ({ role: 'assistant', content });
export const result = (id: string, response: string): Input => ({ role: 'tool', content: { id, response } });
export const call = (id: string, name = 'search', parameters = '{}') => ({ id, name, parameters });
export const says = (content: Output['content']): Output => ({ content });

/** What a model was told and what it wrote. */
export const llm = (
  input_messages: Input[],
  output_messages: Output[],
  tools_available: Interaction['tools_available'] = null,
): Interaction => ({ input_messages, output_messages, tools_available });

export const agent = (id: string, ...interactions: Instance['interactions']): Instance => ({
  id,
  name: `${id} agent`,
  interactions,
});

/** A trace of instances; the first is the root. */
export const traceOf = (...instances: Instance[]): Schemas['MultiAgentTrace'] => ({
  root_agent_instance_id: instances[0]!.id,
  agent_instance_by_id: Object.fromEntries(instances.map((instance) => [instance.id, instance])),
});
