export interface Event {
  name: string;
  /** An ISO time. */
  at: string;
}

interface EventsProps {
  events: readonly Event[];
  /** The columns of the picture. */
  intervals: readonly { start_date: string; end_date: string }[];
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

/** Where each event is, in percent. Those that would be drawn over each other share one line. */
export function placesOf(events: readonly Event[], intervals: EventsProps['intervals']): { name: string; x: number }[] {
  const places = events.flatMap(({ name, at }) => {
    const time = Date.parse(at);
    const column = intervals.findIndex(({ start_date, end_date }) => {
      return Date.parse(start_date) <= time && time < Date.parse(end_date);
    });
    if (column < 0) return [];
    const [start, end] = [Date.parse(intervals[column]!.start_date), Date.parse(intervals[column]!.end_date)];
    const x = ((column + (time - start) / (end - start)) / intervals.length) * 100;
    return [{ name, x: +x.toFixed(2) }];
  });
  return places
    .toSorted((a, b) => a.x - b.x)
    .reduce<{ name: string; x: number }[]>((shown, place) => {
      const last = shown.at(-1);
      if (last && place.x - last.x < 3) last.name = `${last.name}, ${place.name}`;
      else shown.push({ ...place });
      return shown;
    }, []);
}
