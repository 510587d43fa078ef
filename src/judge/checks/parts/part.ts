import type { Subject } from '../../conversation.ts';
import type { Check, CheckResult } from '../check.ts';
import type { Claim } from '../reading/claim.ts';
import type { ResponsePart } from '../reading/subject-phrase.ts';
import { inMessage, spoken } from '../spoken.ts';
import { characters } from '../texts/characters.ts';
import { edges } from '../texts/edges.ts';
import { paragraphsIn } from '../texts/paragraph-split.ts';
import { sentences } from '../texts/sentences.ts';
import { text } from '../texts/text.ts';
import { words } from '../texts/words.ts';

/** What can be said of one paragraph as of a whole response. */
const FAMILIES = [words, sentences, characters, text, edges];

interface ClaimOfPart extends Claim {
  about: ResponsePart;
}

/** Whether a claim speaks of a part of the response, which no family of the whole understands. */
export const isOfPart = (claim: Claim): claim is ClaimOfPart => typeof claim.about === 'object';

/** Checks on one paragraph: "paragraph 2 starts with 'x'", "the last paragraph has at most 50 words". */
export function inPart(claim: ClaimOfPart): Check | undefined {
  const checks = FAMILIES.map((family) => family({ ...claim, about: 'response' })).filter(
    (check) => check !== undefined,
  );
  const [check] = checks;
  return check && checks.length === 1 ? partCheck(check, claim.about.paragraphAt, claim.negated) : undefined;
}

function partCheck({ what, asked, run }: Check, paragraphAt: number, negated: boolean): Check {
  const name = paragraphAt < 0 ? 'the last paragraph' : `paragraph ${paragraphAt + 1}`;
  return {
    name: 'nth-paragraph',
    what: `${what} in ${name}`,
    asked: `${asked} in ${name}`,
    reads: 'text',
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const all = paragraphsIn(said.text);
      const part = all.at(paragraphAt);
      if (part === undefined) return missing(all.length, negated, said.index);
      const result = run(withText(subject, said.index, part));
      return typeof result.holds !== 'boolean'
        ? result
        : { ...result, found: result.found.replace(/^The response /, 'It ') };
    },
  };
}

/** What is asked of a paragraph asks for the paragraph, too; what is denied of one that is not there is left open. */
function missing(count: number, negated: boolean, index: number): CheckResult {
  const found = `The response has ${count === 0 ? 'no paragraph' : count === 1 ? 'only 1 paragraph' : `only ${count} paragraphs`}`;
  if (negated) return { holds: null, reason: `${found}, so the criterion does not apply.` };
  return { holds: false, nearness: 0, distance: 1, found, evidence: [inMessage(index)] };
}

/** The same subject, its answer's text replaced by a part of it. */
const withText = (subject: Subject, index: number, part: string): Subject => ({
  ...subject,
  conversation: {
    ...subject.conversation,
    turns: subject.conversation.turns.map((turn) => (turn.index === index ? { ...turn, text: part } : turn)),
  },
});
