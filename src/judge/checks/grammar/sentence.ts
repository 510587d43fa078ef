import { both, denials, type Form, isFact, type Notes, OPEN, or, type Said } from '../form.ts';
import { noneOf as noTexts, occurs } from '../families/texts.ts';
import { PRIVATE, THINGS, USED_BY_NAME } from '../families/things.ts';
import type { TextList } from '../families/texts.ts';
import type { Wanted } from '../texts/find.ts';
import { allObjects, anyObject, factsOf, isAmount, isText, isThing, oneHolds } from './doubts.ts';
import { Several } from './chart.ts';
import type { Notation } from './notation.ts';
import { type Amount, boundAfter } from './quantities.ts';

const count = (ask: string, amount: Amount): Said => ({ ...amount, ask });
const some = (ask: string): Said => count(ask, { in: [[1, Infinity]] });
const one = (ask: string): Said => ({ ...some(ask), one: true });
const many = (ask: string): Said => ({ ...some(ask), many: true });
/** Of "at least one link" one may be "it". */
const isOneOrMore = ({ in: [[low, high]] }: Amount & { in: readonly [readonly [number, number]] }) => low === 1 || high === 1;
const none = (ask: string): Said => count(ask, { in: [[0, 0]], denies: true });
/** None of several; whoever denies that may stress it. */
const noneOf = (asks: readonly string[]): Said => (asks.length === 1 ? none(asks[0]!) : { and: asks.map(none), denies: true, plainFor: 1 });

const deny = (form: Said) => new Several(denials(form));
/** "Never uses the following words: 'a', 'b'" as a fault: without one of them, or without both? */
const never = (form: Said) => ('and' in form && form.list === 'all' ? new Several([...denials(form), { ...OPEN, onlyFor: -1 }]) : deny(form));
const denied = (form: Said): Said => denials(form)[0]!;
const noted = ({ values }: Several, notes: Notes) => new Several((values as Said[]).map((one) => ({ ...one, ...notes })));
const negated = (form: Said) => noted(deny(form), { negated: true });
/** "Avoids x and y", "free of x and y": each of them. */
function avoided(form: Said): unknown {
  if (form.denies || form.either) return OPEN;
  if ('and' in form && (form.list === 'all' || form.list === 'every')) return { and: form.and.map(denied), denies: true, ...(form.list === 'all' ? { onlyFor: 1 } : { plainFor: 1 }) };
  if ('and' in form && !form.and.some((part) => (part as Said).one) && !form.both) return { and: form.and.map(denied), denies: true };
  if ('and' in form || (isAmount(form) && !isAbove(form))) return OPEN;
  return deny(form);
}
/** "Lacks x or y": all of them, or one; "lacks 3 links": fewer, or none. */
const lacked = (form: Said): unknown => ('or' in form || 'and' in form || isAmount(form) ? OPEN : avoided(form));
/** "Avoids more than 3 links" is plain. */
const isAbove = (form: Said) => form.above === true;
const held = (form: Said): Said => ({ ...form, held: true });
/** "In it" and "it" may stand for what was named before; "in them" for several things. */
const refers = (form: Said): Said => ({ ...form, refers: true });
const inIt = (form: Said): Said => (('and' in form || 'or' in form) && !factsOf(form).every(isText) ? OPEN : { ...form, refers: true, refersToMany: true });
const inside = (form: Said, isIn?: true): Said => (isIn ? inIt(form) : form);
/** "At least three characters" may be those of a story. */
const isFewCharacters = (form: Said) => isFact(form) && form.ask === 'characters' && form.in!.flat().some((bound) => bound > 0 && bound < 30);
/** "Without at least 3 links" is plain; without a bare number, or at most so many, is not. */
export function without(form: Said): unknown {
  if (isFact(form) && isAmount(form)) return form.bare || form.denies || form.in![0]![0] === 0 ? OPEN : denied(form);
  return avoided(form);
}
const neither = (a: Said, b: Said): Said => ({ and: [denied(a), denied(b)], denies: true });

