import type { Attributes, Value } from './span.ts';

/** An attribute's text; undefined if it is absent, empty or no text. */
export function textOf(attributes: Attributes, name: string): string | undefined {
  const value = attributes.get(name);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A value as JSON text; text stays as it is, and nothing is ''. */
export const jsonText = (value: Value): string =>
  typeof value === 'string' ? value : value === undefined || value === null ? '' : JSON.stringify(value);

/** The value of JSON text; undefined if it is none. A value that is no text is returned as it is: some SDKs send objects. */
export function parsed(value: Value): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** A list in an attribute: JSON text, or a list of objects or JSON texts. Undefined if there is none. */
export function listOf(attributes: Attributes, name: string): unknown[] | undefined {
  const list = parsed(attributes.get(name));
  return Array.isArray(list)
    ? list.map((item) => (typeof item === 'string' ? (parsed(item) ?? item) : item))
    : undefined;
}

/**
 * The groups of attributes named `PREFIX.NUMBER.REST`, in the order of their numbers; each has its attributes by REST. The
 * numbers are only an order: a sender may choose any.
 */
export function groupsOf(attributes: Attributes, prefix: string): Attributes[] {
  const groups = new Map<number, Map<string, Value>>();
  for (const [name, value] of attributes) {
    if (!name.startsWith(`${prefix}.`)) continue;
    const [, number, rest] = /^(\d{1,9})\.(.+)$/s.exec(name.slice(prefix.length + 1)) ?? [];
    if (number === undefined || rest === undefined) continue;
    const group = groups.get(Number(number)) ?? new Map();
    groups.set(Number(number), group.set(rest, value));
  }
  return [...groups].toSorted(([one], [other]) => one - other).map(([, group]) => group);
}
