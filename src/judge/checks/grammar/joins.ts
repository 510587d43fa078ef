import { noneOf, occurs } from '../families/texts/texts.ts';
import { and, both, boundsOf, denials, isFact, OPEN, or, type Said } from '../form.ts';
import type { Wanted } from '../texts/find.ts';
import { Several } from './chart.ts';
import { allHold, factsOf, isAmount, isSize, isSome, mayHoldNext, oneHolds } from './doubts.ts';
import type { Notation } from './notation.ts';
import type { Amount } from './quantities.ts';
import { byAssistant, without } from './said.ts';

const deny = (form: Said) => new Several(denials(form));
const neither = (a: Said, b: Said): Said => ({ and: [denials(a)[0]!, denials(b)[0]!], denies: true });
/** "[Penalize] using commas and periods" wants neither; what "a but not b" wants is not plain. */
function asDeed(form: Said): Said {
  if (form.denies && 'and' in form) return OPEN;
  if (!('and' in form)) return form;
  if (form.both) return form;
  if (form.apart) return OPEN;
  return form.and.some((part) => (part as Said).denies) ? OPEN : or(...form.and);
}

/** Of three as a thing to be rewarded, or more of it? */
const isExact = (form: Said) => isFact(form) && form.bare === true && boundsOf(form)?.[0] === boundsOf(form)?.[1];
/** "3 paragraphs with at most 3 sentences" may be said of each, and "not under 100 words with no emojis" of both. */
const withSuch = (a: Said, b: Said): Said => {
  if (a.denies || !isFact(a) || factsOf(b).some(isSize)) return OPEN;
  const isNothing = factsOf(b).every((one) => one.denies) && a.in!.at(-1)![1] < Infinity;
  return a.ask === 'words' || isNothing ? allHold(a, b) : OPEN;
};

/** Predicates and clauses in a row. */
export function joins(notation: Notation): void {
  notation.rule('Pred<FIN,V> = Vp<FIN,V>');
  notation.rule('Pred<gerund,V> = Vp<gerund,V>');
  notation.words('And', ['and', ', and', 'and also', ', and also', 'but', ', but', 'but also', ', but also']);
  notation.words('Or', [
    'or',
    ', or',
    'or else',
    ', or else',
    'or , if not ,',
    ', or , if not ,',
    'or , failing that ,',
  ]);
  notation.rule('Pred<FIN,V> = Vp<FIN,V> And Vp<FIN,V>', allHold);
  notation.rule('Pred<FIN,V> = both Vp<FIN,V> and Vp<FIN,V>', both);
  notation.rule('Pred<FIN,V> = Vp<FIN,V> , Vp<FIN,V> ,? and Vp<FIN,V>', allHold);
  notation.rule('Pred<FIN,V> = ( either )? Vp<FIN,V> Or Vp<FIN,V>', oneHolds);
  notation.rule('Pred<FIN,V> = Vp<FIN,V> , Vp<FIN,V> ,? or Vp<FIN,V>', oneHolds);
  notation.rule('Pred<FIN,V> = Vp<FIN,V> ,? but not TextDet', (a: Said, b: Said) => {
    const facts = factsOf(a);
    if (facts.some((one) => isFact(one) && one.ask === 'calls')) return undefined;
    // "Starts with 'x' but not 'y'", "'x' in bold but not 'y'": of what stands there, or nowhere?
    return facts.every((one) => isFact(one) && one.in) ? and(a, ...denials(b)) : OPEN;
  });
  notation.rule('Pred<FIN,V> = neither Core<FIN,V> nor Core<FIN,V>', neither);
  notation.rule('Pred<gerund,V> = Vp<gerund,V> and Vp<gerund,V>', (a: Said, b: Said) => ({
    ...allHold(a, b),
    apart: true,
  }));
  notation.rule('Pred<gerund,V> = Vp<gerund,V> or Vp<gerund,V>', oneHolds);

  // Without a verb of its own: "without commas", "with no emojis", "while avoiding x".
  notation.rule('With = with Single');
  notation.words(
    'With',
    [
      ...['with no capitals', 'with no capitals at all', 'with no capitals anywhere', 'without any capitals'],
      ...[', no capitals', ', no capital letters', ', no capital letter', ', no capitals at all'],
      ...[', no capitals anywhere'],
    ],
    { ask: 'capital letters', in: [[0, 0]], denies: true },
  );
  notation.rule('With = with None<T> Emphasis', (form: Said) => form);
  notation.rule('Without = without ( using | containing | including | any use of )? Single', without);
  notation.rule('While = ,? while Vp<gerund,response>');
  notation.rule(
    'Using = without also? ( using | mentioning | saying | containing | including | stating | adding | giving | naming | citing | providing | offering ) Single',
    without,
  );
  // "Calls `send_email` without using emojis": in the email, or beside the call?
  const isCall = (form: Said) => isFact(form) && form.ask.startsWith('call');
  notation.rule('Pred<FIN,V> = Vp<FIN,V> ( While | Using )', (a: Said, b: Said) =>
    a.denies ? undefined : factsOf(a).some(isCall) && !factsOf(b).every(isCall) ? OPEN : allHold(a, b),
  );
  notation.rule('Pred<FIN,response> = Verb<be,FIN> Adjective ,? ( With | Without | While )', and);
  notation.rule(
    'Pred<FIN,response> = Verb<be,FIN> ( Sized<size> | Extent | Alone1 ) ,? ( With | Without | While )',
    withSuch,
  );
  // "A single line that does not end with a period": of several, each may be meant.
  const ofOne = (size: Said, said: Said) =>
    isFact(size) && boundsOf(size)?.every((n) => n === 1) ? and(size, said) : undefined;
  notation.rule('Pred<FIN,response> = Verb<be,FIN> Sized<size> ( that | which ) Vp<third,response>', ofOne);
  notation.rule('Pred<FIN,response> = Verb<be,FIN> Sized<size> Core<gerund,response>', ofOne);
  notation.rule('Pred<FIN,response> = Verb<be,FIN> Extent and Adjective', and);
  notation.rule('Pred<FIN,response> = Verb<be,FIN> Adjective and Extent', and);
  notation.rule('Pred<FIN,response> = Verb<be,FIN> Adjective And Extent', and);

  notation.rule('Joint = Clause');
  notation.rule('Joint = Clause And ( Clause | AlsoClause )', allHold);
  notation.rule('Joint = ( either )? Clause Or Clause', oneHolds);
  notation.rule('Joint = Clause , Clause ,? and Clause', allHold);
  notation.rule('Joint = Clause , Clause ,? or Clause', oneHolds);
  notation.rule('Binary = Joint');
  // Whatever can be understood by itself, for telling what is not.
  notation.rule(
    'Understood = ( Clause | Vp<F,V> | Object | Response | Answer | Writer | Generic | Place | Extent | Adjective )',
    () => null,
  );
  notation.rule(
    'Understood = ( Response | Writer | Answer | it ) ( Verb<have,third> | Verb<use,third> | Verb<be,third> | Verb<say,third> )',
    () => null,
  );
  graded(notation);
}

