import { type Compiled, compiledOf, EVERY_FAMILY, said, subjectOf } from '../test/judge/checks/every-family.ts';
import { median, type Report } from './report.ts';

/** A typical model text, with its typographic marks. */
const PASSAGE = `## Plan for the week

Here are some ideas, Anna: **pack early**, take the 9:40 train, and don’t forget *the tickets*. The journey takes about three
hours; is there anything else you need? NASA’s site has 3.5 GB of maps… See [the guide](https://example.org/guide?a=1) or
write to help@example.org — I can't say more, but e.g. Dr. Smith may 🙂.

- First, the mountain hut (2 nights, from 12 May)
- Second, the harbour
  1. Boats
  2. Fish

> “A quotation of someone”, who said it [1].

| Place | Nights |
|---|---|
| Hut | 2 |

\`\`\`js
const name = [place];
\`\`\`

`;

const short = 4096;
const long = 1_000_000;

/** Flattens a string, as one parsed from a request's body is. */
const textOf = (length: number): string =>
  JSON.parse(JSON.stringify(PASSAGE.repeat(Math.ceil(length / PASSAGE.length)).slice(0, length)));

/** The duration of one check in milliseconds, per round. */
function timesIn(rounds: number, compiled: Compiled, subject: Parameters<typeof said>[1]): number[] {
  return Array.from({ length: rounds }, () => {
    const started = performance.now();
    said(compiled, subject);
    return performance.now() - started;
  });
}

function timesOf(row: (typeof EVERY_FAMILY)[number]) {
  const compiled = compiledOf(row).Reward;
  const [few, some, many] = [short, long / 4, long].map((length) => subjectOf(row, row.sample(textOf(length))));
  // The first rounds load libraries and are compiled.
  timesIn(200, compiled, few!);
  const microseconds = 1000 * median(timesIn(300, compiled, few!));
  timesIn(2, compiled, some!);
  // The minimum of a few rounds, because the machine's other load only adds time.
  const [quarter, milliseconds] = [some!, many!].map((subject) => Math.min(...timesIn(5, compiled, subject))) as [
    number,
    number,
  ];
  // The mean of two doublings, so that the machine's other load matters less.
  const ratio = Math.sqrt(milliseconds / quarter);
  return { isCostly: compiled.check.isCostly ?? false, microseconds, milliseconds, ratio };
}

/** The time of each check on a short and on a long response, and the ratio for a response twice as long. */
export async function checkSpeed(): Promise<Report> {
  const measured = EVERY_FAMILY.map((row) => ({ name: row.name, ...timesOf(row) }));
  const worst = (isCostly: boolean, field: 'microseconds' | 'milliseconds') =>
    Math.max(...measured.filter((one) => one.isCostly === isCostly).map((one) => one[field]));
  // The ratio of very short times is meaningless.
  const steepest = Math.max(...measured.filter(({ milliseconds }) => milliseconds > 5).map(({ ratio }) => ratio));
  const figure = (name: string, value: number, most: number) => ({
    name,
    value,
    wanted: `≤ ${most}`,
    met: value <= most,
  });
  return {
    title: `${measured.length} checks, on responses of 4 kB, 250 kB and 1 MB`,
    rows: measured
      .toSorted((one, other) => other.milliseconds - one.milliseconds)
      .map(({ name, isCostly, microseconds, milliseconds, ratio }) => ({
        check: name,
        kind: isCostly ? 'costly' : 'quick',
        'µs at 4 kB': microseconds.toFixed(1),
        'ms at 1 MB': milliseconds.toFixed(1),
        'twice as long': `× ${ratio.toFixed(1)}`,
      })),
    figures: [
      figure('slowest quick check at 4 kB, µs', worst(false, 'microseconds'), 50),
      figure('slowest quick check at 1 MB, ms', worst(false, 'milliseconds'), 50),
      figure('slowest costly check at 4 kB, µs', worst(true, 'microseconds'), 5000),
      figure('slowest costly check at 1 MB, ms', worst(true, 'milliseconds'), 1500),
      figure('steepest, for a text twice as long', steepest, 3),
    ],
    detail: measured,
  };
}
