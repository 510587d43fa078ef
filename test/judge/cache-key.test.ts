import { cacheKey, type KeySubject } from '../../src/judge/cache-key.ts';
import { readConversation } from '../../src/judge/conversation.ts';
import type { JudgeModel } from '../../src/judge/model/ask.ts';
import { judgmentOf } from '../evaluation/agent-judgments.ts';

const conversation = (content: string) =>
  readConversation({ messages: [{ role: 'user', content }], system: null, tools: null });
const model = (identity: string, reasoning: boolean) => ({ provider: { identity }, reasoning }) as JudgeModel;
const agent = { name: 'a', parts: [{ first: 0, last: 0 }], own: new Set([0]), wholeTask: null };

const subject: KeySubject = {
  conversation: conversation('Hi'),
  responses: [{ first: 0, last: 0 }],
  decided: [undefined],
  criterion: 'Passes if it is kind',
  readerVersion: 'reader-1',
  modelCore: 'align-20251111',
  model: model('openai:a', false),
  promptVersion: 'judge-3',
  clean: false,
};

const different: Partial<KeySubject>[] = [
  { conversation: conversation('Ho') },
  { conversation: { ...conversation('Hi'), system: 'Be kind.' } },
  { conversation: conversation('\ud83d') },
  { conversation: conversation('\ud83e') },
  { responses: [{ first: 0, last: 1 }] },
  { decided: [judgmentOf(1, 'So.').verdict] },
  { decided: [judgmentOf(0, 'So.').verdict] },
  { decided: [judgmentOf(1, 'Thus.').verdict] },
  { agent },
  { agent: { ...agent, name: 'b' } },
  { agent: { ...agent, own: new Set([0, 1]) } },
  { agent: { ...agent, wholeTask: { firstInput: 'Hi', lastOutput: null } } },
  { criterion: 'Passes if it is kind ' },
  { readerVersion: 'reader-2' },
  { modelCore: 'align-20250529' },
  { model: model('openai:b', false) },
  { model: model('openai:a', true) },
  { promptVersion: 'judge-4' },
  { clean: true },
  { samples: 3 },
];

test('the key holds all that decides a verdict, and nothing else', () => {
  const keys = [{}, ...different].map((more) => cacheKey({ ...subject, ...more }));
  expect(new Set(keys).size).toBe(keys.length);
  expect([{}, ...different].map((more) => cacheKey(structuredClone({ ...subject, ...more })))).toEqual(keys);
});
