import { denials, type Form, isFact, OPEN, or, type Said } from '../../form.ts';
import { allHold, oneHolds } from '../../grammar/doubts.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import { type Amount, meet } from '../../grammar/quantities.ts';
import { count, denied, inside, many } from '../../grammar/said.ts';
import type { Wanted } from '../../texts/find.ts';
import type { Placed } from '../../texts/order.ts';
import { isAcronym } from '../../texts/wanted.ts';
import { type One, ofOne } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { loosened } from '../texts/case-and-order.ts';
import { occurs, plainText, type Quoted, some, type TextList, wanted } from '../texts/texts.ts';
import { agreeing } from '../texts/written-texts.ts';
import { holding } from './how-many-hold.ts';

/** Numbers, lists and their order in further plain words. */
export function plainCounts(notation: Notation): void {
  bounds(notation);
  howOften(notation);
  allOfThem(notation);
  inOrder(notation);
  joints(notation);
  atEdges(notation);
}

/** "Between 5 and 10 words, both excluded", "100 words, give or take 10", "exceeds neither 10 words nor 2 sentences" */
function bounds(notation: Notation): void {
  const excluded = ['exclusive', 'both excluded', 'both exclusive', 'excluding both ends', 'not inclusive'];
  notation.words(
    'Excluded',
    [...excluded, ...each(['', 'both', 'the'], each(['ends', 'limits', 'bounds'], ['excluded']))].flatMap((one) => [
      one,
      `, ${one}`,
      `( ${one} )`,
    ]),
  );
  notation.words('StrictlyBetween', ['strictly between']);
  const within = (low: number, high: number, thing: string): Said | undefined =>
    low + 1 < high ? { ...count(thing, { in: [[low + 1, high - 1]] }), many: true } : undefined;
  for (const [name, long] of [
    ['Sized<C>', ''],
    ['Extent', ' Long?'],
  ] as const) {
    const thing = name === 'Extent' ? 'Thing<size>' : 'Thing<C>';
    notation.rule(`${name} = Between N and N ${thing} ( Long )? Excluded`, (low: number, high: number, of: string) =>
      within(low, high, of),
    );
    notation.rule(`${name} = StrictlyBetween N and N ${thing}${long}`, within);
  }
  notation.words('GiveOrTake', ['+ / -', '+ -', '±', 'plus or minus', 'plus / minus', 'give or take']);
  const around = (n: number, thing: string, by: number): Said | undefined =>
    by > 0 && by < n ? { ...count(thing, { in: [[n - by, n + by]] }), many: true } : undefined;
  notation.rule('Sized<size> = N Thing<size> ,? GiveOrTake N ( Thing<size> )?', (n: number, ...rest: unknown[]) => {
    const [thing, by, other] = rest as [string, number, string?];
    return other === undefined || other === thing ? around(n, thing, by) : undefined;
  });
  notation.rule('Sized<size> = N GiveOrTake N Thing<size>', (n: number, by: number, thing: string) =>
    around(n, thing, by),
  );
  const over = (n: number, thing: string): Said => ({
    ...count(thing, { in: [[n + 1, Infinity]], phrase: `more than ${n}` }),
    exceeds: true,
  });
  notation.rule(
    'Core<F,W> = Verb<exceed,F> N Thing<C> or N Thing<C>',
    (n: number, thing: string, m: number, other: string) => or(over(n, thing), over(m, other)),
  );
  notation.rule(
    'Core<F,W> = Verb<exceed,F> neither N Thing<C> nor N Thing<C>',
    (n: number, thing: string, m: number, other: string): Said => ({
      and: [denied(over(n, thing)), denied(over(m, other))],
      denies: true,
    }),
  );
}

