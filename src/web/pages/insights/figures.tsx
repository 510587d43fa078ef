import type { ComponentChildren } from 'preact';
import { sideHref, tracesHref } from '../../addresses/figure-traces.ts';
import {
  countText,
  type Figure,
  type Figures,
  intervalText,
  partsOf,
  percentText,
} from '../../components/figures/numbers.ts';
import { TooFew } from '../../components/figures/too-few.tsx';

/** The figures of the whole time. */
export function FigureRow({ total }: { total: Figures }) {
  const { evaluations, cached, failed, mean_score, pass_rate, tokens, traces, failed_traces } = total;
  const { scores, low, passing, not_applicable } = partsOf(total);
  const share = (count: number) => (evaluations === 0 ? '–' : percentText(count / evaluations));
  const linked = (count: number, href: string) => (count === 0 ? '0' : <a href={href}>{countText(count)}</a>);
  return (
    <dl class="figures">
      <One name="Evaluations" note={`${countText(scores)} with a score`}>
        {linked(evaluations, tracesHref(traces))}
      </One>
      <Estimate name="Mean score" of={mean_score} text={(value) => value.toFixed(3)} href={tracesHref(traces)} />
      <Estimate
        name="Passing"
        of={pass_rate}
        text={percentText}
        bound={(value) => (value * 100).toFixed(1)}
        href={sideHref(traces, 'pass')}
        instead={`${countText(passing)} of ${countText(scores)}`}
      />
      <One name="Below 0.5" note="judged, and low">
        {linked(low, sideHref(traces, 'low'))}
      </One>
      <One name="Not applicable" note={`${share(not_applicable)} of evaluations`}>
        {countText(not_applicable)}
      </One>
      <One name="Failed judgments" note="no score; in no mean">
        {linked(failed, tracesHref(failed_traces))}
      </One>
      <One name="From the cache" note={`${countText(tokens.saved)} tokens not paid again`}>
        {share(cached)}
      </One>
    </dl>
  );
}

const One = ({ name, note, children }: { name: string; note: ComponentChildren; children: ComponentChildren }) => (
  <div class="figure">
    <dt>{name}</dt>
    <dd>{children}</dd>
    <dd>{note}</dd>
  </div>
);

interface EstimateProps {
  name: string;
  of: Figure;
  text: (value: number) => string;
  /** The ends of the interval. @default as `text` */
  bound?: (value: number) => string;
  href: string;
  /** What is certain although there is too little for an estimate. */
  instead?: string;
}

/** A figure with its interval, or how much it lacks. */
function Estimate({ name, of, text, bound = text, href, instead }: EstimateProps) {
  if (of.too_few)
    return (
      <div class="figure">
        <dt>{name}</dt>
        <dd class="figure__few">
          <TooFew of={of.too_few} />
        </dd>
        {instead && of.too_few.have > 0 && (
          <dd>
            <a href={href}>{instead}</a>
          </dd>
        )}
      </div>
    );
  const interval = intervalText(of, bound);
  return (
    <One name={name} note={interval && `95 % ${interval}`}>
      {of.value === null ? '–' : <a href={href}>{text(of.value)}</a>}
    </One>
  );
}
