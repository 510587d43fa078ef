import type { Answer, Client } from './client.ts';
import { newEntry, sendEntry } from './entries.ts';
import type { SentTask } from './ledger.ts';
import { type Entry, evaluationOf, type Fault } from './ledger.ts';

/** How many of each were answered; `cancelled` are the tasks among them whose DELETE was answered with 204. */
export interface Answers {
  evaluations: number;
  comments: number;
  ratings: number;
  tasks: number;
  cancelled: number;
}

export const noAnswers = (): Answers => ({ evaluations: 0, comments: 0, ratings: 0, tasks: 0, cancelled: 0 });

export interface Load {
  /** Everything that was sent, answered or not. */
  entries: Entry[];
  answers: Answers;
  faults: Fault[];
}

/**
 * Keeps every connection of a client busy, one request at a time on each, until the service is gone. A connection
 * comments, rates and cancels only what it sent itself, so that of two ratings it is known which came last.
 * @param isKilled Whether the service may be gone; a call that fails before is a fault.
 */
export async function load(client: Client, name: string, random: () => number, isKilled: () => boolean): Promise<Load> {
  const result: Load = { entries: [], answers: noAnswers(), faults: [] };

  async function answerOf(what: string, good: number[], call: Promise<Answer>): Promise<Answer | undefined> {
    try {
      const answer = await call;
      if (good.includes(answer.status)) return answer;
      result.faults.push({ kind: 'refused', text: `${what}: ${answer.status} ${JSON.stringify(answer.body)}` });
    } catch (error) {
      if (!isKilled()) result.faults.push({ kind: 'refused', text: `${what}: ${error}` });
    }
    return undefined;
  }

  async function send(entry: Entry): Promise<boolean> {
    result.entries.push(entry);
    const { task } = entry;
    const answer = await answerOf('evaluation', [task ? 202 : 200], sendEntry(client, entry));
    if (!answer) return false;
    if (task) task.id = answer.body.task_id;
    else entry.evaluation = evaluationOf(answer);
    result.answers[task ? 'tasks' : 'evaluations']++;
    return true;
  }

  async function comment(entry: Entry): Promise<boolean> {
    const comment = { text: `${entry.nonce}, comment ${entry.comments.length}`, id: undefined as string | undefined };
    entry.comments.push(comment);
    const body = { trace_id: entry.evaluation!.traceId, comment: comment.text };
    const answer = await answerOf('comment', [200], client.call('POST', '/api/v1/annotations/comment', body));
    if (!answer) return false;
    comment.id = answer.body.id;
    result.answers.comments++;
    return true;
  }

  async function rate(entry: Entry): Promise<boolean> {
    const rating = random() < 0.5;
    entry.ratings.push(rating);
    const body = { trace_id: entry.evaluation!.traceId, rating };
    if (!(await answerOf('rating', [200], client.call('POST', '/api/v1/annotations/rating', body)))) return false;
    entry.ratings = [rating];
    result.answers.ratings++;
    return true;
  }

  async function cancel(task: SentTask): Promise<boolean> {
    task.cancel = 'unanswered';
    const answer = await answerOf('cancel', [204, 409], client.call('DELETE', `/api/v1/tasks/${task.id}`));
    if (!answer) return false;
    task.cancel = answer.status as 204 | 409;
    if (task.cancel === 204) result.answers.cancelled++;
    return true;
  }

  async function look(task: SentTask): Promise<boolean> {
    const answer = await answerOf('look', [200], client.call('GET', `/api/v1/tasks/${task.id}`));
    if (answer?.body.finished_at) task.ended ??= answer.body;
    return answer !== undefined;
  }

  async function keepBusy(connection: number): Promise<void> {
    const own: Entry[] = [];
    const tasks: SentTask[] = [];
    const doNext = async (nonce: string): Promise<boolean> => {
      const choice = random();
      const known = own[Math.floor(random() * own.length)];
      if (choice < 0.6 || !known) {
        const entry = newEntry(nonce, random);
        if (!(await send(entry))) return false;
        if (!entry.task) own.push(entry);
        // At once, while it still waits or has just begun.
        else if (random() < 0.3) return cancel(entry.task);
        else tasks.push(entry.task);
        return true;
      }
      const task = tasks.at(-1);
      if (choice < 0.64 && task) return look(task);
      if (choice < 0.68 && task) return cancel(tasks.pop()!);
      return choice < 0.84 ? comment(known) : rate(known);
    };
    for (let sent = 0; await doNext(`${name}-${connection}-${sent}`); sent++);
  }

  await Promise.all(Array.from({ length: client.connections }, (_, connection) => keepBusy(connection)));
  return result;
}
