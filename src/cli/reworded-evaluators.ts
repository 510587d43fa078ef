import type { Evaluator } from '../client/index.ts';
import { count } from './database.ts';
import { type Settings, shownText } from './evaluator-file.ts';
import { called, type Service } from './service-client.ts';

/** A stored evaluator that gets another criterion, and the people's labels that count for it now. */
export interface Reworded {
  stored: Evaluator;
  labels: number;
}

/** The evaluators that get another criterion and have labels, by name. @throws UsageError if the service does not answer as it should */
export async function rewordedOf(
  service: Service,
  wanted: ReadonlyMap<string, Settings>,
  stored: ReadonlyMap<string, Evaluator>,
): Promise<Map<string, Reworded>> {
  const found = new Map<string, Reworded>();
  for (const [name, { evaluation_criteria }] of wanted) {
    const one = stored.get(name);
    if (!one || one.evaluation_criteria === evaluation_criteria) continue;
    // Labels count whatever the period; none of the responses is read.
    const card = await called(service, ({ evaluators }) => evaluators.reportCard(name, { endDate: new Date(0) }));
    if (card.labels.total > 0) found.set(name, { stored: one, labels: card.labels.total });
  }
  return found;
}

/** What becomes of the labels, before it happens. */
export const warningOf = ({ stored: { name, labels_since }, labels }: Reworded): string =>
  `${shownText(name)} gets another criterion: its ${labelsText(labels, labels_since)} will no longer count. If the new wording means the same, add --keep-labels.`;

/** The same, after it has happened; such as `, 70 labels since version 1 no longer count`. @param now The first version whose labels count. */
export const lossOf = ({ stored: { labels_since }, labels }: Reworded, now: number): string => {
  const [one, several] =
    now === labels_since ? ['still counts', 'still count'] : ['no longer counts', 'no longer count'];
  return `, ${labelsText(labels, labels_since)} ${labels === 1 ? one : several}`;
};

const labelsText = (labels: number, since: number) => `${count(labels, 'label')} since version ${since}`;
