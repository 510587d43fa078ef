import { setImmediate } from 'node:timers/promises';
import type { components } from '../../../generated/openapi.d.ts';
import { wholeTaskOf } from '../../judge/agents/whole-task.ts';
import { fillCriterion } from '../../judge/criterion/template.ts';
import { type Judge, type JudgeRequest, type Judgment, latestResponse } from '../../judge/judge.ts';
import type { CaseContent } from '../../store/candidates.ts';
import type { EvaluatorSettings } from '../../store/evaluators.ts';
import { agentSubject } from '../agents/agents.ts';
import { contentHash } from '../content-hash.ts';
import type { Recall } from '../memory/recall.ts';
import type { Template } from '../request-rules.ts';
import type { JobLimits } from '../tasks/job.ts';

type Schemas = components['schemas'];

/** What the judge may see of annotations on similar earlier cases, by the criterion with its placeholders filled, and without. */
export type RecallBy = (criterion: string, template: Template | undefined) => Recall | undefined;

/** The content that a label was given for cannot be put together again. */
export class NotTheSameContent extends Error {
  override message = 'The labelled content cannot be put together again from what is stored.';
}

/**
 * Judges what a stored evaluation judged, with other settings.
 * @param hash Of the labelled content: nothing else may be judged.
 * @throws JudgeError, CriterionError, NotTheSameContent
 */
export async function judgeAgain(
  judge: Judge,
  content: CaseContent,
  hash: string,
  settings: EvaluatorSettings,
  { recallBy, ...limits }: JobLimits & Pick<JudgeRequest, 'fairnessKey'> & { recallBy?: RecallBy | undefined },
): Promise<Judgment> {
  const { variables, trace } = content;
  const { evaluation_criteria, model_core: modelCore, reading: pinned } = settings;
  const criterion = fillCriterion(evaluation_criteria, variables ?? {});
  const subject = content.subject.agent ? subjectOfAgent(content) : chatSubject(content, settings);
  // Each of these steps takes tens of milliseconds for the largest conversations.
  await setImmediate();
  const isTracesOwn = !content.subject.agent && content.subject.conversation === null;
  const text = isTracesOwn ? trace : JSON.stringify(subject.conversation);
  await setImmediate();
  const { responses } = content.subject;
  if (contentHash(text, responses, variables) !== hash) throw new NotTheSameContent();
  const recall = recallBy?.(criterion, variables && { text: evaluation_criteria, variables });
  const judgment = await judge.judge({
    ...subject,
    criterion,
    pinned,
    modelCore,
    recall: recall && ((found) => recall(subject.conversation, found)),
    ...limits,
  });
  if (JSON.stringify(judgment.responses) !== JSON.stringify(responses)) throw new NotTheSameContent();
  return judgment;
}

type Subject = Pick<JudgeRequest, 'conversation' | 'evaluateLatest' | 'agent' | 'clean'>;

function chatSubject({ subject, trace }: CaseContent, settings: EvaluatorSettings): Subject {
  const conversation: Schemas['Conversation'] = subject.conversation ?? JSON.parse(trace);
  const [only, ...others] = subject.responses;
  const latest = latestResponse(conversation);
  const evaluateLatest = others.length === 0 && latest.first === only!.first && latest.last === only!.last;
  return { conversation, evaluateLatest, clean: settings.explanation_cleaning === 'end_user' };
}

function subjectOfAgent({ subject, trace }: CaseContent): Subject {
  const whole: Schemas['MultiAgentTrace'] = JSON.parse(trace);
  const instance = whole.agent_instance_by_id?.[subject.agent!.id];
  // The evaluation was added to another trace.
  if (!instance) throw new NotTheSameContent();
  return agentSubject(whole, instance, wholeTaskOf(whole));
}
