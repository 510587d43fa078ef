import { defineConfig } from 'tsdown';

const entry = {
  index: 'index.ts',
  sync: 'sync.ts',
  criteria: 'criteria.ts',
  trace: 'trace.ts',
  conversations: 'conversations.ts',
  recorder: 'recorder.ts',
  jest: 'jest.ts',
  vitest: 'vitest.ts',
};
const runners = ['vitest', '@jest/globals'];
const worker = 'sync/sync-worker.ts';

/** References for programs whose `lib` is older or lacks the types of both browsers and Node. */
const typesOfAll = `/// <reference lib="esnext.disposable" />
declare global { interface AbortSignal {} }`;

const defaultOfFetch = '\0default-of-openapi-fetch';

/** In CommonJS, the bundler uses the whole exports object of openapi-fetch as its default export, as Node does in ES modules. */
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
    // The synchronous client starts this file in both formats.
    esm: { entry: { ...entry, 'sync-worker': worker } },
    cjs: { plugins: [namesDefaultExport] },
  },
  platform: 'node',
  target: ['es2022', 'node20'],
  fixedExtension: false,
  hash: false,
  // In a separate folder, so that chunks cannot take the names of entries.
  outputOptions: (options) => ({ ...options, chunkFileNames: `parts/${options.chunkFileNames}` }),
  deps: { neverBundle: runners, onlyBundle: [], onlyImport: ['openapi-fetch', ...runners] },
  dts: { entry: Object.values(entry) },
  banner: { dts: typesOfAll },
  // Otherwise the type files would import openapi-fetch, although no exported type uses it.
  treeshake: { moduleSideEffects: 'no-external' },
  copy: [
    { from: '../../LICENSE', to: '.' },
    // The contract, for other clients.
    { from: '../../spec/openapi.yaml', to: 'dist' },
    { from: 'types/contract-types.d.ts', to: 'dist', rename: 'openapi.d.ts' },
    { from: '../../generated/openapi.d.ts', to: 'dist', rename: 'openapi.d.cts' },
  ],
  checks: { legacyCjs: false, pluginTimings: false },
  failOnWarn: true,
  report: false,
});
