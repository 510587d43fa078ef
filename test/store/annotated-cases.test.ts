import Sqlite from 'better-sqlite3';
import { caseRecord } from '../../src/store/case-text.ts';
import { wordsOf } from '../../src/store/case-words.ts';
import type { NewLabel } from '../../src/store/labels.ts';
import type { MigrationNotes } from '../../src/store/migration.ts';
import { migrations } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { temporaryFolder } from '../helpers.ts';

const trace = (request: string, response: string) =>
  JSON.stringify({
    messages: [
      { role: 'user', content: request },
      { role: 'assistant', content: response },
    ],
    system: null,
    tools: null,
  });

/** A file without the index: 60 labelled traces, one with a comment, and one label on a trace that nothing judged. */
async function fileWithoutIndex(folder: string) {
  const before = migrations.findIndex((one) => typeof one === 'string' && one.includes('TABLE annotated_cases'));
  await openSqlite(folder, migrations.slice(0, before)).close();
  const connection = new Sqlite(`${folder}/deemster.db`);
  connection.exec("INSERT INTO accounts VALUES (1, 'default', 'standard', 1), (2, 'other', 'standard', 1)");
  const addTrace = connection.prepare('INSERT INTO traces VALUES (?, ?, ?, 1, NULL, ?)');
  const addEvaluation = connection.prepare(`INSERT INTO evaluations (seq, id, trace_seq, account_id, trace_created_at,
    created_at, model_core, evaluator_name, score, cached, cached_tokens, explanation, criteria, sub_trace, subject,
    content_hash) VALUES (?, ?, ?, ?, 1, 1, 'align-20251111', 'e', 1, 0, 0, '', '', '{"evaluator_version":1}', ?, ?)`);
  const addLabel = connection.prepare(`INSERT INTO labels (id, account_id, trace_seq, evaluation_id, evaluator_name,
    labels_since, criteria, content_hash, key, label, created_at) VALUES (?, ?, ?, ?, 'e', 1, '', ?, ?, 1, 1)`);
  for (let number = 1; number <= 62; number++) {
    const account = number === 60 ? 2 : 1;
    const text = number === 59 ? 'word '.repeat(300_000) : `Number ${number} asks about refunds`;
    addTrace.run(number, `t${number}`, account, trace(text, 'Refunds take days.'));
    const subject = { conversation: null, responses: [{ first: 1, last: 1 }] };
    if (number < 62) addEvaluation.run(number, `e${number}`, number, account, JSON.stringify(subject), `h${number}`);
    if (number !== 61)
      addLabel.run(`l${number}`, account, number, number < 62 ? `e${number}` : null, `h${number}`, `k${number}`);
  }
  connection.exec("INSERT INTO comments VALUES (1, 'c1', 61, 'Well.', 1)");
  connection.close();
}

test('what people said before there was a memory is found, too, and the progress is shown', async () => {
  await using folder = await temporaryFolder();
  await fileWithoutIndex(folder.path);
  const began: number[] = [];
  const notes: MigrationNotes = {
    began: (from) => void began.push(from),
    moved: () => undefined,
    ended: () => undefined,
  };
  const store = createStore(openSqlite(folder.path, undefined, { notes }));
  expect(began).toHaveLength(1);
  const index = store.annotatedCases({ account: 1, evaluatorName: 'e', labelsSince: 1 });
  const [[newest] = []] = await index.withTokens(index.tokensOf(['refunds']));
  // Without the one that is too long, and that of the other account.
  expect(await index.size()).toBe(60);
  const [found] = await index.read([newest!]);
  expect(found).toMatchObject({ traceId: 't61', contentHash: 'h61', request: 'Number 61 asks about refunds' });
  const all = (await index.withTokens(index.tokensOf(['refunds', 'number', 'elsewhere']))).map(({ length }) => length);
  expect(all).toEqual([60, 60, 0]);
  const unjudged = await index.read((await index.withTokens(index.tokensOf(['asks'])))[0]!);
  expect(unjudged.find(({ traceId }) => traceId === 't62')).toMatchObject({ response: 'Refunds take days.' });
  // What belongs to another account cannot be read by its number.
  expect((await index.read(Array.from({ length: 100 }, (_, at) => at))).map(({ traceId }) => traceId)).not.toContain(
    't60',
  );

  // Some cases are deleted with their trace, more than go in one transaction, and one with its label.
  await Promise.all(Array.from({ length: 30 }, (_, at) => store.deleteTrace(1, `t${at + 20}`, 1)));
  expect(await store.removeLabel(1, 'l1')).toBe(true);
  const left = [await index.size(), (await index.withTokens(index.tokensOf(['refunds'])))[0]!.length];
  expect(left).toEqual([29, 29]);
  await store.close();
  const connection = new Sqlite(`${folder.path}/deemster.db`);
  connection.exec("INSERT INTO annotated_case_tokens (annotated_case_tokens) VALUES ('integrity-check')");
  connection.close();
});

