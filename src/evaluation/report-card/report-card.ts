import type { components, operations } from '../../../generated/openapi.d.ts';
import type { DriftTally } from '../../report-card/drift.ts';
import { loadFigures } from '../../report-card/load.ts';
import { isoTime } from '../../store/iso-time.ts';
import type { Store, StoreState } from '../../store/store.ts';
import type { Caller } from '../authenticate.ts';
import { readTime } from '../read-time.ts';
import { always, judgedResponses, labelledContents, subjectOf } from './judged-responses.ts';

type ReportCard = components['schemas']['ReportCard'];
type Query = NonNullable<operations['getReportCard']['parameters']['query']>;

/** Makes the report card of an evaluator. Nothing is judged for it. */
export function createReportCard(store: Store, now: () => number) {
  /** @throws RequestError `not_found` */
  return ({ account: { id } }: Caller, name: string, query: Query): Promise<ReportCard> =>
    store.inOneState((state) => cardOf(state, id, name, query));

  async function cardOf(store: StoreState, account: number, name: string, query: Query): Promise<ReportCard> {
    const { Tally, DriftTally } = await loadFigures();
    const { evaluator, judge, otherJudges } = await subjectOf(store, account, name, query);
    const { version, labels_since, evaluation_criteria: criteria } = evaluator;
    const { threshold = 0.5, start_date, end_date } = query;
    const period = {
      start: start_date === undefined ? always.start : readTime(start_date),
      end: end_date === undefined ? always.end : readTime(end_date),
    };
    const tally = new Tally(threshold);
    for await (const group of labelledContents(store, account, evaluator))
      tally.addLabels(
        group[0]!.content_hash,
        group.map(({ label, score }) => ({ passes: label === 1, score })),
      );
    const anchors = await store.anchorsOf({ account, name, labelsSince: labels_since });
    const until = Math.min(period.end, now() + 1);
    const drift = new DriftTally(anchors, { threshold, until, version, judge });
    let isFirst = true;
    const prompts = new Set<string>();
    let reader: string | null = null;
    const otherReaders = new Set<string | null>();
    for await (const page of judgedResponses(store, { account, name, version, judge }, period))
      for (const { isRepeated, isOtherReader, ...one } of page) {
        const { content_hash, score, probability, prompt_version, reader_version } = one;
        if (isOtherReader) {
          otherReaders.add(reader_version);
          tally.addOtherReader();
          continue;
        }
        reader = reader_version;
        drift.add(one, isFirst, isRepeated);
        isFirst = false;
        if (prompt_version !== null) prompts.add(prompt_version);
        if (isRepeated) tally.addRepeated();
        else tally.addResponse(content_hash, score, probability);
      }
    return {
      evaluator_name: name,
      version,
      labels_since,
      criteria,
      judge,
      other_judges: otherJudges,
      prompt_versions: [...prompts].sort(),
      reader_version: reader,
      other_reader_versions: [...otherReaders],
      threshold,
      ...tally.card(await store.countFailed(account, name, version, period)),
      drift: driftOf(drift.result(tally.labelOf, tally.pairs)),
    };
  }
}

const driftOf = ({ frozen_at, cusum, ...drift }: ReturnType<DriftTally['result']>): ReportCard['drift'] => ({
  ...drift,
  frozen_at: frozen_at === null ? null : isoTime(frozen_at),
  cusum: { ...cusum, alarm: cusum.alarm && alarmOf(cusum.alarm) },
});

const alarmOf = ({ change, since, noticed_at }: { change: 'rose' | 'fell'; since: number; noticed_at: number }) => ({
  change,
  since: isoTime(since),
  noticed_at: isoTime(noticed_at),
});
