import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { type Loaded, useLoaded } from '../../api/use-loaded.ts';

export type Reading = Loaded<Schemas['CriterionExplanation'] | undefined>;

/** So long nothing may be typed before a criterion is read, in milliseconds. */
const pause = 250;

/** How the service reads a criterion. Nothing is judged for it, and no model is asked. */
export const useReading = (criterion: string): Reading =>
  useLoaded(
    async (signal) => {
      if (!criterion.trim()) return undefined;
      await new Promise((resolve) => setTimeout(resolve, pause));
      signal.throwIfAborted();
      return bodyOf(api.POST('/api/v1/criteria/explain', { body: { evaluation_criteria: criterion }, signal }));
    },
    [criterion],
  );

/** Whether code or a model decides, and which words need the model; or why a criterion cannot be used. */
export function ReadAs({ reading: { data, error } }: { reading: Reading }) {
  if (error)
    return (
      <p class="callout callout--signal" role="alert">
        {error.message}
      </p>
    );
  if (!data) return null;
  const { decided_by, reading, unrecognised } = data;
  return (
    <div class="read-as" aria-live="polite">
      {decided_by === 'check' ? (
        <p>
          <span class="badge badge--accent">exact</span> Code decides, and no model is called. {reading}
        </p>
      ) : (
        <p>
          <span class="badge">model</span> A model decides.
          {unrecognised.length > 0 && ` It must understand ${unrecognised.map((words) => `“${words}”`).join(', ')}.`}
        </p>
      )}
    </div>
  );
}
