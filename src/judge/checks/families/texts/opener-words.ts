import { ANYWAY, or, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { each } from '../shape.ts';
import { plainText, type Quoted } from './texts.ts';

/** "Openers such as 'Sure' or 'Certainly'": one of these is such, and there may be others. */
export function openerWords(notation: Notation): void {
  const kinds = ['greeting', 'apology', 'pleasantry', 'filler', 'filler phrase', 'compliment', 'disclaimer', 'hedge'];
  const openers = ['opener', 'opening', 'opening phrase', 'intro', 'canned opener', 'stock opener', 'filler opener'];
  const plural = (one: string) => (one.endsWith('y') ? `${one.slice(0, -1)}ies` : `${one}s`);
  notation.words('SuchAsOpener', ['such as', 'like', ', such as', ', like', ', e . g .', 'e . g .', ', for example']);
  notation.words('OpenerKind', each(['a', 'an', 'any', 'some'], [...kinds, ...openers]));
  notation.words('OpenerKinds', each(['', 'any', 'generic'], openers.map(plural)));
  notation.rule('OpenerTexts = Text', (text: Quoted) => [text]);
  notation.rule('OpenerTexts = ( Texts<or> | Texts<and> )');
  const starts = (all: Quoted[]): Said => {
    const begins = or(...all.map((text): Said => ({ ask: 'start', of: { ...plainText(text), isOpener: true } })));
    return { ask: 'agreeing', of: [begins, ANYWAY] as never, undeniable: true };
  };
  notation.rule('EdgeText<start> = OpenerKind SuchAsOpener OpenerTexts', starts);
  notation.rule('Penalize = OpenerKinds SuchAsOpener OpenerTexts', starts);
}
