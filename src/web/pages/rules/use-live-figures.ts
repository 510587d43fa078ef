import { useEffect } from 'preact/hooks';
import { ApiError } from '../../api/api-error.ts';
import { api, bodyOf } from '../../api/client.ts';
import type { Stored } from './stored.ts';

/** How often the figures of today are asked for, in milliseconds: seldom enough for the account's rate limit. */
const pace = 10_000;

/**
 * Keeps the figures of the rules up to date while they are looked at. If other rules are stored meanwhile, the list stays: a row that
 * moves could be clicked instead of another.
 * @param replace Must be the same function on every render.
 */
export function useLiveFigures(
  stored: Stored,
  replace: (stored: Stored) => void,
  failed: (fault: string) => void,
): void {
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const ask = async () => {
      if (document.hidden) return;
      const { revision, rules } = await bodyOf(api.GET('/api/v1/rules', { signal }));
      if (!signal.aborted && revision === stored.revision) replace({ ...stored, rules });
    };
    const timer = setInterval(() => {
      ask().catch((error: unknown) => {
        if (signal.aborted || !(error instanceof ApiError)) return;
        clearInterval(timer);
        failed(`The figures are not updated any more. ${error.message}`);
      });
    }, pace);
    return () => {
      clearInterval(timer);
      controller.abort();
    };
  }, [stored, replace]);
}
