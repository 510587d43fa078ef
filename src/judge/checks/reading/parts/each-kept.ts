import { isWord, type Reading, type Token } from '../../grammar/tokens.ts';
import type { PartShare } from '../../parts/part-kind.ts';
import { isBare } from '../../quantity.ts';
import { attributeOf, type PartReader } from '../part-attribute.ts';
import { type ResponsePart, readPartName } from '../part-names.ts';
import { readPart } from '../part-phrase.ts';
import { readQuantity } from '../quantity.ts';
import type { Relation } from '../verbs.ts';

/** "[keeps] every sentence under 20 words", "[limits] each paragraph to 3 sentences" */
export const kept: PartReader = ({ object, negated, relation }) => {
  const subject = negated ? undefined : readPart(object, 0);
  if (!subject || !isAll(subject.value)) return undefined;
  const { value: about, next } = subject;
  const part: ResponsePart = about.which === 'bare' ? { ...about, which: 'plural' } : about;
  const to = isWord(object[next], 'to');
  if (!to) {
    const said = relation === 'keep' ? attributeOf(object.slice(next), part) : undefined;
    return said?.relation === 'be' && !said.negated ? said : undefined;
  }
  // "Keeps each paragraph to 3 sentences" may mean exactly so many.
  const quantity = readQuantity(object, next + 1)?.value;
  const isPlain = relation === 'confine' || (quantity && !isBare(quantity)) || isWord(object.at(-2), 'or');
  if (!isPlain) return undefined;
  return { about: part, relation: 'limit', negated: false, object: object.slice(next + 1), manner: {} };
};

const ALL: readonly (number | PartShare)[] = ['all', 'plural', 'bare'];

const isAll = ({ which }: ResponsePart) => typeof which === 'number' || ALL.includes(which);

/** "[starts] each line with 'x'", "[does not end] any sentence with 'x'" */
export const begun: PartReader = (claim) => {
  const relation: Relation = claim.relation === 'startParts' ? 'start' : 'end';
  const { object, negated } = claim;
  const subject = readBegun(object);
  if (!subject || !isWord(object[subject.next], 'with')) return undefined;
  const { value: part, next } = subject;
  const said = { ...claim, relation, object: object.slice(next + 1) };
  if (typeof part.which === 'number') return { ...said, about: part };
  const which = negated ? DENIED_SHARES[asKey(part.which)] : SHARES[asKey(part.which)];
  return which && { ...said, negated: false, about: { ...part, which } };
};

/** "Starts a sentence with 'x'" */
function readBegun(tokens: readonly Token[]): Reading<ResponsePart> | undefined {
  const named = isWord(tokens[0], 'a') ? readPartName(tokens, 1) : undefined;
  return named?.value.count === 'singular'
    ? { value: { kind: named.value.kind, which: 'some', counts: ['singular'] }, next: named.next }
    : readPart(tokens, 0);
}

const asKey = (which: PartShare) => (typeof which === 'string' ? which : 'counted');

/** "Does not start each line with 'x'" may deny some or all. */
const DENIED_SHARES: Readonly<Record<string, PartShare>> = { some: 'none', plural: 'none', bare: 'none' };

const SHARES: Readonly<Record<string, PartShare>> = {
  all: 'all',
  some: 'some',
  none: 'none',
  plural: 'plural',
  bare: 'plural',
};
