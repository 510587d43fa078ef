import type { Schemas } from '../../../api/client.ts';
import { FigureScale, FigureScaleHead } from '../../../components/figures/figure-scale.tsx';
import { countText, type Figure, intervalText, percentText } from '../../../components/figures/numbers.ts';
import { fewText, Meter } from '../../../components/figures/too-few.tsx';
import { ScrolledTable, TableHead } from '../../../components/table.tsx';
import { leastForAgreement } from './least-labels.ts';

const decimals = (value: number): string => value.toFixed(2).replace('-', '−');
const points = (value: number): string => (value * 100).toFixed(1);
const only = (value: number): Figure => ({ value, low: null, high: null, too_few: null, reason: null });

/** The figures of a report card with their intervals, or what each lacks. */
export function FigureTable({ card }: { card: Schemas['ReportCard'] }) {
  const { confusion, labels, evaluations, gwet_ac1, mean_score } = card;
  const { tp, fn, fp, tn } = confusion;
  const hasLabels = labels.pairs > 0;
  const hasMean = card.corrected_mean.value !== null || (card.corrected_mean.too_few?.have ?? 0) > 0;
  const fewForAc1 = labels.pairs < leastForAgreement;
  return (
    <ScrolledTable label="Report card, table">
      <TableHead of={['Figure', <FigureScaleHead key="scale" />, { num: 'Value, 95 % interval' }, 'From']} />
      <tbody>
        {hasLabels && (
          <>
            <Row
              name="True passes found (TPR)"
              of={card.true_positive_rate}
              ticks={[0.8, 0.9]}
              from={`${tp} of ${tp + fn} that deserve to pass`}
            />
            <Row
              name="True fails found (TNR)"
              of={card.true_negative_rate}
              ticks={[0.8, 0.9]}
              from={`${tn} of ${tn + fp} that deserve to fail`}
            />
            <Row name="Cohen’s κ" of={card.kappa} ticks={[0.6, 0.8]} from={`${tp + tn} of ${labels.pairs} agree`} />
            <Row
              name="Gwet’s AC1"
              of={
                gwet_ac1 === null
                  ? undefined
                  : {
                      ...only(gwet_ac1),
                      too_few: fewForAc1 ? { what: 'labels', have: labels.pairs, needed: leastForAgreement } : null,
                    }
              }
              ticks={[0.6, 0.8]}
              from={
                gwet_ac1 === null
                  ? 'not needed: passes and fails are even enough for κ'
                  : 'look at this one, not at κ: passes and fails are uneven'
              }
            />
          </>
        )}
        <Row
          name="Pass rate, as judged"
          of={card.pass_rate}
          text={percentText}
          bound={points}
          from={`${countText(evaluations.scored)} score${evaluations.scored === 1 ? '' : 's'}`}
        />
        <Row
          name="Pass rate, corrected"
          of={card.corrected_pass_rate}
          text={percentText}
          bound={points}
          from="for the judge’s own errors"
          isMain
        />
        {mean_score !== null && hasMean && <Row name="Mean score, as judged" of={only(mean_score)} from="" />}
        {hasMean && (
          <Row
            name="Mean score, corrected"
            of={card.corrected_mean}
            from="the mean that people would have given (PPI++)"
            isMain
          />
        )}
      </tbody>
    </ScrolledTable>
  );
}

interface RowProps {
  name: string;
  /** Undefined: it is not given. */
  of: Figure | undefined;
  from: string;
  ticks?: readonly number[];
  text?: (value: number) => string;
  /** An end of the interval. */
  bound?: (value: number) => string;
  isMain?: boolean;
}

function Row({ name, of, from, ticks = [], text = decimals, bound = text, isMain = false }: RowProps) {
  return (
    <tr>
      <th scope="row">{isMain ? <strong>{name}</strong> : name}</th>
      <Value name={name} of={of} ticks={ticks} text={text} bound={bound} isMain={isMain} />
      <td class="muted from">{from}</td>
    </tr>
  );
}

function Value({ name, of, ticks, text, bound, isMain }: Required<Omit<RowProps, 'from'>>) {
  if (!of) return <td colSpan={2} class="muted" />;
  if (of.too_few)
    return (
      <td colSpan={2}>
        <Meter {...of.too_few} />
        {fewText(of.too_few)}
      </td>
    );
  if (of.value === null) return <td colSpan={2}>{of.reason}</td>;
  const value = text(of.value);
  return (
    <>
      <td class="change">
        <FigureScale name={name} value={of.value} low={of.low} high={of.high} ticks={ticks} text={text} />
      </td>
      <td class="num">
        {isMain ? <strong>{value}</strong> : value} <span class="muted">{intervalText(of, bound)}</span>
      </td>
    </>
  );
}
