import type { Subject } from '../../conversation.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { countOf } from '../count.ts';
import { type CountRange, rangeCheck } from '../count-range.ts';
import { parseBlocks } from '../markdown/markdown-document.ts';
import type { Quantity } from '../quantity.ts';
import { beginning, ending } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import { withoutRule } from '../texts/outer-rule.ts';
import { type Questions, readQuestions, type Sentence } from './question-sentences.ts';

const QUESTION = { singular: 'question', plural: 'questions', isLength: false };

const OPEN = 'It cannot be told for certain which sentences of the response are questions.';

const MAX_QUOTES = 3;

/** @param isOfUser Whether they are asked of the user, and so are none that the text answers itself. */
export const questionsCheck = (asked: Quantity, isOfUser = false): Check =>
  rangeCheck(
    { name: 'questions', what: QUESTION.plural, asked, reads: 'text', isCostly: true, open: OPEN },
    (subject) =>
      withText(subject, (text, index): CountRange => {
        const { sentences, loose } = readQuestions(text);
        const sure = sentences.filter(
          ({ kind, answered }) => kind === 'question' && (isOfUser ? !answered : answered !== 'plainly'),
        );
        const doubtful = sentences.filter(mayAsk).length - sure.length + loose;
        const counted = countOf(sure.length, QUESTION);
        return {
          least: sure.length,
          most: sure.length + doubtful,
          found:
            sure.length === 0
              ? counted
              : `${counted}, ${sure.length === 1 ? '' : 'first '}"${beginning(sure[0]!.text)}"`,
          evidence: evidenceOf(text, index, sure),
        };
      }),
  );

function withText<T>(subject: Subject, read: (text: string, index: number) => T): T | { reason: string } {
  const said = spoken(subject);
  return 'reason' in said ? said : read(said.text, said.index);
}

function evidenceOf(text: string, index: number, sentences: readonly Sentence[]) {
  // A sentence is read without its code, line breaks as they are sent, and bullets.
  const quotes = sentences.slice(0, MAX_QUOTES).map((sentence) => sentence.text);
  const standing = quotes.filter((quote) => text.includes(quote));
  return standing.length > 0 ? standing.map((quote) => inMessage(index, quote)) : [inMessage(index)];
}

const SENTENCE = { singular: 'sentence', plural: 'sentences' };

/** "consists only of questions" */
export const onlyQuestions: Check = {
  name: 'questions',
  what: 'sentences that are questions',
  asked: 'all',
  reads: 'text',
  isCostly: true,
  run: (subject): CheckResult => {
    const read = withText(subject, (text, index) => ({ ...readQuestions(text), text, index }));
    if ('reason' in read) return { holds: null, reason: read.reason };
    const { sure, statements, all, isSure } = shareOf(read);
    if (statements.length === 0 && !isSure) return { holds: 'undecided', reason: OPEN };
    if (statements.length === 0 && all > 0 && hasOthers(read)) return { holds: 'undecided', reason: OPEN_OTHERS };
    const [statement] = statements;
    return {
      holds: statement === undefined && all > 0,
      nearness: sure / Math.max(1, all),
      distance: statement === undefined && all > 0 ? 0 : 1,
      found: `${sure} of ${countOf(all, SENTENCE)} ${sure === 1 ? 'is a question' : 'are questions'}${statement ? `; "${beginning(statement.text)}" is none` : ''}`,
      evidence: evidenceOf(read.text, read.index, statements),
      openGrade: isSure ? undefined : OPEN,
    };
  },
};

const OPEN_OTHERS = 'Beside its questions stands a heading, a table, code, an image or an item without an end mark.';
const NO_PROSE = /^(?:heading_open|table_open|fence|code_block|html_block)$/u;
/** Whether it has anything that is no sentence. */
const hasOthers = ({ sentences, text }: Questions & { text: string }): boolean =>
  sentences.some(({ kind }) => kind === 'fragment') ||
  text.includes('![') ||
  parseBlocks(text).some(({ type }) => NO_PROSE.test(type));

