import type { ToolNames } from '../../conversation.ts';
import type { Criterion } from '../../criterion/criterion.ts';
import { canonical, type Form, type Said } from '../form.ts';
import { withQuotedCodes } from './bare-codes.ts';
import { withCasesApart } from './cases-apart.ts';
import type { Grammar } from './chart.ts';
import { isOffer, isStrictNumber } from './doubts.ts';
import { withFirstOfThings } from './first-of-things.ts';
import { withListNumbers } from './list-numbers.ts';
import { withNothingBeside } from './nothing-beside.ts';
import { paraphrases } from './paraphrases.ts';
import { readPlainly, readWithTail, withoutMark } from './read-tails.ts';
import { openCases, readInWays } from './read-ways.ts';
import { DOUBTFUL, isOver, isUnread, mostSpent, NOTHING, type Reading, type Search, settled } from './reading.ts';
import { withReferences } from './references.ts';
import { withoutRemarks } from './remarks.ts';
import { withoutSample } from './shown-samples.ts';
import { withTextsInUse } from './texts-in-use.ts';
import { drawnWays, LONGEST_CONDITION, type Token, tokenize } from './tokens.ts';
import { hasTwoOwners } from './two-owners.ts';
import { withTwoSenses } from './two-senses.ts';

/** In longer ones, in UTF-16 code units, nothing is rewritten before it is cut into tokens. */
const longestRewritten = 500;
/** So many of these are spent on a criterion's paraphrases. */
const mostSpentOnParaphrases = 14_000;
/** So many remarks are left out of a condition. */
const mostRemarks = 3;

/** What of a reading depends on words beside others. */
const CAREFULLY = [
  withCasesApart,
  withFirstOfThings,
  withListNumbers,
  withNothingBeside,
  withTextsInUse,
  withTwoSenses,
];

/** Reads a criterion. @param known The tools of the conversation; undefined where there is none yet. */
export function read(grammar: Grammar, criterion: Criterion, known?: ToolNames): Reading {
  if (criterion.condition.length > LONGEST_CONDITION) return NOTHING;
  const search: Search = { known, spent: 0, isOver: false };
  const reading = readInTurn(grammar, criterion, search);
  // What was not tried might have had another meaning.
  if (search.isOver) return DOUBTFUL;
  const again = isUnread(reading) && criterion.condition.length <= longestRewritten;
  const found = again ? (readParaphrased(grammar, criterion, known) ?? reading) : reading;
  const [form, ...others] = found.forms;
  if (!form || others.length > 0) return found;
  const tokens = tokenize(criterion.condition) ?? [];
  if (isOffer(form, tokens) || isStrictNumber(form, tokens) || hasOtherText(form, criterion.condition))
    return { ...found, isOpen: true };
  if (hasTwoOwners(form, tokens, criterion.polarity)) return { ...found, isOpen: true };
  return CAREFULLY.reduce((so, read) => read(so, tokens), found);
}

/** "The phrase free of charge appears": in plainer words it would be looked for as "without any charge". */
function hasOtherText(form: Form, condition: string): boolean {
  const said = comparable(condition);
  let isOther = false;
  JSON.stringify(form, (key, value: unknown) => {
    if (key === 'text' && typeof value === 'string' && /^\p{L}+(?: \p{L}+)+$/u.test(value))
      isOther ||= !said.includes(comparable(value));
    return value;
  });
  return isOther;
}
const comparable = (text: string) => text.toLowerCase().replaceAll(/\s+/gu, ' ');

