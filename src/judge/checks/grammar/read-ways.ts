import type { Criterion } from '../../criterion/criterion.ts';
import { ANYWAY, canonical, type Form, isFact, type Said } from '../form.ts';
import { withBareKeys } from './bare-keys.ts';
import { withBareLabels, withBareLists } from './bare-lists.ts';
import { withBareNames, withCaseOpen } from './bare-names.ts';
import { withBarePhrases } from './bare-phrases.ts';
import { withBareSections, withSectionNames, withTitlesOpen } from './bare-sections.ts';
import type { Grammar } from './chart.ts';
import { ofHeldThing, ofSomeThing } from './held-things.ts';
import { withListItems } from './of-them.ts';
import { type OneLabel, oneLabel } from './one-label.ts';
import { inPlainWords } from './plain-words.ts';
import { isOnlyIf, readAs } from './read-tokens.ts';
import { DOUBTFUL, isUnread, NOTHING, type Reading, type Search, settled } from './reading.ts';
import { withSameField } from './same-field.ts';
import { hasOneName } from './set-phrases.ts';
import type { Token } from './tokens.ts';
import { clauseWishes, eitherWish } from './wish-clauses.ts';
import { wishes } from './wishes.ts';

/** As it stands, and where that is not read in plainer words, as wishes, and with names, keys and lists as quotations. */
export function readInWays(grammar: Grammar, criterion: Criterion, all: readonly Token[], search: Search): Reading {
  if (hasOneName(all)) return NOTHING;
  const held = readOfHeld(grammar, criterion, all, search);
  if (held) return held;
  const field = withSameField(all);
  const ofField = field && readAs(grammar, criterion, field, search);
  if (ofField && settled(ofField)) return ofField;
  const label = oneLabel(all);
  // One of several words that must not be said may stand anywhere.
  const isLabel = label !== undefined && (label.isOnly || criterion.polarity === 1);
  const labelled = isLabel ? readOneLabel(grammar, criterion, label, search) : undefined;
  if (labelled && (settled(labelled) || labelled.isOpen)) return labelled;
  const reading = readAs(grammar, criterion, all, search);
  if (isOnlyIf(all) && JSON.stringify(reading.forms).includes('"only":true')) return NOTHING;
  if (isLabel && reading.forms.some((form) => JSON.stringify(form).includes('"ask":"text'))) return DOUBTFUL;
  const some = isUnread(reading) ? ofSomeThing(all) : undefined;
  const ofSome = some && readAs(grammar, criterion, some, search);
  if (ofSome && settled(ofSome)) return ofSome;
  // Too long in other words, too.
  if (reading === NOTHING) return NOTHING;
  const labels = isUnread(reading) ? withBareLabels(all) : undefined;
  const ofLabels = labels && openCases(readAs(grammar, criterion, labels.tokens, search), labels.names);
  if (ofLabels && !isUnread(ofLabels)) return ofLabels;
  const plain = isUnread(reading) ? inPlainWords(all) : undefined;
  let again = plain ? readAs(grammar, criterion, plain, search) : reading;
  const isWish = criterion.prefix === 'Reward' || criterion.prefix === 'Penalize';
  const ways = [plain ?? all, ...(isWish && isUnread(again) ? wishesOf(plain ?? all, criterion.polarity === -1) : [])];
  for (const wish of ways.slice(1)) {
    again = readAs(grammar, criterion, wish, search);
    if (!isUnread(again)) return again;
  }
  for (const way of isUnread(again) ? ways : []) {
    const keyed = withBareKeys(way);
    if (keyed) again = readAs(grammar, criterion, keyed, search);
    if (!isUnread(again)) break;
    const sections = withBareSections(way) ?? withBareSections(all);
    if (sections) again = openTitles(readAs(grammar, criterion, sections, search));
    const placed = isUnread(again) ? withSectionNames(way) : undefined;
    if (placed) again = readAs(grammar, criterion, placed, search);
    if (!isUnread(again)) break;
    const phrased = withBarePhrases(placed ?? way);
    const rest = phrased?.tokens ?? placed ?? way;
    const named = withBareLists(rest) ?? withBareNames(rest, grammar.lexicon) ?? phrased;
    if (named)
      again = openCases(
        readAs(grammar, criterion, named.tokens, search),
        new Set([...named.names, ...(phrased?.names ?? [])]),
      );
    if (!isUnread(again)) break;
  }
  const listed = isUnread(again) ? withListItems(all, criterion.prefix === 'Reward') : undefined;
  const ofList = listed && readAs(grammar, criterion, listed, search);
  if (ofList && settled(ofList)) return ofList;
  const either = isUnread(again) && criterion.prefix === 'Reward' ? eitherWish(plain ?? all) : undefined;
  return either ? readAgreeing(grammar, criterion, either, search) : again;
}

