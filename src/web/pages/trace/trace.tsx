import './trace.css';
import '../../styles/evaluations.css';
import { useLocation, useRoute } from 'preact-iso';
import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { lastList } from '../../app/last-list.ts';
import { useKeys } from '../../app/use-keys.ts';
import { Fault } from '../../components/fault.tsx';
import { KeyHints } from '../../components/key-hints.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { shownText } from '../../components/shown-text.ts';
import { dateTimeText } from '../../components/time.ts';
import { rowOf } from '../../components/trace-row.ts';
import { Actions } from './actions.tsx';
import { Agents } from './agents.tsx';
import { Comments } from './comments.tsx';
import { JudgedConversation } from './judged-conversation.tsx';

/** One trace: what was said, and what was thought of it. */
export default function TracePage() {
  const { id } = useRoute().params as { id: string };
  const { data, error, reload } = useLoaded(
    (signal) => bodyOf(api.GET('/api/v1/traces/{trace_id}', { params: { path: { trace_id: id } }, signal })),
    [id],
  );
  if (error && [404, 422].includes(error.status)) return <Missing />;
  if (error && !data) return <Fault error={error} retry={reload} />;
  if (!data) return <p class="muted">Loading…</p>;
  return <Loaded key={data.id} trace={data} changed={reload} />;
}

function Loaded({ trace, changed }: { trace: Schemas['Trace']; changed: () => void }) {
  const { id, created_at, tags } = trace;
  const comments = <Comments traceId={id} comments={trace.comments} changed={changed} />;
  return (
    <>
      <PageHead
        title={rowOf(trace).ask}
        crumb={<Crumb id={id} />}
        actions={<Actions trace={trace} changed={changed} />}
      >
        <div class="row">
          <span class="muted nowrap">{dateTimeText(created_at)}</span>
          <code class="muted">{id}</code>
          <span class="tags">
            {Object.entries(tags ?? {}).map(([key, value]) => {
              const tag = `${key}:${value}`;
              return (
                <a key={tag} class="tag" href={`/traces?${new URLSearchParams({ tag })}`} dir="auto">
                  {shownText(tag)}
                </a>
              );
            })}
            {tags?.run && <a href={`/compare?${new URLSearchParams({ candidate: tags.run })}`}>Compare this run</a>}
          </span>
        </div>
      </PageHead>
      {'messages' in trace.trace ? (
        <JudgedConversation
          traceId={id}
          conversation={trace.trace}
          evaluations={trace.evaluations}
          labels={trace.labels}
          failed={trace.failed_judgments ?? []}
          changed={changed}
        >
          {comments}
        </JudgedConversation>
      ) : (
        <Agents trace={trace} agents={trace.trace} changed={changed}>
          {comments}
        </Agents>
      )}
      <KeyHints
        keys={[
          [['j', 'k'], 'next, previous trace'],
          [['e'], 'next evaluation'],
          [['q'], 'next quote'],
          [['1', '0'], 'label the open evaluation'],
          [['c'], 'comment'],
        ]}
      />
    </>
  );
}

/** The way back to the list that the trace was opened from, and its place there. */
function Crumb({ id }: { id: string }) {
  const { href, ids, hasMore } = lastList.value;
  const { route } = useLocation();
  const at = ids.indexOf(id);
  const go = (by: number) => () => {
    const next = at < 0 ? undefined : ids[at + by];
    if (next) route(`/traces/${next}`);
  };
  useKeys({ j: go(1), k: go(-1) });
  return (
    <a class="crumb" href={href}>
      ← Traces{at >= 0 && `, ${at + 1} of ${hasMore ? 'more than ' : ''}${ids.length.toLocaleString('en')}`}
    </a>
  );
}

const Missing = () => (
  <>
    <PageHead title="Trace not found" />
    <div class="narrow callout">
      <p>
        <strong>There is no trace with this id in your account.</strong> It may have been deleted.
      </p>
      <p>
        <a href="/traces">All traces</a>
      </p>
    </div>
  </>
);