/** In other words that say the same; without a remark, or with codes as quotations, where it is not read otherwise. */
function readParaphrased(grammar: Grammar, criterion: Criterion, known?: ToolNames): Reading | undefined {
  const { condition, polarity, prefix } = criterion;
  let search: Search = { known, spent: mostSpent - mostSpentOnParaphrases, isOver: false };
  const inOtherWords = (written: string): Reading | undefined => {
    const all = tokenize(withoutMark(written));
    // "There is a section, it has a link": in other words, "it" could become the response.
    const hasTail = !/[,;—–-]\s*(?:it|they)\b/iu.test(written);
    // Where "it" can be the response, it may be either.
    let isDoubtful = false;
    const readAny = (ways: Iterable<readonly Token[]>): Reading | undefined => {
      for (const other of ways) {
        if (isOver(search)) return undefined;
        const reading = readInWays(grammar, criterion, other, search);
        const tried = hasTail && isUnread(reading);
        const found = tried ? (readWithTail(grammar, criterion, other, search) ?? reading) : reading;
        if (settled(found)) return found;
        isDoubtful ||= !isUnread(found);
      }
      return undefined;
    };
    const plainly = all && readAny(paraphrases(all, grammar.lexicon));
    const referring = all && !plainly && !isDoubtful ? withReferences(all, criterion.polarity === -1) : undefined;
    if (!referring) return plainly;
    search = { known, spent: mostSpent - mostSpentOnParaphrases, isOver: false };
    return readAny([referring, ...paraphrases(referring, grammar.lexicon)]);
  };
  const plainly = inOtherWords(condition);
  if (plainly || isOver(search)) return plainly;
  const coded = withQuotedCodes(condition);
  const reading = coded && inOtherWords(coded.condition);
  if (reading) return openCases(reading, coded.codes);
  for (const plain of withoutRemarks(condition, polarity === -1, prefix === 'Reward' || prefix === 'Penalize')) {
    if (isOver(search)) return undefined;
    const found = inOtherWords(plain.condition);
    const form = found && settled(found);
    const meant = form && plain.meant(form);
    if (meant) return meant === form ? found : { ...found!, forms: [canonical(meant)], said: [meant] };
  }
  return undefined;
}

function readInTurn(grammar: Grammar, criterion: Criterion, search: Search, remarks = mostRemarks): Reading {
  const { condition, polarity, prefix } = criterion;
  const whole = readPlainly(grammar, criterion, search);
  const isShort = condition.length <= longestRewritten;
  if (settled(whole) || !isShort) return isShort ? whole : readDrawn(grammar, criterion, whole, search);
  // A reason is no part of what is asked, and may be one that "must" be so.
  for (const plain of withoutRemarks(condition, polarity === -1, prefix === 'Reward' || prefix === 'Penalize')) {
    if (remarks === 0 || isOver(search)) return DOUBTFUL;
    const reading = readInTurn(grammar, { ...criterion, condition: plain.condition }, search, remarks - 1);
    const form = settled(reading);
    const meant = form && plain.meant(form);
    if (meant) return meant === form ? reading : { ...reading, forms: [canonical(meant)], said: [meant] };
  }
  const shown = isUnread(whole) ? withoutSample(condition) : undefined;
  if (shown && !isOver(search)) {
    const reading = readInTurn(grammar, { ...criterion, condition: shown.condition }, search, 0);
    const form = settled(reading);
    if (form && shown.isShown(form)) return reading;
  }
  const coded = isUnread(whole) ? withQuotedCodes(condition) : undefined;
  if (coded) return openCases(readPlainly(grammar, { ...criterion, condition: coded.condition }, search), coded.codes);
  return readDrawn(grammar, criterion, whole, search);
}

/** With a full stop that the last quotation may have drawn into it. */
function readDrawn(grammar: Grammar, criterion: Criterion, reading: Reading, search: Search): Reading {
  const ways = reading === NOTHING ? drawnWays(criterion.condition) : undefined;
  if (!ways) return reading;
  const readings = ways.map((way) => readPlainly(grammar, { ...criterion, condition: way }, search));
  const forms = readings.map(settled).filter((form) => form !== undefined);
  if (forms.length < 2) return reading;
  const agreeing: Said = { ask: 'agreeing', of: forms };
  return { ...readings[0]!, forms: [agreeing], said: [agreeing] };
}
