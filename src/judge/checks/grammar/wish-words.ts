import { third } from './tails.ts';
import { describedTextAt, singular } from './text-names.ts';
import { isMark, isOneOf, isWord, type Token, wordList, wordToken } from './tokens.ts';

/** What ends in "ing" and is no deed. */
const NO_DEEDS = wordList(
  'string thing something anything nothing everything heading greeting warning spacing wording meaning padding during ' +
    'following spelling rating finding building setting pricing shipping being',
);
/** Verbs that lose an e before "ing". */
const WITH_E = wordList(
  'us giv clos writ includ plac enclos conclud provid stat nam quot cit disclos produc reproduc leav mak tak com hav replac ' +
    'remov updat creat describ capitaliz italiciz delet exclud chang compar shar hid typ observ combin execut not outlin',
);
const PLURALS: Readonly<Record<string, string>> = { is: 'are', has: 'have', does: 'do' };
const SINGULARS: Readonly<Record<string, string>> = { are: 'is', have: 'has', do: 'does' };
export const ADVERBS = wordList('not never always only just also actually ever explicitly literally');
export const AGENTS = wordList('assistant model bot agent ai chatbot');
export const JOINERS = wordList('and or nor but');
export const ORDINALS = wordList('first second third last final opening closing');
/** What is one text, or has none that could be counted. */
export const MASSES = wordList(
  'json yaml csv xml html sql markdown code text copy prose output css javascript python typescript bash',
);
/** What a whole response may be. Of others, such as quotes or options, there may be several in one. */
export const WHOLES = wordList(
  'recipe story poem email e-mail mail post tweet summary report article essay letter memo newsletter itinerary plan release ' +
    'translation postmortem invoice faq readme changelog haiku glossary doc tutorial guide output feed conversation chat run ' +
    'trace array json yaml csv xml digest briefing recap speech agenda text subtitle dialogue playlist transcript',
);
const FURTHER = wordList(
  'list table slogan tagline blurb bio caption abstract script query diff patch snippet filename slug regex program headline title label version config manifest',
);
export const DETERMINED = wordList('the every each no both all its');
export const ARTICLES = wordList('a an any one');
/** Words that a name is not made of. */
export const NO_NAMES = wordList(
  'where if when whose for as than more fewer less only exactly least most everything anything nothing something except excluding ' +
    'unless besides about during per like to from by into than this these those it they what how why some many few several other ' +
    'another such same not never too enough much either neither instead rather until while because since there',
);
/** How things are arranged: said of all of them together. */
export const ARRANGED = wordList('sorted listed ordered arranged ranked numbered');
const PARTICIPLES = [
  ...ARRANGED,
  ...wordList(
    'written formatted wrapped shown given set put placed enclosed separated indented capitalized spelled tagged marked',
  ),
  ...wordList(
    'named called shaped left followed preceded surrounded quoted rounded stated typed expressed split repeated linked signed made',
  ),
];
export const COPULAS = wordList(
  'in inside within under over between at on longer shorter wider higher lower deeper above below free before after',
);
/** "Of more than four sentences", but not "of numbers". */
const SIZES = wordList(
  'at more fewer less exactly under over up between only two three four five six seven eight nine ten',
);
export const PUTTING = wordList(
  'putting placing wrapping writing setting formatting giving showing keeping having making listing leaving enclosing rendering ' +
    'typing spelling stating quoting presenting expressing using mentioning',
);
export const ADDING = wordList('adding including having putting placing giving asking using leaving');
export const RETURNING = wordList('returning outputting printing giving sending');
export const WHOLLY = wordList('null nothing only just exactly an valid plain bare');
export const AMOUNTS = [
  ...['more', 'fewer', 'less', 'exactly', 'at least', 'at most', 'no more than', 'no fewer than', 'only', 'no', 'zero'],
  ...['as many', 'the same number of', 'just', 'either', 'neither', 'equally many', 'twice as many', 'under', 'over'],
].map((phrase) => phrase.split(' '));
export const ENDS: readonly (readonly [verb: string, at: readonly string[]])[] = [
  ['ends with', ['at the end', 'at the very end', 'at the bottom', 'at the very bottom', 'on the last line']],
  ['starts with', ['at the start', 'at the beginning', 'at the top', 'at the very top', 'at the very start']],
];

export const words = (text: string) => text.split(' ').map(wordToken);
export const textOf = (token: Token | undefined) => (token?.kind === 'word' ? token.text : '');
export const when = (...parts: (readonly Token[] | string)[]): readonly Token[] =>
  ['when', ...parts].flatMap((part) => (typeof part === 'string' ? words(part) : part));
export const standsAt = (tokens: readonly Token[], at: number, phrase: readonly string[]) =>
  phrase.every((word, place) => isWord(tokens[at + place], word));
export const isMany = (name: readonly Token[]) => /[^s]s$/u.test(textOf(name.at(-1)));
export const one = (name: readonly Token[]) => [...name.slice(0, -1), wordToken(singular(textOf(name.at(-1))))];
export const isDeed = (token: Token | undefined) => /^.{2,}ing$/u.test(textOf(token)) && !isOneOf(token, NO_DEEDS);
/** Whether two things are joined; the ends of a range are one. */
export const isJoined = (tokens: readonly Token[]) =>
  tokens.some(
    (token, at) =>
      isMark(token, ',') ||
      (isOneOf(token, JOINERS) && !tokens.slice(0, at).some((before) => isWord(before, 'between'))),
  );

