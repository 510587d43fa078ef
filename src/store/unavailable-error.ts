/**
 * The database cannot be used for now, such as while its server starts, or its disk is full. Nothing was changed, so the same may
 * succeed later. The cause is for the log.
 */
export class UnavailableError extends Error {
  constructor(cause: unknown) {
    super('The service cannot use its database for now. Nothing was changed. Try again in a second.', { cause });
    this.name = 'UnavailableError';
  }
}

/** The database was lost while it stored something, and could not be asked since whether it had. */
export class OutcomeUnknownError extends Error {
  constructor(cause: unknown) {
    super(
      'The database was lost while this was stored, so it may be stored or not. Look before you send it again without an Idempotency-Key.',
      { cause },
    );
    this.name = 'OutcomeUnknownError';
  }
}
