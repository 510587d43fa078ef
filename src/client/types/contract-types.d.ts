/** The contract's types, once for both kinds of modules: in the package, the whole of them is in the file for CommonJS. */
export type { $defs, components, operations, paths, webhooks } from './openapi.cjs';
