interface Findings {
  /** The address without its query, which may hold a key. */
  address?: string | undefined;
  /** The response's status; undefined without a response. */
  status?: number | undefined;
  /** The provider's name for the error, or Node's, such as `ECONNREFUSED`. */
  code?: string | undefined;
  /** Whether the server reported that it does not have the model. */
  isModelUnknown?: boolean;
  /** What to check, as the end of a sentence; undefined if the cause is unknown. */
  hint?: string | undefined;
  /** The provider's message on one line, without secrets. It can repeat the conversation. */
  message?: string | undefined;
  /** The same without the conversation's words. */
  loggable?: string | undefined;
}

/** The findings about a failed call, for the operator. They are never sent to a caller over HTTP. */
export class Diagnosis {
  readonly address: string | undefined;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly hint: string | undefined;
  readonly isModelUnknown: boolean;
  /** The provider's message for a log, without secrets and without words of the conversation. */
  readonly loggable: string | undefined;
  /** Behind an accessor, so that no log includes it. */
  readonly #message: string | undefined;

  constructor({ message, ...findings }: Findings) {
    this.address = findings.address;
    this.status = findings.status;
    this.code = findings.code;
    this.hint = findings.hint;
    this.isModelUnknown = findings.isModelUnknown ?? false;
    this.loggable = findings.loggable;
    this.#message = message;
  }

  /** The provider's message for the command line: no secrets, but it can repeat the conversation. */
  get message(): string | undefined {
    return this.#message;
  }

  /** One sentence for the command line, such as `404 from http://127.0.0.1:9000/chat/completions: does OPENAI_BASE_URL need /v1?` */
  get sentence(): string {
    const from = this.address ? `${this.status ?? 'No answer'} from ${this.address}` : '';
    const what = [from, this.message && (from ? `(${this.message})` : this.message)].filter(Boolean).join(' ');
    const text = [what, this.hint].filter(Boolean).join(': ');
    return /[.?!]$/.test(text) ? text : `${text}.`;
  }
}
