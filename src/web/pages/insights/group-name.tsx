import { evaluatorHref } from '../../addresses/evaluator.ts';
import type { Schemas } from '../../api/client.ts';
import { shownText } from '../../components/shown-text.ts';

type Group = Schemas['Insights']['groups'][number];

const without = {
  evaluator: 'without an evaluator',
  criterion: '',
  core: 'without a core',
  run: 'without a run',
};

/** What a group has in common. */
export function GroupName({ of, by }: { of: Group; by: Schemas['Insights']['group_by'] }) {
  const { evaluator_name, criterion, model_core, run } = of;
  const name = { evaluator: evaluator_name, criterion, core: model_core, run }[by];
  return (
    <>
      {by === 'criterion' && evaluator_name && <span dir="auto">{shownText(evaluator_name)}</span>}
      <span class={by === 'criterion' && evaluator_name ? 'subject__more' : ''} dir="auto" title={name ?? ''}>
        {by === 'evaluator' && name ? (
          <a href={evaluatorHref(name)}>{shownText(name)}</a>
        ) : name === null ? (
          without[by]
        ) : (
          shownText(name)
        )}
      </span>
      {by === 'run' && run !== null && <a href={`/compare?${new URLSearchParams({ candidate: run })}`}>Compare</a>}
    </>
  );
}
