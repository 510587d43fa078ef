/** A time as the service reads it. */
export const wireTime = (time: Date | string | undefined): string | undefined =>
  time instanceof Date ? time.toISOString() : time;
