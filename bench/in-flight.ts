import { startJudging } from './callers.ts';
import { watchPeak } from './process-use.ts';
import { median, type Report } from './report.ts';

const calls = 1000;
const rounds = 9;
const delay = 1000;

/** Compares a thousand concurrent evaluations with the same calls made bare, in alternating rounds. */
export async function inFlight(): Promise<Report> {
  await using judging = await startJudging({ delay });
  using memory = watchPeak(judging.deemster.pid);
  const measured = { bare: [] as Round[], deemster: [] as Round[] };
  let burstBytes = 0;
  for (let round = 0; round <= rounds; round++) {
    for (const way of ['bare', 'deemster'] as const) {
      const before = await judging.deemster.used();
      const { seconds, peak, cpuMicroseconds } = await judging.call({ way, calls, seed: round });
      const used = (await judging.deemster.used()).cpuMicroseconds - before.cpuMicroseconds;
      // The first round warms both up.
      if (round > 0) measured[way].push({ seconds, peak, cpu: (way === 'bare' ? cpuMicroseconds : used) / calls });
    }
    if (round === 1) burstBytes = memory.bytes();
  }
  const ratios = measured.deemster.map(({ seconds }, index) => seconds / measured.bare[index]!.seconds);
  const megabytes = memory.bytes() / 1e6;
  const row = (way: 'bare' | 'deemster') => ({
    calls: way,
    'wall s': median(measured[way].map(({ seconds }) => seconds)).toFixed(2),
    'CPU µs/call': Math.round(median(measured[way].map(({ cpu }) => cpu))),
    'at once, at the model': median(measured[way].map(({ peak }) => peak)),
  });
  return {
    title: `${calls} calls at once, the model answers after ${delay / 1000} s, ${rounds} alternating rounds, medians`,
    rows: [row('bare'), row('deemster')],
    figures: [
      { name: 'wall time, ratio to bare', value: median(ratios), wanted: '≤ 1.3', met: median(ratios) <= 1.3 },
      {
        name: 'MB resident at most, up to the second burst',
        value: burstBytes / 1e6,
        wanted: '≤ 400',
        met: burstBytes <= 400e6,
      },
      { name: `MB resident at most, ${rounds + 1} bursts`, value: megabytes, wanted: '≤ 400', met: megabytes <= 400 },
    ],
    detail: { measured, ratios },
  };
}

interface Round {
  seconds: number;
  /** Calls that waited for the model at the same time. */
  peak: number;
  /** CPU time of the process that calls the model, in microseconds per call. */
  cpu: number;
}
