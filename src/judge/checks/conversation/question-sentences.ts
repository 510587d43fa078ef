import { linesOutsideCode, type Prose, proseBlocks } from '../markdown/markdown.ts';
import { FOOTNOTE } from '../texts/footnotes.ts';
import { type Piece, piecesOf } from '../texts/sentence-split.ts';

/**
 * `question`: ends with a question mark. `doubtful`: may be meant as one, or ends as one and may be quoted, a title or
 * answered by itself. `fragment`: has no end mark. `open`: may go on in the next one, and is no question by itself.
 */
export type SentenceKind = 'question' | 'doubtful' | 'statement' | 'fragment' | 'open';

export interface Sentence {
  kind: SentenceKind;
  text: string;
  /** Whether it stands in a list item. */
  isItem: boolean;
  /** Of a question, whether the text plainly answers it itself, or may do so since something other than a question follows in its block. */
  answered?: 'plainly' | 'perhaps';
}

export interface Questions {
  /** All sentences in their order. */
  sentences: Sentence[];
  /** How many more question marks may each be a question: those in titles, tables and the middle of sentences. */
  loose: number;
  /** The prose blocks that they stand in. */
  blocks: Prose[];
}

const MARKS = '?？؟⁇⁈⁉﹖\u037E';
/** End marks of a sentence, and what may close after them. */
const ENDING = new RegExp(`([.!…‽。！｡۔।॥։።${MARKS}]+)((?:["'”’»›)\\]*_~\`」』）\\s]|${FOOTNOTE})*)$`, 'u');
const HAS_MARK = new RegExp(`[${MARKS}]`, 'u');
/** Question marks with what closes after them. */
const MARKED = new RegExp(`[${MARKS}❓❔՞፧]+["'”’»›)\\]*_~\`」』）.,!]*`, 'gu');
/** These are marks wherever they stand; others only before a blank, so that none is of an address or a formula. */
const ANYWHERE = /[？❓❔՞፧]/u;
/** An address, to which the question mark after it may belong: "see https://example.com/?" */
const ADDRESS = /^\W*(?:(?:https?|ftp):\/\/|www\.)|\/$/iu;
const QUOTES = /["'”’»›」』]/u;
const HAS_LETTER_OR_DIGIT = /[\p{L}\p{N}]/u;
/** How much of a sentence's end is looked at for its marks. */
const REACH = 40;

/** "Q:", "Question 3." */
const LABELLED = /^\W*(?:q|question)\b[\s\d]*[:.)]/iu;
const BOLD_LINE = /^\s*(?:\*\*[^*]*\*\*|__[^_]*__):?\s*$/u;
/** How a text goes on that answers its own question. */
const ANSWER = /^\W*(?:because|yes|no|nope|exactly|absolutely|simple|simply|well|of course)\b/iu;
/** The same of a question that does not speak to the reader: "What happens next? You pay." */
const ANSWER_OF_OTHER =
  /^\W*(?:(?:it|this|that|which) means|(?:it|that)(?:['’]s| is)|the answer|not (?:really|quite|necessarily)|you (?!can\b|could\b|may\b|might\b|should\b|mentioned\b|said\b|told\b|seem\b|asked\b)\p{L})/iu;
/** How somebody who asked continues: "What is your name? I need it." */
const ASKER = /^\W*(?:I|we|please|let me|thanks|thank you|once|(?:this|that|it) (?:will |would )?helps?)\b/iu;
const OF_READER = /\b(?:you|your|yours)\b/iu;
/** What looks like a question without its mark; and how Japanese and Chinese, which may end one with a full stop, close it. */
const ASKING =
  /^\W*(?:what|who|whom|whose|where|when|why|how|which|do|does|did|is|are|was|were|can|could|would|will|shall|should|may|have|has)(?:['’]\p{L}+|s|re)?\b/iu;
const REQUEST = /^\W*(?:can|could|would|will) you\b/iu;
const PARTICLE = /[か吗呢嗎][。．.]?$/u;
/** Greek asks with a semicolon. */
const GREEK = /(?<=\p{Script=Greek}[»”")]?);/gu;
/** What is to be filled in. */
const GAP = /_{3,}/gu;
/** Scripts whose questions seldom end with a mark. */
const WITHOUT_MARKS = /[\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/**
 * The sentences of a text, and which of them are questions. Code holds none, and a question mark within an address is none.
 * Linear in the text's length.
 */
export function readQuestions(text: string): Questions {
  const outside = plain(linesOutsideCode(text).join('\n'));
  const blocks = proseBlocks(text);
  const read = blocks.map((block, at) => readBlock(block, at === blocks.length - 1));
  const inBlocks = read.reduce((sum, { marks }) => sum + marks, 0);
  const inside = read.reduce((sum, { loose }) => sum + loose, 0);
  const apart = Math.max(0, marksIn(outside) - inBlocks);
  const unmarked = WITHOUT_MARKS.test(outside) ? Infinity : 0;
  const loose = apart + inside + matchesOf(outside, GREEK) + matchesOf(outside, GAP) + unmarked;
  return { sentences: read.flatMap(({ sentences }) => sentences), loose, blocks };
}

const plain = (text: string) => text.replaceAll(/`[^`\n]*`/gu, 'x');

function matchesOf(text: string, pattern: RegExp): number {
  pattern.lastIndex = 0;
  let count = 0;
  while (pattern.test(text)) count += 1;
  return count;
}

/** How many question marks nothing goes on. */
function marksIn(text: string): number {
  let count = 0;
  for (const { 0: mark, index } of text.matchAll(MARKED)) {
    const next = text[index + mark.length];
    // "[Shall we begin?](https://example.com)"
    const isLinked = next === '(' && mark.endsWith(']');
    if (next === undefined || /\s/u.test(next) || isLinked || ANYWHERE.test(mark)) count += 1;
  }
  return count;
}

interface ReadBlock {
  sentences: Sentence[];
  /** Its question marks that nothing goes on, and those of them that are not at the end of a sentence. */
  marks: number;
  loose: number;
}

function readBlock({ kind, text }: Prose, isLast: boolean): ReadBlock {
  const prose = plain(text);
  const quotes = createQuotes();
  const isQuoted = /^\s*>/u.test(prose);
  const firstLine = prose.slice(0, (prose.indexOf('\n') + 1 || prose.length + 1) - 1);
  const isTitled =
    BOLD_LINE.test(firstLine) && (firstLine.length < prose.trimEnd().length || (!isLast && kind === 'paragraph'));
  const [pieces, wordless] = partition(piecesOf(prose));
  let loose = wordless.reduce((sum, piece) => sum + marksIn(piece.text), 0);
  const sentences = pieces.map(({ text: piece, end }, at): Sentence => {
    const isOpen = quotes.isOpenAfter(piece) || end !== 'certain';
    const sure = kindOf(piece.trim(), kind);
    const isDoubtful =
      isOpen || isQuoted || (isTitled && at === 0) || LABELLED.test(piece) || ANSWER.test(pieces[at + 1]?.text ?? '');
    const endsAsOne = HAS_MARK.test(ENDING.exec(piece.trimEnd().slice(-REACH))?.[1] ?? '');
    loose += Math.max(0, marksIn(piece) - (endsAsOne ? 1 : 0));
    const isUnended = end !== 'certain' && (sure === 'statement' || sure === 'fragment');
    const known = isUnended ? 'open' : sure === 'question' && isDoubtful ? 'doubtful' : sure;
    return { kind: known, text: piece.trim(), isItem: kind === 'item' };
  });
  markAnswered(sentences);
  return { sentences, marks: marksIn(prose), loose };
}

/** Marks each question of a block that the text answers itself, or may answer. */
function markAnswered(sentences: Sentence[]): void {
  // The next sentence that is no question.
  let next: string | undefined;
  for (const [at, sentence] of [...sentences.entries()].reverse()) {
    if (sentence.kind !== 'question') {
      next = sentence.kind === 'doubtful' ? next : sentence.text;
      continue;
    }
    const isOfReader = OF_READER.test(sentence.text);
    if (!isOfReader && ANSWER_OF_OTHER.test(sentences[at + 1]?.text ?? '')) sentence.answered = 'plainly';
    else if (next !== undefined && !(isOfReader && ASKER.test(next))) sentence.answered = 'perhaps';
  }
}

function partition(pieces: readonly Piece[]): [said: Piece[], wordless: Piece[]] {
  const { said = [], wordless = [] } = Object.groupBy(pieces, ({ text }) =>
    HAS_LETTER_OR_DIGIT.test(text) ? 'said' : 'wordless',
  );
  return [said, wordless];
}

function kindOf(sentence: string, block: Prose['kind']): SentenceKind {
  const [, marks = '', closers = ''] = ENDING.exec(sentence.slice(-REACH)) ?? [];
  if (marks === '') {
    const asks = block === 'paragraph' && !sentence.endsWith(':') && ASKING.test(sentence);
    return asks || PARTICLE.test(sentence) ? 'doubtful' : 'fragment';
  }
  if (!HAS_MARK.test(marks)) return REQUEST.test(sentence) || PARTICLE.test(sentence) ? 'doubtful' : 'statement';
  // "Have you seen example.com/a?" asks anyhow.
  if (ADDRESS.test(lastWord(sentence, marks.length + closers.length)) && !ASKING.test(sentence)) return 'doubtful';
  const isBracketed = /[)）]/u.test(closers) && !/^\W*[(（]/u.test(sentence);
  return QUOTES.test(closers) || isBracketed ? 'doubtful' : 'question';
}

/** The last word of a sentence before so many signs at its end. */
function lastWord(sentence: string, signs: number): string {
  const said = sentence.slice(0, sentence.length - signs);
  return said.slice(Math.max(said.lastIndexOf(' '), said.lastIndexOf('\n')) + 1);
}

/** Follows the quotation marks of a block, sentence by sentence. */
function createQuotes() {
  let straight = 0;
  let curly = 0;
  return {
    isOpenAfter(sentence: string): boolean {
      for (const [mark] of sentence.matchAll(/["“„«「『”»」』]/gu)) {
        if (mark === '"') straight += 1;
        else curly = Math.max(0, curly + ('“„«「『'.includes(mark) ? 1 : -1));
      }
      return straight % 2 === 1 || curly > 0;
    },
  };
}
