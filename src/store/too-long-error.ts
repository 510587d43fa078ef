/** A tag does not fit into an index of the database. Nothing was stored. */
export class TooLongError extends Error {
  constructor(cause: unknown) {
    super('A tag is too long for an index of PostgreSQL, which takes at most about 2.7 kB of a name with its value.', {
      cause,
    });
    this.name = 'TooLongError';
  }
}
