import { rejectedCount } from '../wire/rejected-count.ts';

/** Where results go: a base address, to which the path of each signal is appended, and the headers to send. */
export interface Endpoint {
  url: string;
  headers: Readonly<Record<string, string>>;
}

/** An answer, or none: `code` is Node's, such as ECONNREFUSED, or `timeout`. */
export type Answer =
  | { status: number; headers: Headers /** How many items of a 200 were not stored. */; rejected: number }
  | { status?: undefined; headers?: undefined; code: string };

/** Time for one attempt, in milliseconds: OpenTelemetry's default. */
const mostMilliseconds = 10_000;
/** How much of an answer is read: a count and a sentence. */
const mostOfAnswer = 64 * 1024;

/**
 * Posts a protobuf message. Redirects are not followed: they would send results, and the headers, to a host that is not
 * configured. Never rejects.
 * @param path Such as `/v1/traces`.
 * @param cut Aborts the attempt.
 */
export async function post(
  { url, headers }: Endpoint,
  path: string,
  body: Uint8Array<ArrayBuffer>,
  cut: AbortSignal,
): Promise<Answer> {
  try {
    const response = await fetch(addressOf(url, path), {
      method: 'POST',
      headers: { 'user-agent': 'deemster', ...headers, 'content-type': 'application/x-protobuf' },
      body,
      redirect: 'manual',
      signal: AbortSignal.any([cut, AbortSignal.timeout(mostMilliseconds)]),
    });
    const start = await startOf(response);
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return {
      status: response.status,
      headers: response.headers,
      rejected: response.ok ? rejectedCount(start, isJson) : 0,
    };
  } catch (error) {
    const { name, cause } = error as Error & { cause?: { code?: string } };
    return { code: name === 'TimeoutError' ? 'timeout' : (cause?.code ?? 'failed') };
  }
}

function addressOf(base: string, path: string): URL {
  const address = new URL(base);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}${path}`;
  return address;
}

/** The start of an answer; its rest is cut. */
async function startOf({ body }: Response): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  // The browser's type of a stream, which counts here, is no iterable.
  for await (const chunk of (body ?? []) as unknown as AsyncIterable<Uint8Array>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > mostOfAnswer) break;
  }
  return Buffer.concat(chunks);
}
