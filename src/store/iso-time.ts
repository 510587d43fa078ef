/** A stored time, in milliseconds since the epoch, in the contract's format: ISO 8601 in UTC. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
