/** The suite could not run, so nothing is known about the server. The message is one line that says what to do. */
export class ConformanceError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ConformanceError';
  }
}
