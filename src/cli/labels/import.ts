import { hash } from 'node:crypto';
import { BadRequestError, DeemsterError, NotFoundError, ValidationError } from '../../client/index.ts';
import { count } from '../database.ts';
import { faultLine, type Service } from '../service-client.ts';
import { UsageError } from '../usage-error.ts';
import { visibleText } from '../visible-text.ts';
import { type LabelLine, LineError } from './label-line.ts';
import { labelLines } from './label-lines.ts';

/**
 * Stores the labels of a file in a service. Lines that cannot be imported are reported on standard error.
 * @param author Of lines without one.
 * @throws UsageError for a file that cannot be read, and if the service does not answer as it should
 */
export async function importLabels(service: Service, file: string, author?: string): Promise<{ refused: number }> {
  let stored = 0;
  let refused = 0;
  for await (const line of labelLines(file)) {
    if ('fault' in line) {
      refused += 1;
      console.error(visibleText(line.fault));
      continue;
    }
    try {
      await store(service, line.label, author);
      stored += 1;
    } catch (error) {
      if (!isOfLine(error)) throw interrupted(error, service, line.place, stored);
      refused += 1;
      const why = error instanceof LineError ? error.message : faultLine(error, { ...service, baseUrl: 'The service' });
      console.error(`${line.place}: ${visibleText(why)}`);
    }
  }
  const not = refused > 0 ? `; ${count(refused, 'line')} could not be imported` : '';
  console.log(`Stored ${count(stored, 'label')}${not}.`);
  return { refused };
}

/** Whether another line may still be imported. */
const isOfLine = (error: unknown): boolean =>
  [LineError, BadRequestError, NotFoundError, ValidationError].some((Fault) => error instanceof Fault) ||
  (error instanceof DeemsterError && error.status === 409);

function interrupted(error: unknown, service: Service, place: string, stored: number): UsageError {
  const done = `${count(stored, 'label')} stored before this line; importing the file again replaces them.`;
  return new UsageError(`${place}: ${faultLine(error, service)} ${done}`);
}

async function store(service: Service, line: LabelLine, author: string | undefined): Promise<void> {
  const { client } = service;
  const { evaluation_id, trace_id, messages, evaluator, criterion, variables, label, score } = line;
  const given = { score, author: line.author ?? author };
  if ([evaluation_id, trace_id, messages].filter((one) => one !== undefined).length !== 1)
    throw new LineError('Give one of evaluation_id, trace_id and messages.');
  if (evaluation_id !== undefined) {
    if (criterion !== undefined || evaluator !== undefined)
      throw new LineError('Give evaluator and criterion only with trace_id or messages.');
    await client.label(evaluation_id, label, given);
  } else if (trace_id !== undefined)
    await client.label({ traceId: trace_id, criterion, evaluatorName: evaluator, variables }, label, given);
  else {
    // An evaluator's label names both: the criterion is the evaluator's.
    const by = evaluator === undefined ? { criterion } : { evaluatorName: evaluator, variables };
    const { traceId, isNew } = await conversationOf(service, line);
    await client.label({ traceId, ...by }, label, given);
    if (isNew && line.comment !== undefined) await client.comment(traceId, line.comment);
  }
}

/** Stores a line's conversation; the same one again has the same id, so an import can be repeated. */
async function conversationOf({ client }: Service, { messages, system, tools }: LabelLine) {
  const conversation = { messages: messages!, system, tools };
  const digest = hash('sha256', JSON.stringify(conversation), 'hex');
  const traceId = digest.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5');
  try {
    await client.createTrace({ ...conversation, id: traceId });
    return { traceId, isNew: true };
  } catch (error) {
    if (error instanceof DeemsterError && error.status === 409) return { traceId, isNew: false };
    throw error;
  }
}
