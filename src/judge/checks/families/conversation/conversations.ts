import type { Check } from '../../check.ts';
import { comparedCountCheck, comparedLengthCheck } from '../../conversation/compared-lengths.ts';
import {
  repeatedMessageCheck,
  repeatedSentencesCheck,
  sameAsEarlierCheck,
  sameAsMessageCheck,
  startsWithMessageCheck,
} from '../../conversation/compared-texts.ts';
import { USER_MESSAGE } from '../../conversation/user-message.ts';
import { withPassage } from '../../conversation/with-passage.ts';
import { withQuestion } from '../../conversation/with-question.ts';
import { citationsCheck, sourcesCheck } from '../../data/citations.ts';
import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import type { Amount } from '../../grammar/quantities.ts';
import { userLanguageCheck } from '../../language/user-language.ts';
import type { PartKind } from '../../parts/part-kind.ts';
import { differentCheck, duplicateCheck } from '../../texts/duplicates.ts';
import { counting, type Decider } from '../bridge.ts';
import { each } from '../shape.ts';
import { alsoBesideMessage, besideMessage, USER_SCRIPT } from './beside-message.ts';
import { messageCounts } from './message-counts.ts';
import { repetitions, twice } from './repetitions.ts';

/** How facts are decided that look at the user's message, or at the same part twice. */
export const CONVERSATIONS: Readonly<Record<string, Decider>> = {
  ...USER_SCRIPT,
  'user language': ({ of }, negated) => userLanguageCheck(of === 'alone', negated),
  'compared length': ({ of }, negated) => {
    const { phrase, message } = of as { phrase: string; message: string };
    return beside(message, comparedLengthCheck(phrase, negated));
  },
  'compared count': ({ of }, negated) => {
    const { phrase, unit, message } = of as { phrase: string; unit: string; message: string };
    return beside(message, comparedCountCheck(phrase, unit, negated));
  },
  'repeated message': ({ of }, negated) => beside(of as string, repeatedMessageCheck(negated)),
  'repeated sentences': (_, negated) => repeatedSentencesCheck(negated, true),
  'starts with message': ({ of }, negated) => beside(of as string, startsWithMessageCheck(negated)),
  'same as message': ({ of }, negated) => beside(of as string, sameAsMessageCheck(negated)),
  'same as earlier': ({ of }, negated) => sameAsEarlierCheck(negated, of as 'any' | 'in a row' | undefined),
  different: counting((asked, { of }) => differentCheck(of as PartKind, asked)),
  duplicates: ({ of }, negated) => {
    const { kind, isOne, mayBeOfOthers } = of as { kind: PartKind; isOne?: true; mayBeOfOthers?: true };
    return duplicateCheck({ kind, isWanted: !negated, ...(mayBeOfOthers && { mayBeOfOthers }), isOne: isOne === true });
  },
  citations: counting(citationsCheck),
  sources: counting(sourcesCheck),
};

const QUESTION = 'the question';
/** A text that stands in the user's message, or is all of it. */
const PASSAGE = "the user's passage";

/** "The question" is the user's message where that is nothing else. */
export const beside = (message: string, check: Check | undefined): Check | undefined =>
  check && message === QUESTION ? withQuestion(check) : check && message === PASSAGE ? withPassage(check) : check;

const MESSAGES = USER_MESSAGE.map(([name]) => name);

/** What is set beside the user's message, and what stands twice. */
export function conversations(notation: Notation): void {
  languages(notation);
  lengths(notation);
  notation.add(repetitions);
  notation.add(twice);
  cited(notation);
  notation.add(besideMessage);
  notation.add(alsoBesideMessage);
  notation.add(messageCounts);
}

