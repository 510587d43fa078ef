import { noneOf as noTexts, occurs } from '../families/texts/texts.ts';
import { PRIVATE } from '../families/things/things.ts';
import { denials, isFact, or as oneOf, type Said } from '../form.ts';
import type { Wanted } from '../texts/find.ts';
import { Several } from './chart.ts';
import { factsOf, isSize } from './doubts.ts';
import { PLACES } from './lexicon.ts';
import type { Notation } from './notation.ts';
import { revealed } from './predicates.ts';
import type { Amount } from './quantities.ts';
import { count, deny, inside } from './said.ts';

const each = (before: readonly string[], after: readonly string[]) =>
  before.flatMap((one) => after.map((other) => `${one} ${other}`));

const BE = ['is', 'are', 'was', 'were', 'should be'];
const BE_MUST = ['must be', 'has to be', 'have to be', 'needs to be', 'need to be', 'ought to be', 'shall be'];
const BEEN = ['has been', 'have been', 'gets', 'get'];
const BE_NOT = [
  ...['is not', 'are not', 'is never', 'are never', 'was not', 'were not', 'must not be', 'should not be'],
  ...['must never be', 'should never be', 'can not be', 'may not be', 'has not been', 'have not been', 'shall not be'],
];
/** What is said of a thing that a text has. */
export const PRESENT = [
  ...['used', 'employed', 'included', 'contained', 'found', 'present', 'mentioned', 'featured', 'printed', 'there'],
  ...['written', 'given', 'stated', 'shown', 'provided', 'output', 'displayed', 'visible', 'to be found', 'produced'],
  ...['cited', 'in there', 'in place', 'offered', 'handed out', 'inserted', 'added'],
  ...['spotted', 'seen', 'to be seen', 'left in', 'left in there'],
];
/** What is done with a thing that then stands in a text. Of a quoted text, these may be said of what it names. */
const PUT = [
  ...['supplied', 'presented', 'returned', 'placed', 'put', 'generated', 'created', 'incorporated', 'thrown in'],
  ...['quoted', 'mixed in', 'pasted', 'listed'],
];
/** And only with what "is". */
const AT_HAND = ['present', 'there', 'visible', 'to be found', 'in there', 'in place'];
const ABSENT = ['absent', 'missing', 'avoided', 'omitted', 'excluded', 'left out', 'lacking', 'dropped'];
const WHOLLY = ['completely', 'entirely', 'strictly', 'altogether', 'wholly', 'totally'];
/** Verbs for being in a text, by their base form; the third person adds an s to the first word. */
const APPEARS = [
  ...['appear', 'occur', 'show up', 'come up', 'turn up', 'crop up', 'pop up', 'feature', 'exist'],
  ...['make an appearance'],
];
/** For what gets into a text that should not be there. */
const SLIPS = ['slip', 'sneak', 'creep', 'leak', 'make it', 'find its way', 'make its way', 'get', 'get through'];
/** For a text that was there before. */
const STAYS = ['survive', 'stay', 'remain', 'persist'];
const third = (base: string) => base.replace(/^\S+/, (verb) => `${verb}s`);
const MUST = ['must', 'should', 'has to', 'have to', 'needs to', 'need to', 'ought to', 'shall'];
const NOT = ['does not', 'do not', 'did not', 'must not', 'should not', 'can not', 'may not', 'never'];

const isPrivate = (one: Said) => isFact(one) && Object.hasOwn(PRIVATE, one.ask);

