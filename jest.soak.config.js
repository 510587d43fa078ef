import quick from './jest.config.js';

// Proofs that take long: bounds at full length, real servers of models. Each is a file NAME.soak.ts beside the tests.
export default { ...quick, testMatch: ['**/*.soak.ts'], testTimeout: 300_000 };