/** "At least once but fewer than three times", "'please' occurs, but no more than twice", "'a' and 'b' appear three times each" */
function howOften(notation: Notation): void {
  const between = (one: Amount, other: Amount): Amount | undefined => {
    const amount = meet(one, other);
    return amount && { ...amount, bare: true, phrase: `${one.phrase ?? 'at least 1'} and ${other.phrase}` };
  };
  const anyCase = (text: Wanted, times?: Amount): Said => {
    const { mayBeCased: _, ...plain } = text as Quoted;
    return occurs({ ...plain, caseSensitive: false }, times);
  };
  notation.rule('Occurring = Text Times InAnyCase', anyCase);
  notation.rule('Clause = Letter Used Times InAnyCase', anyCase);
  notation.rule('Clause = Text Slips IntoIt InAnyCase', (text: Wanted) => anyCase(text));
  notation.words('ButTimes', ['and', 'but', ', but', ', and', ', though']);
  notation.rule('Clause = Text Used Times ButTimes Times', (text: Wanted, one: Amount, other: Amount) => {
    const amount = between(one, other);
    return amount && occurs(text, amount);
  });
  for (const verb of ['have', 'use', 'say'])
    notation.rule(
      `Core<F,W> = Verb<${verb},F> Text Times ButTimes Times`,
      (text: Wanted, one: Amount, other: Amount) => {
        const amount = between(one, other);
        return amount && occurs(text, amount);
      },
    );
  notation.rule('Clause = Text Used Inside? , but Times', (text: Wanted, isIn: true | undefined, times: Amount) => {
    const amount = between({ in: [[1, Infinity]] }, times);
    return amount && inside(occurs(text, amount), isIn);
  });
  const eachTimes = (all: Wanted[], times: Amount): Said => ({ and: all.map((text) => occurs(text, times)) });
  notation.rule('Clause = Texts<and> UsedPlain Inside? Times each', (all: Wanted[], ...rest: unknown[]) =>
    inside(eachTimes(all, rest.at(-1) as Amount), rest.length > 1 && rest[0] === true ? true : undefined),
  );
  notation.rule('Clause = List UsedPlain Times each', ({ texts, joiner }: TextList, times: Amount) =>
    joiner === 'and' ? eachTimes([...texts], times) : undefined,
  );
}

/** "Not all of the words 'a', 'b' and 'c' appear", "all but one of 'a', 'b' and 'c' are used", "'a' or 'b' as a whole word" */
function allOfThem(notation: Notation): void {
  notation.words('NotAllOf', each(['not'], ['all of', 'all', 'every one of', 'each of']));
  notation.words('DoNotAll', each(['do not', 'must not', 'should not'], each(['all', 'both'], ['appear', 'occur'])));
  notation.words(
    'DoNotAll',
    each(['are not'], each(['all', 'both'], ['used', 'mentioned', 'present', 'included', 'there'])),
  );
  // "Not all of them may be used" says nothing of which.
  const notAll = ({ texts, joiner }: TextList, isIn?: true): Said | undefined =>
    joiner === 'or' || joiner === 'nor' || texts.length < 2
      ? undefined
      : inside({ or: texts.map((text) => denied(some(text))), undeniable: true } as Said, isIn);
  notation.rule('Clause = NotAllOf ( ShareList | BareList ) UsedPlain Inside?', notAll);
  notation.rule('Clause = List DoNotAll Inside?', notAll);
  notation.words('AllButOne', ['all but one of', 'all except one of', 'all of these but one :']);
  notation.rule('Lists = AllButOne ( ShareList | BareList )', ({ texts, joiner }: TextList): Said | undefined =>
    joiner === 'nor' || texts.length < 2
      ? undefined
      : { ask: 'texts', of: texts.map(plainText), in: [[texts.length - 1, texts.length - 1]], undeniable: true },
  );
  // Of each text in a list.
  const ofWords = (form: Said): Said | undefined =>
    eachText(form, (text) =>
      /^[\p{L}\p{N}]+$/u.test(text.text) ? { ...text, wholeWords: true, isUnit: true } : undefined,
    );
  const words = (form: Said, isIn?: true): Said | undefined => {
    const said = ofWords(form);
    return said && inside(said, isIn);
  };
  notation.rule('Clause = Several UsedPlain Inside? WholeWord', words);
  notation.rule('Clause = Several UsedPlain WholeWord InAnyCase', (form: Said) => {
    const loose = 'list' in form || 'or' in form ? loosened(form) : undefined;
    return loose && words(loose);
  });
  for (const verb of ['have', 'use', 'say'])
    notation.rule(`Core<F,W> = Verb<${verb},F> Several ( as a whole word | as whole words )`, (form: Said) =>
      ofWords(form),
    );
}

