import type { LLMInput, MultiAgentTrace } from '../../src/client/contract.ts';

const shown = ({ content }: Pick<LLMInput, 'content'>): string => {
  if (typeof content === 'string') return content;
  const { name, parameters, response } = content;
  return parameters === undefined ? `= ${response}` : `${name}(${parameters})`;
};

/** What each agent of a trace did, by its id: the ids of agents that it called, and what it was sent and answered. */
export const stepsOf = ({ agent_instance_by_id }: MultiAgentTrace): Record<string, string[]> =>
  Object.fromEntries(
    Object.values(agent_instance_by_id).map(({ id, interactions }) => [
      id,
      interactions.map((step) =>
        typeof step === 'string'
          ? step
          : `${step.input_messages.map(shown).join(' | ')} -> ${step.output_messages.map(shown).join(' | ')}`,
      ),
    ]),
  );
