import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** The index of the texts, in a file of its own: it is written in another thread, and can be made again from the database. */
export const searchFile = (folder: string): string => join(folder, 'deemster-search.db');

export const searchFiles = (folder: string): string[] =>
  ['', '-wal', '-shm', '-journal'].map((part) => searchFile(folder) + part);

export const hasSearchFile = (folder: string): boolean => existsSync(searchFile(folder));

export function removeSearchFiles(folder: string): void {
  for (const file of searchFiles(folder)) rmSync(file, { force: true });
}

/** An index of another form is made again. */
export const searchVersion = 1;

/**
 * The texts themselves are not in the index: to take one out, it is read from the database. `secure-delete` removes its words
 * at once, instead of noting that they are gone.
 */
export const createTexts = `
  CREATE VIRTUAL TABLE texts USING fts5(account, text, content='', tokenize="unicode61 remove_diacritics 2");`;
export const settleTexts = `INSERT INTO texts (texts, rank) VALUES ('secure-delete', 1)`;
export const insertText = 'INSERT INTO texts (rowid, account, text) VALUES (?, ?, ?)';
export const removeText = `INSERT INTO texts (texts, rowid, account, text) VALUES ('delete', ?, ?, ?)`;
