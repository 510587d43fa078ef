/** The server to check, and what is known of it. */
export interface Target {
  /** Base URL without a slash at its end; the contract's paths follow it. */
  url: string;
  /** API keys of two accounts; the second shows that accounts do not see each other's objects. */
  keys: { default: string; other: string | undefined };
  /**
   * Which criteria the server is given: `none`, only ones that need no model; `any`, also ones for the server's own
   * model; `double`, the same, on a Deemster whose model is scripts/conformance/model.ts.
   */
  model: 'none' | 'any' | 'double';
}
