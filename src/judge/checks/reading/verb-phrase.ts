import { afterPhrase, readPhrase, type Token } from '../grammar/tokens.ts';
import type { Claim, Count, Denial } from './claim.ts';
import { readModal } from './modals.ts';
import type { About } from './subject-phrase.ts';
import { type Relation, type VerbForm, verbs } from './verbs.ts';

/** "has …", "does not have …", "must have …", "never mentions …" */
export function predicate(tokens: readonly Token[], at: number, count: Count, about: About): Claim | undefined {
  const modal = readModal(tokens, at, count);
  if (modal) {
    const claim = verb(tokens, modal.next, ['base'], about, modal.value, count);
    return claim && { ...claim, manner: { ...claim.manner, isModal: true } };
  }
  const forms: VerbForm[] = [count === 'singular' ? 'third' : 'plural', 'past'];
  const never = afterPhrase(tokens, at, 'never');
  return verb(tokens, never ?? at, forms, about, never === undefined ? undefined : 'never', count);
}

/** Reads a verb in one of these forms, and what follows as its object. */
export function verb(
  tokens: readonly Token[],
  at: number,
  forms: readonly VerbForm[],
  about: About,
  denied: Denial | undefined,
  count?: Count,
): Claim | undefined {
  const form = forms.find((one) => readPhrase(tokens, at, verbs[one]));
  const found = form && readPhrase(tokens, at, verbs[form]);
  if (!found) return undefined;
  const { value: relation, next } = found;
  const notAfterBe = relation === 'be' ? afterPhrase(tokens, next, 'not') : undefined;
  if (notAfterBe !== undefined && denied) return undefined;
  const denial = notAfterBe === undefined ? denied : 'not';
  const object = tokens.slice(notAfterBe ?? next);
  return { about, relation, negated: denial !== undefined, object, manner: { count, form, denial } };
}

/** "containing …", "not containing …" */
export function participle(tokens: readonly Token[], at: number, about: About, denied?: Denial): Claim | undefined {
  const not = denied ? undefined : afterPhrase(tokens, at, 'not');
  return verb(tokens, not ?? at, ['gerund'], about, not === undefined ? denied : 'not');
}

const AVOIDING: readonly Relation[] = ['avoid', 'lack', 'miss'];

/** Whether its verb denies what follows: "avoids X", "omits the word X". */
export const isAvoiding = (claim: Claim): boolean =>
  AVOIDING.includes(claim.relation) || (claim.relation === 'omit' && !mayBeArgument(claim));

/** Whether what is omitted may be an argument of a tool call. */
const mayBeArgument = ({ object }: Claim) =>
  object[0]?.kind === 'quoted' ||
  object.some((token) =>
    token.kind === 'word' ? OF_ARGUMENTS.includes(token.text) : token.kind === 'quoted' && token.mark === '`',
  );
const OF_ARGUMENTS = [
  ...['argument', 'arguments', 'parameter', 'parameters', 'field', 'fields', 'required', 'optional', 'tool'],
];

/** "avoids X" denies "uses X"; "avoids mentioning X" denies "mentions X". "Is missing a comma" may be of good spelling. */
export function avoided({ about, relation, negated, object, manner }: Claim): Claim | undefined {
  const isOfText = object.some(({ kind }) => kind === 'quoted');
  if (negated || (relation === 'miss' && !isOfText)) return undefined;
  const denied = { ...manner, denial: relation === 'avoid' ? 'avoid' : 'lack' } as const;
  const inner = verb(object, 0, ['gerund'], about, 'avoid');
  if (inner) return inner.relation === 'avoid' ? undefined : { ...inner, manner: denied };
  return { about, relation: 'use', negated: true, object, manner: denied };
}
