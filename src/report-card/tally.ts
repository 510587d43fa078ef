import { pairOf } from './abstention.ts';
import type { Verdict } from './certainty.ts';
import { figuresOf, type Sample } from './figures.ts';
import { type AuthorAgreement, addAgreement, type GivenLabel, noAgreement, type Rating, ratingOf } from './ratings.ts';

/** Counts labels, and then judged responses; memory holds numbers, and one key per label's content. */
export class Tally {
  readonly #ratings = new Map<string, Rating>();
  readonly #agreement: AuthorAgreement = noAgreement();
  readonly #labels = { total: 0, ties: 0, not_applicable: 0 };
  readonly #responses = { repeated: 0, scored: 0, not_applicable: 0 };
  #otherReader = 0;
  readonly #sample: Sample & { unrated: number[] };
  #labelled = 0;
  #isGraded = false;

  /** @param threshold The judge passes a response whose score is at least this. */
  constructor(threshold: number) {
    this.#sample = { threshold, judged: 0, passed: 0, scoreSum: 0, pairs: [], ratings: [], unrated: [] };
  }

  /** Counts all labels on one content, one per author. Labels come before responses. */
  addLabels(content: string, labels: readonly GivenLabel[]): void {
    const rating = ratingOf(labels);
    this.#ratings.set(content, rating);
    this.#labels.total += labels.length;
    this.#isGraded ||= rating.score !== null;
    addAgreement(this.#agreement, labels);
  }

  /** Whether a response deserves to pass; null if people are divided, or without a label. */
  readonly labelOf = (content: string): boolean | null => this.#ratings.get(content)?.passes ?? null;

  /** How many responses have a label and a score. */
  get pairs(): number {
    return this.#sample.pairs.length;
  }

  /** Counts an evaluation that no figure includes, because another reader read its criterion. */
  addOtherReader(): void {
    this.#otherReader += 1;
  }

  addRepeated(): void {
    this.#responses.repeated += 1;
  }

  /** Counts a response, once. @param score null: the criterion does not apply to it */
  addResponse(content: string, score: number | null, probability: number | null): void {
    const rating = this.#ratings.get(content);
    if (rating) this.#labelled += 1;
    if (score === null) {
      this.#responses.not_applicable += 1;
      if (rating) this.#labels.not_applicable += 1;
    } else this.#addScored({ score, probability }, rating);
  }

  #addScored(verdict: Verdict, rating: Rating | undefined): void {
    const sample = this.#sample;
    const { score } = verdict;
    this.#responses.scored += 1;
    sample.judged += 1;
    sample.scoreSum += score;
    if (score >= sample.threshold) sample.passed += 1;
    const { passes = null, score: person = null } = rating ?? {};
    if (passes !== null) sample.pairs.push(pairOf(verdict, passes));
    else if (rating) this.#labels.ties += 1;
    if (passes !== null && person !== null) sample.ratings.push({ judge: score, person });
    // Without a person's score, no figure needs these.
    else if (this.#isGraded) sample.unrated.push(score);
  }

  /** @param failed How many judgments could not be made. */
  card(failed: number) {
    const { pairs } = this.#sample;
    const { responses: several, comparisons, agreeing } = this.#agreement;
    const responses = this.#responses.scored + this.#responses.not_applicable;
    const toPass = pairs.filter(({ passes }) => passes).length;
    return {
      evaluations: {
        total: responses + this.#responses.repeated,
        responses,
        ...this.#responses,
        failed,
        other_reader: this.#otherReader,
      },
      labels: {
        ...this.#labels,
        responses: this.#ratings.size,
        pairs: pairs.length,
        to_pass: toPass,
        to_fail: pairs.length - toPass,
        not_judged: this.#ratings.size - this.#labelled,
        several_authors: {
          responses: several,
          comparisons,
          agreement: comparisons === 0 ? null : agreeing / comparisons,
        },
      },
      ...figuresOf(this.#sample),
    };
  }
}
