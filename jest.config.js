export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  extensionsToTreatAsEsm: ['.ts'],
  moduleFileExtensions: ['ts', 'js', 'json', 'node'],
  transform: {
    '^.+\\.ts$': [
      '@swc/jest',
      { jsc: { target: 'esnext', parser: { syntax: 'typescript', explicitResourceManagement: true } } },
    ],
  },
};
