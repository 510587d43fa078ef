import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from '../child.ts';
import type { Outcome } from './judge.ts';
import type { ManyJudgments, ManyResult, OneJudgment } from './peer.ts';

const guard = fileURLToPath(new URL('../../test/no-egress.js', import.meta.url));

/** Turns off everything that promptfoo does besides judging, including its log files. */
const PROMPTFOO = {
  PROMPTFOO_DISABLE_TELEMETRY: 'true',
  PROMPTFOO_DISABLE_UPDATE: 'true',
  PROMPTFOO_DISABLE_REMOTE_GENERATION: 'true',
  PROMPTFOO_DISABLE_SHARING: 'true',
  PROMPTFOO_DISABLE_DEBUG_LOG: 'true',
  PROMPTFOO_DISABLE_ERROR_LOG: 'true',
  PROMPTFOO_CACHE_ENABLED: 'false',
};

/**
 * Starts a peer in a separate process that can reach only this machine. `refused` lists its other attempts.
 * @param settings for its environment
 */
export async function startPeer(name: string, modules: string, settings: Record<string, string> = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'deemster-bench-peer-'));
  const record = join(folder, 'egress');
  writeFileSync(record, '');
  const child = await startChild('./peers/peer.ts', {
    BENCH_PEER: name,
    BENCH_PEER_MODULES: modules,
    NODE_OPTIONS: `--import=${guard}`,
    EGRESS_RECORD: record,
    HOME: folder,
    PROMPTFOO_CONFIG_DIR: folder,
    ...PROMPTFOO,
    ...settings,
  });

  const ask = (what: OneJudgment | ManyJudgments, signal: AbortSignal | null = null) =>
    fetch(`http://127.0.0.1:${child.port}/`, { method: 'POST', body: JSON.stringify(what), signal });

  return {
    used: child.used,
    /** One judgment; undefined if there is none after the given milliseconds. */
    async judge(what: OneJudgment, longest: number): Promise<Outcome | undefined> {
      try {
        return (await (await ask(what, AbortSignal.timeout(longest))).json()) as Outcome;
      } catch (error) {
        if ((error as Error).name !== 'TimeoutError') throw error;
        return undefined;
      }
    },
    judgeMany: async (what: ManyJudgments) => (await (await ask(what)).json()) as ManyResult,
    /** The addresses outside this machine that it tried to reach. */
    refused: (): string[] => readFileSync(record, 'utf8').split('\n').slice(0, -1),
    async [Symbol.asyncDispose]() {
      await child[Symbol.asyncDispose]();
      rmSync(folder, { recursive: true });
    },
  };
}
