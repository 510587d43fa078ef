import { useEffect, useRef, useState } from 'preact/hooks';
import { api, bodyOf } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';
import { useKeys } from '../../app/use-keys.ts';
import { useSubmitKey } from '../../app/use-submit-key.ts';
import { OpenEvaluation } from '../../components/conversation/marked-text.tsx';
import { KeyHints } from '../../components/key-hints.tsx';
import { hrefOf } from './address.ts';
import { ConversationPanel } from './conversation-panel.tsx';
import { type Draft, isCurrent, isEmpty, lastDraft } from './draft.ts';
import { evaluate } from './evaluate.ts';
import { marksOf } from './marks.ts';
import { SideField } from './side.tsx';

interface PlaygroundProps {
  start: Draft;
  account: string;
  /** Whether the account may store anything. */
  mayStore: boolean;
  /** Writes the address of what is on the page. */
  write: (address: string) => void;
}

/** A conversation beside one or two criteria. */
export function Playground({ start, account, mayStore, write }: PlaygroundProps) {
  const [draft, setDraft] = useState(start);
  const [isEditing, setEditing] = useState(start.trace === undefined);
  const [isStored, setStored] = useState(true);
  const [open, setOpen] = useState<number>();
  const [fault, setFault] = useState<string>();
  const [judging, setJudging] = useState<AbortController>();
  const { data } = useLoaded((signal) => bodyOf(api.GET('/api/v1/model-cores', { signal })), []);
  const cores = data?.model_cores;
  const { conversation, sides } = draft;
  const marks = marksOf(draft);
  const current = useRef(draft);
  const change = (changed: Partial<Draft>) => {
    current.current = { ...current.current, ...changed };
    setDraft(current.current);
  };
  // At once, so that a link to the trace that was here before is no link to what is here now.
  useEffect(() => write(hrefOf(draft)), [draft.trace?.id]);
  useEffect(() => {
    lastDraft.value = { account, draft };
    // Browsers allow only so many changes of the address at a time.
    const writing = setTimeout(() => write(hrefOf(draft)), 300);
    return () => clearTimeout(writing);
  }, [draft, account]);
  useEffect(() => () => judging?.abort(), [judging]);
  const judge = async () => {
    if (judging) return;
    if (isEmpty(conversation)) return setFault('Write or paste a conversation first.');
    if (sides.some(({ criterion }) => criterion.trim() === '')) return setFault('Write a criterion first.');
    const controller = new AbortController();
    setJudging(controller);
    setFault(undefined);
    try {
      const judged = await evaluate(draft, isStored && mayStore, controller.signal);
      change({
        trace: current.current.conversation === conversation ? judged.trace : undefined,
        // What was typed meanwhile stays.
        sides: current.current.sides.map((side, at) =>
          judged.sides[at] ? { ...side, result: judged.sides[at].result, fault: judged.sides[at].fault } : side,
        ),
      });
      const first = judged.sides.findIndex(({ result }) => result);
      if (first >= 0 && current.current.conversation === conversation) {
        setEditing(false);
        setOpen(first + 1);
      }
    } catch (error) {
      if (!controller.signal.aborted) setFault((error as Error).message);
    } finally {
      setJudging(undefined);
    }
  };
  useSubmitKey(() => void judge());
  const focus = (number: number) => () => document.getElementById(`criterion-${number}`)?.focus();
  useKeys({ '1': focus(1), '2': focus(2), e: () => setEditing(true) });
  const isTwo = sides.length === 2;
  return (
    <OpenEvaluation.Provider value={{ open, show: setOpen }}>
      {cores?.every(({ judge }) => judge === null) && (
        <p class="callout try__note">
          <strong>No model is configured.</strong> Exact criteria are decided by code and work without one; the operator
          sets a model with <code>DEEMSTER_JUDGE</code>.
        </p>
      )}
      <div class="try">
        <ConversationPanel
          draft={draft}
          marks={marks.flat().filter((mark) => mark !== undefined)}
          isEditing={isEditing}
          isStored={isStored && mayStore}
          setEditing={setEditing}
          change={(changed) => change({ trace: undefined, ...changed })}
        />
        <section class="try__criteria" aria-labelledby="criteria">
          <div class="panel-head">
            <h2 id="criteria">{isTwo ? 'Criteria, side by side' : 'Criterion'}</h2>
            <div class="btn-row">
              <label class="check">
                <input
                  type="checkbox"
                  checked={!isStored || !mayStore}
                  disabled={!mayStore}
                  onChange={({ currentTarget }) => setStored(!currentTarget.checked)}
                />
                Store nothing
              </label>
              <span class={judging ? 'hint' : 'visually-hidden'} role="status">
                {judging ? 'Judging…' : sides.some((side) => isCurrent(side, conversation)) && 'Judged.'}
              </span>
              {judging ? (
                <button class="btn" type="button" onClick={() => judging.abort()}>
                  Stop
                </button>
              ) : (
                <button class="btn btn--primary" type="button" onClick={judge}>
                  {isTwo ? 'Evaluate both' : 'Evaluate'} <kbd>Ctrl Enter</kbd>
                </button>
              )}
            </div>
          </div>
          {fault && (
            <p class="callout callout--signal try__note" role="alert">
              {fault}
            </p>
          )}
          <div class={isTwo ? 'sides' : 'sides sides--one'} aria-busy={judging !== undefined}>
            {sides.map((side, at) => (
              <SideField
                key={at}
                number={at + 1}
                side={side}
                conversation={conversation}
                cores={cores}
                change={(changed) =>
                  change({ sides: current.current.sides.with(at, { ...side, fault: undefined, ...changed }) })
                }
                remove={isTwo ? () => change({ sides: sides.toSpliced(at, 1) }) : undefined}
                marks={marks[at] ?? []}
                isReading={!isEditing}
              />
            ))}
          </div>
          {!isTwo && (
            <p class="sides__add">
              <button
                class="btn"
                type="button"
                onClick={() => {
                  const { criterion, core } = sides[0]!;
                  change({ sides: [...sides, { criterion, core }] });
                  requestAnimationFrame(focus(2));
                }}
              >
                Compare with a second criterion or core
              </button>
            </p>
          )}
        </section>
      </div>
      <KeyHints
        keys={[
          [['Ctrl Enter'], 'evaluate'],
          [['1', '2'], 'criterion 1, 2'],
          [['e'], 'edit the conversation'],
        ]}
      />
    </OpenEvaluation.Provider>
  );
}
