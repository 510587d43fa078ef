import type { operations } from '../../generated/openapi.d.ts';
import { type ApiAnswer, ApiFailure, type ApiRequest } from './api.ts';
import { type Operation, operationOf, type Schema } from './contract.ts';
import { highestFailure } from './prompts.ts';
import { argumentOf, inputSchema } from './schemas.ts';
import { type Arguments, toRequest } from './to-request.ts';

type OperationId = keyof operations;
type Call = (request: ApiRequest) => Promise<ApiAnswer>;

export interface Tool {
  title: string;
  description: string;
  /** What a client may ask a person about before a call. */
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean; openWorldHint: boolean };
  /** The operations that make its schemas. */
  operations: readonly Operation[];
  /** Keywords of its arguments, and of fields of its result with the same names, that differ from the contract's. */
  changes?: Record<string, Schema>;
  /** @throws ApiFailure for arguments that fit no operation */
  run(args: Arguments, call: Call): Promise<ApiAnswer>;
}

const hints = { openWorldHint: false, destructiveHint: false };
const reads = { ...hints, readOnlyHint: true, idempotentHint: true };
const adds = { ...hints, readOnlyHint: false, idempotentHint: false };

const storedName = { description: 'The name of a stored evaluator, as list_evaluators returns it.' };
const storedTrace = {
  description: 'The id of a stored trace: the trace_id of an evaluation, or an id of find_traces.',
};

const severalTags = {
  description:
    'Tags as key:value, split at the first colon. A trace must have all of them. Tags with an empty key or a colon in the key cannot be used as a filter.',
};
/** The contract describes a directive of HTTP. */
const judgeAgain = {
  description:
    'With "no-cache", the judge is called even if the same was judged before. The new verdict is used from then on.',
};

/** A tool of one operation. */
const single = (id: OperationId, rest: Omit<Tool, 'operations' | 'run'>, defaults: Arguments = {}): Tool => {
  const operation = operationOf(id);
  return {
    ...rest,
    operations: [operation],
    run: (args, call) => call(toRequest(operation, args, defaults)),
  };
};

/** Whole traces are long, and a model reads all of them. */
const tracesPerPage = 10;

/** The tools by name. */
export const createTools = (): Record<string, Tool> => ({
  evaluate: single('reward_api_v1_evals_reward_post', {
    title: 'Evaluate a conversation',
    description:
      'Judges the latest response of a conversation by one criterion: a sentence that begins with "Passes if", "Fails if", "Reward" or "Penalize". Give evaluation_criteria, or the evaluator_name of a stored evaluator. Returns a score from 0 to 1 (higher is always better; null if the criterion does not apply), the explanation, and the ids under which it is stored. Exact checks are free; other criteria ask the judge model. A judgment that fails is an error and has no score.',
    annotations: adds,
    changes: { cache_control: judgeAgain },
  }),
  explain_criterion: single('explainCriterion', {
    title: 'Explain a criterion',
    description:
      'Shows how a criterion is read before anything is judged: whether code decides it exactly, and what it counts, or whether a model judges it. Free, and nothing is stored. Use it while wording a criterion.',
    annotations: reads,
  }),
  evaluate_trace: single('evaluateAgents', {
    title: 'Evaluate a multi-agent trace',
    description:
      'Judges each agent instance of a multi-agent trace by one criterion, on what it saw. Returns a score per agent and their mean.',
    annotations: adds,
    changes: { cache_control: judgeAgain },
  }),
  find_traces: single(
    'listTraces',
    {
      title: 'Find traces',
      description: `Lists stored traces, newest first, with their conversations, evaluations, labels and comments. Filters by time, tag, rating, evaluator, criterion, score and words. Answers fail below 0.5: for all failures, set max_score to ${highestFailure}.`,
      annotations: reads,
      changes: { page_size: { default: tracesPerPage }, tag: severalTags },
    },
    { page_size: tracesPerPage },
  ),
  get_trace: single('getTrace', {
    title: 'Get a trace',
    description: 'Returns one stored trace with its conversation, evaluations, labels, comments and rating.',
    annotations: reads,
    changes: { trace_id: storedTrace },
  }),
  annotate: annotate(),
  list_evaluators: single('listEvaluators', {
    title: 'List evaluators',
    description: 'Lists the stored evaluators, which are named criteria, in their newest versions.',
    annotations: reads,
  }),
  save_evaluator: saveEvaluator(),
  compare: compare(),
  report_card: single('getReportCard', {
    title: 'Report card of an evaluator',
    description:
      "Measures how often an evaluator's judge agrees with people's labels, with intervals, and what the pass rate would be without its errors. Nothing is judged.",
    annotations: reads,
    changes: { name: storedName },
  }),
});

