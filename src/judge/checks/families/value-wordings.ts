import type { Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';

import { each } from './shape.ts';
import { anyOne, none, type Of, only, some } from './valued-said.ts';

/** "The price is in euros", "an e-mail address other than help@acme.com", "each amount has a euro sign before it". */
export function valueWordings(notation: Notation): void {
  prices(notation);
  mails(notation);
}

function prices(notation: Notation): void {
  // Of several prices it is open which one is meant.
  notation.words('ThePrice1', ['the price', 'its price', 'the final price', 'the total price', 'the quoted price']);
  // "Is in dollars" may be said of a field.
  notation.words(
    'GivenIn1',
    each(['is', 'must be', 'should be'], each(['given', 'quoted', 'stated', 'listed'], ['in'])),
  );
  notation.rule('Clause = ThePrice1 WithCents LikeMoney?', () => only({ kind: 'price', hasCents: true }));
  notation.rule('Clause = ThePrice1 GivenIn1 Currency ( NotIn Currency )?', (currency: string) =>
    only({ kind: 'price', currency }),
  );
}

function mails(notation: Notation): void {
  notation.words('OtherThanMail', ['other than', 'except', 'except for', 'besides', 'apart from', 'that is not']);
  const other = (of: Of, address: string) => of({ kind: 'e-mail address', address, isNot: true });
  for (const [symbol, of] of [
    ['AThing', some],
    ['AnyThing', anyOne],
    ['NoThing', none],
  ] as const) {
    notation.rule(`ValuedThing = ${symbol}<mail> OtherThanMail Mail`, (address: string) => {
      const { undeniable: _, ...form } = other(of, address);
      return form as Said;
    });
    if (of === none) continue;
    notation.rule(`Penalize = ${symbol}<mail> OtherThanMail Mail`, (address: string) => other(some, address));
    notation.rule(`Clause = ${symbol}<mail> OtherThanMail Mail ( Used | GivenOut )`, (address: string) =>
      other(of, address),
    );
  }
}
