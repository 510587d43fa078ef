import { isFact, type Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import { type Amount, meet } from '../../grammar/quantities.ts';
import { count } from '../../grammar/said.ts';
import { each } from '../shape.ts';

const said = (amount: Amount | undefined, thing: string): Said | undefined =>
  amount && { ...count(thing, amount), many: true };

/** Other ways to say how long a response is. */
export function lengths(notation: Notation): void {
  // "At least 5 words but no more than 15"
  notation.words('ButBound', ['and', 'but', ', but', ', and']);
  notation.rule('Sized<C> = Bound Thing<C> ButBound Bound', (one: Amount, thing: string, other: Amount) =>
    said(meet(one, other), thing),
  );
  notation.rule('Extent = Bound Thing<size> ButBound ( Bound | Length )', (one: Amount, thing: string, other: Amount) =>
    said(meet(one, other), thing),
  );
  notation.rule(
    'Extent = neither Length Thing<size> nor Length ( One<size> | Many<size> )?',
    (one: Amount, thing: string, other: Amount, named: string | undefined) =>
      named === undefined || named === thing ? said(meet(without(one), without(other)), thing) : undefined,
  );
  for (const [phrase, from, to] of [
    ['at least as long as', 0, Infinity],
    ['at most as long as', -Infinity, 0],
    ['no longer than', -Infinity, 0],
  ] as const)
    if (phrase !== 'no longer than')
      notation.rule(`Extent = ${phrase} N Thing<size>`, (n: number, thing: string) =>
        said({ in: [[Math.max(0, n + from), n + to]] }, thing),
      );
  notation.words(
    'SpacesToo',
    [
      ...['spaces included', 'including spaces', 'with spaces', 'counting spaces', 'spaces counted'],
      ...['including the spaces', 'counting the spaces', 'inclusive of spaces', 'spaces and all'],
    ].flatMap((one) => [one, `, ${one}`, `( ${one} )`]),
  );
  const ofCharacters = (form: Said): Said | undefined => (isFact(form) && form.ask === 'characters' ? form : undefined);
  notation.rule(
    'Sized<size> = Sized<size> SpacesToo',
    (form: Said): Said | undefined => ofCharacters(form) && { ...form, spaced: true },
  );
  notation.rule('Clause = Response SpacesToo , Pred<third,response>', ofCharacters);
  notation.rule('Long = SpacesToo', () => null);
  notation.words('LongInclusive', [
    'long ( inclusive )',
    'long , inclusive',
    'long inclusive',
    'long ( both included )',
  ]);
  notation.rule('Extent = Range Thing<size> LongInclusive', said);
  notation.words('ALimit', [
    'a limit of',
    'the limit of',
    'a maximum of',
    'the maximum of',
    'its limit of',
    'a length of',
    'the length of',
  ]);
  notation.rule('LimitOf = ALimit N Thing<size>', (n: number, thing: string) => count(thing, { in: [[0, n]] }));
  const past = ['runs past', 'run past', 'run past', 'ran past', 'running past'];
  for (const [at, form] of FORMS.entries())
    notation.words(`Verb<exceed,${form}>`, [
      past[at]!,
      past[at]!.replace(/^r\w+/u, (verb) => PASSING[verb]!),
      past[at]!.replace(' past', ' over'),
    ]);
  notation.words('KeepingUnder', each(['keeping', 'staying'], ['']));
  notation.rule('Pred<gerund,response> = KeepingUnder Extent');
  notation.rule('KindOne = of ( Sized<size> | Extent )');
  notation.rule('KindOne = in ( Sized<size> )');
}

const PASSING: Readonly<Record<string, string>> = { runs: 'goes', run: 'go', ran: 'went', running: 'going' };

/** What is not so long: "shorter than 20", denied, is 20 or longer. */
function without({ in: [[low, high] = [0, 0]] }: Amount): Amount {
  return { in: [low === 0 ? [high + 1, Infinity] : [0, low - 1]] };
}
