import { third } from './tails.ts';
import { isMark, isOneOf, isWord, type Token, wordToken } from './tokens.ts';
import {
  ADDING,
  ADVERBS,
  AGENTS,
  AMOUNTS,
  ARRANGED,
  ARTICLES,
  baseOf,
  COPULAS,
  DETERMINED,
  DONE,
  DONE_HOW,
  describedIn,
  ENDS,
  isDeed,
  isJoined,
  isMany,
  isName,
  isRelative,
  isWhole,
  JOINERS,
  MASSES,
  NO_NAMES,
  ORDINALS,
  ofMany,
  one,
  PUTTING,
  RETURNING,
  standsAt,
  textOf,
  WHOLLY,
  when,
  words,
} from './wish-words.ts';

const EDGES = ['start', 'begin', 'open', 'end', 'finish', 'close', 'conclude'];
const ANSWERING = ['answering', 'replying', 'responding', 'finishing', 'ending'];
const PRODUCING = [
  'producing',
  'delivering',
  'generating',
  'listing',
  'supplying',
  'offering',
  'outputting',
  'returning',
];
const ANSWERS = ['response', 'reply', 'answer', 'output', 'responses', 'replies', 'answers', 'outputs'];
const TEXTS = ['text', 'anything', 'something', 'prose', 'words', 'content', 'commentary'];
const PLACED = [
  ['starts with', 'at the start of'],
  ['starts with', 'at the beginning of'],
  ['ends with', 'at the end of'],
].map(([verb, phrase]) => ({ verb: verb!, phrase: phrase!.split(' ') }));

/**
 * What is rewarded or penalized as a condition: a deed ("calling a tool twice" as "when it calls a tool twice"), a thing of which
 * something is said ("links that are broken" as "when any link is broken"), an amount, a text in some role.
 */
export function* clauseWishes(tokens: readonly Token[], isFault: boolean): Generator<readonly Token[]> {
  yield* deeds(tokens, isFault);
  yield* things(tokens, isFault);
  // "Anything whose second line is not a heading", "anything that starts with x"
  if (isOneOf(tokens[0], ['anything', 'everything', 'text', 'texts']) && isWord(tokens[1], 'whose'))
    yield when('the', tokens.slice(2));
  if (isOneOf(tokens[0], ['anything', 'text']) && isWord(tokens[1], 'that')) yield when('it', tokens.slice(2));
  // "Links to anything but example.com"
  if (isOneOf(tokens[0], ['link', 'links', 'linking']) && isWord(tokens[1], 'to'))
    yield when('it links', tokens.slice(1));
  yield* amounts(tokens, isFault);
  yield* placed(tokens, isFault);
}

