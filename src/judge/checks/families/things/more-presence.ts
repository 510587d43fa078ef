import { and, both, denials, isFact, or, type Said } from '../../form.ts';
import { Several } from '../../grammar/chart.ts';
import { isSome } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { inside } from '../../grammar/said.ts';
import type { Wanted } from '../../texts/find.ts';
import { each } from '../shape.ts';
import { noneOf, occurs, plainText, type Quoted, some, type TextList } from '../texts/texts.ts';

/** More that is said of what is there, or is not: "is ever used", "is said twice", "'a' is used, never 'b'". */
export function morePresence(notation: Notation): void {
  ofTexts(notation);
  ofLists(notation);
  ofThings(notation);
  remarks(notation);
}

function ofTexts(notation: Notation): void {
  // Of a thing, "is named" and "is said" would speak of its name.
  const said = ['said', 'named', 'uttered', 'spoken'];
  notation.words('IsSaidEver', [...each(['is', 'are', 'was', 'must be', 'should be', 'is ever', 'gets'], said)]);
  notation.words(
    'IsNotSaid',
    each(['is not', 'are not', 'is never', 'are never', 'must not be', 'must never be'], said),
  );
  notation.rule('Clause = Text IsSaidEver ( Inside | Emphasis )?', (text: Wanted, isIn?: true) =>
    inside(occurs(text), isIn),
  );
  notation.rule('Clause = Text IsSaidEver Times', occurs);
  notation.rule('Clause = Text IsNotSaid ( Inside | Emphasis )?', (text: Wanted, isIn?: true) =>
    inside(noneOf([text]), isIn),
  );
  notation.rule(
    'Clause = Text IsNotSaid Times',
    (text: Wanted, times: Amount) => new Several(denials(occurs(text, times))),
  );
  notation.rule('Clause = ( Text | Letter ) Used Emphasis', (text: Wanted) => occurs(text));
  notation.words('AsItStands', ['untouched', 'intact', 'unaltered', 'unchanged', 'word for word', 'word-for-word']);
  notation.rule('Clause = Text ( Stays | Used ) AsItStands', (text: Wanted) => occurs(text));
  notation.rule(
    'Clause = ThereIs ( a | any | some )? ( mention | mentions ) of Text Inside?',
    (text: Wanted, isIn?: true) => inside(occurs(text), isIn),
  );
  // "'colour' is used, never 'color'", "'colour' is used instead of 'color'"
  const only = (a: Quoted, b: Quoted): Said | undefined =>
    a.text.toLowerCase() === b.text.toLowerCase()
      ? undefined
      : { ...both(occurs(a), noneOf([b])), plainFor: 1, undeniable: true };
  notation.rule('Clause = Text Used AndNever Text', only);
  notation.rule('Core<F,W> = Verb<say,F> Text AndNever Text', only);
  notation.words('InsteadOf', ['rather than', 'instead of', 'and not', ', not', 'in place of', ', rather than']);
  notation.rule('Clause = Text InsteadOf Text Used', only);
  notation.words('NeverIsThere', ['never is', 'never are', 'never does', 'never appears', 'never occurs']);
  notation.rule('Joint = Text Used And Text NeverIsThere', (a: Wanted, b: Wanted) => and(some(a), noneOf([b])));
  // "'cancel' is mentioned without 'fee'"
  notation.words('NotAlso', [
    ...each(['without', 'without also', 'without ever'], ['', 'mentioning', 'saying', 'naming', 'stating', 'using']),
  ]);
  const without = (a: Quoted, b: Quoted): Said => ({ ...and(occurs(a), noneOf([b])), undeniable: true });
  notation.rule('Clause = Text ( Used | IsSaidEver ) ,? NotAlso Text', without);
  notation.words('BeingSaid', each(['being', 'also being'], ['mentioned', 'used', 'said', 'named', 'stated']));
  notation.rule('Clause = Text ( Used | IsSaidEver ) ,? without Text BeingSaid', without);
}

/** "Exactly one of 'yes' and 'no' is in the output" */
function ofLists(notation: Notation): void {
  const one = (list: TextList): Said | undefined =>
    list.joiner === 'nor' || list.joiner === undefined
      ? undefined
      : { ask: 'texts', of: list.texts.map(plainText), in: [[1, 1]] };
  notation.words('OneOfTexts', ['one and only one of', 'only one of']);
  notation.rule('Clause = OneOfTexts ( List | BareList ) ( IsIn Place | IsSaidEver )', one);
  notation.rule(
    'Clause = ( AnyOf | Any ) ( List | BareList ) ( IsIn Place | IsSaidEver )',
    (list: TextList): Said | undefined =>
      list.joiner === 'nor' ? undefined : { or: list.texts.map(some), list: 'any' },
  );
  notation.words('AllSaid', each(['are', 'must be', 'should be', 'are all'], ['said', 'named']));
  notation.rule('Clause = ( All )? List AllSaid', (list: TextList): Said | undefined =>
    list.joiner === 'and' ? both(...list.texts.map(some)) : undefined,
  );
  notation.rule(
    'Clause = Amount of ( the words | the terms | the names )? List ( AllSaid | IsSaidEver | IsIn Place )',
    (amount: Amount, list: TextList): Said | undefined => {
      const [[least, most]] = amount.in as [[number, number]];
      return amount.bare ||
        amount.in.length > 1 ||
        least < 1 ||
        least > list.texts.length ||
        (least === 1 && (most === 1 || most === Infinity))
        ? undefined
        : { ask: 'texts', of: list.texts.map(plainText), ...amount };
    },
  );
}

