import type { components } from '../generated/openapi.d.ts';
import { key, startJudged } from './callers.ts';
import { median, type Report } from './report.ts';

type Schemas = components['schemas'];

const instances = 200;
/** The number of instances per trace that the service judges at the same time. */
const atOnce = 64;
const delay = 1000;
const rounds = 5;
const least = (Math.ceil(instances / atOnce) * delay) / 1000;

const ways = {
  blocking: async (port: number, body: string) =>
    (await (await post(port, '/api/v1/evals/trace', body)).json()) as Schemas['MultiAgentTraceResponse'],
  async 'in the background'(port: number, body: string) {
    const accepted = await post(port, '/api/v1/evals/trace/background', body);
    const { task_id } = (await accepted.json()) as Schemas['TaskAccepted'];
    const url = `http://127.0.0.1:${port}/api/v1/tasks/${task_id}?wait=60`;
    const task = (await (await fetch(url, { headers: { 'API-Key': key } })).json()) as Schemas['Task'];
    return task.result as Schemas['MultiAgentTraceResponse'] | null;
  },
};
type Way = keyof typeof ways;

interface Round {
  seconds: number;
  /** Calls that waited for the model at the same time. */
  peak: number;
  cpu: number;
}

/** The time for a trace of many agents with a model that answers after a second, blocking and in the background. */
export async function agents(): Promise<Report> {
  await using judged = await startJudged({ delay });
  const measured: Record<Way, Round[]> = { blocking: [], 'in the background': [] };
  for (let round = 0; round <= rounds; round++)
    for (const way of Object.keys(ways) as Way[]) {
      const body = requestOf(`${round} ${way}`);
      const before = await judged.deemster.used();
      const started = performance.now();
      const result = await ways[way](judged.deemster.port, body);
      const seconds = (performance.now() - started) / 1000;
      const cpu = (await judged.deemster.used()).cpuMicroseconds - before.cpuMicroseconds;
      const { asked, peak } = await judged.count();
      const good = Object.values(result?.agent_scores ?? {}).filter((score) => score === 1).length;
      if (good !== instances || asked !== instances)
        throw new Error(`${good} of ${instances} instances have their score; the model was asked ${asked} times.`);
      // The first round warms up.
      if (round > 0) measured[way].push({ seconds, peak, cpu });
    }
  const row = (way: Way) => ({
    call: way,
    'wall s': median(measured[way].map(({ seconds }) => seconds)).toFixed(2),
    'at once, at the model': median(measured[way].map(({ peak }) => peak)),
    'CPU ms': Math.round(median(measured[way].map(({ cpu }) => cpu)) / 1000),
  });
  const figure = (way: Way) => {
    const value = median(measured[way].map(({ seconds }) => seconds));
    return { name: `wall s, ${way}`, value, wanted: '≤ 5', met: value <= 5 };
  };
  return {
    title: `a trace of ${instances} instances, the model answers after ${delay / 1000} s, so ${least} s at least; medians of ${rounds}`,
    rows: [row('blocking'), row('in the background')],
    figures: [figure('blocking'), figure('in the background')],
    detail: measured,
  };
}

async function post(port: number, path: string, body: string): Promise<Response> {
  const headers = { 'API-Key': key, 'Content-Type': 'application/json' };
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method: 'POST', headers, body });
  if (!response.ok) throw new Error(`${path} was answered with ${response.status}: ${await response.text()}`);
  return response;
}

const filler = 'Refunds arrive within five working days, and the policy says so in its second part. '.repeat(10);

/** A planner that calls each of the others once; each has one interaction with a model, of about 1 kB. */
function requestOf(name: string): string {
  const children = Array.from({ length: instances - 1 }, (_, index) => `worker-${index + 1}`);
  const instance = (id: string, agent: string, called: string[] = []): Schemas['AgentInstance'] => ({
    id,
    name: agent,
    interactions: [
      ...called,
      {
        input_messages: [{ role: 'user', content: `How long do refunds take? (${name}, ${id})` }],
        output_messages: [{ content: `Thank you for asking. ${filler}${id}` }],
        tools_available: null,
      },
    ],
  });
  const all = [instance('root', 'planner', children), ...children.map((id) => instance(id, 'worker'))];
  return JSON.stringify({
    trace: {
      root_agent_instance_id: 'root',
      agent_instance_by_id: Object.fromEntries(all.map((one) => [one.id, one])),
    },
    evaluation_criteria: 'Passes if the response is polite',
  } satisfies Schemas['MultiAgentTraceRequest']);
}
