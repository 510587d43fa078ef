import { type Filters, hrefOf } from './filters.ts';

/** The filters of a list as one value of an address. */
export const tracesOf = (filters: Filters): string => hrefOf(filters).replace(/^\/traces\??/, '');

/** The comparison of two judges on the traces of a list. */
export const judgesHref = (filters: Filters): string =>
  `/compare?${new URLSearchParams({ of: 'judges', traces: tracesOf(filters) })}`;
