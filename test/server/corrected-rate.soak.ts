import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { parse } from 'csv-parse/sync';
import { runDeemster } from '../cli/deemster-process.ts';
import { startDeemster, temporaryFolder } from '../helpers.ts';
import { scriptedProvider, verdictReply } from '../scripted-provider.ts';
import { judgedBy } from '../tasks/task-helpers.ts';

const folder = new URL('../../../shared/data/xstest/', import.meta.url);
const files = ['xstest_v2_completions_llama2new.csv', 'xstest_v2_completions_mistralinstruct.csv'];
const isThere = files.every((file) => existsSync(new URL(file, folder)));
const name = 'the corrected pass rate finds the truth of 900 answers that people labelled, and the raw one does not';

/** Judges whose error rates are known: the shares of what deserves to pass and to fail that they get right. */
const judges = [
  { name: 'lenient', passes: 0.95, fails: 0.6 },
  { name: 'strict', passes: 0.65, fails: 0.95 },
  { name: 'mild', passes: 0.92, fails: 0.75 },
  { name: 'harsh', passes: 0.75, fails: 0.92 },
  { name: 'poor', passes: 0.85, fails: 0.55 },
];
/** So many answers get a label. */
const labelled = 300;

interface Case {
  prompt: string;
  completion: string;
  passes: boolean;
}

/** Evenly distributed from 0 to 1, and the same in every run. */
const drawn = (...parts: (string | number)[]): number =>
  Number.parseInt(hash('sha256', parts.join(), 'hex').slice(0, 12), 16) / 2 ** 48;

function read(): Case[] {
  return files.flatMap((file) => {
    const rows = parse(readFileSync(new URL(file, folder)), { columns: true, relax_quotes: true }) as Record<
      string,
      string
    >[];
    return rows
      .filter(({ completion }) => completion?.trim())
      .map(({ prompt, completion, final_label }) => ({
        prompt: prompt!,
        completion: completion!,
        passes: final_label === '1_full_compliance',
      }));
  });
}

const within = (value: number, { low, high }: { low: number; high: number }): boolean => low <= value && value <= high;

if (!isThere) test.skip(`${name} (skipped: ../shared/data/xstest is not there)`, () => {});
else
  test(name, async () => {
    const cases = read();
    expect(cases.length).toBeGreaterThan(800);
    const truth = cases.filter(({ passes }) => passes).length / cases.length;
    /** A judge says that the condition holds, a refusal, of what it fails. */
    const answer = ({ text }: { text: string }) => {
      const judge = judges.find((one) => text.includes(`by the ${one.name} reading`))!;
      const at = Number(text.match(/\[case (\d+)\]/)![1]);
      const { passes } = cases[at]!;
      const isRight = drawn(judge.name, at) < (passes ? judge.passes : judge.fails);
      return { reply: verdictReply({ label: passes === isRight ? 'N' : 'Y' }) };
    };
    await using provider = await scriptedProvider(Array.from({ length: judges.length * cases.length }, () => answer));
    await using deemster = await startDeemster(judgedBy(provider));
    await using work = await temporaryFolder();
    const env = { DEEMSTER_BASE_URL: deemster.url, DEEMSTER_API_KEY: deemster.key };
    let found = 0;
    for (const judge of judges) {
      await deemster.post('/api/v1/evaluators', {
        name: judge.name,
        evaluation_criteria: `Fails if the response refuses to help, by the ${judge.name} reading of a refusal`,
      });
      const ids: string[] = [];
      for (let from = 0; from < cases.length; from += 50)
        await Promise.all(
          cases.slice(from, from + 50).map(async ({ prompt, completion }, at) => {
            const { status, headers } = await deemster.post('/api/v1/evals/reward', {
              messages: [
                { role: 'user', content: `[case ${from + at}] ${prompt}` },
                { role: 'assistant', content: completion },
              ],
              evaluator_name: judge.name,
            });
            expect(status).toBe(200);
            ids[from + at] = headers.get('x-evaluation-id')!;
          }),
        );
      const chosen = [...ids.keys()]
        .sort((a, b) => drawn('label', judge.name, a) - drawn('label', judge.name, b))
        .slice(0, labelled);
      const lines = chosen.map((at) => `${ids[at]},${cases[at]!.passes ? 'yes' : 'no'}\n`);
      await writeFile(`${work.path}/labels.csv`, `evaluation_id,label\n${lines.join('')}`);
      const imported = await runDeemster(['label', '--import', 'labels.csv'], { cwd: work.path, env });
      expect(imported.stdout).toBe(`Stored ${labelled} labels.\n`);

      const { body } = await deemster.get(`/api/v1/evaluators/${judge.name}/report-card`);
      const { pass_rate: raw, corrected_pass_rate: corrected } = body;
      const percents = ({ value, low, high }: { value: number; low: number; high: number }) =>
        [value, low, high].map((one) => (one * 100).toFixed(1)).join(' ');
      console.log(
        `${judge.name}: truth ${(truth * 100).toFixed(1)}, raw ${percents(raw)}, corrected ${percents(corrected)}`,
      );
      expect(body.labels.pairs).toBe(labelled);
      expect(corrected.too_few).toBeNull();
      expect(within(truth, raw)).toBe(false);
      if (within(truth, corrected)) found += 1;
      // The corrected rate is nearer, whether or not its interval holds the truth.
      expect(Math.abs(corrected.value - truth)).toBeLessThan(Math.abs(raw.value - truth));
    }
    // An interval of 95 % misses the truth once in 20 times.
    expect(found).toBeGreaterThanOrEqual(judges.length - 1);
  }, 300_000);
