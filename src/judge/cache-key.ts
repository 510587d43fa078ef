import { hash } from 'node:crypto';
import type { AgentPart, Conversation, ResponseRange } from './conversation.ts';
import type { JudgeModel } from './model/ask.ts';
import type { ModelCore, Verdict } from './verdict.ts';

/** All that decides what a model is shown, and what becomes of its reply. */
export interface KeySubject {
  conversation: Conversation;
  responses: ResponseRange[];
  /** What checks have said of each; undefined where that is left to the model. */
  decided: (Verdict | undefined)[];
  agent?: AgentPart | undefined;
  criterion: string;
  modelCore: ModelCore;
  model: JudgeModel;
  promptVersion: string;
  clean: boolean;
  samples?: number | undefined;
}

/** What the score cache knows a verdict by: equal where a model is asked the same, whatever else was sent along. */
export function cacheKey(subject: KeySubject): string {
  const { conversation, responses, decided, agent, model } = subject;
  const { criterion, modelCore, promptVersion, clean, samples } = subject;
  const known = decided.map((verdict) => verdict && [verdict.score, verdict.explanation]);
  const view = agent && { ...agent, own: [...agent.own] };
  const judge = [model.provider.identity, model.reasoning, promptVersion];
  return hash(
    'sha256',
    JSON.stringify([conversation, responses, known, view, criterion, modelCore, judge, clean, samples]),
    'base64url',
  );
}
