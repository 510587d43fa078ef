import { third } from './tails.ts';
import { describedTextAt, singular } from './text-names.ts';
import { isMark, isOneOf, isWord, type Token, wordToken } from './tokens.ts';

const set = (words: string): readonly string[] => words.split(' ');

/** What ends in "ing" and is no deed. */
const NO_DEEDS = set(
  'string thing something anything nothing everything heading greeting missing warning spacing wording meaning padding during ' +
    'listing following spelling rating finding building setting pricing shipping being',
);
/** Verbs that lose an e before "ing". */
const WITH_E = set(
  'us giv clos writ includ plac enclos conclud provid stat nam quot cit disclos produc reproduc leav mak tak com hav replac ' +
    'remov updat creat describ capitaliz italiciz delet exclud chang compar shar hid typ observ combin execut not outlin',
);
const PLURALS: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do' };
const SINGULARS: Readonly<Record<string, string>> = { are: 'is', have: 'has', do: 'does' };
const ADVERBS = set('not never always only just also actually ever explicitly literally');
const AGENTS = set('assistant model bot agent ai chatbot');
const JOINERS = set('and or nor but');
const ORDINALS = set('first second third last final opening closing');
/** What is one text, or has none that could be counted. */
const MASSES = set(
  'json yaml csv xml html sql markdown code text copy prose output css javascript python typescript bash',
);
/** What a whole response may be. Of others, such as quotes or options, there may be several in one. */
export const WHOLES = set(
  'recipe story poem email e-mail mail post tweet summary report article essay letter memo newsletter itinerary plan release ' +
    'translation postmortem invoice faq readme changelog haiku glossary doc tutorial guide output feed conversation chat run ' +
    'trace array json yaml csv xml digest briefing recap speech agenda text subtitle dialogue playlist transcript',
);
const FURTHER = set(
  'script query diff patch snippet filename slug regex program headline title label version config manifest',
);
const DETERMINED = set('the every each no both all its');
const ARTICLES = set('a an any one');
/** Words that a name is not made of. */
const NO_NAMES = set(
  'where if when whose for as than more fewer less only exactly least most everything anything nothing something except excluding ' +
    'unless besides about during per like to from by into than this these those it they what how why some many few several other ' +
    'another such same not never too enough much either neither instead rather until while because since there',
);
/** How things are arranged: said of all of them together. */
const ARRANGED = set('sorted listed ordered arranged ranked numbered');
const PARTICIPLES = [
  ...ARRANGED,
  ...set(
    'written formatted wrapped shown given set put placed enclosed separated indented capitalized spelled tagged marked',
  ),
  ...set(
    'named called shaped left followed preceded surrounded quoted rounded stated typed expressed split repeated linked',
  ),
];
const COPULAS = set(
  'in inside within under over between at on longer shorter wider higher lower deeper above below free before after',
);
/** "Of more than four sentences", but not "of numbers". */
const SIZES = set('at more fewer less exactly under over up between only');
const PUTTING = set(
  'putting placing wrapping writing setting formatting giving showing keeping having making listing leaving enclosing rendering ' +
    'typing spelling stating quoting presenting expressing using mentioning',
);
const ADDING = set('adding including having putting placing giving asking using leaving');
const RETURNING = set('returning outputting printing giving sending');
const WHOLLY = set('null nothing only just exactly an valid plain bare');
const AMOUNTS = [
  ...['more', 'fewer', 'less', 'exactly', 'at least', 'at most', 'no more than', 'no fewer than', 'only', 'no', 'zero'],
  ...['as many', 'the same number of', 'just', 'either', 'neither', 'equally many', 'twice as many', 'under', 'over'],
].map((phrase) => phrase.split(' '));
const ENDS: readonly (readonly [verb: string, at: readonly string[]])[] = [
  ['ends with', ['at the end', 'at the very end', 'at the bottom', 'at the very bottom', 'on the last line']],
  ['starts with', ['at the start', 'at the beginning', 'at the top', 'at the very top', 'at the very start']],
];

const words = (text: string) => text.split(' ').map(wordToken);
const textOf = (token: Token | undefined) => (token?.kind === 'word' ? token.text : '');
const when = (...parts: (readonly Token[] | string)[]): readonly Token[] =>
  ['when', ...parts].flatMap((part) => (typeof part === 'string' ? words(part) : part));
const standsAt = (tokens: readonly Token[], at: number, phrase: readonly string[]) =>
  phrase.every((word, place) => isWord(tokens[at + place], word));
