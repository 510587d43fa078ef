import { Diagnosis } from '../../diagnosis.ts';
import type { ChatMessage } from '../provider.ts';
import { withoutEchoes } from './echoes.ts';
import type { Failure } from './failure.ts';
import { hintFor, isUnknownModel, type Trouble } from './hints.ts';
import { isQuotaSpent } from './quota.ts';
import { secretsMask } from './secrets.ts';

/** Longer messages, in characters, are cut: the cause comes first. */
const LONGEST_MESSAGE = 300;

/** Query parameters that are not secret. */
const OPEN_PARAMETERS = new Set(['api-version', 'limit']);

/** Returns the function that diagnoses a failed call to one address. */
export function createDiagnose(
  { url, settings }: Pick<Trouble, 'url' | 'settings'>,
  { model, apiKey }: { model: string; apiKey?: string | undefined },
) {
  const key = apiKey?.trim() ?? '';
  const secrets = [
    key,
    ...[...url.searchParams].flatMap(([name, value]) => (OPEN_PARAMETERS.has(name) ? [] : [value])),
  ];
  const mask = secretsMask(secrets);
  const address = `${url.origin}${url.pathname}`;

  /** @param messages The messages sent. */
  return (failure: Failure, messages: readonly ChatMessage[] = []): Diagnosis => {
    const conversation = messages.filter(({ role }) => role !== 'system').map(({ content }) => content);
    const code = errorCode(failure.names, [...secrets, ...conversation]);
    const line = oneLine(failure.message);
    const message = mask(line).slice(0, LONGEST_MESSAGE).trim();
    const trouble = {
      url,
      settings,
      model,
      code,
      status: failure.status,
      message: line,
      isQuotaSpent: isQuotaSpent(failure),
      isPage: failure.isPage,
      hasKey: key !== '',
    };
    return new Diagnosis({
      address,
      status: failure.named,
      code,
      hint: hintFor(trouble),
      isModelUnknown: isUnknownModel(trouble),
      message: message || undefined,
      loggable: withoutEchoes(message, conversation, [model, address]) || undefined,
    });
  };
}

/** Without line breaks and the control characters that can rewrite a terminal. */
const oneLine = (text: string) =>
  text
    .slice(0, 4 * LONGEST_MESSAGE)
    .toWellFormed()
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ');

/**
 * Names that providers and Node give to errors: `model_not_found`, `INVALID_ARGUMENT`, `NotFoundError`. No key, address or
 * sentence has this form.
 */
const CODE = /^(?=.{2,64}$)(?:[a-z]+(?:_[a-z]+)+|[A-Z]+(?:_[A-Z]+)*|(?:[A-Z][a-z]+){2,8})$/;

/**
 * The first value that is an error's name and may be shown; undefined if there is none.
 * @param hidden Texts that may not contain the name: secrets, and the conversation.
 */
const errorCode = (values: readonly unknown[], hidden: readonly string[]): string | undefined =>
  values.find(
    (value): value is string =>
      typeof value === 'string' && CODE.test(value) && !hidden.some((text) => text.includes(value)),
  );
