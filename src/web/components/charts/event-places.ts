export interface Event {
  name: string;
  /** An ISO time. */
  at: string;
}

/** A column of a picture, from one ISO time to another. */
export interface Column {
  start_date: string;
  end_date: string;
}

interface Place {
  name: string;
  /** In percent. */
  x: number;
}

/** Places nearer to each other than this share a line, in percent. */
const nearest = 3;

/** Where each event is, in percent. What was before the first column or after the last is left out. */
export function placesOf(events: readonly Event[], intervals: readonly Column[]): Place[] {
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
    .reduce<Place[]>((shown, place) => {
      const last = shown.at(-1);
      if (last && place.x - last.x < nearest) last.name = `${last.name}, ${place.name}`;
      else shown.push({ ...place });
      return shown;
    }, []);
}