/** What `annotate` can add, by the argument that asks for it. */
const additions = {
  comment: 'attachComment',
  rating: 'attachRating',
  label: 'attachLabel',
  tags: 'attachTags',
} as const;

function annotate(): Tool {
  const named = Object.entries(additions).map(([argument, id]) => [argument, operationOf(id)] as const);
  return {
    title: 'Annotate a trace',
    description:
      "Adds one of these to a stored trace: a comment, a rating (true is good), tags, or a label. A label is a person's own verdict on a judged response (whether it deserves to pass): name the evaluation_id, or the trace_id with an evaluator_name or evaluation_criteria. A new rating, a tag of the same name and a label by the same author replace the earlier one. Annotate what a person told you, and not your own opinion.",
    annotations: { ...adds, destructiveHint: true, idempotentHint: false },
    operations: named.map(([, operation]) => operation),
    changes: {
      trace_id: storedTrace,
      evaluation_id: { description: 'The evaluation_id of an evaluation, or the id of an evaluation in a trace.' },
    },
    async run(args, call) {
      const given = named.filter(([argument]) => args[argument] !== undefined && args[argument] !== null);
      const [only, ...others] = given;
      if (!only || others.length > 0)
        throw new ApiFailure(422, `Give ${only ? 'only one' : 'one'} of ${Object.keys(additions).join(', ')}.`);
      const [argument, operation] = only;
      const known = Object.keys(inputSchema([operation]).properties as object);
      const wrong = Object.keys(args).filter((name) => !known.includes(name) && (args[name] ?? null) !== null);
      const why = `Not together with ${argument}, which takes only ${listed(known.filter((name) => name !== argument))}.`;
      if (wrong.length > 0) throw new ApiFailure(422, wrong.map((name) => `${name}: ${why}`).join('\n'));
      return call(toRequest(operation, args));
    },
  };
}

const listed = (names: string[]): string => new Intl.ListFormat('en').format(names);

function saveEvaluator(): Tool {
  const update = operationOf('updateEvaluator');
  const create = operationOf('createEvaluator');
  return {
    title: 'Save an evaluator',
    description:
      'Stores a criterion under a name that evaluations can use. If the name exists, this makes a new version: fields that are left out take their defaults, and stored evaluations keep the version that judged them. Try the wording with explain_criterion and evaluate first.',
    annotations: adds,
    operations: [update, create],
    changes: { name: { description: 'A new name, or that of a stored evaluator.' } },
    async run(args, call) {
      const updated = await call(toRequest(update, args));
      // Somebody who expects a version does not mean a new evaluator.
      if (updated.status !== 404 || typeof args.expected_version === 'number') return updated;
      const { keep_labels: _labels, expected_version: _version, ...rest } = args;
      return call(toRequest(create, rest));
    },
  };
}

function compare(): Tool {
  const versions = operationOf('compareVersions');
  const judges = operationOf('compareJudges');
  return {
    title: 'Compare versions or judges',
    description:
      'Compares stored evaluations of the same responses; nothing is judged. With name: two versions of that evaluator, or two judges of one version. Without name: two judges on the stored traces that the filters choose. Runs are not compared here: the page Compare does that.',
    annotations: reads,
    operations: [versions, judges],
    changes: {
      name: {
        description: 'A stored evaluator whose versions or judges are compared. Without it, filters choose traces.',
      },
      tag: severalTags,
    },
    async run(args, call) {
      const [own, other] = isNamed(args) ? [versions, judges] : [judges, versions];
      const taken = namesIn(own);
      const wrong = namesIn(other).filter((one) => !taken.includes(one) && (args[one] ?? null) !== null);
      const why = isNamed(args) ? 'Not together with name. Remove one of them.' : 'Only together with name.';
      if (wrong.length > 0) throw new ApiFailure(422, wrong.map((one) => `${one}: ${why}`).join('\n'));
      return call(toRequest(own, args));
    },
  };
}

const namesIn = ({ parameters }: Operation): string[] => parameters.map(({ name }) => argumentOf(name));
const isNamed = ({ name }: Arguments): boolean => name !== undefined && name !== null;
