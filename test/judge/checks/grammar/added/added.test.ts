import { runCheck } from '../../../../../src/judge/checks/check.ts';
import { readConversation, readResponses } from '../../../../../src/judge/conversation.ts';
import { parseCriterion } from '../../../../../src/judge/criterion/criterion.ts';
import { share } from '../../../../soak.ts';
import { readAgain } from '../read-again.ts';
import { ADDED } from './index.ts';
import type { Judged } from './rows.ts';

const criterionOf = (sentence: string) =>
  /^(?:Passes if|Fails if|Reward|Penalize) /.test(sentence) ? sentence : `Passes if ${sentence}`;

function verdictsOf(criterion: string, rows: readonly Judged[]) {
  const { check } = readAgain(criterion);
  if (!check) return 'a model decides';
  return rows.map(([content, , message = 'Hi']) => {
    const messages = [
      { role: 'user', content: message },
      { role: 'assistant', content },
    ];
    const conversation = readConversation({ messages, system: null, tools: null });
    const [response] = readResponses(conversation, true);
    const said = runCheck(check, parseCriterion(criterion), { conversation, response: response! });
    return 'undecided' in said ? 'open' : said.score;
  });
}

describe.each(Object.entries(ADDED))('%s', (_, { decided, left }) => {
  test.each(Object.entries(decided))('%s', (sentence, rows) => {
    expect(verdictsOf(criterionOf(sentence), rows)).toEqual(rows.map(([, verdict]) => verdict));
  });

  test('near misses are left to a model', () => {
    expect(share(left, 3).filter((sentence) => readAgain(criterionOf(sentence)).form)).toEqual([]);
  });
});
