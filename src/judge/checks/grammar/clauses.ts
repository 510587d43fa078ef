import { noneOf as noTexts, occurs, type TextList } from '../families/texts/texts.ts';
import { and, both, denials, type Form, isFact, OPEN, or, outside, type Said } from '../form.ts';
import type { Wanted } from '../texts/find.ts';
import { Several } from './chart.ts';
import { factsOf } from './doubts.ts';
import type { Notation } from './notation.ts';
import { PRESENT } from './presence.ts';
import type { Amount } from './quantities.ts';
import { byAssistant, count, denied, deny, inside, neither, refers } from './said.ts';

const isByAgent = (form: Said): boolean =>
  form.byAgent === true || ('and' in form ? form.and : 'or' in form ? form.or : []).some(isByAgent);

const ofResponse = (said: Said): Said => ({ ...said, ofResponse: true });
const byIt = (said: Said) => (isByAgent(said) ? undefined : refers(ofResponse(said)));

/** Clauses: of the response, of a thing in it, of a number. */
export function clauses(notation: Notation): void {
  for (const form of ['third', 'past']) {
    notation.rule(`Clause = Response Pred<${form},response>`, ofResponse);
    notation.rule(`Clause = Writer Pred<${form},writer>`, byAssistant);
    for (const who of ['response', 'writer']) notation.rule(`Clause = it Pred<${form},${who}>`, byIt);
    for (const who of ['response', 'writer']) notation.rule(`AlsoClause = it also Pred<${form},${who}>`, byIt);
    // "Also" says that something was said before.
    notation.rule(`AlsoClause = Response also Pred<${form},response>`);
  }
  notation.rule('Clause = Answer Pred<third,response>', (form: Form) => (mayBeOfResult(form) ? undefined : form));
  for (const form of ['third', 'past'])
    for (const who of ['Whole', 'WholeAnswer'])
      notation.rule(`Clause = ${who} Pred<${form},response>`, (form: Said) =>
        factsOf(form).every((one) => isFact(one) && one.in !== undefined && one.ask !== 'matches') && !('or' in form)
          ? form
          : undefined,
      );
  notation.rule('Clause = Whole ( is | must be | should be ) ( State | Extent )', (form: Said) =>
    'or' in form ? OPEN : throughout(form),
  );
  notation.rule(
    'Clause = Whole ( is | must be | should be ) Adjective ,? ( With | Without )',
    (form: Said, more: Said): Said => ('or' in form ? OPEN : and(throughout(form), more)),
  );
  notation.rule('Clause = everything ( is | must be | should be ) State', (form: Said) =>
    'or' in form ? OPEN : throughout(form),
  );
  notation.words('ThereIs', [
    'there is',
    'there are',
    ...['must', 'should', 'has to', 'have to', 'needs to', 'need to', 'shall'].map((modal) => `there ${modal} be`),
  ]);
  notation.words('ThereIsNot', [
    'there is not',
    'there are not',
    ...['must', 'should', 'can', 'may', 'shall'].map((modal) => `there ${modal} not be`),
  ]);
  notation.rule('Inside = ( Place | Of | InAnswer )');
  notation.rule('Inside = PlaceIn', () => true);
  notation.rule('Clause = ThereIs Object Inside?', inside);
  notation.rule(
    'Clause = ThereIs Range Thing<C> Inside Inclusive',
    (amount: Amount, thing: string, ...rest: (true | undefined)[]) =>
      inside({ ...count(thing, amount), many: true }, rest[0]),
  );
  notation.rule(
    'Clause = ThereIsNot Object Inside?',
    (form: Said, isIn?: true) => new Several(denials(form).map((one) => inside(one, isIn))),
  );

  notation.words('NumberOf', [
    'the number of',
    'the total number of',
    'number of',
    'the count of',
    'the total count of',
  ]);
  notation.rule('Counted = NumberOf Many<C> Inside?', (thing: string, isIn?: true) => ({ thing, isIn }));
  notation.rule('Counted = the? ( total )? One<C> count Of?', (thing: string) => ({ thing }));
  notation.rule(
    "Counted = ( the response's | the answer's | the reply's ) ( total )? One<C> count",
    (thing: string) => ({ thing }),
  );
  notation.rule('Counted = its ( total )? One<C> count', (thing: string) => ({ thing, isIn: true }));
  notation.rule('CountedText = NumberOf Mentions ( Text | Letter ) Inside?', (text: Wanted) => text);
  notation.rule(
    'CountedText = the number of times ( Text | Letter ) ( appears | occurs | is used | is mentioned ) Inside?',
    (text: Wanted) => text,
  );
  notation.rule('CountIs = ( is | stays | remains | equals | must be | should be | has to be | needs to be ) Amount');
  notation.rule('CountIs = ( is anything but | is anything other than | is other than ) N', (n: number) => ({
    in: outside([[n, n]]),
    phrase: `not ${n}`,
  }));
  notation.rule('CountIs = exceeds N', (n: number) => ({ in: [[n + 1, Infinity]] }));
  notation.rule('CountIs = ( does not | must not | should not ) exceed N', (n: number) => ({
    in: [[0, n]],
    denies: true,
  }));
  notation.rule(
    'CountIs = is not Amount',
    (amount: Amount) => new Several(denials({ ask: '', ...amount }).flatMap((one) => ('in' in one ? [one] : []))),
  );
  notation.rule(
    'Clause = Counted CountIs',
    ({ thing, of, isIn }: { thing: string; of?: unknown; isIn?: true }, amount: Amount) =>
      inside({ ...count(thing, amount), ...(of !== undefined && { of }) }, isIn),
  );
  notation.rule('Clause = CountedText CountIs', (text: Wanted, amount: Amount) => occurs(text, amount));
  notation.rule(
    "Clause = ( the length | the length of the response | the total length | the response length | the response's length ) ( is | must be | should be ) ( Sized<size> | Extent )",
  );
  notation.rule('Clause = its length is ( Sized<size> | Extent )', refers);

  // Turned round: "no commas are used", "'x' appears at least twice".
  notation.rule('Clause = ( Text | Letter ) Used Inside?', (text: Wanted, isIn?: true) => inside(occurs(text), isIn));
  notation.rule(
    'Clause = ( Text | Letter ) Used Inside? Times',
    (text: Wanted, isIn: true | undefined, times: Amount) => inside(occurs(text, times), isIn),
  );
  notation.rule('Clause = ( Text | Letter ) Used Times Inside', (text: Wanted, times: Amount, isIn?: true) =>
    inside(occurs(text, times), isIn),
  );
  notation.rule('Clause = ( Text | Letter ) Unused Inside?', (text: Wanted, isIn?: true) =>
    inside(noTexts([text]), isIn),
  );
  notation.rule('Clause = ( Text | Letter ) Unused Times', (text: Wanted, times: Amount) => deny(occurs(text, times)));
  notation.rule('Clause = ( Sized<C> | Some<S> | Bare ) Used Inside?', inside);
  // "No links have to be used" asks for nothing.
  notation.rule('Clause = None<T> UsedPlain Inside?', inside);
  notation.rule('Clause = None<T> UsedPlain Emphasis', (form: Said) => form);
  notation.rule('Clause = ( Text | Letter ) Used Times Throughout', (text: Wanted, times: Amount) =>
    occurs(text, times),
  );
  notation.words('ByWriter', ['by the assistant', 'by the model', 'by the agent']);
  notation.rule('Clause = ( Text | Letter ) Used Times? ByWriter', (text: Wanted, times?: Amount) =>
    byAssistant(occurs(text, times)),
  );
  notation.rule('Clause = ( Text | Letter ) Used ByWriter Times', (text: Wanted, times: Amount) =>
    byAssistant(occurs(text, times)),
  );
  notation.rule('Clause = ( Text | Letter ) Unused ByWriter', (text: Wanted) => byAssistant(noTexts([text])));
  notation.rule('Clause = ( Many<C> | Many<some> ) Used Times Inside', (thing: string, times: Amount, isIn?: true) =>
    inside(count(thing, times), isIn),
  );
  notation.rule('Clause = Special Used Inside?', (form: Said, isIn?: true) =>
    form.denies ? undefined : inside(form, isIn),
  );
  notation.rule('Clause = Special UsedPlain Inside?', inside);
  notation.rule(
    'Clause = ( Many<C> | Many<some> ) Used Inside? Times',
    (thing: string, isIn: true | undefined, times: Amount) => inside(count(thing, times), isIn),
  );
  notation.rule(
    'Clause = ( Bare | BareLetters ) Unused Inside?',
    (form: Said, isIn?: true) => new Several(denials(form).map((one) => inside(one, isIn))),
  );
  notation.rule('Clause = ( Several | Mentioned ) Used Inside?', (form: Said, isIn?: true) =>
    form.denies ? undefined : inside(form, isIn),
  );
  notation.rule('Clause = ( Several | Mentioned ) UsedPlain Inside?', inside);
  notation.words('BothUsed', [
    ...['are', 'must be', 'should be'].flatMap((is) =>
      ['both', 'all'].flatMap((all) => PRESENT.map((one) => `${is} ${all} ${one}`)),
    ),
    'both appear',
    'all appear',
    'both occur',
    'all occur',
    'must both appear',
    'should both appear',
    'must all appear',
    'should all appear',
    'all come up',
    'both come up',
    'both get mentioned',
    'all get mentioned',
  ]);
  notation.rule('Clause = ( Texts<and> | List ) BothUsed Inside?', (of: Wanted[] | TextList, isIn?: true) => {
    const all = Array.isArray(of) ? of : of.joiner === 'or' || of.joiner === 'nor' ? [] : of.texts;
    return all.length === 0 ? undefined : inside(both(...all.map((text) => occurs(text))), isIn);
  });
  notation.rule('Clause = Bare and Bare ( Used | BothUsed ) Inside?', (a: Said, b: Said) => ({
    and: [a, b],
    both: true,
  }));
  notation.rule('Clause = Bare or Bare Used Inside?', (a: Said, b: Said) => or(a, b));
  for (const name of ['Some<S>', 'Bare']) {
    if (name !== 'Bare') notation.rule(`Clause = ${name} or ${name} Used Inside?`, (a: Said, b: Said) => or(a, b));
    notation.rule(`Clause = ${name} , ${name} Join<or> ${name} Used Inside?`, (...all: Said[]) =>
      or(...all.slice(0, 3)),
    );
  }
  notation.rule('Clause = both Bare and Bare Used Inside?', (a: Said, b: Said) => both(a, b));
  notation.rule('Clause = either Text or Text Missing', (a: Wanted, b: Wanted) => ({
    or: [noTexts([a]), noTexts([b])],
    plainFor: -1,
  }));
  notation.rule('Clause = no mention is made of ( Text | Texts<or> )', (of: Wanted | Wanted[]) =>
    noTexts(Array.isArray(of) ? of : [of]),
  );
  notation.words('Missing', ['is missing', 'are missing', 'is absent', 'are absent']);
  notation.rule(
    'Clause = ( AnyOf | Any ) ( List | BareList ) Missing ( from the response )?',
    (list: TextList): Said => ({ or: list.texts.map((text) => noTexts([text])), plainFor: -1 }),
  );
  notation.rule('Clause = neither Avoidable nor Avoidable UsedPlain Inside?', (a: Said, b: Said) => neither(a, b));
  notation.rule('Clause = Bare and Bare AbsentFrom', (a: Said, b: Said) => ({
    and: [denied(a), denied(b)],
    denies: true,
  }));
  notation.rule(
    'Clause = NumberShape Used Inside? Times',
    ({ ask, of }: { ask: string; of?: unknown }, isIn: true | undefined, times: Amount) =>
      inside({ ask, ...(of !== undefined && { of }), ...times }, isIn),
  );
  notation.rule(
    'Clause = NumberShape Used Times Inside',
    ({ ask, of }: { ask: string; of?: unknown }, times: Amount, isIn?: true) =>
      inside({ ask, ...(of !== undefined && { of }), ...times }, isIn),
  );
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
const RESULT = ['enclosed', 'case', 'equals', 'equals one', 'matches', 'whole match', 'one letter', 'comma list'];
const mayBeOfResult = (form: Form) =>
  JSON.stringify(form)
    .split('"ask":"')
    .slice(1)
    .some((rest) => RESULT.includes(rest.slice(0, rest.indexOf('"'))));
