import type { Check } from '../../check.ts';
import { combined } from '../../combined.ts';
import { isMark, isWord } from '../../grammar/tokens.ts';
import type { PartKind } from '../../parts/part-kind.ts';
import type { Claim } from '../claim.ts';
import { bullets } from '../markdown/bullets.ts';
import { headings } from '../markdown/headings.ts';
import { numberedLists } from '../markdown/numbered-lists.ts';
import { attributeOf } from '../part-attribute.ts';
import { readPartName } from '../part-names.ts';
import { withoutPlace } from '../place.ts';
import { readQuantity } from '../quantity.ts';
import { lines } from '../texts/lines.ts';
import { paragraphs } from '../texts/paragraphs.ts';
import { sentences } from '../texts/sentences.ts';
import type { Relation } from '../verbs.ts';
import { inPart } from './part.ts';

const COUNTED: Partial<Record<PartKind, (claim: Claim) => Check | undefined>> = {
  paragraph: paragraphs,
  sentence: sentences,
  line: lines,
  bullet: bullets,
  numbered: numberedLists,
  heading: headings,
};

const LISTED: readonly Relation[] = ['have', 'use', 'consist'];

/** Checks on so many parts, and on each of them: "has three bullet points, each under 10 words". */
export function listedParts(claim: Claim): Check | undefined {
  if (typeof claim.about === 'object' || claim.negated || !LISTED.includes(claim.relation)) return undefined;
  const object = withoutPlace(claim.object);
  const each = object.findIndex((token) => isWord(token, 'each'));
  if (each < 1) return undefined;
  const head = object.slice(0, isMark(object[each - 1], ',') ? each - 1 : each);
  const named = head.map((_, at) => readPartName(head, at)).find((found) => found?.next === head.length);
  // "No bullet points, each under 20 words", "a bullet point, each …" say something of nothing, or of more than one.
  if (named?.value.count !== 'plural' || readQuantity(head, 0)?.value.max === 0) return undefined;
  const count = COUNTED[named.value.kind]?.({ ...claim, object: head });
  const said =
    count && attributeOf(object.slice(each + 1), { kind: named.value.kind, which: 'all', counts: ['singular'] });
  const check = said && inPart({ ...said, isFault: claim.isFault === true });
  return check && combined('and', [count, check]);
}
