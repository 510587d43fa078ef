import { languageNamed } from '../language/language-names.ts';
import { otherWritings } from '../texts/other-writings.ts';
import type { Lexicon } from './lookup.ts';
import { isMark, isWord, type Token } from './tokens.ts';

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** "Starts with": only what is written begins a text, so that a name after it is that name. */
const EDGES = set(
  'starts start starting begins begin beginning opens open opening ends end ending closes close closing',
);
/** After these verbs, several names are texts. One alone may be what a text is about, in other words. */
const MENTIONS = set('mentions mention mentioning names name naming cites cite citing');
const MENTIONED = set(
  'mentioned named cited written spelled spelt capitalized capitalised uppercase lowercase capitals',
);
/** Of what is named so often, the name is meant. */
const COUNTED = set('once twice exactly');
/** What nothing but a text does. */
const APPEARS = set('appear appears occur occurs');
const COMES = set('comes come');
const HOLDS = set('contains contain includes include has have says say');
/** "In the first bullet", "every paragraph": there, what is mentioned is a text. */
const PLACES = set(
  'first second third fourth fifth last final opening closing every each no any one two three four five',
);
const PLACED = set(
  'bullet line paragraph sentence item step section heading row question list bullets lines paragraphs sentences items',
);
const LINES = set('title headline subject heading greeting table list quote blockquote');
/** "At least two of these: Visa, PayPal" */
const ANNOUNCED = set('these following of words names terms phrases');
/** After these, members that the grammar knows are kinds of things: "all of these: Heading, List". */
const NAMELESS = set('these following of');
/** "The first word is Sure", "the headings are Parties and Term" */
const PARTS = set(
  'word line sentence heading headings section sections title label labels paragraph bullet item row headline subject greeting cell',
);
/** What a part says, or is. */
const IS = set('is are says reads');
const JUST = set('just only exactly simply');
/** Written in capitals they are forms, or stressed, and no texts: "is JSON", "is in ALL CAPS". */
const NO_LABELS = set(
  'json sql html css csv tsv yaml xml url urls uri uuid ascii utf markdown md iso http https api id ids ip pdf toml ini latex tex jsonl regex uppercase lowercase ' +
    'caps capital capitals upper lower case title bold italic italics english french german spanish empty blank short long valid not all only exactly any every must ' +
    'never always at least most more less than both either in and or but the a an is are be very really same different unique it one two three none null true false ok okay fine good bad correct wrong right nothing everything something anything',
);
/** "END", which is no name of a form. */
const isLabel = (text: string) =>
  /^\p{Lu}{2,}(?<!ED|ABLE|LESS|FUL|IVE|ISH)$/u.test(text) && !NO_LABELS.has(text.toLowerCase());
const OF_LISTS = set('either neither both the of any one all none each');
const JOINERS = ['and', 'or', 'nor', 'but not', 'and not', 'and then', 'then', 'as well as', 'before', 'after'].map(
  (one) => one.split(' '),
);
/** Commands of SQL and labels in code: they stand for nothing but themselves. */
export const COMMANDS =
  'SELECT DELETE DROP UPDATE INSERT TRUNCATE ALTER CREATE JOIN WHERE LIMIT UNION MERGE GRANT TODO FIXME XXX'.split(' ');
