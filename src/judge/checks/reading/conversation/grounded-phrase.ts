import type { Grounded } from '../../conversation/grounded-phrase.ts';
import type { Source } from '../../conversation/grounded-sources.ts';
import type { Kind } from '../../conversation/grounding.ts';
import { afterPhrase, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { isBare, presence, type Quantity } from '../../quantity.ts';
import type { Claim } from '../claim.ts';
import { denied } from '../denied.ts';
import { readQuantity } from '../quantity.ts';
import type { Relation } from '../verbs.ts';
import { readSource } from './grounded-sources.ts';

type Table<T> = readonly (readonly [string, T])[];

const pairs = <T>(list: readonly string[], value: T): Table<T> => list.map((phrase) => [phrase, value]);

interface Noun {
  kind: Kind;
  isPlural: boolean;
}

const NAMES: Record<Kind, readonly string[]> = {
  quotation: [
    ...['', 'direct ', 'verbatim ', 'literal '].flatMap((adjective) => [`${adjective}quotation`, `${adjective}quote`]),
    ...['quoted passage', 'quoted text', 'quoted sentence', 'quoted phrase'],
  ],
  number: ['number', 'numerical value', 'numeric value', 'numeral'],
  URL: ['url', 'web address'],
  link: ['link', 'hyperlink', 'web link'],
};

const pluralOf = (name: string) => (name.endsWith('address') ? `${name}es` : `${name}s`);

const NOUNS: Table<Noun> = (Object.keys(NAMES) as Kind[]).flatMap((kind) =>
  NAMES[kind].flatMap(
    (name): Table<Noun> => [
      [name, { kind, isPlural: false }],
      [pluralOf(name), { kind, isPlural: true }],
    ],
  ),
);

const VERBS_OF_USE = ['contains', 'uses', 'mentions', 'includes', 'gives', 'provides', 'cites', 'states'];

/** What says that they are those of the response. */
const OWN: Table<null> = pairs(
  [
    ...['in', 'within', 'of'].flatMap((link) =>
      [
        'the response',
        'the reply',
        'the output',
        'its response',
        "the assistant's response",
        "the assistant's answer",
      ].map((name) => `${link} ${name}`),
    ),
    ...['the response', 'the assistant', 'it'].flatMap((who) =>
      VERBS_OF_USE.flatMap((verb) => [`${who} ${verb}`, `that ${who} ${verb}`]),
    ),
    ...['used', 'mentioned', 'given', 'cited', 'included', 'contained'].flatMap((word) => [
      `${word} in the response`,
      `${word} by the assistant`,
    ]),
  ],
  null,
);

/** Whether upper and lower case, and how a number is written, count as well. */
const MANNERS: Table<boolean> = [
  ...pairs(['verbatim', 'exactly', 'literally', 'exactly as written'], true),
  ...pairs(['word for word', 'word-for-word'], false),
];

interface Standing {
  isNegative: boolean;
  /** Whether "from" may follow; else "in". */
  from: boolean;
}

const standing = (list: readonly string[], isNegative: boolean, from: boolean): Table<Standing> =>
  pairs(list, { isNegative, from });

const BE = ['is', 'are', 'must be', 'should be', 'can be'];

const STATES = ['found', 'present', 'contained', 'included'];

const ORIGINS = ['taken', 'copied', 'quoted', 'drawn'];

const SAID: Table<Standing> = [
  ...standing(
    [
      ...[
        'appear',
        'appears',
        'occur',
        'occurs',
        'exist',
        'exists',
        'must appear',
        'should appear',
        'also appear',
        'also appears',
      ],
      ...['is', 'are', 'must be', 'should be'],
      ...BE.flatMap((be) => STATES.map((state) => `${be} ${state}`)),
    ],
    false,
    false,
  ),
  ...standing(
    ['is', 'are', 'come', 'comes', 'must come', ...BE.flatMap((be) => ORIGINS.map((origin) => `${be} ${origin}`))],
    false,
    true,
  ),
  ...standing(
    [
      ...['does not appear', 'do not appear', 'does not occur', 'do not occur', 'does not exist', 'do not exist'],
      ...['is not', 'are not', 'cannot be found', 'can not be found'],
      ...['is not', 'are not'].flatMap((be) => STATES.map((state) => `${be} ${state}`)),
    ],
    true,
    false,
  ),
  ...standing(
    [
      ...['is absent', 'are absent', 'is missing', 'are missing', 'does not come', 'do not come', 'is not', 'are not'],
      ...['is not', 'are not'].flatMap((be) => ORIGINS.map((origin) => `${be} ${origin}`)),
    ],
    true,
    true,
  ),
];

/** The same after a noun, without a verb: "numbers not in the context". */
const ATTRIBUTES: Table<Standing> = [
  ...standing([...STATES, 'appearing', 'occurring'], false, false),
  ...standing(['', ...ORIGINS].filter(Boolean), false, true),
  ...standing(['not', ...STATES.map((state) => `not ${state}`), 'not appearing', 'not occurring'], true, false),
  ...standing(['not', 'absent', 'missing', ...ORIGINS.map((origin) => `not ${origin}`)], true, true),
];

interface Said {
  isNegative: boolean;
  isLiteral: boolean;
  source: Source;
}

/** Reads "appears word for word in the context", all of the rest. */
function readSaid(tokens: readonly Token[], at: number, table: Table<Standing>): Said | undefined {
  for (const isFrom of [false, true]) {
    const verb = readPhrase(
      tokens,
      at,
      table.filter(([, { from }]) => from === isFrom),
    );
    const said =
      verb && readPlace(tokens, verb.next, isFrom ? ['from'] : ['in', 'within', 'somewhere in', 'anywhere in']);
    if (said) return { ...said, isNegative: verb.value.isNegative };
  }
  return undefined;
}

function readPlace(
  tokens: readonly Token[],
  at: number,
  links: readonly string[],
): Omit<Said, 'isNegative'> | undefined {
  const before = readPhrase(tokens, at, MANNERS);
  const link = readPhrase(tokens, before?.next ?? at, pairs(links, null));
  const source = link && readSource(tokens, link.next);
  const after = source && readPhrase(tokens, source.next, MANNERS);
  if (!source || (after?.next ?? source.next) !== tokens.length) return undefined;
  return { isLiteral: before?.value === true || after?.value === true, source: source.value };
}

/** Reads "matches the source word for word". */
function readMatch(tokens: readonly Token[], at: number): Said | undefined {
  const verb = readPhrase(tokens, at, pairs(['matches', 'match', 'must match', 'should match'], null));
  const before = verb && readPhrase(tokens, verb.next, MANNERS);
  const source = verb && readSource(tokens, before?.next ?? verb.next);
  const after = source && readPhrase(tokens, source.next, MANNERS);
  const isOver = (after?.next ?? source?.next) === tokens.length;
  const manner = before ?? after;
  return isOver && manner ? { isNegative: false, isLiteral: manner.value, source: source!.value } : undefined;
}

type Share = 'every' | 'any' | 'no';

const SHARES: Table<Share> = [
  ...pairs<Share>(['every', 'each', 'all', 'all the', 'all of the', 'every single', 'each and every'], 'every'),
  ...pairs<Share>(['any', 'any of the', 'a', 'an', 'at least one', 'at least one of the'], 'any'),
  ...pairs<Share>(['no', 'none of the'], 'no'),
];

const none = denied(presence)!;

/** Whether tokens are a clause about things that may be grounded: "every quotation …". "No links" alone is an object. */
export function isOfThings(tokens: readonly Token[]): boolean {
  const share = readPhrase(tokens, 0, SHARES);
  const noun = share && readPhrase(tokens, share.next, NOUNS);
  return noun !== undefined && noun.next < tokens.length;
}

/** Reads all that a claim asks of quotations, numbers or addresses and where they stand. */
export function readGrounded(claim: Claim): Grounded | undefined {
  return claim.relation === 'each' ? readEach(claim.object) : readHeld(claim);
}

/** "every quotation in the response appears word for word in the context" */
function readEach(tokens: readonly Token[]): Grounded | undefined {
  const share = readPhrase(tokens, 0, SHARES);
  const noun = share && readPhrase(tokens, share.next, NOUNS);
  if (!noun) return undefined;
  const own = readPhrase(tokens, noun.next, OWN);
  // "No number appears in the context" may be said of the context alone.
  if (!own && share!.value !== 'every') return undefined;
  const at = own?.next ?? noun.next;
  const said = readSaid(tokens, at, SAID) ?? (noun.value.kind === 'quotation' ? readMatch(tokens, at) : undefined);
  const asked = said && ASKED[share.value](said.isNegative);
  return asked && { ...asked, kind: noun.value.kind, source: said.source, isLiteral: said.isLiteral };
}

/** What is asked, by how many it is said of. "Any number appears" may mean each or one; "every one does not" none or not all. */
const ASKED: Record<Share, (isNegative: boolean) => Pick<Grounded, 'view' | 'quantity'> | undefined> = {
  every: (isNegative) => (isNegative ? undefined : { view: 'every', quantity: none }),
  any: (isNegative) => (isNegative ? { view: 'missing', quantity: presence } : undefined),
  no: (isNegative) => ({ view: isNegative ? 'missing' : 'found', quantity: none }),
};

const HELD: readonly Relation[] = ['have', 'use', 'mention', 'give'];

/** "contains no number that is not in the context", "uses only numbers from the context" */
function readHeld({ relation, negated, object }: Claim): Grounded | undefined {
  if (!HELD.includes(relation)) return undefined;
  const only = afterPhrase(object, 0, 'only');
  const quantity = only === undefined ? readHow(object) : undefined;
  const start = only ?? quantity?.next;
  const noun = start === undefined ? undefined : readPhrase(object, start, NOUNS);
  if (!noun) return undefined;
  const that = afterPhrase(object, noun.next, 'that') ?? afterPhrase(object, noun.next, 'which');
  const said = that === undefined ? readAttribute(object, noun.next) : readSaid(object, that, SAID);
  if (!said) return undefined;
  const { kind, isPlural } = noun.value;
  const thing = { kind, source: said.source, isLiteral: said.isLiteral };
  if (quantity === undefined) {
    // "Contains only numbers from …" may want nothing else there.
    const isPlain = isPlural && !negated && !said.isNegative && relation !== 'have';
    return isPlain ? { ...thing, view: 'missing', quantity: none } : undefined;
  }
  if (quantity.value === undefined && !isPlural) return undefined;
  const asked = negated ? denied(quantity.value ?? presence) : (quantity.value ?? presence);
  return asked && { ...thing, view: said.isNegative ? 'missing' : 'found', quantity: asked };
}

/** "no", "any", "at least two", "a"; undefined as its value for a bare plural. Of a bare number nobody can tell what it means. */
function readHow(tokens: readonly Token[]): Reading<Quantity | undefined> | undefined {
  const article = readPhrase(tokens, 0, pairs(['a', 'an', 'a single'], presence));
  if (article) return article;
  const quantity = readQuantity(tokens, 0);
  if (!quantity) return { value: undefined, next: 0 };
  return isBare(quantity.value) ? undefined : quantity;
}

const readAttribute = (tokens: readonly Token[], at: number): Said | undefined => {
  const said = readSaid(tokens, at, ATTRIBUTES);
  if (said) return said;
  const taken = readPlace(tokens, at, ['from']);
  return taken && { ...taken, isNegative: false };
};
