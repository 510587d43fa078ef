import { JudgeError } from '../../judge-error.ts';
import type { InspectableProvider, ListedModel } from '../provider.ts';
import type { createDiagnose } from './diagnose.ts';
import { isPage } from './error-body.ts';
import { abortError, judgeError, PAGE, readBody, readFailure } from './failure.ts';
import { addressHint, type Trouble } from './hints.ts';
import { count, fields, NO_COMPLETION } from './reading.ts';
import type { Send } from './transport.ts';

/** Statuses of a server that has no list of models. */
const NO_LIST: ReadonlySet<number | undefined> = new Set([400, 404, 405, 501]);

const FREE = { prompt: 0, completion: 0, cached_prompt: 0 };

/** Returns the function that requests a server's list of models: one GET, which is free and not retried. */
export function createModelList(
  send: Send,
  called: Pick<Trouble, 'url' | 'settings'>,
  diagnose: ReturnType<typeof createDiagnose>,
): NonNullable<InspectableProvider['listModels']> {
  return async (signal) => {
    try {
      const body = readBody(await send(undefined, signal), () => FREE);
      if (isPage(body))
        throw new JudgeError('unusable_reply', NO_COMPLETION, { recurs: true, diagnosis: diagnose(PAGE) });
      return { models: readList(body) };
    } catch (error) {
      if (signal.aborted) throw abortError(signal);
      const failure = readFailure(error);
      if (!failure) throw error;
      if (NO_LIST.has(failure.status)) return { models: null, hint: addressHint({ ...called, ...failure }) };
      throw judgeError(failure, error, diagnose(failure));
    }
  };
}

/** Fields with a model's window: of vLLM, Groq, OpenRouter, Mistral, Anthropic. */
const WINDOWS = ['max_model_len', 'context_window', 'context_length', 'max_context_length', 'max_input_tokens'];

/** Null if the body, which may be anything, is no list. */
function readList(body: unknown): ListedModel[] | null {
  const { data } = fields(body);
  if (!Array.isArray(data)) return null;
  return data.map(fields).flatMap((model) => {
    if (typeof model.id !== 'string') return [];
    const window = WINDOWS.map((name) => count(model[name])).find((tokens) => tokens > 0);
    return { id: model.id, window: window ?? null };
  });
}

/**
 * The entry of a model, by any name that servers accept for it: `qwen3` is Ollama's `qwen3:latest`, Anthropic's aliases have
 * no date, Google's ids begin with `models/`, and OpenRouter accepts `:free` behind an id.
 */
export const listedAs = (models: readonly ListedModel[], name: string): ListedModel | undefined =>
  models.find(({ id }) => id === name) ??
  models.find(
    ({ id }) =>
      id === `${name}:latest` ||
      id === `models/${name}` ||
      (id.startsWith(`${name}-`) && /^\d{8}$/.test(id.slice(name.length + 1))) ||
      name.startsWith(`${id}:`) ||
      (name.endsWith('-latest') && id.startsWith(name.slice(0, -'latest'.length))),
  );
