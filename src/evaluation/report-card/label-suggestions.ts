import type { components, operations } from '../../../generated/openapi.d.ts';
import { loadFigures } from '../../report-card/load.ts';
import type { Rating } from '../../report-card/ratings.ts';
import type { Store } from '../../store/store.ts';
import type { Caller } from '../authenticate.ts';
import { judgedResponses, labelledContents, subjectOf } from './judged-responses.ts';
import { Smallest } from './smallest.ts';

type Suggestions = components['schemas']['LabelSuggestions'];
type Why = Suggestions['suggestions'][number]['why'];
type Query = NonNullable<operations['suggestLabels']['parameters']['query']>;
type Candidate = { seq: number; content: string };

/** How far from one half a certainty may be and still count as near the threshold. */
const near = 0.3;

/** Suggests responses for a person to label. */
export function createLabelSuggestions(store: Store) {
  /** @throws RequestError `not_found` */
  return async ({ account: { id: account } }: Caller, name: string, query: Query): Promise<Suggestions> => {
    await loadFigures();
    const [{ certaintyOf }, { confusionOf }, { ratingOf }, { wantedToPass }] = await Promise.all([
      import('../../report-card/certainty.ts'),
      import('../../report-card/figures.ts'),
      import('../../report-card/ratings.ts'),
      import('../../report-card/wanted-labels.ts'),
    ]);
    const { evaluator, judge } = await subjectOf(store, account, name, query);
    const { limit = 20, threshold = 0.5 } = query;
    const author = query.author?.trim() ?? null;

    const labelled = new Map<string, { rating: Rating; isOwn: boolean }>();
    for await (const group of labelledContents(store, account, evaluator)) {
      const rating = ratingOf(group.map(({ label, score }) => ({ passes: label === 1, score })));
      labelled.set(group[0]!.content_hash, { rating, isOwn: group.some((label) => label.author === author) });
    }

    const nearest = { pass: new Smallest<Candidate>(limit), fail: new Smallest<Candidate>(limit) };
    // A content hash is as good as random, and the same at every call: what was skipped comes again, and authors share cases.
    const random = new Smallest<Candidate>(limit);
    const pairs: { score: number; passes: boolean }[] = [];
    const count = { judged: 0, passed: 0, unlabelled: 0 };
    for await (const page of judgedResponses(store, { account, name, version: evaluator.version, judge }))
      for (const { seq, content_hash: content, score, probability, isRepeated, isOtherReader } of page) {
        if (isRepeated || isOtherReader || score === null) continue;
        const isPass = score >= threshold;
        count.judged += 1;
        count.passed += Number(isPass);
        const { rating, isOwn = false } = labelled.get(content) ?? {};
        if (rating && rating.passes !== null) pairs.push({ score, passes: rating.passes });
        if (isOwn) continue;
        count.unlabelled += 1;
        const distance =
          probability === null ? Math.abs(score - threshold) : Math.abs(certaintyOf({ score, probability }) - 0.5);
        if (distance < near) nearest[isPass ? 'pass' : 'fail'].offer(distance, content, { seq, content });
        random.offer(0, content, { seq, content });
      }

    const passRate = count.judged === 0 ? 0 : count.passed / count.judged;
    const ofNearest = Math.ceil(limit / 2);
    const toPass = wantedToPass(ofNearest, confusionOf({ pairs, threshold }), passRate);
    const chosen = new Map<Candidate['content'], { seq: number; why: Why }>();
    const choose = (candidates: Candidate[], why: Why, most: number) => {
      for (const { seq, content } of candidates) {
        if (chosen.size >= most) return;
        if (!chosen.has(content)) chosen.set(content, { seq, why });
      }
    };
    choose(nearest.pass.items, 'near_threshold', toPass);
    choose(nearest.fail.items, 'near_threshold', ofNearest);
    choose(nearest.pass.items, 'near_threshold', ofNearest);
    choose(random.items, 'random', limit);
    choose([...nearest.pass.items, ...nearest.fail.items], 'near_threshold', limit);

    const ids = await store.idsOf(
      account,
      Array.from(chosen.values(), ({ seq }) => seq),
    );
    // Ordered by content, so that the order says nothing about the verdict.
    const ordered = [...chosen].sort(([one], [other]) => (one < other ? -1 : 1));
    return {
      suggestions: ordered.flatMap(([, { seq, why }]) => (ids.has(seq) ? [{ ...ids.get(seq)!, why }] : [])),
      unlabelled: count.unlabelled,
    };
  };
}
