/** A request that cannot be read as OTLP. The message may be shown to the caller. */
export class OtlpError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'OtlpError';
  }
}