/** A form of texts with each of them as another; undefined where it asks of more. */
function eachText(form: Said, to: (text: Wanted) => Wanted | undefined): Said | undefined {
  if ('and' in form || 'or' in form) {
    const parts = ('and' in form ? form.and : form.or).map((one) => eachText(one, to));
    if (parts.some((one) => one === undefined)) return undefined;
    return 'and' in form ? { ...form, and: parts as Form[] } : { ...form, or: parts as Form[] };
  }
  if (!isFact(form) || (form.ask !== 'text' && form.ask !== 'texts')) return undefined;
  const found = [form.of as Wanted | Wanted[]].flat().map(to);
  if (found.some((text) => text === undefined)) return undefined;
  return { ...form, of: form.ask === 'text' ? found[0] : found };
}

/** "The words 'a', 'b' and 'c', in any order", "mentions 'a' and 'b' in that order" */
function inOrder(notation: Notation): void {
  const any = ['in any order', 'in whatever order', 'in whichever order', 'in no particular order', 'in either order'];
  notation.words(
    'WhateverOrder',
    [...any, 'no matter the order', 'regardless of order', 'regardless of the order', 'whatever the order'].flatMap(
      (one) => [one, `, ${one}`, `( ${one} )`],
    ),
  );
  notation.words('WhateverOrder', ['( any order )', ', any order', '( either order )', ', either order']);
  const isAll = (form: Said): Said | undefined =>
    'and' in form && form.and.length > 1 && !form.denies ? form : undefined;
  notation.rule('Several = Lists WhateverOrder', isAll);
  notation.rule('Several = Texts<and> WhateverOrder', (all: Wanted[]): Said => ({ and: all.map(some) }));
  notation.rule('Several = Text as well as Text WhateverOrder', (...all: Wanted[]): Said => ({ and: all.map(some) }));
  notation.rule('Joined = Joined WhateverOrder', isAll);
  notation.words('AllAppear', each(['all', 'both', 'must all', 'should all'], ['appear', 'occur']));
  notation.words('AllAppear', each(['are all', 'are both'], ['used', 'mentioned', 'present', 'included', 'there']));
  notation.rule(
    'Clause = ( Texts<and> ) ( UsedPlain | AllAppear ) Inside? WhateverOrder',
    (all: Wanted[]): Said => ({
      and: all.map(some),
      both: true,
    }),
  );
  notation.rule('Clause = List ( UsedPlain | AllAppear ) Inside? WhateverOrder', ({ texts, joiner }: TextList) =>
    joiner === 'and' ? ({ and: texts.map(some), both: true } as Said) : undefined,
  );
  const orders = ['order', 'sequence', 'exact order', 'very order', 'same order'];
  notation.words(
    'ThatOrder',
    [...each(['in that', 'in this', 'in exactly that', 'in exactly this', 'in just that'], orders)].flatMap((one) => [
      one,
      `, ${one}`,
    ]),
  );
  notation.words('ThatOrder', ['in the order given', 'in the given order', ', in the order given']);
  const ordered = (of: readonly Wanted[]): Said => ({ ask: 'order', of: of.map(plainText), undeniable: true });
  const listed = ({ texts, joiner }: TextList) =>
    joiner === 'and' || joiner === undefined ? ordered(texts) : undefined;
  // Two of them might be one phrase.
  const listedOf3 = (list: TextList) => (list.texts.length > 2 ? listed(list) : undefined);
  for (const verb of ['have', 'use', 'say']) {
    notation.rule(`Core<F,W> = Verb<${verb},F> Texts<and> ThatOrder`, ordered);
    notation.rule(`Core<F,W> = Verb<${verb},F> ( all )? List ThatOrder`, listedOf3);
  }
  notation.rule('Clause = List Place? TextsInOrder Place?', listed);
  // "The first 'a' comes before the last 'b'"
  for (const at of ['first', 'last'] as const)
    notation.words('FirstOrLast', each([`the ${at}`, `the very ${at}`], ['', ...MENTIONS]), at);
  notation.rule(
    'PlacedAt = FirstOrLast Text',
    (at: Placed['at'], text: Quoted): Placed => ({ ...plainText(text), ...(at && { at }) }),
  );
  for (const [verb, isBefore] of [
    ['ComesBefore', true],
    ['ComesAfter', false],
  ] as const) {
    const placed = (a: Placed, b: Placed): Said => ({ ask: 'order', of: isBefore ? [a, b] : [b, a] });
    notation.rule(`Clause = PlacedAt ${verb} PlacedAt ( Place | Does )?`, placed);
    notation.rule(`Clause = PlacedAt ${verb} Text`, (a: Placed, b: Quoted) => placed(a, plainText(b)));
    notation.rule(`Clause = Text ${verb} PlacedAt`, (a: Quoted, b: Placed) => placed(plainText(a), b));
  }
}
const MENTIONS = ['mention', 'use', 'occurrence', 'appearance', 'instance'].map((one) => `${one} of`);

