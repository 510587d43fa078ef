// The file system of a network drive that is gone: to look at a path below NEVER_ANSWERS takes a thread that never returns.
import { open } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';

const { NEVER_ANSWERS: folder, FIFO: fifo } = process.env;
const { stat } = fs;
// Opening a FIFO without a writer blocks.
fs.stat = (path, ...rest) =>
  String(path).startsWith(folder) ? new Promise((resolve) => open(fifo, 'r', resolve)) : stat(path, ...rest);
syncBuiltinESMExports();
