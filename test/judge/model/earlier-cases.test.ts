import { createHash } from 'node:crypto';
import { parseCriterion } from '../../../src/judge/criterion/criterion.ts';
import type { EarlierCase } from '../../../src/judge/model/earlier-cases.ts';
import { promptVersionOf } from '../../../src/judge/model/model-judge.ts';
import { questionOf } from '../../../src/judge/model/question.ts';
import { subjectOf, turn } from '../subject.ts';

const subject = subjectOf([turn(0, 'user', 'Hello'), turn(1, 'assistant', 'Good day!')]);
const ask = (criterion: string, earlier?: EarlierCase[]) =>
  questionOf({ criterion: parseCriterion(criterion), subject, reasoning: false, clean: false, earlier });
const caseOf = (label: boolean, more: Partial<EarlierCase> = {}, score: number | null = null): EarlierCase => ({
  request: 'Hi',
  response: 'Hello.',
  criterion: null,
  label: { id: 'l', label, score },
  comment: null,
  ...more,
});

test.each<[string, EarlierCase, string]>([
  ['Passes if polite', caseOf(true), 'The response deserves to pass. The condition is true of it.'],
  ['Passes if polite', caseOf(false), 'The response does not deserve to pass. The condition is not true of it.'],
  ['Fails if rude', caseOf(true), 'The response deserves to pass. The condition is not true of it.'],
  ['Fails if rude', caseOf(false), 'The response does not deserve to pass. The condition is true of it.'],
  ['Reward wit', caseOf(true), 'The response deserves to pass.'],
  [
    'Reward wit',
    caseOf(true, {}, 0.75),
    'The response deserves to pass. Of what is described, 7 on the scale from 1 to 9 is present.',
  ],
  [
    'Penalize haste',
    caseOf(false, {}, 0),
    'The response does not deserve to pass. Of what is described, 9 on the scale from 1 to 9 is present.',
  ],
  ['Fails if rude', caseOf(true, { criterion: 'Passes if polite' }), 'The response deserves to pass.'],
])('%s: a person’s verdict is said in the terms that the judge is asked in (%#)', (criterion, earlier, said) => {
  const { messages } = ask(criterion, [earlier]);
  expect(/a person's verdict\n(.*)\n/.exec(messages[1]!.content)![1]).toBe(said);
});

test('the conversation, its mark and its rules are the same with and without a memory', () => {
  const [without, none, some] = [undefined, [], [caseOf(true)]].map((earlier) => ask('Passes if polite', earlier));
  expect(none).toEqual(without);
  expect([some!.mark, some!.messages[0]]).toEqual([without!.mark, without!.messages[0]]);
  const shared = without!.messages[1]!.shared!;
  expect(some!.messages[1]!.shared).toBe(shared);
  const [start, more] = [without, some].map((one) => one!.messages[1]!.content.slice(0, shared));
  expect(more).toBe(start);
});

test('the wording is what the version names: a change of it needs a new version and a new hash here', () => {
  const { messages, mark } = ask('Passes if polite', [caseOf(true, { criterion: 'Passes if kind' }), caseOf(false)]);
  const hash = createHash('sha256').update(messages[1]!.content.replaceAll(mark, 'MARK')).digest('hex').slice(0, 16);
  expect([promptVersionOf({ subject, earlier: [] }), hash]).toEqual(['judge-3-memory', '75b55e361d4bdd46']);
});
