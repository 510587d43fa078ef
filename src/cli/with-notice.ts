/** A wait that is longer gets a line, in milliseconds. */
const patience = 3000;

/** Waits for work; a line on standard error says what it waits for if that takes longer than three seconds. */
export async function withNotice<Result>(work: Promise<Result>, notice: string): Promise<Result> {
  const timer = setTimeout(() => console.error(`deemster: ${notice}`), patience);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
