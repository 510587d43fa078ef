import { count, type Item, type Standing } from './queue.ts';

const percent = (value: number) => `${+(value * 100).toFixed(3)}%`;

/** Shape, top and height of an item, in pixels; the width leaves a gap to the next one. */
const looks: Record<Standing, [shape: string, y: number, height: number]> = {
  open: ['todo', 7, 2],
  yes: ['done', 4, 8],
  no: ['no', 4.5, 7],
  skipped: ['skip', 4.5, 7],
  gone: ['todo', 7, 2],
};

/** Marks of a short queue are as wide as those of this many. */
const fewest = 40;

interface QueueStripProps {
  items: readonly Item[];
  /** The open item's index; undefined: none is open. */
  at: number | undefined;
  /** Undefined: unknown. */
  minutesLeft: number | undefined;
}

/** How far the person is: a mark for each item, and the same in words. */
export function QueueStrip({ items, at, minutesLeft }: QueueStripProps) {
  const decided = count(items, 'yes', 'no');
  const skipped = count(items, 'skipped');
  const words = `${decided} decided${skipped > 0 ? `, ${skipped} skipped` : ''}`;
  const place =
    at === undefined ? (items.length === 1 ? '1 item' : `${items.length} items`) : `Item ${at + 1} of ${items.length}`;
  return (
    <div class="queue">
      <svg
        height="16"
        role="img"
        aria-label={`${place}: ${words}, ${items.length - decided - count(items, 'gone')} to go`}
      >
        {items.map(({ id, standing }, index) => {
          const [shape, y, height] = index === at ? ['now', 0, 16] : looks[standing];
          const width = 1 / Math.max(fewest, items.length);
          return (
            <rect
              key={id}
              class={String(shape)}
              x={percent(index * width)}
              width={percent(0.8 * width)}
              y={y}
              height={height}
            />
          );
        })}
      </svg>
      <div class="row row--between hint">
        <span role="status">
          {place} · {words}
        </span>
        {minutesLeft !== undefined && (
          <span>
            {minutesLeft <= 1 ? 'about a minute left at your pace' : `about ${minutesLeft} minutes left at your pace`}
          </span>
        )}
      </div>
    </div>
  );
}
