import type { Reader } from '../reader/reader.ts';
import type { InsightQuery, InsightSums } from './read-insights.ts';

/** What many evaluations say together. */
export const insightsStore = (reader: Reader | undefined) => ({
  /** @throws StoreSlow, StoreBusy; the signal's reason */
  readInsights(query: InsightQuery, signal: AbortSignal): Promise<InsightSums> {
    if (!reader) throw new Error('This store was opened without a thread that reads.');
    return reader.read('insights', query, signal);
  },
});
