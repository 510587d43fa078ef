import { type Asked, queueHref } from '../../addresses/review.ts';
import { api, bodyOf } from '../../api/client.ts';
import { useLoaded } from '../../api/use-loaded.ts';

interface OrderSelectProps {
  asked: Asked;
  go: (href: string) => void;
}

/**
 * Which responses come first: the newest, or those whose labels would say most about an evaluator's judge. The latter are of
 * one evaluator and need no other filter.
 */
export function OrderSelect({ asked, go }: OrderSelectProps) {
  const { data } = useLoaded(
    (signal) => bodyOf(api.GET('/api/v1/evaluators', { params: { query: { page_size: 100 } }, signal })),
    [],
  );
  const { evaluator_name } = asked.filters;
  const names = evaluator_name ? [evaluator_name] : (data?.evaluators.map(({ name }) => name) ?? []);
  if (names.length === 0 || asked.chosen) return null;
  return (
    <select
      class="input review__order"
      aria-label="Order"
      value={asked.order ? evaluator_name : ''}
      onChange={({ currentTarget: { value } }) =>
        go(
          queueHref(
            value ? { filters: { tag: [], evaluator_name: value }, order: 'useful' } : { filters: asked.filters },
          ),
        )
      }
    >
      <option value="">Newest first</option>
      {names.map((name) => (
        <option key={name} value={name}>
          Most useful first, for {name}
        </option>
      ))}
    </select>
  );
}
