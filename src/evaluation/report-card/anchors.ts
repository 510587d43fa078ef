import type { components } from '../../../generated/openapi.d.ts';
import { loadFigures } from '../../report-card/load.ts';
import type { NewAnchor } from '../../store/anchors.ts';
import { isoTime } from '../../store/iso-time.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../authenticate.ts';
import { RequestError } from '../request-error.ts';
import { judgedResponses, labelledContents, subjectOf } from './judged-responses.ts';

type Anchors = components['schemas']['Anchors'];

/** Of more labelled responses, these many are drawn. */
const most = 2000;

/** Freezes an evaluator's labelled responses, with the verdicts that they have now. */
export function createFreezeAnchors(store: Store, now: () => number) {
  /** @throws RequestError `not_found`, `impossible` with too few labels */
  return async ({ account: { id: account } }: Caller, name: string): Promise<Anchors> => {
    const { fewestAnchors: least } = await loadFigures();
    const { ratingOf } = await import('../../report-card/ratings.ts');
    const { evaluator, judge } = await subjectOf(store, account, name, {});
    const { version, labels_since: labelsSince } = evaluator;
    const ratings = new Map<string, boolean>();
    for await (const group of labelledContents(store, account, evaluator)) {
      const { passes } = ratingOf(group.map(({ label, score }) => ({ passes: label === 1, score })));
      if (passes !== null) ratings.set(group[0]!.content_hash, passes);
    }
    const found: NewAnchor[] = [];
    for await (const page of judgedResponses(store, { account, name, version, judge }))
      for (const { content_hash, score, prompt_version, reader_version, isRepeated, isOtherReader } of page)
        if (!isRepeated && !isOtherReader && score !== null && ratings.has(content_hash))
          found.push({ content_hash, score, version, judge: judge!, prompt_version, reader_version });
    // A content hash is as good as random.
    const anchors = found.sort((a, b) => (a.content_hash < b.content_hash ? -1 : 1)).slice(0, most);
    const toPass = anchors.filter(({ content_hash }) => ratings.get(content_hash)).length;
    const toFail = anchors.length - toPass;
    if (anchors.length < least)
      throw new RequestError(
        'impossible',
        `There are too few labels on responses that the judge has scored (${anchors.length} of ${least}).`,
      );
    if (toPass === 0 || toFail === 0)
      throw new RequestError(
        'impossible',
        `All ${anchors.length} labels are of one class. It takes responses that deserve to pass and responses that deserve to fail.`,
      );
    const at = now();
    await store.freezeAnchors({ account, name, labelsSince }, anchors, at);
    const counts = { anchors: anchors.length, to_pass: toPass, to_fail: toFail };
    return { evaluator_name: name, version, judge: judge!, ...counts, frozen_at: isoTime(at) };
  };
}
