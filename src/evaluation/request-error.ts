/** A fault of a request, in the form of FastAPI and Pydantic v2. */
export interface Fault {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** More are not listed: an answer must not grow with the size of a hostile body. */
export const mostFaults = 1000;

/** `busy`: it can be done at another time. */
export type RequestFault = 'invalid' | 'impossible' | 'unauthorized' | 'not_found' | 'conflict' | 'busy';

/** A request that cannot be done as it is. The message may be shown to the caller. */
export class RequestError extends Error {
  readonly kind: RequestFault;
  /** For `invalid`: every fault, at least one. */
  readonly faults: Fault[];

  constructor(kind: Exclude<RequestFault, 'invalid'>, message: string);
  constructor(kind: 'invalid', faults: Fault[]);
  constructor(kind: RequestFault, detail: string | Fault[]) {
    super(typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join('; '));
    this.name = 'RequestError';
    this.kind = kind;
    this.faults = typeof detail === 'string' ? [] : detail;
  }
}

/** Pydantic's form of a rule that its types cannot say. */
export const valueError = (loc: Fault['loc'], message: string): Fault => ({
  loc,
  msg: `Value error, ${message}`,
  type: 'value_error',
});
