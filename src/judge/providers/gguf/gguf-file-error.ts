/** The path leads to no model file. The message is one line that names the path as given. */
export class ModelFileError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'ModelFileError';
  }
}
