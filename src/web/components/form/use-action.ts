import { useState } from 'preact/hooks';

/**
 * What a button or a form does, once at a time. After a failure it can be done again, and `fault` says why it failed.
 * After a success it stays busy: what it belongs to closes.
 */
export function useAction<Given extends unknown[]>(act: (...given: Given) => Promise<void>) {
  const [fault, setFault] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const run = async (...given: Given) => {
    setBusy(true);
    try {
      await act(...given);
    } catch (error) {
      setFault((error as Error).message);
      setBusy(false);
    }
  };
  return { fault, isBusy, run };
}

/** As the handler of a form that is sent: its fields are given to the action. */
export const withFields = (run: (fields: FormData) => Promise<void>) => (event: SubmitEvent) => {
  event.preventDefault();
  void run(new FormData(event.currentTarget as HTMLFormElement));
};
