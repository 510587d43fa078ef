import { hash } from 'node:crypto';
import type { AgentPart, Conversation, ResponseRange } from './conversation.ts';
import type { JudgeModel } from './model/ask.ts';
import type { EarlierCase } from './model/earlier-cases.ts';
import type { ModelCore, Verdict } from './verdict.ts';

/** Everything that determines a model's prompt and the use of its reply; `promptVersion` also says whether it has a memory. */
export interface KeySubject {
  conversation: Conversation;
  responses: ResponseRange[];
  /** The checks' verdict on each response; undefined if the model judges it. */
  decided: (Verdict | undefined)[];
  agent?: AgentPart | undefined;
  criterion: string;
  /** What read the criterion: another reader may leave other responses to the model. */
  readerVersion: string;
  modelCore: ModelCore;
  model: JudgeModel;
  promptVersion: string;
  clean: boolean;
  samples?: number | undefined;
  /** What the model is shown of similar cases. */
  earlier?: readonly EarlierCase[] | undefined;
}

/** The key of a verdict in the score cache. Equal prompts of one version have equal keys, whatever else the requests contain. */
export function cacheKey(subject: KeySubject): string {
  const { conversation, responses, decided, agent, model } = subject;
  const { criterion, readerVersion, modelCore, promptVersion, clean, samples, earlier } = subject;
  const known = decided.map((verdict) => verdict && [verdict.score, verdict.explanation]);
  const view = agent && { ...agent, own: [...agent.own] };
  const judge = [model.provider.identity, model.reasoning, promptVersion];
  const asked = [conversation, responses, known, view, criterion, readerVersion, modelCore, judge, clean, samples];
  return hash('sha256', JSON.stringify(earlier?.length ? [...asked, earlier] : asked), 'base64url');
}
