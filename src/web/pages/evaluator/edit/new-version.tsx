import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { evaluatorHref } from '../../../addresses/evaluator.ts';
import type { ApiError } from '../../../api/api-error.ts';
import { api, bodyOf, type Schemas } from '../../../api/client.ts';
import { ChangedWords } from '../../../components/criterion/changed-words.tsx';
import { ReadingView } from '../../../components/criterion/reading.tsx';
import { useReading } from '../../../components/criterion/use-reading.ts';
import { isSame, type Settings, settingsOf } from '../../../components/evaluator/settings.ts';
import { SettingsFields } from '../../../components/evaluator/settings-fields.tsx';
import { FormFault } from '../../../components/form/form-fault.tsx';
import { useAction, withFields } from '../../../components/form/use-action.ts';
import { PageHead } from '../../../components/page-head.tsx';
import { shownText } from '../../../components/shown-text.ts';
import { KeepLabels } from './keep-labels.tsx';
import { Overtaken, onTopOf } from './overtaken.tsx';
import { PlanReplay } from './plan-replay.tsx';
import { TryOut } from './try-out.tsx';

type Version = Schemas['EvaluatorVersion'];

interface NewVersionProps {
  name: string;
  /** The version that serves when the form is opened. */
  opened: Version;
  /** The wording that the address proposes. */
  criterion: string | undefined;
  saved: () => void;
}

/** The form for an evaluator's next version: what changes, how both are read, and what the change would do. */
export function NewVersion({ name, opened, criterion, saved }: NewVersionProps) {
  const { route } = useLocation();
  const own = evaluatorHref(name);
  const [overtaken, setOvertaken] = useState<{ before: Version; newest: Version }>();
  const serving = overtaken?.newest ?? opened;
  const [settings, setSettings] = useState<Settings>({
    ...settingsOf(opened),
    ...(criterion && { evaluation_criteria: criterion }),
  });
  const [keepsLabels, setKeepsLabels] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const { evaluation_criteria } = settings;
  const [readBefore, readAfter] = [useReading(serving.evaluation_criteria), useReading(evaluation_criteria)];
  const isReworded = evaluation_criteria !== serving.evaluation_criteria;
  const change = (changes: Partial<Settings>) => {
    const next = { ...settings, ...changes };
    setSettings(next);
    // Somebody may come back to the wording, or show it to others.
    const isNew = next.evaluation_criteria !== serving.evaluation_criteria;
    const query = { edit: '1', ...(isNew && { criterion: next.evaluation_criteria }) };
    history.replaceState(history.state, '', evaluatorHref(name, query));
  };
  /** What was typed stays, now as a change of the newest version. */
  const catchUp = async () => {
    const params = { path: { name }, query: { page_size: 1 } };
    const { versions } = await bodyOf(api.GET('/api/v1/evaluators/{name}/versions', { params }));
    const newest = versions[0]!;
    setSettings(onTopOf(settings, serving, newest));
    setKeepsLabels(false);
    setOvertaken({ before: serving, newest });
    return false as const;
  };
  const { fault, isBusy, run } = useAction(async () => {
    const keep_labels = isReworded ? keepsLabels : null;
    const body = { ...settings, keep_labels, expected_version: serving.version };
    const asked = { params: { path: { name } }, body };
    const isSaved = await bodyOf(api.PUT('/api/v1/evaluators/{name}', asked)).catch((error: ApiError) => {
      if (error.status !== 409) throw error;
    });
    if (!isSaved) return catchUp();
    route(own);
    saved();
    return undefined;
  });
  return (
    <>
      <PageHead
        title={`New version of ${shownText(name)}`}
        crumb={
          <a class="crumb" href={own}>
            {shownText(name)}
          </a>
        }
      />
      <form class="edit" onSubmit={withFields(run)}>
        <div class="stack">
          <SettingsFields settings={settings} change={change} reading={readAfter} />
          {isReworded && <KeepLabels name={name} serving={serving} isKept={keepsLabels} change={setKeepsLabels} />}
          {overtaken && <Overtaken {...overtaken} />}
          <FormFault>{fault}</FormFault>
          <div class="btn-row">
            <button class="btn btn--primary" type="submit" disabled={isBusy || isSame(settings, serving)}>
              Save as v{serving.version + 1}
            </button>
            <button class="btn" type="button" onClick={() => setPlanning(true)}>
              Test on labelled cases…
            </button>
            <a class="btn btn--quiet" href={own}>
              Cancel
            </a>
          </div>
          <p class="hint">
            A saved version serves at once. Tested on labelled cases, it serves only once it is promoted.
          </p>
        </div>
        <div class="stack">
          <section class="stack stack--tight" aria-labelledby="change">
            <h2 id="change">What changes</h2>
            {isReworded ? (
              <div class="callout">
                <ChangedWords before={serving.evaluation_criteria} after={evaluation_criteria} />
              </div>
            ) : (
              <p class="muted">The wording is that of v{serving.version}.</p>
            )}
          </section>
          <section class="stack stack--tight" aria-labelledby="readings">
            <h2 id="readings">How it is read</h2>
            <h3>v{serving.version}</h3>
            <ReadingView of={readBefore} />
            {isReworded && (
              <>
                <h3>The new wording</h3>
                <ReadingView of={readAfter} />
              </>
            )}
          </section>
        </div>
      </form>
      <TryOut
        key={JSON.stringify([evaluation_criteria, settings.model_core])}
        name={name}
        version={serving.version}
        settings={settings}
        reading={readAfter.current}
      />
      {isPlanning && <PlanReplay name={name} serving={serving} settings={settings} close={() => setPlanning(false)} />}
    </>
  );
}
