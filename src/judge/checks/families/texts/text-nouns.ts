import type { NameKind } from '../../texts/wanted.ts';

/** What a quotation is called. */
export interface Noun {
  kind: NameKind;
  isUnit?: boolean;
  isSentence?: boolean;
  /** Capitals tell it from other words: "Target" of "target". */
  isName?: true;
  /** The same word may be another part of speech. */
  isPartOfSpeech?: true;
  /** Upper and lower case may tell one from another: "ls -L" of "ls -l". */
  mayBeCased?: true;
  /** Letters may stand for less, or for more, than themselves: "K", "un-". */
  isPart?: true;
}

const NAMES: Readonly<Record<string, readonly string[]>> = {
  word: [
    ...['slogan', 'tagline', 'catchphrase', 'phrase', 'key phrase', 'keyphrase', 'term', 'expression', 'greeting'],
    ...['disclaimer', 'sign-off', 'signoff', 'signature', 'motto', 'spelling', 'warning', 'notice', 'wording', 'idiom'],
    ...['cliché', 'filler', 'filler phrase', 'passage'],
  ],
  name: [
    ...['product name', 'brand name', 'company name', 'book title', 'film title', 'movie title', 'song title', 'name'],
    ...['tool name', 'brand', 'product', 'competitor', 'salutation', 'abbreviation', 'codename', 'code name'],
    ...['project name', 'nickname', 'acronym'],
  ],
  sentence: ['sentence', 'statement', 'question'],
  unit: [
    'label',
    'word',
    'whole word',
    'full word',
    'standalone word',
    'separate word',
    'keyword',
    'code word',
    'codeword',
    'swear word',
    'key word',
    'pronoun',
    'filler word',
    'buzzword',
  ],
  text: [
    ...['text', 'string', 'substring', 'emoji', 'hashtag symbol', 'hash symbol', 'marker', 'citation marker'],
    ...['separator', 'delimiter', 'shebang', 'shebang line', 'handle'],
  ],
  speech: ['verb', 'noun', 'adjective', 'adverb'],
  command: ['command'],
  part: ['symbol', 'prefix', 'suffix'],
  placeholder: ['placeholder'],
  hashtag: ['hashtag'],
  character: ['character'],
  letter: ['letter'],
  answer: ['answer', 'response', 'option'],
};

/** What is said of a quotation by nouns of a group, where that is more than its kind. */
const GROUPS: Readonly<Record<string, Noun>> = {
  unit: { kind: 'word', isUnit: true },
  speech: { kind: 'word', isUnit: true, isPartOfSpeech: true },
  sentence: { kind: 'word', isSentence: true },
  name: { kind: 'word', isName: true },
  command: { kind: 'text', mayBeCased: true },
  part: { kind: 'text', isPart: true },
};

/** What a quotation may be called, by what that says of it. */
export const NOUNS: readonly (readonly [noun: Noun, names: readonly string[]])[] = Object.entries(NAMES).map(
  ([name, nouns]) => [GROUPS[name] ?? { kind: name as NameKind }, nouns],
);
