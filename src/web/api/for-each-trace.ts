import type { ApiError } from './api-error.ts';

/** How many requests run at the same time. */
const atOnce = 4;

/**
 * Does something with each of many traces. One that another tab has deleted is left out.
 * @param done Is called after each, with how many are done.
 * @throws ApiError the first failure; what was not begun is left undone
 */
export async function forEachTrace(
  ids: readonly string[],
  act: (id: string) => Promise<unknown>,
  done: (count: number) => void = () => undefined,
): Promise<void> {
  const waiting = ids.values();
  let count = 0;
  const work = async () => {
    for (const id of waiting) {
      await act(id).catch((cause: ApiError) => {
        if (cause.status !== 404) throw cause;
      });
      done(++count);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
}
