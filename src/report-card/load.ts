import { setImmediate } from 'node:timers/promises';

/** In an order in which each needs only earlier ones. */
const pieces = [
  () => import('../statistics/interval.ts'),
  () => import('../statistics/too-few.ts'),
  async () => (await import('../statistics/distributions.ts')).normalCumulative(0),
  () => import('../statistics/proportion.ts'),
  () => import('../statistics/confusion.ts'),
  () => import('../statistics/agreement.ts'),
  () => import('../statistics/calibration.ts'),
  () => import('../statistics/abstention-band.ts'),
  () => import('../statistics/corrected-mean.ts'),
  () => import('../statistics/corrected-pass-rate.ts'),
  () => import('../statistics/paired.ts'),
  () => import('../statistics/unpaired.ts'),
  () => import('../statistics/cusum.ts'),
  () => import('../statistics/drift.ts'),
  () => import('./certainty.ts'),
  () => import('./abstention.ts'),
  () => import('./ratings.ts'),
  () => import('./figures.ts'),
] as const;

/**
 * Loads the figures of a report card, and the library of distributions behind them, piece by piece: at once they would hold the
 * event loop for a tenth of a second. A server loads them with its first card, because most need none.
 */
export async function loadFigures() {
  for (const load of pieces) {
    await load();
    await setImmediate();
  }
  const { Tally } = await import('./tally.ts');
  const { DriftTally, fewestAnchors } = await import('./drift.ts');
  return { Tally, DriftTally, fewestAnchors };
}
