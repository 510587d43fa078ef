import { checkNames } from './calls/known-options.ts';
import type { ModelCore } from './contract.ts';
import { environmentVariable } from './env.ts';
import { AuthenticationError } from './errors.ts';
import type { AsyncDeemsterOptions } from './options.ts';

/** A client's validated options with all defaults filled in. Plain data, so that it can be passed to a worker. */
export interface Settings {
  apiKey: string;
  /** Without a trailing slash. */
  baseUrl: string;
  numRetries: number;
  modelCore: ModelCore | undefined;
  /** In seconds. */
  timeout: number;
  maxConcurrentRequests: number;
}

const defaults = { baseUrl: 'http://127.0.0.1:8080', numRetries: 1, timeout: 60, maxConcurrentRequests: 5 };

/** The longest delay of a timer, in seconds. */
const longestTimeout = 2_147_483;

/**
 * @throws AuthenticationError without a key, TypeError and RangeError for an invalid or unknown option. No message contains
 * the key.
 */
export function readSettings(options: AsyncDeemsterOptions = {}): Settings {
  checkNames('The client', options);
  const { numRetries, maxConcurrentRequests, modelCore } = { ...defaults, ...withoutUndefined(options) };
  return {
    apiKey: readKey(options.apiKey ?? environmentVariable('DEEMSTER_API_KEY')),
    baseUrl: readBaseUrl(options.baseUrl ?? environmentVariable('DEEMSTER_BASE_URL') ?? defaults.baseUrl),
    numRetries: wholeNumber('numRetries', numRetries),
    modelCore,
    timeout: readTimeout(options.timeout ?? defaults.timeout),
    maxConcurrentRequests: wholeNumber('maxConcurrentRequests', maxConcurrentRequests),
  };
}

/** @param timeout In seconds. @throws RangeError */
export function readTimeout(timeout: number): number {
  if (!(typeof timeout === 'number' && timeout > 0 && timeout <= longestTimeout))
    throw new RangeError(`timeout must be a number of seconds above 0 and at most ${longestTimeout}.`);
  return timeout;
}

function readKey(key: string | undefined): string {
  if (!key) throw new AuthenticationError('No API key: pass apiKey, or set DEEMSTER_API_KEY.');
  // The runtime's own error for an invalid header value would quote the key.
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key))
    throw new TypeError('The API key must be visible ASCII characters without spaces.');
  return key;
}

function readBaseUrl(text: string): string {
  const wrong = 'baseUrl must be an http or https address such as http://127.0.0.1:8080, without a query';
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    throw new TypeError(`${wrong}.`);
  }
  if (url.username || url.password) throw new TypeError(`${wrong} and contain no user name; pass the key as apiKey.`);
  if (!/^https?:$/.test(url.protocol) || url.search || url.hash) throw new TypeError(`${wrong}.`);
  return (url.origin + url.pathname).replace(/\/+$/, '');
}

function wholeNumber(name: string, value: number): number {
  if (!Number.isInteger(value) || value < 1) throw new RangeError(`${name} must be a whole number of at least 1.`);
  return value;
}

const withoutUndefined = <Values extends object>(values: Values) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Required<Values>;
