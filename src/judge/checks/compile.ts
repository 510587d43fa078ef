import type { ToolNames } from '../conversation.ts';
import type { Criterion } from '../criterion/criterion.ts';
import type { Check } from './check.ts';
import { tokenize } from './grammar/tokens.ts';
import { cardNumbers } from './privacy/card-numbers.ts';
import { ibans } from './privacy/ibans.ts';
import { identifiers } from './privacy/identifiers.ts';
import { ipAddresses } from './privacy/ip-addresses.ts';
import { phoneNumbers } from './privacy/phone-numbers.ts';
import { secrets } from './privacy/secrets.ts';
import type { Claim } from './reading/claim.ts';
import { readCondition } from './reading/condition.ts';
import { compared } from './reading/conversation/compared.ts';
import { besideEarlierTurns } from './reading/conversation/earlier-turns.ts';
import { grounded } from './reading/conversation/grounded.ts';
import { questions } from './reading/conversation/questions.ts';
import { citations } from './reading/data/citations.ts';
import { dates } from './reading/data/dates.ts';
import { json } from './reading/data/json.ts';
import { numbers } from './reading/data/numbers.ts';
import { pattern } from './reading/data/pattern.ts';
import { wholeNumber } from './reading/data/whole-number.ts';
import { yaml } from './reading/data/yaml.ts';
import { language } from './reading/language/language.ts';
import { userLanguage } from './reading/language/user-language.ts';
import { bullets } from './reading/markdown/bullets.ts';
import { codeBlocks } from './reading/markdown/code-blocks.ts';
import { emphasis } from './reading/markdown/emphasis.ts';
import { headingTitles } from './reading/markdown/heading-titles.ts';
import { headings } from './reading/markdown/headings.ts';
import { highlights } from './reading/markdown/highlights.ts';
import { linkTargets } from './reading/markdown/link-targets.ts';
import { links } from './reading/markdown/links.ts';
import { numberedLists } from './reading/markdown/numbered-lists.ts';
import { quotes } from './reading/markdown/quotes.ts';
import { tableShape } from './reading/markdown/table-shape.ts';
import { tables } from './reading/markdown/tables.ts';
import { tags } from './reading/markdown/tags.ts';
import { listedParts } from './reading/parts/each-listed.ts';
import { partObjects } from './reading/parts/each-object.ts';
import { inPart, isOfPart } from './reading/parts/part.ts';
import { email } from './reading/privacy/email.ts';
import { sightingFamily } from './reading/privacy/sightings.ts';
import { ascii } from './reading/texts/ascii.ts';
import { casing } from './reading/texts/casing.ts';
import { characters } from './reading/texts/characters.ts';
import { differentAnswers } from './reading/texts/different-answers.ts';
import { duplicates } from './reading/texts/duplicates.ts';
import { edges } from './reading/texts/edges.ts';
import { emoji } from './reading/texts/emoji.ts';
import { empty } from './reading/texts/empty.ts';
import { equality } from './reading/texts/equality.ts';
import { letters } from './reading/texts/letters.ts';
import { lines } from './reading/texts/lines.ts';
import { markedSections } from './reading/texts/marked-sections.ts';
import { paragraphs } from './reading/texts/paragraphs.ts';
import { placeholders } from './reading/texts/placeholders.ts';
import { postscripts } from './reading/texts/postscripts.ts';
import { punctuation } from './reading/texts/punctuation.ts';
import { repetition } from './reading/texts/repetition.ts';
import { sentences } from './reading/texts/sentences.ts';
import { text } from './reading/texts/text.ts';
import { textLists } from './reading/texts/text-lists.ts';
import { titles } from './reading/texts/titles.ts';
import { words } from './reading/texts/words.ts';
import { wrapped } from './reading/texts/wrapped.ts';
import { toolArguments } from './reading/tools/tool-arguments.ts';
import { toolChoice } from './reading/tools/tool-choice.ts';
import { toolOrder } from './reading/tools/tool-order.ts';
import { toolRepeats } from './reading/tools/tool-repeats.ts';
import { toolResults } from './reading/tools/tool-results.ts';
import { toolSchemas } from './reading/tools/tool-schemas.ts';
import { tools } from './reading/tools/tools.ts';

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
  ...[phoneNumbers, cardNumbers, ibans, ipAddresses, secrets, identifiers].map(sightingFamily),
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
