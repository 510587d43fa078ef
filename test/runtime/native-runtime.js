import module, { createRequire, registerHooks } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

// For this process, as for a command, and for its threads, which follow only the environment: loading takes them a third.
const compileCache = join(tmpdir(), 'node-compile-cache');
module.enableCompileCache(compileCache);
process.env.NODE_COMPILE_CACHE ??= compileCache;

const require = createRequire(import.meta.url);
const globals = new URL('./jest-globals.js', import.meta.url).href;

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === '@jest/globals' ? { url: globals, format: 'module', shortCircuit: true } : next(specifier, context),
});

/** What the tests of SQLite run on with DEEMSTER_TEST_POSTGRES. */
const replaced = process.env.DEEMSTER_TEST_POSTGRES
  ? { '/src/store/sqlite.ts': '/test/postgres/sqlite.ts', '/src/store/reader/reader.ts': '/test/postgres/reader.ts' }
  : {};
const root = new URL('../..', import.meta.url).href.replace(/\/$/, '');
/** What all that a process tests has in common. */
const shared = {
  '/src/server/contract.ts': '/test/runtime/shared-contract.ts',
  '/src/judge/checks/grammar/settle.ts': '/test/runtime/shared-readings.ts',
};
registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const own = found.url.slice(root.length);
    // Tests of these modules themselves use the modules.
    if (shared[own] && context.parentURL?.startsWith(`${root}/src/`)) return { ...found, url: root + shared[own] };
    const path = replaced[own];
    // Only what tests open themselves: the service opens the database of its setting.
    const isTest = context.parentURL?.startsWith(`${root}/test/`) && context.parentURL !== root + path;
    return path && isTest ? { ...found, url: root + path } : found;
  },
});

/** Where Jest keeps what listens to the tests of a file. */
const LISTENERS = Symbol.for('EVENT_HANDLERS');

/** Jest's functions for the file that runs now: each file has its own. */
let current = {};
const at = (path) => path.reduce((value, name) => value[name], current);

/** One of them, behind a function that stays the same, as a module that files share may keep it. */
const lasting = (path) =>
  new Proxy(() => {}, {
    get: (_target, name) => {
      const value = at(path)[name];
      return typeof value === 'function' ? lasting([...path, name]) : value;
    },
    apply: (_target, _this, parameters) => at(path)(...parameters),
  });

const kept = {};

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
  getSourceMaps = () => null;

  setGlobalsForRuntime({ expect: _expect, ...functions }) {
    current = functions;
  }

  unstable_importModule(path) {
    for (const name of Object.keys(current)) globalThis[name] = kept[name] ??= lasting([name]);
    return import(pathToFileURL(path).href);
  }

  enterTestCode() {}
  leaveTestCode() {}
  getAllCoverageInfoCopy() {}
  teardown() {}
}

export { NativeRuntime as 'module.exports' };
