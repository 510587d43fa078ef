import { noneOf as noTexts, occurs } from '../families/texts/texts.ts';
import { PRIVATE, THINGS, USED_BY_NAME } from '../families/things/things.ts';
import { type Form, isFact, OPEN, type Said } from '../form.ts';
import type { Wanted } from '../texts/find.ts';
import { allObjects, anyObject, factsOf, isAmount, isSome, isText, oneHolds } from './doubts.ts';
import type { Notation } from './notation.ts';
import type { Amount } from './quantities.ts';
import {
  avoided,
  count,
  denied,
  deny,
  held,
  inIt,
  lacked,
  many,
  negated,
  neither,
  never,
  none,
  noted,
  without,
} from './said.ts';

/** What is given only where it is written. */
const WRITTEN = [
  'written like',
  'dates in format',
  'dates like',
  'text',
  'URLs',
  'hex colors',
  'version numbers',
  'semantic version numbers',
];

/** Verbs and their objects: what is said of a response, by form of the verb and by whom. */
export function predicates(notation: Notation): void {
  notation.rule('Core<F,response> = Verb<have,F> Object', held);
  notation.rule('Core<F,response> = Verb<have,F> BareLetters');
  notation.rule('Core<F,W> = Verb<use,F> Object', (form: Said) =>
    factsOf(form).some((one) => isFact(one) && USED_BY_NAME.includes(one.ask)) ? undefined : held(form),
  );
  notation.rule('Core<F,W> = Verb<use,F> BareLetters', (form: Said) => ({ ...form, style: true }));
  notation.rule('Core<F,W> = Verb<use,F> Many<mark> Times', (thing: string, times: Amount) => count(thing, times));
  notation.rule('Core<F,response> = Verb<have,F> Many<mark> Times', (thing: string, times: Amount) =>
    count(thing, times),
  );
  notation.rule('Core<F,W> = Verb<say,F> SayDet ( to the user | to the customer )?', held);
  // A bare quotation may be the name of what is quoted: "quotes 'Hamlet'".
  notation.rule('Core<F,W> = Verb<quote,F> NamedText Times?', (text: Wanted, times?: Amount) => occurs(text, times));
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
  notation.rule('Core<F,W> = Verb<omit,F> Object', (form: Said) =>
    factsOf(form).some(isText) ? undefined : avoided(form),
  );
  notation.rule('Core<F,W> = Verb<lack,F> Object', lacked);
  notation.rule('Core<F,response> = Verb<lack,F> ( a | an ) One<none>', none);
  notation.rule('Core<F,response> = ( Verb<avoid,F> | Verb<free,F> ) BareLetters', (form: Said) => denied(form));
  notation.rule('Core<F,response> = Verb<miss,F> NamedText', (of: Wanted) => noTexts([of]));
  notation.rule('Core<F,W> = Verb<omit,F> NamedText', (text: Wanted) => noTexts([text]));
  notation.rule('Core<F,W> = Verb<avoid,F> AvoidObject ( entirely | completely | altogether )', avoided);
  notation.rule('Core<F,response> = Verb<free,F> AvoidObject', avoided);
  notation.rule(
    'Core<F,W> = Verb<avoid,F> ( Verb<have,gerund> | Verb<use,gerund> | Verb<say,gerund> | the use of | any use of ) Object',
    avoided,
  );
  notation.rule('Core<F,W> = Verb<avoid,F> Core<gerund,writer>', (form: Said) =>
    isFact(form) &&
    form.ask !== 'call order' &&
    (!form.in || form.ask === 'questions' || form.ask.startsWith('revealed') || (form.ask === 'calls' && isSome(form)))
      ? deny(form)
      : 'part' in form
        ? deny(form)
        : undefined,
  );
  // What is revealed, and what is asked.
  for (const verb of ['disclose', 'leak'])
    notation.rule(`Core<F,W> = Verb<${verb},F> Object`, (form: Said) => revealed(form, verb));
  notation.rule('Core<F,W> = Verb<give,F> Object', (form: Said) =>
    everyFact(form, (one) =>
      isFact(one) && (Object.hasOwn(PRIVATE, one.ask) || WRITTEN.includes(one.ask)) ? one : undefined,
    ),
  );
  // "Mentions a ticket number like TCK-48213"
  notation.rule('Core<F,W> = Verb<say,F> Object', (form: Said) =>
    everyFact(form, (one) => (isFact(one) && one.ask === 'written like' ? one : undefined)),
  );
  const asking = (form: Said, of?: 'of the user') =>
    everyFact(form, (one) => (isFact(one) && one.ask === 'questions' ? { ...one, ...(of && { of }) } : undefined));
  notation.rule('Core<F,W> = Verb<ask,F> Object', (form: Said) => asking(form));
  for (const object of ['the user Object', 'Object ( to the user | of the user )'])
    notation.rule(`Core<F,W> = Verb<ask,F> ${object}`, (form: Said) => asking(form, 'of the user'));
  for (const [at, form] of ['makes', 'make', 'make', 'made', 'making'].entries())
    notation.words(`Make<${['third', 'plural', 'base', 'past', 'gerund'][at]}>`, [form]);
  notation.rule('Core<F,W> = Make<F> Mentions2');
  notation.rule('Mentions2 = Amount ( mentions of | uses of ) Text', (amount: Amount, text: Wanted) =>
    occurs(text, amount),
  );
  notation.rule(
    'Core<F,W> = ( Verb<have,F> | Verb<use,F> | Verb<say,F> ) Text Place Times',
    (text: Wanted, times: Amount): Said => ({ ...occurs(text, times), held: true }),
  );
  notation.rule('Core<F,W> = Make<F> no ( mention of | use of ) Text', (text: Wanted) => noTexts([text]));
  notation.rule('Core<F,W> = Make<F> ( any )? ( mention of | use of ) Text', (text: Wanted) => occurs(text));
  notation.rule(
    'Core<F,response> = Verb<fall,F> ( below | short of | under ) N Thing<size>',
    (n: number, thing: string) => count(thing, { in: [[0, n - 1]] }),
  );
  notation.rule(
    'Core<F,W> = Verb<exceed,F> N Thing<C> ( in total | in length | total )?',
    (n: number, thing: string): Said => ({
      ...count(thing, { in: [[n + 1, Infinity]], phrase: `more than ${n}` }),
      exceeds: true,
    }),
  );
  notation.rule(
    'Core<F,response> = Verb<limit,F> N Thing<C>',
    (n: number, thing: string): Said => ({ ...count(thing, { in: [[0, n]] }), bare: true }),
  );
  notation.rule('Core<F,response> = Verb<limit,F> Sized<C>', (form: Said & { in: [[number, number]] }) =>
    form.in[0][1] === Infinity || form.in[0][0] === form.in[0][1] || (form.bare && form.in[0][0] > 0)
      ? undefined
      : form,
  );
  notation.rule('Core<F,W> = Range2<F> Range Thing<size>', (amount: Amount, thing: string) => count(thing, amount));
  for (const [at, form] of ['ranges', 'range', 'range', 'ranged', 'ranging'].entries())
    notation.words(`Range2<${['third', 'plural', 'base', 'past', 'gerund'][at]}>`, [form]);
  notation.rule('Core<F,response> = ( Verb<be,F> | Verb<stay,F> ) Extent');
  notation.rule('Core<F,response> = Verb<be,F> State');
  notation.rule('Core<F,response> = Verb<stay,F> ( Adjective | States )');
  notation.rule('Core<F,writer> = Verb<reply,F> ( in | with ) Sized<size>');
  notation.rule('Core<F,writer> = Verb<reply,F> ( in | with ) Alone1');
  notation.rule('Core<F,writer> = Verb<reply,F> with Sized<made>', (form: Said) =>
    isFact(form) && ['bullet points', 'e-mail addresses', 'numbered items'].includes(form.ask) ? form : undefined,
  );

  notation.words('Long', ['long', 'in length']);
  notation.words('Long', ['in total', 'long in total', 'total'], true);
  notation.rule(
    'Extent = ( Bound | Length | Range ) Thing<size> Long?',
    (amount: Amount, thing: string, total?: true): Said => ({
      ...count(thing, amount),
      ...(total && { total }),
      many: true,
    }),
  );
  notation.rule(
    'Extent = Range Thing<size> ( Inclusive | long Inclusive )',
    (amount: Amount, thing: string): Said => ({ ...count(thing, amount), many: true }),
  );
  notation.rule('State = ( written in | written as | written as a total of )? Sized<size>', (form: Said) =>
    'ask' in form && form.ask === 'paragraphs' ? form : undefined,
  );
  notation.rule('State = ( written | given | expressed ) in Sized<size>', (form: Said) =>
    'ask' in form && ['sentences', 'lines', 'words'].includes(form.ask) ? form : undefined,
  );
  // "Stays within the 200-word limit"
  notation.rule('LimitOf = ( the | a | its ) N - One<size> limit', (n: number, thing: string) =>
    count(thing, { in: [[0, n]] }),
  );
  notation.rule('Extent = within LimitOf', (form: Said): Said => ({ ...form, many: true }));
  notation.rule('Core<F,W> = Verb<exceed,F> LimitOf', (form: Said): Said => {
    const { denies: _, ...above } = denied(form);
    return above;
  });
  notation.rule('State = Sized<size> ( long | in length | long in total )?');
  notation.rule('State = N Thing<size> ( or longer | long or longer )', (n: number, thing: string) =>
    count(thing, { in: [[n, Infinity]] }),
  );
  notation.rule('State = N Thing<size> ( or shorter | long or shorter )', (n: number, thing: string) =>
    count(thing, { in: [[0, n]] }),
  );
  // "Is one sentence only"
  notation.rule('State = exactly? N Thing<size> only', (n: number, thing: string) => count(thing, { in: [[n, n]] }));
  notation.rule('State = ( Adjective | States )');
  notation.rule('Adjective = ( free of | free from | devoid of ) AvoidObject', avoided);
  notation.rule('Adjective = ( without | written without ) ( using )? AvoidObject', without);
  for (const [name, { class: kind, one: names }] of Object.entries(THINGS))
    if (kind !== 'size')
      notation.words(
        'FreeOf',
        names.filter((one) => !one.includes(' ')).map((one) => `${one}-free`),
        name,
      );
  notation.rule('Adjective = FreeOf', none);
  notation.rule('Core<F,writer> = Verb<stay,F> FreeOf', none);

  // With what denies, and what obliges.
  notation.rule('Vp<FIN,V> = Modal Core<base,V> Place?', (form: Said) => ({ ...form, must: true }));
  for (const [form, does] of [
    ['third', 'does'],
    ['plural', 'do'],
    ['past', 'did'],
  ])
    notation.rule(`Vp<${form},V> = ${does} Core<base,V> Place?`);
  notation.rule('Vp<FIN,V> = ModalNot Base<V>', (form: Said) => noted(deny(form), { negated: true, must: true }));
  notation.rule('Vp<FIN,V> = ModalNever Base<V>', (form: Said) =>
    noted(deny(form), { negated: true, must: true, never: true }),
  );
  notation.rule('Vp<FIN,V> = Not<FIN> Base<V> Emphasis?', negated);
  notation.rule('Vp<FIN,V> = never Core<FIN,V> Place?', (form: Said) =>
    noted(never(form), { negated: true, never: true }),
  );
  notation.rule('Vp<gerund,V> = not Core<gerund,V> Emphasis?', never);
  notation.rule('Vp<gerund,V> = never Core<gerund,V>', (form: Said) => noted(never(form), { never: true }));
  // "Explicitly" changes nothing; a fault that is "always" so may be one that is so at times.
  notation.words('Adverb', ['actually', 'explicitly', 'literally', 'still', 'indeed', 'really']);
  notation.rule('Vp<FIN,V> = Adverb Core<FIN,V> Place?');
  notation.rule('Vp<FIN,V> = also Core<FIN,V> Place?', (form: Said): Said => ({ ...form, also: true }));
  // "Does not ever use", "ever mentions": in the whole conversation, of who writes.
  notation.rule('Vp<FIN,V> = Not<FIN> ever Base<V> Emphasis?', (form: Said) =>
    noted(never(form), { negated: true, never: true }),
  );
  notation.rule('Vp<FIN,V> = ever Core<FIN,V> Place?', (form: Said): Said | undefined =>
    isSome(form) ? { ...form, over: 'count' } : undefined,
  );
  notation.rule(
    'Vp<FIN,response> = always Core<FIN,response> Place?',
    (form: Said): Said => ({ ...form, plainFor: 1 }),
  );
  notation.rule('Vp<F,V> = Core<F,V> Place?');
  notation.rule('Vp<F,V> = Core<F,V> Emphasis', (form: Said) =>
    form.denies || form.any || (isText(form) && isSome(form)) ? form : undefined,
  );
  notation.rule('Vp<FIN,V> = never once Core<FIN,V> Place?', (form: Said) =>
    noted(never(form), { negated: true, never: true }),
  );
  // "Uses bullet points throughout the response" wants them everywhere.
  notation.rule('Vp<F,V> = Core<F,V> Throughout', (form: Said) =>
    isFact(form) && (form.denies || isAmount(form)) ? form : OPEN,
  );
  notation.rule('Vp<F,V> = Core<F,V> PlaceIn', inIt);
  notation.rule('Base<V> = Core<base,V> Place?');
  notation.rule('Base<V> = Core<base,V> PlaceIn', inIt);
  notation.rule('Base<V> = Core<base,V> or Core<base,V>', oneHolds);
  // Of "is not x and not y" each is denied.
  notation.rule('Vp<FIN,response> = Verb<be,FIN> ( not | never ) ( State | Extent )', (form: Said) =>
    'and' in form && form.and.some((part) => (part as Said).denies) ? undefined : negated(form),
  );
  // It is unclear how far "never" reaches.
  notation.rule(
    'Pred<FIN,response> = Verb<be,FIN> never ( State | Extent ) ( and | or ) ( Core<FIN,response> | State | Extent )',
    () => OPEN,
  );
  notation.rule('Pred<FIN,V> = never Core<FIN,V> ( and | or ) Core<FIN,V>', () => OPEN);
  notation.rule('Pred<gerund,V> = ( not | never ) Core<gerund,V> ( and | or ) Core<gerund,V>', () => OPEN);
}

/** What is said to be revealed or leaked; undefined where that is nothing of a person. */
export const revealed = (form: Said, verb: string): Said | undefined =>
  everyFact(form, (one) =>
    isFact(one) && Object.hasOwn(PRIVATE, one.ask) ? { ...one, ask: `revealed ${one.ask}`, of: verb } : undefined,
  );

/** A form with each of its facts as another; undefined where one of them has none. */
function everyFact(form: Said, to: (fact: Said) => Said | undefined): Said | undefined {
  if (!('and' in form || 'or' in form)) return to(form);
  const parts = ('and' in form ? form.and : form.or).map((one) => everyFact(one, to));
  if (parts.some((one) => one === undefined)) return undefined;
  return 'and' in form ? { ...form, and: parts as Form[] } : { ...form, or: parts as Form[] };
}
