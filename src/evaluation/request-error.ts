/** A fault of a request, in the form of FastAPI and Pydantic v2. */
export interface Fault {
  loc: (string | number)[];
  msg: string;
  type: string;
}

/** The most faults listed: a response must not grow with the size of a hostile body. */
export const mostFaults = 1000;
/** The longest name in a fault's location, in UTF-16 code units: it is repeated in every fault below it. */
const longestName = 200;

/** A name from the request for a fault's location. A very long name is cut. */
export const nameInPlace = (name: string): string =>
  name.length > longestName ? `${name.slice(0, longestName - 1).toWellFormed()}…` : name;

/** `busy`: the request may succeed later. */
export type RequestFault = 'invalid' | 'impossible' | 'unauthorized' | 'not_found' | 'conflict' | 'busy';

/** A request that cannot be served as it is. The message may be shown to the caller. */
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

/** A fault of Pydantic's type for rules that its types cannot express. @param msg What is wrong, or what to do. */
export const valueError = (loc: Fault['loc'], msg: string): Fault => ({ loc, msg, type: 'value_error' });

/** False also for null, which many clients send for an omitted field. */
export const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** The fault of a body without exactly one of these properties; undefined if it has exactly one. */
export function notExactlyOne(properties: Record<string, unknown>): Fault | undefined {
  const given = Object.values(properties).filter(isGiven).length;
  if (given === 1) return undefined;
  const names = Object.keys(properties).join(' and ');
  return valueError(['body'], `Give ${given === 0 ? 'one' : 'only one'} of ${names}.`);
}
