export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'js', 'json', 'node'],
  // Tests of the command line start processes; a busy machine takes its time.
  testTimeout: 30_000,
  transform: { '\\.ts$': '<rootDir>/test/strip-types.js' },
};
