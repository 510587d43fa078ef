import { and, canonical, type Said } from '../../form.ts';
import { factsOf } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { COUNTED, ofSeveral } from './of-parts.ts';

/** "Three bullet points, each under 10 words" */
export function listedParts(notation: Notation): void {
  notation.rule('Each = ,? each Such<third>');
  notation.rule('Each = ,? each of which Pred<third,response>');
  const listed = (amount: Amount, kind: string, holds: Said): Said | undefined => {
    const each =
      COUNTED[kind] === undefined || amount.denies || amount.in[0]![1] === 0
        ? undefined
        : ofSeveral({ kind, which: 'all', denied: 'plain', must: true }, holds);
    return each && and({ ask: COUNTED[kind]!, ...amount }, each);
  };
  notation.rule('Listed = Amount Units Each', listed);
  // "Two bullets of ten words each": of all bullets, or of two that there must be? What consists of them has no others.
  const sized =
    (isWhole: boolean) =>
    (amount: Amount, kind: string, holds: Said): Said | undefined => {
      const all = listed(amount, kind, holds);
      const [low, high] = amount.in[0]!;
      if (!all || (low === high && isWhole)) return all && { ...all, plainFor: 1 };
      const those = { part: { kind, which: { in: amount.in } }, holds } as Said;
      if (low < high) return { ask: 'agreeing', of: [those, all].map(canonical), undeniable: true };
      const some = and({ ask: COUNTED[kind]!, in: [[low, Infinity]] }, those);
      return { ask: 'agreeing', of: [all, some].map(canonical), undeniable: true, plainFor: 1 };
    };
  for (const [name, isWhole] of [
    ['AmongThem', false],
    ['ListedAlone', true],
  ] as const)
    notation.rule(
      `${name} = Amount Units ( with | of | containing | having ) Sized<C> ( each | apiece )`,
      sized(isWhole),
    );
  notation.rule('Core<F,response> = Verb<have,F> ( Listed | AmongThem )');
  notation.rule('Core<F,response> = Verb<consist,F> ( Listed | ListedAlone )');
  notation.rule('Core<F,W> = Verb<use,F> ( Listed | AmongThem )');
  // Of bullets it is open whether other text may stand around them.
  notation.rule('State = ( Listed | ListedAlone )', (form: Said) =>
    ['paragraphs', 'sentences', 'lines'].includes((factsOf(form)[0] as { ask: string }).ask) ? form : undefined,
  );
}
