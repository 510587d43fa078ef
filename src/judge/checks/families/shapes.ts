import type { Notation } from '../grammar/notation.ts';
import type { Amount } from '../grammar/quantities.ts';
import type { Said } from '../form.ts';

/** Things whose shape the criterion shows. */
export function shapes(notation: Notation): void {
  const count = (ask: string) => (amount: Amount): Said => ({ ask, ...amount });
  notation.words('BracketedIn', ['in', 'within', 'inside', 'with', 'between', ...['represented', 'marked', 'enclosed', 'written', 'wrapped', 'surrounded', 'indicated', 'denoted', 'shown'].flatMap((one) => ['by', 'in', 'with', 'within', 'using'].map((link) => `${one} ${link}`))].flatMap((phrase) => ['', 'that are ', 'which are '].map((before) => `${before}${phrase} square brackets`)));
  notation.words('Placeholder', ['placeholder', 'placeholders']);
  notation.words('SquarePlaceholder', ['square-bracket', 'square-bracketed', 'square bracket', 'square bracketed'].flatMap((kind) => [`${kind} placeholder`, `${kind} placeholders`]));
  notation.rule('Special = Amount ( Placeholder BracketedIn | SquarePlaceholder )', count('placeholders'));
}
