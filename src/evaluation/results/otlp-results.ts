import type { Endpoint } from '../../otlp/export/post.ts';
import type { Change, SignalOptions } from '../../otlp/export/signal.ts';
import type { Store } from '../../store/store.ts';
import { linksOf } from './links.ts';
import { createResults, type Results } from './results.ts';

export interface OtlpResultsOptions extends Pick<SignalOptions, 'counted' | 'now'> {
  store: Store;
  /** Undefined: nothing is sent. */
  endpoint: Endpoint | undefined;
  version: string;
  logger: {
    info: (fields: object, message: string) => void;
    warn: (fields: object, message: string) => void;
    error: (fields: object, message: string) => void;
  };
}

/** The longest time that the end of the service waits for the last results, in milliseconds. */
const longestStop = 5000;

/** Sends results to an OTLP endpoint, if there is one. */
export async function createOtlpResults({
  store,
  endpoint,
  version,
  now,
  counted,
  logger,
}: OtlpResultsOptions): Promise<{
  results: Results;
  /** Sends what waits. @param milliseconds The longest that this may take. */
  stopResults: (milliseconds: number) => Promise<void>;
}> {
  if (!endpoint) return { results: createResults(undefined), stopResults: async () => {} };
  const { createExporter } = await import('../../otlp/export/exporter.ts');
  const exporter = createExporter({
    endpoint,
    sender: { name: 'deemster', version },
    linksOf: (some) => linksOf(store, some),
    counted,
    changed({ outcome, ...fields }: Change) {
      if (outcome === 'sent') logger.info(fields, messages.sent);
      else logger.warn(fields, messages[outcome]);
    },
    failed: (error) => logger.error({ err: error }, 'evaluation results could not be sent'),
    now,
  });
  return {
    results: createResults(exporter),
    stopResults: (milliseconds) => exporter.stop(Math.max(0, Math.min(milliseconds, longestStop))),
  };
}

const messages: Record<Change['outcome'], string> = {
  sent: 'evaluation results arrive at the OTLP endpoint again',
  refused: 'the OTLP endpoint refuses evaluation results; they are dropped',
  failed: 'the OTLP endpoint cannot be reached or is overloaded; evaluation results are dropped',
  unsupported: 'the OTLP endpoint does not take this signal; it is tried again in ten minutes',
};
