import quick from './jest.config.js';

// What the pages do, in a real browser. Each is a file NAME.e2e.ts in test/web.
export default { ...quick, testMatch: ['**/*.e2e.ts'], maxWorkers: 2, testTimeout: 300_000 };
