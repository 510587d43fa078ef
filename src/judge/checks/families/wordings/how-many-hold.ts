import { both, canonical, type Form, isFact, type Notes, OPEN, partsOf, type Said } from '../../form.ts';
import { isSome, isText, oneHolds } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { denied, inside, one } from '../../grammar/said.ts';
import { each } from '../shape.ts';
import { type Quoted, some } from '../texts/texts.ts';

/** How many of several conditions hold, or of several things are there. */
export function howManyHold(notation: Notation): void {
  const exactlyOne = (...all: Said[]) => holding(all, { in: [[1, 1]] });
  notation.rule('Pred<FIN,V> = ( either )? Vp<FIN,V> Or Vp<FIN,V> NotBothThings', exactlyOne);
  notation.rule('Joint = ( either )? Clause Or Clause NotBothThings', exactlyOne);
  ofConditions(notation);
  ofThings(notation);
}

/** What is plain only of a wish or only of a fault, and what has an "if", cannot be counted. */
const isDoubtful = (form: Said): boolean =>
  form.style === true ||
  form.plainFor !== undefined ||
  form.onlyFor !== undefined ||
  'if' in form ||
  partsOf(form).some((part) => isDoubtful(part));
const isBare = (form: Said): boolean => form.bare === true || partsOf(form).some((part) => isBare(part));

/** That so many of several forms hold. A bare number in one of them may be more of it as a fault. */
export function holding(forms: readonly Said[], { in: numbers, phrase }: Amount): Said {
  if (forms.some(isDoubtful) || oneHolds(...forms) === OPEN) return OPEN;
  const notes: Notes = { undeniable: true, ...(forms.some(isBare) && { plainFor: 1 }) };
  return { ask: 'holding', of: forms.map(canonical), in: numbers, ...(phrase !== undefined && { phrase }), ...notes };
}

/** "At least two of the following are true: it has a table; it has a list; it is short" */
function ofConditions(notation: Notation): void {
  const nouns = ['', 'conditions', 'criteria', 'requirements', 'statements', 'things'];
  notation.words('OfTheseHold', [
    ...each(
      each(each(['of'], ['the following', 'these']), nouns),
      each(['is true', 'are true', 'holds', 'hold', 'is met', 'are met', 'applies', 'apply'], [':']),
    ),
  ]);
  const SEP = '( , | ; )';
  const LAST = '( , and | ; and | and | , or | ; or | or | , | ; )';
  for (const row of [`Clause ${LAST} Clause`, `Clause ${SEP} Clause ${LAST} Clause`])
    notation.rule(`Binary = Amount OfTheseHold ${row}`, (amount: Amount, ...all: Said[]) =>
      isPlain(amount) && all.every((form) => !('and' in form || 'or' in form)) ? holding(all, amount) : OPEN,
    );
}

/** "One of these" may be at least one. */
const isPlain = (amount: Amount) => !amount.bare;

/** "Exactly one of a table and a list", "at least two of the following: a link, a table, an emoji" */
function ofThings(notation: Notation): void {
  const nouns = ['', 'elements', 'things', 'items'];
  notation.words('OfThese', [
    ...['of', 'of the following', 'of these', 'of :'],
    ...each(each(['of'], ['the following', 'these']), each(nouns, [':'])),
  ]);
  notation.rule('PresentThing = Det', (form: Said) => (isThere(form) ? form : undefined));
  notation.rule('PresentThing = Text', (text: Quoted) => some(text));
  // "Headings, bullets, bold", "heading, link"
  notation.rule('PresentThing = ( Bare | One<T> )', (thing: Said | string) =>
    typeof thing === 'string' ? one(thing) : thing,
  );
  notation.rule('ThingCommas = PresentThing , PresentThing', (...all: Said[]) => all);
  notation.rule('ThingCommas = ThingCommas , PresentThing', (all: Said[], one: Said) => [...all, one]);
  const last = '( and | or | , and | , or | , )';
  // Quoted texts alone are read as a list.
  const row = (all: readonly Said[]) => (all.every(isText) ? undefined : all);
  notation.rule(`ThingRow = PresentThing ${last} PresentThing`, (...all: Said[]) => row(all));
  notation.rule(`ThingRow = ThingCommas ${last} PresentThing`, (all: Said[], one: Said) => row([...all, one]));
  notation.rule('SoManyThings = Amount OfThese ThingRow', (amount: Amount, all: Said[]) => {
    if (!isPlain(amount)) return undefined;
    return isSome({ ask: '', ...amount }) ? anyOf(all) : holding(all, amount);
  });
  notation.rule('SoManyThings = any OfThese ThingRow', anyOf);
  notation.rule(
    'SoManyThings = ( all | both | each ) OfThese ThingRow',
    (all: Said[]): Said => ({
      ...both(...all),
      list: 'every',
    }),
  );
  notation.rule(
    'SoManyThings = none OfThese ThingRow',
    (all: Said[]): Said => ({ and: all.map(denied), denies: true, undeniable: true }),
  );
  // "At least one bullet list"
  notation.rule(
    'Det = ( at least one | one or more ) ( bullet list | bulleted list | bullet-point list | bullet lists )',
    (): Said => ({ ask: 'bullet points', in: [[1, Infinity]] }),
  );
  notation.rule('Object = SoManyThings');
  notation.rule('Clause = SoManyThings Used Inside?', inside);
}
const anyOf = (all: readonly Said[]): Said => ({ or: all as Form[], list: 'any' });
const isThere = (form: Said) => isFact(form) && (form.in === undefined || isSome(form)) && !form.denies;
