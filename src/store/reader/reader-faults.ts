/** What is asked would take too long to read. */
export class StoreSlow extends Error {
  override readonly name = 'StoreSlow';
}

/** Too many reads are waiting. */
export class StoreBusy extends Error {
  override readonly name = 'StoreBusy';
}
