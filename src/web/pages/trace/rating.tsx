import { useState } from 'preact/hooks';
import { api, bodyOf } from '../../api/client.ts';
import { Icon } from '../../components/icon.tsx';

interface RatingProps {
  traceId: string;
  rating: boolean | null;
  changed: () => void;
}

/** Good or poor, for the whole trace. The latest rating counts. */
export function Rating({ traceId: trace_id, rating, changed }: RatingProps) {
  const [fault, setFault] = useState<string>();
  const rate = (value: boolean) =>
    bodyOf(api.POST('/api/v1/annotations/rating', { body: { trace_id, rating: value } })).then(
      () => {
        setFault(undefined);
        changed();
      },
      (error: Error) => setFault(error.message),
    );
  return (
    <div class="btn-row" role="group" aria-label="Rating">
      <button
        class="btn btn--icon"
        type="button"
        aria-pressed={rating === true}
        aria-label="Rate good"
        onClick={() => rate(true)}
      >
        <Icon name="up" />
      </button>
      <button
        class="btn btn--icon"
        type="button"
        aria-pressed={rating === false}
        aria-label="Rate poor"
        onClick={() => rate(false)}
      >
        <Icon name="down" />
      </button>
      {fault && <span role="alert">{fault}</span>}
    </div>
  );
}
