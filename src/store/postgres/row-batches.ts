import type { Query, Step } from '../database.ts';
import type { Result } from './connection.ts';

/** Characters of the rows of one statement, unless a single row has more. */
const mostCharacters = 4 * 1024 * 1024;

interface Batch {
  rows: string[];
  result: PromiseWithResolvers<Result>;
}

/**
 * Gathers the rows of steps whose queries take any number of them.
 * @param run Sends a statement.
 */
export function createRowBatches(run: (step: Step) => Promise<Result>) {
  const batches = new Map<Query<unknown>, Batch>();
  let length = 0;

  /** Sends one statement per query, in the order in which the queries were first added. */
  function flush(): void {
    for (const [query, { rows, result }] of batches) {
      result.resolve(run({ query, parameters: { rows: `[${rows.join()}]` } }));
      // Few ask for it.
      result.promise.catch(() => undefined);
    }
    batches.clear();
    length = 0;
  }

  return {
    flush,

    /** Resolves with the result of the statement that has its row, after the next flush. */
    add({ query, parameters }: Step): Promise<Result> {
      const row = JSON.stringify(parameters);
      if (length + row.length > mostCharacters) flush();
      length += row.length;
      const batch = batches.get(query) ?? { rows: [], result: Promise.withResolvers<Result>() };
      if (batch.rows.length === 0) batches.set(query, batch);
      batch.rows.push(row);
      return batch.result.promise;
    },
  };
}
