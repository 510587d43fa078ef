/** A stored time, in milliseconds since the epoch, in the contract's format: ISO 8601 in UTC. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();

/** The UTC day of a time, as YYYY-MM-DD. */
export const dayOf = (milliseconds: number): string => isoTime(milliseconds).slice(0, 10);
