import { type Column, type Event, placesOf } from './event-places.ts';

interface EventsProps {
  events: readonly Event[];
  /** The columns of the picture. */
  intervals: readonly Column[];
  top: number;
  bottom: number;
  /** Whether the names stand above the lines. */
  isNamed?: boolean;
}

/** Lines where something changed. What was before the first column is not drawn. */
export const Events = ({ events, intervals, top, bottom, isNamed = false }: EventsProps) => (
  <>
    {placesOf(events, intervals).map(({ name, x }) => (
      <g key={name}>
        <line class="event" x1={`${x}%`} x2={`${x}%`} y1={top} y2={bottom} />
        {isNamed && (
          <text x={`${x}%`} y={top - 3} text-anchor={x > 95 ? 'end' : x < 5 ? 'start' : 'middle'}>
            {name}
          </text>
        )}
      </g>
    ))}
  </>
);
