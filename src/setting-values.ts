import { isIP } from 'node:net';

/** The judge behind a model core. */
export interface JudgeSetting {
  kind: 'openai' | 'anthropic' | 'gguf';
  /** The model's name; for `gguf`, the path of its file. */
  model: string;
}

export interface RateLimit {
  /** Requests in one window. */
  requests: number;
  /** Length of the window, in seconds. */
  seconds: number;
  /** As the operator wrote it, such as `500/hour`. */
  text: string;
}

/** An invalid value. The message is the end of a sentence that names the allowed values. `hide`: the value is a secret. */
export class InvalidValue extends Error {
  readonly hide: boolean;
  constructor(allowed: string, hide = false) {
    super(allowed);
    this.hide = hide;
  }
}

export function integer(least: number, most: number) {
  return (text: string): number => {
    const value = Number(text);
    if (!/^\d+$/.test(text) || value < least || value > most)
      throw new InvalidValue(`a whole number from ${least} to ${most}`);
    return value;
  };
}

/** @throws InvalidValue, which names the cause where Kubernetes set the variable to a service's address */
export function port(text: string): number {
  if (/^(?:tcp|udp|sctp):\/\//i.test(text))
    throw new InvalidValue(
      'a whole number from 0 to 65535. Kubernetes sets DEEMSTER_PORT in this way for a service named "deemster": set enableServiceLinks: false in the pod, or give the service another name',
    );
  return integer(0, 65535)(text);
}

export function judge(text: string): JudgeSetting {
  const [, kind, model] = /^(openai|anthropic|gguf):(.+)$/.exec(text) ?? [];
  if (!kind || !model) throw new InvalidValue('openai:MODEL, anthropic:MODEL or gguf:PATH, such as openai:gpt-6-luna');
  return { kind: kind as JudgeSetting['kind'], model };
}

export function url(text: string): string {
  const parsed = URL.parse(text);
  // Hide the value: a URL can contain a password.
  if (!parsed || !/^https?:$/.test(parsed.protocol) || parsed.username || parsed.password)
    throw new InvalidValue('an http:// or https:// address without a user name or password', true);
  return text;
}

/** The address of a PostgreSQL database. */
export function databaseUrl(text: string): string {
  const parsed = URL.parse(text);
  // Hide the value: it can contain a password.
  if (!parsed || !/^postgres(?:ql)?:$/.test(parsed.protocol) || !/^\/[^/]/.test(parsed.pathname) || !isDecodable(text))
    throw new InvalidValue(
      'an address such as postgres://user:password@localhost:5432/deemster, with special characters of the password percent-encoded',
      true,
    );
  return text;
}

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** @throws InvalidValue for an address with a signal's path, which is appended: results would go to /v1/traces/v1/logs */
export function otlpEndpoint(text: string): string {
  const parsed = URL.parse(url(text))!;
  if (/\/v1\/(?:traces|logs|metrics)\/*$/.test(parsed.pathname))
    throw new InvalidValue('a base address, to which /v1/logs and /v1/traces are appended', true);
  return text;
}

/** Headers that belong to the message or to its connection. */
const ownHeaders = /^(?:connection|content-.*|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/i;

/** `name=value,name=value`, as OTEL_EXPORTER_OTLP_HEADERS has them (W3C Baggage: values may be percent-encoded). */
export function headers(text: string): Readonly<Record<string, string>> {
  const pairs = text.split(',').filter((pair) => pair.trim() !== '');
  const entries = pairs.map((pair): [string, string] => {
    const [, name = '', value = ''] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
    const decoded = percentDecoded(value);
    if (ownHeaders.test(name) || !/^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(decoded))
      throw new InvalidValue(
        'headers such as Authorization=Bearer%20KEY, separated by commas, of visible ASCII characters and without those of the message itself',
        true,
      );
    return [name.toLowerCase(), decoded];
  });
  return Object.freeze(Object.fromEntries(entries));
}

/** The text itself if it is not percent-encoded: keys may hold a percent sign. */
function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

export function host(text: string): string {
  if (!/^\S+$/.test(text)) throw new InvalidValue('an address such as 127.0.0.1 or 0.0.0.0');
  return text;
}

export function secret(text: string): string {
  if (!/^[\x21-\x7e]+$/.test(text)) throw new InvalidValue('visible ASCII characters without spaces', true);
  return text;
}

export function rateLimit(text: string): RateLimit {
  const seconds = { second: 1, minute: 60, hour: 3600, day: 86400 };
  const [, requests, unit] = /^([1-9]\d{0,8})\/(second|minute|hour|day)$/.exec(text) ?? [];
  if (!requests) throw new InvalidValue('a number and a unit, such as 500/hour (second, minute, hour or day)');
  return { requests: Number(requests), seconds: seconds[unit as keyof typeof seconds], text };
}

export function origins(text: string): string[] {
  const list = text.split(',').map((origin) => origin.trim());
  if (list.some((origin) => URL.parse(origin)?.origin !== origin))
    throw new InvalidValue('origins such as https://app.example.com, separated by commas, without a path');
  return list;
}

export function trustProxy(text: string): number | string[] {
  if (/^[1-9]\d?$/.test(text)) return Number(text);
  const list = text.split(',').map((address) => address.trim());
  const isKnown = (address: string) => ['loopback', 'linklocal', 'uniquelocal'].includes(address) || isRange(address);
  if (!list.every(isKnown)) throw new InvalidValue('the number of proxies, or their addresses separated by commas');
  return list;
}

/** An address, or a range such as 10.0.0.0/8. */
function isRange(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)]!;
  return rest.length === 0 && most > 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most));
}

export function logLevel(text: string): string {
  if (!['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'].includes(text))
    throw new InvalidValue('trace, debug, info, warn, error, fatal or silent');
  return text;
}

export function flag(text: string): boolean {
  if (!/^(0|1|true|false)$/.test(text)) throw new InvalidValue('0 or 1');
  return text === '1' || text === 'true';
}

export function bootstrapKey(text: string): string {
  if (!/^[\x21-\x7e]{20,}$/.test(text))
    throw new InvalidValue('20 or more visible ASCII characters without spaces', true);
  return text;
}
