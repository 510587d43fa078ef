/** Of each assertion that has no answer yet: what is to be said if none comes before its test file ends. */
const open = new Set<Error>();

/** The answer, which counts as open until it comes. To be called where the assertion is made: the error has that place. */
export async function followed<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const error = new Error(
    'All tests in the file ended before toMeet finished. Write: await expect(…).toMeet(…), or give the test more time.',
  );
  open.add(error);
  try {
    return await answer;
  } finally {
    open.delete(error);
  }
}

/**
 * For the end of a test file: of what is open then no test would hear, and it would seem to have passed.
 * @throws Error for an assertion that has no answer yet
 */
export function noneIsOpen(): void {
  const [error] = open;
  open.clear();
  if (error) throw error;
}