/** "Contains 'a' if and only if it contains 'b'", "'a', but not in the first sentence", "a comma, a colon or both" */
function joints(notation: Notation): void {
  notation.words('IfAndOnlyIf', ['if and only if', 'exactly when']);
  notation.rule('Binary = Clause ,? IfAndOnlyIf Clause', (one: Said, other: Said) =>
    holding([one, other], {
      in: [
        [0, 0],
        [2, 2],
      ],
    }),
  );
  notation.words('ButNotIn', [', but not in', 'but not in', ', but never in', 'but never in', ', though not in']);
  const notIn = (text: Quoted, one: One): Said | undefined => {
    const none = ofOne(one, { ask: 'text', of: plainText(text), in: [[0, 0]], denies: true });
    return none && { and: [some(text), none], both: true, undeniable: true };
  };
  for (const verb of ['have', 'use', 'say']) notation.rule(`Core<F,W> = Verb<${verb},F> Text ButNotIn OnePart`, notIn);
  notation.rule('Clause = Text UsedPlain ButNotIn OnePart', notIn);
  for (const name of ['Det', 'Bare'])
    notation.rule(`Joined = ${name} , ${name} ,? or both`, (a: Said, b: Said) => oneHolds(a, b));
  notation.rule('Pred<FIN,V> = either Vp<FIN,V> Or Vp<FIN,V> OrBoth', oneHolds);
  notation.rule(
    'Several = Text and either Texts<or>',
    (text: Wanted, all: Wanted[]): Said => ({
      and: [some(text), { or: all.map(some) }],
    }),
  );
  notation.rule(
    'Several = either Text ,? or both Texts<and>',
    (text: Wanted, all: Wanted[]): Said => ({
      or: [some(text), { and: all.map(some) }],
      either: true,
    }),
  );
  // "Not only 'a' but also 'b'"
  notation.words('ButAlso', ['but also', ', but also']);
  const also = (...forms: Said[]): Said => ({ and: forms, both: true, undeniable: true });
  notation.rule('Several = not only Text ButAlso Text', (a: Wanted, b: Wanted) => also(some(a), some(b)));
  notation.rule('Clause = not only Text ButAlso Text UsedPlain Inside?', (a: Wanted, b: Wanted, isIn?: true) =>
    inside(also(some(a), some(b)), isIn),
  );
  notation.rule('Pred<FIN,V> = not only Core<FIN,V> ButAlso Core<FIN,V>', (a: Said, b: Said) => {
    const said = allHold(a, b);
    return said === OPEN ? OPEN : { ...said, undeniable: true };
  });
  // "The second sentence mentions 'a' and the first one does not"
  notation.rule(
    'Joint = OnePart Pred<third,response> And ( Nth ( one )? ) IsNotSo',
    (one: One, holds: Said, ...rest: unknown[]): Said | undefined => {
      const { place } = rest.at(-1) as One;
      const not = denials(holds);
      const other = not.length === 1 ? ofOne({ kind: one.kind, place }, { ...not[0]!, negated: true }) : undefined;
      const first = ofOne(one, holds);
      return first && other && !one.within && place !== one.place ? allHold(first, other) : undefined;
    },
  );
  notation.rule('Several = Text , Text ,? or both', (a: Wanted, b: Wanted) => or(some(a), some(b)));
}

