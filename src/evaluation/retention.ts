import type { Retention } from '../store/accounts.ts';

/** The most restrictive wins; an omitted value means `standard` (interface.md 2.1, data_retention). */
export const resolveRetention = (account: Retention, request: Retention | null | undefined): Retention =>
  account === 'none' || request === 'none' ? 'none' : 'standard';

/** The part of a request that may be kept under retention `none`: the names and sizes of its fields, no content. */
export function redact(request: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(request).map(([name, value]) => [name, size(value)]));
}

function size(value: unknown): unknown {
  if (typeof value === 'string') return { characters: value.length };
  if (Array.isArray(value)) return { items: value.length, characters: JSON.stringify(value).length };
  if (typeof value === 'object' && value !== null)
    return { entries: Object.keys(value).length, characters: JSON.stringify(value).length };
  return typeof value;
}
