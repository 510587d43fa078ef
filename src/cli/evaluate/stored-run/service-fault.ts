import { AuthenticationError, DeemsterError } from '../../../client/index.ts';
import { noModelConfigured } from '../../../in-process.ts';
import { JudgeError } from '../../../judge/judge-error.ts';
import { faultLine } from '../../service-client.ts';

/** With these words, a service says that it has no judge. */
const [noModel] = noModelConfigured().split(':') as [string];

/**
 * Why a service made no judgment, in its own words.
 * @throws any error that did not come from a call
 */
export function serviceFault(error: unknown, baseUrl: string): JudgeError {
  if (!(error instanceof DeemsterError)) throw error;
  const { status } = error;
  const { detail } = (error.body ?? {}) as { detail?: unknown };
  const isSentence = typeof detail === 'string' && !(error instanceof AuthenticationError);
  const message = isSentence ? detail : faultLine(error, { baseUrl });
  // Other rows may fare better after a 5xx: the next reply of the model may be usable.
  const recurs = status === undefined || [401, 403, 404, 405, 429].includes(status) || message.includes(noModel);
  return new JudgeError('failed', message, { recurs });
}
