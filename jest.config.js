import { availableParallelism } from 'node:os';

export default {
  runtime: '<rootDir>/test/runtime/native-runtime.js',
  testEnvironment: '<rootDir>/test/runtime/native-environment.js',
  // Two on two cores, where Jest would take one.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  moduleFileExtensions: ['ts', 'js', 'json', 'node'],
  // Tests of the command line start processes; a busy machine takes its time.
  testTimeout: 120_000,
  transform: {},
};