/** Things as objects: how many, none, any, or only their name. */
function objects(notation: Notation): void {
  notation.words('InTotal', ['in total', 'total', 'overall', 'altogether'], true);
  notation.rule('Sized<C> = Amount Thing<C> InTotal?', (amount: Amount, thing: string, total: true | undefined) => ({ ...count(thing, amount), ...(total && { total }), ...(isOneOrMore(amount) ? {} : { many: true }) }));
  notation.rule('Sized<C> = Range Thing<C> Inclusive', (amount: Amount, thing: string) => ({ ...count(thing, amount), many: true }));
  notation.rule('Sized<size> = ( a | one )? single One<size>', (thing: string) => count(thing, { in: [[1, 1]], bare: true }));
  notation.rule('Sized<size> = a ( total )? One<size> count of? Amount', (thing: string, amount: Amount): Said => ({ ...count(thing, amount), many: true }));
  notation.rule('Sized<size> = ( a | a total ) ( length of ) Amount Thing<size>', (amount: Amount, thing: string): Said => ({ ...count(thing, amount), many: true }));
  notation.rule('Sized<size> = a ( total )? One<size> count of? Amount Thing<size>', (thing: string, amount: Amount, other: string) => (thing === other ? { ...count(thing, amount), many: true } : undefined));
  notation.rule('Sized<C> = N Thing<C> After', (n: number, thing: string, after: string) => {
    const amount = boundAfter(after, n);
    return amount && { ...count(thing, amount), after: true };
  });
  notation.rule('Sized<C> = exactly? N Thing<C> ,? ( no more and no less | no more , no less | no more no less | no more or less )', (n: number, thing: string) => count(thing, { in: [[n, n]] }));
  notation.words('No', ['no', 'not a single', 'not one', 'not even one', 'not any']);
  notation.words('AnyWord', ['any', 'even a single', 'even one']);
  notation.rule('None<T> = No Thing<T> Emphasis?', none);
  notation.rule('None<T> = no Things<T> Emphasis?', noneOf);
  notation.feature('S', ['mark', 'letter', 'made', 'some']);
  notation.rule('Some<S> = AnyWord Thing<S> Emphasis?', (thing: string): Said => ({ ...many(thing), any: true }));
  notation.rule('Some<S> = any Things<S> Emphasis?', (things: string[]) => or(...things.map(many)));
  notation.rule('Some<S> = ( a | an ) One<S>', one);
  // "Contains a single comma" may allow more; "does not contain a single comma" is plain.
  notation.rule('Some<S> = a single One<S>', (thing: string): Said => ({ ...one(thing), style: true }));
  notation.rule('Things<T> = ManyFirst or ManyOr', (a: string, b: string) => [a, b]);
  notation.rule('None<some> = no OneOr , OneOr ,? or OneOr', (a: string, b: string, c: string) => noneOf([a, b, c]));
  notation.rule('OneOr = One<T>');
  notation.rule('Things<T> = ManyFirst , ManyFirst ,? or ManyOr', (a: string, b: string, c: string) => [a, b, c]);
  notation.rule('ManyOr = Many<T>');
  notation.rule('ManyFirst = ManyPlain<T>');
  notation.rule('Bare = ( Many<mark> | Many<made> | Many<some> )', many);
  notation.rule('BareLetters = Many<letter>', many);
  notation.rule('Det = Sized<C>', (form: Said) => (isFewCharacters(form) ? OPEN : form));
  notation.rule('Det = ( None<T> | Some<S> | Special )');
  notation.rule('TextDet = ( Occurring | Mentioned | Several )');
  notation.rule('Single = ( Det | Bare | TextDet )');
  notation.rule('Object = ( Single | Joined )');
  for (const [joiner, join] of [['and', allObjects], ['or', anyObject]] as const) {
    for (const [name, of] of [['Det', 'Det'], ['Bare', 'Bare'], ['Det', 'TextDet'], ['TextDet', 'Det']] as const)
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
  for (const name of ['Det', 'Bare']) {
    notation.rule(`Joined = both ${name} and ${name}`, both);
    notation.rule(`Joined = ${name} ,? but No2`, allObjects);
    notation.rule(`Joined = either ${name} or ${name}`, (a: Said, b: Said) => ({ ...or(a, b), either: true }));
    notation.rule(`Joined = neither ${name} nor ${name}`, neither);
    notation.rule(`Joined = ${name} as well as ${name}`, allObjects);
  }
}

/** Verbs and their objects: what is said of a response, by form of the verb and by whom. */
function predicates(notation: Notation): void {
  notation.rule('Core<F,response> = Verb<have,F> Object', held);
  notation.rule('Core<F,response> = Verb<have,F> BareLetters');
  notation.rule('Core<F,W> = Verb<use,F> Object', (form: Said) => (factsOf(form).some((one) => isFact(one) && USED_BY_NAME.includes(one.ask)) ? undefined : held(form)));
  notation.rule('Core<F,W> = Verb<use,F> BareLetters', (form: Said) => ({ ...form, style: true }));
  notation.rule('Core<F,W> = Verb<use,F> Many<mark> Times', (thing: string, times: Amount) => count(thing, times));
  notation.rule('Core<F,response> = Verb<have,F> Many<mark> Times', (thing: string, times: Amount) => count(thing, times));
  notation.rule('Core<F,W> = Verb<say,F> SayDet', held);
  notation.rule('Core<F,response> = Verb<consist,F> Sized<size>', held);
  notation.rule('Avoidable = ( Bare | BareLetters )');
  notation.rule('Avoidable = Many<none>', many);
  notation.rule('AvoidObject = Object');
  notation.rule('AvoidObject = Many<none>', many);
  notation.rule('AvoidObject = Avoidable Join<and> Avoidable', allObjects);
  notation.rule('AvoidObject = Avoidable Join<or> Avoidable', anyObject);
  notation.rule('AvoidObject = Avoidable , Avoidable Join<and> Avoidable', allObjects);
  notation.rule('AvoidObject = Avoidable , Avoidable Join<or> Avoidable', anyObject);
  notation.rule('Joined = neither Avoidable nor Avoidable', neither);
  notation.rule('Core<F,W> = Verb<avoid,F> AvoidObject', avoided);
  notation.rule('Core<F,W> = Verb<omit,F> Object', (form: Said) => (factsOf(form).some(isText) ? undefined : avoided(form)));
  notation.rule('Core<F,W> = Verb<lack,F> Object', lacked);
  notation.rule('Core<F,response> = Verb<lack,F> ( a | an ) One<none>', none);
  notation.rule('Core<F,response> = ( Verb<avoid,F> | Verb<free,F> ) BareLetters', (form: Said) => denied(form));
  notation.rule('Core<F,response> = Verb<miss,F> NamedText', (of: Wanted) => noTexts([of]));
  notation.rule('Core<F,W> = Verb<omit,F> NamedText', (text: Wanted) => noTexts([text]));
  notation.rule('Core<F,W> = Verb<avoid,F> AvoidObject ( entirely | completely | altogether )', avoided);
  notation.rule('Core<F,response> = Verb<free,F> AvoidObject', avoided);
  notation.rule('Core<F,W> = Verb<avoid,F> ( Verb<have,gerund> | Verb<use,gerund> | Verb<say,gerund> | the use of | any use of ) Object', avoided);
  notation.rule('Core<F,W> = Verb<avoid,F> Core<gerund,writer>', (form: Said) => (isFact(form) && (!form.in || form.ask === 'questions' || form.ask.startsWith('revealed')) ? deny(form) : 'part' in form ? deny(form) : undefined));
  // What is revealed, and what is asked.
  for (const verb of ['disclose', 'leak'])
    notation.rule(`Core<F,W> = Verb<${verb},F> Object`, (form: Said) => everyFact(form, (one) => (isFact(one) && Object.hasOwn(PRIVATE, one.ask) ? { ...one, ask: `revealed ${one.ask}`, of: verb } : undefined)));
  notation.rule('Core<F,W> = Verb<give,F> Object', (form: Said) => everyFact(form, (one) => (isFact(one) && Object.hasOwn(PRIVATE, one.ask) ? one : undefined)));
  notation.rule('Core<F,W> = Verb<ask,F> ( the user )? Object ( to the user | of the user )?', (form: Said) => everyFact(form, (one) => (isFact(one) && one.ask === 'questions' ? one : undefined)));
  for (const [at, form] of ['makes', 'make', 'make', 'made', 'making'].entries()) notation.words(`Make<${['third', 'plural', 'base', 'past', 'gerund'][at]}>`, [form]);
  notation.rule('Core<F,W> = Make<F> no ( mention of | use of ) Text', (text: Wanted) => noTexts([text]));
  notation.rule('Core<F,W> = Make<F> ( any )? ( mention of | use of ) Text', (text: Wanted) => occurs(text));
  notation.rule('Core<F,response> = Verb<fall,F> ( below | short of | under ) N Thing<size>', (n: number, thing: string) => count(thing, { in: [[0, n - 1]] }));
  notation.rule('Core<F,W> = Verb<exceed,F> N Thing<C> ( in total | in length | total )?', (n: number, thing: string): Said => ({ ...count(thing, { in: [[n + 1, Infinity]] }), exceeds: true }));
  notation.rule('Core<F,response> = Verb<limit,F> N Thing<C>', (n: number, thing: string): Said => ({ ...count(thing, { in: [[0, n]] }), bare: true }));
  notation.rule('Core<F,response> = Verb<limit,F> Sized<C>', (form: Said & { in: [[number, number]] }) => (form.in[0][1] === Infinity || (form.bare && form.in[0][0] > 0) ? undefined : form));
  notation.rule('Core<F,W> = Range2<F> Range Thing<size>', (amount: Amount, thing: string) => count(thing, amount));
  for (const [at, form] of ['ranges', 'range', 'range', 'ranged', 'ranging'].entries()) notation.words(`Range2<${['third', 'plural', 'base', 'past', 'gerund'][at]}>`, [form]);
  notation.rule('Core<F,response> = ( Verb<be,F> | Verb<stay,F> ) Extent');
  notation.rule('Core<F,response> = Verb<be,F> State');
  notation.rule('Core<F,response> = Verb<stay,F> ( Adjective | States )');
  notation.rule('Core<F,writer> = Verb<reply,F> ( in | with ) Sized<size>');
  notation.rule('Core<F,writer> = Verb<reply,F> with Sized<made>', (form: Said) => (isFact(form) && ['bullet points', 'e-mail addresses', 'numbered items'].includes(form.ask) ? form : undefined));

  notation.words('Long', ['long', 'in length']);
  notation.words('Long', ['in total', 'long in total', 'total'], true);
  notation.rule('Extent = ( Bound | Length | Range ) Thing<size> Long?', (amount: Amount, thing: string, total?: true): Said => ({ ...count(thing, amount), ...(total && { total }), many: true }));
  notation.rule('Extent = Range Thing<size> Inclusive', (amount: Amount, thing: string): Said => ({ ...count(thing, amount), many: true }));
  notation.rule('State = ( written in | written as | written as a total of )? Sized<size>', (form: Said) => ('ask' in form && form.ask === 'paragraphs' ? form : undefined));
  notation.rule('State = Sized<size> ( long | in length | long in total )?');
  notation.rule('State = N Thing<size> ( or longer | long or longer )', (n: number, thing: string) => count(thing, { in: [[n, Infinity]] }));
  notation.rule('State = N Thing<size> ( or shorter | long or shorter )', (n: number, thing: string) => count(thing, { in: [[0, n]] }));
  notation.rule('State = ( Adjective | States )');
  notation.rule('Adjective = ( free of | free from | devoid of ) AvoidObject', avoided);
  notation.rule('Adjective = ( without | written without ) ( using )? AvoidObject', without);
  for (const [name, { class: kind, one: names }] of Object.entries(THINGS)) if (kind !== 'size') notation.words('FreeOf', names.filter((one) => !one.includes(' ')).map((one) => `${one}-free`), name);
  notation.rule('Adjective = FreeOf', none);

  // With what denies, and what obliges.
  notation.rule('Vp<FIN,W> = Modal Core<base,W> Place?', (form: Said) => ({ ...form, must: true }));
  for (const [form, does] of [['third', 'does'], ['plural', 'do'], ['past', 'did']]) notation.rule(`Vp<${form},W> = ${does} Core<base,W> Place?`);
  notation.rule('Vp<FIN,W> = ModalNot Base<W>', (form: Said) => noted(deny(form), { negated: true, must: true }));
  notation.rule('Vp<FIN,W> = Not<FIN> Base<W> Emphasis?', negated);
  notation.rule('Vp<FIN,W> = never Core<FIN,W> Place?', (form: Said) => noted(never(form), { negated: true, never: true }));
  notation.rule('Vp<gerund,W> = ( not | never ) Core<gerund,W>', never);
  notation.rule('Vp<F,W> = Core<F,W> ( Place | Emphasis )?');
  notation.rule('Vp<F,W> = Core<F,W> PlaceIn', inIt);
  notation.rule('Base<W> = Core<base,W> Place?');
  notation.rule('Base<W> = Core<base,W> PlaceIn', inIt);
  notation.rule('Base<W> = Core<base,W> or Core<base,W>', oneHolds);
  notation.rule('Vp<FIN,response> = Verb<be,FIN> ( not | never ) ( State | Extent )', negated);
  // What "never" reaches nobody can tell.
  notation.rule('Pred<FIN,W> = never Core<FIN,W> ( and | or ) Core<FIN,W>', () => OPEN);
  notation.rule('Pred<gerund,W> = ( not | never ) Core<gerund,W> ( and | or ) Core<gerund,W>', () => OPEN);
}

/** A form with each of its facts as another; undefined where one of them has none. */
function everyFact(form: Said, to: (fact: Said) => Said | undefined): Said | undefined {
  if (!('and' in form || 'or' in form)) return to(form);
  const parts = ('and' in form ? form.and : form.or).map((one) => everyFact(one, to));
  if (parts.some((one) => one === undefined)) return undefined;
  return 'and' in form ? { ...form, and: parts as Form[] } : { ...form, or: parts as Form[] };
}

/** Clauses: of the response, of a thing in it, of a number. */
function clauses(notation: Notation): void {
  for (const form of ['third', 'past']) {
    notation.rule(`Clause = Response Pred<${form},response>`);
    notation.rule(`Clause = Writer Pred<${form},writer>`);
    for (const who of ['response', 'writer']) notation.rule(`Clause = it ( also )? Pred<${form},${who}>`, refers);
    notation.rule(`Clause = Response also Pred<${form},response>`);
  }
  notation.rule('Clause = Answer Pred<third,response>', (form: Form) => (mayBeOfResult(form) ? undefined : form));
  for (const form of ['third', 'past'])
    for (const who of ['Whole', 'WholeAnswer']) notation.rule(`Clause = ${who} Pred<${form},response>`, (form: Said) => (factsOf(form).every((one) => isFact(one) && one.in !== undefined) && !('or' in form) ? form : undefined));
  notation.rule('Clause = Whole ( is | must be | should be ) ( State | Extent )', (form: Said) => ('or' in form ? OPEN : throughout(form)));
  notation.words('ThereIs', ['there is', 'there are', ...['must', 'should', 'has to', 'have to', 'needs to', 'need to', 'shall'].map((modal) => `there ${modal} be`)]);
  notation.words('ThereIsNot', ['there is not', 'there are not', ...['must', 'should', 'can', 'may', 'shall'].map((modal) => `there ${modal} not be`)]);
  notation.rule('Inside = ( Place | Of | InAnswer )');
  notation.rule('Inside = PlaceIn', () => true);
  notation.rule('Clause = ThereIs Object Inside?', inside);
  notation.rule('Clause = ThereIsNot Object Inside?', (form: Said, isIn?: true) => new Several(denials(form).map((one) => inside(one, isIn))));

  notation.words('NumberOf', ['the number of', 'the total number of', 'number of', 'the count of', 'the total count of']);
  notation.rule('Counted = NumberOf Many<C> Inside?', (thing: string, isIn?: true) => ({ thing, isIn }));
  notation.rule('Counted = the? ( total )? One<C> count Of?', (thing: string) => ({ thing }));
  notation.rule('Counted = ( the response\'s | the answer\'s | the reply\'s ) ( total )? One<C> count', (thing: string) => ({ thing }));
  notation.rule('Counted = its ( total )? One<C> count', (thing: string) => ({ thing, isIn: true }));
  notation.rule('CountedText = NumberOf Mentions ( Text | Letter ) Inside?', (text: Wanted) => text);
  notation.rule('CountedText = the number of times ( Text | Letter ) ( appears | occurs | is used | is mentioned ) Inside?', (text: Wanted) => text);
  notation.rule('CountIs = ( is | stays | remains | equals | must be | should be | has to be | needs to be ) Amount');
  notation.rule('CountIs = exceeds N', (n: number) => ({ in: [[n + 1, Infinity]] }));
  notation.rule('CountIs = ( does not | must not | should not ) exceed N', (n: number) => ({ in: [[0, n]], denies: true }));
  notation.rule('CountIs = is not Amount', (amount: Amount) => new Several(denials({ ask: '', ...amount }).flatMap((one) => ('in' in one ? [one] : []))));
  notation.rule('Clause = Counted CountIs', ({ thing, of, isIn }: { thing: string; of?: unknown; isIn?: true }, amount: Amount) => inside({ ...count(thing, amount), ...(of !== undefined && { of }) }, isIn));
  notation.rule('Clause = CountedText CountIs', (text: Wanted, amount: Amount) => occurs(text, amount));
  notation.rule('Clause = ( the length | the length of the response | the total length | the response length | the response\'s length ) ( is | must be | should be ) ( Sized<size> | Extent )');
  notation.rule('Clause = its length is ( Sized<size> | Extent )', refers);

  // Turned round: "no commas are used", "'x' appears at least twice".
  const IS = ['is', 'are', 'must be', 'should be', 'has to be', 'have to be', 'needs to be', 'was', 'were'];
  const used = ['used', 'employed', 'included', 'contained', 'found', 'present', 'mentioned'];
  const not = ['is not', 'are not', 'is never', 'are never', 'must not be', 'should not be', 'must never be', 'should never be', 'can not be', 'may not be', 'was not', 'were not'];
  notation.words('Used', [...IS.flatMap((is) => used.map((one) => `${is} ${one}`)), ...['appears', 'appear', 'occurs', 'occur', 'shows up', 'show up', 'appeared', 'can be found', 'may be found'], ...['must', 'should', 'has to', 'have to', 'needs to', 'need to'].flatMap((modal) => [`${modal} appear`, `${modal} occur`])]);
  notation.words('Unused', [...not.flatMap((is) => used.map((one) => `${is} ${one}`)), ...['does not', 'do not', 'must not', 'should not', 'never', 'can not', 'may not'].flatMap((no) => [`${no} appear`, `${no} occur`]), 'never appears', 'never occurs', ...IS.slice(0, 6).flatMap((is) => ['absent', 'missing', 'avoided', 'omitted', 'excluded', 'left out', 'completely avoided', 'entirely avoided', 'strictly avoided'].map((one) => `${is} ${one}`))]);
  notation.rule('Clause = ( Text | Letter ) Used Inside?', (text: Wanted, isIn?: true) => inside(occurs(text), isIn));
  notation.rule('Clause = ( Text | Letter ) Used Inside? Times', (text: Wanted, isIn: true | undefined, times: Amount) => inside(occurs(text, times), isIn));
  notation.rule('Clause = ( Text | Letter ) Used Times Inside', (text: Wanted, times: Amount, isIn?: true) => inside(occurs(text, times), isIn));
  notation.rule('Clause = ( Text | Letter ) Unused Inside?', (text: Wanted, isIn?: true) => inside(noTexts([text]), isIn));
  notation.rule('Clause = ( Text | Letter ) Unused Times', (text: Wanted, times: Amount) => deny(occurs(text, times)));
  notation.rule('Clause = ( Sized<C> | None<T> | Some<S> | Special | Bare ) Used Inside?', inside);
  notation.rule('Clause = ( Many<C> | Many<some> ) Used Inside? Times', (thing: string, isIn: true | undefined, times: Amount) => inside(count(thing, times), isIn));
  notation.rule('Clause = Bare Unused Inside?', (form: Said, isIn?: true) => new Several(denials(form).map((one) => inside(one, isIn))));
  notation.rule('Clause = ( Several | Mentioned ) Used Inside?', inside);
  notation.words('BothUsed', [...['are', 'must be', 'should be'].flatMap((is) => ['both', 'all'].flatMap((all) => used.map((one) => `${is} ${all} ${one}`))), 'both appear', 'all appear', 'both occur', 'all occur', 'must both appear', 'should both appear', 'must all appear']);
  notation.rule('Clause = ( Texts<and> | List ) BothUsed Inside?', (of: Wanted[] | TextList, isIn?: true) => { const all = Array.isArray(of) ? of : of.joiner === 'or' || of.joiner === 'nor' ? [] : of.texts; return all.length === 0 ? undefined : inside(both(...all.map((text) => occurs(text))), isIn); });
  notation.rule('Clause = Bare and Bare ( Used | BothUsed ) Inside?', (a: Said, b: Said) => ({ and: [a, b], both: true }));
  notation.rule('Clause = Bare or Bare Used Inside?', (a: Said, b: Said) => or(a, b));
  notation.words('Missing', ['is missing', 'are missing', 'is absent', 'are absent']);
  notation.rule('Clause = ( AnyOf | Any ) ( List | BareList ) Missing ( from the response )?', (list: TextList): Said => ({ or: list.texts.map((text) => noTexts([text])), plainFor: -1 }));
  notation.rule('Clause = Text Missing from the response', (text: Wanted) => noTexts([text]));
  notation.rule('Clause = neither Avoidable nor Avoidable Used Inside?', (a: Said, b: Said) => neither(a, b));
  notation.words('Avoided', IS.slice(0, 6).flatMap((is) => ['absent', 'missing', 'avoided', 'omitted', 'excluded', 'left out'].map((one) => `${is} ${one}`)));
  notation.rule('Clause = Bare and Bare Avoided', (a: Said, b: Said) => ({ and: [denied(a), denied(b)], denies: true }));
  notation.rule('Clause = NumberShape Used Inside? Times', ({ ask, of }: { ask: string; of?: unknown }, isIn: true | undefined, times: Amount) => inside({ ask, ...(of !== undefined && { of }), ...times }, isIn));
  notation.words('Allowed', ['is allowed', 'are allowed', 'is permitted', 'are permitted']);
  notation.words('NotAllowed', ['is not allowed', 'are not allowed', 'is not permitted', 'are not permitted']);
  notation.rule('Clause = None<T> Allowed');
  notation.rule('Clause = ( Bare | Some<S> ) NotAllowed', deny);
}

/** "The entire response is in English" */
function throughout(form: Said): Said {
  if ('and' in form) return { ...form, and: form.and.map((one) => throughout(one as Said)) };
  if (!isFact(form)) return { ...form, plainFor: -1 };
  return form.ask === 'language' ? { ...form, ask: 'language alone', whole: true } : { ...form, whole: true };
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
