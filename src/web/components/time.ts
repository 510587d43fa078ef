const utc = { timeZone: 'UTC' } as const;
const day = new Intl.DateTimeFormat('en-GB', { ...utc, weekday: 'long', day: 'numeric', month: 'long' });
const date = new Intl.DateTimeFormat('en-GB', { ...utc, day: 'numeric', month: 'short', year: 'numeric' });

/** `14:07:31`, in UTC. */
export const timeText = (iso: string): string => iso.slice(11, 19);

/** `Sunday 22 November`. */
export const dayText = (iso: string): string => day.format(new Date(iso)).replace(',', '');

/** `22 Nov 2026, 14:07:31 UTC`. */
export const dateTimeText = (iso: string): string => `${date.format(new Date(iso))}, ${timeText(iso)} UTC`;
