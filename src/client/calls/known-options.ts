import type {
  AsyncDeemsterOptions,
  CallOptions,
  CandidateSettings,
  CompareJudgesOptions,
  CompareRunsOptions,
  CompareVersionsOptions,
  EvaluateOptions,
  EvaluateTraceOptions,
  EvaluationOptions,
  EvaluatorSettings,
  EvaluatorUpdate,
  InsightsOptions,
  LabelOptions,
  LabelSuggestionsOptions,
  NewTraceOptions,
  ReplaceRulesOptions,
  ReportCardOptions,
  RuleSettings,
  RunPageOptions,
  TraceFacetsOptions,
  TracePageOptions,
  UnjudgedResponse,
  UsageOptions,
} from '../options.ts';

type Names<Options> = Record<keyof Options, true>;

const ofEveryCall: Names<CallOptions> = { signal: true, timeout: true };

const ofBoth: Names<EvaluationOptions> = {
  ...ofEveryCall,
  criteria: true,
  block: true,
  tags: true,
  dataRetention: true,
  settle: true,
};

const ofFilters = {
  ...ofEveryCall,
  startDate: true,
  endDate: true,
  tags: true,
  rating: true,
  evaluatorName: true,
  minScore: true,
  maxScore: true,
  criterion: true,
  modelCore: true,
  text: true,
} as const;

const ofJudged = { ...ofEveryCall, version: true, judge: true, threshold: true } as const;

const ofComparison = {
  ...ofEveryCall,
  threshold: true,
  baseJudge: true,
  candidateJudge: true,
  change: true,
  minDifference: true,
} as const;

const ofEvaluator: Names<EvaluatorSettings> = {
  criteria: true,
  modelCore: true,
  explanationCleaning: true,
  description: true,
  memory: true,
};

/**
 * The known options of the client and of calls that reject unknown names. Ignoring a misspelled name would be unsafe: it
 * may be `baseUrl`, `dataRetention`, or the only filter of the traces to delete.
 */
export const known = {
  'The client': {
    apiKey: true,
    baseUrl: true,
    numRetries: true,
    modelCore: true,
    timeout: true,
    maxConcurrentRequests: true,
  } satisfies Names<AsyncDeemsterOptions>,
  evaluate: {
    ...ofBoth,
    messages: true,
    evaluatorName: true,
    variables: true,
    system: true,
    tools: true,
    result: true,
    evaluateLatest: true,
    explanationCleaning: true,
    traceId: true,
    idempotencyKey: true,
  } satisfies Names<EvaluateOptions>,
  evaluateTrace: {
    ...ofBoth,
    trace: true,
    evaluatorName: true,
    variables: true,
    modelCore: true,
    evaluateLatest: true,
  } satisfies Names<EvaluateTraceOptions>,
  createTrace: {
    ...ofEveryCall,
    messages: true,
    system: true,
    tools: true,
    tags: true,
    id: true,
  } satisfies Names<NewTraceOptions>,
  traces: {
    ...ofFilters,
    failed: true,
    pageSize: true,
    pageToken: true,
  } satisfies Names<TracePageOptions>,
  traceFacets: { ...ofFilters, failed: true, threshold: true } satisfies Names<TraceFacetsOptions>,
  insights: { ...ofFilters, interval: true, groupBy: true, threshold: true } satisfies Names<InsightsOptions>,
  runs: { ...ofEveryCall, pageSize: true, pageToken: true } satisfies Names<RunPageOptions>,
  compareRuns: ofComparison satisfies Names<CompareRunsOptions>,
  compareJudges: { ...ofFilters, ...ofComparison } satisfies Names<CompareJudgesOptions>,
  compareVersions: {
    ...ofComparison,
    baseVersion: true,
    candidateVersion: true,
  } satisfies Names<CompareVersionsOptions>,
  usage: { ...ofEveryCall, startDate: true, endDate: true } satisfies Names<UsageOptions>,
  label: { ...ofEveryCall, score: true, author: true } satisfies Names<LabelOptions>,
  reportCard: { ...ofJudged, startDate: true, endDate: true } satisfies Names<ReportCardOptions>,
  suggestLabels: { ...ofJudged, limit: true, author: true } satisfies Names<LabelSuggestionsOptions>,
  'An unjudged response': {
    traceId: true,
    criterion: true,
    evaluatorName: true,
    variables: true,
  } satisfies Names<UnjudgedResponse>,
  'An evaluator': ofEvaluator,
  'A candidate': {
    ...ofEvaluator,
    keepLabels: true,
    threshold: true,
    baseJudge: true,
    maxCases: true,
    maxTokens: true,
  } satisfies Names<CandidateSettings>,
  replaceRules: { ...ofEveryCall, expectedRevision: true } satisfies Names<ReplaceRulesOptions>,
  'A rule': {
    name: true,
    match: true,
    samplePercent: true,
    evaluators: true,
    dailyJudgments: true,
    dailyTokens: true,
    paused: true,
  } satisfies Names<RuleSettings>,
  'An update of an evaluator': {
    ...ofEvaluator,
    keepLabels: true,
    expectedVersion: true,
  } satisfies Names<EvaluatorUpdate>,
};

/** @throws TypeError for an unknown option of the client or call, and if the options are not an object */
export function checkNames(owner: keyof typeof known, options: object): void {
  if (typeof options !== 'object' || options === null) throw new TypeError(`${owner} expects an object of options.`);
  const unknown = Object.entries(options).find(
    ([name, value]) => value !== undefined && !Object.hasOwn(known[owner], name),
  );
  if (unknown) throw new TypeError(`${owner} has no option ${unknown[0]}.`);
}
