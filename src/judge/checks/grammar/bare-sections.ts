import { isMark, isOneOf, isWord, type Token, wordToken } from './tokens.ts';

/** What people call the sections of a text by. Other things that come before others need not have a heading. */
const SECTIONS = [
  ...['summary', 'executive summary', 'overview', 'introduction', 'intro', 'background', 'abstract', 'conclusion'],
  ...['conclusions', 'action items', 'next steps', 'key points', 'key takeaways', 'takeaways', 'highlights', 'agenda'],
  ...['ingredients', 'steps', 'instructions', 'directions', 'method', 'methods', 'methodology', 'preparation', 'notes'],
  ...['equipment', 'materials', 'tools', 'results', 'findings', 'discussion', 'analysis', 'recommendations'],
  ...['evidence'],
  ...['pros', 'cons', 'benefits', 'drawbacks', 'advantages', 'disadvantages', 'risks', 'strengths', 'weaknesses'],
  ...['opportunities', 'threats', 'goals', 'objectives', 'scope', 'timeline', 'schedule', 'budget', 'costs', 'pricing'],
  ...['features', 'requirements', 'prerequisites', 'installation', 'setup', 'usage', 'examples', 'configuration'],
  ...['faq'],
  ...['troubleshooting', 'references', 'sources', 'appendix', 'license', 'changelog', 'decisions', 'attendees', 'tips'],
  ...['problem', 'solution', 'root cause', 'impact', 'resolution', 'symptoms', 'treatment', 'diagnosis', 'warnings'],
  ...['experience', 'work experience', 'education', 'skills', 'contact', 'about us', 'responsibilities', 'bug fixes'],
  ...['new features', 'breaking changes', 'fixes', 'assumptions', 'limitations', 'further reading', 'open questions'],
].map((name) => name.split(' '));
const HEADED = ['section', 'heading', 'sections', 'headings'];
const NO_NAMES = [
  'first',
  'last',
  'final',
  'second',
  'third',
  'every',
  'each',
  'any',
  'no',
  'one',
  'same',
  'next',
  'only',
];
const BEFORE = ['before', 'above'];
const AFTER = ['after', 'below'];
const COMES = ['comes', 'come', 'appears', 'appear', 'goes', 'go', 'is', 'are', 'stands', 'stand'];
const MUST = ['must', 'should', 'has', 'have', 'to', 'be', 'placed', 'listed', 'put', 'given', 'shown', 'presented'];
const DOES = ['does', 'do', 'is', 'are'];

/** The name of a section with the place after it. */
interface Section {
  name: string;
  next: number;
  /** Whether it is called a section. */
  isHeaded: boolean;
  /** Whether it can be nothing but a name: "the longest section" may be any. */
  isKnown: boolean;
}

function sectionAt(tokens: readonly Token[], from: number): Section | undefined {
  const at = isOneOf(tokens[from], ['the', 'its', 'a']) ? from + 1 : from;
  const known = SECTIONS.filter((name) => name.every((word, place) => isWord(tokens[at + place], word)));
  const length = Math.max(0, ...known.map((name) => name.length));
  // "The allergens section": any name of one or two words.
  const headed = [1, 2, 3].find((count) => isOneOf(tokens[at + count], HEADED));
  const words = headed ?? length;
  if (words === 0) return undefined;
  const named = tokens.slice(at, at + words);
  if (named.some((token) => isOneOf(token, NO_NAMES))) return undefined;
  if (!named.every((token) => token.kind === 'word' && /^[\p{L}-]+$/u.test(token.raw))) return undefined;
  const name = named.map((token) => (token as { raw: string }).raw).join(' ');
  const isKnown = length === words || /^\p{Lu}/u.test(name);
  return { name, next: at + words + (headed === undefined ? 0 : 1), isHeaded: headed !== undefined, isKnown };
}

const quotedSection = ({ name }: Section): Token[] => [
  wordToken('the'),
  { kind: 'quoted', text: name, mark: '"' },
  wordToken('section'),
];

/** The place after "comes", "must come", "is placed" and the like. */
function afterVerb(tokens: readonly Token[], from: number): number {
  let at = from;
  while (isOneOf(tokens[at], MUST) || isOneOf(tokens[at], COMES)) at += 1;
  return at;
}

/** How it is said that a section is the first or the last one. */
const EDGES = [
  ...['first', 'at the start', 'at the beginning', 'at the top', 'the first section', 'the first one'].map((said) => [
    said,
    'first',
  ]),
  ...['last', 'at the end', 'at the very end', 'at the bottom', 'the last section', 'the last one'].map((said) => [
    said,
    'last',
  ]),
].map(([said, edge]) => [said!.split(' '), edge!] as const);

