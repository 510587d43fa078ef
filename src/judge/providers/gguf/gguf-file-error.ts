/** A model file that cannot be one. Its message is one line that names the path as it was given. */
export class ModelFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ModelFileError';
  }
}
