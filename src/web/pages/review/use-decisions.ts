import { useRef, useState } from 'preact/hooks';
import { api, bodyOf, type Schemas } from '../../api/client.ts';
import type { Question, Questions } from './questions.ts';

type Trace = Schemas['Trace'];

export interface Decisions {
  trace: Trace;
  /** Why the last request failed. */
  fault: string | undefined;
  /** Does something when everything before it is stored; not at all if that fails. Its error becomes the fault. */
  then: (work: (trace: Trace) => Promise<void> | void) => void;
  /** @param at The question's index. @param score From 0 to 1; null: none. */
  label: (at: number, label: boolean, score: number | null) => void;
  /** Takes the label of a question back, if it has one. */
  withdraw: (at: number) => void;
  rate: (rating: boolean) => void;
  /** Must run inside `then`. @throws ApiError */
  comment: (text: string) => Promise<void>;
}

/**
 * What a person decides about a trace. Requests follow each other, so that the last key that was pressed counts.
 * @param read What is asked about the trace.
 */
export function useDecisions(
  loaded: Trace,
  read: (trace: Trace) => Questions,
  changed: (questions: Questions) => void,
): Decisions {
  const [trace, setTrace] = useState(loaded);
  const [fault, setFault] = useState<string>();
  const latest = useRef(loaded);
  const tail = useRef(Promise.resolve());
  const failures = useRef(0);
  const put = (change: Partial<Trace>) => {
    latest.current = { ...latest.current, ...change };
    setTrace(latest.current);
    changed(read(latest.current));
  };
  const then: Decisions['then'] = (work) => {
    const before = failures.current;
    tail.current = tail.current.then(async () => {
      if (before !== failures.current) return;
      try {
        setFault(undefined);
        await work(latest.current);
      } catch (error) {
        failures.current++;
        setFault((error as Error).message);
      }
    });
  };
  const { id: trace_id } = loaded;
  const question = (at: number) => read(latest.current).questions[at]!;
  const labelsWithout = ({ label }: Question) => latest.current.labels.filter(({ id }) => id !== label?.id);
  return {
    trace,
    fault,
    then,
    label: (at, label, score) =>
      then(async () => {
        const { id: evaluation_id } = question(at).evaluation;
        const own = await bodyOf(api.POST('/api/v1/annotations/label', { body: { evaluation_id, label, score } }));
        put({ labels: [...labelsWithout(question(at)), own] });
      }),
    withdraw: (at) =>
      then(async () => {
        const { label } = question(at);
        if (!label) return;
        await bodyOf(api.DELETE('/api/v1/annotations/label/{label_id}', { params: { path: { label_id: label.id } } }));
        put({ labels: labelsWithout(question(at)) });
      }),
    rate: (rating) =>
      then(async () => {
        await bodyOf(api.POST('/api/v1/annotations/rating', { body: { trace_id, rating } }));
        put({ rating });
      }),
    comment: async (comment) => {
      const added = await bodyOf(api.POST('/api/v1/annotations/comment', { body: { trace_id, comment } }));
      put({ comments: [...latest.current.comments, added] });
    },
  };
}