test('a frequent word leads to the newest cases only, so that a search takes the same time however many there are', async () => {
  await using folder = await temporaryFolder();
  const store = createStore(openSqlite(folder.path));
  await store.createFirst('default', { id: 'k', hash: 'h', label: '', createdAt: 0, expiresAt: null });
  const { messages } = JSON.parse(trace('About refunds', 'Refunds take days.'));
  await store.createTrace(1, { id: 't', createdAt: 0, tags: {}, trace: { messages, system: null, tools: null } });
  const record = caseRecord(messages, [{ first: 1, last: 1 }]);
  const labelOf = (contentHash: string): NewLabel => ({
    id: contentHash,
    traceId: 't',
    evaluationId: null,
    evaluatorName: 'e',
    labelsSince: 1,
    criteria: '',
    contentHash,
    record,
    label: true,
    score: null,
    author: null,
    createdAt: 0,
  });
  await Promise.all(Array.from({ length: 130 }, (_, at) => store.addLabel(1, labelOf(`h${at}`))));
  const index = store.annotatedCases({ account: 1, evaluatorName: 'e', labelsSince: 1 });
  const [found] = await index.withTokens(index.tokensOf(['refunds']));
  expect([found!.length, found![0], found![99]]).toEqual([100, 130, 31]);
  // More cases of one trace than are deleted in one transaction.
  expect(await store.deleteTrace(1, 't', 0)).toBe(true);
  expect(await index.size()).toBe(0);
  await store.close();
});

test.each<[string, string[]]>([
  ['The quick fox, the QUICK fox: R-7 of 2026!', ['quick', '2026', 'the', 'fox']],
  ['返金はいつ', ['返金', '金は', 'はい', 'いつ']],
  ['a'.repeat(100), ['a'.repeat(40)]],
  ['Ärger ärger ÄRGER', ['ärger']],
  ['- … !', []],
])('the words of %s', (text, words) => expect(wordsOf(text)).toEqual(words));

test('a long text has the same, bounded words as its beginning', () => {
  const long = Array.from({ length: 5000 }, (_, at) => `word${at}`).join(' ');
  expect(wordsOf(long)).toHaveLength(32);
  expect(wordsOf(`${long} ${'x'.repeat(40)}`)).toEqual(wordsOf(long));
});

test.each<[string, object[], { request: string; response: string } | undefined]>([
  [
    'both styles of text',
    [
      { role: 'user', content: [{ type: 'text', text: 'One' }, { type: 'image' }] },
      { role: 'assistant', content: 'Two\0\ud800' },
    ],
    { request: 'One', response: 'Two \ufffd' },
  ],
  [
    'a tool result is no question, and calls are what is said where nothing else is',
    [
      { role: 'user', content: 'Rain?' },
      { role: 'assistant', content: [{ type: 'tool_use', name: 'weather' }] },
      { role: 'user', content: [{ type: 'tool_result', content: 'Wet' }] },
    ],
    { request: 'Rain?', response: '[{"type":"tool_use","name":"weather"}]' },
  ],
  ['nothing', [{ role: 'user' }, { role: 'assistant', content: '' }], undefined],
])('of a conversation, %s', (_what, messages, texts) => {
  const record = caseRecord(messages, [{ first: 1, last: messages.length - 1 }]);
  expect(record && { request: record.request, response: record.response }).toEqual(texts);
});
