import { tracesHref } from '../../addresses/figure-traces.ts';
import type { Schemas } from '../../api/client.ts';
import type { Figures } from '../figures/numbers.ts';
import type { Column } from './plot.tsx';
import { longText, shortText } from './times.ts';

interface NamedColumn extends Column {
  longName: string;
}

/** A column for each interval of time. @param hrefOf Where it leads. @default to its traces, if it has evaluations */
export const columnsOf = (
  { intervals, interval }: Schemas['Insights'],
  words: (figures: Figures) => string,
  hrefOf: (figures: Figures) => string | undefined = ({ evaluations, traces }) =>
    evaluations > 0 ? tracesHref(traces) : undefined,
): NamedColumn[] =>
  intervals.map(({ start_date, figures }) => ({
    name: shortText(start_date, interval),
    longName: longText(start_date, interval),
    words: words(figures),
    href: hrefOf(figures),
  }));
