import { useCallback, useEffect, useState } from 'preact/hooks';
import { ApiError } from './api-error.ts';

export interface Loaded<Data> {
  /** Undefined until the first answer. While something else is loaded, the answer before it. */
  data: Data | undefined;
  error: ApiError | undefined;
  isLoading: boolean;
  reload: () => void;
  /** Puts a known new state in place without asking for it. */
  replace: (data: Data) => void;
}

/**
 * Loads data for a component, again whenever an input changes. A slow answer to an earlier question is dropped.
 * @param inputs What the question depends on.
 */
export function useLoaded<Data>(
  load: (signal: AbortSignal) => Promise<Data>,
  inputs: readonly unknown[],
): Loaded<Data> {
  const [state, setState] = useState<Pick<Loaded<Data>, 'data' | 'error' | 'isLoading'>>({
    data: undefined,
    error: undefined,
    isLoading: true,
  });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    const controller = new AbortController();
    setState(({ data }) => ({ data, error: undefined, isLoading: true }));
    load(controller.signal).then(
      (data) => !controller.signal.aborted && setState({ data, error: undefined, isLoading: false }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        setState(({ data }) => ({ data, error, isLoading: false }));
      },
    );
    return () => controller.abort();
  }, [...inputs, attempt]);
  const reload = useCallback(() => setAttempt((number) => number + 1), []);
  const replace = useCallback((data: Data) => setState({ data, error: undefined, isLoading: false }), []);
  return { ...state, reload, replace };
}
