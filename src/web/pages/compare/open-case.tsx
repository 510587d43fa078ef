import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useKeys } from '../../app/use-keys.ts';
import { ConversationName } from '../../components/conversation/message.tsx';
import { ReviewedConversation } from '../../components/conversation/reviewed-conversation.tsx';
import { Fault } from '../../components/fault.tsx';
import { changeText } from '../../components/figures/numbers.ts';
import { KeyHints } from '../../components/key-hints.tsx';
import { scoreText } from '../../components/outcome.ts';
import { PageHead } from '../../components/page-head.tsx';
import { ScoreScale } from '../../components/score-scale.tsx';
import { caseName } from './case-row.tsx';
import { judgeText } from './choose-versions.tsx';
import { lastCases, lastOpen } from './listed.ts';
import { hrefOfView, type View } from './view.ts';

interface Judged {
  trace: Schemas['Trace'];
  /** Undefined: it is not in the trace. */
  evaluation: Schemas['Evaluation'] | undefined;
}

/** A case with the conversations and evaluations of both sides. @param ids `TRACE.EVALUATION` */
export function OpenCase({ view, a, b }: { view: View; a: string; b: string }) {
  const { route } = useLocation();
  const back = hrefOfView({ ...view, a: undefined, b: undefined });
  const { data, error, reload } = useLoaded(
    async (signal) => ({ a: await judged(a, signal), b: await judged(b, signal) }),
    [a, b],
  );
  const at = lastCases.value.indexOf(hrefOfView(view));
  const move = (by: number) => () => {
    const next = at < 0 ? undefined : lastCases.value[at + by];
    if (next) route(next);
  };
  useLayoutEffect(() => {
    lastOpen.value = hrefOfView(view);
    scrollTo(0, 0);
  }, []);
  const openTrace = (ids: string) => () => route(`/traces/${ids.split('.')[0]}`);
  useKeys({ j: move(1), k: move(-1), a: openTrace(a), b: openTrace(b), Escape: () => route(back) });
  const crumb = (
    <a class="crumb" href={back}>
      ← Cases{at >= 0 && `, ${at + 1} of ${lastCases.value.length.toLocaleString('en')}`}
    </a>
  );
  return (
    <>
      {error ? (
        <>
          <PageHead title="A case" crumb={crumb} />
          {[404, 422].includes(error.status) ? (
            <div class="narrow callout">
              <p>
                <strong>A trace of this case is not in your account.</strong> It may have been deleted.
              </p>
            </div>
          ) : (
            <Fault error={error} retry={reload} />
          )}
        </>
      ) : data ? (
        <Sides view={view} crumb={crumb} {...data} />
      ) : (
        <>
          <PageHead title="A case" crumb={crumb} />
          <p class="muted">Loading…</p>
        </>
      )}
      <KeyHints
        keys={[
          [['j', 'k'], 'next, previous case'],
          [['a', 'b'], 'open the trace of A, B'],
          [['Esc'], 'all cases'],
        ]}
      />
    </>
  );
}

async function judged(ids: string, signal: AbortSignal): Promise<Judged> {
  const [trace_id, evaluation] = ids.split('.') as [string, string];
  const trace = await bodyOf(api.GET('/api/v1/traces/{trace_id}', { params: { path: { trace_id } }, signal }));
  return { trace, evaluation: trace.evaluations.find(({ id }) => id === evaluation) };
}

function Sides({ view, crumb, a, b }: { view: View; crumb: ComponentChildren; a: Judged; b: Judged }) {
  const { evaluation } = b;
  const [before, after] = [a.evaluation?.score ?? null, evaluation?.score ?? null];
  const isSame = a.trace.id === b.trace.id;
  return (
    <>
      <PageHead title={caseName(b.trace.tags?.case ?? null, b.trace.id)} crumb={crumb}>
        {evaluation && <p dir="auto">{[evaluation.evaluator_name, evaluation.criteria].filter(Boolean).join(': ')}</p>}
        {before !== null && after !== null && (
          <p>
            B − A: <strong>{changeText(after - before)}</strong>
          </p>
        )}
      </PageHead>
      <div class="case-sides">
        <Side name="A" title={titleOf(view, 'base')} {...a} withTalk={!isSame} />
        <Side name="B" title={titleOf(view, 'candidate')} {...b} withTalk={!isSame} />
      </div>
      {isSame && (
        <section aria-label="Conversation">
          <p class="hint">Both judged the same conversation.</p>
          <ReviewedConversation trace={b.trace} evaluation={b.evaluation} isRevealed={false} />
        </section>
      )}
    </>
  );
}

/** What a side is called, as far as the address shows. */
function titleOf(view: View, side: 'base' | 'candidate'): string {
  const version = view[`${side}_version`];
  if (view.of === 'runs') return view[side] ?? '';
  return [view.of === 'versions' && version && `version ${version}`, view[`${side}_judge`]].filter(Boolean).join(', ');
}

interface SideProps extends Judged {
  name: 'A' | 'B';
  title: string;
  withTalk: boolean;
}

function Side({ name, title, trace, evaluation, withTalk }: SideProps) {
  const score = evaluation?.score ?? null;
  return (
    <section class="stack" aria-label={name === 'A' ? 'A, the baseline' : 'B, the candidate'}>
      <div class="row row--between">
        <h2>
          {name} <span class="muted">{title}</span>
        </h2>
        <a href={`/traces/${trace.id}`} aria-label={`Open the trace of ${name}`}>
          Open the trace
        </a>
      </div>
      {evaluation ? (
        <div class="stack stack--tight">
          <div class="score">
            <span class="score__value">{score === null ? 'n/a' : scoreText(score)}</span>
            <div class="scale-box">
              <ScoreScale score={score} range={evaluation.sub_trace.range} />
            </div>
          </div>
          <p dir="auto">{evaluation.explanation}</p>
          <p class="hint">
            {[
              evaluation.evaluator_name &&
                `${evaluation.evaluator_name} v${evaluation.sub_trace.evaluator_version ?? 1}`,
              judgeText(evaluation.sub_trace.judge),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      ) : (
        <p class="muted">This evaluation is not in the trace any more.</p>
      )}
      {withTalk && (
        <ConversationName.Provider value={name}>
          <div>
            <ReviewedConversation trace={trace} evaluation={evaluation} isRevealed={false} />
          </div>
        </ConversationName.Provider>
      )}
    </section>
  );
}
