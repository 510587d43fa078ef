import { AsyncLocalStorage } from 'node:async_hooks';
import type { MultiAgentTrace } from './contract.ts';
import { Call } from './recorder/call.ts';
import type { Dialect } from './recorder/dialect.ts';
import { readLater } from './recorder/read-later.ts';
import { wrapped } from './recorder/wrapped.ts';
import { shown } from './trace/instance-ids.ts';
import { type AgentOptions, TraceBuilder } from './trace.ts';

/** An agent instance and its steps, ordered by start. */
interface Agent {
  name: string;
  options: AgentOptions;
  steps: (Call | Agent)[];
}

/**
 * Records the model calls of a program's agents as a multi-agent trace. Available in Node, Bun and Deno only.
 *
 * It records `chat.completions.create`, `responses.create` and `messages.create`, also under `beta`, and therefore their
 * helpers `parse`, `stream`, `runTools` and `toolRunner`. A call without an answer is omitted: one that failed, that is
 * still in progress, or whose stream was abandoned before any content.
 * @example
 * const recorder = new Recorder('root');
 * const openai = recorder.wrap(new OpenAI());
 * await recorder.agent('planner', () => openai.chat.completions.create({ model, messages }));
 * await deemster.evaluateTrace({ trace: recorder, criteria: 'Reward agents that answer briefly' });
 */
export class Recorder {
  readonly #root: Agent;
  readonly #current = new AsyncLocalStorage<Agent>();
  /** The wrapper of each client that was passed to `wrap`. */
  readonly #clients = new WeakMap<object, object>();

  /**
   * @param name The name of the root agent, which owns calls outside any other agent; at most 1000 characters.
   * @throws TypeError if the name is not a non-empty string or the id is not a string
   */
  constructor(name: string, options: AgentOptions = {}) {
    this.#root = agentOf(name, options);
  }

  /**
   * Returns a client that records its calls and otherwise behaves the same. The original client is not changed.
   * @param client An OpenAI or Anthropic client, or one of the same shape.
   * @throws TypeError if the object has no method to record
   */
  wrap<Client extends object>(client: Client): Client {
    const known = this.#clients.get(client) as Client | undefined;
    if (known) return known;
    const begin = (method: string, dialect: Dialect, request: unknown) => this.#begin(method, dialect, request);
    const recording = wrapped(client, begin, (other) => this.wrap(other));
    this.#clients.set(client, recording).set(recording, recording);
    return recording;
  }

  /**
   * Runs a function as a new instance of an agent, called by the current agent at this point. Everything the function
   * starts belongs to this instance, including asynchronous work and the body of a generator that it returns. Agents that
   * run concurrently are recorded separately.
   * @param name The agent's name, which several instances may share; at most 1000 characters.
   * @returns what the function returns
   * @throws what the function throws, and TypeError as the constructor does
   */
  agent<Result>(name: string, run: () => Result, options: AgentOptions = {}): Result {
    if (typeof run !== 'function') throw new TypeError('Pass a function that does the work of the agent.');
    const agent = agentOf(name, options);
    this.#currentAgent.steps.push(agent);
    return readLater(this.#current.run(agent, run), (work) => this.#current.run(agent, work));
  }

  /**
   * Builds the trace of the calls recorded so far.
   * @throws Error if a call could not be recorded, TypeError as a TraceBuilder does
   */
  build(): MultiAgentTrace {
    const faults: { sentence: string; cause: unknown }[] = [];
    const root = new TraceBuilder(this.#root.name, this.#root.options);
    const open: [Agent, TraceBuilder][] = [[this.#root, root]];
    for (const [agent, builder] of open) {
      for (const step of agent.steps) {
        if (!(step instanceof Call)) {
          open.push([step, builder.agent(step.name, step.options)]);
          continue;
        }
        try {
          for (const interaction of step.interactions()) builder.interaction(interaction);
        } catch (cause) {
          const sentence = `${step.method} of agent ${shown(agent.name)}: ${(cause as Error).message}`;
          faults.push({ sentence, cause });
        }
      }
    }
    const [first] = faults;
    if (!first) return root.build();
    const sentences = faults.map(({ sentence }) => sentence).join('; ');
    throw new Error(`${faults.length} of the calls could not be recorded. ${sentences}`, { cause: first.cause });
  }

  /** The same as `build()`, so that a recorder can be passed wherever a trace is serialized to JSON. */
  toJSON(): MultiAgentTrace {
    return this.build();
  }

  get #currentAgent(): Agent {
    return this.#current.getStore() ?? this.#root;
  }

  #begin(method: string, dialect: Dialect, request: unknown): Call {
    const call = new Call(method, dialect, request);
    this.#currentAgent.steps.push(call);
    return call;
  }
}

function agentOf(name: string, options: AgentOptions): Agent {
  // Rejects invalid names and ids early, by the rules of TraceBuilder.
  new TraceBuilder(name, options);
  return { name, options: { ...options }, steps: [] };
}
