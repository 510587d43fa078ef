import { parentPort } from 'node:worker_threads';
import { createReadCriterion } from '../../criterion/compiled-criterion.ts';
import { cleanTexts } from '../../explanation.ts';
import { runCheck } from '../check.ts';
import type { AnswerMessage, CheckMessage, CleanMessage } from './check-worker-messages.ts';

// A thread that checks long responses and cleans explanations of long conversations, so that the service answers others meanwhile.
const readCriterion = createReadCriterion();

function answerTo(message: CheckMessage | CleanMessage): AnswerMessage {
  try {
    return 'texts' in message ? { cleaned: cleanTexts(message) } : check(message);
  } catch (error) {
    return { error };
  }
}

function check({ criterion: text, pinned, knownTools, subjects }: CheckMessage): AnswerMessage {
  const criterion = readCriterion(text, pinned);
  const compiled = criterion.check(new Set(knownTools));
  if (!compiled) throw new Error('A criterion that is a check in one thread is none in another.');
  return { checked: subjects.map((subject) => runCheck(compiled, criterion, subject)) };
}

parentPort!.on('message', (message: CheckMessage | CleanMessage) => parentPort!.postMessage(answerTo(message)));
