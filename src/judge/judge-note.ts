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
 * What a server's list of models shows of a judge: one request, which costs nothing.
 * @param stop Ends it.
 * @returns undefined where there is no server, or when it was stopped
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

/** As many are named. */
const MOST = 5;

/** Some models of a list, for people: those first whose names begin like the one that is not there, and how many more. */
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