/**
 * Sections by their names and which comes first, with the names as quotations: "the summary comes before the action items",
 * "the ingredients section comes first, then the steps", "the references come last". Undefined where something else is said.
 */
export function withBareSections(tokens: readonly Token[]): readonly Token[] | undefined {
  const isThere = isWord(tokens[0], 'there') && isWord(tokens[1], 'is');
  // "It lists the ingredients before the steps"
  const isListed = isWord(tokens[0], 'it') && isOneOf(tokens[1], LISTS);
  const one = sectionAt(tokens, isThere || isListed ? 2 : 0);
  if (!one || (isThere && !one.isHeaded)) return atEdge(tokens);
  const at = afterVerb(tokens, one.next);
  const edge = EDGES.find(([said]) => said.every((word, place) => isWord(tokens[at + place], word)));
  if (edge && one.isKnown && at > one.next && tokens.length === at + edge[0].length)
    return [...quotedSection(one), wordToken('comes'), wordToken(edge[1])];
  const all = isWord(tokens[at], 'first') ? inTurn(tokens, at + 1, one) : undefined;
  if (all)
    return all
      .slice(1)
      .flatMap((section, place) => [...(place > 0 ? [wordToken('and')] : []), ...before(all[place]!, section)]);
  const isAfter = isOneOf(tokens[at], AFTER);
  if ((at === one.next && !isThere && !isListed) || !(isAfter || isOneOf(tokens[at], BEFORE))) return undefined;
  const other = sectionAt(tokens, at + 1);
  if (!other || tokens.slice(other.next).some((token) => !isOneOf(token, DOES)) || isSame(one, other)) return undefined;
  if (!one.isKnown && !other.isKnown) return undefined;
  return isAfter ? before(other, one) : before(one, other);
}

const LISTS = ['lists', 'gives', 'shows', 'puts', 'presents', 'covers', 'has'];
const STARTS = ['opens', 'starts', 'begins'];
/** "The last section is the conclusion", "it ends with a References section" */
function atEdge(tokens: readonly Token[]): Token[] | undefined {
  const isOf = isWord(tokens[0], 'the') && isWord(tokens[2], 'section') && isWord(tokens[3], 'is');
  const isIt = isWord(tokens[0], 'it') && isWord(tokens[2], 'with');
  const one = isOf ? sectionAt(tokens, 4) : isIt ? sectionAt(tokens, 3) : undefined;
  if (!one?.isKnown || one.next < tokens.length || (isIt && !one.isHeaded)) return undefined;
  const isFirst = isOneOf(tokens[1], ['first', ...STARTS]);
  if (!isFirst && !isOneOf(tokens[1], ['last', 'final', 'ends', 'closes', 'finishes'])) return undefined;
  return [...quotedSection(one), wordToken('comes'), wordToken(isFirst ? 'first' : 'last')];
}

/** "The summary section mentions 'x'": with the name as a quotation. Undefined where there is none. */
export function withSectionNames(tokens: readonly Token[]): readonly Token[] | undefined {
  const written: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const one = isWord(tokens[at], 'the') ? sectionAt(tokens, at) : undefined;
    const isNamed = one?.isHeaded && SECTIONS.some((name) => name.join(' ') === one.name.toLowerCase());
    written.push(...(isNamed ? quotedSection(one) : [tokens[at]!]));
    if (isNamed) at = one.next - 1;
  }
  return written.some((token, at) => token !== tokens[at]) ? written : undefined;
}

/** "…, then the steps, and then the notes" */
function inTurn(tokens: readonly Token[], from: number, first: Section): Section[] | undefined {
  const all = [first];
  for (let at = from; at < tokens.length; ) {
    while (isMark(tokens[at], ',') || isWord(tokens[at], 'and')) at += 1;
    if (!isOneOf(tokens[at], ['then', 'before'])) return undefined;
    const next = sectionAt(tokens, at + 1);
    if (!next || all.some((one) => isSame(one, next))) return undefined;
    all.push(next);
    at = next.next;
  }
  return all.length > 1 ? all : undefined;
}

const isSame = (one: Section, other: Section) => one.name.toLowerCase() === other.name.toLowerCase();
const before = (one: Section, other: Section): Token[] => [
  ...quotedSection(one),
  wordToken('comes'),
  wordToken('before'),
  ...quotedSection(other),
];

/** What was read of such sections: one without a heading may be there all the same. */
export function withTitlesOpen<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map((one) => withTitlesOpen(one)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const found = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, withTitlesOpen(one)]));
  return (
    'titles' in value || ('title' in value && 'edge' in value) ? { ...found, mayBeUntitled: true } : found
  ) as Value;
}
