// The import rules of docs/architecture.md. Each entry: which part may import which other parts of ours.
const parts = {
  config: [],
  retry: [],
  metrics: ['judge', 'evaluation'],
  judge: ['judge'],
  'judge/providers': ['judge', 'retry'],
  store: ['store'],
  evaluation: ['evaluation', 'judge', 'store', 'retry'],
  server: ['server', 'evaluation'],
  service: ['config', 'retry', 'judge', 'store', 'evaluation', 'server', 'metrics', 'service'],
  cli: ['cli', 'config', 'service', 'store'],
};

/** Packages that one place alone may import. */
const owners = {
  'better-sqlite3': '^src/store/sqlite\\.ts$',
  'prom-client': '^src/metrics\\.ts$',
  'openapi-backend': '^src/server/',
  commander: '^src/cli/',
};

/** server maps errors to statuses and cli to exit codes, so they may import the classes; instances arrive as arguments. */
const errorClasses = '-error\\.ts$';

const folder = (part) =>
  ['config', 'metrics', 'retry', 'service'].includes(part) ? `^src/${part}\\.ts$` : `^src/${part}/`;

module.exports = {
  forbidden: [
    ...Object.entries(parts).map(([part, allowed]) => ({
      name: `${part}-imports-only-${allowed.join('-') || 'nothing'}`,
      severity: 'error',
      from: { path: folder(part), pathNot: part === 'judge' ? '^src/judge/providers/' : undefined },
      to: {
        path: '^(src|test|scripts|bench)/',
        pathNot: [...allowed, part].map(folder).concat(['server', 'cli'].includes(part) ? errorClasses : []),
      },
    })),
    ...Object.entries(owners).map(([name, path]) => ({
      name: `${name}-only-in-its-place`,
      severity: 'error',
      from: { path: '^src/', pathNot: path },
      to: { path: `node_modules/${name}/` },
    })),
    {
      name: 'no-development-package-in-src',
      comment: 'A production install does not have it, such as openai, which bench/ compares with.',
      severity: 'error',
      from: { path: '^src/' },
      to: { dependencyTypes: ['npm-dev'], pathNot: 'node_modules/@types/' },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-orphans', severity: 'error', from: { orphan: true, path: '^src/', pathNot: '^src/web/' }, to: {} },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.js', '.json', '.d.ts'] },
  },
};
