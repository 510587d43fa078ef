import type { Check } from '../../check.ts';
import { emphasisCheck, KINDS, styled } from '../../markdown/emphasis.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';

/** Said of the style as such, whether there is any. */
const SOME = ['text', 'formatting', 'font', 'type', 'markdown'];

const SAID = {
  strong: ['bold', 'markdown bold', 'text in bold', 'any text in bold', ...styled(['bold', 'any bold'], SOME)],
  em: ['markdown italics', 'text in italics', 'any text in italics', ...styled(['italic', 'any italic'], SOME)],
};

/** Checks whether, or how many, passages are bold or italic. */
export function emphasis(claim: Claim): Check | undefined {
  for (const { style, unit } of KINDS) {
    const quantity = readContents(claim, unit, SAID[style]);
    if (quantity) return emphasisCheck(unit.plural, quantity);
  }
  return undefined;
}
