import type { operations } from '../../../generated/openapi.d.ts';
import { readTime } from '../read-time.ts';
import { RequestError, valueError } from '../request-error.ts';

type Query = NonNullable<operations['getInsights']['parameters']['query']>;
export type Interval = NonNullable<Query['interval']>;

const hour = 3_600_000;
const day = 24 * hour;
/** 1970-01-05 was a Monday. */
const units: Record<Interval, { length: number; origin: number }> = {
  hour: { length: hour, origin: 0 },
  day: { length: day, origin: 0 },
  week: { length: 7 * day, origin: 4 * day },
};
const usualLength = 30 * day;
/** The interval that is chosen for up to so much time. */
const chosen: [Interval, number][] = [
  ['hour', 3 * day],
  ['day', 100 * day],
  ['week', Number.POSITIVE_INFINITY],
];
const mostIntervals = 400;

export interface InsightTimes {
  start: number;
  end: number;
  interval: Interval;
  /** The start of each interval; the first is `start`. */
  starts: number[];
}

/** @throws RequestError `invalid` */
export function readTimes({ start_date, end_date, interval }: Query, now: number): InsightTimes {
  const end = end_date === undefined ? now : readTime(end_date);
  const start = start_date === undefined ? end - usualLength : readTime(start_date);
  const fault = (name: string, message: string) => new RequestError('invalid', [valueError(['query', name], message)]);
  if (start >= end) throw fault('start_date', 'Give a time before end_date.');
  const unit = interval ?? chosen.find(([, most]) => end - start <= most)![0];
  const { length, origin } = units[unit];
  const first = Math.floor((start - origin) / length);
  const last = Math.ceil((end - origin) / length);
  if (last - first > mostIntervals)
    throw interval === undefined
      ? fault('start_date', `Give a time at most ${mostIntervals} weeks before end_date.`)
      : fault('interval', `This makes more than ${mostIntervals} intervals. Choose longer ones, or a shorter time.`);
  const starts = Array.from({ length: last - first }, (_, at) => Math.max(start, (first + at) * length + origin));
  return { start, end, interval: unit, starts };
}
