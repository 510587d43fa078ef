import type { ReadCriterion } from '../../in-process.ts';
import { toRow } from '../evaluate/row-content.ts';
import { UsageError } from '../usage-error.ts';
import { type Criterion, draftFor, type Fields, type Imported, type ImportedCase, type LeftOut } from './imported.ts';
import { prove, withoutPlaceholders } from './prove.ts';

export interface ImportedEvaluator {
  name: string;
  sentence: string;
  isExact: boolean;
  description: string | null;
}

/** What an import writes. */
export interface Outcome {
  /** Every answer, or question, once. */
  rows: Fields[];
  /** What judges every row. */
  evaluators: ImportedEvaluator[];
  /** Rows with a sentence of their own. */
  cases: { row: Fields; isExact: boolean }[];
  labels: Fields[];
  leftOut: LeftOut[];
  /** Questions that are still to be answered. */
  unanswered: number;
}

interface Read {
  sentence: string;
  isExact: boolean;
  criterion: Criterion;
}

/** Proves every criterion, and divides them into those of all cases and those of one. */
export function outcomeOf(imported: Imported, readCriterion: ReadCriterion): Outcome {
  const leftOut = [...imported.leftOut];
  const cases = imported.cases.filter((one) => {
    const why = faultOf(one);
    if (why !== undefined) leftOut.push({ what: 'answer', why, where: one.id });
    return why === undefined;
  });
  const read = new Map(cases.map((one) => [one, readCriteria(one, readCriterion, leftOut)]));
  const isDraftOfLabels = new Set(cases.flatMap(({ labels }) => labels.map(({ evaluator }) => draftOf(evaluator))));
  const counts = new Map<string, number>();
  for (const list of read.values())
    for (const sentence of new Set(list.map((one) => one.sentence)))
      counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
  const isOfAll = ({ sentence }: Read) => counts.get(sentence) === cases.length || isDraftOfLabels.has(sentence);
  const evaluators = named([...read.values()].flat().filter(isOfAll));
  return {
    rows: cases.map(rowOf),
    evaluators: [...evaluators.values()],
    cases: cases.flatMap((one) =>
      read
        .get(one)!
        .filter((criterion) => !isOfAll(criterion))
        .map(({ sentence, isExact }) => ({
          row: { ...rowOf({ ...one, verdicts: [] }), evaluation_criteria: withoutPlaceholders(sentence) },
          isExact,
        })),
    ),
    labels: cases.flatMap(({ id, conversation, labels }) =>
      // By the evaluator's sentence, because its name may have been taken by another one.
      labels.map((label) => ({
        id,
        ...label,
        evaluator: evaluators.get(draftOf(label.evaluator))!.name,
        ...withoutNulls(conversation),
      })),
    ),
    leftOut,
    unanswered: cases.filter(({ isAnswered }) => !isAnswered).length,
  };
}

function readCriteria(one: ImportedCase, readCriterion: ReadCriterion, leftOut: LeftOut[]): Read[] {
  return one.criteria.flatMap((criterion) => {
    const proved = prove(criterion, readCriterion);
    if ('sentence' in proved) return [{ ...proved, criterion }];
    leftOut.push({ what: criterion.what, why: proved.why, where: one.id });
    return [];
  });
}

/** The sentence of the draft for people's annotations of a name. */
const draftOf = (name: string): string => draftFor(name).sentences[0]!.text;

/** By sentence, each once; a name that is taken gets a number. */
function named(all: Read[]): Map<string, ImportedEvaluator> {
  const evaluators = new Map<string, ImportedEvaluator>();
  const names = new Set<string>();
  for (const { sentence, isExact, criterion } of all) {
    if (evaluators.has(sentence)) continue;
    // Two dots at most are no name, because no address can hold them.
    const base = [
      ...criterion.name
        .replace(/^\.{1,2}$/, 'criterion')
        .replaceAll('\0', '')
        .toWellFormed(),
    ]
      .slice(0, 200)
      .join('');
    let name = base;
    for (let next = 2; names.has(name); next++) name = `${base} ${next}`;
    names.add(name);
    evaluators.set(sentence, {
      name,
      sentence: withoutPlaceholders(sentence),
      isExact,
      description: criterion.description ?? null,
    });
  }
  return evaluators;
}

/** A question and its answer as two columns, where that says everything; otherwise all messages. */
function rowOf({ id, conversation, isAnswered, verdicts }: ImportedCase): Fields {
  const { messages, system, tools } = conversation;
  const [question, answer] = messages;
  const isPlain =
    messages.length === (isAnswered ? 2 : 1) &&
    question?.role === 'user' &&
    [question, ...(answer ? [answer] : [])].every(
      (message) => Object.keys(message).length === 2 && typeof message.content === 'string',
    );
  return {
    id,
    ...(isPlain ? { input: question!.content, ...(answer && { output: answer.content }) } : { messages }),
    ...withoutNulls({ system, tools }),
    ...(verdicts.length > 0 && { imported_verdicts: verdicts }),
  };
}

const withoutNulls = (fields: object): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** Why "deemster evaluate" would not judge an answer. */
function faultOf(one: ImportedCase): string | undefined {
  if (!one.isAnswered) return undefined;
  const { content, tool_calls, function_call, refusal } = one.conversation.messages.at(-1)!;
  if ((content ?? tool_calls ?? function_call ?? refusal ?? null) === null)
    return 'It has neither a text nor a tool call';
  try {
    toRow(rowOf(one), one.id, {});
    return undefined;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    return error.message.replace(`${one.id}: `, '').replace(/\.$/, '');
  }
}
