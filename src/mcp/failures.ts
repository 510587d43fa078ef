import * as sdk from '../../generated/mcp/sdk.js';
import { ApiFailure } from './api.ts';

/** JSON-RPC leaves the codes from -32000 to -32099 to servers. */
const refused = -32000;
/** Statuses of requests that fail however often they are sent. */
const ofArguments = new Set([400, 404, 409, 413, 422, 431]);

/** @returns the error of the protocol for arguments that are wrong */
export const invalidParams = (message: string) => new sdk.ProtocolError(sdk.ProtocolErrorCode.InvalidParams, message);

/**
 * A failure as an error of the protocol, which has no other form outside of tools. One that may pass, such as a rate limit,
 * is no fault of the arguments: its data has the `status`, and after how many seconds to try again.
 * @param uri Of the resource that is read.
 */
export function protocolErrorOf(error: unknown, uri?: string): unknown {
  if (!(error instanceof ApiFailure)) return error;
  const { status, message, retryAfter } = error;
  if (status === 404 && uri !== undefined) return new sdk.ResourceNotFoundError(uri);
  if (ofArguments.has(status)) return invalidParams(message);
  const code = status < 500 ? refused : sdk.ProtocolErrorCode.InternalError;
  return new sdk.ProtocolError(code, message, { status, ...(retryAfter !== undefined && { retry_after: retryAfter }) });
}

/** A server that says in sentences which parameters of a message are wrong, instead of in the JSON of its validator. */
export class SentenceServer extends sdk.Server {
  protected override _wrapHandler(...[method, handler]: Parameters<sdk.Server['_wrapHandler']>) {
    const handle = super._wrapHandler(method, handler);
    return (...args: Parameters<typeof handle>) =>
      handle(...args).catch((error: unknown) => {
        const sentence = error instanceof Error ? sentenceOf(error.message) : undefined;
        throw sentence === undefined ? error : invalidParams(sentence);
      });
  }
}

interface Issue {
  path: (string | number)[];
  message: string;
  expected?: string;
}

/** The sentence for a message that is the validator's list of faults; undefined for any other. */
function sentenceOf(message: string): string | undefined {
  const [, list] = /^(?:Invalid tools\/call request: )?(\[\s*\{.*\])$/s.exec(message) ?? [];
  if (list === undefined) return undefined;
  return (JSON.parse(list) as Issue[]).map((issue) => `${issue.path.join('.')}: ${wordsOf(issue)}`).join('\n');
}

const nouns: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  object: 'an object',
  record: 'an object',
  array: 'a list',
};

function wordsOf({ message, expected = '' }: Issue): string {
  const received = /received (\w+)$/.exec(message)?.[1] ?? '';
  if (received === 'undefined') return 'This field is required.';
  const wanted = nouns[expected];
  if (wanted === undefined) return 'This value is not allowed.';
  return `Give ${wanted}${received === '' ? '' : `, not ${nouns[received] ?? received}`}.`;
}
