import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const require = createRequire(import.meta.url);
const globals = new URL('./jest-globals.js', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, format: 'module', shortCircuit: true } : next(specifier, context),
});

/** Where Jest keeps what listens to the tests of a file. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

/**
 * Jest's `runtime`: Node itself imports a test file, so that the files of one process share the modules under test. Jest's own
 * runtime loads all of them again per file, which took longer than most tests.
 */
class NativeRuntime {
  /** Jest's own part, a fresh one per file. */
  requireInternalModule(path) {
    delete globalThis[LISTENERS];
    delete require.cache[path];
    return require(path);
  }

  requireModule = require;
  unstable_shouldLoadAsEsm = () => true;
  unstable_importModule = (path) => import(pathToFileURL(path).href);
  getSourceMaps = () => null;
  setGlobalsForRuntime() {}
  enterTestCode() {}
  leaveTestCode() {}
  getAllCoverageInfoCopy() {}
  teardown() {}
}

export { NativeRuntime as 'module.exports' };
