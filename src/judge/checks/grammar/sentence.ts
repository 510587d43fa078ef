import { and, both, denials, type Form, isFact, OPEN, or, type Said } from '../form.ts';
import { noneOf as noTexts, occurs } from '../families/texts.ts';
import type { Wanted } from '../texts/find.ts';
import { Several } from './chart.ts';
import type { Notation } from './notation.ts';
import { type Amount, boundAfter } from './quantities.ts';

const count = (ask: string, amount: Amount): Said => ({ ask, ...amount });
const some = (ask: string): Said => count(ask, { in: [[1, Infinity]] });
const one = (ask: string): Said => ({ ...some(ask), one: true });
const none = (ask: string): Said => count(ask, { in: [[0, 0]], denies: true });
/** None of several; whoever denies that may stress it. */
const noneOf = (asks: readonly string[]): Said => (asks.length === 1 ? none(asks[0]!) : { and: asks.map(none), denies: true, plainFor: 1 });

const isSome = (form: Form) => isFact(form) && form.in?.length === 1 && form.in[0]![0] === 1 && form.in[0]![1] === Infinity;
const isAmount = (form: Said) => isFact(form) && form.in !== undefined && !form.denies && !isSome(form);
const isText = (form: Form) => isFact(form) && form.ask === 'text';
const isThing = (form: Form) => isFact(form) && form.in !== undefined && !isText(form);

/** "'a' at least twice or 'b'": 'b' once, or twice? "At least 3 links and 100 words": at least 100, or 100? */
const mayShareNumber = (forms: readonly Said[]) =>
  forms.slice(1).some((form, at) => isAmount(form) && form.bare && isAmount(forms[at]!) && !forms[at]!.bare) ||
  (forms.some((form) => isText(form) && isAmount(form)) && forms.some((form) => isText(form) && isSome(form)));

const allOf = (...forms: Said[]): Said => (mayShareNumber(forms) ? OPEN : and(...forms));
/** "Two or more sentences or three links": of what are there three? */
const oneOf = (...forms: Said[]): Said => {
  if (mayShareNumber(forms) || forms.every((form) => isThing(form) && isAmount(form))) return OPEN;
  return forms.some(({ denies }) => denies) ? { or: forms, plainFor: 1 } : or(...forms);
};

const deny = (form: Said) => new Several(denials(form));
const denied = (form: Said): Said => denials(form)[0]!;
/** "Avoids x and y", "free of x and y": each of them. */
function avoided(form: Said): unknown {
  if (form.denies) return OPEN;
  if ('and' in form && !form.and.some((part) => (part as Said).one) && !form.both) return { and: form.and.map(denied), denies: true };
  if ('and' in form || (isAmount(form) && isThing(form))) return OPEN;
  return deny(form);
}
/** "Lacks x or y": all of them, or one; "lacks 3 links": fewer, or none. */
const lacked = (form: Said): unknown => ('or' in form || 'and' in form ? OPEN : avoided(form));
const neither = (a: Said, b: Said): Said => ({ and: [denied(a), denied(b)], denies: true });

