import { isFact, type Said } from '../../form.ts';
import { FORMS } from '../../grammar/lexicon.ts';
import type { Notation } from '../../grammar/notation.ts';
import { count, deny } from '../../grammar/said.ts';
import { type One, ofOne, ofSeveral } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from './texts.ts';

const UNITS: Readonly<Record<string, string>> = {
  word: 'words',
  sentence: 'sentences',
  line: 'lines',
  paragraph: 'paragraphs',
  character: 'characters',
};
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const ANSWERS = ['answer', 'reply', 'response', 'message', 'output'];

/** What a response is as a whole. */
const WHOLE_ASKS = ['equals', 'equals one', 'whole number', 'one letter', 'text shape', 'whole form'];

/** What a whole answer is: "a one-word answer", "just one word and nothing else", an empty message; and where in it a text stands. */
export function wholeAnswers(notation: Notation): void {
  sized(notation);
  empty(notation);
  positions(notation);
  // "The answer is exactly the word YES and nothing else" is said of all that is answered.
  notation.rule(
    'Core<F,W> = Verb<say,F> Exactly? Text NothingElse1',
    (_: boolean | undefined, text: Quoted): Said => ({
      ask: 'equals',
      of: [plainText(text)],
      undeniable: true,
    }),
  );
  // "Outputs a single integer from 1 to 10 and nothing else"
  const whole = (form: Said): Said | undefined =>
    isFact(form) && WHOLE_ASKS.includes(form.ask) ? { ...form, undeniable: true } : undefined;
  notation.rule('Core<F,writer> = ( Verb<give,F> | Verb<reply,F> with | SendsBack<F> ) State NothingElse2', whole);
  notation.rule('Clause = Answer IsSo State NothingElse2', whole);
  notation.rule(
    'State = WholeNumber ( and only | and nothing but ) WholeNumber',
    (name: string, other: string): Said | undefined =>
      name === other ? { ask: 'whole number', of: { name } } : undefined,
  );
  // "Is anything but a single letter"
  notation.words('AnythingBut', ['anything but', 'anything other than', 'something other than', 'anything except']);
  notation.rule('Pred<FIN,response> = Verb<be,FIN> AnythingBut State', (form: Said) => {
    const found = whole(form);
    return found && deny({ ...found, undeniable: undefined });
  });
  notation.rule('State = the number Signed', (n: number): Said => ({ ask: 'equals', of: [numberWord(n)] }));
  notation.rule(
    'State = ( just | only ) the number Signed',
    (n: number): Said => ({ ask: 'equals', of: [{ ...numberWord(n), isAlone: true }] }),
  );
  notation.words('IsSo', ['is', 'must be', 'should be']);
  notation.rule(
    'State = ( either )? Exactly Text ,? or Exactly Text',
    (_: boolean, a: Quoted, __: boolean, b: Quoted): Said => ({
      ask: 'equals',
      of: [a, b].map((text) => ({
        ...plainText(text),
        wholeWords: false,
        ...(!text.isCased && { caseSensitive: true }),
      })),
      list: 'one',
    }),
  );
}

const numberWord = (n: number) => ({ text: String(n), wholeWords: true, caseSensitive: false, isUnit: true });

function sized(notation: Notation): void {
  notation.kind('#sized', (token) => {
    const [number, unit, ...more] = token.kind === 'word' ? token.text.split('-') : [];
    const n = number === 'single' ? 1 : NUMBERS.indexOf(number!) + 1;
    return n > 0 && more.length === 0 && unit !== undefined && UNITS[unit] ? count(UNITS[unit], exactly(n)) : undefined;
  });
  notation.rule('SizedSo = #sized');
  notation.rule('SizedSo = N - One<size>', (n: number, thing: string) => count(thing, exactly(n)));
  notation.words('AnAnswer', ANSWERS);
  notation.words('Answers2', ['answers', 'replies', 'responses', 'messages', 'outputs']);
  notation.rule('ASized = ( a | an ) SizedSo AnAnswer');
  notation.rule('State = ASized');
  notation.rule('Graded = ASized');
  notation.rule('Graded = SizedSo Answers2');
  notation.rule('Core<F,writer> = ( Verb<give,F> | Verb<reply,F> with | SendsBack<F> ) ASized');
  // "Outputs just one word and nothing else"
  notation.words('Only2', ['just', 'only', 'exactly', 'precisely']);
  notation.rule(
    'Core<F,W> = ( Verb<have,F> | Verb<use,F> | Verb<consist,F> | Verb<be,F> | Verb<reply,F> with | SendsBack<F> ) Only2? N Thing<size> NothingElse2',
    (n: number, thing: string): Said | undefined => {
      const form = count(thing, exactly(n));
      if (!isFact(form) || (form.ask !== 'sentences' && form.ask !== 'paragraphs')) return form;
      return { and: [form, { ask: 'only', of: 'prose' }], both: true, undeniable: true };
    },
  );
  notation.rule('Core<F,writer> = SendsBack<F> Only2 N Thing<size>', (n: number, thing: string) =>
    count(thing, exactly(n)),
  );
}

const exactly = (n: number) => ({ in: [[n, n]] as const });

