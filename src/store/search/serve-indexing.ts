import { parentPort } from 'node:worker_threads';
import { connect, openReadOnly } from '../database-folder.ts';
import { withinBytes } from '../within-bytes.ts';
import { createTexts, insertText, removeText, searchFile, searchVersion, settleTexts } from './search-file.ts';
import { accountWord, mostSearched, searchText } from './search-text.ts';

/** What the main thread asks of the one that indexes, and what that answers. */
export type IndexMessage = { number: number } & ({ task: 'index' | 'forget'; seqs: number[] } | { task: 'erase' });
export interface IndexAnswer {
  number: number;
  /** `index`: those that are done. */
  seqs?: number[];
  milliseconds?: number;
  /** Whether no forgotten word is left in the write-ahead log. */
  erased?: boolean;
  error?: unknown;
}

/** One transaction indexes texts of at most so much. */
const mostBytes = 1024 * 1024;

/**
 * Indexes and forgets texts, one message after the other.
 * @param mayCreate Whether `unsearched` has every trace, so that the index may begin empty.
 */
export function serveIndexing(folder: string, mayCreate: boolean): void {
  const database = openReadOnly(folder);
  const index = connect(searchFile(folder));
  index.pragma('journal_mode = WAL');
  // A text whose indexing is lost in a crash is indexed again; one that is forgotten is on the disk before the answer.
  index.pragma('synchronous = FULL');
  index.pragma('secure_delete = ON');
  index
    .transaction(() => {
      const version = index.pragma('user_version', { simple: true });
      if (version === searchVersion) return;
      if (version !== 0 || !mayCreate) throw new Error('The index is empty or of another version.');
      index.exec(createTexts);
      index.exec(settleTexts);
      index.pragma(`user_version = ${searchVersion}`);
    })
    .immediate();

  const ofSeqs = 'WHERE seq IN (SELECT value FROM json_each(?)) ORDER BY seq';
  const sizes = database.prepare(
    `SELECT seq, min(octet_length(trace), ${mostSearched}) AS bytes FROM traces ${ofSeqs}`,
  );
  const texts = database.prepare(`SELECT seq, account_id, trace FROM traces ${ofSeqs}`);
  const isIndexed = index.prepare('SELECT 1 FROM texts_docsize WHERE id = ?');
  const insert = index.prepare(insertText);
  const remove = index.prepare(removeText);

  const change = index.transaction((task: 'index' | 'forget', seqs: number[]) => {
    for (const row of texts.iterate(JSON.stringify(seqs))) {
      const { seq, account_id, trace } = row as { seq: number; account_id: number; trace: string };
      const isThere = isIndexed.get(seq) !== undefined;
      if (isThere === (task === 'index')) continue;
      (task === 'index' ? insert : remove).run(seq, accountWord(account_id), searchText(trace));
    }
  });
  const erase = () => {
    const [result] = index.pragma('wal_checkpoint(TRUNCATE)') as [{ busy: 0 | 1 }];
    return result.busy === 0;
  };

  function answer(message: IndexMessage): Omit<IndexAnswer, 'number'> {
    const began = performance.now();
    if (message.task === 'erase') return { erased: erase() };
    const { task, seqs } = message;
    if (task === 'forget') {
      change.immediate(task, seqs);
      return { erased: erase() };
    }
    const found = sizes.all(JSON.stringify(seqs)) as { seq: number; bytes: number }[];
    const some = withinBytes(found, mostBytes, ({ bytes }) => bytes).map(({ seq }) => seq);
    change.immediate(task, some);
    return { seqs: some, milliseconds: performance.now() - began };
  }

  parentPort!.on('message', (message: IndexMessage) => {
    let result: Omit<IndexAnswer, 'number'>;
    try {
      result = answer(message);
    } catch (error) {
      result = { error };
    }
    parentPort!.postMessage({ number: message.number, ...result } satisfies IndexAnswer);
  });
}
