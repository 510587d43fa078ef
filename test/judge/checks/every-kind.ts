import { FACT_KINDS } from '../../../src/judge/checks/families/deciders.ts';
import { readForm } from '../../../src/judge/checks/read-form.ts';
import { parseCriterion } from '../../../src/judge/criterion/criterion.ts';
import type { Pin } from '../../../src/judge/criterion/pin.ts';
import { kindsIn, readStored } from '../stored-forms/stored-forms.ts';
import { called, compiledOf, criterionOf, EVERY_FAMILY, type FamilyRow, repeated } from './every-family.ts';

/** Where the stored sentence of a kind is no check with each of the four prefixes. */
const SAID_OTHERWISE: Readonly<Record<string, string>> = {
  'block order': 'a <plan> block comes before an <answer> block',
  'square brackets': 'the response contains square brackets',
  'curly braces': 'the response contains curly braces',
  'sql code blocks': 'the response contains an SQL code block',
  'bash code blocks': 'the response contains a bash code block',
  'blank lines': 'the response has at most 3 blank lines',
  'end line': 'the response ends with the line "ab"',
  'negative numbers': 'the response contains negative numbers',
  'doubled words': 'the response contains doubled words',
  contractions: 'the response contains contractions',
  csv: 'the output is CSV with the header row a,b,c',
  kept: "every URL from the user's message is kept in the rewrite",
  'code fact': 'the code defines a function called parse_date',
  xml: 'the response is well-formed XML',
  'front matter': 'the YAML front matter has a title entry',
  'hex colors': 'the response contains hex colors',
  'semantic version numbers': 'the response contains a semantic version number',
  'euro amounts': 'the response contains euro amounts',
  'pound amounts': 'the response contains pound amounts',
  'template variables': 'the response contains template variables',
  'whole form': 'the response is a valid UUID',
  'tracked links': 'no URL contains tracking parameters',
  'sentences start': 'every sentence starts with a capital letter',
  'headings with no text below them': 'the response contains headings with no text under them',
  'kana letters': 'the response contains kana letters',
  'code lines': 'no line inside the code block exceeds 9 characters',
};

/**
 * A question of the user's message is only asked as the condition of another one, some only as a wish, and two wordings that have
 * to agree only after "Passes if" and "Fails if".
 */
const WITHOUT_ROW = ['of user', 'bullets with *', 'bullet sign', 'item sign', 'only level', 'table cells', 'agreeing'];

const kindsOf = (row: FamilyRow) => kindsIn(readForm(parseCriterion(criterionOf(row, 'Passes if'))));
const byHand = new Set(EVERY_FAMILY.flatMap(kindsOf));
const stored = readStored().map(({ pin }) => JSON.parse(pin) as Pin);

/** A row for every kind of fact that has none in `EVERY_FAMILY`: what one of its stored sentences asks. */
export const EVERY_KIND: readonly FamilyRow[] = FACT_KINDS.filter(
  (kind) => !byHand.has(kind) && !WITHOUT_ROW.includes(kind),
).map((kind) => {
  const said = stored.filter(({ form }) => kindsIn(form).includes(kind)).map(({ text }) => text);
  const conditions = said.flatMap((text) => /^(?:Passes|Fails) if (.*)$/su.exec(text)?.[1] ?? []);
  const condition = SAID_OTHERWISE[kind] ?? conditions.find(isForAll);
  if (condition === undefined) throw new Error(`No stored sentence of "${kind}" is a check with each prefix.`);
  const row: FamilyRow = { name: kind, condition, messages: repeated, sample: (text) => text };
  return compiledOf(row).Reward.check.reads === 'text' ? row : { ...row, messages: called };
});

/** Whether a condition is a check with each of the four prefixes. */
function isForAll(condition: string): boolean {
  return (['Passes if', 'Fails if', 'Reward', 'Penalize'] as const).every((prefix) => {
    const text = criterionOf({ name: '', condition, messages: repeated, sample: (one) => one }, prefix);
    return readForm(parseCriterion(text), new Set(['search'])) !== undefined;
  });
}
