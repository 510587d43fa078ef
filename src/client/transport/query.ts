/**
 * A query as text; a list gives its name several times. Not by openapi-fetch, which leaves out an object without keys, such
 * as a Date, and with it the filter that it was meant for: as a text the service refuses it.
 */
export const queryText = (query: object): string =>
  Object.entries(query)
    .flatMap(([name, value]) => [value].flat().map((one) => [name, one] as const))
    .filter(([, value]) => value !== undefined && value !== null)
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&');
