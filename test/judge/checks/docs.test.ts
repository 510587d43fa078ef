import { readFile } from 'node:fs/promises';
import MarkdownIt from 'markdown-it';
import { compile } from '../../../src/judge/checks/compile.ts';
import { parseCriterion } from '../../../src/judge/criterion/criterion.ts';
import { runDeemster } from '../../cli/deemster-process.ts';
import { temporaryFolder } from '../../helpers.ts';
import { readGolden } from './golden/golden.ts';

const page = await readFile(new URL('../../../docs/checks.md', import.meta.url), 'utf8');
const nodes = new MarkdownIt().parse(page, {});
type Node = (typeof nodes)[number];

/** What stands under a heading. */
interface Section {
  title: string;
  /** The names of checks in the heading: "### Words (`words`)". Empty where it speaks of several kinds. */
  names: string[];
  /** Criteria and how they are read. */
  rows: [criterion: string, reading: string][];
  leftToModel: string[];
}

const sections: Section[] = [];
for (const [at, { type }] of nodes.entries()) {
  const inner = nodes[at + 1]!;
  const section = sections.at(-1);
  if (type === 'heading_open') sections.push({ title: inner.content, names: codeIn(inner), rows: [], leftToModel: [] });
  else if (type === 'td_open' && inner.content !== '' && nodes[at - 1]!.type === 'tr_open')
    section!.rows.push([criterionIn(inner), nodes[at + 4]!.content]);
  else if (type === 'bullet_list_open' && nodes[at - 2]?.content.startsWith('Left to a model'))
    section!.leftToModel.push(...itemsFrom(at));
}

function codeIn({ children }: Node): string[] {
  return children!.filter(({ type }) => type === 'code_inline').map(({ content }) => content.trim());
}

/** A criterion stands there as code, or plain; after code there may be a reason. */
function criterionIn(inner: Node): string {
  return inner.content.startsWith('`') ? codeIn(inner)[0]! : inner.content;
}

function itemsFrom(at: number): string[] {
  const end = nodes.findIndex(({ type }, place) => place > at && type === 'bullet_list_close');
  return nodes
    .slice(at, end)
    .filter(({ type }) => type === 'inline')
    .map(criterionIn);
}

const rows = sections.flatMap(({ title, names, rows }) =>
  rows.map(([criterion, reading]) => ({ title, names, criterion, reading })),
);

const golden = new Map(readGolden().map(({ criterion, ...line }) => [criterion, line]));

test('every criterion of a table is decided by a check, and read as it says', () => {
  // "npm run generate" writes the readings.
  const wrong = rows.filter(({ criterion, reading }) => {
    const { expect, reading: read } = golden.get(criterion) ?? {};
    return expect !== 'check' || read !== reading;
  });
  expect(wrong).toEqual([]);
});

test('every criterion of a table is below the name of its check', () => {
  const wrong = rows.filter(
    ({ names, criterion }) => names.length > 0 && !names.includes(compile(parseCriterion(criterion))!.name),
  );
  expect(wrong).toEqual([]);
});

test('what it leaves to a model is left to a model', () => {
  const left = sections.flatMap(({ leftToModel }) => leftToModel);
  expect(left.filter((criterion) => golden.get(criterion)?.expect !== 'model')).toEqual([]);
});

const named = sections.filter(({ names }) => names.length > 0);

test.each(named)('$title: each name is that of a check, and what is near is told', ({ names, rows, leftToModel }) => {
  const compiled = rows.map(([criterion]) => compile(parseCriterion(criterion))?.name);
  expect(names.filter((name) => !compiled.includes(name))).toEqual([]);
  expect(leftToModel.length).toBeGreaterThan(2);
});

test('its commands say what it says', async () => {
  await using folder = await temporaryFolder();
  const blocks = nodes.filter(({ type }) => type === 'fence');
  const printed = await Promise.all(
    blocks
      .filter(({ info }) => info === 'sh')
      .map(async ({ content }) => {
        let said = '';
        for (const line of content.trim().split('\n')) {
          const [, words = ''] = /^deemster (.+)$/.exec(line)!;
          const args = [...words.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain!);
          const { code, stdout, stderr } = await runDeemster(args, { cwd: folder.path });
          expect([line, code, stderr]).toEqual([line, 0, '']);
          said += stdout;
        }
        return said;
      }),
  );
  expect(blocks.filter(({ info }) => info === '').map(({ content }) => content)).toEqual(printed);
});