/** "Put" of "putting", "use" of "using", "call" of "calling". */
export function baseOf(deed: string): string {
  const stem = deed.slice(0, -3);
  if (WITH_E.includes(stem)) return `${stem}e`;
  return /([bdgmnprt])\1$/u.test(stem) && stem !== 'add' ? stem.slice(0, -1) : stem;
}

/** "Starts with x" as it follows one, from "start with x"; "do not use" as "does not use". */
export function ofOne(said: readonly Token[]): readonly Token[] {
  const at = said.findIndex((token) => !isOneOf(token, ADVERBS));
  const verb = textOf(said[at]);
  const isKnown = SINGULARS[verb] !== undefined || Object.values(SINGULARS).includes(verb) || /s$/u.test(verb);
  const form = SINGULARS[verb] ?? (isKnown ? verb : third(verb));
  return [...said.slice(0, at), wordToken(form), ...said.slice(at + 1)];
}
export function ofMany(said: readonly Token[]): readonly Token[] {
  const at = said.findIndex((token) => !isOneOf(token, ADVERBS));
  const verb = textOf(said[at]);
  const form = PLURALS[verb] ?? verb.replace(/(?<=x|ch|sh|ss)es$|(?<=[^s])s$/u, '');
  return [...said.slice(0, at), wordToken(form), ...said.slice(at + 1)];
}

/** What is said of a thing after its name, as it follows one thing: "that end in x" and "ending in x" as "ends in x". */
export interface Described {
  name: readonly Token[];
  said: readonly Token[];
  /** Whether it is said of all of them: "bullets that all …". */
  isAll: boolean;
  /** Whether it says how they are arranged. */
  isArranged: boolean;
}

const IN_IT = ['in it', 'in them', 'in there'].map((phrase) => phrase.split(' '));

export function describedIn(tokens: readonly Token[]): Described | undefined {
  for (let at = 1; at < Math.min(7, tokens.length); at += 1) {
    const said = isOneOf(tokens[at - 1], [...ARTICLES, ...DETERMINED]) ? undefined : saidFrom(tokens, at);
    if (!said) continue;
    // "With a null in it"
    const found = said.filter(
      (_, place) =>
        !IN_IT.some((words) => standsAt(said, place, words) || (place > 0 && standsAt(said, place - 1, words))),
    );
    const isAll = isOneOf(tokens[isRelative(tokens[at]) ? at + 1 : at], ['all', 'each']);
    const isArranged = tokens.slice(at, at + 4).some((token) => isOneOf(token, [...ARRANGED, 'order']));
    const of = isArranged && isOneOf(tokens[0], ['list', 'lists']) && isWord(tokens[1], 'of') ? 2 : 0;
    return { name: tokens.slice(of, at), said: found, isAll, isArranged };
  }
  return undefined;
}

export const isRelative = (token: Token | undefined) => isOneOf(token, ['that', 'which', 'who']);

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
  if (isOneOf(first, ['missing', 'lacking'])) return [...words('does not have'), ...rest];
  if (text === 'being') return [...words('is'), ...rest];
  if (isDeed(first)) return [wordToken(third(baseOf(text))), ...rest];
  if (text === 'not' && isDeed(rest[0]))
    return [...words('does not'), wordToken(baseOf(textOf(rest[0]))), ...rest.slice(1)];
  if (text === 'of' && (rest[0]!.kind === 'number' || isOneOf(rest[0], SIZES))) return [...words('has'), ...rest];
  return isOneOf(first, [...PARTICIPLES, ...COPULAS]) || text === 'not' ? [...words('is'), first, ...rest] : undefined;
}

export const isName = (name: readonly Token[]) =>
  name.every((token) => token.kind === 'word' && !isOneOf(token, [...JOINERS, ...NO_NAMES]));
export const isWhole = (name: readonly Token[]) => {
  const single = isMany(name) ? one(name) : name;
  return isOneOf(single.at(-1), [...WHOLES, ...FURTHER]) || describedTextAt(single, 0)?.next === single.length;
};

/** What a thing is after a deed: "sorting the list alphabetically" leaves it sorted alphabetically. */
export const DONE: Readonly<Record<string, string>> = {
  sorting: 'sorted',
  ordering: 'ordered',
  ranking: 'ranked',
  numbering: 'numbered',
  alphabetizing: 'in alphabetical order',
  tagging: 'tagged',
  labeling: 'labeled',
  labelling: 'labelled',
  separating: 'separated',
  splitting: 'split',
  dividing: 'divided',
  capping: 'capped',
  signing: 'signed',
  bolding: 'in bold',
  italicizing: 'in italics',
  underlining: 'underlined',
  indenting: 'indented',
  listing: 'listed',
  naming: 'named',
  delivering: '',
};
/** What follows a thing to say what is done with it. */
export const DONE_HOW = wordList(
  'in as into with by from to at alphabetically chronologically using after before inside',
);
