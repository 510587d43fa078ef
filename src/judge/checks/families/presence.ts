import { denials, type Said } from '../form.ts';
import { Several } from '../grammar/chart.ts';
import { factsOf, isSize } from '../grammar/doubts.ts';
import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import { count, inside } from '../grammar/said.ts';
import { each } from './shape.ts';

const BE = ['is', 'are', 'was', 'were', 'gets', 'get', 'must be', 'should be', 'has to be', 'have to be', 'can be'];
const HAVE_BEEN = ['has been', 'have been'];
/** What is done with a thing that then stands in a text. Of a quoted text most of these may be said of what it names. */
const PUT = [
  ...['given', 'provided', 'supplied', 'shown', 'displayed', 'presented', 'offered', 'written', 'output', 'returned'],
  ...['added', 'inserted', 'placed', 'put', 'produced', 'generated', 'created', 'featured', 'incorporated', 'printed'],
  ...['handed out', 'thrown in', 'seen', 'spotted', 'left', 'left in', 'stated', 'quoted'],
  ...['leaked', 'mixed in', 'pasted', 'listed'],
];
/** How something comes to stand in a text, before the name of the text. */
const INTO = [
  ...['slips', 'slip', 'slipped', 'sneaks', 'sneak', 'sneaked', 'creeps', 'creep', 'crept', 'leaks', 'leak', 'leaked'],
  ...each(['finds', 'find', 'makes', 'make'], ['its way', 'their way']),
  ...each(BE.slice(0, 6), ['put', 'inserted', 'mixed', 'worked', 'pasted', 'placed', 'dropped']),
];
const STANDS = [
  ...['features', 'feature', 'survives', 'survive', 'remains', 'remain', 'exists', 'exist', 'shows', 'show'],
  ...each(['ends', 'end'], ['up']),
  ...each(BE.slice(0, 4), ['to be found', 'to be seen', 'still', 'there', 'left over']),
];

/** That things stand in a response, in other words than "is used": "slips into the reply", "is part of the answer". */
export function presence(notation: Notation): void {
  const put = each([...BE, ...HAVE_BEEN], PUT);
  notation.words('IsPut', [...put, ...each(['is', 'are', 'was', 'were'], ['there'])]);
  notation.words('GetsInto', INTO);
  notation.words('RemainsIn', STANDS);
  notation.words('PartOf', [...each(['is', 'are', 'must be', 'should be', 'forms', 'form'], ['part of', 'a part of'])]);
  const wholes = ['the', 'its', 'your'].flatMap((one) => each([one], ['response', 'reply', 'output', 'answer']));
  notation.words('TheWhole', wholes);
  notation.words('InWhole', each(['in', 'within', 'inside'], wholes));
  notation.rule('IsPresent = IsPut Inside?');
  notation.rule('IsPresent = GetsInto ( into TheWhole | in )');
  notation.rule('IsPresent = ( RemainsIn InWhole | PartOf TheWhole )');
  notation.rule('IsPresent = Used AtAll');
  notation.words('AtAll', ['at all', 'in any way', 'anywhere at all', 'in any form', 'even once']);
  notation.words('Wholly2', ['altogether', 'entirely', 'completely', 'throughout', 'anywhere at all']);
  notation.rule('IsMissingHere = Avoided Wholly2');
  // "100 words are written" may leave others unwritten.
  const there = (form: Said, isIn?: true | null): Said | undefined =>
    factsOf(form).some(isSize) ? undefined : inside(form, isIn ?? undefined);
  notation.rule('Clause = ( Sized<C> | Some<S> | Bare | Special | None<T> ) IsPresent', there);
  notation.rule(
    'Clause = ( Many<C> | Many<some> ) IsPresent Times',
    (thing: string, isIn: true | null, times: Amount) => there(count(thing, times), isIn),
  );
  const not = ['is not', 'are not', 'was not', 'were not', 'must not be', 'should not be', 'can not be', 'may not be'];
  notation.words('IsNotPut', each([...not, 'is never', 'are never', 'must never be', 'should never be'], PUT));
  notation.words(
    'IsNotPut',
    each(['does not', 'do not', 'must not', 'should not'], ['appear', 'occur', 'feature', 'show up', 'turn up']),
  );
  notation.rule('IsMissingHere = IsNotPut Inside?');
  notation.rule('IsMissingHere = ( IsNotPut | Unused ) AtAll');
  notation.rule('Clause = ( Some<S> | Bare | BareLetters ) IsMissingHere', (form: Said, isIn: true | null) => {
    const said = there(form, isIn);
    return said && new Several(denials(said));
  });
}
