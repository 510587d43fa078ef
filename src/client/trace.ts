import type { AgentInstance, LLMInteraction, MultiAgentTrace } from './contract.ts';
import { instanceIds, lengthOf, longestId, shown } from './trace/instance-ids.ts';
import { type ChatInteraction, interactionsOf } from './trace/interactions.ts';
import { isAnswer } from './trace/said.ts';

export type { ChatInteraction } from './trace/interactions.ts';

/** How an agent instance is made. */
export interface AgentOptions {
  /** At most 255 characters, unlike every other instance's of the trace. @default the name, with a number if it is taken */
  id?: string | undefined;
}

/** The most characters of an agent's name, as the contract has it. */
const longestName = 1000;

/**
 * Builds a trace of several agents: one builder is one agent instance, and it makes the builders of those that it calls.
 * @example
 * const trace = new TraceBuilder('root');
 * trace.interaction({ messages, result: completion });
 * trace.agent('searcher').interaction({ messages: [{ role: 'user', content: 'Find it.' }], result: found });
 * await deemster.evaluateTrace({ trace, criteria: 'Reward agents that answer briefly' });
 */
export class TraceBuilder {
  /** The agent's name, which its instances share. */
  readonly name: string;
  readonly #id: string | undefined;
  readonly #steps: (LLMInteraction | TraceBuilder)[] = [];

  /**
   * @param name The agent's name, at most 1000 characters.
   * @throws TypeError for a name that is no text or empty, and for an id that is no text
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
   * Adds one call of a model, as a chat of either style or in the wire's own form.
   * @returns this builder
   * @throws TypeError for what is no interaction or cannot be said in JSON
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
   * Adds a new instance of an agent, called by this one after what it did so far.
   * @param name The agent's name, which several instances may share; at most 1000 characters.
   * @throws TypeError as the constructor does
   */
  agent(name: string, options?: AgentOptions): TraceBuilder {
    const agent = new TraceBuilder(name, options);
    this.#steps.push(agent);
    return agent;
  }

  /**
   * The trace with this agent at its root. It stays as it is, whatever is added later.
   * @throws TypeError for names and ids that are too long or taken, and for a trace in which no model has answered
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

  /** The same as `build()`: a builder can be passed wherever a trace is made into JSON. */
  toJSON(): MultiAgentTrace {
    return this.build();
  }

  #hasAnswer(): boolean {
    return this.#steps.some((step) => !(step instanceof TraceBuilder) && step.output_messages.some(isAnswer));
  }

  /** This agent and all below it, each before those that it called. */
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
