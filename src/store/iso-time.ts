/** A stored time, in milliseconds since the epoch, as the contract has it: ISO 8601 in UTC. */
export const isoTime = (milliseconds: number): string => new Date(milliseconds).toISOString();
