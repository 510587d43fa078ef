/** One error per assertion without an answer yet, to throw if its test file ends first. */
const open = new Set<Error>();

/** Waits for an answer, and counts it as open until then. Call it from the assertion, whose location the error then has. */
export async function tracked<Answer>(answer: Promise<Answer>): Promise<Answer> {
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
 * Call it at the end of a test file: no test is notified of an assertion that is still open, so it would seem to pass.
 * @throws Error for an assertion that has no answer yet
 */
export function assertNoneOpen(): void {
  const [error] = open;
  open.clear();
  if (error) throw error;
}
