import type { ToolNames } from '../conversation.ts';
import type { Criterion } from '../criterion.ts';
import { bullets } from './bullets.ts';
import { characters } from './characters.ts';
import type { Check } from './check.ts';
import type { Claim } from './claim.ts';
import { readCondition } from './condition.ts';
import { email } from './email.ts';
import { json } from './json.ts';
import { sentences } from './sentences.ts';
import { text } from './text.ts';
import { tokenize } from './tokens.ts';
import { tools } from './tools.ts';
import { words } from './words.ts';

const FAMILIES: readonly ((claim: Claim, knownTools: ToolNames | undefined) => Check | undefined)[] = [
  words,
  sentences,
  characters,
  text,
  json,
  bullets,
  email,
  tools,
];

/**
 * The check that decides a criterion, or undefined when a word of it is not understood: then it is a model's to decide.
 * @param knownTools so that "the search tool" is known to name one; absent where there is no conversation yet
 */
export function compile(criterion: Criterion, knownTools?: ToolNames): Check | undefined {
  if (!hasPlainPrefix(criterion)) return undefined;
  const tokens = tokenize(criterion.condition);
  return tokens && readCondition(criterion, tokens, (claim) => decide(claim, knownTools));
}

function decide(claim: Claim, knownTools: ToolNames | undefined): Check | undefined {
  const checks = FAMILIES.map((family) => family(claim, knownTools)).filter((check) => check !== undefined);
  // A claim that two families read has two meanings.
  return checks.length === 1 ? checks[0] : undefined;
}

/** "Rewards" is as good as "Reward"; "Rewarding" or "Passes iffy" is no word that we know. */
const hasPlainPrefix = ({ text: whole, prefix, scale }: Criterion) =>
  (scale === 'graded' ? /^s?:?\s/u : /^:?\s/u).test(whole.slice(prefix.length));

/** Compiles a criterion once for many judgments: most services ask the same few again and again. */
export function createCompiler(mostRemembered = 1000) {
  const remembered = new Map<string, Check | undefined>();
  return (criterion: Criterion, knownTools: ToolNames): Check | undefined => {
    const name = JSON.stringify([criterion.text, ...[...knownTools].sort()]);
    if (remembered.has(name)) return remembered.get(name);
    const check = compile(criterion, knownTools);
    if (remembered.size >= mostRemembered) remembered.delete(remembered.keys().next().value!);
    remembered.set(name, check);
    return check;
  };
}