/** Things as objects: how many, none, any, or only their name. */
function objects(notation: Notation): void {
  notation.words('InTotal', ['in total', 'total']);
  notation.rule('Sized<C> = Amount Thing<C> InTotal?', (amount: Amount, thing: string) => count(thing, amount));
  notation.rule('Sized<C> = N Thing<C> After InTotal?', (n: number, thing: string, after: string) => {
    const amount = boundAfter(after, n);
    return amount && count(thing, amount);
  });
  notation.rule('Sized<C> = exactly? N Thing<C> ,? ( no more and no less | no more , no less | no more no less | no more or less )', (n: number, thing: string) => count(thing, { in: [[n, n]] }));
  notation.words('No', ['no', 'not a single', 'not one', 'not even one', 'not any']);
  notation.words('AnyWord', ['any', 'even a single', 'even one']);
  notation.rule('None<T> = No Thing<T> Emphasis?', none);
  notation.rule('None<T> = no Things<T> Emphasis?', noneOf);
  notation.rule('Some<T> = AnyWord Thing<T> Emphasis?', some);
  notation.rule('Some<T> = any Things<T> Emphasis?', (things: string[]) => or(...things.map(some)));
  notation.rule('Some<T> = ( a | an ) One<T>', one);
  notation.rule('Things<T> = ManyOr or ManyOr', (a: string, b: string) => [a, b]);
  notation.rule('Things<T> = ManyOr , ManyOr ,? or ManyOr', (a: string, b: string, c: string) => [a, b, c]);
  notation.rule('ManyOr = Many<T>');
  notation.rule('Bare = ( Many<mark> | Many<made> | Many<some> )', some);
  notation.rule('BareLetters = Many<letter>', some);
  notation.rule('Det = ( Sized<C> | None<T> | Some<T> | Special )');
  notation.rule('TextDet = ( Occurring | Mentioned | Several )');
  notation.rule('Single = ( Det | Bare | TextDet )');
  notation.rule('Object = ( Single | Joined )');
  for (const [joiner, join] of [['and', allOf], ['or', oneOf]] as const) {
    for (const [name, of] of [['Det', 'Det'], ['Bare', 'Bare'], ['Det', 'TextDet'], ['TextDet', 'Det']] as const)
      notation.rule(`Joined = ${name} Join<${joiner}> ${of}`, join);
    for (const name of ['Det', 'Bare']) notation.rule(`Joined = ${name} , ${name} Join<${joiner}> ${name}`, join);
    notation.rule(`Joined = Timed Join<${joiner}> Timed`, join);
  }
  // Texts with a number of times; without one they are a list.
  notation.rule('Timed = ( Text | Letter ) Times', occurs);
  notation.rule('Timed = Mentioned');
  for (const name of ['Det', 'Bare']) {
    notation.rule(`Joined = both ${name} and ${name}`, both);
    notation.rule(`Joined = either ${name} or ${name}`, or);
    notation.rule(`Joined = neither ${name} nor ${name}`, neither);
    notation.rule(`Joined = ${name} as well as ${name}`, and);
  }
}

/** Verbs and their objects: what is said of a response, by form of the verb and by whom. */
function predicates(notation: Notation): void {
  notation.rule('Core<F,response> = Verb<have,F> Object');
  notation.rule('Core<F,response> = Verb<have,F> BareLetters');
  notation.rule('Core<F,W> = Verb<use,F> Object');
  notation.rule('Core<F,W> = Verb<use,F> BareLetters', (form: Said) => new Several([form, OPEN]));
  notation.rule('Core<F,W> = Verb<say,F> TextDet');
  notation.rule('Core<F,W> = Verb<say,F> Joined', (form: Form) => (everyFact(form, isText) ? form : undefined));
  notation.rule('Core<F,response> = Verb<consist,F> Sized<size>');
  notation.rule('Core<F,W> = Verb<avoid,F> Object', avoided);
  notation.rule('Core<F,W> = Verb<omit,F> Object', avoided);
  notation.rule('Core<F,W> = Verb<lack,F> Object', lacked);
  notation.rule('Core<F,response> = Verb<free,F> Object', avoided);
  notation.rule('Core<F,W> = Verb<avoid,F> ( Verb<have,gerund> | Verb<use,gerund> | Verb<say,gerund> | the use of | any use of ) Object', avoided);
  notation.rule('Core<F,W> = Verb<avoid,F> Core<gerund,writer>', (form: Said) => (isFact(form) && !form.in ? deny(form) : undefined));
  notation.words('Make<third>', ['makes']);
  for (const [at, form] of ['makes', 'make', 'make', 'made', 'making'].entries()) notation.words(`Make<${['third', 'plural', 'base', 'past', 'gerund'][at]}>`, [form]);
  notation.rule('Core<F,W> = Make<F> no ( mention of | use of ) Text', (text: Wanted) => noTexts([text]));
  notation.rule('Core<F,W> = Make<F> ( any )? ( mention of | use of ) Text', (text: Wanted) => occurs(text));
  notation.rule('Core<F,response> = Verb<fall,F> ( below | short of | under ) N Thing<size>', (n: number, thing: string) => count(thing, { in: [[0, n - 1]] }));
  notation.rule('Core<F,W> = Verb<exceed,F> N Thing<C> ( in total | in length | total )?', (n: number, thing: string) => count(thing, { in: [[n + 1, Infinity]] }));
  notation.rule('Core<F,response> = Verb<limit,F> N Thing<size>', (n: number, thing: string): Said => ({ ...count(thing, { in: [[0, n]] }), bare: true }));
  notation.rule('Core<F,response> = Verb<limit,F> Sized<size>', (form: Said & { in: [[number, number]] }) => (form.in[0][1] === Infinity || form.bare ? undefined : form));
  notation.rule('Core<F,response> = ( Verb<be,F> | Verb<stay,F> ) Extent');
  notation.rule('Core<F,response> = Verb<be,F> State');
  notation.rule('Core<F,response> = Verb<stay,F> State');
  notation.rule('Core<F,writer> = Verb<reply,F> ( in | with ) Sized<size>');

  notation.words('Long', ['long', 'in length', 'in total', 'long in total', 'total']);
  notation.rule('Extent = ( Bound | Length | Range ) Thing<size> Long?', (amount: Amount, thing: string) => count(thing, amount));
  notation.rule('Extent = Bound ,? ( and | but ) Bound Thing<size> Long?', () => undefined);
  notation.rule('State = Sized<size> ( long | in length | long in total )?');
  notation.rule('State = N Thing<size> ( or longer | long or longer )', (n: number, thing: string) => count(thing, { in: [[n, Infinity]] }));
  notation.rule('State = N Thing<size> ( or shorter | long or shorter )', (n: number, thing: string) => count(thing, { in: [[0, n]] }));
  notation.rule('State = ( Adjective | States )');
  notation.rule('Adjective = ( free of | free from | devoid of | without ) Object', avoided);
  notation.rule('Adjective = written without ( using )? Object', avoided);

  // With what denies, and what obliges.
  notation.rule('Vp<FIN,W> = Modal Core<base,W> Place?');
  notation.rule('Vp<FIN,W> = ( does | do | did ) Core<base,W> Place?');
  notation.rule('Vp<FIN,W> = ModalNot Base<W>', deny);
  notation.rule('Vp<FIN,W> = Not<FIN> Base<W> Emphasis?', deny);
  notation.rule('Vp<FIN,W> = never Core<FIN,W> Place?', deny);
  notation.rule('Vp<gerund,W> = ( not | never ) Core<gerund,W>', deny);
  notation.rule('Vp<F,W> = Core<F,W> ( Place | PlaceIn | Emphasis )?');
  notation.rule('Base<W> = Core<base,W> ( Place | PlaceIn )?');
  notation.rule('Base<W> = Core<base,W> or Core<base,W>', or);
  notation.rule('Vp<FIN,response> = Verb<be,FIN> ( not | never ) ( State | Extent )', deny);
  // What "never" reaches nobody can tell.
  notation.rule('Pred<FIN,W> = never Core<FIN,W> ( and | or ) Core<FIN,W>', () => OPEN);
  notation.rule('Pred<gerund,W> = ( not | never ) Core<gerund,W> ( and | or ) Core<gerund,W>', () => OPEN);
}