function languages(notation: Notation): void {
  const users = ['the user', 'the customer'];
  const wrote = users.flatMap((user) => [
    ...each([user], ['used', 'uses', 'wrote in', 'writes in', 'is using', 'is writing in', 'used in their message']),
    `used by ${user}`,
    `in which ${user} wrote`,
  ]);
  const that = wrote.filter((one) => one.startsWith('the ')).map((one) => `that ${one}`);
  const as = users.flatMap((user) => each([`as ${user}`], ['', 'did', 'does', 'wrote in', 'uses', 'used']));
  notation.words('UserLanguage', [
    ...users.flatMap((user) => [`${user}'s language`, `${user}'s own language`, `the language of ${user}`]),
    "the language of the user's messages",
    "the language used in the user's message",
    ...each(['the language', 'the same language'], [...wrote, ...that]),
    ...each(
      ['whatever language', 'whichever language'],
      wrote.filter((one) => one.startsWith('the ')),
    ),
    ...MESSAGES.map((one) => `the language of ${one}`),
    ...as.map((one) => `the same language ${one}`),
    ...[...MESSAGES, 'the question'].map((one) => `the same language as ${one}`),
  ]);
  notation.words('LanguageMatched', [...MESSAGES.map((one) => `the language of ${one}`), 'the language of the user']);
  // "The language of the user's message" names a message that "it" may stand for.
  const plain = (): Said => ({ ask: 'user language', names: true });
  const alone = (): Said => ({ ask: 'user language', of: 'alone', whole: true });
  notation.rule('InUserLanguage = in UserLanguage', plain);
  notation.rule('InUserLanguage = in UserLanguage only', alone);
  notation.rule('InUserLanguage = ( Wholly | only | solely ) in UserLanguage', alone);
  notation.rule('Adjective = written? InUserLanguage');
  notation.rule('Adjective = Wholly written in UserLanguage', alone);
  notation.rule('Core<F,W> = Verb<reply,F> InUserLanguage');
  notation.rule('Core<F,W> = ( only | solely | exclusively ) Verb<reply,F> in UserLanguage', alone);
  notation.rule('Core<F,response> = MatchOf<F> LanguageMatched', plain);
  notation.words('ItsLanguage', ['the language of the response', "the response's language", 'the response language']);
  notation.words('LanguageIs', ['matches', 'must match', 'should match', 'is', 'must be', 'is the same as', 'equals']);
  notation.rule('Clause = ItsLanguage LanguageIs ( LanguageMatched | UserLanguage )', plain);
}

function lengths(notation: Notation): void {
  notation.words(
    'TheMessage',
    [
      ...MESSAGES,
      ...['message', 'question', 'text', 'input'].map((noun) => `the user's original ${noun}`),
      ...each(["the user's"], each(['full', 'entire', 'whole', 'complete'], ['message', 'question', 'prompt'])),
      ...["the user's original", "the user's own message", "the user's own text"],
    ],
    "the user's message",
  );
  notation.words('TheMessage', [PASSAGE], PASSAGE);
  notation.words('TheMessage', [QUESTION, 'the question asked', 'the original question'], QUESTION);
  for (const phrase of [
    'shorter than',
    'longer than',
    'no longer than',
    'no shorter than',
    'at most as long as',
    'at least as long as',
  ])
    notation.words('ComparedTo', [phrase], phrase);
  for (const phrase of [
    'at most twice as long as',
    'no more than twice as long as',
    'at least twice as long as',
    'more than twice as long as',
    'less than twice as long as',
    'at most half as long as',
    'less than half as long as',
    'at least half as long as',
    'more than half as long as',
  ])
    notation.words('ComparedTo', [phrase], phrase);
  notation.words('ComparedTo', ['over twice as long as'], 'more than twice as long as');
  for (const phrase of ['at most', 'no more than', 'at least', 'more than', 'less than'])
    notation.rule(`ComparedTo = ${phrase} N times as long as`, (n: number) => `${phrase} ${n} times as long as`);
  notation.rule('State = BesideMessage');
  notation.rule('Kind = BesideMessage');
  notation.rule(
    'BesideMessage = ComparedTo TheMessage',
    (phrase: string, message: string): Said => ({
      ask: 'compared length',
      of: { phrase, message },
      names: true,
      ...(/^no /.test(phrase) && { denies: true }),
    }),
  );
  for (const phrase of ['fewer', 'more', 'no more', 'no fewer']) notation.words('MoreOrFewer', [phrase], phrase);
  notation.rule(
    'Det = MoreOrFewer Many<size> than TheMessage',
    (phrase: string, unit: string, message: string): Said => ({
      ask: 'compared count',
      of: { phrase, unit, message },
      names: true,
      ...(/^no /.test(phrase) && { denies: true }),
    }),
  );
  for (const phrase of ['at most as many', 'at least as many']) notation.words('AsMany', [phrase], phrase);
  notation.rule(
    'Det = AsMany Many<size> as TheMessage',
    (phrase: string, unit: string): Said => ({ ask: 'compared count', of: { phrase, unit }, names: true }),
  );
  notation.rule(
    'Det = the same number of Many<size> as TheMessage',
    (unit: string, message: string): Said => ({
      ask: 'compared count',
      of: { phrase: 'the same number of', unit, message },
      names: true,
    }),
  );
}

