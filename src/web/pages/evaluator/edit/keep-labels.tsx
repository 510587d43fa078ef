import { api, bodyOf, type Schemas } from '../../../api/client.ts';
import { useLoaded } from '../../../api/use-loaded.ts';
import { countText } from '../../../components/figures/numbers.ts';

interface KeepLabelsProps {
  name: string;
  serving: Schemas['EvaluatorVersion'];
  isKept: boolean;
  change: (isKept: boolean) => void;
}

/** Says what another wording does to people's labels, and asks whether it still means the same. */
export function KeepLabels({ name, serving: { version, labels_since }, isKept, change }: KeepLabelsProps) {
  const { data } = useLoaded(
    (signal) => bodyOf(api.GET('/api/v1/evaluators/{name}/report-card', { params: { path: { name } }, signal })),
    [name],
  );
  const total = data?.labels.total;
  const since = labels_since === version ? `v${version}` : `v${labels_since} to v${version}`;
  return (
    <div class="callout stack stack--tight">
      <p>
        <strong>
          {total === undefined
            ? 'People’s labels'
            : total === 0
              ? 'No labels are lost'
              : `People’s ${countText(total)} label${total === 1 ? '' : 's'}`}
        </strong>
        {total === 0
          ? `: there are none on ${since}.`
          : ` on ${since} will not count for the new wording, and its report card begins empty.`}
      </p>
      {total !== 0 && (
        <label class="check">
          <input type="checkbox" checked={isKept} onChange={({ currentTarget }) => change(currentTarget.checked)} />
          It means the same: keep the labels
        </label>
      )}
    </div>
  );
}
