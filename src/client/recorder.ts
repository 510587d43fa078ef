import { AsyncLocalStorage } from 'node:async_hooks';
import type { MultiAgentTrace } from './contract.ts';
import { Call } from './recorder/call.ts';
import type { Dialect } from './recorder/dialect.ts';
import { readLater } from './recorder/read-later.ts';
import { wrapped } from './recorder/wrapped.ts';
import { shown } from './trace/instance-ids.ts';
import { type AgentOptions, TraceBuilder } from './trace.ts';

/** An agent instance, and what it did in the order in which it began it. */
interface Agent {
  name: string;
  options: AgentOptions;
  steps: (Call | Agent)[];
}

/**
 * Records what the agents of a program say to their models, as a trace to evaluate. Node, Bun and Deno alone have it.
 *
 * It records what goes through `chat.completions.create`, `responses.create` and `messages.create`, those of `beta` too, and
 * so also their helpers: `parse`, `stream`, `runTools`, `toolRunner`. A call without an answer is left out: one that failed,
 * that is still under way, or whose stream was left before the model said anything.
 * @example
 * const recorder = new Recorder('root');
 * const openai = recorder.wrap(new OpenAI());
 * await recorder.agent('planner', () => openai.chat.completions.create({ model, messages }));
 * await deemster.evaluateTrace({ trace: recorder, criteria: 'Reward agents that answer briefly' });
 */
export class Recorder {
  readonly #root: Agent;
  readonly #current = new AsyncLocalStorage<Agent>();
  /** The clients that it wrapped, and their wrapped ones. */
  readonly #clients = new WeakMap<object, object>();

  /**
   * @param name The name of the root agent, to which calls outside of any other agent belong; at most 1000 characters.
   * @throws TypeError for a name that is no text or empty, and for an id that is no text
   */
  constructor(name: string, options: AgentOptions = {}) {
    this.#root = agentOf(name, options);
  }

  /**
   * A client that records its calls and is else the same. The one that is given stays as it is.
   * @param client A client of OpenAI or Anthropic, or one of the same shape.
   * @throws TypeError for an object that has nothing to record
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
   * Runs a function as a new instance of an agent, which the current agent calls at this point. Whatever the function begins
   * belongs to it, however long that takes, and so does what a generator that it returns does when it is read; agents that
   * run at the same time do not mix.
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
   * The trace of what was recorded so far.
   * @throws Error where a call could not be recorded, TypeError as a TraceBuilder does
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

  /** The same as `build()`: a recorder can be passed wherever a trace is made into JSON. */
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
  // Its rules for names and ids hold from the beginning.
  new TraceBuilder(name, options);
  return { name, options: { ...options }, steps: [] };
}
