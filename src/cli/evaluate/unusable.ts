import { repliesText } from '../unusable-replies.ts';
import { visibleText } from '../visible-text.ts';
import type { Evaluator } from './evaluators.ts';
import type { Listener } from './judge-all.ts';

/** Shows the model's unusable replies on standard error, with `--debug`. */
export const showUnusable =
  (
    { debug }: { debug?: true },
    evaluators: readonly Evaluator[],
    mask: (text: string) => string,
  ): Listener['unusable'] =>
  ({ row, evaluator, criterion }, replies) => {
    const by = evaluators.length > 1 ? `, "${visibleText(evaluator.name ?? criterion)}"` : '';
    if (debug) console.error(repliesText(`conversation ${row.number}${by}`, replies, mask));
  };
