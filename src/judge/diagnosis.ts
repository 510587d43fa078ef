interface Findings {
  /** Without its query, which may hold a key. */
  address?: string | undefined;
  /** The answer's; undefined where none came. */
  status?: number | undefined;
  /** The provider's name for the error, or Node's, such as `ECONNREFUSED`. */
  code?: string | undefined;
  /** Whether the server says that it does not have the model. */
  isModelUnknown?: boolean;
  /** What to look at, as the end of a sentence; undefined where the cause is not known. */
  hint?: string | undefined;
  /** What the provider said, on one line, without secrets. It can repeat the conversation. */
  message?: string | undefined;
  /** The same without the conversation's words. */
  loggable?: string | undefined;
}

/** What is known of a failed call, for the person who runs the service: nothing of it is for a caller over HTTP. */
export class Diagnosis {
  readonly address: string | undefined;
  readonly status: number | undefined;
  readonly code: string | undefined;
  readonly hint: string | undefined;
  readonly isModelUnknown: boolean;
  /** The provider's message for a log: it holds neither secrets nor words of the conversation. */
  readonly loggable: string | undefined;
  /** Behind an accessor, so that no log takes it along. */
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
