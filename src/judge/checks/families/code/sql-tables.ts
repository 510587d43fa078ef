import type { SqlClause } from '../../data/sql-facts.ts';
import { and, both, type Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { verbs } from '../tools/tool-names.ts';
import { ofCode } from './code-objects.ts';

/** Words beside "table" that are no name of one: "results table", "table aliases". */
const NO_TABLE =
  /^(?:previous|various|numerous|process|access|address|class|columns|rows|results|contents|its|this|us|alias|aliases|names|prefixes|variables|constraints|expressions|hints|scans|joins|functions|indexes|locks|references|definitions|schemas|qualifiers|statements|values|types|keys|operations|changes|partitions|comments|wildcards)$/u;

/** "Selects from users", "uses the orders table", "groups by customer_id", "is sorted by `created_at` descending" */
export function sqlTables(notation: Notation): void {
  notation.kind('#tablename', (token) => {
    if (token.kind === 'quoted') return /^[A-Za-z_]\w*$/u.test(token.text) ? token.text : undefined;
    return token.kind === 'word' && /^[a-z]\w*(?:_\w+|s)$/u.test(token.raw) && !NO_TABLE.test(token.raw)
      ? token.raw
      : undefined;
  });
  notation.kind('#columnname', (token) => {
    if (token.kind === 'quoted') return /^[A-Za-z_]\w*$/u.test(token.text) ? token.text : undefined;
    return token.kind === 'word' && /^[a-z]\w*_\w+$/u.test(token.raw) ? token.raw : undefined;
  });
  notation.kind('#lowername', (token) =>
    token.kind === 'word' && /^[a-z]\w+$/u.test(token.raw) ? token.raw : undefined,
  );
  const table = (of: string) => ofCode({ table: of });
  notation.rule('CodeNoun<any> = ( #tablename table | table Called1? #tablename )', table);
  verbs(notation, 'ReadsSql', [
    'selects from|select from|select from|selected from|selecting from',
    'reads from|read from|read from|read from|reading from',
    'pulls from|pull from|pull from|pulled from|pulling from',
    'queries|query|query|queried|querying',
  ]);
  verbs(notation, 'UsesTable', [
    'references|reference|reference|referenced|referencing',
    'accesses|access|access|accessed|accessing',
  ]);
  notation.rule('SqlTable = ( the? #tablename table? | the? table Called1? #tablename )');
  notation.rule('Core<F,sql> = UsesTable<F> SqlTable', table);
  const readFrom = (of: string) => ofCode({ table: of, isRead: true });
  notation.rule('Core<F,sql> = ReadsSql<F> SqlTable', readFrom);
  const all = (...facts: Said[]): Said => ({ ...and(...facts), plainFor: 1 });
  notation.rule(
    'Core<F,sql> = ReadsSql<F> ( both | the | the tables )? #tablename ,? and #tablename',
    (a: string, b: string) => all(readFrom(a), readFrom(b)),
  );
  // Tables are joined without a JOIN, too.
  notation.rule(
    'Core<third,sql> = joins #tablename ( to | with | and ) #tablename ( with | using | by | through ) SqlOne',
    (a: string, b: string, sql: string) =>
      /\bJOIN$/u.test(sql) ? all(ofCode({ sql: [sql] }), table(a), table(b)) : undefined,
  );
  notation.rule(
    'Core<F,sql> = ( UsesTable<F> | Verb<use,F> ) both? ( the )? #tablename and ( the )? #tablename tables',
    (one: string, other: string): Said | undefined =>
      one === other ? undefined : { ...both(table(one), table(other)), undeniable: true },
  );
  notation.rule('SqlColumn = ( the )? #columnname column?', (name: string) => name);
  notation.rule('SqlColumn = the ( column #lowername | #lowername column )', (name: string) => name);
  verbs(notation, 'SelectsSql', [
    'selects|select|select|selected|selecting',
    'returns|return|return|returned|returning',
  ]);
  const selected = (column: string) => ofCode({ column, clause: 'SELECT' });
  notation.rule('SqlNames = ( #columnname | #lowername )', (one: string) => [one]);
  notation.rule('SqlNames = SqlNames ( , | ,? and ) ( #columnname | #lowername )', (names: string[], one: string) => [
    ...names,
    one,
  ]);
  notation.rule('Core<F,sql> = SelectsSql<F> ( the )? ( columns | column | fields ) SqlNames', (names: string[]) =>
    all(...names.map(selected)),
  );
  const named = (clause: SqlClause) => (column: string, said?: 'ASC' | 'DESC' | 'ASC first' | 'DESC first') => {
    const order = said && (said.startsWith('ASC') ? 'ASC' : 'DESC');
    // "Newest first" is said of all rows, not only of those that another column leaves alike.
    return ofCode({
      column,
      clause,
      ...(order && { order }),
      ...(said?.endsWith('first') && { leads: true as const }),
    });
  };
  notation.words('SortedDown', ['descending', 'desc', 'in descending order', ', descending'], 'DESC');
  notation.words('SortedDown', ['ascending', 'asc', 'in ascending order', ', ascending'], 'ASC');
  for (const [most, least, order] of [
    ['newest', 'oldest', 'DESC first'],
    ['most recent', 'oldest', 'DESC first'],
    ['latest', 'earliest', 'DESC first'],
    ['highest', 'lowest', 'DESC first'],
    ['largest', 'smallest', 'DESC first'],
    ['oldest', 'newest', 'ASC first'],
    ['earliest', 'latest', 'ASC first'],
    ['lowest', 'highest', 'ASC first'],
    ['smallest', 'largest', 'ASC first'],
  ] as const)
    notation.words(
      'SortedDown',
      [`${most} first`, `, ${most} first`, `with the ${most} first`, `from ${most} to ${least}`],
      order,
    );
  for (const [clause, symbol, all] of [
    ['GROUP BY', 'GroupsBy', ['groups|group|group|grouped|grouping']],
    ['ORDER BY', 'SortsBy', ['orders|order|order|ordered|ordering', 'sorts|sort|sort|sorted|sorting']],
    ['WHERE', 'FiltersBy', ['filters|filter|filter|filtered|filtering']],
  ] as const) {
    verbs(notation, symbol, all);
    const order = clause === 'ORDER BY' ? ' SortedDown?' : '';
    notation.rule(`Core<F,sql> = ${symbol}<F> SqlResults? ( by | on ) SqlColumn${order}`, named(clause));
    notation.rule(
      `CodeNoun<any> = ${clause.toLowerCase()}${clause === 'ORDER BY' ? ' ( clause? on )?' : ''} SqlColumn${order}`,
      named(clause),
    );
  }
}
