import { ApiFailure, type ApiRequest } from './api.ts';
import type { Operation } from './contract.ts';
import { argumentOf } from './schemas.ts';

export type Arguments = Record<string, unknown>;

/**
 * The HTTP request that carries out an operation. Arguments that are null count as left out. Those that the contract does
 * not know are sent too, so that the request is refused as any other.
 * @throws ApiFailure without a parameter of the path
 */
export function toRequest({ method, path, parameters, body }: Operation, given: Arguments): ApiRequest {
  const rest = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== null && value !== undefined));
  const take = (name: string): unknown => {
    const argument = argumentOf(name);
    const value = rest[argument];
    delete rest[argument];
    return value;
  };
  let target = path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  for (const { name, in: place } of parameters) {
    const value = take(name);
    if (place === 'path') {
      if (value === undefined || value === '') throw new ApiFailure(422, `${name}: This field is required.`);
      target = target.replace(`{${name}}`, encodeURIComponent(textOf(value).toWellFormed()));
    } else if (value === undefined) continue;
    else if (place === 'header') headers[name.toLowerCase()] = textOf(value);
    else addTo(query, name, value);
  }
  if (!body) for (const [name, value] of Object.entries(rest)) addTo(query, name, value);
  const search = query.toString();
  return { method, path: search === '' ? target : `${target}?${search}`, headers, body: body && rest };
}

/** A list is sent as repeated parameters. */
function addTo(query: URLSearchParams, name: string, value: unknown): void {
  for (const one of Array.isArray(value) ? value : [value]) query.append(name, textOf(one));
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
