import type { ToolNames } from '../conversation.ts';
import type { Criterion } from '../criterion.ts';
import { createMemory } from '../remembered.ts';
import { bullets } from './bullets.ts';
import { casing } from './casing.ts';
import { characters } from './characters.ts';
import type { Check } from './check.ts';
import type { Claim } from './claim.ts';
import { codeBlocks } from './code-blocks.ts';
import { readCondition } from './condition.ts';
import { differentAnswers } from './different-answers.ts';
import { edges } from './edges.ts';
import { email } from './email.ts';
import { emoji } from './emoji.ts';
import { emphasis } from './emphasis.ts';
import { equality } from './equality.ts';
import { headings } from './headings.ts';
import { highlights } from './highlights.ts';
import { json } from './json.ts';
import { language } from './language.ts';
import { letters } from './letters.ts';
import { lines } from './lines.ts';
import { links } from './links.ts';
import { markedSections } from './marked-sections.ts';
import { numberedLists } from './numbered-lists.ts';
import { paragraphs } from './paragraphs.ts';
import { inPart, isOfPart } from './part.ts';
import { placeholders } from './placeholders.ts';
import { postscripts } from './postscripts.ts';
import { punctuation } from './punctuation.ts';
import { quotes } from './quotes.ts';
import { repetition } from './repetition.ts';
import { sentences } from './sentences.ts';
import { tables } from './tables.ts';
import { text } from './text.ts';
import { textLists } from './text-lists.ts';
import { titles } from './titles.ts';
import { tokenize } from './tokens.ts';
import { tools } from './tools.ts';
import { words } from './words.ts';
import { wrapped } from './wrapped.ts';

const FAMILIES: readonly ((claim: Claim, knownTools: ToolNames | undefined) => Check | undefined)[] = [
  words,
  sentences,
  characters,
  text,
  textLists,
  edges,
  equality,
  repetition,
  wrapped,
  letters,
  casing,
  language,
  punctuation,
  emoji,
  json,
  bullets,
  email,
  tools,
  paragraphs,
  lines,
  titles,
  postscripts,
  placeholders,
  markedSections,
  differentAnswers,
  tables,
  quotes,
  numberedLists,
  links,
  highlights,
  headings,
  emphasis,
  codeBlocks,
];

/** Longer ones, in UTF-16 code units and in tokens, are a model's: nobody is to keep the process busy with reading. */
const longestCondition = 20_000;
const mostTokens = 500;

/**
 * The check that decides a criterion, or undefined when a word of it is not understood: then it is a model's to decide.
 * @param knownTools so that "the search tool" is known to name one; absent where there is no conversation yet
 */
export function compile(criterion: Criterion, knownTools?: ToolNames): Check | undefined {
  if (!hasPlainPrefix(criterion) || criterion.condition.length > longestCondition) return undefined;
  const tokens = tokenize(criterion.condition);
  if (!tokens || tokens.length > mostTokens) return undefined;
  return readCondition(criterion, tokens, (claim) => decide(claim, knownTools));
}

/** The check of every family that understands a claim. */
export const readingsOf = (claim: Claim, knownTools?: ToolNames): Check[] =>
  (isOfPart(claim) ? [inPart(claim)] : FAMILIES.map((family) => family(claim, knownTools))).filter(
    (check) => check !== undefined,
  );

function decide(claim: Claim, knownTools: ToolNames | undefined): Check | undefined {
  const checks = readingsOf(claim, knownTools);
  // A claim that two families read has two meanings.
  return checks.length === 1 ? checks[0] : undefined;
}

/** "Rewards" is as good as "Reward"; "Rewarding" or "Passes iffy" is no word that we know. */
export const hasPlainPrefix = ({ text: whole, prefix, scale }: Criterion) =>
  (scale === 'graded' ? /^s?:?\s/u : /^:?\s/u).test(whole.slice(prefix.length));

/** Compiles a criterion once for many judgments. */
export function createCompiler(mostRemembered?: number) {
  const remembered = createMemory<Check | undefined>(mostRemembered);
  return (criterion: Criterion, knownTools: ToolNames): Check | undefined =>
    remembered(JSON.stringify([criterion.text, ...[...knownTools].sort()]), () => compile(criterion, knownTools));
}