function empty(notation: Notation): void {
  const nothing = each(['an empty', 'a blank'], [...ANSWERS, 'string', 'text']);
  notation.words('AnEmpty', [...nothing, 'nothing', 'nothing at all']);
  notation.words(
    'OrBlanks',
    each(
      ['or', ', or'],
      [
        ...each(['nothing but', 'only', 'just', 'made up only of', 'consists only of'], ['whitespace', 'blanks']),
        'whitespace only',
        'made up of whitespace only',
      ],
    ),
  );
  for (const [at, form] of FORMS.entries())
    notation.words(
      `SendsBack<${form}>`,
      [
        'sends|send|send|sent|sending',
        'sends back|send back|send back|sent back|sending back',
        'returns|return|return|returned|returning',
        'outputs|output|output|output|outputting',
        'produces|produce|produce|produced|producing',
        'comes back with|come back with|come back with|came back with|coming back with',
      ].map((verb) => verb.split('|')[at]!),
    );
  const isEmpty = (): Said => ({ ask: 'empty' });
  notation.rule('Core<F,W> = ( SendsBack<F> | Verb<reply,F> with ) AnEmpty OrBlanks?', isEmpty);
  notation.rule('State = Empty OrBlanks', isEmpty);
}

function positions(notation: Notation): void {
  const equals = (text: Quoted): Said => ({ ask: 'equals', of: [plainText(text)] });
  const WHOLE_PARTS = ['line', 'sentence', 'paragraph'];
  notation.words('MakesUp', ['is', 'must be', 'should be', 'makes up', 'forms', 'is also', 'has to be']);
  notation.rule('Clause = Text MakesUp OnePart', (text: Quoted, one: One) =>
    WHOLE_PARTS.includes(one.kind) ? ofOne(one, equals(text)) : undefined,
  );
  notation.rule('Clause = Text AbsentFrom from OnePart', (text: Quoted, one: One): Said | undefined => {
    const found = ofOne(one, { ask: 'text', of: plainText(text), in: [[0, 0]], denies: true });
    return found && 'part' in found ? { ...found, part: { ...found.part, isDenied: true }, denies: true } : undefined;
  });
  // "'Best regards,' stands on its own line"
  notation.words(
    'OwnLine',
    each(
      ['is', 'stands', 'sits', 'appears', 'is placed', 'is put', 'is written', 'must be', 'should be', 'is printed'],
      [
        ...each(['', 'alone'], ['on its own line', 'on a line of its own', 'on a separate line']),
        ...['alone on a line', 'by itself on a line', 'on a line by itself'],
      ],
    ),
  );
  const onLine = (text: Quoted) =>
    ofSeveral({ kind: 'line', which: 'some', denied: 'never', must: true }, equals(text));
  notation.rule('Clause = Text OwnLine', (text: Quoted): Said | undefined => {
    const found = onLine(text);
    return found && { ...found, plainFor: 1 };
  });
  notation.words(
    'OnLineAlone',
    each(['on'], ['its own line', 'a line of its own', 'a separate line', 'a line by itself']),
  );
  notation.rule('Core<F,response> = Verb<have,F> Text OnLineAlone', onLine);
  notation.words(
    'LineReading',
    ['that consists only of', 'consisting only of', 'that reads', 'reading', 'that says only', 'with only'].flatMap(
      (only) => each(['a', 'one', 'any'], [`line ${only}`]),
    ),
  );
  notation.rule('Core<F,response> = Verb<have,F> LineReading Text', onLine);
  notation.rule('Clause = ThereIs LineReading Text', onLine);
  // "'Dear customer' is how the reply opens", "… opens the reply", "… stands at the very end of the reply"
  for (const [edge, verbs, places] of [
    ['start', ['opens', 'starts', 'begins'], ['start', 'beginning', 'top']],
    ['end', ['closes', 'ends', 'concludes', 'finishes'], ['end', 'bottom']],
  ] as const) {
    notation.words(`EdgesOf<${edge}>`, verbs);
    notation.words(`EdgesOfWith<${edge}>`, each(verbs, ['with']));
    notation.words(
      `StandsAt<${edge}>`,
      each(
        ['is', 'stands', 'comes', 'appears', 'must be', 'should be', 'is placed', 'is put'],
        [...each(['at the very', 'right at the'], places)],
      ),
    );
    const stands = (text: Quoted): Said => ({
      ask: edge,
      of: plainText(text),
      ...(text.isCased && { cased: true as const }),
    });
    notation.rule(`Clause = Text is how ( Response | it | Answer ) EdgesOf<${edge}>`, stands);
    notation.rule(`Clause = Text is what ( Response | it | Answer ) EdgesOfWith<${edge}>`, stands);
    notation.rule(`Clause = Text EdgesOf<${edge}> Response`, stands);
    notation.rule(`Clause = Text StandsAt<${edge}> Of?`, stands);
    notation.rule(
      `Clause = Text ( is | must be | should be ) FirstWord<${edge}> Of?`,
      (text: Quoted): Said | undefined =>
        /\s/.test(text.text) ? undefined : { ...stands({ ...text, isUnit: true }), names: true },
    );
  }
}
