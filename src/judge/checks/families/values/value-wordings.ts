import type { ValuedWish } from '../../data/valued-wish.ts';
import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';

import { each } from '../shape.ts';
import { anyOne, every, none, type Of, only, some } from './valued-said.ts';

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
  signs(notation);
}

/** "Every price has a dollar sign and two decimals", "a price with a leading €" */
function signs(notation: Notation): void {
  const nouns = ['sign', 'symbol'];
  for (const [sign, names] of [
    ['$', ['dollar', '$']],
    ['€', ['euro', '€']],
    ['£', ['pound', '£']],
  ] as const) {
    const signed = [sign, ...each(names, nouns), ...each([names[0]], [`sign ( ${sign} )`])];
    notation.words('PriceSign', each(['', 'a', 'the', 'its', 'an'], signed), { sign });
    notation.words('PriceSign', each(['a', 'the', 'an'], each(['leading', 'preceding'], signed)), {
      sign,
      isFirst: true,
    });
    notation.words('PriceSign', each(signed, ['in front', 'before it', 'in front of it', 'first']), {
      sign,
      isFirst: true,
    });
  }
  const written = each(
    each(['is', 'are', 'must be', 'should be'], ['written', 'given', 'shown', 'stated', 'quoted', 'listed']),
    ['with'],
  );
  const has = ['has', 'have', 'must have', 'should have', 'carries', 'carry', 'shows', 'show'];
  notation.words('HasSign', [...has, 'comes with', 'come with', ...written]);
  notation.words('LeadsWith', ['starts with', 'start with', 'begins with', 'begin with', 'is preceded by']);
  notation.words('LeadsWith', ['are preceded by', 'is prefixed with', 'are prefixed with']);
  notation.words('LacksSign', ['lacks', 'lack', 'has no', 'have no', 'is missing', 'are missing', 'does not have']);
  notation.words('LacksSign', [
    'is written without',
    'are written without',
    'is without',
    'are without',
    'do not have',
  ]);
  notation.words(
    'AndCents',
    each(['and', 'and has', 'and have'], each(['', 'exactly'], ['two decimals', 'cents'])),
    true,
  );
  notation.words('AndCents', each(['and', 'and has', 'and have'], each(['', 'exactly'], ['two decimal places'])), true);
  type Sign = { sign: string; isFirst?: true };
  const signed = (of: Of, wish: Sign, cents?: true): Said | undefined => {
    const form = of({ kind: 'price', ...wish });
    if (cents === undefined) return form;
    // Of some it is open whether one has both.
    return of === some || of === anyOne || of === none
      ? undefined
      : { and: [form, of({ kind: 'price', hasCents: true })], undeniable: true };
  };
  notation.words('Priced', ['prices', 'the prices', 'its prices'], (wish: ValuedWish) => ({
    ...every(wish),
    plainFor: 1,
  }));
  notation.rule('Priced = ThePrice1', () => only);
  notation.rule('Priced = Stated<price>', (of: Of) => of);
  notation.rule('Clause = Priced HasSign PriceSign AndCents? LikeMoney?', signed);
  notation.rule('Clause = Priced LeadsWith PriceSign AndCents? LikeMoney?', (of: Of, { sign }: Sign, cents?: true) =>
    signed(of, { sign, isFirst: true }, cents),
  );
  notation.rule('Clause = Priced LacksSign PriceSign LikeMoney?', (of: Of, wish: Sign) =>
    of === anyOne || of === some ? of({ kind: 'price', ...wish, isNot: true }) : undefined,
  );
  const plain = (form: Said | undefined) => form && (({ undeniable: _, ...rest }: Said) => rest as Said)(form);
  for (const [symbol, of] of [
    ['AThing', some],
    ['AnyThing', anyOne],
    ['NoThing', none],
  ] as const) {
    notation.rule(`ValuedThing = ${symbol}<price> with PriceSign LikeMoney?`, (wish: Sign) => plain(signed(of, wish)));
    for (const key of ['euro', 'dollar', 'pound'] as const)
      notation.rule(`ValuedThing = ( ${symbol}<${key}s> | ${symbol}<${key}prices> ) with TwoDecimals LikeMoney?`, () =>
        plain(of({ kind: `${key} amount`, hasCents: true })),
      );
    notation.rule(`ValuedThing = ${symbol}<price> with TwoDecimals LikeMoney?`, () =>
      plain(of({ kind: 'price', hasCents: true })),
    );
  }
  notation.words('TwoDecimals', each(['', 'exactly'], ['two decimals', 'two decimal places', 'cents']));
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
