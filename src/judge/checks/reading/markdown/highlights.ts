import type { Check } from '../../check.ts';
import { isMark, type Reading, readPhrase, type Token } from '../../grammar/tokens.ts';
import { highlightsCheck } from '../../markdown/highlights.ts';
import type { Quantity } from '../../quantity.ts';
import type { Claim } from '../claim.ts';
import { denied } from '../denied.ts';
import { readExample } from '../example.ts';
import { readQuantity } from '../quantity.ts';

const phrases = (list: readonly string[]): readonly (readonly [string, null])[] => list.map((phrase) => [phrase, null]);

const NOUNS = ['section', 'part', 'phrase', 'passage'].flatMap((noun) => [noun, `${noun}s`]);

const HIGHLIGHTED = phrases(NOUNS);

const HELD = phrases(NOUNS.map((noun) => `highlighted ${noun}`));

const MARKDOWN = phrases(
  ['with', 'in', 'using', 'by using', 'through'].flatMap((link) => [
    `${link} markdown`,
    `${link} markdown formatting`,
    `${link} markdown emphasis`,
    `${link} markdown syntax`,
  ]),
);

/**
 * Checks on how many passages Markdown makes bold or italic: "highlights at least 3 sections with markdown". Where the
 * criterion shows how ("i.e. *highlighted section*"), what is written so counts. Without either, "highlights" means that it
 * points out.
 */
export function highlights(claim: Claim): Check | undefined {
  const found = readHighlights(claim);
  const asked = found && claim.negated ? denied(found.quantity, claim.isFault) : found?.quantity;
  return asked && highlightsCheck(found!.sign, asked);
}

interface Highlights {
  quantity: Quantity;
  /** As the criterion shows it. */
  sign: string | undefined;
}

function readHighlights({ relation, object }: Claim): Highlights | undefined {
  const forms = FORMS[relation] ?? [];
  const quantity = readQuantity(object, 0);
  const ends = quantity ? forms.map((form) => form(object, quantity.next)) : [];
  const named = ends.find((end) => end !== undefined);
  if (!named) return undefined;
  const markdown = readPhrase(object, named.next, MARKDOWN);
  const example = readExample(object, markdown?.next ?? named.next, readEmphasised);
  const end = example?.next ?? markdown?.next ?? (named.value === 'markdown' ? named.next : undefined);
  return end === object.length ? { quantity: quantity!.value, sign: example?.value } : undefined;
}

/** Reads what is highlighted; whether Markdown is named in it. */
type Form = (tokens: readonly Token[], at: number) => Reading<'markdown' | undefined> | undefined;

const OF_TEXT = phrases([
  'of the text',
  'of text',
  'of the response',
  'of its response',
  'of the answer',
  'of the reply',
]);

const MADE = phrases(['highlighted', 'that are highlighted', 'which are highlighted']);

const MARKED = phrases([
  ...NOUNS.flatMap((noun) => [`markdown-highlighted ${noun}`, `markdown highlighted ${noun}`]),
  ...['markdown highlight', 'markdown highlights'],
]);

const afterNoun = (tokens: readonly Token[], at: number, nouns: typeof HIGHLIGHTED) => {
  const noun = readPhrase(tokens, at, nouns);
  return noun && (readPhrase(tokens, noun.next, OF_TEXT)?.next ?? noun.next);
};

/** "sections [of the text]" */
const sections: Form = (tokens, at) => {
  const next = afterNoun(tokens, at, HIGHLIGHTED);
  return next === undefined ? undefined : { value: undefined, next };
};

/** "highlighted sections" */
const highlighted: Form = (tokens, at) => {
  const next = afterNoun(tokens, at, HELD);
  return next === undefined ? undefined : { value: undefined, next };
};

/** "sections that are highlighted" */
const sectionsMade: Form = (tokens, at) => {
  const noun = afterNoun(tokens, at, HIGHLIGHTED);
  const made = noun === undefined ? undefined : readPhrase(tokens, noun, MADE);
  return made && { value: undefined, next: made.next };
};

/** "Markdown highlights" */
const marked: Form = (tokens, at) => {
  const found = readPhrase(tokens, at, MARKED);
  return found && { value: 'markdown', next: found.next };
};

const FORMS: Partial<Record<Claim['relation'], readonly Form[]>> = {
  highlight: [sections],
  have: [highlighted, sectionsMade, marked],
  use: [highlighted, sectionsMade, marked],
};

/** Reads "*highlighted section*", quoted or not; its value is the sign. */
function readEmphasised(tokens: readonly Token[], at: number): Reading<string> | undefined {
  const token = tokens[at];
  const quoted = token?.kind === 'quoted' ? /^(\*{1,2})[^*]+\1$/u.exec(token.text)?.[1] : undefined;
  if (quoted !== undefined) return { value: quoted, next: at + 1 };
  const words = afterSigns(tokens, at);
  let end = words;
  while (tokens[end]?.kind === 'word') end += 1;
  const next = afterSigns(tokens, end);
  const length = words - at;
  return end > words && next - end === length && (length === 1 || length === 2)
    ? { value: '*'.repeat(length), next }
    : undefined;
}

function afterSigns(tokens: readonly Token[], at: number): number {
  let next = at;
  while (isMark(tokens[next], '*')) next += 1;
  return next;
}
