import { isMark, type Reading, readPhrase, type Token } from '../grammar/tokens.ts';
import { readNumber } from '../number-words.ts';
import type { NameKind as Kind } from '../texts/wanted.ts';

/** What a quotation is called. */
export type { NameKind as Kind } from '../texts/wanted.ts';

/** What stands before one quotation or several: "the exact words", "the following phrases:". */
export interface Naming {
  /** Undefined without a noun. */
  kind: Kind | undefined;
  isPlural: boolean;
  /** "The three words". */
  count: number | undefined;
  /** Whether upper and lower case count. */
  isExact: boolean;
  /** Whether it is called a word: no other form of it is meant. */
  isUnit?: boolean;
  /** Whether it is called a sentence. */
  isSentence?: boolean;
  /** Whether it is called exact, so that upper and lower case may count. */
  mayBeCased?: boolean;
  /** Whether it says that the text itself is meant, and not what it says. */
  isLiteral: boolean;
  /** Whether it says that a list, and nothing else, follows: "these", "the following", a colon. */
  announces: boolean;
}

const NOUNS: Readonly<Record<Kind, readonly string[]>> = {
  word: [
    ...['word', 'keyword', 'key word', 'phrase', 'key phrase', 'keyphrase', 'term', 'expression', 'sentence', 'name'],
    ...['statement', 'question', 'greeting', 'disclaimer'],
  ],
  text: ['text', 'string', 'substring', 'symbol', 'emoji', 'hashtag symbol', 'hash symbol'],
  hashtag: ['hashtag'],
  character: ['character'],
  letter: ['letter'],
  line: ['line'],
  answer: ['answer', 'response', 'reply', 'option'],
};

const plural = (noun: string) => (noun === 'reply' ? 'replies' : `${noun}s`);

const UNITS = ['word', 'keyword', 'key word'];
const SENTENCES = ['sentence', 'statement', 'question'];

const NAMED: readonly (readonly [string, { kind: Kind; isPlural: boolean; isUnit: boolean; isSentence: boolean }])[] = (
  Object.keys(NOUNS) as Kind[]
).flatMap((kind) =>
  NOUNS[kind].flatMap((noun) => {
    const named = { kind, isUnit: UNITS.includes(noun), isSentence: SENTENCES.includes(noun) };
    return [[noun, { ...named, isPlural: false }] as const, [plural(noun), { ...named, isPlural: true }] as const];
  }),
);

const DETERMINERS: readonly (readonly [string, { announces: boolean; needsNoun: boolean }])[] = [
  ['the', { announces: false, needsNoun: true }],
  ['this', { announces: true, needsNoun: true }],
  ['these', { announces: true, needsNoun: true }],
  ['the following', { announces: true, needsNoun: false }],
  ['these following', { announces: true, needsNoun: true }],
  ['following', { announces: true, needsNoun: true }],
];

/** Of a word or a phrase "exact" may say "word for word", as in a search, and nothing of upper and lower case. */
const EXACT: readonly (readonly [string, boolean])[] = [
  ['exact', true],
  ['literal', true],
  ['specific', false],
];

/** How it is to stand there; "word for word" says nothing of upper and lower case. */
export const VERBATIM: readonly (readonly [string, boolean])[] = [
  ['verbatim', true],
  ['exactly as written', true],
  ['word for word', false],
  ['word-for-word', false],
];

/** Reads what stands before a quotation; with nothing there, of no kind. Undefined when more is begun than is understood. */
export function readNaming(tokens: readonly Token[], at: number): Reading<Naming> | undefined {
  const determiner = readPhrase(tokens, at, DETERMINERS);
  const count = readNumber(tokens, determiner?.next ?? at);
  const afterCount = count?.next ?? determiner?.next ?? at;
  const exact = readPhrase(tokens, afterCount, EXACT);
  const noun = readPhrase(tokens, exact?.next ?? afterCount, NAMED);
  if (!noun && (exact || count || determiner?.value.needsNoun)) return undefined;
  const end = noun?.next ?? afterCount;
  const verbatim = noun && readPhrase(tokens, end, VERBATIM);
  const next = verbatim?.next ?? end;
  const hasColon = next > at && isMark(tokens[next], ':');
  return {
    value: {
      kind: noun?.value.kind,
      isPlural: noun?.value.isPlural ?? false,
      count: count?.value,
      isExact: (exact?.value === true && noun?.value.kind !== 'word') || verbatim?.value === true,
      isUnit: noun?.value.isUnit === true || exact?.value === true,
      isSentence: noun?.value.isSentence === true,
      mayBeCased: exact?.value === true && noun?.value.kind === 'word',
      isLiteral: verbatim !== undefined || exact?.value === true,
      announces: hasColon || determiner?.value.announces === true,
    },
    next: hasColon ? next + 1 : next,
  };
}

/** Reads the noun after a quotation: "the 'thank you' phrase". */
export const readKind = (tokens: readonly Token[], at: number): Reading<Kind> | undefined => {
  const noun = readPhrase(tokens, at, NAMED);
  return noun && !noun.value.isPlural ? { value: noun.value.kind, next: noun.next } : undefined;
};
