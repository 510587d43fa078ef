import type { Check } from '../check.ts';
import { combined } from '../combined.ts';
import { conditional } from '../conditional.ts';
import { ofUserMessage } from '../conversation/of-user-message.ts';
import { questions } from '../conversation/questions.ts';
import { wholeNumber } from '../data/whole-number.ts';
import { yaml } from '../data/yaml.ts';
import { type Fact, type Form, type Interval, isFact, isOnePart, type OfPart } from '../form.ts';
import { language } from '../language/language.ts';
import { LANGUAGES } from '../language/language-names.ts';
import { highlights } from '../markdown/highlights.ts';
import { eachCheck } from '../parts/each-check.ts';
import { namedPartCheck } from '../parts/named-part.ts';
import { nthCheck, ofLetters } from '../parts/part.ts';
import type { PartKind } from '../reading/part-names.ts';
import type { Quantity } from '../reading/quantity.ts';
import type { Token } from '../reading/tokens.ts';
import type { Relation } from '../reading/verbs.ts';
import { casing } from '../texts/casing.ts';
import { differentAnswers } from '../texts/different-answers.ts';
import { edges, edgeTextCheck } from '../texts/edges.ts';
import { emoji } from '../texts/emoji.ts';
import { empty } from '../texts/empty.ts';
import { equalityCheck } from '../texts/equality.ts';
import type { Wanted } from '../texts/find.ts';
import { markedSections } from '../texts/marked-sections.ts';
import { paragraphs } from '../texts/paragraphs.ts';
import { placeholders } from '../texts/placeholders.ts';
import { postscripts } from '../texts/postscripts.ts';
import { punctuation } from '../texts/punctuation.ts';
import { occurrenceCheck } from '../texts/text.ts';
import { listCheck } from '../texts/text-lists.ts';
import { titles } from '../texts/titles.ts';
import { wrapped } from '../texts/wrapped.ts';
import { amountTokens, claimed, counting, quantityOf, quoted, wordsOf } from './bridge.ts';
import { CONVERSATIONS } from './conversations.ts';
import { EXCEPTIONS } from './exceptions.ts';
import { groundedDecider } from './grounding.ts';
import { jsonDecider } from './json.ts';
import { LINK_TARGETS } from './link-targets.ts';
import { LIST_SIZES } from './list-sizes.ts';
import { NAMED_PARTS } from './named-parts.ts';
import { ONLY } from './only.ts';
import { ORDER } from './order.ts';
import { patternDecider } from './patterns.ts';
import { PRIVATE, THINGS } from './things.ts';
import { TOOL_DECIDERS } from './tool-deciders.ts';
import { WRITTEN_FORMS } from './written-forms.ts';

type Decider = (fact: Fact, negated: boolean) => Check | undefined;

const edge =
  (side: 'start' | 'end'): Decider =>
  ({ of }, negated) => {
    if (typeof of !== 'string') {
      const text = of as Wanted;
      return edgeTextCheck(side, text, text.isSentence === true, negated);
    }
    if (of === 'an emoji') return claimed(emoji, side, wordsOf(of), negated);
    if (of === 'a question') return claimed(questions, side, wordsOf(of), negated);
    if (side === 'start') return claimed(edges, 'start', wordsOf(of), negated);
    return claimed(punctuation, side, wordsOf(`a ${of === 'ellipses' ? 'ellipsis' : of.replace(/s$/, '')}`), negated);
  };
const codeOf = (name: unknown) => LANGUAGES.find((one) => one.name === name)!.name;
const inLanguage =
  (words: string): Decider =>
  ({ of }, negated) =>
    claimed(
      (claim) => language({ ...claim, isFault: true }),
      'be',
      [...wordsOf(words), { kind: 'word', text: codeOf(of).toLowerCase(), raw: codeOf(of) }],
      negated,
    );

const numberTokens = ([name, numbers]: [string, Interval[]?]): Token[] => [
  ...wordsOf(name),
  ...(numbers ? amountTokens(numbers) : []),
];
const pluralOf = (name: string) =>
  (/^(?:.*[a-z]|JWT)$/.test(name) && !name.endsWith('s') ? `${name}s` : name).toLowerCase();

