import type { components } from '../../../generated/openapi.d.ts';
import { assertJudgeable, type EarlierCase, faultsOfMessages, type ReadCriterion } from '../../in-process.ts';
import { CriterionError } from '../../judge/criterion/criterion-error.ts';

import { nearestName } from '../../nearest-name.ts';
import { contentKey } from '../content-key.ts';
import { jsonFault, parseJson } from '../evaluate/json-fault.ts';
import { linesOf } from '../evaluate/lines.ts';
import { nameOf, readText } from '../evaluate/text-stream.ts';
import { UsageError } from '../usage-error.ts';

type Conversation = components['schemas']['Conversation'];
export type ModelCore = components['schemas']['ModelCore'];

/** An answer to judge. */
export interface Answer {
  /** Hash of the conversation and the criterion: the same for the same content, in any file. */
  key: string;
  conversation: Conversation;
  criterion: string;
  /** What a judge with memory sees of other rows; undefined: it has none. */
  earlier?: EarlierCase[];
}

/** A row of the file: an answer with a person's label, or a pair. */
export type LabelledRow = { number: number; criterion: string } & (
  | { kind: 'label'; answer: Answer /** Deserves to pass. */; label: boolean }
  | { kind: 'rating'; answer: Answer /** 0 to 1. */; label: number }
  | { kind: 'pair'; chosen: Answer; rejected: Answer }
);

export const answersOf = (row: LabelledRow): Answer[] =>
  row.kind === 'pair' ? [row.chosen, row.rejected] : [row.answer];

const fields = ['messages', 'input', 'system', 'tools', 'criterion', 'label', 'chosen', 'rejected'];

interface ReadOptions {
  modelCore: ModelCore;
  readCriterion: ReadCriterion;
}

/**
 * Reads labelled rows (JSONL; empty lines are skipped).
 * @param file A path, or `-` for standard input.
 * @throws UsageError that names the file and the line
 */
export async function readRows(file: string, options: ReadOptions): Promise<LabelledRow[]> {
  const rows: LabelledRow[] = [];
  for await (const { number, text } of linesOf(readText(file))) {
    const location = `${nameOf(file)}, line ${number}`;
    if (text === null) throw new UsageError(`${location} is too long to be a row.`);
    if (text.trim() === '') continue;
    const { value, error } = parseJson(text);
    if (error !== undefined) throw new UsageError(jsonFault(text, error, location));
    try {
      rows.push(readRow(value, number, options));
    } catch (fault) {
      if (fault instanceof UsageError || fault instanceof CriterionError)
        throw new UsageError(`${location}: ${fault.message}`);
      throw fault;
    }
  }
  if (rows.length === 0) throw new UsageError(`${nameOf(file)} contains no row.`);
  return rows;
}

function readRow(value: unknown, number: number, { modelCore, readCriterion }: ReadOptions): LabelledRow {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw new UsageError('This is not a row. Give an object with "messages", "criterion" and "label".');
  const row = value as Record<string, unknown>;
  for (const name of Object.keys(row)) {
    const field = fields.includes(name) || row[name] === null ? undefined : nearestName(name, fields);
    if (field) throw new UsageError(`"${name}" would be ignored. Is it meant as "${field}"? Rename or remove it.`);
  }
  const { criterion, label, chosen, rejected } = row;
  if (typeof criterion !== 'string') throw new UsageError('The row has no "criterion", which must be a string.');
  const compiled = readCriterion(criterion);
  assertJudgeable(compiled, { modelCore, evaluateLatest: true });
  const isPair = chosen !== undefined || rejected !== undefined;
  if (isPair && label !== undefined)
    throw new UsageError('The row has both "label" and a pair. Remove "label", or "chosen" and "rejected".');
  if (isPair) {
    if (typeof chosen !== 'string' || typeof rejected !== 'string')
      throw new UsageError('"chosen" and "rejected" must both be strings.');
    const before = inputOf(row);
    const one = (content: string) => answerOf(row, [...before, { role: 'assistant', content }], criterion);
    return { kind: 'pair', number, criterion, chosen: one(chosen), rejected: one(rejected) };
  }
  const answer = answerOf(row, row.messages, criterion);
  if (typeof label === 'boolean') return { kind: 'label', number, criterion, answer, label };
  if (typeof label !== 'number' || !(label >= 0 && label <= 1))
    throw new UsageError('"label" must be true or false (the answer deserves to pass), or a number from 0 to 1.');
  if (compiled.scale === 'graded') return { kind: 'rating', number, criterion, answer, label };
  if (label !== 0 && label !== 1)
    throw new UsageError(`"label" is ${label}, but ${compiled.prefix} passes or fails. Give true or false.`);
  return { kind: 'label', number, criterion, answer, label: label === 1 };
}

/** The conversation before the answers of a pair. */
function inputOf({ input, messages }: Record<string, unknown>): Record<string, unknown>[] {
  if ((input === undefined) === (messages === undefined))
    throw new UsageError('A pair has either "input" (a string) or "messages" before its answers.');
  if (input !== undefined && typeof input !== 'string') throw new UsageError('"input" must be a string.');
  if (input !== undefined) return [{ role: 'user', content: input }];
  if (!Array.isArray(messages)) throw new UsageError('"messages" must be a list.');
  return messages;
}

function answerOf({ system = null, tools = null }: Record<string, unknown>, messages: unknown, criterion: string) {
  if (!Array.isArray(messages) || messages.length === 0)
    throw new UsageError('The row has no "messages", which must be a list that ends with the answer.');
  if (system !== null && typeof system !== 'string') throw new UsageError('"system" must be a string.');
  if (tools !== null && !Array.isArray(tools)) throw new UsageError('"tools" must be a list of objects.');
  const conversation = { messages, system, tools } as Conversation;
  const [fault] = faultsOfMessages(conversation, true);
  if (fault) throw new UsageError(`${fault.loc.slice(1).join('.')}: ${fault.msg}`);
  return { key: contentKey(conversation, criterion), conversation, criterion };
}
