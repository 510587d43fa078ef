import { canonical, type Fact, type Form, isFact, type Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Units as Cut } from '../../parts/unit-rests.ts';
import { unitOf } from '../../texts/each-word.ts';
import { type SentenceStart, sentencesStart } from '../../texts/sentence-case.ts';
import { isWordAt, type WordAt } from '../../texts/word-at.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { CUT_UNITS } from '../parts/first-units.ts';
import { type One, ofOne, ofSeveral } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted, some } from './texts.ts';

/** How facts are decided about the starts of sentences, and about a word by its place. */
export const SENTENCE_WORDS: Readonly<Record<string, Decider>> = {
  'sentences start': wholeText<SentenceStart>('sentences', 'how sentences start', (of) => of, sentencesStart),
  'word at': wholeText<WordAt>(
    'words',
    'a word by its place',
    ({ place, texts, test }) =>
      `${test ? `a ${unitOf(test).singular}` : texts.map(({ text }) => `"${text}"`).join(' or ')} as ${placeName(place)}`,
    isWordAt,
  ),
};

function placeName(place: number): string {
  const ends: Readonly<Record<number, string>> = {
    0: 'the first word',
    [-1]: 'the last word',
    [-2]: 'the second to last word',
  };
  return ends[place] ?? (place < 0 ? `word ${-place} from the end` : `word ${place + 1}`);
}

/** Sentences, words by their places, and what stands in one part of the response and in no other. */
export function sentenceWords(notation: Notation): void {
  // "A line starts with 'x'" as a fault is any; what passes may be meant of each.
  notation.rule('Clause = a Unit Pred<third,response>', (kind: string, holds: Said) => {
    const found = ofSeveral({ kind, which: 'some', denied: 'plain', must: false, isAny: true }, holds);
    return found && { ...found, onlyFor: -1 };
  });
  for (const [at, form] of FORMS.entries())
    notation.words(`Run<${form}>`, [
      ['runs', 'run', 'run', 'ran', 'running'][at]!,
      ['goes on for', 'go on for', 'go on for', 'went on for', 'going on for'][at]!,
    ]);
  notation.rule('Core<F,response> = Run<F> Extent');
  notation.words(
    'NothingFollows',
    each(
      each(['nothing', 'nothing else', 'no text', 'no other text', 'no further text'], ['comes', 'stands', 'appears']),
      ['after', 'below'],
    ),
  );
  notation.words('NothingFollows', each(['nothing', 'nothing else', 'no text', 'no other text'], ['follows']));
  notation.words('SomethingFollows', [
    ...each(each(['anything', 'something', 'any text'], ['comes', 'stands', 'appears']), ['after', 'below']),
    ...each(['anything', 'something', 'any text'], ['follows']),
  ]);
  notation.rule(
    'LastLine = the Exact? line Text',
    (_: unknown, text: Quoted): Fact => ({ ask: 'end line', of: plainText(text) }),
  );
  notation.rule('Clause = NothingFollows LastLine');
  notation.rule('Clause = SomethingFollows LastLine', (form: Fact): Said => ({ not: form, denies: true }));
  wordsByPlace(notation);
  onlyThere(notation);
}

/** "The third word of the reply is 'dragon'" */
function wordsByPlace(notation: Notation): void {
  const owners = ['the', 'its', ...each(['the'], ["response's", "reply's", "answer's", "output's"])];
  const places = 'second third fourth fifth sixth seventh eighth ninth tenth'
    .split(' ')
    .map((one, at) => [one, at + 1]);
  for (const [ordinal, place] of [...places, ['second-to-last', -2], ['penultimate', -2], ['second to last', -2]])
    notation.words('NthWord', each(each(owners, [String(ordinal)]), ['word']), place);
  for (const [at, ordinal] of ['second', 'third', 'fourth', 'fifth'].entries())
    notation.words('NthWord', each(owners, [`${ordinal} word from the end`]), -2 - at);
  notation.words('NthWord', each(owners, ['last word but one', 'next to last word', 'next-to-last word']), -2);
  const word = (place: number, all: Quoted | Quoted[]): Said | undefined => {
    const texts = [all].flat().map(plainText);
    return texts.every(({ text }) => /^[\p{L}\p{N}]+$/u.test(text))
      ? { ask: 'word at', of: { place, texts }, names: true }
      : undefined;
  };
  notation.rule('Clause = NthWord OfAll? Copula ( either )? ( Text | Texts<or> )', word);
  notation.rule(
    'Clause = NthWord ( of | in ) OnePart Copula ( Text | Texts<or> )',
    (place: number, one: One, all: Quoted) => {
      const found = word(place, all);
      return found && ofOne(one, found);
    },
  );
}

