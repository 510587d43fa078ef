import { joined, onlyPostgres, seqsIn, sql, storedInteger, truth } from '../../src/store/dialect.ts';

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