/** "is a question", of a sentence or of a response that is no more than one */
export const isQuestionCheck = (negated: boolean): Check => ({
  name: 'questions',
  what: 'the text',
  asked: negated ? 'anything but a question' : 'a question',
  reads: 'text',
  isCostly: true,
  run: (subject): CheckResult => {
    const read = withText(subject, (text, index) => ({ ...readQuestions(text), text, index }));
    if ('reason' in read) return { holds: null, reason: read.reason };
    const { sure, all, isSure } = shareOf(read);
    // Several sentences may make one question, or be more than one.
    if (!isSure || (sure > 0 && all > 1)) return { holds: 'undecided', reason: OPEN };
    return {
      ...plainly((sure === 1) !== negated),
      found:
        all === 0 ? 'The text holds no sentence' : `"${beginning(read.text)}" is ${sure === 1 ? 'a' : 'no'} question`,
      evidence: [inMessage(read.index)],
    };
  },
});

/** Of a list item without an end mark nobody says that it is a sentence. */
function shareOf({ sentences, loose }: Questions) {
  const whole = sentences.filter(({ kind, isItem }) => !(kind === 'fragment' && isItem));
  const statements = whole.filter(({ kind }) => kind === 'statement');
  const sure = whole.filter(({ kind }) => kind === 'question').length;
  return { sure, statements, all: whole.length, isSure: sure + statements.length === whole.length && loose === 0 };
}

const SIDES = {
  start: { verb: 'begins', show: beginning, what: 'the beginning' },
  end: { verb: 'ends', show: ending, what: 'the end' },
} as const;

export function questionAtEdgeCheck(side: keyof typeof SIDES, negated: boolean): Check {
  const { verb, show, what } = SIDES[side];
  return {
    name: 'questions',
    what,
    asked: negated ? 'anything but a question' : 'a question',
    reads: 'text',
    isCostly: true,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const isQuestion = stands[side](said.text, readQuestions(said.text));
      if (isQuestion === undefined) return { holds: 'undecided', reason: OPEN };
      // A rule stands after what is looked at.
      const shown = show(withoutRule(said.text, side) ?? said.text);
      const quote = shown.replaceAll('…', '');
      return {
        ...plainly(isQuestion !== negated),
        found: shown === '' ? 'The response is empty' : `The response ${verb} "${shown}"`,
        evidence: [inMessage(said.index, quote !== '' && said.text.includes(quote) ? quote : null)],
      };
    },
  };
}

/** How many sentences away a question may be meant by what stands at an edge: a signature, a list of its options. */
const NEAR = 5;

const mayAsk = ({ kind }: Sentence) => kind === 'question' || kind === 'doubtful';

const stands: Record<keyof typeof SIDES, (text: string, questions: Questions) => boolean | undefined> = {
  start: (text, { sentences, blocks, loose }) => {
    const isFirst = isAtEdge(text.split(/\r\n|[\r\n]/).find(hasText), blocks[0]?.text.split('\n').find(hasText));
    const isOpen = loose > 0 || sentences.slice(0, NEAR).some(mayAsk);
    const [first] = sentences;
    if (isFirst && first && first.kind === 'question') return true;
    return isOpen && !(isFirst && first?.kind === 'statement') ? undefined : false;
  },
  end: (text, { sentences, blocks, loose }) => {
    const isLast = isAtEdge(
      text.split(/\r\n|[\r\n]/).findLast(hasText),
      blocks.at(-1)?.text.split('\n').findLast(hasText),
    );
    const isOpen = loose > 0 || sentences.slice(-NEAR).some(mayAsk);
    const last = sentences.at(-1);
    if (isLast && last?.kind === 'question') return true;
    return isOpen && !(isLast && last?.kind === 'statement' && !last.isItem) ? undefined : false;
  },
};

const hasText = (line: string) => /[\p{L}\p{N}]/u.test(line);

/** Whether the text's line at an edge is the prose's, and no title, table or code. */
const isAtEdge = (line: string | undefined, prose: string | undefined) =>
  line !== undefined && prose !== undefined && line.endsWith(prose);
