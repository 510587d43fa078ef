import quick from './jest.config.js';

// Proofs that take long: bounds at full length, real model servers. Each is a file NAME.soak.ts beside the
// tests. A busy machine must not fail one.
export default {
  ...quick,
  testMatch: ['**/*.soak.ts'],
  testTimeout: 3_600_000,
  testSequencer: '<rootDir>/test/runtime/longest-first.js',
};