/** How each fact is decided, by today's families. */
const DECIDERS: Readonly<Record<string, Decider>> = {
  ...Object.fromEntries(Object.entries(THINGS).map(([name, { decide }]) => [name, decide])),
  ...Object.fromEntries(
    Object.entries(PRIVATE).map(([name, family]) => [
      `revealed ${name}`,
      (fact: Fact) => claimed(family, fact.of as Relation, [...amountTokens(fact.in!), ...wordsOf(pluralOf(name))]),
    ]),
  ),
  text: ({ of, in: numbers }) => {
    const quantity = quantityOf(numbers!);
    return quantity && occurrenceCheck(of as Wanted, quantity);
  },
  texts: ({ of, in: numbers }) => {
    const quantity = quantityOf(numbers!);
    return quantity && listCheck(of as Wanted[], quantity, undefined);
  },
  start: edge('start'),
  end: edge('end'),
  language: inLanguage('in'),
  'language alone': inLanguage('only in'),
  case: ({ of }, negated) =>
    claimed(
      (claim) => casing({ ...claim, isFault: true }),
      'be',
      wordsOf(of === 'capital' ? 'in all uppercase' : 'in all lowercase'),
      negated,
    ),
  json: jsonDecider,
  matches: patternDecider('matches'),
  'lines matching': patternDecider('lines'),
  'whole match': patternDecider('whole'),
  ...CONVERSATIONS,
  ...TOOL_DECIDERS,
  ...WRITTEN_FORMS,
  grounded: groundedDecider,
  equals: ({ of }, negated) => equalityCheck(of as Wanted[], negated),
  'equals one': ({ of }, negated) => equalityCheck(of as Wanted[], negated, !negated),
  yaml: (_, negated) => claimed(yaml, 'be', wordsOf('valid yaml'), negated),
  'is question': (_, negated) => claimed(questions, 'be', wordsOf('a question'), negated),
  'only questions': () => claimed(questions, 'solely', wordsOf('questions')),
  'whole number': ({ of }, negated) => claimed(wholeNumber, 'be', numberTokens(of as [string, Interval[]?]), negated),
  ...NAMED_PARTS,
  ...LINK_TARGETS,
  ...EXCEPTIONS,
  ...ONLY,
  ...LIST_SIZES,
  ...ORDER,
  'of user': ({ of }, negated) => {
    const check = checkOf(of as Form);
    return check && ofUserMessage(check, negated);
  },
  empty: (_, negated) => claimed(empty, 'be', wordsOf('empty'), negated),
  wrapped: ({ of }, negated) => claimed(wrapped, 'be', wordsOf(`wrapped in ${of as string}`), negated),
  framed: ({ of }, negated) =>
    claimed(
      wrapped,
      'frame',
      wordsOf((of as string) === 'double quotation marks' ? 'a double quote' : 'a single quote'),
      negated,
    ),
  placeholders: counting(placeholders, 'placeholders in square brackets'),
  titles: counting(titles, 'titles in double angle brackets'),
  postscripts: (fact) =>
    claimed(postscripts, 'have', [
      ...amountTokens(fact.in!),
      ...wordsOf('postscript marked with'),
      quoted(fact.of as string),
    ]),
  highlights: (fact) =>
    claimed(highlights, 'have', [
      ...amountTokens(fact.in!),
      ...wordsOf('highlighted sections'),
      ...(fact.of === 'markdown' ? wordsOf('in markdown') : [...wordsOf('such as'), quoted(`${fact.of}x${fact.of}`)]),
    ]),
  'words in capitals': counting(casing, 'words in all caps'),
  'paragraphs between': (fact) =>
    claimed(paragraphs, 'have', [
      ...amountTokens(fact.in!),
      ...wordsOf('paragraphs separated by'),
      ...(fact.of === 'blank lines' ? wordsOf('blank lines') : [quoted(fact.of as string)]),
    ]),
  'marked sections': (fact) =>
    claimed(markedSections, 'have', [
      ...amountTokens(fact.in!),
      ...wordsOf('sections marked with'),
      quoted(`${fact.of} X`),
      ...wordsOf('where'),
      { kind: 'word', text: 'x', raw: 'X' },
      ...wordsOf('is a number'),
    ]),
  'different parts': ({ of }, negated) => {
    const { divider, in: numbers } = of as { divider: string; in: Interval[] };
    return claimed(
      (claim) => differentAnswers({ ...claim, isFault: true }),
      'give',
      [...amountTokens(numbers), ...wordsOf('different answers separated by'), quoted(divider)],
      negated,
    );
  },
};

