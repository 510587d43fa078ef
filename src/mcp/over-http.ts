import { ApiFailure, type CallApi } from './api.ts';

/** A service, as its callers reach it. */
export interface Address {
  /** Without a trailing slash. */
  url: string;
  key: string;
}

/**
 * Makes the requests of tools over HTTP.
 * @param find Returns the service; it is asked anew, once per request, if the service is gone or refuses the key.
 */
export function callOverHttp(find: (isGone: boolean) => Promise<Address>): CallApi {
  const send = async (
    { url, key }: Address,
    { method, path, headers, body }: Parameters<CallApi>[0],
    signal: AbortSignal,
  ) => {
    const type = body && { 'content-type': 'application/json' };
    const text = body && JSON.stringify(body);
    return fetch(url + path, {
      method,
      headers: { ...headers, ...type, 'api-key': key },
      ...(text && { body: text }),
      signal,
    });
  };
  return async (request, signal) => {
    const address = await find(false);
    let response = await send(address, request, signal).catch((error: unknown) => mustBeGone(error));
    if (!response || response.status === 401) {
      const other = await find(true);
      response = await send(other, request, signal).catch((error: unknown) => {
        mustBeGone(error);
        throw new ApiFailure(502, `${other.url} does not answer.`);
      });
    }
    const { status, headers, body } = response;
    return { status, headers: Object.fromEntries(headers), text: body ? piecesOf(body) : [] };
  };
}

/** @throws the error, unless it says that there was no answer: that is a TypeError of fetch */
function mustBeGone(error: unknown): undefined {
  if (!(error instanceof TypeError)) throw error;
  return undefined;
}

async function* piecesOf(body: unknown): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // The types of browsers, which the pages need, do not know that a stream can be iterated.
  for await (const chunk of body as AsyncIterable<Uint8Array>) yield decoder.decode(chunk, { stream: true });
}
