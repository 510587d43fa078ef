import { useEffect, useRef, useState } from 'preact/hooks';
import { useLoaded } from '../../../api/use-loaded.ts';
import type { Reading } from '../../../components/criterion/use-reading.ts';
import type { Settings } from '../../../components/evaluator/settings.ts';
import { Fault } from '../../../components/fault.tsx';
import { countText } from '../../../components/figures/numbers.ts';
import { changedFirst, type Standing, standingOf, type Trial } from './trial.ts';
import { TrialTable } from './trial-table.tsx';
import { judgeAgain, loadTrials, mostTrials } from './trials.ts';

interface TryOutProps {
  name: string;
  /** The version that serves. */
  version: number;
  settings: Settings;
  /** Undefined: not there yet. */
  reading: Reading | undefined;
}

/** Shows what a wording would say to the newest judged traces, before it is saved. */
export function TryOut(props: TryOutProps) {
  const [isOpen, setOpen] = useState(false);
  const { reading, settings } = props;
  return (
    <section class="stack stack--tight try-out" aria-labelledby="try-out">
      <div class="panel-head">
        <h2 id="try-out">Before saving: the last {mostTrials} traces</h2>
        {!isOpen && (
          <button
            class="btn"
            type="button"
            onClick={() => setOpen(true)}
            disabled={!settings.evaluation_criteria.trim() || reading?.fault !== undefined}
          >
            Try on the last {mostTrials}…
          </button>
        )}
      </div>
      {isOpen ? (
        <Opened {...props} />
      ) : (
        <p class="hint">Shows the old score and the new one beside each other. Nothing is stored.</p>
      )}
    </section>
  );
}

function Opened({ name, version, settings, reading }: TryOutProps) {
  const { data, error, reload } = useLoaded((signal) => loadTrials(name, signal), [name]);
  const [trials, setTrials] = useState<readonly Trial[]>();
  const [isBusy, setBusy] = useState(false);
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);
  if (error) return <Fault error={error} retry={reload} />;
  if (!data) return <p class="muted">Loading…</p>;
  if (data.length === 0) return <p>No stored trace was judged by {name} yet, so there is nothing to try it on.</p>;
  const start = async () => {
    const controller = new AbortController();
    run.current = controller;
    setBusy(true);
    let known = data;
    setTrials(known);
    await judgeAgain(
      data,
      name,
      settings,
      (trial) => {
        known = known.map((one) => (one.trace.id === trial.trace.id ? trial : one));
        if (!controller.signal.aborted || trial.result) setTrials(known);
      },
      controller.signal,
    );
    setBusy(false);
  };
  const isExact = reading?.explanation?.decided_by === 'check';
  const judgments = data.reduce((sum, trial) => sum + trial.judgments, 0);
  const count = `${judgments} judgment${judgments === 1 ? '' : 's'}`;
  if (!trials)
    return (
      <div class="callout stack stack--tight">
        <p>
          <strong>
            This makes {count} on {data.length} trace{data.length === 1 ? '' : 's'}
          </strong>
          {isExact
            ? ' with exact checks: no model is called.'
            : ` with ${settings.model_core}, about one call of the judge’s model for each; more if it takes samples. They count as usage.`}{' '}
          No score and no trace is stored.
          {settings.memory && ' The judge’s memory is not used here.'}
        </p>
        <div class="btn-row">
          <button class="btn btn--primary" type="button" onClick={start}>
            Make {count}
          </button>
        </div>
      </div>
    );
  const done = trials.filter(({ result }) => result).length;
  return (
    <>
      <div class="row row--between">
        <p role="status">{isBusy ? `${done} of ${data.length} judged.` : summaryOf(trials)}</p>
        {isBusy ? (
          <button class="btn" type="button" onClick={() => run.current?.abort()}>
            Stop
          </button>
        ) : (
          <button class="btn btn--quiet" type="button" onClick={start}>
            Again
          </button>
        )}
      </div>
      <TrialTable trials={changedFirst(trials)} version={version} />
    </>
  );
}

/** What changed, in a sentence. */
function summaryOf(trials: readonly Trial[]): string {
  const count = (standing: Standing) => trials.filter((one) => standingOf(one) === standing).length;
  const parts = [
    [count('flipped'), 'changed sides'],
    [count('moved'), 'with another score'],
    [count('same'), 'with the same score'],
    [count('failed'), 'failed, without a score'],
    [count('waiting'), 'not judged'],
  ] as const;
  return `${parts
    .filter(([number]) => number > 0)
    .map(([number, words]) => `${countText(number)} ${words}`)
    .join('; ')}.`;
}
