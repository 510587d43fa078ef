import type { Check } from '../check.ts';
import { readAmount, type Unit } from '../reading/amount.ts';
import type { Claim } from '../reading/claim.ts';
import { afterPhrase, isMark, type Reading, readPhrase, type Token } from '../reading/tokens.ts';
import { textCountCheck } from '../text-count.ts';
import { readDivider, splitAt } from './divider.ts';
import { blocksIn, paragraphsIn } from './paragraph-split.ts';

const PARAGRAPH: Unit = { singular: 'paragraph', plural: 'paragraphs', isLength: true };

/** How many paragraphs a reader sees. */
export const countParagraphs = (text: string): number => paragraphsIn(text).length;

/**
 * Checks on the number of paragraphs. Where the criterion says what stands between them, that alone decides: then a heading
 * between two blank lines counts as well.
 */
export function paragraphs(given: Claim): Check | undefined {
  const claim = withPlainOne(asConsisting(given));
  const plain = readAmount(claim, PARAGRAPH);
  if (plain) return textCountCheck('paragraphs', PARAGRAPH, plain.quantity, countParagraphs);
  for (let at = 1; at < claim.object.length; at += 1) {
    const separation = readSeparation(claim.object, at);
    const amount =
      separation?.next === claim.object.length
        ? readAmount({ ...claim, object: claim.object.slice(0, at) }, PARAGRAPH)
        : undefined;
    if (amount) return separatedCheck(amount.quantity, separation!.value);
  }
  return undefined;
}

const ARRANGED: readonly (readonly [string, null])[] = [
  ...['divided into', 'split into', 'organized into', 'organised into', 'structured into', 'structured in'],
  ...['written in', 'written as', 'in'],
].map((phrase) => [phrase, null]);

/** "Is divided into 3 paragraphs" says that it consists of them. */
function asConsisting(claim: Claim): Claim {
  const next = claim.relation === 'be' ? readPhrase(claim.object, 0, ARRANGED)?.next : undefined;
  return next === undefined ? claim : { ...claim, relation: 'consist', object: claim.object.slice(next) };
}

/** "A single paragraph" is one; what "not a single" means of a whole response nobody can tell. */
function withPlainOne(claim: Claim): Claim {
  const next = claim.negated ? undefined : afterPhrase(claim.object, 0, 'a single');
  return next === undefined ? claim : { ...claim, object: [{ kind: 'number', value: 1 }, ...claim.object.slice(next)] };
}

const SEPARATED: readonly (readonly [string, null])[] = ['separated', 'divided', 'split'].flatMap((participle) =>
  ['by', 'with', 'using'].map((link) => [`${participle} ${link}`, null] as const),
);
const BLANK_LINES: readonly (readonly [string, null])[] = ['blank', 'empty'].flatMap((adjective) =>
  [`a ${adjective} line`, `one ${adjective} line`, `${adjective} lines`].map((name) => [name, null] as const),
);

/** Reads "[,] separated by blank lines" or "… by the markdown divider ***": null for blank lines, else the divider. */
function readSeparation(tokens: readonly Token[], at: number): Reading<string | null> | undefined {
  const participle = readPhrase(tokens, isMark(tokens[at], ',') ? at + 1 : at, SEPARATED);
  return participle && (readPhrase(tokens, participle.next, BLANK_LINES) ?? readDivider(tokens, participle.next));
}

function separatedCheck(quantity: Parameters<typeof textCountCheck>[2], divider: string | null): Check {
  const between = divider === null ? 'between blank lines' : `between dividers "${divider}"`;
  const unit = { ...PARAGRAPH, singular: `part ${between}`, plural: `parts ${between}` };
  return textCountCheck('paragraphs', unit, quantity, (text) =>
    divider === null ? blocksIn(text).length : splitAt(text, divider).length,
  );
}
