import { useState } from 'preact/hooks';

/**
 * What a button or a form does, once at a time. After a failure it can be done again, and `fault` says why it failed.
 * After a success it stays busy: what it belongs to closes.
 * @param act False: it is not done yet, and can be done again.
 */
export function useAction<Given extends unknown[]>(act: (...given: Given) => Promise<unknown>) {
  const [error, setError] = useState<Error>();
  const [isBusy, setBusy] = useState(false);
  const run = async (...given: Given) => {
    setBusy(true);
    try {
      if ((await act(...given)) !== false) return;
      setError(undefined);
      setBusy(false);
    } catch (error) {
      setError(error as Error);
      setBusy(false);
    }
  };
  return { fault: error?.message, error, isBusy, run };
}

/** As the handler of a form that is sent: its fields are given to the action. */
export const withFields = (run: (fields: FormData) => Promise<void>) => (event: SubmitEvent) => {
  event.preventDefault();
  void run(new FormData(event.currentTarget as HTMLFormElement));
};
