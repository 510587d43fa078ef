import { and, both, canonical, OPEN, or, type Said } from '../../form.ts';
import { Several } from '../../grammar/chart.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import type { Wanted } from '../../texts/find.ts';
import type { Noun } from './text-nouns.ts';
import {
  listed,
  namingOf,
  noneOf,
  occurs,
  plainText,
  type Quoted,
  type Rows,
  some,
  type TextList,
  wanted,
} from './texts.ts';

const maybeColon = (phrases: readonly string[]) => phrases.flatMap((one) => [one, `${one} :`]);

/** "One of 'a' and 'b'" may be one at least, or no more than one; as a fault, it is one at least. */
const oneOf = ({ texts }: TextList) =>
  new Several([
    {
      ask: 'agreeing',
      of: [canonical({ or: texts.map(some) }), canonical({ ask: 'texts', of: texts.map(plainText), in: [[1, 1]] })],
      undeniable: true,
      onlyFor: 1,
    },
    { or: texts.map(some), list: 'one', onlyFor: -1 },
  ]);

/** What is asked of several texts: all of them, any, none, or so many. */
export function lists(notation: Notation): void {
  // What is asked of a list.
  notation.words('All', ['all of', 'all', 'each of', 'every one of', 'each and every one of']);
  notation.rule('Lists = ( both | both of ) ShareList', (list: TextList) =>
    isAllOf(list) && list.texts.length === 2 ? both(...list.texts.map(some)) : undefined,
  );
  notation.rule('Lists = all N of ShareList', (count: number, list: TextList): Said | undefined =>
    isAllOf(list) && list.texts.length === count ? { ...both(...list.texts.map(some)), list: 'every' } : undefined,
  );
  notation.rule('Lists = ( only | just ) one of ShareList', (list: TextList): Said | undefined =>
    list.joiner === 'nor' ? undefined : { ask: 'texts', of: list.texts.map(plainText), in: [[1, 1]] },
  );
  notation.words('Any', ['any of', 'any', 'any one of']);
  notation.words('OneOf', ['one of', 'at least one of', 'either of', 'one or more of', 'either']);
  notation.words('None', ['none of', 'neither of', 'not any of']);
  const isAllOf = ({ joiner }: TextList) => joiner !== 'or' && joiner !== 'nor';
  // "Two of the words" may be two or more.
  const amountOf = (amount: Amount, list: TextList): Said | undefined =>
    list.joiner !== 'nor' &&
    (amount.in[0]![0] !== 1 || (amount.in[0]![1] === 1 && !amount.bare)) &&
    amount.in[0]![0] <= list.texts.length
      ? amount.bare
        ? OPEN
        : { ask: 'texts', of: list.texts.map(plainText), ...amount }
      : undefined;
  const isAnyOf = ({ joiner }: TextList) => joiner !== 'nor';
  // "Any of 'a', 'b'": after such words no name is needed.
  notation.rule('BareList = Rows', ({ texts: all, joiner }: Rows) =>
    all.some((text) => /[,;]$/.test(text))
      ? undefined
      : listed(
          all.map((text) => wanted(text)),
          joiner,
          false,
        ),
  );
  notation.words('AllOf', maybeColon(['all of', 'each of', 'every one of']));
  notation.words('AnyOf', maybeColon(['any of', 'any one of']));
  notation.words('OneOfOf', maybeColon(['one of', 'at least one of', 'either of', 'one or more of']));
  notation.words('JustOneOf', maybeColon(['one of']));
  notation.words('AtLeastOneOf', ['at least one of', 'either of', 'one or more of', 'either']);
  notation.words('AtLeastOneOfRow', maybeColon(['at least one of', 'either of', 'one or more of']));
  notation.words('NoneOf', maybeColon(['none of', 'neither of']));
  notation.rule('Lists = AllOf BareList', (list: TextList): Said | undefined =>
    isAllOf(list) ? { ...both(...list.texts.map(some)), list: 'every' } : undefined,
  );
  notation.rule('Lists = AnyOf BareList', (list: TextList): Said | undefined =>
    isAnyOf(list) ? { or: list.texts.map(some), list: 'any' } : undefined,
  );
  notation.rule('Lists = AtLeastOneOfRow BareList', (list: TextList): Said | undefined =>
    isAnyOf(list) ? { or: list.texts.map(some), list: 'one' } : undefined,
  );
  notation.rule('Lists = JustOneOf ( BareList | ShareList )', (list: TextList) =>
    isAnyOf(list) ? oneOf(list) : undefined,
  );
  notation.rule('Lists = NoneOf BareList', (list: TextList) => noneOf(list.texts));
  notation.rule('Lists = Amount of BareList', (amount: Amount, list: TextList) => amountOf(amount, list));
  notation.rule('Lists = All ShareList', (list: TextList): Said | undefined =>
    isAllOf(list) ? { ...both(...list.texts.map(some)), list: 'every' } : undefined,
  );
  notation.rule('Lists = Any ShareList', (list: TextList): Said | undefined =>
    isAnyOf(list) ? { or: list.texts.map(some), list: 'any' } : undefined,
  );
  notation.rule('Lists = Any CasedList', (list: TextList): Said | undefined =>
    isAnyOf(list) ? { or: list.texts.map(some), list: 'any', cased: true } : undefined,
  );
  notation.rule('Lists = AtLeastOneOf ShareList', (list: TextList): Said | undefined =>
    isAnyOf(list) ? { or: list.texts.map(some), list: 'one' } : undefined,
  );
  notation.words('InItsText', ['in its answer', 'in its response', 'in the response', 'in its reply']);
  notation.rule(
    'Lists = ( all of | each of ) the following InItsText : Rows',
    ({ texts: all, joiner }: Rows): Said | undefined => {
      const list = all.some((text) => /[,;]$/.test(text))
        ? undefined
        : listed(
            all.map((text) => wanted(text)),
            joiner,
            true,
          );
      return list && isAllOf(list) ? { ...both(...list.texts.map(some)), list: 'every' } : undefined;
    },
  );
  notation.rule('Lists = None ShareList', (list: TextList) => noneOf(list.texts));
  notation.rule(
    'Lists = no ( mention of | use of | mentions of | occurrences of | instances of | uses of )? ListOr',
    (list: TextList) => noneOf(list.texts),
  );
  notation.rule('ListOr = List', (list: TextList) => (list.joiner === 'or' ? list : undefined));
  notation.rule('Lists = Amount of ShareList', (amount: Amount, list: TextList) => amountOf(amount, list));
  notation.rule('Lists = List', (list: TextList) => {
    const all = list.texts.map(some);
    if (list.joiner === 'or') return or(...all);
    if (list.joiner === 'nor') return undefined;
    if (list.joiner === 'and') return { and: all, plainFor: 1, ...(list.isAnnounced && { list: 'all' }) };
    return new Several([
      { and: all, list: 'all', onlyFor: 1 },
      { or: all, list: 'fault', onlyFor: -1 },
    ]);
  });
  notation.rule('Several = Lists');
  notation.rule('Several = Text and ( AnyOf | OneOf ) ShareList', (text: Quoted, list: TextList): Said | undefined =>
    isAnyOf(list) ? and(some(text), { or: list.texts.map(some), either: true } as Said) : undefined,
  );
  notation.rule('Several = Texts<or>', (all: Wanted[]) => or(...all.map(some)));
  notation.rule('Several = either Texts<or>', (all: Wanted[]) => ({ ...or(...all.map(some)), either: true }));
  notation.rule('Several = Texts<and>', (all: Wanted[]) => and(...all.map(some)));
  notation.rule('Several = Text as well as Text', (a: Wanted, b: Wanted) => and(some(a), some(b)));
  notation.rule('Several = both Texts<and>', (all: Wanted[]) =>
    all.length === 2 ? both(...all.map(some)) : undefined,
  );
  notation.rule('Several = neither Text nor Text', (a: Wanted, b: Wanted) => noneOf([a, b]));
  // The list after its verb: "none of the following words is used: 'a', 'b'".
  notation.words('LateShare', ['all of', 'all', 'each of'], 'all');
  notation.words('LateShare', ['any of', 'any'], 'any');
  notation.words('LateShare', ['one of', 'at least one of', 'one or more of'], 'one');
  notation.words('LateShare', ['none of'], 'none');
  notation.rule('LateListing = Announcing Nouns', (noun: Noun) => ({
    ...namingOf(noun, undefined, undefined),
    isPlural: true,
  }));
  const late = (
    share: string | undefined,
    naming: Parameters<typeof wanted>[1],
    { texts: all, joiner }: Rows,
  ): Said | undefined => {
    const list = all.some((text) => /[,;]$/.test(text))
      ? undefined
      : listed(
          all.map((text) => wanted(text, naming)),
          joiner,
          true,
        );
    const each = list?.texts.map(some);
    if (!each || joiner === 'nor' || (share === 'all' && joiner === 'or')) return undefined;
    if (share === 'none') return noneOf(list!.texts);
    if (share === 'all') return { ...both(...each), list: 'every' };
    if (share === undefined)
      return joiner === undefined
        ? { or: each, plainFor: -1 }
        : joiner === 'or'
          ? or(...each)
          : { and: each, plainFor: 1 };
    return { or: each, list: share === 'any' ? 'any' : 'one' };
  };
  notation.rule('LateRows = Rows');
  notation.rule('Clause = LateShare? LateListing UsedPlain ( Place | Of | InAnswer )? : LateRows', late);
  notation.rule(
    'Clause = Amount of LateListing Used ( Place | Of | InAnswer )? : LateRows',
    (amount: Amount, naming: Parameters<typeof wanted>[1], { texts: all, joiner }: Rows): Said | undefined => {
      const list = all.some((text) => /[,;]$/.test(text))
        ? undefined
        : listed(
            all.map((text) => wanted(text, naming)),
            joiner,
            true,
          );
      return list && amountOf(amount, list);
    },
  );
  notation.rule(
    'Clause = LateListing BothUsed ( Place | Of | InAnswer )? : LateRows',
    (naming: Parameters<typeof wanted>[1], rows: Rows) => late('all', naming, rows),
  );

  // "'a' and 'b' twice": both, or the last.
  notation.rule('Several = Texts<J> Times', () => OPEN);
  notation.rule('Several = ( each of | each ) ShareList Times', (list: TextList, amount: Amount): Said | undefined =>
    isAllOf(list) ? { and: list.texts.map((text) => occurs(text, amount)) } : undefined,
  );
  notation.rule('Several = neither Text nor Text nor Text', (a: Wanted, b: Wanted, c: Wanted) => noneOf([a, b, c]));
  notation.rule(
    'Several = ( Texts<J> | List ) Times each',
    (of: Quoted[] | TextList, amount: Amount): Said => ({
      and: (Array.isArray(of) ? of : of.texts).map((text) => occurs(text, amount)),
    }),
  );
  notation.rule('Several = List Times', () => OPEN);
}