function ofThings(notation: Notation): void {
  notation.words('ToBeFound', ['to be found', 'to be seen', 'to be had', 'anywhere to be found']);
  notation.rule('Clause = ThereIs None<T> ToBeFound');
  notation.rule('Clause = ThereIsNot ( Bare | Some<S> ) ToBeFound', (form: Said) => new Several(denials(form)));
  notation.words('OfAnySort', each(['of any', 'of whatever'], ['kind', 'sort', 'type']));
  notation.rule('Bare = Bare OfAnySort');
  notation.rule('Clause = None<T> OfAnySort ( UsedPlain | IsPut ) Inside?', (form: Said) => form);
  // "Either a table or a code block, but not both"
  const NOT_BOTH = [
    ...['but not both', 'but never both', 'but not both of them', 'never both', 'not both', 'but not both together'],
    ...['but not both at once', 'but not both at the same time', 'and not both'],
  ];
  notation.words(
    'NotBothThings',
    NOT_BOTH.flatMap((one) => [one, `, ${one}`]),
  );
  notation.rule('ThingOne = ( Some<S> | Bare )', (form: Said) =>
    isFact(form) && isSome(form) && !form.any ? form : undefined,
  );
  notation.rule(
    'ThingOne = ListsOfBoth',
    (): Said => or(...['bullet points', 'numbered items'].map((ask): Said => ({ ask, in: [[1, Infinity]] }))),
  );
  const either = (a: Said, b: Said): Said => ({
    ...or(and(a, denials(b)[0]!), and(denials(a)[0]!, b)),
    undeniable: true,
  });
  for (const verb of ['have', 'use'])
    notation.rule(`Core<F,response> = Verb<${verb},F> ( either )? ThingOne or ThingOne NotBothThings`, either);
  notation.rule('Clause = ThereIs ( either )? ThingOne or ThingOne Inside? NotBothThings', either);
  notation.rule('Clause = ( either )? ThingOne or ThingOne Used NotBothThings', either);
}

/** What is added to say how something is counted, or what a part is for, and changes nothing. */
function remarks(notation: Notation): void {
  const spaces = [
    'counting spaces',
    'including spaces',
    'spaces included',
    'with spaces',
    'spaces count',
    'including the spaces',
  ];
  notation.words(
    'CountingSpaces',
    spaces.flatMap((one) => [`, ${one}`, `( ${one} )`, one]),
  );
  notation.rule('Vp<F,V> = Core<F,V> CountingSpaces', (form: Said) =>
    isFact(form) && form.ask === 'characters' ? form : undefined,
  );
  const marks = [
    'judged by question marks',
    'count the question marks',
    'counted by question marks',
    'judging by question marks',
    'going by question marks',
    'as counted by question marks',
  ];
  notation.words(
    'ByMarks',
    marks.flatMap((one) => [`, ${one}`, `( ${one} )`, one]),
  );
  notation.rule('Vp<F,V> = Core<F,V> ByMarks', (form: Said) =>
    isFact(form) && form.ask === 'questions' ? { ...form, ask: 'question marks' } : undefined,
  );
  // "The first line, which is the page title, …"
  notation.kind('#purpose', (token) =>
    token.kind === 'word' && /^[\p{Ll}-]{3,}$/u.test(token.raw) && !NO_PURPOSE.includes(token.text) ? true : undefined,
  );
  notation.rule('Purpose = ( the | its | a ) #purpose', () => null);
  notation.rule('Purpose = ( the | its | a ) #purpose #purpose', () => null);
  notation.rule(
    'OnePart = OnePart , ( which is | that is | i . e . | i . e | being ) Purpose ,',
    (part: unknown) => part,
  );
  notation.rule('Binary = Clause , as in ( a | any | every ) #purpose #purpose? #purpose?', (form: Said) => form);
}
const NO_PURPOSE = [
  'first',
  'last',
  'second',
  'third',
  'same',
  'only',
  'longest',
  'shortest',
  'line',
  'paragraph',
  'sentence',
  'word',
  'not',
  'and',
];
