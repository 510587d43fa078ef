import { type Fact, type Form, isFact, type Said } from '../form.ts';
import { isOneOf, type Token, wordList } from './tokens.ts';

const ONE = wordList('one single');
const BEFORE = wordList('a just only exactly precisely the');
/** What has one paragraph may have other things besides. */
const HAS = wordList('has have having had contains contain containing includes include with there of');

/** Whether a response should be one paragraph, and not only have one: "is a single paragraph", "keeping it to one paragraph". */
function isAsked(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    if (isOneOf(token, ['one-paragraph', 'single-paragraph'])) return true;
    if (!isOneOf(token, ['paragraph']) || !isOneOf(tokens[at - 1], ONE)) return false;
    let verb = at - 2;
    while (isOneOf(tokens[verb], BEFORE) || isOneOf(tokens[verb], ONE)) verb -= 1;
    const isOf = isOneOf(tokens[verb], ['of']) && isOneOf(tokens[verb - 1], wordList('consists consist consisting'));
    return isOf || !isOneOf(tokens[verb], HAS);
  });
}

const isOfOne = ({ ask, in: numbers = [], phrase }: Fact) =>
  ask === 'paragraphs' &&
  (phrase === undefined || phrase === 'exactly 1') &&
  ['1,1', '0,1', '0,0,2,Infinity'].includes(numbers.flat().join());

const marked = <One extends Form | Said>(form: One): One => {
  if (isFact(form)) {
    if (isOfOne(form)) return { ...form, of: 'alone' };
    if (form.ask === 'own text') {
      const { of, ...named } = form.of as { of?: Form };
      return of ? { ...form, of: { ...named, of: marked(of) } } : form;
    }
    return form.ask === 'agreeing' || form.ask === 'holding' ? { ...form, of: (form.of as Form[]).map(marked) } : form;
  }
  for (const join of ['and', 'or'] as const)
    if (join in form) return { ...form, [join]: (form as unknown as Record<string, Form[]>)[join]!.map(marked) };
  return 'not' in form ? { ...form, not: marked(form.not as Form) } : form;
};

/** Marks what is read of one paragraph as said of all of the response. */
export const withParagraphAlone = <Of extends { forms: readonly Form[]; said: readonly Said[] }>(
  reading: Of,
  tokens: readonly Token[],
): Of => (isAsked(tokens) ? { ...reading, forms: reading.forms.map(marked), said: reading.said.map(marked) } : reading);