/** "Ends with 'Good luck!' exactly", "starts or ends with 'Hi'", "'Thanks!', including the exclamation mark" */
function atEdges(notation: Notation): void {
  for (const edge of ['start', 'end'] as const)
    notation.rule(`Core<F,W> = Verb<${edge},F> Text ( exactly | precisely )`, (text: Quoted): Said => {
      const of = plainText(text);
      return agreeing({ ask: edge, of }, { ask: edge, of: { ...of, caseSensitive: true } });
    });
  for (const [at, form] of FORMS.entries())
    notation.words(
      `EitherEdge<${form}>`,
      [
        ['starts or ends', 'start or end', 'start or end', 'started or ended', 'starting or ending'],
        ['begins or ends', 'begin or end', 'begin or end', 'began or ended', 'beginning or ending'],
      ].map((verb) => `${verb[at]!} with`),
    );
  notation.rule('Core<F,W> = EitherEdge<F> Text', (text: Quoted) =>
    or({ ask: 'start', of: plainText(text) }, { ask: 'end', of: plainText(text) }),
  );
  notation.rule('Core<F,W> = EitherEdge<F> Blanks', (): Said => ({ ask: 'outer blanks' }));
  for (const [sign, names] of Object.entries(SIGNS)) notation.words('SignKept', names, sign);
  notation.rule('SignsKept = the SignKept ( and the SignKept )?', (...signs: (string | undefined)[]) =>
    signs.filter((sign) => sign !== undefined),
  );
  // Without the sign in the text, something else has it.
  const kept = (text: Quoted, signs: string[]) => (signs.every((sign) => text.text.includes(sign)) ? text : undefined);
  notation.rule('KeptText = Text ,? ( including | with ) SignsKept', kept);
  notation.rule("KeptText = Text '(' ( including | with ) SignsKept ')'", kept);
  for (const verb of ['have', 'use', 'say'])
    notation.rule(`Core<F,W> = Verb<${verb},F> KeptText`, (text: Quoted) => occurs(text));
  for (const edge of ['start', 'end'])
    notation.rule(`Core<F,W> = Verb<${edge},F> KeptText`, (text: Quoted): Said => ({ ask: edge, of: plainText(text) }));
  // "Reward the word 'refund'": that it is said.
  notation.words('Rewarded', each(['the', 'the exact'], ['word', 'phrase', 'term', 'keyword']));
  notation.rule('Reward = Rewarded #quoted InAnyCase? Times?', (text: string, times?: Amount) => {
    const found = wanted(text, { kind: 'word', isUnit: true });
    return found && !isAcronym(text) ? occurs(found, times) : undefined;
  });
  notation.rule('Reward = ( the )? use of ( Occurring | Several )', (form: Said) => form);
  notation.rule(
    'Core<F,W> = Verb<have,F> some ( Many<mark> | Many<made> )',
    (thing: string): Said => ({ ...many(thing), undeniable: true }),
  );
}
const SIGNS: Readonly<Record<string, readonly string[]>> = {
  ',': ['comma'],
  '.': ['period', 'full stop', 'final period', 'dot'],
  '!': ['exclamation mark', 'exclamation point'],
  '?': ['question mark'],
  ':': ['colon'],
  ';': ['semicolon'],
  '…': ['ellipsis'],
};
