import type { Check } from '../../check.ts';
import { citationsCheck, sourcesCheck } from '../../data/citations.ts';
import { isMark, isWord, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';
import { readExample } from '../example.ts';

const CITATION = {
  singular: 'citation',
  plural: 'citations',
  aliases: [
    ...['numbered', 'numeric', 'numerical', 'bracketed', 'inline', 'in-text', 'inline numbered'].flatMap(
      (adjective) => [
        `${adjective} citation`,
        `${adjective} citations`,
        `${adjective} reference`,
        `${adjective} references`,
      ],
    ),
    ...['reference', 'references', 'citation marker', 'citation markers'],
  ],
  isLength: false,
};

const SOURCE = { singular: 'source', plural: 'sources', aliases: ['reference', 'references'], isLength: false };

/**
 * Checks whether, or how many, citations in the form "[1]" are there, for a criterion that shows this form. "[1, 2]" and "[1-3]"
 * hold several. Within code there are none, and "[^1]" is a footnote. A Markdown link "[1](…)", an entry of a list of sources
 * ("[1] Smith", at the beginning of a line) and a year may be one or not.
 */
export function citations(claim: Claim): Check | undefined {
  const plain = withoutForm(claim.object);
  if (!plain) return undefined;
  if (claim.relation === 'cite') {
    const cited = readContents({ ...claim, relation: 'have', object: withoutOwner(plain) }, SOURCE);
    return cited && sourcesCheck(cited);
  }
  const asked = readContents({ ...claim, object: plain }, CITATION);
  return asked && citationsCheck(asked);
}

const FORMS = [
  ...['in the form', 'of the form', 'in the format', 'in the style', 'in the form of', 'as', 'with', 'using', 'in'],
  ...['formatted as', 'written as', 'marked as', 'styled as'],
].map((phrase) => [phrase, null] as const);

/** "[Smith 2020]" is a citation in square brackets, too. */
const BRACKETS = ['with a number', 'with numbers', 'as a number', 'as numbers'].flatMap((number) =>
  ['in square brackets', 'in brackets'].flatMap((place) => [
    [`${number} ${place}`, null] as const,
    [`${place} ${number}`, null] as const,
  ]),
);

/** Without "in the form [1]", "like [1]", "(e.g. [1])", "with a number in square brackets", which must end it. */
function withoutForm(tokens: readonly Token[]): readonly Token[] | undefined {
  for (let at = 1; at < tokens.length; at += 1) {
    const form = readPhrase(tokens, at, FORMS);
    const shown =
      readExample(tokens, at, readShown) ??
      (form && readShown(tokens, form.next)) ??
      readShown(tokens, at) ??
      readPhrase(tokens, at, BRACKETS);
    if (shown?.next === tokens.length) return tokens.slice(0, at);
  }
  return undefined;
}

/** "[1]", "[n]", and the same as a quotation. */
function readShown(tokens: readonly Token[], at: number): Reading<null> | undefined {
  const token = tokens[at];
  if (token?.kind === 'quoted')
    return /^\[(?:\d{1,2}|n|x|#|number)\]$/iu.test(token.text) ? { value: null, next: at + 1 } : undefined;
  const inner = tokens[at + 1];
  const isNumber =
    inner?.kind === 'number' || isMark(inner, '#') || ['n', 'x', 'number'].some((word) => isWord(inner, word));
  const isShown = isMark(token, '[') && isNumber && isMark(tokens[at + 2], ']');
  if (!isShown) return undefined;
  return { value: null, next: afterMore(tokens, at + 3) };
}

/** ", [2]" and "etc." after it. */
function afterMore(tokens: readonly Token[], at: number): number {
  const comma = isMark(tokens[at], ',') ? at + 1 : at;
  if (isWord(tokens[comma], 'etc')) return isMark(tokens[comma + 1], '.') ? comma + 2 : comma + 1;
  const isNext = isMark(tokens[comma], '[') && tokens[comma + 1]?.kind === 'number' && isMark(tokens[comma + 2], ']');
  return isNext && comma > at ? afterMore(tokens, comma + 3) : at;
}

/** "its sources", "the sources" */
const withoutOwner = (tokens: readonly Token[]) =>
  ['its', 'the', 'their'].some((word) => isWord(tokens[0], word)) ? tokens.slice(1) : tokens;
