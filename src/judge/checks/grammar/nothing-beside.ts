import { type Fact, type Form, isFact, type Said } from '../form.ts';
import { isMark, isOneOf, type Token, wordList } from './tokens.ts';

const ONE = wordList('one single');
const BEFORE = wordList('a just only exactly precisely the');
/** What has one paragraph may have other things besides. */
const HAS = wordList('has have having had contains contain containing includes include with there of');
const CONSISTS = wordList('consists consist consisting comprised composed made up');
/** A response that is so many, or that is said in so many. */
const IS = wordList('is are be being in within to limited kept keeps keep stays stay');
const UNITS = wordList('sentence sentences paragraphs');
const AMOUNT = wordList(
  'one two three four five six seven eight nine ten single a an no more fewer less than at most least exactly precisely only just or to ' +
    'between and up maximum max under about the',
);

/** Whether a response should be so many sentences or paragraphs, and not only have them: "is a single paragraph", "in two sentences". */
function isAsked(tokens: readonly Token[]): boolean {
  return tokens.some((token, at) => {
    if (isOneOf(token, ['one-paragraph', 'single-paragraph'])) return true;
    const isOfOne = isOneOf(token, ['paragraph']) && isOneOf(tokens[at - 1], ONE);
    if (!isOfOne && !isOneOf(token, UNITS)) return false;
    let verb = at - 1;
    const isBefore = (one: Token | undefined) =>
      isOfOne
        ? isOneOf(one, BEFORE) || isOneOf(one, ONE)
        : one?.kind === 'number' || isOneOf(one, AMOUNT) || isMark(one, '-') || isMark(one, '–');
    while (isBefore(tokens[verb])) verb -= 1;
    if (verb === at - 1) return false;
    const isOf = isOneOf(tokens[verb], ['of']) && isOneOf(tokens[verb - 1], CONSISTS);
    // "In" and "to" may be words of the amount: "answers in one to two sentences".
    return isOf || (isOfOne ? !isOneOf(tokens[verb], HAS) : isOneOf(tokens[verb], IS));
  });
}

const isOfOne = ({ ask, in: numbers = [], phrase }: Fact) =>
  ask === 'paragraphs' &&
  (phrase === undefined || phrase === 'exactly 1') &&
  ['1,1', '0,1', '0,0,2,Infinity'].includes(numbers.flat().join());
const isBounded = ({ ask, in: numbers = [] }: Fact) =>
  (ask === 'sentences' || ask === 'paragraphs') && numbers.length === 1 && numbers[0]![1] < Infinity;

const marked = <One extends Form | Said>(form: One): One => {
  if (isFact(form)) {
    if (isOfOne(form) || isBounded(form)) return { ...form, of: 'alone' };
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

/** Marks what is read of so many sentences or paragraphs as said of all of the response. */
export const withNothingBeside = <Of extends { forms: readonly Form[]; said: readonly Said[] }>(
  reading: Of,
  tokens: readonly Token[],
): Of => (isAsked(tokens) ? { ...reading, forms: reading.forms.map(marked), said: reading.said.map(marked) } : reading);
