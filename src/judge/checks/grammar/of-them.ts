import { isMark, isOneOf, isWord, type Token, wordList, wordToken } from './tokens.ts';

const HELD = wordList('is are has have contains contain includes include uses use gives shows lists');
const NOT_IN_NAMES = wordList(
  'that which with without in of on at for to from and or but nor not is are has it its per where whose as by each',
);
const HOLDERS = wordList('there it response reply answer output that');
const QUANTITIES = wordList(
  'a an one two three four five six seven eight nine ten some several multiple more fewer any exactly precisely',
);
const EDGES = wordList('starts begins ends stays');
const COUNTING = [...QUANTITIES, ...wordList('at least most than no up to only just between and but or fewer less')];

const words = (text: string) => text.split(' ').map(wordToken);

/** How much of them, in the words for parts: "none of them" as "no bullet". */
function amongThem(amount: readonly Token[], name: readonly Token[], verb: Token | undefined) {
  const one = [...name.slice(0, -1), wordToken((name.at(-1) as { text: string }).text.replace(/(?<=x)es$|s$/u, ''))];
  const said = amount.map((token) => (token.kind === 'word' ? token.text : '')).join(' ');
  const isSingular = isOneOf(verb, ['is', 'has', 'does']) || (verb?.kind === 'word' && /[^s]s$/u.test(verb.text));
  if (said === 'all' || said === 'both') return [wordToken('all'), ...name];
  if (said === 'each' || said === 'every one' || said === 'each one') return [wordToken('each'), ...one];
  if (said === 'none' || said === 'not one') return [wordToken('no'), ...(isSingular ? one : name)];
  if (/^(?:exactly|at least|at most|more than|no more than) (?:one|two|three|half)$/u.test(said))
    return [...amount, ...words('of the'), ...name];
  return undefined;
}

/** "All of them using https" as "all of them use https" */
const GERUNDS = Object.fromEntries(
  ['use', 'end', 'start', 'contain', 'point', 'mention'].map((verb) => [`${verb.replace(/e$/u, '')}ing`, verb]),
);
Object.assign(GERUNDS, { beginning: 'begin', having: 'have', being: 'are' });
const withoutGerund = (rest: readonly Token[]) => {
  const verb = rest[0]?.kind === 'word' ? GERUNDS[rest[0].text] : undefined;
  return verb ? [wordToken(verb), ...rest.slice(1)] : rest;
};

/** The things of which a clause says something, where it names no others: "each bullet ends with a period". */
function eachOf(clause: readonly Token[], next: Token | undefined): readonly Token[] | undefined {
  if (!isOneOf(clause[0], ['each', 'every'])) return undefined;
  const verb = clause.findIndex((token) => isOneOf(token, [...HELD, ...EDGES]));
  const isOfThe = isWord(clause[1], 'of') && isWord(clause[2], 'the');
  const name = clause.slice(isOfThe ? 3 : 1, verb);
  const isName = verb > 0 && name.length > 0 && name.every((one) => one.kind === 'word' && !isOneOf(one, NOT_IN_NAMES));
  // "Each bullet has at most eight words, and none of them ends with a period": no word does.
  const isOnlyOne = isOneOf(clause[verb], EDGES) || (isWord(clause.at(-1), 'words') && isOneOf(next, EDGES));
  if (!isName || !isOnlyOne || clause.some((token) => isMark(token, ',') || isWord(token, 'and'))) return undefined;
  const last = (name.at(-1) as { text: string }).text;
  return [...name.slice(0, -1), wordToken(isOfThe ? last : `${last}s`)];
}

