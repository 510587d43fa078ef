/** Longest wait without a notice, in milliseconds. */
const patience = 3000;

/** What was printed of work that still takes: a file may be read twice at the same time. */
const printed = new Set<string>();

/** Awaits work. If it takes longer than three seconds, prints the notice on standard error. */
export async function withNotice<Result>(work: Promise<Result>, notice: string): Promise<Result> {
  const timer = setTimeout(() => {
    if (!printed.has(notice)) console.error(`deemster: ${notice}`);
    printed.add(notice);
  }, patience);
  try {
    return await work;
  } finally {
    clearTimeout(timer);
    printed.delete(notice);
  }
}
