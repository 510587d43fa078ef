import { cusum, cusumDefaults } from '../statistics/cusum.ts';
import { anchorDrift } from '../statistics/drift.ts';
import { tooFew } from '../statistics/too-few.ts';
import { newcombeUnpaired, twoProportionZ } from '../statistics/unpaired.ts';
import { type Figure, figure, lacking, type TooFew } from './figure.ts';

/** What gave a verdict. */
export interface Identity {
  version: number;
  judge: string | null;
  prompt_version: string | null;
  reader_version: string | null;
}

/** A labelled response with the verdict that it had when it was frozen. */
export interface Anchor extends Identity {
  content_hash: string;
  /** Milliseconds since the epoch. */
  frozen_at: number;
  score: number;
}

/** An evaluation under the card's version and judge. */
interface Evaluated {
  content_hash: string;
  created_at: number;
  score: number | null;
  prompt_version: string | null;
  reader_version: string | null;
  /** 1: the verdict is that of an earlier judgment. */
  cached: 0 | 1;
}

/** How many anchors show a drift. */
export const fewestAnchors = tooFew.anchors.least;

const week = 7 * 24 * 60 * 60 * 1000;

/** So many weeks are watched for a lasting change. */
const mostWeeks = 52;

const noneFrozen =
  'No anchors are frozen. Freeze the labelled responses (PUT /api/v1/evaluators/{name}/anchors, or deemster report-card NAME --freeze).';
const notJudgedAgain =
  'The anchors have not been judged again since they were frozen, or since the judge, its prompt or the evaluator changed. Judge them again with this evaluator, with Cache-Control: no-cache.';

/** Compares the anchors' frozen verdicts with the newest ones, the pass rates of the last two weeks, and those of a year. */
export class DriftTally {
  readonly #threshold: number;
  readonly #anchors: ReadonlyMap<string, Anchor>;
  /** The newest verdicts of anchors: whether they pass. */
  readonly #now = new Map<string, boolean>();
  /** The newest first. */
  readonly #weeks: readonly Week[] = Array.from({ length: mostWeeks }, () => ({ scored: 0, passed: 0 }));
  readonly #until: number;
  #identity: Identity;

  /** @param until The end of the newest week, in milliseconds since the epoch. */
  constructor(
    anchors: readonly Anchor[],
    { threshold, until, ...by }: { threshold: number; until: number; version: number; judge: string | null },
  ) {
    this.#anchors = new Map(anchors.map((one) => [one.content_hash, one]));
    this.#threshold = threshold;
    this.#until = until;
    this.#identity = { ...by, prompt_version: null, reader_version: null };
  }

  /** Evaluations come newest first. @param isRepeated A newer one of the same content came before. */
  add(one: Evaluated, isFirst: boolean, isRepeated: boolean): void {
    const { prompt_version, reader_version, score, content_hash: content, created_at } = one;
    if (isFirst) this.#identity = { ...this.#identity, prompt_version, reader_version };
    if (score === null) return;
    const passes = score >= this.#threshold;
    const ofWeek = this.#weeks[Math.floor((this.#until - created_at) / week)];
    if (ofWeek && !isRepeated) {
      ofWeek.scored += 1;
      if (passes) ofWeek.passed += 1;
    }
    const anchor = this.#anchors.get(content);
    const isSame = prompt_version === this.#identity.prompt_version && reader_version === this.#identity.reader_version;
    if (anchor && one.cached === 0 && isSame && created_at > anchor.frozen_at && !this.#now.has(content))
      this.#now.set(content, passes);
  }

  /**
   * @param labelOf Whether a response deserves to pass; null if people are divided, or without a label.
   * @param labels How many responses have a label and a verdict.
   */
  result(labelOf: (content: string) => boolean | null, labels: number) {
    const labelled = [...this.#anchors.values()].flatMap((anchor) => {
      const passes = labelOf(anchor.content_hash);
      return passes === null ? [] : [{ anchor, passes }];
    });
    const pairs = labelled.flatMap(({ anchor, passes }) => {
      const now = this.#now.get(anchor.content_hash);
      return now === undefined ? [] : [{ passes, before: anchor.score >= this.#threshold, now }];
    });
    const isCompared = pairs.length > 0;
    const reason = this.#anchors.size === 0 ? noneFrozen : isCompared ? null : notJudgedAgain;
    const drift = anchorDrift(pairs);
    const [first] = this.#anchors.values();
    return {
      frozen_at: first?.frozen_at ?? null,
      anchors: labelled.length,
      judged_again: pairs.length,
      before: this.#before(),
      now: this.#identity,
      changed: isCompared ? drift.changed : null,
      mid_p: isCompared ? drift.midP : null,
      true_positive_rate: figure(drift.truePositiveRate, null, reason ?? 'No anchor deserves to pass.'),
      true_negative_rate: figure(drift.trueNegativeRate, null, reason ?? 'No anchor deserves to fail.'),
      too_few: first ? lacking('anchors', pairs.length, fewestAnchors) : lacking('labels', labels, fewestAnchors),
      reason,
      weeks: this.#weekly(),
      cusum: this.#lasting(),
    };
  }

  #before() {
    const anchors = [...this.#anchors.values()];
    const different = <Value>(values: (Value | null)[]) => [...new Set(values)].filter((one) => one !== null).sort();
    return {
      versions: different(anchors.map(({ version }) => version)),
      judges: different(anchors.map(({ judge }) => judge)),
      prompt_versions: different(anchors.map(({ prompt_version }) => prompt_version)),
      reader_versions: different(anchors.map(({ reader_version }) => reader_version)),
    };
  }

  #weekly() {
    const [now, before] = this.#weeks as [Week, Week];
    const [a, b] = [before, now].map(({ scored, passed }) => ({ n: scored, passed })) as [Share, Share];
    const rarest = Math.min(...[a, b].flatMap(({ n, passed }) => [passed, n - passed]));
    const few: TooFew | null = lacking('passes_and_failures', rarest, tooFew.perOutcome.least);
    const change: Figure = figure(newcombeUnpaired(a, b), few, 'A week has no scored response.');
    return { before, now, change, p: few ? null : (twoProportionZ(a, b)?.p ?? null) };
  }

  #lasting() {
    const weeks = this.#weeks.toReversed();
    const { compared, above, below, alarm } = cusum(weeks.map(({ scored, passed }) => ({ n: scored, passed })));
    const end = (at: number) => this.#until - (mostWeeks - 1 - at) * week;
    return {
      compared,
      above,
      below,
      limit: cusumDefaults.limit,
      alarm: alarm && {
        change: alarm.direction === 'above' ? ('rose' as const) : ('fell' as const),
        since: end(alarm.since) - week,
        noticed_at: end(alarm.at),
      },
    };
  }
}

interface Week {
  scored: number;
  passed: number;
}

interface Share {
  n: number;
  passed: number;
}
