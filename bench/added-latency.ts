import { startJudging } from './callers.ts';
import { median, quantile, type Report } from './report.ts';

const calls = 500;
const rounds = 7;

/** The latency that Deemster adds to a single model call: sequential calls, alternately bare and through Deemster. */
export async function addedLatency(): Promise<Report> {
  await using judging = await startJudging({ delay: 0 });
  const added: number[] = [];
  const all = { bare: [] as number[], deemster: [] as number[] };
  for (let round = 0; round <= rounds; round++) {
    const { bare, deemster } = await judging.call({ way: 'alternate', calls, seed: round });
    // The first round warms both up.
    if (round === 0) continue;
    added.push(median(deemster) - median(bare));
    all.bare.push(...bare);
    all.deemster.push(...deemster);
  }
  const row = (way: 'bare' | 'deemster') => ({
    calls: way,
    'p50 ms': median(all[way]).toFixed(2),
    'p95 ms': quantile(all[way], 0.95).toFixed(2),
    'p99 ms': quantile(all[way], 0.99).toFixed(2),
  });
  return {
    title: `one call at a time, the model answers at once, ${rounds} rounds of ${calls} pairs`,
    rows: [row('bare'), row('deemster')],
    figures: [{ name: 'added p50, ms', value: median(added), wanted: '≤ 2', met: median(added) <= 2 }],
    detail: { added },
  };
}
