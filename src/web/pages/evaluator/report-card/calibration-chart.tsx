import type { Schemas } from '../../../api/client.ts';
import { placeOn } from '../../../components/charts/axis.ts';
import { Grid } from '../../../components/charts/plot.tsx';
import { fewText, Meter } from '../../../components/figures/too-few.tsx';
import { TableHead } from '../../../components/table.tsx';

type Calibration = Schemas['ReportCard']['calibration'];

const axis = { low: 0, high: 1, ticks: [0, 0.5, 1] };
const bottom = 220;
const y = placeOn(axis, 0.5, bottom);
const two = (value: number) => value.toFixed(2);

/** Whether a score of 0.8 means that 80 % deserve to pass: dots on the diagonal. */
export function CalibrationChart({ calibration }: { calibration: Calibration }) {
  const { brier, error, bins, too_few } = calibration;
  return (
    <div class="stack stack--tight">
      <div>
        <h3>Calibration</h3>
        <p class="hint">
          Dots on the diagonal: the judge’s certainty means what it says.
          {!too_few &&
            brier !== null &&
            error !== null &&
            ` Brier ${two(brier)}, calibration error ${two(error)}; 0 is best.`}
        </p>
      </div>
      {too_few && (
        <div>
          <Meter {...too_few} />
          {`T${fewText(too_few).slice(1)} to say how far it is right.`}
        </div>
      )}
      <div class="chart chart--square">
        <svg height="244" role="img" aria-label={labelOf(bins)}>
          <Grid axis={axis} y={y} text={String} />
          <line class="event" x1="0" y1={bottom} x2="100%" y2="0" />
          {bins.map(({ mean_score, pass_share: { value, low, high } }) => (
            <g key={mean_score}>
              {low !== null && high !== null && (
                <line class="ci" x1={percent(mean_score)} x2={percent(mean_score)} y1={y(low)} y2={y(high)} />
              )}
              {value !== null && <circle class="dot" cx={percent(mean_score)} cy={y(value)} r="4.5" />}
            </g>
          ))}
          <text x="0" y="238">
            0
          </text>
          <text x="50%" y="238" text-anchor="middle">
            judge’s certainty that it passes
          </text>
          <text x="100%" y="238" text-anchor="end">
            1
          </text>
        </svg>
      </div>
      <details class="fold chart-table">
        <summary>The same as a table</summary>
        <table class="table fold__body">
          <TableHead of={[{ num: 'Judge' }, { num: 'People, 95 % interval' }, { num: 'Labels' }]} />
          <tbody>
            {bins.map(({ mean_score, count, pass_share: { value, low, high } }) => (
              <tr key={mean_score}>
                <td class="num">{two(mean_score)}</td>
                <td class="num">
                  {value === null ? '–' : two(value)}{' '}
                  {low !== null && high !== null && (
                    <span class="muted">
                      [{two(low)}, {two(high)}]
                    </span>
                  )}
                </td>
                <td class="num">{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </div>
  );
}

const percent = (at: number) => `${+(at * 100).toFixed(2)}%`;

const labelOf = (bins: Calibration['bins']): string =>
  `Calibration: the judge’s certainty against the share of people who say pass, in ${bins.length} group${bins.length === 1 ? '' : 's'}; ${
    bins.filter(
      ({ pass_share: { low, high }, mean_score }) =>
        low !== null && high !== null && low <= mean_score && mean_score <= high,
    ).length
  } of them include the diagonal. The table has the figures.`;
