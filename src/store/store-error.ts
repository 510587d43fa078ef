/** The database cannot be used: another server has locked it, its version is newer, or it is not ours. One-line message. */
export class StoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
  }
}
