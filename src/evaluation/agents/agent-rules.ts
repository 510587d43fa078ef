import type { components } from '../../../generated/openapi.d.ts';
import { agentRoles } from '../../judge/agents/agent-messages.ts';
import { hasOutput } from '../../judge/agents/agent-view.ts';
import { latestOnly } from '../../judge/criterion/criterion.ts';
import { faultsOfRoleName } from '../messages/message-faults.ts';
import { type Fault, nameInPlace, RequestError, valueError } from '../request-error.ts';
import { type RequestRules, type ResolvedRequest, resolveRequest } from '../request-rules.ts';

type Schemas = components['schemas'];
type Trace = Schemas['MultiAgentTrace'];
type Instances = Trace['agent_instance_by_id'];

const NOTHING_TO_JUDGE =
  'There is nothing to evaluate: no agent instance of the trace has an LLM interaction with an output message other than reasoning.';

/**
 * Resolves a multi-agent trace request and checks the rules that the contract's schema cannot express (decisions.md).
 * @param find Finds the newest version of an evaluator.
 * @throws RequestError `invalid` with every broken rule (at most `mostFaults`), `impossible` if no instance has an output
 *   or the evaluator does not exist
 */
export async function resolveTraceRequest(
  request: Schemas['MultiAgentTraceRequest'],
  { find, readCriterion }: Pick<RequestRules, 'find' | 'readCriterion'>,
): Promise<ResolvedRequest> {
  const resolved = await resolveRequest(request, {
    find,
    readCriterion,
    faultsOfCore(modelCore, evaluator) {
      const onlyLatest = latestOnly(modelCore);
      const isEvaluators = evaluator !== undefined && modelCore !== request.model_core;
      const place = ['body', isEvaluators ? 'evaluator_name' : 'model_core'];
      return onlyLatest ? [valueError(place, `${onlyLatest} It accepts no multi-agent traces.`)] : [];
    },
    faultsOfSubject: faultsOfTrace(request.trace),
  });
  if (!Object.values(request.trace.agent_instance_by_id).some(hasOutput))
    throw new RequestError('impossible', NOTHING_TO_JUDGE);
  return resolved;
}

/**
 * Yields the broken rules of the trace itself. In a valid trace, every id resolves and no instance calls itself, directly
 * or through others; two may call the same instance. Faults can be very numerous: see `mostFaults`.
 */
export function* faultsOfTrace({
  root_agent_instance_id: root,
  agent_instance_by_id: instances,
}: Trace): Generator<Fault> {
  if (!Object.hasOwn(instances, root))
    yield valueError(['body', 'trace', 'root_agent_instance_id'], 'No agent instance has this id.');
  for (const [key, { id, interactions }] of Object.entries(instances)) {
    if (id !== key) yield valueError([...placeOf(key), 'id'], 'Give the id that is the key of this agent instance.');
    for (const [index, child] of interactions.entries()) {
      const place = [...placeOf(key), 'interactions', index];
      if (typeof child !== 'string') yield* faultsOfInputs(child, [...place, 'input_messages']);
      else if (!Object.hasOwn(instances, child)) yield valueError(place, 'No agent instance has this id.');
    }
  }
  yield* cyclesIn(instances, root);
}

function* faultsOfInputs({ input_messages }: Schemas['LLMInteraction'], place: Fault['loc']): Generator<Fault> {
  for (const [index, { role }] of input_messages.entries())
    yield* faultsOfRoleName(role, [...place, index, 'role'], agentRoles);
}

/** Yields the call that closes each cycle. Iterative: a chain can be as long as the body allows. */
function* cyclesIn(instances: Instances, root: string): Generator<Fault> {
  const states = new Map<string, 'open' | 'done'>();
  const enter = (id: string) => {
    states.set(id, 'open');
    return { id, interactions: instances[id]!.interactions.entries() };
  };
  // Start at the root, so that the fault names the call back into it.
  for (const start of [root, ...Object.keys(instances)]) {
    if (states.has(start) || !Object.hasOwn(instances, start)) continue;
    const open = [enter(start)];
    for (let current = open.at(-1); current; current = open.at(-1)) {
      const { value, done } = current.interactions.next();
      if (done) {
        states.set(current.id, 'done');
        open.pop();
        continue;
      }
      const [index, child] = value;
      if (typeof child !== 'string' || !Object.hasOwn(instances, child)) continue;
      if (states.get(child) === 'open')
        yield valueError(
          [...placeOf(current.id), 'interactions', index],
          'This call makes a cycle: an agent instance cannot be called by one that it has called, directly or through others.',
        );
      else if (!states.has(child)) open.push(enter(child));
    }
  }
}

const placeOf = (id: string) => ['body', 'trace', 'agent_instance_by_id', nameInPlace(id)];
