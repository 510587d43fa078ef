import type { Call } from './call.ts';

/** The parts of the SDKs' promise that are used here. Its response body is read only when the caller awaits the data. */
interface ApiPromise extends PromiseLike<unknown> {
  _thenUnwrap(transform: (data: unknown) => unknown): ApiPromise;
  parse(): Promise<unknown>;
  asResponse(): Promise<Response>;
}

/** Returns what the client's method returned, changed to record the answer when the caller takes it. */
export function observed(returned: unknown, call: Call): unknown {
  const see = (data: unknown) => {
    call.guard(() => (isStream(data) ? observeStream(data, call) : call.answered(data)));
    return data;
  };
  if (isApiPromise(returned)) return observeResponse(returned._thenUnwrap(see), call);
  return isPromise(returned) ? returned.then(see) : see(returned);
}

const isPromise = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function';

const isApiPromise = (value: unknown): value is ApiPromise =>
  isPromise(value) &&
  ['_thenUnwrap', 'parse', 'asResponse'].every((key) => typeof value[key as keyof typeof value] === 'function');

/** Makes `asResponse()` record the answer too. `withResponse()` parses the answer, which records it already. */
function observeResponse(promise: ApiPromise, call: Call): ApiPromise {
  const [parse, asResponse] = [promise.parse, promise.asResponse];
  let isParsed = false;
  Object.defineProperty(promise, 'parse', {
    value: () => {
      isParsed = true;
      return parse.call(promise);
    },
  });
  Object.defineProperty(promise, 'asResponse', {
    value: async () => {
      const response = await asResponse.call(promise);
      if (!isParsed) await readCopy(response, call);
      return response;
    },
  });
  return promise;
}

async function readCopy(response: Response, call: Call): Promise<void> {
  const type = response.headers.get('Content-Type') ?? '';
  if (!type.includes('json'))
    return call.guard(() => {
      throw new TypeError(
        'its stream was taken as a raw response, which cannot be recorded. Await the call, or use withResponse().',
      );
    });
  let text: string;
  try {
    text = await response.clone().text();
  } catch {
    // The connection broke. The caller's own read reports that.
    return;
  }
  call.guard(() => call.answered(JSON.parse(text)));
}

type Iterate = (...given: unknown[]) => AsyncIterator<unknown>;
type Stream = { iterator?: Iterate; [Symbol.asyncIterator]: Iterate };

const isStream = (value: unknown): value is Stream =>
  typeof (value as Partial<Stream> | null | undefined)?.[Symbol.asyncIterator] === 'function';

/** Every way to read one of the SDKs' streams calls its `iterator`. */
function observeStream(stream: Stream, call: Call): void {
  const key = typeof stream.iterator === 'function' ? 'iterator' : Symbol.asyncIterator;
  const iterate = stream[key] as Iterate;
  stream[key] = (...given) => recordedChunks(iterate.apply(stream, given), call);
}

async function* recordedChunks(source: AsyncIterator<unknown>, call: Call): AsyncGenerator<unknown> {
  try {
    for await (const chunk of { [Symbol.asyncIterator]: () => source }) {
      call.guard(() => call.chunk(chunk));
      yield chunk;
    }
  } catch (error) {
    call.failed();
    throw error;
  } finally {
    call.guard(() => call.ended());
  }
}
