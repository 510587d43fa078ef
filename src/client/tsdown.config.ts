import { defineConfig } from 'tsdown';

const entry = {
  index: 'index.ts',
  sync: 'sync.ts',
  criteria: 'criteria.ts',
  trace: 'trace.ts',
  recorder: 'recorder.ts',
  jest: 'jest.ts',
  vitest: 'vitest.ts',
};
const runners = ['vitest', '@jest/globals'];
const worker = 'sync/sync-worker.ts';

/** What the types need of a program whose `lib` is older, or has neither the types of browsers nor those of Node. */
const typesOfAll = `/// <reference lib="esnext.disposable" />
declare global { interface AbortSignal {} }`;

const defaultOfFetch = '\0default-of-openapi-fetch';

/** In CommonJS the bundler takes all that openapi-fetch exports for its default export, as Node does in ES modules. */
const namesDefaultExport = {
  name: 'names-default-export',
  resolveId: {
    order: 'pre' as const,
    handler: (id: string, importer?: string) =>
      id === 'openapi-fetch' && importer?.endsWith('/transport.ts') ? defaultOfFetch : undefined,
  },
  load: (id: string) => (id === defaultOfFetch ? "export default require('openapi-fetch').default;" : undefined),
};

export default defineConfig({
  entry,
  format: {
    // Both formats of the synchronous client start this one file.
    esm: { entry: { ...entry, 'sync-worker': worker } },
    cjs: { plugins: [namesDefaultExport] },
  },
  platform: 'node',
  target: ['es2022', 'node20'],
  fixedExtension: false,
  hash: false,
  // Apart from the entries, whose names the parts would else take away.
  outputOptions: (options) => ({ ...options, chunkFileNames: `parts/${options.chunkFileNames}` }),
  deps: { neverBundle: runners, onlyBundle: [], onlyImport: ['openapi-fetch', ...runners] },
  dts: { entry: Object.values(entry) },
  banner: { dts: typesOfAll },
  // Else the types would import openapi-fetch, of which they show nothing.
  treeshake: { moduleSideEffects: 'no-external' },
  copy: [
    { from: '../../LICENSE', to: '.' },
    // The contract, for clients in other languages and of other makers.
    { from: '../../spec/openapi.yaml', to: 'dist' },
    { from: '../../generated/openapi.d.ts', to: 'dist' },
    { from: '../../generated/openapi.d.ts', to: 'dist', rename: 'openapi.d.cts' },
  ],
  checks: { legacyCjs: false, pluginTimings: false },
  failOnWarn: true,
  report: false,
});
