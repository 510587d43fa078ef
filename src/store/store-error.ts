/** The database cannot be used: another server holds it, its version is newer, or it is not Deemster's. One-line message. */
export class StoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
  }
}
