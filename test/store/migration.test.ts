import { hash } from 'node:crypto';
import Sqlite from 'better-sqlite3';
import type { Move, MoveTools } from '../../src/store/migration.ts';
import { migrations } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import { createStore } from '../../src/store/store.ts';
import { conversation, criterion, startDeemster, temporaryFolder } from '../helpers.ts';
import { parsed, subTrace } from './stored-traces.ts';

const id = (number: number) => `019a5f0e-0000-7000-8000-${String(number).padStart(12, '0')}`;
const key = 'a-key-of-twenty-or-more-characters';

/** What an evaluation says of its judgment, as it was stored before more was. */
const { label_probabilities: _labels, range: _range, cleaned_explanation: _cleaned, ...oldSubTrace } = subTrace;

/** A file of version 1, with traces whose times do not follow the order of storing, in two accounts. */
async function fileOfVersionOne(folder: string) {
  await openSqlite(folder, migrations.slice(0, 1)).close();
  const connection = new Sqlite(`${folder}/deemster.db`);
  connection.exec(`
    INSERT INTO accounts VALUES (1, 'other', 'standard', 1), (2, 'default', 'standard', 1);
    INSERT INTO answers VALUES (2, 'reward', 'k', 'h', '{}', NULL, 1)`);
  const addTrace = connection.prepare('INSERT INTO traces VALUES (?, ?, ?, ?, ?, ?)');
  const addTag = connection.prepare('INSERT INTO trace_tags VALUES (?, ?, ?)');
  const addComment = connection.prepare('INSERT INTO comments VALUES (?, ?, ?, ?, ?)');
  const addEvaluation = connection.prepare(`INSERT INTO evaluations VALUES (?, ?, ?, 1, 'align-20251111', ?, ?,
    'Because.', 'Passes if …', ?, NULL, 0, 0)`);
  const trace = JSON.stringify({ messages: conversation, system: null, tools: null });
  for (let number = 1; number <= 40; number++) {
    const rating = number % 4 === 0 ? 1 : number % 4 === 1 ? 0 : null;
    addTrace.run(number, id(number), number % 10 === 0 ? 1 : 2, 100_000 - (number % 7) * 1000, rating, trace);
    addTag.run(number, 'parity', number % 2 === 0 ? 'even' : 'odd');
    addTag.run(number, 'number', String(number));
    addComment.run(number, id(number), number, 'Good.', 5);
    for (const evaluation of number % 3 === 0 ? [number, number + 100] : [number])
      addEvaluation.run(
        evaluation,
        id(evaluation),
        number,
        number % 2 ? 'tone' : null,
        (evaluation % 101) / 100,
        JSON.stringify(oldSubTrace),
      );
  }
  connection.close();
}

const rowsOf = (folder: string, columns: Record<string, string>) => {
  using connection = closing(new Sqlite(`${folder}/deemster.db`, { readonly: true }));
  return Object.entries(columns).map(([table, names]) =>
    connection.database.prepare(`SELECT ${names} FROM ${table} ORDER BY 1, 2`).all(),
  );
};
const closing = (database: Sqlite.Database) => ({ database, [Symbol.dispose]: () => database.close() });

test('a file of version 1 keeps every row, and every filter finds its traces', async () => {
  await using folder = await temporaryFolder();
  await fileOfVersionOne(folder.path);
  const columns = {
    accounts: '*',
    answers: '*',
    traces: '*',
    comments: '*',
    trace_tags: 'trace_seq, key, value',
    evaluations: `seq, id, trace_seq, created_at, model_core, evaluator_name, score, explanation, criteria, sources,
      cached, cached_tokens`,
  };
  const before = rowsOf(folder.path, columns);
  await openSqlite(folder.path).close();
  expect(rowsOf(folder.path, columns)).toEqual(before);
  const { subject, ...rest } = subTrace;
  const [judged] = rowsOf(folder.path, { evaluations: 'seq, subject, sub_trace' }) as {
    subject: string;
    sub_trace: string;
  }[][];
  expect(new Set(judged!.map((row) => row.subject))).toEqual(new Set([JSON.stringify(subject)]));
  for (const { sub_trace } of judged!) expect(JSON.parse(sub_trace)).toEqual(rest);

  await using deemster = await startDeemster({ bootstrapKey: key }, { folder: folder.path });
  const numbers = async (query: string) => {
    const { status, body } = await deemster.get(`/api/v1/traces?page_size=500&${query}`);
    expect([query, status]).toEqual([query, 200]);
    return body.traces.map(({ tags }: { tags: { number: string } }) => Number(tags.number));
  };
  const own = Array.from({ length: 40 }, (_, index) => 40 - index)
    .filter((number) => number % 10 !== 0)
    .sort((a, b) => (a % 7) - (b % 7));
  const scoresOf = (number: number) =>
    (number % 3 === 0 ? [number, number + 100] : [number]).map((one) => (one % 101) / 100);
  for (const [query, meets] of [
    ['', () => true],
    ['tag=parity:odd', (number) => number % 2 === 1],
    ['rating=true', (number) => number % 4 === 0],
    ['tag=parity:odd&rating=false', (number) => number % 4 === 1],
    ['evaluator_name=tone', (number) => number % 2 === 1],
    ['max_score=0.2', (number) => scoresOf(number).some((score) => score <= 0.2)],
    [
      'evaluator_name=tone&min_score=0.3',
      (number) => number % 2 === 1 && scoresOf(number).some((score) => score >= 0.3),
    ],
    ['start_date=1970-01-01T00:01:37Z&tag=parity:even', (number) => number % 2 === 0 && number % 7 <= 3],
  ] as [string, (number: number) => boolean][])
    expect([query, await numbers(query)]).toEqual([query, own.filter(meets)]);

  const { body } = await deemster.get(`/api/v1/traces/${id(2)}`);
  expect(body.evaluations).toMatchObject([{ sub_trace: subTrace, cached: false }]);

  // What hangs on a trace still goes with it.
  expect((await deemster.call('DELETE', `/api/v1/traces/${id(3)}`)).status).toBe(204);
  const left = rowsOf(folder.path, {
    trace_tags: 'trace_seq, key',
    comments: 'trace_seq, seq',
    evaluations: 'trace_seq, seq',
  });
  expect(left.map((rows) => rows.filter((row) => (row as { trace_seq: number }).trace_seq === 3))).toEqual([
    [],
    [],
    [],
  ]);
});

