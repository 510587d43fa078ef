import type { Schemas } from '../../api/client.ts';

type Interval = Schemas['Insights']['interval'];

const utc = { timeZone: 'UTC' } as const;
const shortDay = new Intl.DateTimeFormat('en-GB', { ...utc, day: 'numeric', month: 'short' });
const longDay = new Intl.DateTimeFormat('en-GB', { ...utc, day: 'numeric', month: 'short', year: 'numeric' });

/** The name of an interval under an axis: `22 Nov`, `14:00`. */
export const shortText = (iso: string, interval: Interval): string =>
  interval === 'hour' && !iso.includes('T00:00') ? iso.slice(11, 16) : shortDay.format(new Date(iso));

/** The name of an interval by itself: `22 Nov`, `22 Nov, 14:00`, `week of 16 Nov`. */
export const longText = (iso: string, interval: Interval): string => {
  const day = shortDay.format(new Date(iso));
  return interval === 'hour' ? `${day}, ${iso.slice(11, 16)}` : interval === 'week' ? `week of ${day}` : day;
};

/** `26 Oct 2026 to 23 Nov 2026, 05:10 UTC` */
export const rangeText = (start: string, end: string): string => {
  const text = (iso: string) => {
    const time = iso.slice(11, 16);
    return longDay.format(new Date(iso)) + (time === '00:00' ? '' : `, ${time}`);
  };
  return `${text(start)} to ${text(end)} UTC`;
};