const isMany = (name: readonly Token[]) => /[^s]s$/u.test(textOf(name.at(-1)));
const one = (name: readonly Token[]) => [...name.slice(0, -1), wordToken(singular(textOf(name.at(-1))))];
const isDeed = (token: Token | undefined) => /^.{2,}ing$/u.test(textOf(token)) && !isOneOf(token, NO_DEEDS);
/** Whether two things are joined; the ends of a range are one. */
export const isJoined = (tokens: readonly Token[]) =>
  tokens.some(
    (token, at) =>
      isMark(token, ',') ||
      (isOneOf(token, JOINERS) && !tokens.slice(0, at).some((before) => isWord(before, 'between'))),
  );

/** "Put" of "putting", "use" of "using", "call" of "calling". */
function baseOf(deed: string): string {
  const stem = deed.slice(0, -3);
  if (WITH_E.includes(stem)) return `${stem}e`;
  return /([bdgmnprt])\1$/u.test(stem) && stem !== 'add' ? stem.slice(0, -1) : stem;
}

/** "Starts with x" as it follows one, from "start with x"; "do not use" as "does not use". */
function ofOne(said: readonly Token[]): readonly Token[] {
  const at = said.findIndex((token) => !isOneOf(token, ADVERBS));
  const verb = textOf(said[at]);
  const isKnown = SINGULARS[verb] !== undefined || Object.values(SINGULARS).includes(verb) || /s$/u.test(verb);
  const form = SINGULARS[verb] ?? (isKnown ? verb : third(verb));
  return [...said.slice(0, at), wordToken(form), ...said.slice(at + 1)];
}
function ofMany(said: readonly Token[]): readonly Token[] {
  const at = said.findIndex((token) => !isOneOf(token, ADVERBS));
  const verb = textOf(said[at]);
  const form = PLURALS[verb] ?? verb.replace(/(?<=x|ch|sh|ss)es$|(?<=[^s])s$/u, '');
  return [...said.slice(0, at), wordToken(form), ...said.slice(at + 1)];
}

/** What is said of a thing after its name, as it follows one thing: "that end in x" and "ending in x" as "ends in x". */
interface Described {
  name: readonly Token[];
  said: readonly Token[];
  /** Whether it is said of all of them: "bullets that all …". */
  isAll: boolean;
  /** Whether it says how they are arranged. */
  isArranged: boolean;
}

function describedIn(tokens: readonly Token[]): Described | undefined {
  for (let at = 1; at < Math.min(7, tokens.length); at += 1) {
    const found = isOneOf(tokens[at - 1], [...ARTICLES, ...DETERMINED]) ? undefined : saidFrom(tokens, at);
    if (!found) continue;
    const isAll = isOneOf(tokens[isRelative(tokens[at]) ? at + 1 : at], ['all', 'each']);
    const isArranged = tokens.slice(at, at + 4).some((token) => isOneOf(token, [...ARRANGED, 'order']));
    const of = isArranged && isOneOf(tokens[0], ['list', 'lists']) && isWord(tokens[1], 'of') ? 2 : 0;
    return { name: tokens.slice(of, at), said: found, isAll, isArranged };
  }
  return undefined;
}

const isRelative = (token: Token | undefined) => isOneOf(token, ['that', 'which', 'who']);

function saidFrom(tokens: readonly Token[], from: number): readonly Token[] | undefined {
  const at = isRelative(tokens[from]) ? from + 1 : from;
  const start = isOneOf(tokens[at], ['all', 'each']) ? at + 1 : at;
  const [first, ...rest] = tokens.slice(start);
  const text = textOf(first);
  if (!first || rest.length === 0) return undefined;
  if (isWord(tokens[from], "that's")) return [...words('is'), ...tokens.slice(from + 1)];
  if (at > from) return ofOne(tokens.slice(start));
  if (text === 'with') return [...words('has'), ...rest];
  if (text === 'without') return [...words('has no'), ...(isOneOf(rest[0], ['a', 'an', 'any']) ? rest.slice(1) : rest)];
  if (text === 'being') return [...words('is'), ...rest];
  if (isDeed(first)) return [wordToken(third(baseOf(text))), ...rest];
  if (text === 'not' && isDeed(rest[0]))
    return [...words('does not'), wordToken(baseOf(textOf(rest[0]))), ...rest.slice(1)];
  if (text === 'of' && (rest[0]!.kind === 'number' || isOneOf(rest[0], SIZES))) return [...words('has'), ...rest];
  return isOneOf(first, [...PARTICIPLES, ...COPULAS]) || text === 'not' ? [...words('is'), first, ...rest] : undefined;
}