/** Things that stand in a line or a paragraph as they do in a whole text. */
const THERE = [
  ...['text', 'emojis', 'digits', 'capital letters', 'lowercase letters', 'bold passages', 'italic passages'],
  ...[
    'links',
    'URLs',
    'e-mail addresses',
    'exclamation marks',
    'question marks',
    'semicolons',
    'em dashes',
    'questions',
  ],
];

const PLAIN_UNITS = ['line', 'paragraph', 'sentence'];

/** "'deadline' is mentioned in the last paragraph and only there", "no capital letters after its first character" */
function onlyThere(notation: Notation): void {
  const cutOf = ({ kind, place, within }: One): Cut | undefined =>
    within === undefined && PLAIN_UNITS.includes(kind) && (place === 0 || place === -1)
      ? { side: place === 0 ? 'start' : 'end', count: 1, unit: CUT_UNITS[kind]! }
      : undefined;
  const isThing = (form: Said): form is Fact & Said => isFact(form) && THERE.includes(form.ask);
  const within = (cut: Cut, ask: Form): Form => ({ ask: 'within', of: { ...cut, holds: canonical(ask) } });
  const inRest = (form: Said, cut: Cut | undefined): Said | undefined =>
    cut && isThing(form)
      ? { ...within({ ...cut, isRest: true, isAround: true }, { ...form, in: [[0, 0]] }), names: true, denies: true }
      : undefined;
  const isSome = (form: Said) => isFact(form) && form.in?.[0]?.[0] === 1 && form.in[0][1] === Infinity;
  const both = (form: Said, one: One): Said | undefined => {
    const cut = cutOf(one);
    const rest = inRest(form, cut);
    return cut && rest && isSome(form) ? { and: [within(cut, form), rest], both: true, undeniable: true } : undefined;
  };
  // Where there is none at all, "is used only in the first line" may be met or not.
  const only = (form: Said, one: One): Said | undefined => {
    const said = both(form, one);
    const rest = inRest(form, cutOf(one));
    return said && rest
      ? { ask: 'agreeing', of: [said, rest].map(canonical), names: true, undeniable: true }
      : undefined;
  };
  notation.rule('PlacedText = Text', (text: Quoted) => some(text));
  notation.rule('PlacedText = ( Bare | BareLetters | Some<S> )');
  const present = ['used', 'mentioned', 'included', 'found', 'present', 'allowed', 'placed', 'put', 'given'];
  notation.words('UsedOnly', [
    ...each(['appears', 'appear', 'occurs', 'occur', 'stands', 'stand'], ['only', 'exclusively', 'solely']),
    ...each(['only', 'must only', 'should only', 'may only'], ['appears', 'appear', 'occurs', 'occur', 'be used']),
    ...each(each(['is', 'are', 'must be', 'should be', 'may be'], ['only', 'exclusively']), ['', ...present]),
    ...each(each(['is', 'are', 'must be', 'should be', 'may be'], present), ['only', 'exclusively']),
  ]);
  notation.words('NowhereElse', [
    ...each(['and', ', and', 'but', ', but'], ['only there', 'nowhere else', 'not anywhere else', 'not elsewhere']),
    ...[', nowhere else', ', only there', 'alone'],
  ]);
  notation.rule('Clause = PlacedText UsedOnly InPart OnePart', only);
  notation.rule('Clause = PlacedText Used InPart OnePart only', only);
  notation.rule('Clause = PlacedText Used InPart OnePart NowhereElse', both);
  notation.words('OutsidePart', ['outside', 'outside of', 'except in', 'other than in', 'anywhere except in']);
  notation.words('OutsidePart', ['anywhere but in', 'anywhere outside', 'anywhere other than in']);
  notation.rule('Clause = ( Text ) Unused OutsidePart OnePart', (text: Quoted, one: One) =>
    inRest(some(text), cutOf(one)),
  );
  notation.rule('Clause = None<T> UsedPlain OutsidePart OnePart', (form: Said, one: One) => inRest(form, cutOf(one)));
  for (const has of ['Core<F,response> = Verb<have,F>', 'Core<F,W> = Verb<use,F>', 'Clause = ThereIs'])
    notation.rule(`${has} None<T> OutsidePart OnePart`, (form: Said, one: One) => inRest(form, cutOf(one)));
  const outside = (form: Said, one: One): Said | undefined => {
    const rest = isSome(form) ? inRest(form, cutOf(one)) : undefined;
    return rest && { ...within((rest as Fact).of as Cut, form), names: true };
  };
  notation.rule('Clause = PlacedText Used OutsidePart OnePart', outside);
}
