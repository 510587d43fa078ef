import type { IncomingHttpHeaders } from 'node:http';
import type { components, operations } from '../../generated/openapi.d.ts';
import type { Caller } from '../evaluation/authenticate.ts';
import type { EvaluationInput, EvaluationOutcome } from '../evaluation/evaluate.ts';
import type { createEvaluators } from '../evaluation/evaluators.ts';
import type { createExplainCriterion } from '../evaluation/explain.ts';
import type { createInsights } from '../evaluation/insights/insights.ts';
import type { createCompareJudges } from '../evaluation/judge-comparison.ts';
import type { createLabels } from '../evaluation/labels.ts';
import type { JsonText } from '../evaluation/list-text.ts';
import type { createCandidates } from '../evaluation/promotion/candidates.ts';
import type { createFreezeAnchors } from '../evaluation/report-card/anchors.ts';
import type { createLabelSuggestions } from '../evaluation/report-card/label-suggestions.ts';
import type { createReportCard } from '../evaluation/report-card/report-card.ts';
import type { createRules } from '../evaluation/rules/rules.ts';
import type { createRuns } from '../evaluation/runs/runs.ts';
import type { createSessions } from '../evaluation/sessions.ts';
import type { createTasks } from '../evaluation/tasks/tasks.ts';
import type { createTraces } from '../evaluation/traces.ts';
import type { Turn } from '../evaluation/turns.ts';
import type { createCompareVersions } from '../evaluation/versions/version-comparison.ts';
import { protobuf } from './body.ts';
import { HttpError } from './errors.ts';
import type { RateLimiter } from './rate-limit.ts';
import { mayBeFromOwnPage, noSessionCookie, sessionCookie } from './session-cookie.ts';

export type OperationId = keyof operations;

type Json<Part> = Part extends { content: { 'application/json': infer Body } } ? Body : undefined;
/** Protobuf is not parsed. */
type Bytes<Part> = Part extends { content: { 'application/x-protobuf': unknown } } ? Uint8Array : never;
type Content<Part> = Part extends { content: { 'text/plain': string } } ? string : Json<Part>;

/** A request that is authenticated, within the rate limit and valid under the contract. */
export interface Request<Id extends OperationId> {
  /** Missing only for operations without security, whose handlers do not read it. */
  caller: Caller;
  requestId: string;
  /** Aborted when the caller disconnects. */
  controller: AbortController;
  body: operations[Id] extends { requestBody: infer Body } ? Json<Body> | Bytes<Body> : undefined;
  path: NonNullable<operations[Id]['parameters']['path']>;
  query: NonNullable<operations[Id]['parameters']['query']>;
  /** Names in lower case. */
  headers: IncomingHttpHeaders;
  /** Awaited before each step that blocks the event loop; undefined for a small request. */
  turn: Turn | undefined;
}

/** An answer that the contract defines for the operation. */
export type Answer<Id extends OperationId> = {
  [Status in keyof operations[Id]['responses']]: {
    status: Status;
    body:
      | Content<operations[Id]['responses'][Status]>
      | JsonText<Content<operations[Id]['responses'][Status]>>
      | Bytes<operations[Id]['responses'][Status]>;
    headers?: Record<string, string>;
  };
}[keyof operations[Id]['responses']];

export type Handlers = { [Id in OperationId]: (request: Request<Id>) => Promise<Answer<Id>> };

/** A request of one operation that another operation makes for its caller. */
export interface OperationCall {
  method: string;
  /** With the query. */
  path: string;
  /** Names in lower case. */
  headers: IncomingHttpHeaders;
  body?: object | undefined;
}

/** An operation's answer, also for a failure. */
export interface CalledAnswer {
  status: number;
  headers: Record<string, string>;
  /** A JSON text in pieces; empty if there is no body. Reading it may fail. */
  text: JsonText<unknown> | Iterable<string>;
}

/** What an operation passes on to one that it calls. */
export type OuterRequest = Pick<Request<OperationId>, 'caller' | 'requestId' | 'controller' | 'turn'>;
export type CallOperation = (outer: OuterRequest, call: OperationCall) => Promise<CalledAnswer>;

