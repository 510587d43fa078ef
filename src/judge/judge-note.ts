import { withDeadline } from './deadline.ts';
import { LIST_SECONDS, modelOf } from './judge-check.ts';
import { causeOf, JudgeError } from './judge-error.ts';
import { listedAs } from './providers/http/model-list.ts';
import type { InspectableProvider } from './providers/provider.ts';

/** A line for the log. */
export interface JudgeNote {
  level: 'info' | 'warn';
  fields: Record<string, unknown>;
  message: string;
}

/**
 * Looks a judge up in its server's list of models, with one request that costs nothing.
 * @param stop Aborts the request.
 * @returns the note for the log; undefined if there is no server, or if it was stopped
 */
export async function judgeNote(provider: InspectableProvider, stop: AbortController): Promise<JudgeNote | undefined> {
  const { name: judge, address, listModels } = provider;
  if (!listModels) return undefined;
  try {
    const { models, hint } = await withDeadline(LIST_SECONDS, stop, ({ signal }) => listModels(signal));
    if (!models) return info({ judge, address, hint }, 'judge not looked at: its server has no list of models');
    if (listedAs(models, modelOf(provider))) return info({ judge, address }, 'judge reached: its server has the model');
    return {
      level: 'warn',
      fields: {
        judge,
        address,
        listed: someModels(
          models.map(({ id }) => id),
          modelOf(provider),
        ),
      },
      message: 'judge reached, but its server does not list the model',
    };
  } catch (error) {
    if (!(error instanceof JudgeError)) throw error;
    if (error.fault === 'cancelled') return undefined;
    return { level: 'warn', fields: { judge, fault: error.fault, cause: causeOf(error) }, message: 'judge not ready' };
  }
}

const info = (fields: JudgeNote['fields'], message: string): JudgeNote => ({ level: 'info', fields, message });

/** The most models named. */
const MOST = 5;

/** Some models of a list, for people: first those whose names begin like the missing one; then the number of the others. */
export function someModels(ids: readonly string[], name: string): string {
  if (ids.length === 0) return 'none';
  const nearest = ids.toSorted((one, other) => sameBeginning(other, name) - sameBeginning(one, name));
  const more = ids.length - MOST;
  return [nearest.slice(0, MOST).join(', '), ...(more > 0 ? [`${more.toLocaleString('en')} more`] : [])].join(' and ');
}

function sameBeginning(one: string, other: string): number {
  let length = 0;
  while (length < one.length && one[length] === other[length]) length++;
  return length;
}