/** That something is in the response, or is not: "is used", "does not appear", "is nowhere to be found". */
export function presence(notation: Notation): void {
  const plainly = [
    ...each([...BE, 'is also', 'are also'], PRESENT),
    ...APPEARS.flatMap((verb) => [verb, third(verb), `should ${verb}`]),
    ...['appeared', 'occurred', 'can be found', 'may be found', 'can be seen', 'is part', 'are part', 'is a part'],
  ];
  notation.words('Used', [
    ...each(['is ever', 'are ever', 'was ever'], PRESENT),
    ...APPEARS.map((verb) => `ever ${third(verb)}`),
  ]);
  notation.words('UsedPlain', plainly);
  notation.words('Used', [
    ...plainly,
    ...each(BE_MUST, PRESENT),
    ...each(
      BEEN,
      PRESENT.filter((one) => !AT_HAND.includes(one)),
    ),
    ...each(MUST, APPEARS),
    ...['forms part', 'form part', 'must be part', 'should be part'],
  ]);
  notation.words('Unused', [
    ...each(BE_NOT, PRESENT),
    ...each(['gets', 'get'], ABSENT.slice(2)),
    ...each(NOT, APPEARS),
    ...APPEARS.map((verb) => `never ${third(verb)}`),
    ...['is', 'are'].flatMap((is) => each([`${is} nowhere to be`], ['found', 'seen'])),
    ...each([...BE, ...BE_MUST], [...ABSENT, ...each(WHOLLY, ABSENT)]),
    ...each(['is', 'are'], ['not part', 'no part', 'never part']),
    ...each(['has been', 'have been'], ABSENT.slice(2)),
  ]);

  notation.rule('Unused = AbsentFrom from ( Response | Answer )');
  notation.words('AbsentFrom', each([...BE, ...BE_MUST], ABSENT));
  notation.words('AbsentFrom', each(['has been', 'have been'], ABSENT.slice(2)));
  notation.rule('Unused = Unused Emphasis');

  notation.words('IsPut', each([...BE, ...BE_MUST, ...BEEN, 'can be'], PUT));
  notation.words('IsNotPut', each(BE_NOT, PUT));
  notation.rule('IsPresent = IsPut Inside?');
  notation.rule('IsPresent = ( Used | IsPut ) Emphasis');
  notation.rule('IsNotThere = IsNotPut ( Inside | Emphasis )?');
  // "100 words are written" may leave others unwritten.
  const there = (form: Said, isIn?: true | null): Said | undefined =>
    factsOf(form).some(isSize) ? undefined : inside(form, isIn ?? undefined);
  notation.rule('Clause = ( Sized<C> | Some<S> | Bare | Special | None<T> ) IsPresent', there);
  notation.rule(
    'Clause = ( Many<C> | Many<some> ) IsPresent Times',
    (thing: string, isIn: true | null, times: Amount) => there(count(thing, times), isIn),
  );
  notation.rule('Clause = ( Some<S> | Bare | BareLetters ) IsNotThere', (form: Said, isIn: true | null) => {
    const said = there(form, isIn);
    return said && new Several(denials(said));
  });

  // "An emoji slips into the reply"
  const got = (form: Said) => revealed(form, 'leak') ?? (factsOf(form).some(isPrivate) ? undefined : form);
  notation.words('Slips', [...SLIPS, ...SLIPS.map(third), ...each(['has', 'have'], ['slipped', 'crept', 'leaked'])]);
  notation.words('Slips', each(['is', 'are', 'was', 'were'], ['mixed', 'slipped']));
  notation.words('SlipsNot', each(NOT, SLIPS));
  notation.words('IntoIt', [
    'in',
    'through',
    'into the answer',
    'into the text',
    ...PLACES.map((place) => `into ${place}`),
  ]);
  notation.words('Stays', [...STAYS, ...STAYS.map(third)]);
  notation.words(
    'Stays',
    each(['is', 'are', 'was', 'were'], ['kept', 'left', 'retained', 'preserved', 'said', 'written out', 'also said']),
  );
  notation.words('StaysNot', each(NOT, STAYS));
  notation.rule('Clause = ( Text | Letter ) ( Slips IntoIt | Stays Inside? )', (text: Wanted, isIn?: true) =>
    inside(occurs(text), isIn),
  );
  notation.rule('Clause = ( Text | Letter ) ( SlipsNot IntoIt | StaysNot Inside? )', (text: Wanted, isIn?: true) =>
    inside(noTexts([text]), isIn),
  );
  notation.rule('Clause = ( either )? Texts<or> ( Slips IntoIt | Stays Inside? )', (all: Wanted[], isIn?: true) =>
    inside(oneOf(...all.map((text): Said => occurs(text))), isIn),
  );
  notation.rule(
    'Clause = neither Text nor Text ( Slips IntoIt | Stays Inside? )',
    (a: Wanted, b: Wanted, isIn?: true) => inside(noTexts([a, b]), isIn),
  );
  notation.rule('Clause = ( Bare | Some<S> | None<T> ) Slips IntoIt', got);
  notation.rule('Clause = Bare SlipsNot IntoIt', (form: Said) => {
    const found = got(form);
    return found && deny(found);
  });
  for (const [verb, participles] of [
    ['leak', ['leaked', 'exposed']],
    ['disclose', ['revealed', 'disclosed']],
  ] as const) {
    notation.words('Revealed', each(BE.slice(0, 4), participles), verb);
    notation.words('NotRevealed', each(BE_NOT, participles), verb);
  }
  notation.rule('Clause = ( Bare | Some<S> | None<T> ) Revealed Place?', revealed);
  notation.rule('Clause = Bare NotRevealed Place?', (form: Said, verb: string) => {
    const found = revealed(form, verb);
    return found && deny(found);
  });

  notation.rule('Clause = ( Text | Letter ) Unused Inside? InAnyCase', (text: Wanted, isIn?: true) =>
    inside(noTexts([{ ...text, caseSensitive: false }]), isIn),
  );

  // "You will find a link in it", "you won't find an em dash in it"
  notation.words('OneFinds', each(['you', 'one', 'we', 'readers'], ['find', 'finds', 'will find', 'can find']));
  notation.words(
    'OneFindsNot',
    each(['you', 'one', 'we', 'readers'], ['will not find', 'can not find', 'do not find']),
  );
  notation.rule('Clause = OneFinds ( Single ) Inside', inside);
  notation.rule('Clause = OneFindsNot Text Inside', (text: Wanted, isIn?: true) => inside(noTexts([text]), isIn));
  notation.rule('Clause = OneFindsNot ( Bare | Some<S> ) Inside', (form: Said, isIn?: true) =>
    deny(inside(form, isIn)),
  );
}
