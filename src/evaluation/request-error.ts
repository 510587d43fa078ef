/** A fault of a request, in the form of FastAPI and Pydantic v2. */
export interface Fault {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** More are not listed: an answer must not grow with the size of a hostile body. */
export const mostFaults = 1000;
/** Longest name in the place of a fault, in UTF-16 code units: it stands in every fault below it. */
const longestName = 200;

/** A caller's name as it stands in the place of a fault: a very long one is cut. */
export const nameInPlace = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1).toWellFormed()}…` : name;

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
    super(typeof detail === 'string' ? detail : detail.map(({ msg }) => msg).join(' '));
    this.name = 'RequestError';
    this.kind = kind;
    this.faults = typeof detail === 'string' ? [] : detail;
  }
}

/** Pydantic's name for a rule that its types cannot say. @param msg Sentences that say what is wrong, or what to do. */
export const valueError = (loc: Fault['loc'], msg: string): Fault => ({ loc, msg, type: 'value_error' });

/** Null is how many clients write what their caller has left out. */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** The fault of a body that gives both of two properties, or neither; undefined for one that gives one. */
export function notExactlyOne(properties: Record<string, unknown>): Fault | undefined {
  const given = Object.values(properties).filter(isGiven).length;
  if (given === 1) return undefined;
  const names = Object.keys(properties).join(' and ');
  return valueError(['body'], `Give ${given === 0 ? 'one' : 'only one'} of ${names}.`);
}
