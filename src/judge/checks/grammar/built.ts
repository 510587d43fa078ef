import type { Grammar } from './chart.ts';
import { grammar } from './grammar.ts';

let built: Grammar | undefined;

/** The grammar, built when it is first needed: that takes some 100 ms. */
export function builtGrammar(): Grammar {
  built ??= grammar();
  return built;
}