/** What is rewarded or penalized: responses of a kind, what somebody does, a thing. */
function graded(notation: Notation): void {
  notation.rule('Graded = ( when | if ) Joint');
  notation.rule('Graded = ( Response | Generic | GenericOne | Answer ) ( if | when ) Joint');
  notation.rule('Kind = ( that | which ) Pred<plural,response>');
  notation.rule('Kind = ( With | Without )');
  notation.rule('Kind = with Object PlaceIn', (form: Said) =>
    'and' in form || 'or' in form || (isAmount(form) && !factsOf(form).every((one) => one.many)) ? OPEN : form,
  );
  notation.rule('Kind = of Sized<size> Without', withSuch);
  notation.rule('Kind = with Object', (form: Said) => ({ ...form, held: true }));
  notation.rule('Kind = without AvoidObject', without);
  notation.rule('Kind = Extent and Without', allHold);
  notation.rule('Kind = Pred<gerund,response>');
  notation.rule('Kind = ( structured | formatted | organized | organised ) with Object', (form: Said) =>
    factsOf(form).some((one) => one.denies) ? undefined : form,
  );
  notation.rule('Kind = ( where | in which ) Joint');
  notation.rule('Kind = ( of | in ) Sized<size>');
  notation.rule('Kind = Extent');
  notation.rule('Kind = Extent ( With | Without )', withSuch);
  notation.rule('Kind = ( Adjective | States )');
  notation.rule('Kind = not Adjective', deny);
  notation.rule('KindOne = ( that | which ) Pred<third,response>');
  notation.rule('KindOne = ( with Object | Extent )');
  notation.rule('KindOne = ( where | in which ) Joint');
  notation.rule('KindOne = without AvoidObject', without);
  notation.rule('KindOne = Pred<gerund,response>');
  notation.rule('Graded = Generic Kind');
  notation.rule('Graded = GenericOne KindOne');
  notation.rule('KindOne = of ( Sized<size> | Extent )');
  notation.rule('Reward = Response for Deed');
  notation.rule('Reward = Writer for Deed', byAssistant);
  notation.rule('Reward = ( Answer ) for Pred<gerund,response>');
  notation.rule('Penalize = ( Answer ) for Pred<gerund,response>', asDeed);
  notation.rule('Penalize = Writer saying Text', (of: Wanted) => ({ ask: 'text', of, in: [[1, Infinity]] }));
  notation.rule('Reward = ( keeping it | keeping the response ) Extent');
  notation.rule('Reward = ( keeping it | keeping the response ) to Sized<size>', (form: Said) =>
    boundsOf(form)?.[0] === 0 ? form : undefined,
  );
  notation.rule('Reward = Response for Pred<gerund,response>');
  notation.rule('Penalize = Response for Pred<gerund,response>', asDeed);
  notation.rule('Penalize = ( Vp<gerund,response> )', asDeed);
  const neverOver = (form: Said) => (form.never ? byAssistant(form) : form);
  notation.rule('Reward = Deed', neverOver);
  notation.rule('Penalize = Deed', (form: Said) => asDeed(neverOver(form)));
  notation.rule('Deed = Pred<gerund,writer>');
  notation.rule('Reward = Graded');
  notation.rule('Penalize = Graded');
  notation.rule('Penalize = Response for Deed', asDeed);
  notation.rule('Penalize = Writer for Deed', (form: Said) => asDeed(byAssistant(form)));
  notation.rule('Graded = ( Sized<C> | Special )', (form: Said & { bare?: true }) =>
    isExact(form) || isSome(form) || form.denies ? undefined : form,
  );
  notation.rule('Reward = ( None<T> | Joined )', (form: Said) =>
    factsOf(form).some((one) => isExact(one) || (one.many === true && isSome(one))) ? undefined : form,
  );
  notation.rule(
    'Graded = FreeOf ( responses | answers | replies )',
    (of: string): Said => ({ ask: of, in: [[0, 0]], denies: true }),
  );
  notation.rule(
    'Graded = #language ( responses | answers | replies )',
    (of: string): Said => ({ ask: 'language', of }),
  );
  notation.words('AllCase', ['all-lowercase'], 'lowercase');
  notation.words('AllCase', ['all-uppercase'], 'capital');
  notation.rule('Graded = AllCase ( responses | answers | replies )', (of: string): Said => ({ ask: 'case', of }));
  notation.rule('Graded = ( the absence of | the lack of ) ( Bare | Some<S> | Text )', (of: Said | Wanted) =>
    'text' in of ? noneOf([of]) : deny(of),
  );
  notation.rule('Penalize = ( the use of | any use of | use of | the presence of )? ThingDet', asDeed);
  notation.words(
    'EvenOne',
    ['even one', 'even a single one', 'even just one'].flatMap((one) => [one, `, ${one}`]),
  );
  notation.rule('Penalize = Bare EvenOne', asDeed);
  notation.rule('ThingDet = ( Bare | Some<S> )');
  const all = (...forms: Said[]): Said => (mayHoldNext(forms) ? OPEN : and(...forms));
  const any = (...forms: Said[]): Said => (mayHoldNext(forms) ? OPEN : or(...forms));
  notation.rule('ThingDet = Bare Join<and> Bare', all);
  notation.rule('ThingDet = Bare Join<or> Bare', any);
  notation.rule('ThingDet = Bare , Bare Join<and> Bare', all);
  notation.rule('ThingDet = Bare , Bare Join<or> Bare', any);
  notation.rule('Penalize = ThingDet Place', asDeed);
  notation.rule('Penalize = ( NamedText )', (of: Wanted) => ({ ask: 'text', of, in: [[1, Infinity]] }));
  notation.rule('Penalize = Lists Place?', (form: Said) => ('and' in form && form.both ? undefined : asDeed(form)));
  notation.rule('ThingDet = both Bare and Bare', both);
  notation.rule('Penalize = both Det and Det', both);
  notation.rule('Penalize = ( the use of | any use of | use of ) ThingDet Place', asDeed);
  notation.rule('Penalize = ( the use of | any use of | use of ) ( Occurring | Several )', asDeed);
  notation.rule('Penalize = ( any )? Mentions ( Text | Letter )', (of: Wanted) => occurs(of));
  notation.rule('Penalize = ( any )? Mentions ( Texts<or> )', (all: Wanted[]) => or(...all.map((of) => occurs(of))));
  notation.rule('Graded = Amount Mentions ( Text | Letter )', (amount: Amount, of: Wanted) =>
    amount.bare ? undefined : { ask: 'text', of, ...amount },
  );
}
