import { parentPort } from 'node:worker_threads';
import { parseCriterion } from '../../criterion/criterion.ts';
import { runCheck } from '../check.ts';
import { createCompiler } from '../compile.ts';
import type { AnswerMessage, CheckMessage } from './check-worker-messages.ts';

// A thread that checks long responses, so that the service answers others meanwhile.
const compile = createCompiler();

function answerTo({ criterion: text, knownTools, subjects }: CheckMessage): AnswerMessage {
  try {
    const criterion = parseCriterion(text);
    const check = compile(criterion, new Set(knownTools));
    if (!check) throw new Error('A criterion that is a check in one thread is none in another.');
    return { checked: subjects.map((subject) => runCheck(check, criterion, subject)) };
  } catch (error) {
    return { error };
  }
}

parentPort!.on('message', (message: CheckMessage) => parentPort!.postMessage(answerTo(message)));
