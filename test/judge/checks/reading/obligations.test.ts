import { compile } from '../../../../src/judge/checks/compile.ts';
import { createReadCriterion } from '../../../../src/judge/criterion/compiled-criterion.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { explain } from '../../../../src/judge/criterion/explain.ts';

/** Of each it is ambiguous whether it names the fault or the rule. */
const RULES = [
  'Fails if the reply must not have a heading',
  'Fails if the reply should never mention "tariff"',
  'Fails if the assistant shall not use emojis',
  'Fails if the reply ought to be in Italian',
  'Fails if the answer has to start with "Dear"',
  'Fails if the assistant needs to ask a question',
  'Fails if the reply is supposed to have 3 paragraphs',
  'Fails if the reply is expected to contain a link',
  "Fails if the reply mustn't exceed 20 words",
  "Fails if the answer can't contain a table",
  'Fails if the output may not be longer than 4 sentences',
  'Fails if the assistant is not permitted to call any tools',
  'Fails if each paragraph must start with "So"',
  'Fails if there must not be any commas',
  'Fails if no exclamation marks should be used',
  'Fails if no more than 3 links are allowed',
  'Fails if "tariff" must not be mentioned',
  'Fails if it is forbidden that the reply contains a link',
  'Fails if it is mandatory that the reply contains a link',
  'Fails if a table is required',
  'Fails if the reply contains a link and should not contain a table',
  'Fails if the first word has to be "Yes"',
  'Penalize if the reply should be under 40 words',
  'Penalize responses that must not contain a table',
  'Penalize replies that are required to have a heading',
  'Penalize answers that should not contain "tariff" or "duty"',
  'Penalize when there should be no emojis',
  'Penalize the assistant if it may not ask questions',
];

const undecidable = (criteria: readonly string[]) =>
  criteria.filter((criterion) => compile(parseCriterion(criterion)) === undefined);

test('a fault that is put as a rule is left to a model', () => {
  expect(undecidable(RULES)).toEqual(RULES);
});

test('a rule after "Passes if" and "Reward", and a fact after "Fails if" and "Penalize", are decided', () => {
  const criteria = [
    'Passes if the reply must not have a heading',
    'Passes if there should be no emojis',
    'Reward replies that must be in Italian',
    'Fails if the reply cannot be parsed as JSON',
    'Fails if "tariff" can be found in the reply',
    'Fails if the reply contains "must not"',
    'Fails if the reply fails to mention "tariff"',
    'Penalize tool calls that lack a required argument',
  ];
  expect(undecidable(criteria)).toEqual([]);
});

test('"explain" names the words', () => {
  const explained = explain(createReadCriterion()('Fails if the reply is not allowed to contain "x" or "y"'));
  expect(explained).toMatchObject({ decided_by: 'model', unrecognised: ['allowed to'] });
});
