/** The server to check. */
export interface Target {
  /** Base URL without a trailing slash; the contract's paths are appended to it. */
  url: string;
  /** API keys of two accounts. With the second, the run checks that accounts do not see each other's objects. */
  keys: { default: string; other: string | undefined };
  /**
   * Which criteria are sent: `none`, only those that need no model; `any`, also those for the server's own model;
   * `double`, the same as `any`, for a Deemster whose model is scripts/conformance/model.ts.
   */
  model: 'none' | 'any' | 'double';
}
