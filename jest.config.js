import { availableParallelism } from 'node:os';

export default {
  runtime: '<rootDir>/test/runtime/native-runtime.js',
  testEnvironment: '<rootDir>/test/runtime/native-environment.js',
  // One more than there are cores, because most tests wait for a process or a browser now and then.
  maxWorkers: availableParallelism() + 1,
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  moduleFileExtensions: ['ts', 'js', 'json', 'node'],
  // Tests of the command line start processes; a busy machine takes its time.
  testTimeout: 120_000,
  transform: {},
};
