import createClient from 'openapi-fetch';
import type { components, paths } from '../../../generated/openapi.d.ts';
import { sessionHasEnded } from '../app/session.ts';
import { ApiError } from './api-error.ts';

export type Schemas = components['schemas'];

/**
 * The contract's operations, typed by the contract. The session's cookie counts only with this header, which no other
 * site's page can send.
 */
export const api = createClient<paths>({ baseUrl: location.origin, headers: { 'X-Deemster-Pages': '1' } });

interface Answer<Data> {
  data?: Data | undefined;
  error?: unknown;
  response: Response;
}

/**
 * A successful answer. A 401 opens the sign-in.
 * @throws ApiError for any other answer
 */
export async function answerOf<Data>(call: Promise<Answer<Data>>): Promise<{ data: Data; response: Response }> {
  const { data, error, response } = await call.catch((cause: Error) => {
    if (cause.name === 'AbortError') throw cause;
    throw new ApiError(0, 'The service cannot be reached.');
  });
  if (response.ok) return { data: data as Data, response };
  if (response.status === 401) sessionHasEnded();
  throw new ApiError(
    response.status,
    sentenceOf(error) ?? `The service answered with status ${response.status}.`,
    response,
  );
}

/** The body of a successful answer, as `answerOf`. */
export const bodyOf = async <Data>(call: Promise<Answer<Data>>): Promise<Data> => (await answerOf(call)).data;

/** The `detail` of an error: a sentence, or the list of a 422. */
function sentenceOf(error: unknown): string | undefined {
  const { detail } = (error ?? {}) as { detail?: string | { msg: string }[] };
  return typeof detail === 'string' ? detail : detail?.map(({ msg }) => msg).join(' ');
}
