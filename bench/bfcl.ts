import { readFileSync } from 'node:fs';
import { runCheck } from '../src/judge/checks/check.ts';
import { compile } from '../src/judge/checks/compile.ts';
import { readConversation, readResponses, toolNames, type WireConversation } from '../src/judge/conversation.ts';
import { parseCriterion } from '../src/judge/criterion/criterion.ts';

interface Row {
  id: string;
  messages: WireConversation['messages'];
  tools: Record<string, unknown>[];
  tool_calls: { name: string; arguments: Record<string, unknown> }[];
  mutation: string;
}

/** The results of one criterion on one kind of calls. */
export interface CallResult {
  criterion: string;
  mutation: string;
  rows: number;
  /** Rows with the score that the mutation implies. */
  right: number;
  /** Rows that the check leaves to a model, although the mutation implies a score. */
  undecided: number;
}

export interface CallMiss {
  id: string;
  mutation: string;
  criterion: string;
  wanted: number;
  score: number | null | undefined;
  explanation: string;
}

type Scores = Partial<Record<string, number>>;

const RIGHT: Scores = { gold: 1 };
const BROKEN: Scores = { missing_required: 0, extra_unknown_argument: 0, nonexistent_function: 0 };

/** Criteria as users write them, and the scores that correct calls and calls with each fault must get. */
const CRITERIA: readonly (readonly [string, Scores])[] = [
  ["Passes if every tool call matches its tool's schema", { ...RIGHT, ...BROKEN }],
  ['Passes if all tool calls are valid', { ...RIGHT, ...BROKEN }],
  ['Fails if the assistant makes an invalid tool call', { ...RIGHT, ...BROKEN }],
  ['Fails if a tool call lacks a required argument', { ...RIGHT, missing_required: 0, extra_unknown_argument: 1 }],
  [
    'Passes if the assistant provides all required arguments in every tool call',
    { ...RIGHT, missing_required: 0, extra_unknown_argument: 1 },
  ],
  ['Fails if a tool call has an unknown argument', { ...RIGHT, missing_required: 1, extra_unknown_argument: 0 }],
  [
    "Passes if each tool call uses only arguments of the tool's schema",
    { ...RIGHT, missing_required: 1, extra_unknown_argument: 0 },
  ],
  [
    'Passes if the assistant calls only tools that exist',
    { ...RIGHT, missing_required: 1, extra_unknown_argument: 1, nonexistent_function: 0 },
  ],
  [
    'Fails if the assistant calls a tool that is not defined',
    { ...RIGHT, missing_required: 1, nonexistent_function: 0 },
  ],
  [
    'Passes if the arguments of every tool call are valid JSON',
    { ...RIGHT, missing_required: 1, extra_unknown_argument: 1, nonexistent_function: 1 },
  ],
];

/** Calls that the data marks as correct, although they violate their own schemas. */
export const DOUBTFUL: Readonly<Record<string, string>> = {
  simple_python_17: 'lacks `formatted`, which its schema requires',
  'live_simple_106-63-0': 'gives null for two arguments that must be arrays',
  'live_simple_114-70-0': 'gives null for `profile_data.bio`, which must be a string',
};

/** Judges every call by every criterion that its mutation decides. */
export function bfcl(folder: URL): { results: CallResult[]; misses: CallMiss[] } {
  const rows = readFileSync(new URL('calls.jsonl', folder), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
  const results: CallResult[] = [];
  const misses: CallMiss[] = [];
  for (const [criterion, scores] of CRITERIA) {
    for (const [mutation, wanted] of Object.entries(scores) as [string, number][]) {
      const result = { criterion, mutation, rows: 0, right: 0, undecided: 0 };
      results.push(result);
      for (const row of rows) {
        if (row.mutation !== mutation || (mutation === 'gold' && Object.hasOwn(DOUBTFUL, row.id))) continue;
        const { score, explanation } = judged(criterion, row);
        result.rows += 1;
        if (score === undefined) result.undecided += 1;
        if (score === wanted) result.right += 1;
        else misses.push({ id: row.id, mutation, criterion, wanted, score, explanation });
      }
    }
  }
  return { results, misses };
}

/** The score, or undefined if the criterion goes to a model. */
function judged(text: string, { messages, tools, tool_calls }: Row) {
  const called = tool_calls.map(({ name, arguments: args }, at) => ({
    id: `call_${at}`,
    type: 'function',
    function: { name, arguments: JSON.stringify(args) },
  }));
  const conversation = readConversation({
    messages: [...messages, { role: 'assistant', content: null, tool_calls: called }],
    system: null,
    tools: tools.map((definition) => ({ type: 'function', function: definition })),
  });
  const criterion = parseCriterion(text);
  const check = compile(criterion, toolNames(conversation));
  const [response] = readResponses(conversation, true);
  if (!check) return { score: undefined, explanation: 'The criterion is no check.' };
  const verdict = runCheck(check, criterion, { conversation, response: response! });
  return 'undecided' in verdict ? { score: undefined, explanation: verdict.undecided } : verdict;
}