/** "Keeping it to one line", "putting the code in a block", "never calling x", "failing to say x" */
function* deeds(tokens: readonly Token[], isFault: boolean): Generator<readonly Token[]> {
  const at = isOneOf(tokens[0], ADVERBS) ? 1 : 0;
  const verb = tokens[at];
  if (!isDeed(verb) || tokens.length < 2) return;
  const [adverb, rest] = [tokens.slice(0, at), tokens.slice(at + 1)];
  const base = baseOf(textOf(verb));
  // What is bad of two things is either of them.
  if (isFault && isJoined(rest) && rest.some((token) => isWord(token, 'and'))) return;
  if (isOneOf(verb, ['failing', 'forgetting', 'neglecting', 'omitting']) && isWord(rest[0], 'to'))
    return yield when('it does not', rest.slice(1));
  if (isOneOf(verb, ['keeping', 'limiting']) && isWord(rest[0], 'it') && isWord(rest[1], 'to'))
    // "To three lines" may be at most three.
    return isOneOf(rest[2], ['a', 'an', 'one', 'under', 'at', 'no', 'fewer', 'less', 'between', 'exactly', 'just'])
      ? yield when('it is', rest.slice(2))
      : undefined;
  // "Leaving the word 'cheap' out"
  if (isOneOf(rest.at(-1), ['out', 'away'])) return yield when('it omits', rest.slice(0, -1));
  yield* edges(base, rest);
  yield* done(textOf(verb), rest, isFault);
  if (isOneOf(verb, ANSWERING) && isWord(rest[0], 'in')) yield when('the response is', rest);
  if (isOneOf(verb, PRODUCING) && AMOUNTS.some((phrase) => standsAt(rest, 0, phrase)))
    yield when('the response has', rest);
  // "Answering without calling x"
  if (isOneOf(verb, ANSWERING) && isWord(rest[0], 'without') && isDeed(rest[1]))
    return yield when('it does not', [wordToken(baseOf(textOf(rest[1])))], rest.slice(2));
  const around = rest.findIndex((token) => isWord(token, 'around'));
  if (isOneOf(verb, PUTTING) && around > 0) yield when(rest.slice(around + 1), 'is wrapped in', rest.slice(0, around));
  const to = rest.findIndex((token, place) => place > 0 && isOneOf(token, [...COPULAS, 'as']));
  if (isOneOf(verb, PUTTING) && to > 0) {
    const name = rest.slice(0, to);
    const isBare = isName(name) && isMany(name) && !isOneOf(name[0], DETERMINED);
    if (isBare && isFault) yield when('any', one(name), 'is', rest.slice(to));
    else
      yield when(
        isBare ? 'the' : [],
        name,
        isMany(name) ? 'are' : 'is',
        rest.slice(isWord(rest[to], 'as') ? to + 1 : to),
      );
  }
  if (isOneOf(verb, ADDING)) {
    yield* placed(rest, isFault);
    if (isOneOf(rest[0], ['a', 'an', 'one', 'any', 'exactly', 'no'])) yield when('there is', rest);
  }
  if (isOneOf(verb, RETURNING) && isOneOf(rest[0], WHOLLY)) yield when('the response is', rest);
  const isNot = isOneOf(adverb[0], ['not']);
  yield when('it', isNot ? [...words('does not'), wordToken(base)] : [...adverb, wordToken(third(base))], rest);
}

/** "Sorting the list alphabetically", "bolding the word 'free'", "numbering the steps" */
function* done(deed: string, rest: readonly Token[], isFault: boolean): Generator<readonly Token[]> {
  const state = Object.hasOwn(DONE, deed) ? DONE[deed] : undefined;
  if (state === undefined) return;
  const quoted = rest.findIndex((token) => token.kind === 'quoted');
  const how = rest.findIndex((token, at) => at > 0 && isOneOf(token, DONE_HOW));
  const end =
    quoted >= 0 && quoted < 3 && deed !== 'signing' && deed !== 'naming'
      ? quoted + 1
      : how > 0
        ? how
        : deed === 'signing'
          ? quoted
          : rest.length;
  const [name, after] = [rest.slice(0, end), rest.slice(end)];
  const isBare = name.every((token) => token.kind === 'word') && isMany(name) && !isOneOf(name[0], DETERMINED);
  if (name.length === 0 || (isFault && isBare)) return;
  yield when(isBare ? 'the' : [], name, isMany(name) ? 'are' : 'is', state === '' ? [] : state, after);
}

/** "Ending every sentence with a period", "finishing without a full stop" */
function* edges(base: string, rest: readonly Token[]): Generator<readonly Token[]> {
  if (!EDGES.includes(base)) return;
  if (isWord(rest[0], 'without')) return yield when('it does not', base, 'with', rest.slice(1));
  const at = rest.findIndex((token) => isOneOf(token, ['with', 'in', 'on']));
  if (at > 1 && isOneOf(rest[0], [...DETERMINED, ...ARTICLES]))
    yield when(
      isWord(rest[0], 'a') ? 'any' : [],
      rest.slice(isWord(rest[0], 'a') ? 1 : 0, at),
      third(base),
      rest.slice(at),
    );
}

