import type { AgentInstance, LLMInteraction, MultiAgentTrace } from './contract.ts';
import { instanceIds, lengthOf, longestId, shown } from './trace/instance-ids.ts';
import { type ChatInteraction, interactionsOf } from './trace/interactions.ts';
import { isAnswer } from './trace/wire-messages.ts';

export type { ChatInteraction } from './trace/interactions.ts';

/** Options of an agent instance. */
export interface AgentOptions {
  /** Unique within the trace, at most 255 characters. @default the name, with a number if it is taken */
  id?: string | undefined;
}

/** The maximum length of an agent's name in the contract, in characters. */
const longestName = 1000;

/**
 * Builds a multi-agent trace. Each builder is one agent instance and creates the builders of the agents that it calls.
 * @example
 * const trace = new TraceBuilder('root');
 * trace.interaction({ messages, result: completion });
 * trace.agent('searcher').interaction({ messages: [{ role: 'user', content: 'Find it.' }], result: found });
 * await deemster.evaluateTrace({ trace, criteria: 'Reward agents that answer briefly' });
 */
export class TraceBuilder {
  /** The agent's name, shared by all its instances. */
  readonly name: string;
  readonly #id: string | undefined;
  readonly #steps: (LLMInteraction | TraceBuilder)[] = [];

  /**
   * @param name The agent's name, at most 1000 characters.
   * @throws TypeError if the name is not a non-empty string or the id is not a string
   */
  constructor(name: string, { id }: AgentOptions = {}) {
    if (typeof name !== 'string' || name === '')
      throw new TypeError("An agent's name must be a string that is not empty.");
    if (id !== undefined && typeof id !== 'string')
      throw new TypeError(`The id of agent ${shown(name)} must be a string.`);
    this.name = name;
    this.#id = id;
  }

  /**
   * Adds one model call, as a chat in either style or in the wire format.
   * @returns this builder
   * @throws TypeError if it is not an interaction or cannot be serialized to JSON
   */
  interaction(interaction: ChatInteraction | LLMInteraction): this {
    let interactions: LLMInteraction[];
    try {
      interactions = interactionsOf(interaction);
    } catch (error) {
      throw new TypeError(`Agent ${shown(this.name)}: ${(error as Error).message}`, { cause: error });
    }
    this.#steps.push(...interactions);
    return this;
  }

  /**
   * Adds a new agent instance, called by this one after its previous steps.
   * @param name The agent's name, which several instances may share; at most 1000 characters.
   * @throws TypeError as the constructor does
   */
  agent(name: string, options?: AgentOptions): TraceBuilder {
    const agent = new TraceBuilder(name, options);
    this.#steps.push(agent);
    return agent;
  }

  /**
   * Builds the trace with this agent as its root. Later additions do not change it.
   * @throws TypeError if a name or id is too long, an id is taken, or the trace contains no model output
   */
  build(): MultiAgentTrace {
    const agents = this.#all();
    const ids = instanceIds(agents.map((agent) => ({ name: agent.name, id: agent.#id })));
    const idOf = new Map(agents.map((agent, index) => [agent, ids[index] as string]));
    const instances = agents.map((agent): [string, AgentInstance] => {
      const { name } = agent;
      const id = idOf.get(agent) as string;
      if (lengthOf(name) > longestName)
        throw new TypeError(
          `The agent ${shown(name)} has a name of ${lengthOf(name)} characters; at most ${longestName} are allowed.`,
        );
      if (lengthOf(id) > longestId)
        throw new TypeError(
          `The agent ${shown(name)} has an id of ${lengthOf(id)} characters; at most ${longestId} are allowed.`,
        );
      const interactions = agent.#steps.map((step) =>
        step instanceof TraceBuilder ? (idOf.get(step) as string) : structuredClone(step),
      );
      return [id, { id, name, interactions }];
    });
    if (!agents.some((agent) => agent.#hasAnswer()))
      throw new TypeError(
        `The trace of ${shown(this.name)} contains no model output: add an interaction with a result.`,
      );
    return { root_agent_instance_id: idOf.get(this) as string, agent_instance_by_id: Object.fromEntries(instances) };
  }

  /** The same as `build()`, so that a builder can be passed wherever a trace is serialized to JSON. */
  toJSON(): MultiAgentTrace {
    return this.build();
  }

  #hasAnswer(): boolean {
    return this.#steps.some((step) => !(step instanceof TraceBuilder) && step.output_messages.some(isAnswer));
  }

  /** This agent and its descendants; each agent precedes the agents it called. */
  #all(): TraceBuilder[] {
    const agents: TraceBuilder[] = [];
    const open: TraceBuilder[] = [this];
    for (let agent = open.pop(); agent; agent = open.pop()) {
      agents.push(agent);
      const called = agent.#steps.filter((step) => step instanceof TraceBuilder);
      for (const one of called.reverse()) open.push(one);
    }
    return agents;
  }
}
