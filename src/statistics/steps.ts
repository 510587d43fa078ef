/** A long computation that stops now and then, so that others get a turn in between. */
export type Steps<Result> = Generator<undefined, Result>;

/** Computes without a pause. */
export function atOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const { done, value } = steps.next();
    if (done) return value;
  }
}