/** "Links that are not https", "an agent that never calls x", "scripts that start with x", "two headings having the same text" */
function* things(tokens: readonly Token[], isFault: boolean): Generator<readonly Token[]> {
  const found = describedIn(tokens);
  if (!found) return;
  const { name, said, isAll, isArranged } = found;
  const isNamed = isWord(name[0], 'the') && name.at(-1)!.kind === 'quoted';
  const isWritten = name
    .slice(isNamed ? -1 : 0)
    .every((token) => token.kind !== 'word' || token.raw === token.raw.toUpperCase() || isOneOf(token, JOINERS));
  const isMass = isOneOf(name.at(-1), MASSES);
  if (isWritten && !isMass && said.some((token) => isOneOf(token, ['any', 'every', 'each']))) return;
  if (isWritten && !isMass && isFault && name.length > 1 && !isNamed) return;
  if (isWritten && !isMass) return yield when(name, name.length > 1 && !isNamed ? ofMany(said) : said);
  if (!isName(name)) return;
  const noun = isMany(name) ? one(name) : name;
  const bare = isOneOf(noun[0], ARTICLES) ? noun.slice(1) : noun;
  const after = tokens.slice(tokens.indexOf(name.at(-1)!) + 1);
  if (isOneOf(bare.at(-1), ['response', 'reply', 'answer'])) {
    // "A polite reply that …" asks for more.
    if (bare.length > 1) return;
    if (isDeed(after[0])) yield* deeds(after, isFault);
    else if (isRelative(after[0])) yield when('it', said);
    return;
  }
  if (isOneOf(bare.at(-1), AGENTS)) return yield when(isWord(bare[0], 'the') ? [] : 'the', bare, said);
  // "The two links that …" are two; of "two links" there may be more.
  if (isOneOf(name[0], ['two', 'three', 'four', 'five']) && !isFault) return;
  // "Each sentence ending with x" may be any that does.
  if (isOneOf(name[0], ['each', 'every', 'all']) && !isWord(after[0], 'being')) return;
  if (isOneOf(name[0], ['no']) && isFault) return;
  if (isOneOf(name[0], [...DETERMINED, 'two', 'three', 'four', 'five']))
    return yield when(name, isMany(name) ? ofMany(said) : said);
  if (isAll) return isFault || !isMany(name) ? undefined : yield when('all', name, ofMany(said));
  if (isOneOf(bare[0], ORDINALS)) return yield when('the', bare, said);
  const isListed = isOneOf(noun.at(-1), ['list']);
  if (isArranged && isMany(name) && !isListed) yield when('the', name, ofMany(said));
  else if (isArranged) yield when('the', bare, said);
  if (isFault && !isOneOf(bare.at(-1), MASSES)) {
    yield when('any', bare, said);
    yield when(/^[aeiou]/u.test(textOf(bare[0])) ? 'an' : 'a', bare, said);
    if (isMany(name)) yield when('the response has a', bare, after);
  }
  // "Lists without nested bullets": where there is no list, nothing is wished.
  const isWithout = isListed && isWord(said[1], 'no');
  if (isOneOf(bare.at(-1), MASSES) || (isWhole(bare) && !isWithout)) yield when('the', bare, said);
}

/** What is rewarded of several things, which may be said of one of them or of all: "links that are https". */
export function eitherWish(
  tokens: readonly Token[],
): readonly [every: readonly Token[], some: readonly Token[]] | undefined {
  const found = describedIn(tokens);
  if (!found || found.isAll || !isName(found.name) || !isMany(found.name)) return undefined;
  const { said } = found;
  const name = isWord(found.name[0], 'all') ? found.name.slice(1) : found.name;
  if (isOneOf(name[0], [...DETERMINED, ...ARTICLES]) || isWhole(name) || isOneOf(one(name).at(-1), AGENTS))
    return undefined;
  return [when('all', name, ofMany(said)), when('at least one', one(name), said)];
}

const MARKS = ['period', 'stop', 'comma', 'mark', 'colon', 'semicolon', 'dot', 'quote', 'bracket', 'parenthesis'];

