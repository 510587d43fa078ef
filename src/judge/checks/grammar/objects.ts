import { noneOf as noTexts, occurs } from '../families/texts/texts.ts';
import { both, OPEN, or, type Said } from '../form.ts';
import type { Wanted } from '../texts/find.ts';
import { allHold, allObjects, anyObject, SIZES } from './doubts.ts';
import type { Notation } from './notation.ts';
import { type Amount, boundAfter } from './quantities.ts';
import { count, isFewCharacters, isOneOrMore, many, neither, none, noneOf, one } from './said.ts';

/** Things as objects: how many, none, any, or only their name. */
export function objects(notation: Notation): void {
  notation.words('InTotal', ['in total', 'total', 'overall', 'altogether'], true);
  notation.rule('Sized<C> = Amount Thing<C> InTotal?', (amount: Amount, thing: string, total: true | undefined) => ({
    ...count(thing, amount),
    ...(total && { total }),
    ...(isOneOrMore(amount) ? {} : { many: true }),
  }));
  notation.rule('Sized<C> = Range Thing<C> Inclusive', (amount: Amount, thing: string) => ({
    ...count(thing, amount),
    many: true,
  }));
  // "Contains a single sentence" may be said of one among others.
  notation.rule('Alone1 = ( a | one | just one | only one ) single One<size>', (thing: string) =>
    count(thing, { in: [[1, 1]], bare: true }),
  );
  notation.rule('State = ( written as | given as | presented as | formatted as | in | written in | given in )? Alone1');
  notation.rule(
    'OneLine = ( on | all on | written on | given on ) ( one line | a single line | one single line )',
    () => ({
      ask: 'lines',
      in: [[1, 1]],
    }),
  );
  notation.rule('State = OneLine');
  notation.rule('Core<F,response> = Verb<stay,F> OneLine');
  notation.rule('Kind = OneLine');
  notation.rule('Core<F,response> = Verb<consist,F> Alone1');
  notation.rule(
    'Sized<size> = a ( total )? One<size> count of? Amount',
    (thing: string, amount: Amount): Said => ({ ...count(thing, amount), many: true }),
  );
  notation.rule(
    'Sized<size> = ( a | a total ) ( length of ) Amount Thing<size>',
    (amount: Amount, thing: string): Said => ({ ...count(thing, amount), many: true }),
  );
  notation.rule(
    'Sized<size> = a ( total )? One<size> count of? Amount Thing<size>',
    (thing: string, amount: Amount, other: string) =>
      thing === other ? { ...count(thing, amount), many: true } : undefined,
  );
  notation.rule('Sized<C> = N Thing<C> After InTotal?', (n: number, thing: string, after: string, total?: true) => {
    const amount = boundAfter(after, n);
    return amount && { ...count(thing, amount), after: true, ...(total && { total }) };
  });
  notation.rule(
    'Sized<C> = ( a | a total ) One<C> count of? Amount',
    (thing: string, amount: Amount): Said | undefined =>
      SIZES.includes(thing) ? undefined : { ...count(thing, amount), many: true },
  );
  // No sentences may be only fragments; no words are nothing.
  notation.rule('Det = no Words', (): Said => ({ ask: 'words', in: [[0, 0]], denies: true }));
  notation.rule('Det = any Words', (): Said => ({ ask: 'words', in: [[1, Infinity]], many: true, any: true }));
  notation.words('Words', ['words']);
  notation.rule('Sized<C> = exactly? N Thing<C> NoMore', (n: number, thing: string) => count(thing, { in: [[n, n]] }));
  notation.words('No', ['no', 'not a single', 'not one', 'not even one', 'not any']);
  notation.words('AnyWord', [
    'any',
    'even a single',
    'even one',
    'so much as one',
    'so much as a single',
    'so much as a',
  ]);
  notation.rule('None<T> = No Thing<T> Emphasis?', none);
  // Of periods, which may be of a number or a time, only a number that none would meet is asked for.
  notation.rule('Det = Amount Thing<none>', (amount: Amount, thing: string) =>
    amount.in[0]![0] === 0 && !amount.bare ? { ...count(thing, amount), many: true } : undefined,
  );
  notation.rule('None<T> = no Things<T> Emphasis?', noneOf);
  notation.feature('S', ['mark', 'letter', 'made', 'some']);
  notation.rule('Some<S> = AnyWord Thing<S> Emphasis?', (thing: string): Said => ({ ...many(thing), any: true }));
  notation.rule('Some<S> = any Things<S> Emphasis?', (things: string[]) => or(...things.map(many)));
  notation.rule('Some<S> = ( a | an ) One<S>', one);
  // "Contains a single comma" may allow more; "does not contain a single comma" is plain.
  notation.rule('Some<S> = a single One<S>', (thing: string): Said => ({ ...one(thing), style: true }));
  notation.rule('Things<T> = ManyFirst or ManyOr', (a: string, b: string) => [a, b]);
  notation.rule('None<some> = no OneOr , OneOr ,? or OneOr', (a: string, b: string, c: string) => noneOf([a, b, c]));
  // "An e-mail address or phone number": one article for both.
  notation.rule('OneFirst = OnePlain<T>');
  notation.rule('None<some> = no OneFirst or OneOr', (a: string, b: string) => noneOf([a, b]));
  notation.rule('Some<some> = ( a | an | any ) OneFirst or OneOr', (a: string, b: string) => or(one(a), one(b)));
  notation.rule('None<some> = no OneFirst or ManyOr', (a: string, b: string) => noneOf([a, b]));
  notation.rule('OneOr = One<T>');
  notation.rule('Things<T> = ManyFirst , ManyFirst ,? or ManyOr', (a: string, b: string, c: string) => [a, b, c]);
  notation.rule('ManyOr = Many<T>');
  notation.rule('ManyFirst = ManyPlain<T>');
  notation.rule('Bare = ( Many<mark> | Many<made> | Many<some> )', many);
  notation.words('AnyKindOf', ['of any kind', 'of any sort', 'of any type', 'of any form', 'whatsoever']);
  notation.rule('Bare = Bare AnyKindOf', (form: Said): Said => ({ ...form, any: true }));
  notation.rule('BareLetters = Many<letter>', many);
  notation.rule('Det = Sized<C>', (form: Said) => (isFewCharacters(form) ? OPEN : form));
  notation.rule('Det = ( None<T> | Some<S> | Special )');
  notation.rule('TextDet = ( Occurring | Mentioned | Several )');
  notation.rule('Single = ( Det | Bare | TextDet )');
  notation.rule('Object = ( Single | Joined )');
  for (const [joiner, join] of [
    ['and', allObjects],
    ['or', anyObject],
  ] as const) {
    for (const [name, of] of [
      ['Det', 'Det'],
      ['Bare', 'Bare'],
      ['Bare', 'Det'],
      ['Det', 'TextDet'],
      ['TextDet', 'Det'],
    ] as const)
      notation.rule(`Joined = ${name} Join<${joiner}> ${of}`, join);
    for (const name of ['Det', 'Bare']) notation.rule(`Joined = ${name} , ${name} Join<${joiner}> ${name}`, join);
    notation.rule(`Joined = Timed Join<${joiner}> Timed`, join);
  }
  // Texts with a number of times; without one they are a list.
  notation.rule('Timed = ( Text | Letter ) Times', occurs);
  notation.rule('Timed = Mentioned');
  notation.rule('No2 = ( None<T> | Special )', (form: Said) => (form.denies ? form : undefined));
  notation.rule('No2 = ( never | no mention of | not ) Text', (text: Wanted) => noTexts([text]));
  notation.rule('Joined = neither Bare nor Some<S>', neither);
  notation.rule('Joined = neither Some<S> nor Bare', neither);
  notation.rule('Joined = TextDet ,? but No2', allObjects);
  // "Uses 'colour' and never 'color'", "… rather than 'color'": as a fault it may be either of them.
  notation.words('AndNever', ['and never', ', and never', ', never', 'and not', ', and not', ', not']);
  notation.words('AndNever', ['rather than', ', rather than', 'instead of']);
  notation.rule('Joined = Text AndNever Text', (a: Wanted, b: Wanted): Said | undefined =>
    a.text.toLowerCase() === b.text.toLowerCase()
      ? undefined
      : { ...both(occurs(a), noTexts([b])), plainFor: 1, undeniable: true },
  );
  for (const name of ['Det', 'Bare'])
    notation.rule(`Joined = ${name} or ${name} ,? but No2`, (a: Said, b: Said, c: Said) => allHold(anyObject(a, b), c));
  for (const name of ['Det', 'Bare']) {
    notation.rule(`Joined = both ${name} and ${name}`, both);
    notation.rule(`Joined = ${name} ,? but No2`, allObjects);
    notation.rule(`Joined = either ${name} or ${name}`, (a: Said, b: Said) => ({ ...or(a, b), either: true }));
    notation.rule(`Joined = neither ${name} nor ${name}`, neither);
    notation.rule(`Joined = ${name} as well as ${name}`, allObjects);
  }
}