/** The use cases that the handlers call. */
export interface UseCases {
  evaluate: Evaluate<'RewardRequest', 'ScoreResponse'>;
  evaluateAgents: Evaluate<'MultiAgentTraceRequest', 'MultiAgentTraceResponse'>;
  submit: Submit<'RewardRequest'>;
  submitAgents: Submit<'MultiAgentTraceRequest'>;
  explainCriterion: ReturnType<typeof createExplainCriterion>;
  modelCores: () => Schemas['ModelCoreList'];
  tasks: Pick<ReturnType<typeof createTasks>, 'get' | 'list' | 'cancel'>;
  evaluators: Omit<ReturnType<typeof createEvaluators>, 'find'>;
  candidates: ReturnType<typeof createCandidates>;
  labels: ReturnType<typeof createLabels>;
  reportCard: ReturnType<typeof createReportCard>;
  compareVersions: ReturnType<typeof createCompareVersions>;
  compareJudges: ReturnType<typeof createCompareJudges>;
  freezeAnchors: ReturnType<typeof createFreezeAnchors>;
  suggestLabels: ReturnType<typeof createLabelSuggestions>;
  traces: ReturnType<typeof createTraces>;
  insights: ReturnType<typeof createInsights>;
  runs: ReturnType<typeof createRuns>;
  rules: ReturnType<typeof createRules>;
  sessions: ReturnType<typeof createSessions>;
  /** Answers a message of the Model Context Protocol, whose tools and resources call other operations. */
  answerMcp: (message: McpInput, call: (call: OperationCall) => Promise<CalledAnswer>) => Promise<Answer<'answerMcp'>>;
  /** OTLP's requests, as JSON or as the bytes of protobuf; the answer is in the same form. */
  receiveTraces: Receive<'OtlpTraces', 'OtlpTracesAnswer'>;
  receiveLogs: Receive<'OtlpLogs', 'OtlpLogsAnswer'>;
  usage: (account: number, start?: string, end?: string) => Promise<Usage>;
  /** Readiness. */
  health: () => Promise<Health['status']>;
  /** Metrics in the Prometheus text format. */
  metrics: () => Promise<string>;
  version: string;
}

export interface McpInput {
  message: Schemas['McpMessage'];
  /** Of the HTTP request; names in lower case. */
  headers: IncomingHttpHeaders;
  /** Aborted when the caller disconnects. */
  signal: AbortSignal;
}

type Schemas = components['schemas'];
type Evaluate<Body extends keyof Schemas, Response extends keyof Schemas> = (
  input: EvaluationInput<Schemas[Body]>,
) => Promise<EvaluationOutcome<Schemas[Response]>>;
type Submit<Body extends keyof Schemas> = (input: EvaluationInput<Schemas[Body]>) => Promise<Schemas['TaskAccepted']>;
type Receive<Body extends keyof Schemas, Answer extends keyof Schemas> = (
  caller: Caller,
  body: Schemas[Body] | Uint8Array,
  turn: Turn | undefined,
) => Promise<Schemas[Answer] | Uint8Array>;
type Usage = Json<operations['getUsage']['responses'][200]>['usage'];
type Health = Json<operations['readyz']['responses'][200]>;

