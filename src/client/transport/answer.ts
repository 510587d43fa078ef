import { ServerError } from '../errors.ts';

/** A fully received answer. It implements the parts of Response that openapi-fetch uses. */
export class Answer {
  readonly status: number;
  readonly ok: boolean;
  readonly headers: Headers;
  readonly #text: string;
  readonly #data: unknown;

  /** @throws ServerError if a successful answer is not JSON */
  constructor({ status, ok, headers }: Response, text: string) {
    this.status = status;
    this.ok = ok;
    this.headers = headers;
    this.#text = text;
    this.#data = ok && status !== 204 ? this.#parse() : undefined;
  }

  async text(): Promise<string> {
    return this.#text;
  }

  async json(): Promise<unknown> {
    return this.#data;
  }

  #parse(): unknown {
    try {
      return JSON.parse(this.#text);
    } catch (cause) {
      throw new ServerError(`${this.status}: the response is not JSON. Is the base URL right?`, {
        status: this.status,
        body: this.#text,
        requestId: this.headers.get('X-Request-Id') ?? undefined,
        cause,
      });
    }
  }
}
