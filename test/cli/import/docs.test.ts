import { blocksIn, readDocument } from '../../document.ts';
import { folderWith } from './importing.ts';

const pages: [page: string, file: string][] = [
  ['import', 'results.json'],
  ['openai-evals', 'evals.json'],
];

test.each(pages)('the commands of docs/%s.md print what it shows', async (page, file) => {
  const text = await readDocument(`docs/${page}.md`);
  const [example] = blocksIn(text, 'json');
  const [importing, ...judging] = blocksIn(text, 'sh').map((block) => block.trim().split(' '));
  await using folder = await folderWith({ [file]: example });
  expect(await folder.run(...importing!.slice(1))).toEqual({ code: 0, stdout: blocksIn(text, '')[0], stderr: '' });
  for (const command of judging) {
    const { code, stdout } = await folder.run(...command.slice(1));
    expect([code, stdout]).toEqual([0, expect.stringContaining('1 pass, 1 fail')]);
  }
});

/** Lines that show a command with the files of its own source. */
const shown = (text: string) =>
  blocksIn(text, 'console').flatMap((block) => block.split('\n').filter((line) => line.startsWith('deemster import')));

test.each(pages)('the other commands of docs/%s.md are ones that exist', async (page) => {
  const lines = shown(await readDocument(`docs/${page}.md`));
  expect(lines.length).toBeGreaterThan(0);
  await using folder = await folderWith({});
  for (const line of lines) {
    const { code, stderr } = await folder.run(...line.split(' ').slice(1));
    // The options and the source are known: only the file is missing.
    expect([line, code, stderr]).toEqual([line, 2, expect.stringContaining('Cannot read')]);
  }
});
