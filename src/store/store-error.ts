/** The database cannot be used: another server has it, it is of a newer version, or it is not ours. One clear line. */
export class StoreError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StoreError';
  }
}
