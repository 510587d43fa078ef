import type { Check } from '../../check.ts';
import { isMark, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { presence, type Quantity } from '../../quantity.ts';
import { titlesCheck } from '../../texts/titles.ts';
import type { Claim } from '../claim.ts';
import { denied } from '../denied.ts';
import { readExample } from '../example.ts';
import { readQuantity } from '../quantity.ts';
import type { Relation } from '../verbs.ts';

const phrases = (list: readonly string[]) => list.map((phrase) => [phrase, null] as const);

const TITLES = phrases(['title', 'titles']);

const THAT_IS = phrases(['that is', 'which is', 'that are', 'which are']);

const BRACKETS = ['double angle brackets', 'double angular brackets'];

const LINKS = ['in', 'inside', 'within', 'between'];

const ENCLOSED = phrases(
  BRACKETS.flatMap((brackets) => [
    ...LINKS.map((link) => `${link} ${brackets}`),
    ...['wrapped', 'enclosed', 'surrounded', 'placed', 'put', 'written'].flatMap((participle) =>
      [...LINKS, 'by', 'with'].map((link) => `${participle} ${link} ${brackets}`),
    ),
  ]),
);

/** What shows the brackets by an example. */
const FORMATTED = phrases([
  'formatted as',
  'written as',
  'in the form',
  'in the form of',
  'in the format',
  'in the format of',
]);

/** Checks whether there is a title in double angle brackets, "<<like this>>". Any other title is a model's to find. */
export function titles({ relation, negated, object, isFault }: Claim): Check | undefined {
  const found = RELATIONS.includes(relation) ? readTitle(object) : undefined;
  const asked = found && negated ? denied(found.value, isFault) : found?.value;
  return found?.next === object.length && asked ? titlesCheck(asked) : undefined;
}

const RELATIONS: readonly Relation[] = ['have', 'use', 'give'];

const ARTICLE = [['a', presence]] as const;

/** Reads "a title wrapped in double angle brackets": whether there is to be one, or none. */
function readTitle(tokens: readonly Token[]): Reading<Quantity> | undefined {
  const quantity = readPhrase(tokens, 0, ARTICLE) ?? readQuantity(tokens, 0);
  const title = quantity && readPhrase(tokens, quantity.next, TITLES);
  if (!title || !(quantity.value.max === 0 || (quantity.value.min === 1 && quantity.value.max === Infinity)))
    return undefined;
  const comma = isMark(tokens[title.next], ',') ? title.next + 1 : title.next;
  const at = readPhrase(tokens, comma, THAT_IS)?.next ?? comma;
  const enclosed = readPhrase(tokens, at, ENCLOSED);
  if (enclosed)
    return { value: quantity.value, next: readExample(tokens, enclosed.next, readWrapped)?.next ?? enclosed.next };
  const formatted = readPhrase(tokens, at, FORMATTED);
  const shown = formatted && readWrapped(tokens, formatted.next);
  return shown && { value: quantity.value, next: shown.next };
}

/** Reads "<<title>>". */
function readWrapped(tokens: readonly Token[], at: number): Reading<null> | undefined {
  let next = afterDouble(tokens, at, '<');
  while (next !== undefined && tokens[next]?.kind === 'word') next += 1;
  const end = next === undefined ? undefined : afterDouble(tokens, next, '>');
  return end === undefined ? undefined : { value: null, next: end };
}

const afterDouble = (tokens: readonly Token[], at: number, mark: string): number | undefined =>
  isMark(tokens[at], mark) && isMark(tokens[at + 1], mark) ? at + 2 : undefined;
