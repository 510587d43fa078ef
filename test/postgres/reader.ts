import { createReader as createReal, type Reader } from '../../src/store/reader/reader.ts';
import { databaseOf } from './databases.ts';

/** With DEEMSTER_TEST_POSTGRES, this takes the place of store/reader/reader.ts. */
export * from '../../src/store/reader/reader.ts';

export const createReader = (source: { folder: string } | { url: string }): Reader => {
  if ('url' in source) return createReal(source);
  const opened = databaseOf(source.folder).then((url) => createReal({ url }));
  opened.catch(() => undefined);
  return {
    read: async (name, input, signal) => (await opened).read(name, input, signal),
    close: async () => (await opened).close(),
  };
};
