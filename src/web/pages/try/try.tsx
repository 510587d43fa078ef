import './try.css';
import '../../styles/criterion.css';
import '../../styles/evaluations.css';
import { useMemo, useRef } from 'preact/hooks';
import { api, bodyOf } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { session } from '../../app/session.ts';
import { useOwnQuery } from '../../app/use-own-query.ts';
import { Fault } from '../../components/fault.tsx';
import { PageHead } from '../../components/page-head.tsx';
import { type Asked, readAddress } from './address.ts';
import { type Draft, emptyDraft, lastDraft } from './draft.ts';
import { opened } from './opened.ts';
import { Playground } from './playground.tsx';

/** The playground: a conversation, a criterion, and how it is read and judged. Its criteria are in the address. */
export default function Try() {
  const { href, query } = useOwnQuery('/try');
  const visit = useRef({ href, number: 0 });
  const written = useRef(href);
  // A link to a quote makes the router look at the address again: what this page has written there is no new question.
  if (href !== visit.current.href && href !== written.current)
    visit.current = { href, number: visit.current.number + 1 };
  const { value } = session;
  const { account = '', retention = 'none' } = 'session' in value ? value.session : {};
  const { number } = visit.current;
  const [asked, known] = useMemo(() => {
    const of = readAddress(query);
    const last = lastDraft.peek()?.account === account ? lastDraft.peek()!.draft : undefined;
    return [of, of.trace === undefined || of.trace === last?.trace?.id ? started(last, of) : undefined] as const;
  }, [number, account]);
  const write = (address: string) => {
    written.current = address;
    history.replaceState(history.state, '', address + location.hash);
  };
  const shared = { account, mayStore: retention === 'standard', write };
  return (
    <>
      <PageHead title="Playground">
        <p>Write a criterion and see how it is read before anything is judged.</p>
      </PageHead>
      {known ? (
        <Playground key={number} start={known} {...shared} />
      ) : (
        <FromTrace key={number} asked={asked} id={asked.trace!} {...shared} />
      )}
    </>
  );
}

/** What was on the page last, with the criteria of the address. */
function started(last: Draft = emptyDraft, { sides }: Asked): Draft {
  if (!sides) return last;
  return {
    ...last,
    sides: sides.map((side, at) => {
      const before = last.sides[at];
      return before?.criterion === side.criterion && before.core === side.core ? before : side;
    }),
  };
}

interface FromTraceProps {
  asked: Asked;
  id: string;
  account: string;
  mayStore: boolean;
  write: (address: string) => void;
}

/** The playground with a stored conversation. */
function FromTrace({ asked, id, ...shared }: FromTraceProps) {
  const { data, error, reload } = useLoaded(
    (signal) => bodyOf(api.GET('/api/v1/traces/{trace_id}', { params: { path: { trace_id: id } }, signal })),
    [id],
  );
  if (error && ![404, 422].includes(error.status)) return <Fault error={error} retry={reload} />;
  if (!data && !error) return <p class="muted">Loading…</p>;
  const start = data && opened(data, asked);
  return (
    <>
      {!start && (
        <p class="callout try__note">
          <strong>{data ? 'This trace has several agents.' : 'There is no such trace in your account.'}</strong>{' '}
          {data ? 'Open it, and choose “Try this criterion” at one of its evaluations.' : 'It may have been deleted.'}
        </p>
      )}
      <Playground start={start ?? started(undefined, asked)} {...shared} />
    </>
  );
}