test('an answer that version 2 remembered is given again', async () => {
  await using folder = await temporaryFolder();
  await openSqlite(folder.path, migrations.slice(0, 2)).close();
  const request = { messages: conversation, evaluation_criteria: criterion };
  const answer = { response: { score: 1, explanation: 'As before.' }, stored: { traceId: id(1), evaluationId: id(2) } };
  const connection = new Sqlite(`${folder.path}/deemster.db`);
  connection.exec("INSERT INTO accounts VALUES (1, 'default', 'standard', 1)");
  connection
    .prepare('INSERT INTO keys VALUES (?, 1, ?, ?, 1, NULL, NULL, NULL)')
    .run('k', hash('sha256', key), 'first');
  connection.exec(`INSERT INTO traces VALUES (1, '${id(1)}', 1, 1, NULL, '{}')`);
  connection
    .prepare("INSERT INTO answers VALUES (1, 'reward', 'again', ?, ?, 1, ?)")
    .run(hash('sha256', JSON.stringify(request)), JSON.stringify(answer), Date.now());
  connection.close();

  await using deemster = await startDeemster({ bootstrapKey: key }, { folder: folder.path });
  const { status, headers, body } = await deemster.evaluate({}, { headers: { 'Idempotency-Key': 'again' } });
  expect([status, body, headers.get('x-trace-id'), headers.get('x-evaluation-id')]).toEqual([
    200,
    answer.response,
    id(1),
    id(2),
  ]);
});

test('evaluations of version 3 are no entries of the score cache, and read in the form of today', async () => {
  await using folder = await temporaryFolder();
  await openSqlite(folder.path, migrations.slice(0, 3)).close();
  const connection = new Sqlite(`${folder.path}/deemster.db`);
  connection.exec(`
    INSERT INTO accounts VALUES (1, 'default', 'standard', 1);
    INSERT INTO traces VALUES (1, 't', 1, 1, NULL, '{}')`);
  connection
    .prepare(`INSERT INTO evaluations VALUES (1, 'e', 1, 1, 'align-20251111', NULL, 1, 'Because.', 'Passes if …', ?, NULL, 0, 0,
      1, 1)`)
    .run(JSON.stringify(oldSubTrace));
  connection.close();
  const store = createStore(openSqlite(folder.path));
  expect((await parsed((await store.getTrace(1, 't'))!)).evaluations).toMatchObject([{ id: 'e', sub_trace: subTrace }]);
  await store.close();
  const indexed = rowsOf(folder.path, {
    'evaluations INDEXED BY evaluations_cached WHERE cache_key IS NOT NULL': 'seq, id',
  });
  expect(indexed).toEqual([[]]);
});

test('a move of many rows that is interrupted is continued, and its progress is noted', async () => {
  await using folder = await temporaryFolder();
  await fileOfVersionOne(folder.path);
  const before = rowsOf(folder.path, { evaluations: 'seq, id, trace_seq, score' });
  const at = migrations.findIndex((step) => typeof step !== 'string');
  const move = migrations[at] as Move;
  // Few rows at a time, and an end after the first of them.
  let left = 1;
  const interrupted = { ...move, some: (tools: MoveTools) => (left-- > 0 ? moveOne(move, tools) : fail()) };
  expect(() => openSqlite(folder.path, [...migrations.slice(0, at), interrupted])).toThrow('interrupted');
  expect(rowsOf(folder.path, { evaluations: 'seq, id' })[0]).toHaveLength(1);

  const notes: unknown[] = [];
  const note = (...what: unknown[]) => void notes.push(what);
  const options = { notes: { began: note, moved: note, ended: note } };
  await openSqlite(folder.path, migrations, options).close();
  expect(notes).toEqual([[at, migrations.length, expect.any(Number)], [expect.any(Number)]]);
  expect(rowsOf(folder.path, { evaluations: 'seq, id, trace_seq, score' })).toEqual(before);
});

/** Moves only the first row. */
const moveOne = (move: Move, { all, run }: MoveTools): number =>
  move.some({
    all: (sql, parameters) => all<never>(sql, parameters).slice(0, 1),
    run: (sql, parameters) => run(sql, parameters),
  });

const fail = (): never => {
  throw new Error('interrupted');
};
