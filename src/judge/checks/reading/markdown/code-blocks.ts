import type { Check } from '../../check.ts';
import { isWord, readPhrase } from '../../grammar/tokens.ts';
import {
  CODE_BLOCK,
  codeBlocksCheck,
  LABELLED,
  LABELS,
  labelledCheck,
  UNLABELLED,
  wholeBlockCheck,
} from '../../markdown/code-blocks.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';

/** Checks whether, or how many, fenced code blocks are there, of any language or of those that are labelled with one. */
export function codeBlocks(claim: Claim): Check | undefined {
  const whole = readWholeBlock(claim);
  if (whole) return wholeBlockCheck(whole);
  const unlabelled = readContents(claim, UNLABELLED);
  if (unlabelled) return codeBlocksCheck(null, unlabelled);
  const quantity = readContents(claim, CODE_BLOCK);
  if (quantity) return codeBlocksCheck(undefined, quantity);
  for (const { language, unit } of LABELLED) {
    const asked = readContents(claim, unit);
    if (asked) return labelledCheck(language, unit, asked);
  }
  return undefined;
}

const ONE_BLOCK: readonly (readonly [string, string | undefined])[] = [undefined, ...Object.keys(LABELS)].flatMap(
  (language) =>
    ['a', 'one', 'a single'].flatMap((article) =>
      ['code block', 'fenced code block'].map(
        (noun) => [[article, language?.toLowerCase(), noun].filter(Boolean).join(' '), language] as const,
      ),
    ),
);

const ONLY = ['only', 'just', 'nothing but', 'solely'].map((word) => [word, null] as const);

/** Reads "is only a code block", "consists only of one Python code block"; undefined as language where none is named. */
function readWholeBlock({ relation, negated, object }: Claim): { language: string | undefined } | undefined {
  const only = relation === 'solely' ? { next: 0 } : readPhrase(object, 0, ONLY);
  const isSaid = ['solely', 'be', 'have', 'consist'].includes(relation) && !negated;
  const block = isSaid && only ? readPhrase(object, only.next, ONE_BLOCK) : undefined;
  // "Contains only one code block" may count them.
  if (relation === 'have' && !isWord(object[0], 'nothing') && !isWord(object[only?.next ?? 0], 'a')) return undefined;
  if (relation === 'have' && isWord(object[(only?.next ?? 0) + 1], 'single')) return undefined;
  return block?.next === object.length ? { language: block.value } : undefined;
}