function cited(notation: Notation): void {
  const kinds = ['numbered', 'numeric', 'numerical', 'bracketed', 'inline', 'in-text', 'inline numbered'].flatMap(
    (one) => [`${one} citation`, `${one} reference`],
  );
  const numbers = ['source number', 'citation number', 'reference number', 'source reference', 'footnote marker'];
  const ones = [
    'citation',
    'reference',
    'citation marker',
    ...kinds,
    ...numbers,
    ...numbers.map((one) => `bracketed ${one}`),
    'bracketed number',
  ];
  const bracketed = ['in square brackets', 'in brackets', 'between square brackets'];
  notation.words('Citation', [...ones, ...ones.map((one) => `${one}s`)]);
  notation.words('Citation', each(['citation', 'citations', 'number', 'numbers', 'source number'], bracketed));
  notation.words('Source', ['source', 'sources', 'reference', 'references']);
  notation.kind('#cited', (token) =>
    token.kind === 'quoted' && /^\[(?:\d{1,2}|n|x|#|number)\]$/iu.test(token.text) ? true : undefined,
  );
  notation.kind('#citedsign', (token) =>
    token.kind === 'quoted' && /^\[(?:n|x|#|number)\]$/iu.test(token.text) ? true : undefined,
  );
  notation.rule('CitedSign = #citedsign', () => null);
  notation.rule('CitedSign = [ ( n | x | number | # ) ]', () => null);
  notation.rule('CitedAs = #cited', () => null);
  notation.rule('CitedAs = [ ( #number | n | x | number | # ) ]', () => null);
  notation.words('CitedIn', [
    'in the form',
    'of the form',
    'in the format',
    'in the style',
    'in the form of',
    'as',
    'with',
    'using',
    'in',
    'formatted as',
    'written as',
    'marked as',
    'styled as',
  ]);
  notation.words(
    'CitedNumber',
    ['with a number', 'with numbers', 'as a number', 'as numbers'].flatMap((number) =>
      ['in square brackets', 'in brackets'].flatMap((place) => [`${number} ${place}`, `${place} ${number}`]),
    ),
  );
  notation.rule('CitedAs = CitedAs , [ #number ]', () => null);
  notation.rule('CitedAs = CitedAs ( and | or ) [ #number ]', () => null);
  notation.rule('CitedAs = CitedAs AndSoOn', () => null);
  // "Cites source [2]" may mean that one only.
  notation.rule('HowCited = CitedAs', () => true);
  notation.rule('HowCited = HowShown', () => true);
  notation.rule('HowShown = CitedSign', () => true);
  notation.rule('HowShown = CitedAs AndSoOn', () => true);
  notation.rule('HowShown = ( CitedIn | ,? Intro ) CitedAs', () => true);
  notation.rule("HowShown = '(' Intro? CitedAs ')'", () => true);
  notation.rule('HowShown = in ( square brackets | brackets ) ,? Intro CitedAs', () => true);
  notation.rule('HowShown = CitedNumber', () => true);
  notation.words('BracketNumbers', [
    'bracketed numbers',
    'numbers in square brackets',
    'numbers in brackets',
    'bracketed citations',
  ]);
  notation.rule('HowShown = ( with | by | using | as ) BracketNumbers HowCited', () => true);
  notation.words(
    'NumberedCite',
    each(['numbered', 'numeric', 'numerical'], ['citation', 'citations', 'reference', 'references']),
  );
  notation.words('CitedInSquare', ['in square brackets', 'between square brackets']);
  const count =
    (ask: string) =>
    (amount: Amount): Said => ({ ask, ...amount });
  const some = (ask: string, notes: object) => (): Said => ({ ask, in: [[1, Infinity]], ...notes });
  notation.rule('Det = Amount Citation HowCited', count('citations'));
  notation.rule('Det = No Citation HowShown', () => ({ ask: 'citations', in: [[0, 0]], denies: true }));
  notation.rule('Det = ( a | an | any ) Citation HowShown', some('citations', { one: true }));
  notation.rule('Bare = Citation HowShown', some('citations', { many: true }));
  notation.rule('Det = Amount NumberedCite CitedInSquare', count('citations'));
  notation.rule('Det = No NumberedCite CitedInSquare', () => ({ ask: 'citations', in: [[0, 0]], denies: true }));
  notation.rule('Det = ( a | an | any ) NumberedCite CitedInSquare', some('citations', { one: true }));
  notation.rule('Bare = NumberedCite CitedInSquare', some('citations', { many: true }));
  for (const [at, form] of ['cites', 'cite', 'cite', 'cited', 'citing'].entries())
    notation.words(`Cite<${['third', 'plural', 'base', 'past', 'gerund'][at]}>`, [form]);
  notation.rule('Core<F,W> = Cite<F> Amount Source HowCited', count('sources'));
  notation.rule('Core<F,W> = Cite<F> no Source Emphasis? HowShown', () => ({
    ask: 'sources',
    in: [[0, 0]],
    denies: true,
  }));
  notation.words('CitedForm', ['format', 'form', 'style', 'notation']);
  notation.rule('HowShown = in ( the )? CitedAs CitedForm', () => true);
  notation.rule('Core<F,W> = Cite<F> ( its | the | their )? Source HowShown', some('sources', { many: true }));
  notation.rule('Graded = ( the absence of | the lack of ) Citation HowShown', () => ({
    ask: 'citations',
    in: [[0, 0]],
    denies: true,
  }));
}
