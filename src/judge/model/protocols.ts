import { splitSentences } from '../checks/texts/sentence-split.ts';
import type { Criterion } from '../criterion/criterion.ts';

/** A list that a judge writes before its label, so that the label is not guessed from a general impression. */
export type Listing = 'points' | 'claims';

/**
 * Asked directly whether something is left out, a model finds half of the cases. If it lists the source's points first, it
 * finds three quarters (judging.md, 2).
 */
const COMPLETENESS = [
  /\bleav(?:es?|ing) (?:\S+ ){0,7}?out\b|\b(?:is|are|was|were|be|been) left out\b/iu,
  /\bomit(?:s|ted|ting)?\b|\bomissions?\b/iu,
  /\b(?:gives?|giving|contains?|provides?|tells?|states?|covers?|covering|mentions?|includes?|including|captures?|conveys?|summari[sz]es?|reports?|retains?|addresses|answers?|lists?)(?: (?!in\b)\S+){0,2} (?:all|every|everything)\b/iu,
  /\b(?:all|every|each)(?: of)?(?: the)? (?:key|main|important|relevant|essential|major|necessary|required|central|critical|significant|material) \S+/iu,
  /\b(?:misses|missing|skips?|forgets?|neglects?|fails to (?:mention|include|cover|address)) (?:\S+ ){0,2}(?:key|main|important|relevant|essential|major|necessary|required|critical|points?|facts?|details?|information|parts?|steps?)\b/iu,
  /\b(?:key|main|important|relevant|essential|necessary|required) (?:\S+ ){1,3}(?:is|are) (?:missing|omitted|absent)\b/iu,
  /\bcompleteness\b|\bcomplete (?:answers?|summar(?:y|ies)|accounts?|coverage|pictures?|responses?|lists?|overviews?|explanations?)\b|\bis (?:in)?complete\b/iu,
  /\bcomprehensive(?:ly|ness)?\b|\bexhaustive(?:ly)?\b/iu,
];

/** A response is checked claim by claim if the criterion asks whether a source contains all of it. */
const SOURCE =
  '(?:sources?|contexts?|documents?|passages?|articles?|(?:source|given|original) texts?|transcripts?|excerpts?|materials?|evidence|knowledge base|(?:search|tool|function|retrieval|retrieved) (?:results?|outputs?|documents?|passages?|contexts?)|retrieved \\S+|(?:given|provided|supplied) \\S+)';
const FAITHFULNESS = [
  /\bfaithful(?:ly|ness)?\b|\bhallucinat\w*/iu,
  /\b(?:fabricat|invent)(?:s|ed|es|ing|ions?)?\b|\bma(?:ke|kes|king|de)(?: \S+){0,2}[ -]up\b(?! of\b)/iu,
  /\b(?:un)?grounded(?:ness)?\b|\bgrounds (?:its|the|all|every)\b/iu,
  /\b(?:un|not |in)supported\b|\bsupported by\b|\bunsubstantiated\b|\bunverifiable\b/iu,
  new RegExp(`\\b(?:only|nothing|no \\S+|solely|exclusively|strictly)\\b.{0,60}\\b${SOURCE}`, 'iu'),
  new RegExp(
    `\\b(?:contradicts?|contradicting|goes beyond|go beyond|beyond what|deviates? from|consistent with|inconsistent with|true to|sticks? to|adheres? to|backed by|attributable to|entailed by)\\b.{0,40}\\b${SOURCE}`,
    'iu',
  ),
  new RegExp(
    `\\b${SOURCE} (?:does|do|did)(?: not|n't) (?:\\S+ )?(?:support|say|state|contain|hold|mention|back|imply)\\b`,
    'iu',
  ),
  new RegExp(`\\b(?:not|n't|never|nowhere)\\b(?!.{0,20}\\banswer).{0,40}\\b(?:in|by|from)\\b.{0,20}\\b${SOURCE}`, 'iu'),
];

/** The lists that a judge must write for a criterion, in order; most criteria need none. */
export function listingsFor({ condition }: Criterion): Listing[] {
  // Further sentences describe how to count, and exceptions.
  const [first = condition] = splitSentences(condition);
  const isAbout = (patterns: RegExp[]) => patterns.some((pattern) => pattern.test(first));
  const listings: Listing[] = [];
  if (isAbout(COMPLETENESS)) listings.push('points');
  if (isAbout(FAITHFULNESS)) listings.push('claims');
  return listings;
}
