// The service as `deemster serve` runs it, with a known key and its own database.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig, type RawSettings } from '../src/config.ts';
import { startService } from '../src/service.ts';
import { serveParent } from './child.ts';

/** The key of every service that a benchmark starts. */
const bootstrapKey = process.env.BENCH_KEY;
const dataDir = process.env.BENCH_DATA ?? mkdtempSync(join(tmpdir(), 'deemster-bench-'));
const settings = JSON.parse(process.env.BENCH_SETTINGS ?? '{}') as RawSettings;

const service = await startService(
  await loadConfig({ port: 0, dataDir, bootstrapKey, ...settings }, { environment: {} }),
);
serveParent(Number(new URL(service.url).port), async () => {
  await service.stop();
  if (!process.env.BENCH_DATA) rmSync(dataDir, { recursive: true });
});
