import { againstFloor, generateLoad } from './against-floor.ts';
import { key, startJudged } from './callers.ts';
import { median, type Report } from './report.ts';

/** A criterion that needs a model. */
const criterion = 'Passes if the response is polite';
const path = '/api/v1/evals/reward';
/** Conversations of about 4 kB, which are repeated. */
const conversations = 1000;
const load = { sentences: 46, cycle: conversations };

/** Compares verdicts from the score cache with exact checks of the same conversations, by the same service. */
export async function cache(): Promise<Report> {
  await using judged = await startJudged({ delay: 0 });
  const { deemster: server } = judged;
  const toJudge = { ...load, requests: conversations, criterion, seed: 0 };
  const { failures } = await generateLoad({ ...toJudge, port: server.port, path, key, connections: 8 });
  const race = await againstFloor({
    'exact check': { server, path, load },
    'cache hit': { server, path, load, criterion },
  });
  const { asked } = await judged.count();
  if (failures > 0 || asked !== conversations)
    throw new Error(`${failures} requests failed; the model was asked ${asked} times, not ${conversations}.`);
  const { 'exact check': checks, 'cache hit': hits } = race.measured;
  const value = median(hits!.map(({ perSecond }, round) => perSecond / checks![round]!.perSecond));
  return {
    title: `${conversations} conversations of 4 kB; ${race.title}`,
    rows: race.rows,
    figures: [{ name: 'requests/s, hits to exact checks', value, wanted: '≥ 0.9', met: value >= 0.9 }],
    detail: race.measured,
  };
}