/** "More commas than periods", "no more than three bullets", "exactly two links in each section" */
function* amounts(tokens: readonly Token[], isFault: boolean): Generator<readonly Token[]> {
  if (isFault && isJoined(tokens)) return;
  // "Penalize no commas" may be a rule.
  if (
    AMOUNTS.some((phrase) => standsAt(tokens, 0, phrase)) &&
    !(isFault && isOneOf(tokens[0], ['no', 'zero']) && !isWord(tokens[1], 'mention'))
  )
    yield when('the response has', tokens);
  if (!isFault && isWord(tokens[0], 'both')) yield when('the response has', tokens);
  // "Exactly 'x'" may stand in a longer response.
  const isChoice = isWord(tokens[0], 'exactly') && tokens.some((token) => isWord(token, 'or'));
  if (!isFault && (isChoice || isOneOf(tokens[0], ['just', 'only', 'nothing']))) yield when('the response is', tokens);
  if (tokens.length === 2 && isWord(tokens[1], 'only')) yield when('the response consists only of', tokens.slice(0, 1));
  // "Straight quotes only"
  if (tokens.length === 3 && isWord(tokens[2], 'only') && isMany(tokens.slice(0, 2)) && !isFault)
    yield when('only', tokens.slice(0, 2), 'are used');
  // "An empty reply"
  const from = isOneOf(tokens[0], [...ARTICLES, 'all']) ? 1 : 0;
  if (tokens.length === from + 2 && isOneOf(tokens[from + 1], ANSWERS))
    yield when('the response is', tokens.slice(from, from + 1));
  // "A two-sentence summary"
  const [, size, unit] =
    /^([a-z]+)-(word|sentence|line|paragraph|item|step|bullet|column|row)$/u.exec(textOf(tokens[from])) ?? [];
  if (tokens.length === from + 2 && size !== undefined && isWhole(tokens.slice(from + 1)))
    yield when(
      'the',
      isMany(tokens) ? one(tokens.slice(from + 1)) : tokens.slice(from + 1),
      `has exactly ${size} ${size === 'one' ? unit : `${unit}s`}`,
    );
  if (
    isFault &&
    isOneOf(tokens[from], TEXTS) &&
    isOneOf(tokens[from + 1], ['before', 'after', 'outside', 'around', 'below', 'above'])
  )
    yield when('there is', tokens);
  // "The word 'just' anywhere"
  const named = isWord(tokens[0], 'the') ? 2 : 0;
  if (isFault && tokens[named]?.kind === 'quoted' && isOneOf(tokens[named + 1], ['anywhere', 'somewhere']))
    yield when('the response contains', tokens.slice(0, named + 1));
  // "A missing period" is one that is not where it belongs.
  if (isOneOf(tokens[0], ['a', 'an']) && isOneOf(tokens[1], ['missing']) && !isOneOf(tokens.at(-1), MARKS))
    yield when('the response has no', tokens.slice(2));
  if (tokens.length === 2 && isMany(tokens) && !isFault && isOneOf(tokens[0], ARRANGED))
    yield when('the', tokens.slice(1), 'are', tokens.slice(0, 1));
  const of = isWord(tokens[0], 'the') ? 1 : 0;
  if (
    isFault &&
    isOneOf(tokens[of], ['mention', 'use', 'presence', 'appearance', 'occurrence']) &&
    isWord(tokens[of + 1], 'of')
  )
    yield when('the response contains', tokens.slice(of + 2));
  if (!isFault && isWord(tokens[0], 'use') && isWord(tokens[1], 'of') && isOneOf(tokens[2], ['a', 'an']))
    yield when('the response has', tokens.slice(of + 2));
  // "The em dash" is any.
  if (isFault && of === 1 && tokens.length < 4 && isOneOf(tokens.at(-1), ['dash', 'ellipsis', 'semicolon', 'mark']))
    yield when(/^[aeiou]/u.test(textOf(tokens[1])) ? 'the response has an' : 'the response has a', tokens.slice(1));
  if (isOneOf(tokens[of], ['absence', 'lack']) && isWord(tokens[of + 1], 'of'))
    yield when('the response has no', tokens.slice(of + (isOneOf(tokens[of + 2], ['a', 'an', 'any']) ? 3 : 2)));
}

/** "Links in the headings", "'TODO' in code comments", "hashtags in the first line" */
function* within(tokens: readonly Token[]): Generator<readonly Token[]> {
  const at = tokens.findLastIndex((token) => isOneOf(token, ['in', 'inside', 'within']));
  const thing = tokens.slice(isWord(tokens[0], 'any') ? 1 : 0, Math.max(0, at));
  const place = tokens.slice(isWord(tokens[at + 1], 'the') ? at + 2 : at + 1);
  const isQuoted = thing.length === 1 && thing[0]!.kind === 'quoted';
  if (place.length === 0 || place.length > 5 || !isName(place) || !(isQuoted || (isName(thing) && isMany(thing))))
    return;
  const each = isQuoted ? thing : one(thing);
  const article = isQuoted ? [] : /^[aeiou]/u.test(textOf(each[0])) ? 'an' : 'a';
  if (isMany(place)) yield when('any', one(place), 'has', article, each);
  else if (at + 1 < tokens.length - place.length) yield when('the', place, 'has', isQuoted ? [] : 'any', thing);
}

