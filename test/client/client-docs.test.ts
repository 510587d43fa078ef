import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { known } from '../../src/client/calls/known-options.ts';
import { errorClasses } from '../../src/client/errors.ts';
import * as exported from '../../src/client/index.ts';

const document = readFileSync(join(import.meta.dirname, '../../docs/client.md'), 'utf8');

/** The rows of the table under a heading, without its head. */
const tableOf = (heading: string) =>
  document
    .split(/^## /m)
    .find((section) => section.startsWith(`${heading}\n`))!
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => line.slice(1, -1).split('|'));

/** The last name in a cell, such as that of `evaluate({ messages })`. */
const nameIn = (cell: string) => /(\w+)(?: }\))?`/.exec(cell)?.[1];

test('the table of options has all there are, each beside its name in the interface', () => {
  const rows = tableOf('Options').map(([here, there]) => [nameIn(here!), nameIn(there!)]);
  const { 'The client': client, evaluate, evaluateTrace } = known;
  const { signal, timeout, ...others } = { ...evaluate, ...evaluateTrace };
  expect(rows.map(([here]) => here).sort()).toEqual(
    [...new Set([...Object.keys(client), ...Object.keys(others), 'input'])].sort(),
  );
  expect(signal && timeout && document).toContain('Every call takes `signal`');
  for (const [here, there] of rows)
    if (!['settle', 'variables'].includes(here!))
      expect(there).toBe(here!.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`));
});

test('the table of errors has all there are, and the package exports them', () => {
  const names = Object.keys(errorClasses).sort();
  expect(
    tableOf('Errors')
      .map(([name]) => nameIn(name!))
      .sort(),
  ).toEqual(names);
  expect(exported).toMatchObject(errorClasses);
});
