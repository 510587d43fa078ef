/** Longest wait without a notice, in milliseconds. */
const patience = 3000;

/** Awaits work. If it takes longer than three seconds, prints the notice on standard error. */
export async function withNotice<Result>(work: Promise<Result>, notice: string): Promise<Result> {
  const timer = setTimeout(() => console.error(`deemster: ${notice}`), patience);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
  }
}