const everyFact = (form: Form, is: (fact: Form) => boolean): boolean =>
  'and' in form ? form.and.every((one) => everyFact(one, is)) : 'or' in form ? form.or.every((one) => everyFact(one, is)) : is(form);

/** Clauses: of the response, of a thing in it, of a number. */
function clauses(notation: Notation): void {
  notation.rule('Clause = ( Response | it ) Pred<third,response>');
  notation.rule('Clause = ( Response | it ) Pred<past,response>');
  notation.rule('Clause = ( Writer | it ) Pred<third,writer>');
  notation.rule('Clause = ( Writer | it ) Pred<past,writer>');
  notation.rule('Clause = Answer Pred<third,response>', (form: Form) => (mayBeOfResult(form) ? undefined : form));
  notation.rule('Clause = Whole ( is | must be | should be ) ( State | Extent )', (form: Said) => ('or' in form ? OPEN : { ...form, whole: true }));
  notation.words('ThereIs', ['there is', 'there are', ...['must', 'should', 'has to', 'have to', 'needs to', 'need to', 'shall'].map((modal) => `there ${modal} be`)]);
  notation.words('ThereIsNot', ['there is not', 'there are not', ...['must', 'should', 'can', 'may', 'shall'].map((modal) => `there ${modal} not be`)]);
  notation.rule('Inside = ( Place | PlaceIn | Of )');
  notation.rule('Clause = ThereIs Object Inside?');
  notation.rule('Clause = ThereIsNot Object Inside?', deny);

  notation.words('NumberOf', ['the number of', 'the total number of', 'number of', 'the count of', 'the total count of']);
  notation.rule('Counted = NumberOf Many<C> Inside?');
  notation.rule('Counted = the? ( total )? One<C> count Of?');
  notation.rule('Counted = ( the response\'s | the answer\'s | the reply\'s | its ) ( total )? One<C> count');
  notation.rule('CountedText = NumberOf Mentions ( Text | Letter ) Inside?');
  notation.rule('CountedText = the number of times ( Text | Letter ) ( appears | occurs | is used | is mentioned ) Inside?');
  notation.rule('CountIs = ( is | stays | remains | equals | must be | should be | has to be | needs to be ) Amount');
  notation.rule('CountIs = exceeds N', (n: number) => ({ in: [[n + 1, Infinity]] }));
  notation.rule('CountIs = ( does not | must not | should not ) exceed N', (n: number) => ({ in: [[0, n]], denies: true }));
  notation.rule('CountIs = is not Amount', (amount: Amount) => new Several(denials({ ask: 'x', ...amount }).map((one) => ('in' in one ? { in: one.in, denies: true } : undefined)).filter((one) => one !== undefined)));
  notation.rule('Clause = Counted CountIs', (thing: string, amount: Amount) => count(thing, amount));
  notation.rule('Clause = CountedText CountIs', (text: Wanted, amount: Amount) => occurs(text, amount));
  notation.rule('Clause = ( the length of the response | its length | the response length | the response \'s length ) is ( Sized<size> | Extent )');

  // Turned round: "no commas are used", "'x' appears at least twice".
  const IS = ['is', 'are', 'must be', 'should be', 'has to be', 'have to be', 'needs to be', 'was', 'were'];
  const used = ['used', 'employed', 'included', 'contained', 'found', 'present', 'mentioned'];
  const not = ['is not', 'are not', 'is never', 'are never', 'must not be', 'should not be', 'must never be', 'should never be', 'can not be', 'may not be', 'was not', 'were not'];
  notation.words('Used', [...IS.flatMap((is) => used.map((one) => `${is} ${one}`)), ...['appears', 'appear', 'occurs', 'occur', 'shows up', 'show up', 'appeared', 'can be found', 'may be found'], ...['must', 'should', 'has to', 'have to', 'needs to', 'need to'].flatMap((modal) => [`${modal} appear`, `${modal} occur`])]);
  notation.words('Unused', [...not.flatMap((is) => used.map((one) => `${is} ${one}`)), ...['does not', 'do not', 'must not', 'should not', 'never', 'can not', 'may not'].flatMap((no) => [`${no} appear`, `${no} occur`]), 'never appears', 'never occurs', ...IS.slice(0, 6).flatMap((is) => ['absent', 'missing', 'avoided', 'omitted', 'excluded', 'left out'].map((one) => `${is} ${one}`))]);
  notation.rule('Clause = ( Text | Letter ) Used Inside?', (text: Wanted) => occurs(text));
  notation.rule('Clause = ( Text | Letter ) Used Inside? Times', (text: Wanted, times: Amount) => occurs(text, times));
  notation.rule('Clause = ( Text | Letter ) Used Times Inside', (text: Wanted, times: Amount) => occurs(text, times));
  notation.rule('Clause = ( Text | Letter ) Unused Inside?', (text: Wanted) => noTexts([text]));
  notation.rule('Clause = ( Text | Letter ) Unused Times', (text: Wanted, times: Amount) => deny(occurs(text, times)));
  notation.rule('Clause = ( Sized<C> | None<T> | Some<T> | Special | Bare ) Used Inside?');
  notation.rule('Clause = ( Bare | Some<T> ) Unused Inside?', deny);
  notation.rule('Clause = Several Used Inside?');
  notation.rule('Clause = neither Bare nor Bare Used Inside?', neither);
  notation.words('Allowed', ['is allowed', 'are allowed', 'is permitted', 'are permitted']);
  notation.words('NotAllowed', ['is not allowed', 'are not allowed', 'is not permitted', 'are not permitted']);
  notation.rule('Clause = None<T> Allowed');
  notation.rule('Clause = ( Bare | Some<T> ) NotAllowed', deny);
}

/** What an "answer" comes to may be in capital letters, valid or the same as a text, where the response is not. */
const RESULT = ['case', 'json', 'equals', 'equals one'];
const mayBeOfResult = (form: Form) => JSON.stringify(form).split('"ask":"').slice(1).some((rest) => RESULT.includes(rest.slice(0, rest.indexOf('"'))));

/** Sentences without what joins them. */
export function sentence(notation: Notation): void {
  objects(notation);
  predicates(notation);
  clauses(notation);
}
