import type { Client } from './client.ts';
import { sendEntry } from './entries.ts';
import { compare, type Entry, evaluationOf } from './ledger.ts';
import type { TortureReport } from './report.ts';
import { together } from './together.ts';

/** How many answered evaluations of a round are sent once more with their key. */
const mostRepeated = 32;

/** Compares every trace that is known. */
export async function compareTraces(client: Client, entries: Entry[], report: TortureReport): Promise<void> {
  const stored = entries.filter(({ evaluation }) => evaluation);
  await together(client.connections, stored, async (entry) => {
    const trace = await client.call('GET', `/api/v1/traces/${entry.evaluation!.traceId}`);
    report.faults.push(...compare(entry, trace));
    report.compared++;
    // What stands now must still stand at the end.
    entry.ratings = [trace.body.rating];
  });
}

/** A retry after the crash: what had been answered is answered again, and nothing is stored a second time. */
export async function repeat(client: Client, fresh: Entry[], report: TortureReport): Promise<void> {
  const isAnswered = ({ evaluation, task }: Entry) => (task ? task.id : evaluation) !== undefined;
  const keyed = Map.groupBy(
    fresh.filter(({ key }) => key !== undefined),
    (entry) => (isAnswered(entry) ? 'answered' : 'unanswered'),
  );
  const unanswered = keyed.get('unanswered') ?? [];
  const answered = (keyed.get('answered') ?? []).slice(-mostRepeated);
  await together(client.connections, [...answered, ...unanswered], async (entry) => {
    const { nonce, task, evaluation: known } = entry;
    const answer = await sendEntry(client, entry);
    if (answer.status !== (task ? 202 : 200))
      return void report.faults.push({ kind: 'refused', text: `${nonce}: its retry is ${answer.status}` });
    report.repeated[isAnswered(entry) ? 'answered' : 'unanswered']++;
    const isOther = task
      ? task.id !== undefined && task.id !== answer.body.task_id
      : known && JSON.stringify(known) !== JSON.stringify(evaluationOf(answer));
    if (isOther)
      report.faults.push({ kind: 'twice', text: `${nonce}: its retry gave another ${task ? 'task' : 'evaluation'}` });
    if (task) task.id = answer.body.task_id;
    else entry.evaluation = evaluationOf(answer);
  });
}

export async function compareUsage(client: Client, entries: Entry[], report: TortureReport): Promise<void> {
  const { body } = await client.call('GET', '/api/v1/usage');
  const used = body.usage.reduce((sum: number, { evaluations }: { evaluations: number }) => sum + evaluations, 0);
  const answered = entries.filter(({ evaluation }) => evaluation).length;
  if (used < answered) report.faults.push({ kind: 'lost', text: `usage: ${used} of ${answered} evaluations` });
}