const KEYWORDS: ReadonlySet<string> = new Set([...COMMANDS, 'FROM', 'HAVING', 'WITH', 'GROUP', 'ORDER', 'NULL']);
const OF_SQL: ReadonlySet<string> = new Set(
  'SELECT INSERT UPDATE DELETE DROP TRUNCATE ALTER CREATE FROM WHERE LIMIT HAVING JOIN UNION OFFSET DISTINCT RETURNING'.split(
    ' ',
  ),
);
/** "The query has a WHERE" speaks of its text, and of no field of JSON. */
export const isSqlKeyword = (word: string): boolean => OF_SQL.has(word);
/** "A heading H2", "iPhone" are names; letters and digits in another order are measures: "10px". */
const CODE = /^(?:\p{L}[\p{L}\p{N}]*(?:_[\p{L}\p{N}]+)+|\p{Ll}+\p{Lu}[\p{L}\p{N}]*)$/u;
/** "Of course", "As an AI": what is written so begins a phrase, and shares no word with the names beside it. */
const OPENINGS = set('of as in to by at for no not that you we it here thank got my let');
const isOpening = (text: string) => /^\p{Lu}/u.test(text) && OPENINGS.has(text.split(' ')[0]!.toLowerCase());
const NAME = /^\p{Lu}[\p{L}\p{N}]*(?:[-'’][\p{L}\p{N}]+)*$/u;

/** A condition with names in quotation marks that had none, and these names. */
export interface BareNames {
  tokens: readonly Token[];
  names: ReadonlySet<string>;
}

/**
 * Writes names that can be nothing but texts as quotations: "mentions Lisbon before Porto", "every bullet starts with Added or
 * Fixed", "contains neither DELETE nor DROP". Undefined where there are none.
 */
export function withBareNames(tokens: readonly Token[], lexicon: Lexicon): BareNames | undefined {
  // "Uses get_weather" may be said of a tool.
  if (tokens.some(isOfTools)) return undefined;
  const names = new Set<string>();
  const written: Token[] = [];
  let hasAnswers = false;
  for (let at = 0; at < tokens.length; ) {
    const answers = answersAt(tokens, at);
    if (answers) {
      written.push(...answers);
      for (const token of answers) if (token.kind === 'quoted' && /\p{Lu}{2}/u.test(token.text)) names.add(token.text);
      at += answers.length;
      hasAnswers = true;
      continue;
    }
    const row = rowAt(tokens, at);
    const isNamed =
      row &&
      !hasKinds(tokens, at, row, lexicon) &&
      (row.isLiteral || (row.isEven && isTextual(tokens, at, row) && (isNew(row, lexicon) || isLast(tokens, row))));
    if (isNamed) {
      written.push(...row.tokens);
      for (const token of row.tokens) if (token.kind === 'quoted') names.add(token.text);
      at = row.next;
    } else {
      // Of "Markdown or DELETE" the second stands for itself.
      const isSplit = row?.all.some(isItself) && !isNew(row, lexicon);
      const next = isSplit ? at + 1 : (row?.next ?? at + 1);
      written.push(...tokens.slice(at, next));
      at = next;
    }
  }
  return names.size > 0 || hasAnswers ? { tokens: written, names } : undefined;
}

/** Whether labels end a condition, where no word of the grammar is written so: "the last line is END". */
const isLast = (tokens: readonly Token[], { all, next }: Row) =>
  all.every(isLabel) &&
  (tokens[next] === undefined || isMark(tokens[next], ',') || isWord(tokens[next + 1], 'nothing'));

/** Words that are answered with: "just yes or no", "only TRUE or FALSE". */
const ANSWERS = set('yes no true false maybe pass fail ok unknown none positive negative neutral spam ham');

/** "Opens with sorry" */
const OPENERS = set('sorry hello hi hey sure certainly absolutely yes');

/** A row of such words with nothing but these asked for, or what a part is, or begins or ends with. */
function answersAt(tokens: readonly Token[], at: number): Token[] | undefined {
  const before = tokens.slice(0, isWord(tokens[at - 1], 'either') ? at - 1 : at);
  const isEdge = isWord(before.at(-1), 'with') && isIn(before.at(-2), EDGES);
  if (isEdge && isIn(tokens[at], OPENERS) && (tokens[at + 1] === undefined || isMark(tokens[at + 1], ',')))
    return [{ kind: 'quoted', text: (tokens[at] as { raw: string }).raw, mark: '"' }];
  if (!isIn(before.at(-1), JUST) && !isEdge && !isOfPart(before)) return undefined;
  const row: Token[] = [];
  let count = 0;
  for (let next = at; ; next += 1) {
    const token = tokens[next];
    if (isIn(token, ANSWERS) && row.at(-1)?.kind !== 'quoted')
      count = row.push({ kind: 'quoted', text: (token as { raw: string }).raw, mark: '"' });
    else if ((isWord(token, 'or') || isMark(token, ',')) && isIn(tokens[next + 1], new Set([...ANSWERS, 'or'])))
      row.push(token!);
    else break;
  }
  return count > 2 && row.some((token) => isWord(token, 'or')) ? row.slice(0, count) : undefined;
}

interface Row {
  tokens: Token[];
  next: number;
  /** Whether each of them stands for itself, wherever it stands. */
  isLiteral: boolean;
  /** Whether all have as many words: of "North and South Korea" the last belongs to both, but not of "Sure and Of course". */
  isEven: boolean;
  /** The names, as they are written. */
  all: readonly string[];
}

const AGENTS = set('assistant agent bot model chatbot');
const isItself = (text: string) => CODE.test(text) || KEYWORDS.has(text);

/** One name, or several: "Added, Fixed, Changed or Removed". */
function rowAt(tokens: readonly Token[], from: number): Row | undefined {
  const row: Token[] = [];
  const all: string[] = [];
  let next = from;
  for (let at = from; ; ) {
    const end = nameEnd(tokens, at);
    if (end === at) break;
    const text = tokens
      .slice(at, end)
      .map((token) => ('raw' in token ? token.raw : 'value' in token ? String(token.value) : ''))
      .join(' ');
    row.push(...tokens.slice(next, at), { kind: 'quoted', text, mark: '"' });
    all.push(text);
    next = end;
    const comma = isMark(tokens[end], ',') ? end + 1 : end;
    const joiner = JOINERS.find((one) => one.every((word, place) => isPlain(tokens[comma + place], word)));
    at = comma + (joiner?.length ?? 0);
    if (at === end) break;
  }
  if (all.length === 0) return undefined;
  // "The assistant starts with get_user" may speak of a tool.
  const isTool =
    all.some((text) => text.includes('_')) && isWord(tokens[from - 1], 'with') && isIn(tokens[from - 2], EDGES);
  if (isTool && tokens.some((token) => isIn(token, AGENTS))) return undefined;
  const isLiteral = all.every(isItself);
  const isEven = new Set(all.filter((text) => !isOpening(text)).map((text) => text.split(' ').length)).size < 2;
  return { tokens: row, next, isLiteral, isEven, all };
}

/** "Shop, Try or Get" are names, although the grammar knows one of them; "Markdown" alone is a format. */
function isNew({ all }: Row, lexicon: Lexicon): boolean {
  const isKnown = (word: string) => lexicon.hasWord(word) || languageNamed(word) !== undefined;
  return all.some((text) => text.split(' ').some((word) => !isKnown(word.toLowerCase())));
}

/** Whether one of what is listed without a noun may be a thing that the grammar knows. */
const hasKinds = (tokens: readonly Token[], from: number, { all }: Row, lexicon: Lexicon) =>
  isMark(tokens[from - 1], ':') &&
  isIn(tokens[from - 2], NAMELESS) &&
  all.some((text) => text.split(' ').every((word) => lexicon.hasWord(word.toLowerCase())));

const TOOL_WORDS =
  /^(?:tools?|us(?:e|es|ed|ing)|call(?:s|ed|ing)?|invok(?:e|es|ed|ing)|trigger(?:s|ed|ing)?|runs?|arguments?)$/u;
const isOfTools = (token: Token) => token.kind === 'word' && TOOL_WORDS.test(token.text);

const isPlain = (token: Token | undefined, word: string) => token?.kind === 'word' && token.raw === word;

/** The place after the words of one name. */
function nameEnd(tokens: readonly Token[], from: number): number {
  let at = from;
  for (let token = tokens[at]; token?.kind === 'word' && isName(token.raw); token = tokens[at]) at += 1;
  const [first] = tokens.slice(from, at);
  if (first?.kind === 'word' && isOpening(first.raw)) {
    const length = tokens.slice(from).findIndex((token) => token.kind !== 'word' || isIn(token, set('or and nor')));
    const end = length < 0 ? tokens.length : from + length;
    return end - from < 5 ? end : at;
  }
  const after = tokens[at + 1];
  const isEnd = after === undefined || after.kind === 'mark' || isIn(after, AFTER_NUMBER);
  // "iPhone 15", but not "Monday 3 times"; "March 5" has other ways to be written.
  const isDay = isIn(tokens[at - 1], MONTHS);
  return at > from && !isDay && tokens[at]?.kind === 'number' && isEnd ? at + 1 : at;
}
const MONTHS = set(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
);
const AFTER_NUMBER = set('in on and or but nor before after is are appears comes');

const isName = (raw: string) => (NAME.test(raw) && raw.length > 1 && raw !== 'I') || CODE.test(raw);

/** Whether what stands before or after says that a text is meant. */
function isTextual(tokens: readonly Token[], from: number, { next, all }: Row): boolean {
  let at = from - 1;
  for (let token = tokens[at]; token?.kind === 'word' && OF_LISTS.has(token.text); token = tokens[at]) at -= 1;
  const before = tokens[at];
  if (isMention(tokens[from - 1], tokens[from - 2])) return true;
  if (all.length === 1 && isInPart(tokens, from, next, all)) return true;
  if (before?.kind === 'word' && MENTIONS.has(before.text)) {
    const hasNumber = all.some((text) => / \d/u.test(text));
    // Who names somebody says the name.
    const isNamed = /^nam/u.test(before.text) && tokens[next] === undefined;
    return all.length > 1 || hasNumber || isNamed || isCounted(tokens, next);
  }
  const verb = tokens[at - 1];
  if (isWord(before, 'with') && verb?.kind === 'word' && EDGES.has(verb.text)) return true;
  if (isOfPart(tokens.slice(0, at + 1))) return true;
  const isAfterOther = isWord(before, 'before') || isWord(before, 'after');
  if (isAfterOther && isIn(verb, COMES)) return true;
  if (isAfterOther && tokens.some((token) => isMentioned(token))) return true;
  if (isMark(before, ':') && all.length > 1 && isIn(tokens[at - 1], ANNOUNCED)) return true;
  // "Leaves Aero Mug untranslated"
  const isKept = isIn(before, set('leaves leave leaving left keeps keep keeping'));
  if (isKept && isIn(tokens[next], set('untranslated unchanged untouched intact as'))) return true;
  // "Putting Aero Mug in bold"
  const isSet = isIn(before, set('putting puts put writing writes setting sets')) && isWord(tokens[next], 'in');
  if (isSet && isIn(tokens[next + 1], set('bold italics backticks'))) return true;
  if (isIn(before, set('signed spelled spelt'))) return true;
  const isInstead = isWord(before, 'of') && isWord(verb, 'instead');
  if (isInstead && tokens.some((token) => isMentioned(token))) return true;
  const after = tokens.slice(next, next + 5);
  if (all.length === 1 && isWhole(before, after)) return true;
  if (isIn(after[0], COMES) && isIn(after[1], set('before after'))) return true;
  if (all.length > 1 && after.slice(0, 2).some((token) => isIn(token, APPEARS))) return true;
  return ['is', 'are'].some((be) => isWord(after[0], be)) && after.slice(1).some(isMentioned);
}

/** "The first word is", "the last line says just" */
function isOfPart(before: readonly Token[]): boolean {
  const said = isIn(before.at(-1), JUST) ? before.slice(0, -1) : before;
  return isIn(said.at(-1), IS) && isIn(said.at(-2), PARTS);
}

/** "Zendo appears", "Zendo is anywhere in the reply", "it has Zendo in it" */
function isWhole(before: Token | undefined, [verb, place, ...more]: readonly Token[]): boolean {
  const isHeld = isIn(before, HOLDS) && isWord(verb, 'in') && isIn(place, set('it there'));
  const isThere = ['is', 'are'].some((be) => isWord(verb, be)) && isWord(place, 'anywhere');
  const isSeen = isIn(verb, APPEARS) && (place === undefined || isIn(place, set('anywhere somewhere')));
  return (isHeld && more.length === 0) || isThere || isSeen;
}

/** "The first bullet mentions Kubernetes", "Acme appears in every paragraph" */
function isInPart(tokens: readonly Token[], from: number, next: number, all: readonly string[]): boolean {
  const isPart = (token: Token, at: number) =>
    isIn(token, PLACES)
      ? tokens.slice(at + 1, at + 3).some((one) => isIn(one, PLACED))
      : (isWord(token, 'the') && isIn(tokens[at + 1], LINES)) ||
        (token.kind === 'quoted' && isWord(tokens[at + 1], 'section')) ||
        (isIn(token, PLACED) && (tokens[at + 1]?.kind === 'number' || isIn(tokens[at + 1], PLACES)));
  if (!tokens.some(isPart)) return false;
  const [before, after] = [tokens[from - 1], tokens[next]];
  const isThere = isIn(after, APPEARS) || ['is', 'are'].some((be) => isWord(after, be));
  const place = isWord(tokens[next + 1], 'not') ? tokens[next + 2] : tokens[next + 1];
  if (isThere && isIn(place, set('in on'))) return true;
  const hasSmall = tokens.slice(from, next).every((token) => 'raw' in token && /\p{Ll}/u.test(token.raw));
  const isEnd = after === undefined || isMark(after, ',') || isIn(after, set('in and or but'));
  return (
    isEnd &&
    (isIn(before, MENTIONS) ||
      (isIn(before, HOLDS) && (hasSmall || (all.every(isLabel) && isIn(before, set('says say'))))))
  );
}

/** "Any mention of Asana" */
const isMention = (of: Token | undefined, noun: Token | undefined) =>
  isWord(of, 'of') && (isWord(noun, 'mention') || isWord(noun, 'mentions'));
const isCounted = (tokens: readonly Token[], at: number) =>
  isIn(tokens[at], COUNTED) ||
  (isWord(tokens[at], 'by') && isWord(tokens[at + 1], 'name')) ||
  (isWord(tokens[at], 'at') && isIn(tokens[at + 1], set('least most')));
const isIn = (token: Token | undefined, words: ReadonlySet<string>) => token?.kind === 'word' && words.has(token.text);
const isMentioned = (token: Token) => isIn(token, MENTIONED);

/** What was read of such a text, noting that it may be written in other letters: "contains DELETE" may mean "delete", or not. */
export function withCaseOpen<Value>(value: Value, names: ReadonlySet<string>): Value {
  if (Array.isArray(value)) return value.map((one) => withCaseOpen(one, names)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const found = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withCaseOpen(one, names)]));
  const isText = 'caseSensitive' in value && value.caseSensitive === false && 'text' in value;
  if (!isText || !names.has(value.text as string)) return found as Value;
  return { ...found, mayBeCased: true, ...(otherWritings(value.text as string) && { isValue: true }) } as Value;
}
