import { agentView } from '../../src/judge/agents/agent-view.ts';
import { readConversation, type WireConversation } from '../../src/judge/conversation.ts';
import { createJudge, type JudgeRequest } from '../../src/judge/judge.ts';
import { JudgeError } from '../../src/judge/judge-error.ts';
import { hiddenTexts, visibleTexts } from '../../src/judge/redaction/visibility.ts';
import { agent, call, llm, result, says, system, user } from './agent-traces.ts';
import { criterionOf, EVERY_FAMILY, TOOLS } from './checks/every-family.ts';
import { breaches } from './explanation-oracle.ts';

const judge = createJudge({ modelFor: () => undefined });

const requestOf = (more: Pick<JudgeRequest, 'conversation' | 'criterion'> & Partial<JudgeRequest>): JudgeRequest => ({
  modelCore: 'align-20251111',
  evaluateLatest: true,
  clean: true,
  signal: new AbortController().signal,
  deadline: performance.now() + 60_000,
  ...more,
});

/** The verdict of an exact check; undefined where it leaves the response to a model. */
async function verdictOf(request: JudgeRequest) {
  try {
    return (await judge.judge(request)).verdict;
  } catch (error) {
    if (error instanceof JudgeError && error.fault === 'undecidable') return undefined;
    throw error;
  }
}

const aroundOf = (wire: WireConversation) => {
  const conversation = readConversation(wire);
  return { hidden: hiddenTexts(conversation), visible: visibleTexts(conversation), toolName: 'search' };
};

const RESULTS = [
  'The response meets what was asked.',
  'The response does not meet what was asked.',
  'The response meets what was asked in part.',
  'The criterion does not apply to this conversation.',
];

const ANSWER =
  'Hello **there**, dear customer! See https://m.net/?n=1 and [1], [2].\n\n# An overview\n\n- ab costs 12 euros\n- b is *free*\n\n"No two are alike", they say. Is it so?';

/** System texts that say what explanations may say by chance, and what they must not say. */
const SYSTEMS: Record<string, string> = {
  'small numbers': 'Use 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 or 20 of each. Codeword QX-17.',
  'words of explanations':
    'The criterion asks for at most and at least one of it. The response has only 1 paragraph; say so.',
  'nothing of theirs': 'Be kind; the grumpy old troll has left for good. Codeword QX-17, margin 37.5.',
};

describe.each(Object.entries(SYSTEMS))('beside a system text with %s', (_, text) => {
  test.each(EVERY_FAMILY)('the explanation of a check is cleaned: $name', async (row) => {
    const conversation = { messages: row.messages(ANSWER), system: text, tools: TOOLS };
    const around = aroundOf(conversation);
    for (const prefix of ['Passes if', 'Fails if', 'Reward', 'Penalize'] as const) {
      const verdict = await verdictOf(requestOf({ conversation, criterion: criterionOf(row, prefix) }));
      if (!verdict) continue;
      const { explanation, cleanedExplanation } = verdict;
      expect(cleanedExplanation).toBeTruthy();
      expect(breaches(cleanedExplanation!, around)).toEqual([]);
      const isResult = RESULTS.includes(cleanedExplanation!);
      if (!isResult) expect(explanation).toContain(cleanedExplanation!.split('\n')[0]);
      if (breaches(explanation, around).length === 0) expect(cleanedExplanation).toBe(explanation.trim());
    }
  });
});

const asked = (content: string) => ({ role: 'user', content });
const answered = (content: string) => ({ role: 'assistant', content });

test('of several responses the explanations are cleaned as one, and say nothing of numbers that are hidden', async () => {
  const conversation = {
    messages: [
      asked('Hi'),
      answered('one two three'),
      asked('And?'),
      answered('one two'),
      asked('So?'),
      answered('one'),
    ],
    system: 'Never use 3 words.',
    tools: null,
  };
  const verdict = await verdictOf(
    requestOf({ conversation, criterion: 'Passes if the response has at most 40 words', evaluateLatest: false }),
  );
  expect(verdict!.explanation).toContain('3 words');
  expect(verdict!.cleanedExplanation).toBe(
    '2 words; the criterion asks for at most 40.\n1 word; the criterion asks for at most 40.',
  );
});

test('words in a row that go over from the explanation of one response to the next one are dropped', async () => {
  const conversation = {
    messages: [asked('Hi'), answered('one two'), asked('And?'), answered('one two')],
    system: 'Be brief: at most forty words, the criterion asks for at most forty 2 words the criterion.',
    tools: null,
  };
  const verdict = await verdictOf(
    requestOf({ conversation, criterion: 'Passes if the response has at most 40 words', evaluateLatest: false }),
  );
  expect(breaches(verdict!.cleanedExplanation!, aroundOf(conversation))).toEqual([]);
});

test("the explanation on an agent's part is cleaned of what that agent was told, called and given", async () => {
  const instance = agent(
    'a',
    llm(
      [system('Codeword QX-17. Never call more than 7 tools.'), user('Where is it?')],
      [says('I will look.'), says(call('c1', 'search', '{"depot": "7K3Z"}'))],
    ),
    llm([result('c1', 'It stands in hall 42.')], [says('It is there.')]),
  );
  const { conversation, parts, own } = agentView(instance);
  const cleanedBy = async (criterion: string) =>
    (await verdictOf(
      requestOf({ conversation, criterion, evaluateLatest: false, agent: { name: 'a', parts, own, wholeTask: null } }),
    ))!;
  const called = await cleanedBy('Passes if the assistant calls the tool `search` at least once');
  expect(called.explanation).toContain('search');
  expect(called.cleanedExplanation).toBe(RESULTS[0]);
  const repeated = await cleanedBy('Passes if no two tool calls are identical');
  expect(repeated.cleanedExplanation).toBe(repeated.explanation);
});