const isName = (name: readonly Token[]) =>
  name.every((token) => token.kind === 'word' && !isOneOf(token, [...JOINERS, ...NO_NAMES]));
const isWhole = (name: readonly Token[]) => {
  const single = isMany(name) ? one(name) : name;
  return isOneOf(single.at(-1), [...WHOLES, ...FURTHER]) || describedTextAt(single, 0)?.next === single.length;
};

/**
 * What is rewarded or penalized as a condition: a deed ("calling a tool twice" as "when it calls a tool twice"), a thing of which
 * something is said ("links that are broken" as "when any link is broken"), an amount, a text in some role.
 */
export function* clauseWishes(tokens: readonly Token[], isFault: boolean): Generator<readonly Token[]> {
  yield* deeds(tokens, isFault);
  yield* things(tokens, isFault);
  yield* amounts(tokens, isFault);
  yield* placed(tokens, isFault);
}

/** "Keeping it to one line", "putting the code in a block", "never calling x", "failing to say x" */
function* deeds(tokens: readonly Token[], isFault: boolean): Generator<readonly Token[]> {
  const at = isOneOf(tokens[0], ADVERBS) ? 1 : 0;
  const verb = tokens[at];
  if (!isDeed(verb) || tokens.length < 2) return;
  const [adverb, rest] = [tokens.slice(0, at), tokens.slice(at + 1)];
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
  const to = rest.findIndex((token, place) => place > 0 && isOneOf(token, [...COPULAS, 'as']));
  if (isOneOf(verb, PUTTING) && to > 0) {
    const name = rest.slice(0, to);
    const isBare = isName(name) && isMany(name) && !isOneOf(name[0], DETERMINED);
    if (isBare && isFault) yield when('any', one(name), 'is', rest.slice(to));
    else yield when(isBare ? 'the' : [], name, isMany(name) ? 'are' : 'is', rest.slice(to));
  }
  if (isOneOf(verb, ADDING)) yield* placed(rest, isFault);
  if (isOneOf(verb, RETURNING) && isOneOf(rest[0], WHOLLY)) yield when('the response is', rest);
  const isNot = isOneOf(adverb[0], ['not']);
  const base = baseOf(textOf(verb));
  yield when('it', isNot ? [...words('does not'), wordToken(base)] : [...adverb, wordToken(third(base))], rest);
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
  if (isWritten && said.some((token) => isOneOf(token, ['any', 'every', 'each']))) return;
  if (isWritten && isFault && name.length > 1 && !isNamed) return;
  if (isWritten) return yield when(name, name.length > 1 && !isNamed ? ofMany(said) : said);
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
  if (isOneOf(bare.at(-1), MASSES) || isWhole(bare) || (isFault && isOneOf(bare.at(-1), ['table'])))
    yield when('the', bare, said);
  if (isFault && !isOneOf(bare.at(-1), MASSES)) {
    yield when('any', bare, said);
    yield when(/^[aeiou]/u.test(textOf(bare[0])) ? 'an' : 'a', bare, said);
    if (isMany(name)) yield when('the response has a', bare, after);
  }
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

/** "More commas than periods", "no more than three bullets", "exactly two links in each section" */
function* amounts(tokens: readonly Token[], isFault: boolean): Generator<readonly Token[]> {
  if (isFault && isJoined(tokens)) return;
  // "Penalize no commas" may be a rule.
  if (
    AMOUNTS.some((phrase) => standsAt(tokens, 0, phrase)) &&
    !(isFault && isOneOf(tokens[0], ['no', 'zero']) && !isWord(tokens[1], 'mention'))
  )
    yield when('the response has', tokens);
  if (isOneOf(tokens[0], ['a', 'an']) && isOneOf(tokens[1], ['missing']))
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
  if (isOneOf(tokens[of], ['absence', 'lack']) && isWord(tokens[of + 1], 'of'))
    yield when('the response has no', tokens.slice(of + (isOneOf(tokens[of + 2], ['a', 'an', 'any']) ? 3 : 2)));
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
  for (const [verb, ends] of ENDS)
    for (const end of ends) {
      const at = tokens.length - end.split(' ').length;
      if (at < 1 || !standsAt(tokens, at, end.split(' ')) || isJoined(tokens.slice(0, at))) continue;
      if (tokens.slice(0, at).some((token) => isOneOf(token, NO_NAMES))) continue;
      yield when('it', verb, tokens.slice(0, at));
    }
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
