import { closeSync, createReadStream, openSync, readSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { extname } from 'node:path';
import { writeWhole } from '../../store/whole-file.ts';
import { fileFault } from '../output-file.ts';
import { UsageError } from '../usage-error.ts';
import { mustNotBeInput } from './input-files.ts';
import { parseJson } from './json-fault.ts';
import type { JudgeRow } from './judge-in-process.ts';
import type { Judgment } from './judgments.ts';
import { type Line, linesOf } from './lines.ts';
import { outcomeOf, outcomes, type Result } from './result.ts';

/** How every line begins. */
const BEGIN = '{"conversation":';

/** What the results of a file belong to. */
export interface Origins {
  /** Null for results that no service stored. */
  runs: Set<string | null>;
  /** What read the criteria. */
  readers: Set<string | null>;
}

/** Where a result stands in the file, in bytes, and how many lines say the same. */
interface Recorded {
  start: number;
  length: number;
  lines: number;
}

/**
 * The results of an earlier run, read from the file that `--output` wrote. Judgments that failed and a half-written last line
 * are removed from the file. Only hashes and positions are held.
 * @param inputs The files that are read; none of them can be continued.
 * @throws UsageError for a file of anything else
 */
export async function resumeFrom(file: string, inputs: readonly string[]) {
  mustNotBeInput(file, inputs);
  if (extname(file).toLowerCase() !== '.jsonl') throw new UsageError(`${file} must end in .jsonl to be continued.`);
  const origins: Origins = { runs: new Set(), readers: new Set() };
  const recorded = new Map<string, Recorded>();
  if (statSync(file, { throwIfNoEntry: false })) await repair(file, recorded, origins);
  const descriptor = recorded.size > 0 ? openSync(file, 'r') : undefined;
  const done = new WeakSet<Judgment>();
  const find = (judgment: Judgment, hash: string): Result | undefined => {
    const found = recorded.get(hash);
    if (!found || descriptor === undefined) return undefined;
    if (found.lines-- > 0) done.add(judgment);
    const bytes = Buffer.alloc(found.length);
    readSync(descriptor, bytes, 0, found.length, found.start);
    return JSON.parse(bytes.toString()) as Result;
  };
  return {
    origins,
    /** Whether the file has a line for the judgment. */
    isRecorded: (judgment: Judgment) => done.has(judgment),
    /** Judges what the file does not have. The threshold may differ from the earlier run's. */
    judging:
      (judgeRow: JudgeRow, hashOf: (judgment: Judgment) => string, threshold: number): JudgeRow =>
      async (judgment) => {
        const found = find(judgment, hashOf(judgment));
        if (!found) return await judgeRow(judgment);
        const { conversation, id, file, line, evaluator, criterion, model_core, filled_criterion, ...rest } = found;
        const { latency_ms, hash, content, input_hash, people, ...judged } = rest;
        return { judged: { ...judged, result: outcomeOf(found, threshold) }, fault: null, milliseconds: latency_ms };
      },
    [Symbol.dispose]: () => descriptor !== undefined && closeSync(descriptor),
  };
}

/** Writes the file again with its usable lines, and notes where they are and what they belong to. */
async function repair(file: string, recorded: Map<string, Recorded>, { runs, readers }: Origins): Promise<void> {
  try {
    await writeWhole(file, async (part) => {
      const handle = await open(part, 'r+');
      try {
        let start = 0;
        for await (const { result, text } of resultsIn(file)) {
          if (result.result === 'error') continue;
          runs.add(result.run ?? null);
          readers.add(result.reader_version ?? null);
          const bytes = Buffer.from(`${text}\n`);
          await handle.write(bytes);
          const known = recorded.get(result.hash);
          recorded.set(result.hash, { start, length: bytes.length, lines: (known?.lines ?? 0) + 1 });
          start += bytes.length;
        }
      } finally {
        await handle.close();
      }
    });
  } catch (error) {
    throw fileFault(file, error, 'Cannot continue');
  }
}

async function* resultsIn(file: string): AsyncGenerator<{ result: Result; text: string }> {
  let torn: Line | undefined;
  // A half-written line may end within a character, which is replaced.
  for await (const line of linesOf(createReadStream(file, 'utf8'))) {
    if (torn) throw notResult(file, torn);
    const text = line.text ?? '';
    const { value, error } = parseJson(text);
    if (error !== undefined && (text.startsWith(BEGIN) || BEGIN.startsWith(text))) torn = line;
    else if (!isResult(value)) throw notResult(file, line);
    else yield { result: value, text };
  }
}

const notResult = (file: string, { number }: Line) =>
  new UsageError(`${file}, line ${number} is not a result of evaluate. Name a file that --output or --resume wrote.`);

function isResult(value: unknown): value is Result {
  const result = (value ?? {}) as Partial<Result>;
  return typeof result.hash === 'string' && outcomes.some((one) => one === result.result) && 'score' in result;
}
