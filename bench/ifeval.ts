import { readFileSync } from 'node:fs';
import { runCheck } from '../src/judge/checks/check.ts';
import { compile } from '../src/judge/checks/compile.ts';
import { readConversation } from '../src/judge/conversation.ts';
import { parseCriterion } from '../src/judge/criterion/criterion.ts';

interface Instruction {
  key: number;
  idx: number;
  type: string;
  passes_if: string;
  official_verdict_random: boolean;
}

interface Answered {
  key: number;
  response: string | null;
  strict: boolean[];
  reading_sensitive: boolean[];
}

export interface Disagreement {
  model: string;
  key: number;
  type: string;
  criterion: string;
  official: boolean;
  explanation: string;
}

/** The results for one type of instruction. */
export interface TypeResult {
  type: string;
  sentences: number;
  /** Sentences that code decides. */
  compiled: number;
  /** Answers that the check leaves to a model. */
  undecided: number;
  /** Verdicts on answers with content whose official verdict is neither random nor sensitive to the reading of the sentence. */
  verdicts: number;
  /** The verdicts among them that agree with the official ones. */
  agreed: number;
}

export const models = ['claude-3-opus-20240229', 'o1-mini-2024-09-12', 'Qwen__Qwen2.5-1.5B-Instruct-GPTQ-Int4'];

const linesOf = <Line>(folder: URL, name: string): Line[] =>
  readFileSync(new URL(`${name}.jsonl`, folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Line);

/** Judges every answer of every model by every sentence that compiles, and compares with the official checker. */
export function ifeval(folder: URL): { types: TypeResult[]; disagreements: Disagreement[]; notCompiled: string[] } {
  const instructions = linesOf<Instruction>(folder, 'criteria');
  const answers = models.map((model) => ({
    model,
    byKey: new Map(linesOf<Answered>(folder, model).map((line) => [line.key, line])),
  }));
  const types = new Map<string, TypeResult>();
  const disagreements: Disagreement[] = [];
  const notCompiled: string[] = [];
  for (const { key, idx, type, passes_if, official_verdict_random } of instructions) {
    const result = types.get(type) ?? { type, sentences: 0, compiled: 0, undecided: 0, verdicts: 0, agreed: 0 };
    types.set(type, result);
    result.sentences += 1;
    const criterion = parseCriterion(passes_if);
    const check = compile(criterion);
    if (!check) {
      notCompiled.push(passes_if);
      continue;
    }
    result.compiled += 1;
    if (official_verdict_random) continue;
    for (const { model, byKey } of answers) {
      const { response, strict, reading_sensitive } = byKey.get(key)!;
      // The server judges no answer without content: it is refused with 400.
      if (reading_sensitive[idx] || response === null) continue;
      const verdict = runCheck(check, criterion, answered(response));
      if ('undecided' in verdict) {
        result.undecided += 1;
        continue;
      }
      result.verdicts += 1;
      const official = strict[idx]!;
      if (verdict.score === (official ? 1 : 0)) result.agreed += 1;
      else disagreements.push({ model, key, type, criterion: passes_if, official, explanation: verdict.explanation });
    }
  }
  return { types: [...types.values()].sort((a, b) => a.type.localeCompare(b.type)), disagreements, notCompiled };
}

const answered = (content: string) => ({
  conversation: readConversation({
    messages: [
      { role: 'user', content: 'Hi' },
      { role: 'assistant', content },
    ],
    system: null,
    tools: null,
  }),
  response: { first: 1, last: 1 },
});
