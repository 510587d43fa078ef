import { endFile } from './file-end.ts';
import { jest } from './jest-globals.js';

/** Jest's `testEnvironment` beside the native runtime: the process, which a file leaves as it found it. */
export default class NativeEnvironment {
  global = globalThis;
  #stackTraceLimit = Error.stackTraceLimit;
  #exit = process.exit;
  #environment = { ...process.env };

  getVmContext = () => null;
  exportConditions = () => ['node', 'node-addons'];

  async setup() {
    // Jest asks for 100 frames, which makes every error slow.
    Error.stackTraceLimit = this.#stackTraceLimit;
  }

  async teardown() {
    endFile();
    jest.restoreAllMocks();
    jest.useRealTimers();
    process.exit = this.#exit;
    for (const name of Object.keys(process.env)) if (!(name in this.#environment)) delete process.env[name];
    Object.assign(process.env, this.#environment);
  }
}
