import { isFact, type Said } from '../../form.ts';
import { isText } from '../../grammar/doubts.ts';
import type { Notation } from '../../grammar/notation.ts';
import { inside } from '../../grammar/said.ts';
import { ofSeveral, type Several } from '../parts/of-parts.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from '../texts/texts.ts';

/** What the other families read, as people put it who do not know what is read. */
export function everydayWords(notation: Notation): void {
  ofTexts(notation);
  ofParts(notation);
}

function ofTexts(notation: Notation): void {
  notation.words('Anywhere', ['anywhere', 'somewhere', 'at any point', 'at some point']);
  notation.rule('Clause = ( Response | Answer ) Anywhere Pred<third,response>', (form: Said) =>
    isFact(form) && isText(form) && !form.denies ? form : undefined,
  );
  notation.words(
    'NotBoth',
    [
      ...each(['but not', 'but never', 'and not', 'never'], ['both', 'both at once', 'both at the same time']),
      'but not both of them',
    ].flatMap((one) => [one, `, ${one}`]),
  );
  const oneOf = (a: Quoted, b: Quoted): Said => ({ ask: 'texts', of: [a, b].map(plainText), in: [[1, 1]] });
  notation.rule('Clause = ( either )? Text or Text Used Inside? NotBoth', (a: Quoted, b: Quoted, isIn?: true) =>
    inside(oneOf(a, b), isIn),
  );
  for (const verb of ['have', 'use', 'say'])
    notation.rule(`Core<F,W> = Verb<${verb},F> ( either )? Text or Text NotBoth`, oneOf);
  // "The word 'Apple' with a capital A": written as it is.
  notation.words('InSuchCase', ['with a capital', 'with an uppercase', 'with an upper-case'], 'capital');
  notation.words('InSuchCase', ['with a lowercase', 'with a lower-case', 'with a small'], 'small');
  notation.rule(
    'Text = ( Nameless | Named ) InSuchCase ( letter )? ( #letter | #quoted )',
    (text: Quoted, said: string, letter: string): Quoted | undefined => {
      const [first = ''] = text.text;
      const isSo = said === 'capital' ? first === first.toUpperCase() : first === first.toLowerCase();
      const { mayBeCased: _, ...plain } = text;
      return isSo && first.toLowerCase() === letter.toLowerCase()
        ? { ...plain, caseSensitive: true, isCased: true }
        : undefined;
    },
  );
  // "More than one question is asked of the user"
  notation.words('IsAsked', [
    'is asked of the user',
    'are asked of the user',
    'is put to the user',
    'are put to the user',
  ]);
  notation.rule('Clause = ( Sized<C> | Some<S> | Bare | None<T> ) IsAsked', (form: Said) =>
    isFact(form) && form.ask === 'questions' ? { ...form, of: 'of the user' } : undefined,
  );
  // "Keeps to 50 words" may want just as many.
  notation.rule('Core<F,response> = Verb<keepTo,F> Sized<size>', (form: Said) =>
    isFact(form) && !form.bare && form.in?.[0]?.[0] === 0 && form.in[0][1] < Infinity ? form : undefined,
  );
  notation.words(
    'OfAnyKind',
    ['kind', 'sort', 'type', 'level', 'form'].map((noun) => `of any ${noun}`),
  );
  notation.rule('Penalize = ( any )? Bare OfAnyKind');
}

function ofParts(notation: Notation): void {
  // "A sentence has 30 words" as a fault is said of any; as a wish, of all or of one.
  notation.rule('Clause = ( a | an ) Unit Pred<third,response>', (kind: string, holds: Said): Said | undefined => {
    const found = ofSeveral({ kind, which: 'some', denied: 'never', must: false }, holds);
    return found && { ...found, plainFor: -1 };
  });
  // A label stands at the start.
  notation.words(
    'HasBoldLabel',
    each(
      ['has', 'have', 'must have'],
      ['a bold label', 'bold labels', 'a label in bold', 'a bold lead-in', 'its own bold label'],
    ),
  );
  notation.rule('Clause = SomeParts<N> HasBoldLabel', (of: Several) =>
    ['bullet', 'numbered', 'item'].includes(of.kind) ? ofSeveral(of, { ask: 'start', of: 'bold' }) : undefined,
  );
  notation.rule(
    'Clause = one of ( the | its ) Units Pred<third,response>',
    (kind: string, holds: Said): Said | undefined => {
      const found = ofSeveral({ kind, which: 'some', denied: 'never', must: false, isPlural: true }, holds);
      return found && { ...found, plainFor: -1 };
    },
  );
  notation.rule('Graded = output of ( Sized<size> | Extent )');
}
