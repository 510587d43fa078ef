import { most } from '../../addresses/review.ts';
import { useKeys } from '../../app/use-keys.ts';
import { count, type Queue } from './queue.ts';

interface AllDecidedProps {
  queue: Queue;
  /** Opens the first item again. */
  look: () => void;
  renew: (after?: Queue) => void;
}

/** The end of a queue. */
export function AllDecided({ queue, look, renew }: AllDecidedProps) {
  const { items, next } = queue;
  const sum = (key: 'compared' | 'agreeing') => items.reduce((total, item) => total + item[key], 0);
  useKeys({ ArrowLeft: look });
  const gone = count(items, 'gone');
  const decided = count(items, 'yes', 'no');
  return (
    <div class="empty" role="status">
      <div>
        <h2>
          {decided === 0
            ? 'Nothing is left to decide'
            : items.length === 1
              ? 'It is decided'
              : `All ${decided} are decided`}
        </h2>
        <p>
          Deserve to pass: {count(items, 'yes')}. Do not, at least by one criterion: {count(items, 'no')}
          {gone > 0 && `. Not in your account: ${gone}`}.
          {sum('compared') > 0 && ` You agree with the judge in ${sum('agreeing')} of ${sum('compared')} answers.`}
        </p>
      </div>
      <div class="btn-row">
        {queue.useful && queue.useful.unlabelled > items.length && (
          <button class="btn btn--primary" type="button" onClick={() => renew()}>
            The next most useful
          </button>
        )}
        {next && (
          <button class="btn btn--primary" type="button" onClick={() => renew(queue)}>
            The next {most}
          </button>
        )}
        <button class="btn" type="button" onClick={look}>
          Look through them again
        </button>
      </div>
    </div>
  );
}
