import { type Fact, type Form, isFact, type Said } from '../form.ts';
import { LENGTHS } from '../of-answer.ts';
import { isMark, isOneOf, type Token, wordList } from './tokens.ts';

const ONE = wordList('one single');
const BEFORE = wordList('a just only exactly precisely the');
/** What has one paragraph may have other things besides. */
const HAS = wordList('has have having had contains contain containing includes include with there of');
const CONSISTS = wordList('consists consist consisting comprised composed made up');
/** Words for a response that is N of them, or is written in N of them. */
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

/** @param how 'alone in a section': the section may have its own heading */
const marked = <One extends Form | Said>(form: One, how = 'alone'): One => {
  if (isFact(form)) {
    if (isOfOne(form) || isBounded(form)) return { ...form, of: how };
    if (form.ask === 'own text') {
      const { of, ...named } = form.of as { of?: Form };
      return of ? { ...form, of: { ...named, of: marked(of, how) } } : form;
    }
    if (form.ask === 'within') {
      const { holds, ...cut } = form.of as { holds: Form };
      return { ...form, of: { ...cut, holds: marked(holds, how) } };
    }
    return form.ask === 'agreeing' || form.ask === 'holding'
      ? { ...form, of: (form.of as Form[]).map((one) => marked(one, how)) }
      : form;
  }
  if ('part' in form && form.part.kind.startsWith('section'))
    return { ...form, holds: marked(form.holds, 'alone in a section') };
  for (const join of ['and', 'or'] as const)
    if (join in form)
      return { ...form, [join]: (form as unknown as Record<string, Form[]>)[join]!.map((one) => marked(one, how)) };
  return 'not' in form ? { ...form, not: marked(form.not as Form, how) } : form;
};

const OTHERS = [...wordList('only just solely entirely exclusively'), 'nothing'];
/** What a whole text is measured in. */
const MEASURES = wordList(
  'word words sentence sentences paragraph paragraphs line lines character characters letters digits section sections part parts step steps stanza stanzas verse verses row rows column columns ' +
    'key keys field fields element elements item items',
);
/** Counts that cover the whole response. */
const SIZES = [...LENGTHS, 'capital letters', 'lowercase letters'];

/** "Consists of exactly one emoji": then nothing else may be there, or just no other emoji. */
function isMadeOf(tokens: readonly Token[]): boolean {
  const at = tokens.findIndex((token, place) => isOneOf(token, CONSISTS) && isOneOf(tokens[place + 1], ['of']));
  if (at < 0 || tokens.some((token) => isOneOf(token, OTHERS))) return false;
  let next = at + 2;
  while (tokens[next]?.kind === 'number' || isOneOf(tokens[next], AMOUNT)) next += 1;
  return next > at + 2 && !isOneOf(tokens[next], MEASURES);
}
const isCount = (form: Form): boolean =>
  isFact(form)
    ? form.in !== undefined && !SIZES.includes(form.ask) && form.ask !== 'agreeing'
    : 'part' in form && isCount(form.holds);

/** Marks a count of sentences or paragraphs as applying to the whole response. */
export const withNothingBeside = <Of extends { forms: readonly Form[]; said: readonly Said[] }>(
  reading: Of,
  tokens: readonly Token[],
): Of => {
  if (reading.forms.some(isCount) && isMadeOf(tokens)) return { ...reading, isOpen: true };
  return isAsked(tokens)
    ? { ...reading, forms: reading.forms.map((one) => marked(one)), said: reading.said.map((one) => marked(one)) }
    : reading;
};
