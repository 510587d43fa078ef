import { keyOf } from '../../comparison/run.ts';
import { count } from '../database.ts';
import type { RunResults } from './result-file.ts';

/** So many cases are named, and so many places of each. */
const mostShown = 3;

/**
 * A warning of the cases that have several results by one criterion: none of them is the one, so no comparison has them.
 * @param name What the run is called.
 * @returns undefined without such cases
 */
export function repeatedText({ results, places }: RunResults, name: string): string | undefined {
  const firsts = new Map<string, number>();
  const repeated = new Map<string, Set<string>>();
  for (const [at, result] of results.entries()) {
    const key = JSON.stringify([keyOf(result), result.case]);
    const first = firsts.get(key);
    if (first === undefined) firsts.set(key, at);
    else repeated.set(result.case, (repeated.get(result.case) ?? new Set([places[first]!])).add(places[at]!));
  }
  if (repeated.size === 0) return undefined;
  const named = [...repeated.values()].slice(0, mostShown).map((all) => firstOf([...all], ', '));
  const [have, they] = repeated.size === 1 ? ['has', 'it is'] : ['have', 'they are'];
  const cases = count(repeated.size, 'case');
  return `${cases} ${have} several results by one criterion in ${name}, so ${they} not compared: ${firstOf(named, '; ', repeated.size)}. Give each row an id of its own.`;
}

const firstOf = (texts: string[], by: string, all = texts.length) =>
  `${texts.slice(0, mostShown).join(by)}${all > mostShown ? `${by}…` : ''}`;
