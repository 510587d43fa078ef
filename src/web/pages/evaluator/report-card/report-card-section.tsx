import { useEffect, useRef } from 'preact/hooks';
import { evaluatorHref } from '../../../addresses/evaluator.ts';
import { api, bodyOf, type Schemas } from '../../../api/client.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { session } from '../../../app/session.ts';
import { Fault } from '../../../components/fault.tsx';
import { countText } from '../../../components/figures/numbers.ts';
import { NothingStored } from '../../../components/nothing-stored.tsx';
import { CalibrationChart } from './calibration-chart.tsx';
import { Facts } from './facts.tsx';
import { FigureTable } from './figure-table.tsx';
import { LabelNext } from './label-next.tsx';

interface ReportCardSectionProps {
  name: string;
  /** The newest version. */
  newest: number;
  /** Of the address: which version and judge. */
  query: URLSearchParams;
}

/** How good an evaluator's judge is, measured against people's labels. */
export function ReportCardSection({ name, newest, query }: ReportCardSectionProps) {
  const asked = Number(query.get('version'));
  const version = asked >= 1 && asked <= newest ? Math.floor(asked) : newest;
  const judge = query.get('judge') ?? undefined;
  const { data, error, reload } = useLoaded(
    (signal) => {
      const params = { path: { name }, query: { version, ...(judge && { judge }) } };
      return bodyOf(api.GET('/api/v1/evaluators/{name}/report-card', { params, signal }));
    },
    [name, version, judge],
  );
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (data && location.hash === '#report-card') section.current?.scrollIntoView();
  }, [data]);
  return (
    <section class="stack" id="report-card" aria-labelledby="report-card-title" ref={section}>
      <div class="panel-head">
        <h2 id="report-card-title">Report card</h2>
        {data && <p class="hint">{subjectOf(data)}</p>}
        {version !== newest && <a href={evaluatorHref(name)}>Show that of v{newest}</a>}
      </div>
      {error ? (
        <Fault error={error} retry={reload} />
      ) : !data ? (
        <p class="muted">Loading…</p>
      ) : (
        <Card name={name} card={data} changed={reload} />
      )}
    </section>
  );
}

const subjectOf = ({ version, judge, labels, prompt_versions }: Schemas['ReportCard']): string =>
  [
    `v${version}`,
    judge === null ? 'no judge yet' : judge === 'check' ? 'exact checks' : judge,
    prompt_versions.length > 0 && `prompt ${prompt_versions.join(', ')}`,
    `${countText(labels.pairs)} labelled`,
  ]
    .filter(Boolean)
    .join(' · ');

function Card({ name, card, changed }: { name: string; card: Schemas['ReportCard']; changed: () => void }) {
  const { evaluations, labels } = card;
  const { value } = session;
  if ('session' in value && value.session.retention === 'none') return <NothingStored />;
  if (evaluations.scored === 0)
    return (
      <>
        <p>
          Nothing has a score by v{card.version} yet.
          {labels.responses > 0 &&
            ` ${countText(labels.responses)} labelled response${labels.responses === 1 ? '' : 's'} will count once ${labels.responses === 1 ? 'it is' : 'they are'} judged again: send the conversations to the evaluator.`}
          {labels.responses === 0 && ' Once it has judged some responses, label them in Review.'}
        </p>
        {card.version > 1 && (
          <p>
            <a href={evaluatorHref(name, { version: String(card.version - 1) })}>
              The report card of v{card.version - 1}
            </a>
          </p>
        )}
      </>
    );
  return (
    <>
      <LabelNext name={name} card={card} />
      {labels.pairs > 0 ? (
        <div class="card-grid">
          <FigureTable card={card} />
          <CalibrationChart calibration={card.calibration} />
        </div>
      ) : (
        <FigureTable card={card} />
      )}
      <Facts name={name} card={card} changed={changed} />
    </>
  );
}