/** Where "it" is a thing that a condition names: said of each such thing, or open where it differs for some of them. */
function readOfHeld(
  grammar: Grammar,
  criterion: Criterion,
  all: readonly Token[],
  search: Search,
): Reading | undefined {
  const held = criterion.polarity === 1 ? ofHeldThing(all) : undefined;
  if (!held) return undefined;
  const settledOf = (tokens: readonly Token[] | undefined): Form | undefined => {
    const form = tokens && settled(readAs(grammar, criterion, tokens, search));
    return form && !IS_FIELD.test(JSON.stringify(form)) ? form : undefined;
  };
  const every = settledOf(held.every);
  const exists = settledOf(held.exists);
  const some = every && (settledOf(held.some) ?? (exists && ofSeveral(every, exists)));
  const ofIt = held.some ? every && some && { ask: 'agreeing', of: [every, some].map(canonical) } : every;
  const so: Form | undefined = ofIt ?? (exists && settledOf(held.only));
  // Of every part, nothing is said where there is none.
  const isOfParts = every !== undefined && ('part' in every || (isFact(every) && every.ask === 'valued'));
  const form =
    so &&
    (exists ? (held.isAsked ? { and: [exists, so] } : { if: exists, so }) : isOfParts && !held.isOnly ? so : undefined);
  if (!form || (held.isAsked && !exists)) return undefined;
  const plainly = readAs(grammar, criterion, all, search);
  if (isUnread(plainly)) return { forms: [form], said: [form], isOpen: false };
  // "If there is a table, it contains 'x'": the table, or the response? Decided where both come to the same.
  const other = settled(plainly) ? undefined : settledOf(held.ofResponse);
  const agreeing: Said | undefined = other && { ask: 'agreeing', of: [form, other] };
  return agreeing && { forms: [agreeing], said: [agreeing], isOpen: false };
}
/** Where there are several, it is open which one is meant: then it holds, or what is said of every one does. */
const ofSeveral = (every: Form, exists: Form): Form | undefined =>
  isFact(exists) && exists.in !== undefined ? { or: [every, { ...exists, in: [[2, Infinity]] }] } : undefined;
/** "The title is in bold" may be said of a field by that name, or of a text that is a title. */
const IS_FIELD = /"ask":"(?:json|own text)"/u;

/** As a fault, one label alone may be too few, or more than was asked for. */
function readOneLabel(grammar: Grammar, criterion: Criterion, { whole, within, isOnly }: OneLabel, search: Search) {
  if (!whole || (isOnly && criterion.polarity === -1)) return DOUBTFUL;
  return within
    ? readAgreeing(grammar, criterion, [whole, within], search)
    : readInWays(grammar, criterion, whole, search);
}

const wishesOf = (tokens: readonly Token[], isFault: boolean) => [
  ...wishes(tokens, isFault),
  ...[...clauseWishes(tokens, isFault)].flatMap((wish) => {
    const plain = inPlainWords(wish);
    return plain ? [wish, plain] : [wish];
  }),
];

/** A wish that has two meanings, the first of which says more: decided where they agree, or where the one that is read holds. */
function readAgreeing(
  grammar: Grammar,
  criterion: Criterion,
  ways: readonly (readonly Token[])[],
  search: Search,
): Reading {
  const readings = ways.map((way) => readAs(grammar, criterion, way, search));
  const [every, some = ANYWAY] = readings.map(settled);
  if (!every) return { ...readings[0]!, forms: [], said: [], isOpen: false };
  const agreeing: Said = { ask: 'agreeing', of: [every, some as Form] };
  return { ...readings[0]!, forms: [agreeing], said: [agreeing] };
}

export const openCases = (reading: Reading, names: ReadonlySet<string>): Reading => ({
  ...reading,
  forms: withCaseOpen(reading.forms, names),
  said: withCaseOpen(reading.said, names),
});

const openTitles = (reading: Reading): Reading => ({
  ...reading,
  forms: withTitlesOpen(reading.forms),
  said: withTitlesOpen(reading.said),
});
