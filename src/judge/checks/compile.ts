import type { ToolNames } from '../conversation.ts';
import type { Criterion } from '../criterion/criterion.ts';
import type { Check } from './check.ts';
import { compared } from './conversation/compared.ts';
import { besideEarlierTurns } from './conversation/earlier-turns.ts';
import { grounded } from './conversation/grounded.ts';
import { questions } from './conversation/questions.ts';
import { citations } from './data/citations.ts';
import { dates } from './data/dates.ts';
import { json } from './data/json.ts';
import { numbers } from './data/numbers.ts';
import { pattern } from './data/pattern.ts';
import { wholeNumber } from './data/whole-number.ts';
import { yaml } from './data/yaml.ts';
import { tokenize } from './grammar/tokens.ts';
import { language } from './language/language.ts';
import { userLanguage } from './language/user-language.ts';
import { bullets } from './markdown/bullets.ts';
import { codeBlocks } from './markdown/code-blocks.ts';
import { emphasis } from './markdown/emphasis.ts';
import { headingTitles } from './markdown/heading-titles.ts';
import { headings } from './markdown/headings.ts';
import { highlights } from './markdown/highlights.ts';
import { linkTargets } from './markdown/link-targets.ts';
import { links } from './markdown/links.ts';
import { numberedLists } from './markdown/numbered-lists.ts';
import { quotes } from './markdown/quotes.ts';
import { tableShape } from './markdown/table-shape.ts';
import { tables } from './markdown/tables.ts';
import { tags } from './markdown/tags.ts';
import { listedParts } from './parts/each-listed.ts';
import { partObjects } from './parts/each-object.ts';
import { inPart, isOfPart } from './parts/part.ts';
import { cardNumbers } from './privacy/card-numbers.ts';
import { email } from './privacy/email.ts';
import { ibans } from './privacy/ibans.ts';
import { identifiers } from './privacy/identifiers.ts';
import { ipAddresses } from './privacy/ip-addresses.ts';
import { phoneNumbers } from './privacy/phone-numbers.ts';
import { secrets } from './privacy/secrets.ts';
import type { Claim } from './reading/claim.ts';
import { readCondition } from './reading/condition.ts';
import { ascii } from './texts/ascii.ts';
import { casing } from './texts/casing.ts';
import { characters } from './texts/characters.ts';
import { differentAnswers } from './texts/different-answers.ts';
import { duplicates } from './texts/duplicates.ts';
import { edges } from './texts/edges.ts';
import { emoji } from './texts/emoji.ts';
import { empty } from './texts/empty.ts';
import { equality } from './texts/equality.ts';
import { letters } from './texts/letters.ts';
import { lines } from './texts/lines.ts';
import { markedSections } from './texts/marked-sections.ts';
import { paragraphs } from './texts/paragraphs.ts';
import { placeholders } from './texts/placeholders.ts';
import { postscripts } from './texts/postscripts.ts';
import { punctuation } from './texts/punctuation.ts';
import { repetition } from './texts/repetition.ts';
import { sentences } from './texts/sentences.ts';
import { text } from './texts/text.ts';
import { textLists } from './texts/text-lists.ts';
import { titles } from './texts/titles.ts';
import { words } from './texts/words.ts';
import { wrapped } from './texts/wrapped.ts';
import { toolArguments } from './tools/tool-arguments.ts';
import { toolChoice } from './tools/tool-choice.ts';
import { toolOrder } from './tools/tool-order.ts';
import { toolRepeats } from './tools/tool-repeats.ts';
import { toolResults } from './tools/tool-results.ts';
import { toolSchemas } from './tools/tool-schemas.ts';
import { tools } from './tools/tools.ts';

/** Every kind of check, each told in docs/checks.md. */
export const FAMILIES: readonly ((claim: Claim, knownTools: ToolNames | undefined) => Check | undefined)[] = [
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
  phoneNumbers,
  cardNumbers,
  ibans,
  ipAddresses,
  secrets,
  identifiers,
  tools,
  toolSchemas,
  toolOrder,
  toolChoice,
  toolRepeats,
  toolResults,
  toolArguments,
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
  pattern,
  yaml,
  dates,
  citations,
  numbers,
  tags,
  partObjects,
  listedParts,
  questions,
  userLanguage,
  grounded,
  compared,
  duplicates,
  empty,
  ascii,
  wholeNumber,
  headingTitles,
  tableShape,
  linkTargets,
];

/** Longer ones, in UTF-16 code units and in tokens, are a model's: nobody is to keep the process busy with reading. */
const longestCondition = 20_000;
const mostTokens = 500;

/**
 * The check that decides a criterion, or undefined when a word of it is not understood: then it is a model's to decide.
 * @param knownTools so that "the search tool" is known to name one; absent where there is no conversation yet
 */
export function compile(criterion: Criterion, knownTools?: ToolNames): Check | undefined {
  if (criterion.condition.length > longestCondition) return undefined;
  const tokens = tokenize(criterion.condition);
  if (!tokens || tokens.length > mostTokens) return undefined;
  return readCondition(criterion, tokens, (claim) => {
    const check = decide(claim, knownTools);
    return check?.plainFor === undefined || check.plainFor === criterion.polarity ? check : undefined;
  });
}

/** The check of every family that understands a claim. */
export const readingsOf = (claim: Claim, knownTools?: ToolNames): Check[] =>
  (isOfPart(claim) ? [inPart(claim)] : FAMILIES.map((family) => family(claim, knownTools))).filter(
    (check) => check !== undefined,
  );

function decide(claim: Claim, knownTools: ToolNames | undefined): Check | undefined {
  const checks = readingsOf(claim, knownTools);
  // A claim that two families read has two meanings.
  return checks.length === 1 ? besideEarlierTurns(claim, checks[0]!) : undefined;
}