/** The check of a form; undefined where a family does not decide a part of it. */
export function checkOf(form: Form): Check | undefined {
  if (isFact(form)) return decided(form, false);
  if ('not' in form) return decided(form.not, true);
  if ('part' in form) return ofPart(form);
  if ('if' in form) {
    const [condition, then] = [checkOf(form.if), checkOf(form.so)];
    return condition && then && conditional(condition, then);
  }
  const list = ofTexts('and' in form ? 'and' : 'or', 'and' in form ? form.and : form.or);
  if (list) return list;
  const checks = ('and' in form ? form.and : form.or).map(checkOf);
  const known = checks.filter((check) => check !== undefined);
  return known.length === checks.length ? combined('and' in form ? 'and' : 'or', known) : undefined;
}

/** Of several texts that occur, or that do not, one check shows which. */
function ofTexts(joined: 'and' | 'or', forms: readonly Form[]): Check | undefined {
  const facts = forms.filter(isFact).filter(({ ask }) => ask === 'text');
  if (facts.length < forms.length) return undefined;
  const texts = facts.map(({ of }) => of as Wanted);
  const [isSome, isNone] = [1, 0].map((low) =>
    facts.every(
      ({ in: numbers }) =>
        numbers!.length === 1 && numbers![0]![0] === low && numbers![0]![1] === (low === 1 ? Infinity : 0),
    ),
  );
  if ((!isSome && !isNone) || texts.some(({ caseSensitive }) => caseSensitive !== texts[0]!.caseSensitive))
    return undefined;
  if (isSome) return listCheck(texts, joined === 'and' ? 'all' : 'any', undefined);
  const check = listCheck(texts, joined === 'and' ? 'none' : NOT_ALL(texts.length), undefined);
  return { ...check, denies: true };
}

const NOT_ALL = (length: number): Quantity => ({
  min: length,
  max: length,
  outside: true,
  phrase: 'not all',
  negation: 'double',
});

/** The check of parts of the response. */
function ofPart({ part: { kind, which, isDenied }, holds }: OfPart): Check | undefined {
  const of = kind as PartKind;
  if (isOnePart(which)) {
    const check = checkOf(holds);
    const isNone = isDenied === true;
    if (typeof which !== 'number') return check && { ...namedPartCheck(which, check), denies: isNone || check.denies };
    return check && { ...nthCheck(check, { kind: of, which, counts: [] }, isNone), denies: isNone || check.denies };
  }
  const check = lettered(holds);
  const share = typeof which === 'object' ? quantityOf(which.in) : which;
  return check && share && { ...eachCheck({ kind: of, which: share, counts: [] }, check), plainFor: undefined };
}

/** That all lines are in capital letters says nothing of "42". */
function lettered(form: Form): Check | undefined {
  const check = checkOf(form);
  if (!check) return undefined;
  if (isFact(form) || 'not' in form) return (isFact(form) ? form : form.not).ask === 'case' ? ofLetters(check) : check;
  const parts = ('and' in form ? form.and : 'or' in form ? form.or : []).map(lettered);
  return combined('and' in form ? 'and' : 'or', parts as Check[]);
}

function decided(fact: Fact, negated: boolean): Check | undefined {
  const check = DECIDERS[fact.ask]?.(fact, negated);
  return check && { ...check, plainFor: undefined, denies: negated || fact.in?.at(-1)?.[1] === 0 };
}
