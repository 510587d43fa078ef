import { canonical, isOpen, OPEN, type Said } from '../../form.ts';
import { Several } from '../../grammar/chart.ts';
import type { Notation } from '../../grammar/notation.ts';
import { avoided } from '../../grammar/said.ts';
import { each } from '../shape.ts';

/** "The answer is plain prose: no bullets, no tables": what it is not to have is named, and the rest of Markdown leaves it open. */
export function proseWords(notation: Notation): void {
  const plain = ['plain prose', 'prose', 'flowing prose', 'continuous prose', 'running text', 'plain paragraphs'];
  notation.words('ProseWord', [
    ...plain,
    ...each(['in', 'written in', 'written as', 'given in', 'given as', 'written entirely in'], plain),
    ...each(['just', 'only', 'simply'], plain),
  ]);
  const prose = (without: Said): Said => ({
    ask: 'agreeing',
    of: [canonical(without), canonical({ and: [without, { ask: 'Markdown and lists', in: [[0, 0]] }] })],
    undeniable: true,
    plainFor: 1,
  });
  const lists = (): Said => ({ and: ['bullet points', 'numbered items'].map((ask) => ({ ask, in: [[0, 0]] })) });
  notation.rule('ProseNot = None<T>');
  notation.rule('ProseNot = no lists', lists);
  notation.rule(
    'ProseNot = no ( lists or Many<made> | Many<made> or lists )',
    (ask: string): Said => ({ and: [lists(), { ask, in: [[0, 0]] }] }),
  );
  notation.rule('State = ProseWord ,? without ( any )? lists', () => prose(lists()));
  notation.rule('ProseNot = ProseNot ( , | and | , and ) None<T>', (a: Said, b: Said): Said => ({ and: [a, b] }));
  notation.rule('State = ProseWord ( : | , | with | , with ) ProseNot', prose);
  notation.rule('State = ProseWord ,? without ( any )? AvoidObject', (form: Said): Several => {
    const found = avoided(form);
    const ways = (found instanceof Several ? found.values : [found]) as (Said | undefined)[];
    return new Several(ways.map((one) => (one === undefined || isOpen(one) ? OPEN : prose(one))));
  });
}
