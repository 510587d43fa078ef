import type { components } from '../../../generated/openapi.d.ts';
import type { Reading } from '../reading.ts';
import { nearest } from './ancestors.ts';
import { unrepeatedResults } from './tool-results.ts';
import { interactionsOf, resultInput } from './wire-form.ts';

type Schemas = components['schemas'];
type Trace = Schemas['MultiAgentTrace'];
type Interactions = Schemas['AgentInstance']['interactions'];

/** The id of the instance that stands for the service where no span of an agent holds everything. No span has such an id. */
const serviceId = 'root';
/** The contract's bound of an agent's name, in characters. */
const longestName = 1000;

interface Entry {
  start: number;
  interactions: Interactions;
}

/** What ran under one agent; under `undefined` what ran under none. */
interface Under {
  agents: Reading[];
  calls: Reading[];
  tools: Reading[];
}

/**
 * A multi-agent trace. Each model call, agent and tool belongs to the agent that is its nearest ancestor.
 * @param calls The model calls to show.
 */
export function agentsOf(spans: Reading[], calls: ReadonlySet<Reading>, parents: ReadonlyMap<Reading, Reading>): Trace {
  const agentOver = nearest(parents, ({ kind }) => kind === 'agent');
  const isSame = (agent: Reading) => {
    const over = agentOver(agent);
    return over?.isRemote === true && over.name === agent.name;
  };
  // The caller's span of a remote agent and the agent's own are one instance.
  const instanceOver = nearest(parents, (span) => span.kind === 'agent' && !isSame(span));
  const under = Map.groupBy(
    spans.filter((span) => (span.kind === 'agent' ? !isSame(span) : calls.has(span) || span.kind === 'tool')),
    instanceOver,
  );
  const of = (agent: Reading | undefined): Under => {
    const all = under.get(agent) ?? [];
    const ofKind = (wanted: Reading['kind']) => all.filter(({ kind }) => kind === wanted);
    return { agents: ofKind('agent'), calls: ofKind('llm'), tools: ofKind('tool') };
  };
  const instances = spans
    .filter((span) => span.kind === 'agent' && !isSame(span))
    .map((agent) => instance(agent.span, agent.name ?? '', entriesOf(of(agent), agent)));
  const top = of(undefined);
  const isWhole = top.agents.length === 1 && top.calls.length === 0;
  const service = spans.find((span) => span.service)?.service ?? 'service';
  if (!isWhole) instances.unshift(instance(serviceId, service, entriesOf(top)));
  return {
    root_agent_instance_id: isWhole ? top.agents[0]!.span : serviceId,
    agent_instance_by_id: Object.fromEntries(instances.map((one) => [one.id, one])),
  };
}

function entriesOf({ agents, calls, tools }: Under, agent?: Reading): Entry[] {
  const conversations = calls.map((call) => call.conversation!);
  const entries: Entry[] = [
    ...agents.map(({ start, span }) => ({ start, interactions: [span] })),
    ...calls.map(({ start }, index) => ({ start, interactions: interactionsOf(conversations[index]!) })),
    ...unrepeatedResults(conversations, tools).map(({ tool, result }) => ({
      start: tool.start,
      interactions: [{ input_messages: [resultInput(result)], output_messages: [], tools_available: null }],
    })),
  ];
  // An agent elsewhere sends no spans of its model's calls, but its own may hold what it was asked and answered.
  if (entries.length === 0 && agent?.conversation)
    return [{ start: agent.start, interactions: interactionsOf(agent.conversation) }];
  return entries.toSorted((one, other) => one.start - other.start);
}

const instance = (id: string, name: string, entries: Entry[]): Schemas['AgentInstance'] => ({
  id,
  name: name.slice(0, longestName).toWellFormed(),
  interactions: entries.flatMap(({ interactions }) => interactions),
});