/** "'Click here' as link text", "x in any command", "a question at the end", "the summary before the details", "the diff if it …" */
function* placed(tokens: readonly Token[], isFault: boolean): Generator<readonly Token[]> {
  const [first] = tokens;
  if (first?.kind === 'quoted' && isWord(tokens[1], 'as')) {
    const role = tokens.slice(2);
    if (isOneOf(role.at(-1), ['text', 'label']) && isOneOf(role.at(-2), ['link', 'links']))
      return yield when('a link has the text', [first]);
    if (isWord(role[0], 'the')) yield when(role, 'is', [first]);
    else if (isOneOf(role[0], ['a', 'an'])) yield when('there is', role, [first]);
  }
  const last = tokens.length - 1;
  const inAny = tokens.findLastIndex(
    (token, at) => isOneOf(token, ['in', 'inside']) && isOneOf(tokens[at + 1], ['any', 'every', 'each', 'a']),
  );
  const thing = tokens.slice(0, inAny);
  if (inAny > 0 && last - inAny < 5 && !isJoined(thing) && (isFault || !isWord(tokens[inAny + 1], 'any')))
    yield when(
      isOneOf(tokens[inAny + 1], ['a']) ? 'any' : [],
      tokens.slice(isOneOf(tokens[inAny + 1], ['a']) ? inAny + 2 : inAny + 1),
      'contains',
      thing,
    );
  if (isFault) yield* within(tokens);
  for (const [verb, ends] of ENDS)
    for (const end of ends) {
      const at = tokens.length - end.split(' ').length;
      if (at < 1 || !standsAt(tokens, at, end.split(' ')) || isJoined(tokens.slice(0, at))) continue;
      if (tokens.slice(0, at).some((token) => isOneOf(token, NO_NAMES))) continue;
      yield when('it', verb, tokens.slice(0, at));
    }
  // "'However' at the start of a sentence"
  const edge = PLACED.find(({ phrase }) => standsAt(tokens, 1, phrase));
  if (first?.kind === 'quoted' && edge) {
    const [unit, ...rest] = tokens.slice(edge.phrase.length + 1);
    if (isFault && isOneOf(unit, ARTICLES)) yield when('any', rest, edge.verb, [first]);
    if (isOneOf(unit, ['each', 'every', 'the'])) yield when([unit!, ...rest], edge.verb, [first]);
  }
  // "A period at the end of the headline"
  const place = PLACED.find(({ phrase }) => tokens.some((_, at) => at > 0 && standsAt(tokens, at, phrase)));
  const from = place ? tokens.findIndex((_, at) => standsAt(tokens, at, place.phrase)) : -1;
  const part = place ? tokens.slice(from + place.phrase.length) : [];
  if (
    isWord(part[0], 'the') &&
    part.length < 4 &&
    isOneOf(first, ['a', 'an']) &&
    isOneOf(tokens[from - 1], [...MARKS, 'emoji'])
  )
    yield when(part, place!.verb, tokens.slice(0, from));
  const before = tokens.findIndex((token) => isOneOf(token, ['before', 'after']));
  if (before > 0 && (first?.kind === 'quoted' || isWord(first, 'the')) && !isDeed(tokens[before + 1]))
    yield when(tokens.slice(0, before), 'comes', tokens.slice(before));
  // "Docstrings: the function must have one"
  const colon = tokens.findIndex((token) => isMark(token, ':'));
  const topic = tokens.slice(0, colon);
  if (!isFault && colon > 0 && colon < 4 && isMany(topic) && isWord(tokens[last], 'one'))
    yield when(tokens.slice(colon + 1, -1), 'a', one(topic));
  const condition = tokens.findIndex((token) => isOneOf(token, ['if', 'when']));
  if (isWord(first, 'the') && condition > 1 && condition < 4 && isWord(tokens[condition + 1], 'it'))
    yield when(tokens.slice(0, condition), tokens.slice(condition + 2));
}