/** Of what a clause says there is: "there are two links, and all of them use https" as "… and all links use https". */
export function withThem(tokens: readonly Token[]): readonly Token[] | undefined {
  const of = tokens.findIndex(
    (token, at) => isWord(token, 'of') && isOneOf(tokens[at + 1], ['them', 'which', 'these', 'those', 'its']),
  );
  const isIts = isWord(tokens[of + 1], 'its');
  const to = of + (isIts ? (isOneOf(tokens[of + 2], ['bullet', 'list']) ? 4 : 3) : 2);
  const rest = withoutGerund(tokens.slice(to));
  if (of < 3 || rest.length < 2 || rest.some((token) => isOneOf(token, ['them', 'they', 'it', 'which', 'its'])))
    return undefined;
  const joiner = tokens
    .slice(0, of)
    .findLastIndex((token) => isMark(token, ',') || isOneOf(token, ['and', 'but', 'with']));
  const amount = tokens.slice(joiner + 1, of);
  const before = tokens.slice(0, isMark(tokens[joiner - 1], ',') ? joiner - 1 : joiner);
  const each = isIts ? undefined : eachOf(before, rest[0]);
  if (each) {
    const clause = amongThem(amount, each, rest[0]);
    return clause && [...before, wordToken('and'), ...clause, ...rest];
  }
  const held = before.findLastIndex((token) => isOneOf(token, HELD));
  const from = before.findLastIndex(
    (token, at) => at > held && (token.kind === 'number' || isOneOf(token, QUANTITIES) || isOneOf(token, HELD)),
  );
  const found = before.slice(Math.max(from, held) + 1);
  // "A heading and three bullets": of both of them?
  const isOnlyOne = before.slice(held + 1, from + 1).every((one) => one.kind === 'number' || isOneOf(one, COUNTING));
  const isName =
    isOnlyOne &&
    found.length > 0 &&
    found.length < 4 &&
    found.every((one) => one.kind === 'word' && !isOneOf(one, NOT_IN_NAMES));
  // Of a part of the response that has them, they are not all that there are.
  if (!isOneOf(before[held - 1], HOLDERS) || isOneOf(before[0], ['each', 'every'])) return undefined;
  if (!isName || isOneOf(tokens[joiner], ['with']) || isOneOf(before[0], ['if', 'when'])) return undefined;
  const isPlural = /[^s]s$/u.test((found.at(-1) as { text: string }).text);
  // "A list, and none of its items"
  const name = isIts ? tokens.slice(of + 2, to) : found;
  if (
    isIts
      ? !isWord(found.at(-1), 'list') || !isOneOf(name.at(-1), ['items', 'bullets', 'points', 'entries'])
      : !isPlural
  )
    return undefined;
  const clause = amongThem(amount, name, rest[0]);
  return clause && [...before, wordToken('and'), ...clause, ...rest];
}

const LISTS = wordList('list lists');
const ITEMS: Readonly<Record<string, string>> = { bulleted: 'bullet', bullet: 'bullet' };

/** "A list in which each item ends with a period" as "there is a list and each list item ends with a period". */
export function withListItems(tokens: readonly Token[], isWish: boolean): readonly Token[] | undefined {
  const list = tokens.findIndex((token) => isOneOf(token, LISTS));
  const isIn = isWord(tokens[list + 1], 'in') && isWord(tokens[list + 2], 'which');
  const from = list + (isIn ? 3 : isWord(tokens[list + 1], 'where') ? 2 : 0);
  if (list < 0 || from === list || tokens.slice(from).some((token) => isOneOf(token, ['it', 'its', 'which', 'list'])))
    return undefined;
  const kind = tokens[list - 1]?.kind === 'word' ? (tokens[list - 1] as { text: string }).text : '';
  const start = Object.hasOwn(ITEMS, kind) ? list - 1 : list;
  const isA = isWord(tokens[start - 1], 'a');
  const before = tokens.slice(0, isA ? start - 1 : start);
  if (isWord(tokens[start - 1], 'numbered') || (!isWish && before.length === 0)) return undefined;
  const isHeld = isA && isOneOf(before.at(-1), ['has', 'contains', 'includes']) && isOneOf(before.at(-2), HOLDERS);
  if (isWish ? before.length > 0 : !isHeld || before.length > 3) return undefined;
  const to = from + (isOneOf(tokens[from + 2], ['item', 'point']) ? 3 : 2);
  const item = tokens[to - 1];
  const isEach = isOneOf(tokens[from], ['each', 'every', 'no']);
  if (!isEach || !isOneOf(item, ['item', 'bullet', 'point', 'entry'])) return undefined;
  const named = [...tokens.slice(start, list), wordToken('list')];
  return [
    ...words(isWish ? 'if there is a' : 'there is a'),
    ...named,
    wordToken('and'),
    tokens[from]!,
    ...words(ITEMS[kind] ?? 'list item'),
    ...tokens.slice(to),
  ];
}
