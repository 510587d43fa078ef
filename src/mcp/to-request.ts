import { ApiFailure, type ApiRequest } from './api.ts';
import type { Operation } from './contract.ts';
import { argumentOf } from './schemas.ts';

/** As much as HTTP takes in a request's head, in UTF-16 code units. It bounds the work that one call makes, too. */
const longestHead = 16_000;

export type Arguments = Record<string, unknown>;

/**
 * The HTTP request that carries out an operation. Arguments that are null count as left out. Those that the contract does
 * not know are sent too, so that the request is refused as any other.
 * @param defaults Of arguments that are left out.
 * @throws ApiFailure without a parameter of the path, and for arguments that no address could hold
 */
export function toRequest(
  { method, path, parameters, body }: Operation,
  given: Arguments,
  defaults: Arguments = {},
): ApiRequest {
  // Each takes a character at least. To copy more of them would hold the event loop.
  if (!body && Object.keys(given).length > longestHead) throw tooLong();
  const rest = new Map(Object.entries(defaults));
  for (const [name, value] of Object.entries(given))
    if (value === null || value === undefined) rest.delete(name);
    else rest.set(name, value);
  const take = (name: string): unknown => {
    const argument = argumentOf(name);
    const value = rest.get(argument);
    rest.delete(argument);
    return value;
  };
  let target = path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  let left = longestHead;
  const textOf = (value: unknown): string => {
    const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
    left -= text.length;
    if (left < 0) throw tooLong();
    return text;
  };
  /** A list is sent as repeated parameters. */
  const addToQuery = (name: string, value: unknown) => {
    for (const one of Array.isArray(value) ? value : [value]) query.append(textOf(name), textOf(one));
  };
  for (const { name, in: place } of parameters) {
    const value = take(name);
    if (place === 'path') {
      if (value === undefined) throw new ApiFailure(422, `${name}: This field is required.`);
      if (value === '') throw new ApiFailure(422, `${name}: This must not be empty.`);
      target = target.replace(`{${name}}`, encodeURIComponent(textOf(value).toWellFormed()));
    } else if (value === undefined) continue;
    else if (place === 'header') headers[name.toLowerCase()] = textOf(value);
    else addToQuery(name, value);
  }
  if (!body) for (const [name, value] of rest) addToQuery(name, value);
  const search = query.toString();
  const address = search === '' ? target : `${target}?${search}`;
  if (address.length > longestHead) throw tooLong();
  return { method, path: address, headers, body: body && Object.fromEntries(rest) };
}

const tooLong = () => new ApiFailure(431, 'These arguments are too long: together they may have 16,000 characters.');
