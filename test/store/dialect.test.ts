import {
  insertRow,
  joined,
  onlyPostgres,
  rowParameters,
  seqsIn,
  sql,
  storedInteger,
  truth,
} from '../../src/store/dialect.ts';

test('a fragment says the same in both dialects, wherever it is put', () => {
  const of = sql`SELECT ${truth('score IS NULL')} FROM traces WHERE seq IN ${seqsIn(':seqs')}${onlyPostgres(' FOR UPDATE')}`;
  const both = sql`${joined([of, 'SELECT 2'], ' UNION ')} LIMIT ${3}`;
  expect(both.sqlite).toBe(
    'SELECT score IS NULL FROM traces WHERE seq IN (SELECT value FROM json_each(:seqs)) UNION SELECT 2 LIMIT 3',
  );
  expect(both.postgres).toBe(
    'SELECT CASE WHEN score IS NULL THEN 1 ELSE 0 END FROM traces WHERE seq IN ' +
      '(SELECT value::bigint FROM json_array_elements_text(CAST(:seqs AS json))) FOR UPDATE UNION SELECT 2 LIMIT 3',
  );
});

test('a plain template, which would lose a dialect, is refused', () => {
  expect(() => `SELECT ${storedInteger('sub_trace', 'usage.prompt')}`).toThrow('two dialects');
});

test('an INSERT of a row is one of any number of rows in PostgreSQL', () => {
  const insert = insertRow('traces', ['id', 'trace'], true);
  expect(insert.sqlite).toBe('INSERT INTO traces (id,trace) VALUES (:id,:trace)');
  expect(insert.postgres).toBe(
    'INSERT INTO traces (seq, id,trace) SELECT seq, id,trace FROM json_populate_recordset(CAST(NULL AS traces), CAST(:rows AS json))',
  );
  const { from, of } = rowParameters({ account: 'bigint', series: 'text' });
  const select = sql`SELECT ${of('series')} FROM ${from}accounts`;
  expect(select.sqlite).toBe('SELECT :series FROM accounts');
  expect(select.postgres).toBe(
    'SELECT own.series FROM json_to_recordset(CAST(:rows AS json)) AS own (account bigint,series text) CROSS JOIN accounts',
  );
});
