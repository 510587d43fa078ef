// Sentences of people who had never seen this project, with responses on whose verdicts every careful reader would agree.
// `decidable.jsonl`: what a program can decide, in 500 ways of saying it; `plain.jsonl`, `ordinary.jsonl`: in the words that engineers
// mostly use; `everyday.jsonl`, `unseen.jsonl`, `fresh.jsonl`: of thirty-one more writers; nobody who wrote the grammar had seen the last set
// until it was measured.
// `misleading.jsonl`, `misread.jsonl`, `trapped.jsonl`, `hostile.jsonl`: what is easily read wrongly.
// Which of them are decided may change; those that are have to be decided rightly. A
// soak judges all of their responses, and `npm test` those of every tenth sentence.
import { readFileSync } from 'node:fs';
import { runCheck } from '../../../../src/judge/checks/check.ts';
import { compile } from '../../../../src/judge/checks/compile.ts';
import {
  readConversation,
  readResponses,
  toolNames,
  type WireConversation,
} from '../../../../src/judge/conversation.ts';
import { parseCriterion } from '../../../../src/judge/criterion/criterion.ts';
import { CriterionError } from '../../../../src/judge/criterion/criterion-error.ts';
import { isSoak, share } from '../../../soak.ts';

interface Row {
  id: string;
  criterion: string;
  responses: { text?: string; messages?: WireConversation['messages']; pass: boolean }[];
}

const rowsOf = (name: string): Row[] =>
  readFileSync(new URL(`./${name}.jsonl`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));

/** Every verdict that differs, as a line, and how many sentences are decided. */
function judge(rows: readonly Row[]): { decided: number; wrong: string[] } {
  let decided = 0;
  const wrong: string[] = [];
  for (const { id, criterion, responses } of rows) {
    const sides = responses.map(({ text, messages, pass }) => ({
      pass,
      conversation: readConversation({
        messages: messages ?? [
          { role: 'user', content: 'Hi' },
          { role: 'assistant', content: text },
        ],
        system: null,
        tools: null,
      }),
    }));
    const known = new Set(sides.flatMap(({ conversation }) => [...toolNames(conversation)]));
    const check = isCriterion(criterion) ? compile(parseCriterion(criterion), known) : undefined;
    if (!check) continue;
    decided += 1;
    for (const { conversation, pass } of sides) {
      const said = runCheck(check, parseCriterion(criterion), {
        conversation,
        response: readResponses(conversation, true)[0]!,
      });
      // What is left open goes to a model; null says that the criterion does not apply, which their writers could not say.
      if ('undecided' in said || said.score === null || (said.score === 1) === pass) continue;
      wrong.push(
        `${id} ${criterion}: ${said.score} where it ${pass ? 'passes' : 'fails'}, because ${said.explanation}`,
      );
    }
  }
  return { decided, wrong };
}

function isCriterion(text: string): boolean {
  try {
    parseCriterion(text);
    return true;
  } catch (error) {
    if (error instanceof CriterionError) return false;
    throw error;
  }
}

test.each([
  ['decidable', 500, 290],
  ['ordinary', 250, 197],
  ['everyday', 600, 494],
  ['unseen', 680, 577],
  ['fresh', 4496, 3000],
  ['hostile', 3706, 1365],
  ['trapped', 400, 50],
  ['misleading', 1000, 42],
  ['plain', 300, 271],
  ['misread', 600, 70],
])('of %s sentences, none is decided wrongly', (name, count, least) => {
  const rows = rowsOf(name);
  expect(rows).toHaveLength(count);
  const { decided, wrong } = judge(share(rows));
  expect(wrong).toEqual([]);
  expect(decided).toBeGreaterThanOrEqual(isSoak ? least : 1);
});