/** Creates one handler per operation of the contract; a missing or surplus one does not compile. */
export function createHandlers(useCases: UseCases, limiter: RateLimiter, callOperation: CallOperation): Handlers {
  const { traces, runs, rules, sessions, labels, tasks, evaluators, candidates, usage, health, metrics, version } =
    useCases;
  const alive = async () => ({ status: 200, body: { status: 'ok', version } }) as const;
  return {
    async reward_api_v1_evals_reward_post(request) {
      const { response, stored } = await useCases.evaluate(inputOf(request));
      return {
        status: 200,
        body: response,
        ...(stored && { headers: { 'X-Trace-Id': stored.traceId, 'X-Evaluation-Id': stored.evaluationIds[0]! } }),
      };
    },
    rewardInBackground: async (request) => accepted(await useCases.submit(inputOf(request))),
    async evaluateAgents(request) {
      const { response, stored } = await useCases.evaluateAgents(inputOf(request));
      return { status: 200, body: response, ...(stored && { headers: { 'X-Trace-Id': stored.traceId } }) };
    },
    evaluateAgentsInBackground: async (request) => accepted(await useCases.submitAgents(inputOf(request))),
    explainCriterion: async ({ body, controller }) => ({
      status: 200,
      body: await useCases.explainCriterion(body, controller.signal),
    }),
    listModelCores: async () => ({ status: 200, body: useCases.modelCores() }),
    listTasks: async ({ caller, query }) => ({ status: 200, body: await tasks.list(caller, query) }),
    getTask: async ({ caller, path, query, controller }) => ({
      status: 200,
      body: await tasks.get(caller, path.task_id, query.wait ?? 0, controller.signal),
    }),
    async cancelTask({ caller, path }) {
      await tasks.cancel(caller, path.task_id);
      return { status: 204, body: undefined };
    },
    listEvaluators: async ({ caller, query }) => ({ status: 200, body: await evaluators.list(caller, query) }),
    createEvaluator: async ({ caller, body }) => ({ status: 201, body: await evaluators.create(caller, body) }),
    getEvaluator: async ({ caller, path, query }) => ({
      status: 200,
      body: await evaluators.get(caller, path.name, query.version),
    }),
    listEvaluatorVersions: async ({ caller, path, query }) => ({
      status: 200,
      body: await evaluators.versions(caller, path.name, query),
    }),
    updateEvaluator: async ({ caller, path, body }) => ({
      status: 200,
      body: await evaluators.update(caller, path.name, body),
    }),
    async deleteEvaluator({ caller, path }) {
      await evaluators.remove(caller, path.name);
      return { status: 204, body: undefined };
    },
    getReportCard: async ({ caller, path, query }) => ({
      status: 200,
      body: await useCases.reportCard(caller, path.name, query),
    }),
    freezeAnchors: async ({ caller, path }) => ({ status: 200, body: await useCases.freezeAnchors(caller, path.name) }),
    suggestLabels: async ({ caller, path, query }) => ({
      status: 200,
      body: await useCases.suggestLabels(caller, path.name, query),
    }),
    compareVersions: async ({ caller, path, query, controller }) => ({
      status: 200,
      body: await useCases.compareVersions(caller, path.name, query, controller.signal),
    }),
    compareJudges: async ({ caller, query, controller }) => ({
      status: 200,
      body: await useCases.compareJudges(caller, query, controller.signal),
    }),
    listCandidates: async ({ caller, path }) => ({ status: 200, body: await candidates.list(caller, path.name) }),
    createCandidate: async ({ caller, path, body }) => ({
      status: 201,
      body: await candidates.create(caller, path.name, body),
    }),
    getCandidate: async ({ caller, path, query, controller }) => ({
      status: 200,
      body: await candidates.get(caller, path.name, path.candidate_id, query.wait ?? 0, controller.signal),
    }),
    async deleteCandidate({ caller, path }) {
      await candidates.remove(caller, path.name, path.candidate_id);
      return { status: 204, body: undefined };
    },
    replayCandidate: async ({ caller, path, requestId }) => ({
      status: 202,
      body: await candidates.replay(caller, path.name, path.candidate_id, requestId),
    }),
    promoteCandidate: async ({ caller, path, body }) => ({
      status: 200,
      body: await candidates.promote(caller, path.name, path.candidate_id, body),
    }),
    attachComment: async ({ caller, body }) => ({ status: 200, body: await traces.comment(caller, body) }),
    attachRating: async ({ caller, body }) => ({ status: 200, body: await traces.rate(caller, body) }),
    attachTags: async ({ caller, body }) => ({ status: 200, body: await traces.tag(caller, body) }),
    attachLabel: async ({ caller, body }) => ({ status: 200, body: await labels.attach(caller, body) }),
    async withdrawLabel({ caller, path }) {
      await labels.withdraw(caller, path.label_id);
      return { status: 204, body: undefined };
    },
    listTraces: async ({ caller, query, controller }) => ({
      status: 200,
      body: await traces.list(caller, query, controller.signal),
    }),
    getTraceFacets: async ({ caller, query, controller }) => ({
      status: 200,
      body: await traces.facets(caller, query, controller.signal),
    }),
    createTrace: async ({ caller, body, turn }) => ({ status: 201, body: await traces.create(caller, body, turn) }),
    getTrace: async ({ caller, path }) => ({ status: 200, body: await traces.get(caller, path.trace_id) }),
    async deleteTrace({ caller, path }) {
      await traces.remove(caller, path.trace_id);
      return { status: 204, body: undefined };
    },
    getInsights: async ({ caller, query, controller }) => ({
      status: 200,
      body: await useCases.insights(caller, query, controller.signal),
    }),
    listRuns: async ({ caller, query }) => ({ status: 200, body: await runs.list(caller, query) }),
    compareRuns: async ({ caller, query, controller }) => ({
      status: 200,
      body: await runs.compare(caller, query as Required<typeof query>, controller.signal),
    }),
    async deleteRun({ caller, path }) {
      await runs.remove(caller, path.run);
      return { status: 204, body: undefined };
    },
    listRules: async ({ caller }) => ({ status: 200, body: await rules.get(caller) }),
    replaceRules: async ({ caller, body }) => ({ status: 200, body: await rules.replace(caller, body) }),
    getUsage: async ({ caller, query }) => ({
      status: 200,
      body: { usage: await usage(caller.account.id, query.start_date, query.end_date) },
    }),
    getRateLimits: async ({ caller }) => ({
      status: 200,
      body: { rate_limits: await limiter.rows(caller.account.id) },
    }),
    async createSession({ body, headers }) {
      if (!mayBeFromOwnPage(headers))
        throw new HttpError(403, 'This request comes from another site. Sign in on a page of this service.');
      const { token, seconds, session } = await sessions.create(body);
      return { status: 200, body: session, headers: { 'Set-Cookie': sessionCookie(token, seconds, headers) } };
    },
    getSession: async ({ caller }) => ({ status: 200, body: sessions.get(caller) }),
    async endSession({ caller, headers }) {
      await sessions.end(caller);
      return { status: 204, body: undefined, headers: { 'Set-Cookie': noSessionCookie(headers) } };
    },
    exportTraces: async ({ caller, body, turn }) => received(await useCases.receiveTraces(caller, body, turn)),
    exportLogs: async ({ caller, body, turn }) => received(await useCases.receiveLogs(caller, body, turn)),
    answerMcp: (request) =>
      useCases.answerMcp(
        { message: request.body, headers: request.headers, signal: request.controller.signal },
        (call) => callOperation(request, call),
      ),
    healthcheck: alive,
    healthz: alive,
    getMetrics: async () => ({
      status: 200,
      body: await metrics(),
      headers: { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' },
    }),
    async readyz() {
      const status = await health();
      return { status: status === 'ok' ? 200 : 503, body: { status, version } };
    },
  };
}

const inputOf = <Body>({
  caller,
  body,
  requestId,
  controller,
  headers,
  turn,
}: Pick<Request<OperationId>, 'caller' | 'requestId' | 'controller' | 'headers' | 'turn'> & { body: Body }) => ({
  caller,
  request: body,
  requestId,
  idempotencyKey: headers['idempotency-key'] as string | undefined,
  noCache: hasDirective('no-cache', headers['cache-control'] as string | undefined),
  controller,
  turn,
});

/** Whether a Cache-Control header contains a directive, outside quoted strings (RFC 9111, 5.2). */
const hasDirective = (directive: string, header: string | undefined): boolean =>
  header
    ?.replaceAll(/"(?:[^"\\]|\\.)*"?/g, '""')
    .split(',')
    .some((one) => one.trim().toLowerCase() === directive) === true;

const received = <Body>(body: Body) =>
  ({ status: 200, body, ...(body instanceof Uint8Array && { headers: { 'Content-Type': protobuf } }) }) as const;

const accepted = (body: Schemas['TaskAccepted']) =>
  ({ status: 202, body, headers: { Location: `/api/v1/tasks/${body.task_id}` } }) as const;
