import { key, startCaller, startJudged } from '../callers.ts';
import { median, type Report } from '../report.ts';
import type { JudgeName } from './dialects.ts';
import { startPeer } from './peer-process.ts';

const calls = 1000;
const atOnce = 50;
const rounds = 11;
const warmUps = 2;

interface Round {
  seconds: number;
  /** CPU time of the judging process, in seconds. */
  cpu: number;
}

/**
 * The same thousand judgments with a model that answers at once: by Deemster over HTTP and stored, by the peers in their own
 * process, not stored.
 */
export async function speed(modules: string): Promise<Report> {
  await using resources = new AsyncDisposableStack();
  const judged = resources.use(await startJudged({ delay: 0 }));
  const client = resources.use(startCaller({ modelUrl: judged.modelUrl, port: judged.deemster.port, key }));
  const peers = {
    promptfoo: resources.use(await startPeer('promptfoo', modules, { PROMPTFOO_FETCH_CONNECTIONS: String(atOnce) })),
    autoevals: resources.use(await startPeer('autoevals', modules)),
  };
  const viaPeer = (name: keyof typeof peers) => (seed: number) =>
    peers[name].judgeMany({
      modelUrl: judged.modelUrl.replace('/v1', `/${name}/v1`),
      key: 'none',
      many: { calls, atOnce, seed },
    });
  const ways: Record<JudgeName, { run(seed: number): Promise<{ seconds: number; failures: number }>; used: Used }> = {
    deemster: { run: (seed) => client.call({ way: 'deemster', calls, atOnce, seed }), used: judged.deemster.used },
    promptfoo: { run: viaPeer('promptfoo'), used: peers.promptfoo.used },
    autoevals: { run: viaPeer('autoevals'), used: peers.autoevals.used },
  };
  const names = Object.keys(ways) as JudgeName[];

  const measured: Record<JudgeName, Round[]> = { deemster: [], promptfoo: [], autoevals: [] };
  for (let round = 0; round < warmUps + rounds; round++)
    for (const name of names) {
      const { run, used } = ways[name];
      const before = (await used()).cpuMicroseconds;
      const { seconds, failures } = await run(round);
      const cpu = ((await used()).cpuMicroseconds - before) / 1e6;
      const { asked } = await judged.count();
      if (failures > 0 || asked !== calls)
        throw new Error(`${name}: ${failures} of ${calls} judgments failed; the model was asked ${asked} times.`);
      if (round >= warmUps) measured[name].push({ seconds, cpu });
    }

  const rows = [];
  for (const name of names) {
    const seconds = median(measured[name].map((round) => round.seconds));
    rows.push({
      judge: HOW[name],
      'wall s': seconds.toFixed(2),
      'requests/s': Math.round(calls / seconds),
      'CPU s': median(measured[name].map(({ cpu }) => cpu)).toFixed(2),
      'MB resident after': Math.round((await ways[name].used()).residentBytes / 1e6),
    });
  }
  const ratiosTo = (peer: JudgeName) =>
    measured.deemster.map(({ seconds }, round) => seconds / measured[peer][round]!.seconds);
  const [toPromptfoo, toAutoevals] = [median(ratiosTo('promptfoo')), median(ratiosTo('autoevals'))];
  return {
    title: `${calls} judgments, ${atOnce} at a time, the model answers at once, ${rounds} alternating rounds, medians`,
    rows,
    figures: [
      { name: "wall time, ratio to promptfoo's", value: toPromptfoo, wanted: '< 1', met: toPromptfoo < 1 },
      { name: "wall time, ratio to autoevals'", value: toAutoevals, wanted: '≤ 1.5', met: toAutoevals <= 1.5 },
    ],
    detail: { measured, refused: { promptfoo: peers.promptfoo.refused(), autoevals: peers.autoevals.refused() } },
  };
}

type Used = () => Promise<{ cpuMicroseconds: number; residentBytes: number }>;

const HOW: Record<JudgeName, string> = {
  deemster: 'deemster, over HTTP, durable',
  promptfoo: "promptfoo's llm-rubric, in-process",
  autoevals: "autoevals' ClosedQA, in-process",
};
