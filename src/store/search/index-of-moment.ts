import { openInMemory } from '../database-folder.ts';
import { createTexts, insertText } from './search-file.ts';
import { accountWord, searchText } from './search-text.ts';

/**
 * The texts that an expression finds, in an index that is made for the moment, so that words mean the same there.
 * @param texts Stored conversations, by their numbers. All are of the account.
 */
export function matchesAmong(texts: Iterable<[number, string]>, account: number, expression: string): number[] {
  const index = openInMemory();
  try {
    index.exec(createTexts);
    const insert = index.prepare(insertText);
    for (const [seq, trace] of texts) insert.run(seq, accountWord(account), searchText(trace));
    return index.prepare('SELECT rowid FROM texts WHERE texts MATCH ?').pluck().all(expression) as number[];
  } finally {
    index.close();
  }
}

/** A text's words as an index has them, each with its places: 0 for the first. */
export type Words = Map<string, number[]>;

/** Takes texts apart as SQLite's index does. */
export function createWordReader() {
  const index = openInMemory();
  index.exec(createTexts);
  index.exec(`CREATE VIRTUAL TABLE places USING fts5vocab(texts, 'instance')`);
  const insert = index.prepare(insertText);
  const select = index.prepare("SELECT term, offset FROM places WHERE col = 'text'").raw();
  const empty = index.prepare(`INSERT INTO texts (texts) VALUES ('delete-all')`);
  return {
    wordsOf(text: string): Words {
      const words: Words = new Map();
      insert.run(1, '', text);
      for (const [term, place] of select.iterate() as Iterable<[string, number]>) {
        const places = words.get(term);
        if (places) places.push(place);
        else words.set(term, [place]);
      }
      empty.run();
      return words;
    },
    close: () => index.close(),
  };
}
