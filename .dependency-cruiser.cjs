// The import rules of docs/architecture.md. Each entry: which part may import which other parts of ours.
const parts = {
  assets: [],
  config: ['env-file', 'file-fault', 'nearest-name', 'setting-values'],
  'env-file': ['file-fault'],
  executable: ['cli', 'judge/providers'],
  retry: [],
  'running-server': [],
  'setting-values': [],
  'file-fault': [],
  'nearest-name': [],
  metrics: ['judge', 'evaluation'],
  judge: ['judge'],
  'judge/providers': ['judge', 'retry'],
  'judge/doctor': ['judge', 'statistics'],
  store: ['store'],
  evaluation: [
    'comparison',
    'evaluation',
    'judge',
    'otlp',
    'store',
    'report-card',
    'insights',
    'retry',
    'nearest-name',
  ],
  server: ['server', 'evaluation', 'nearest-name'],
  judges: ['config', 'judge', 'setting-values'],
  'use-cases': ['config', 'evaluation', 'judge', 'judges', 'mcp', 'metrics', 'server', 'store'],
  service: [
    'assets',
    'config',
    'evaluation',
    'judge',
    'judges',
    'metrics',
    'running-server',
    'server',
    'store',
    'use-cases',
  ],
  'in-process': ['config', 'evaluation', 'judge', 'judges', 'server', 'store'],
  cli: [
    'cli',
    'comparison',
    'config',
    'env-file',
    'file-fault',
    'in-process',
    'judges',
    'mcp',
    'nearest-name',
    'report-card',
    'retry',
    'running-server',
    'service',
    'setting-values',
    'store',
    'client',
    'conformance',
    'statistics',
  ],
  conformance: ['conformance', 'assets'],
  client: ['client', 'retry', 'judge/message'],
  statistics: ['statistics'],
  comparison: ['comparison', 'statistics'],
  'report-card': ['report-card', 'statistics'],
  insights: ['insights', 'report-card', 'statistics'],
  otlp: ['otlp', 'judge/message'],
  mcp: ['mcp'],
  'otlp/export': ['otlp', 'retry'],
  web: ['web', 'judge/message', 'report-card/missing-labels'],
};

/** Packages that one place alone may import. */
const owners = {
  'better-sqlite3': '^src/store/(sqlite|database-folder|migrate|log-checkpoints)\\.ts$',
  pg: '^src/store/postgres/connection\\.ts$',
  'pg-cursor': '^src/store/postgres/postgres\\.ts$',
  'pg-copy-streams': '^src/store/transfer/target\\.ts$',
  'prom-client': '^src/metrics\\.ts$',
  express: '^src/server/',
  'openapi-backend': '^src/server/',
  cephes: '^src/statistics/distributions\\.ts$',
  commander: '^src/cli/',
  'csv-parse': '^src/(?:cli/evaluate/csv-records|judge/checks/data/csv)\\.ts$',
  '@bufbuild/protobuf': '^src/otlp/wire/',
  '@bomb.sh/tab': '^src/cli/completion\\.ts$',
  eld: '^src/judge/checks/language/language-detector\\.ts$',
  leven: '^src/nearest-name\\.ts$',
  'markdown-it': '^src/judge/checks/markdown/markdown-document\\.ts$',
  'node-llama-cpp': '^src/judge/providers/gguf/',
  'pure-rand': '^src/statistics/generator\\.ts$',
  re2js: '^src/judge/checks/data/pattern-engine\\.ts$',
  tokenx: '^src/judge/providers/http/tokens\\.ts$',
  validator: '^src/judge/checks/privacy/',
  'libphonenumber-js': '^src/judge/checks/privacy/',
  'openapi-fetch': '^src/(client/transport|web/api)/',
  preact: '^src/web/',
  '@preact/signals': '^src/web/',
  'preact-iso': '^src/web/app/|^src/web/pages/',
  vite: '^src/web/vite\\.config\\.ts$',
  'mdast-util-from-markdown': '^src/web/components/conversation/',
  'mdast-util-gfm': '^src/web/components/conversation/',
  'micromark-extension-gfm': '^src/web/components/conversation/',
  '@jest/globals': '^src/client/jest\\.ts$',
  vitest: '^src/client/vitest\\.ts$',
};

/** What of the client is for Node, Bun and Deno alone; all else of it runs in browsers too. */
const nodeOnly = '^src/client/(sync|recorder)[./]';

/** server maps errors to statuses and cli to exit codes, so they may import the classes; instances arrive as arguments. */
const errorClasses = '-error\\.ts$';

/** The parts that are one file; the others are folders. */
const files = [
  'assets',
  'config',
  'env-file',
  'executable',
  'file-fault',
  'in-process',
  'judges',
  'metrics',
  'nearest-name',
  'retry',
  'running-server',
  'service',
  'setting-values',
  'use-cases',
  'judge/message',
  'report-card/missing-labels',
];

/** Subfolders of a part that may import more than it. */
const subparts = { judge: '^src/judge/(providers|doctor)/', otlp: '^src/otlp/export/' };

const folder = (part) => (files.includes(part) ? `^src/${part}\\.ts$` : `^src/${part}/`);

module.exports = {
  forbidden: [
    ...Object.entries(parts).map(([part, allowed]) => ({
      name: `${part}-imports-only-${allowed.join('-') || 'nothing'}`,
      severity: 'error',
      from: { path: folder(part), pathNot: subparts[part] },
      to: {
        path: '^(src|test|scripts|bench)/',
        pathNot: ['node_modules/', ...[...allowed, part].map(folder)].concat(
          ['server', 'cli'].includes(part) ? errorClasses : [],
        ),
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
      comment:
        'Only the packages of src/package.json: a production install has no other, such as openai, which bench/ compares with. The client has its own list. The pages are built before an install.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/(client|web)/' },
      to: {
        dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'],
        pathNot: 'node_modules/(@types|node-llama-cpp)/',
      },
    },
    {
      name: 'client-imports-no-other-package',
      comment: 'It ships alone.',
      severity: 'error',
      from: { path: '^src/client/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/(openapi-fetch|@jest/globals|vitest)/' },
    },
    {
      name: 'web-imports-no-node',
      comment: 'It runs in browsers.',
      severity: 'error',
      from: { path: '^src/web/', pathNot: '^src/web/vite\\.config\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'page-imports-no-other-page',
      comment: 'What two pages need lies in components/, addresses/, api/ or styles/.',
      severity: 'error',
      from: { path: '^src/web/pages/([^/]+)/' },
      to: { path: '^src/web/pages/', pathNot: '^src/web/pages/$1/' },
    },
    {
      name: 'only-app-imports-pages',
      severity: 'error',
      from: { path: '^src/web/(addresses|api|components)/' },
      to: { path: '^src/web/pages/' },
    },
    {
      name: 'client-imports-node-only-in-its-place',
      severity: 'error',
      from: { path: '^src/client/', pathNot: nodeOnly },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'client-in-browsers-reaches-no-node',
      severity: 'error',
      from: { path: '^src/client/(index|criteria|trace|jest|vitest)\\.ts$' },
      to: { path: nodeOnly, reachable: true },
    },
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-orphans',
      severity: 'error',
      from: { orphan: true, path: '^src/', pathNot: '^src/web/' },
      to: {},
    },
    { name: 'resolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // What is built, how it is built, and programs that are compiled where the built package is installed.
    exclude: {
      path: [
        '^src/client/dist/',
        '^src/client/(?:tsdown\\.config|types/contract-types\\.d)\\.ts$',
        '^test/client/fixtures/package/',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.d.ts', '.css'],
    },
  },
};
