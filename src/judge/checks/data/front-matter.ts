import type { Answer } from '../whole-text.ts';
import { hasYamlKeys } from './yaml.ts';

/** Whether a text begins with YAML between two lines of three hyphens that has all these keys. */
export function hasFrontMatter(text: string, keys: readonly string[]): Answer {
  const found = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/u.exec(text);
  if (!found) return /^\s*(?:```|\+\+\+|---)/u.test(text) ? { open: 'It begins in another way.' } : { is: false };
  return found[1] === undefined ? { open: 'The front matter is empty.' } : hasYamlKeys(found[1], keys, false);
}
