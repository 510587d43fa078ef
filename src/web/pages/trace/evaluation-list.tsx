import { useState } from 'preact/hooks';
import type { Schemas } from '../../api/client.ts';
import type { Mark } from '../../components/conversation/quotes.ts';
import { Mark as OutcomeMark } from '../../components/mark.tsx';
import { Evaluation } from './evaluation.tsx';
import { groupsOf, type Listed, type ListedOutcome } from './listed.ts';
import type { OpenEvaluations } from './use-open-evaluations.ts';

interface EvaluationListProps {
  list: readonly Listed[];
  /** By the number of the evaluation. */
  marks: ReadonlyMap<number, readonly (Mark | undefined)[]>;
  labelsOf: (evaluation: Schemas['Evaluation']) => Schemas['Label'][];
  /** Where an evaluation opens in the playground. */
  tryHrefOf: (evaluation: Schemas['Evaluation']) => string;
  opened: OpenEvaluations;
  changed: () => void;
}

const words: Record<ListedOutcome, string> = {
  low: 'below 0.5',
  maybe: 'inconclusive',
  pass: 'passing',
  na: 'not applicable',
};

/** The evaluations of a conversation; many of them by their outcome, each group folded except the first. */
export function EvaluationList({ list, marks, labelsOf, tryHrefOf, opened, changed }: EvaluationListProps) {
  const groups = groupsOf(list);
  const shown = (some: readonly Listed[]) =>
    some.map((one) => (
      <Evaluation
        key={one.evaluation.id}
        listed={one}
        marks={marks.get(one.number)!}
        labels={labelsOf(one.evaluation)}
        tryIt={tryHrefOf(one.evaluation)}
        isOpen={opened.isOpen(one.number)}
        toggle={(isOpen) => opened.toggle(one.number, isOpen)}
        changed={changed}
      />
    ));
  if (!groups) return <div class="evals">{shown(list)}</div>;
  return (
    <>
      {groups.map(([outcome, some], at) => (
        <Group
          key={outcome}
          outcome={outcome}
          count={some.length}
          isFirst={at === 0}
          isNeeded={some.some(({ number }) => number === opened.latest)}
        >
          {() => shown(some)}
        </Group>
      ))}
    </>
  );
}

interface GroupProps {
  outcome: ListedOutcome;
  count: number;
  isFirst: boolean;
  /** Whether it holds the evaluation that was opened last. */
  isNeeded: boolean;
  /** Is not laid out until the group is open: a trace may have 10,000 evaluations. */
  children: () => preact.ComponentChildren;
}

function Group({ outcome, count, isFirst, isNeeded, children }: GroupProps) {
  const [isOpen, setOpen] = useState(isFirst);
  // An evaluation that is opened from elsewhere opens its group once; it can be folded again.
  const [wasNeeded, setNeeded] = useState(isNeeded);
  if (isNeeded !== wasNeeded) {
    setNeeded(isNeeded);
    if (isNeeded) setOpen(true);
  }
  return (
    <details class="fold eval-group" open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <OutcomeMark outcome={outcome} />
        <span>
          {count.toLocaleString('en')} {words[outcome]}
        </span>
      </summary>
      {isOpen && <div class="evals">{children()}</div>}
    </details>
  );
}
