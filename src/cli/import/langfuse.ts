import { UsageError } from '../usage-error.ts';
import { answerMessage, conversationOf, isMessages, messagesOfPrompt } from './conversation.ts';
import { draftFor, type Fields, type Imported, type ImportOptions, isFields, textOf } from './imported.ts';
import { labelsOf } from './people.ts';

/** Observations that are a model's call, or a whole trace. Others are steps of a program. */
const ANSWERING: ReadonlySet<unknown> = new Set(['GENERATION', 'AGENT', 'CHAIN', undefined]);

/**
 * Reads Langfuse's exports: observations or traces, and scores in a file of their own or inside traces. A person's score of
 * two values becomes a label; those of evaluators and programs stay what they are.
 * @throws UsageError if there is neither a trace nor an observation
 */
export function readLangfuse(values: unknown[], { reversed }: ImportOptions): Imported {
  const records = values.flatMap(recordsOf).map(fromCells);
  const scores = records.flatMap((one) => (isScore(one) ? [one] : scoresIn(one)));
  const answers = records.filter((one) => !isScore(one) && isKnown(one));
  if (answers.length === 0)
    throw new UsageError(
      'There are no traces or observations (with "input" and "output") to which scores could belong. Give their file, too.',
    );
  const annotations = new Set(scores.filter(({ source }) => source === 'ANNOTATION').map(({ name }) => String(name)));
  const imported: Imported = { cases: [], leftOut: [], annotations };
  const used = new Set<Fields>();
  const ids = new Set<string>();
  for (const [index, one] of answers.entries()) {
    const id = textOf(one.id) ?? `row ${index + 1}`;
    if (ids.has(id)) {
      imported.leftOut.push({ what: 'observation', why: 'Another one before it has the same id', where: id });
      continue;
    }
    ids.add(id);
    const answer = answerMessage(outputOf(one.output));
    if (!answer || !ANSWERING.has(one.type)) {
      const why = answer
        ? `It is a step of the type ${one.type}, not an answer`
        : `It has no output${one.level === 'ERROR' ? ': the call failed' : ''}`;
      imported.leftOut.push({ what: 'observation', why, where: id });
      continue;
    }
    const own = scores.filter((score) => belongs(score, one));
    for (const score of own) used.add(score);
    const all = own.filter(({ source }) => source === 'ANNOTATION');
    // What was said of the answer itself counts more than what was said of the whole trace.
    const people = all.filter(
      (score) => !isOfTrace(score) || !all.some((other) => other.name === score.name && !isOfTrace(other)),
    );
    for (const score of all)
      if (!people.includes(score))
        imported.leftOut.push({
          what: `score "${score.name}"`,
          why: 'It is about the whole trace, and the answer has one of its own with this name',
          where: String(score.id ?? score.trace_id),
        });
    const { labels, leftOut } = labelsOf(
      people.map((score) => annotationOf(score, id)),
      reversed,
    );
    imported.leftOut.push(...leftOut);
    imported.cases.push({
      id,
      conversation: { ...conversationOf([...questionOf(one.input), answer]), ...toolsOf(one.input) },
      isAnswered: true,
      criteria: labels.map(({ evaluator }) => draftFor(evaluator)),
      labels,
      verdicts: own
        .filter(({ source }) => source !== 'ANNOTATION')
        .map(({ name, source, value, string_value, comment }) => ({ name, source, value, string_value, comment })),
    });
  }
  for (const one of values.flatMap(listedIn))
    if (!isFields(one) || !isKnown(snake(one)))
      imported.leftOut.push({
        what: 'record',
        why: 'It is neither an observation or trace with "input" and "output", nor a score',
        where: JSON.stringify(one).slice(0, 100),
      });
  for (const score of scores)
    if (!used.has(score))
      imported.leftOut.push({
        what: `score "${score.name}"`,
        why: 'The answer that it is about is not in these files',
        where: String(score.id ?? score.trace_id),
      });
  return imported;
}

const recordsOf = (value: unknown): Fields[] => listedIn(value).filter(isFields).map(snake);

const listedIn = (value: unknown): unknown[] =>
  Array.isArray(value)
    ? value.flatMap(listedIn)
    : isFields(value) && Array.isArray(value.data)
      ? listedIn(value.data)
      : [value];

const isKnown = (one: Fields): boolean => isScore(one) || ('input' in one && 'output' in one);

/** The API writes `traceId`, exports write `trace_id`. */
const snake = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  );

/** In CSV, and in some exports, inputs and outputs are JSON text. */
const fromCells = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      name,
      name === 'input' || name === 'output' ? parsed(value) : value,
    ]),
  );

function parsed(value: unknown): unknown {
  if (typeof value !== 'string' || !/^\s*(?:[[{"]|null\s*$)/.test(value)) return value === '' ? null : value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

const isScore = (one: Fields): boolean => 'data_type' in one && 'name' in one && !('input' in one);

/** A trace of the API holds its scores. */
const scoresIn = ({ id, scores }: Fields): Fields[] =>
  Array.isArray(scores) ? scores.filter(isFields).map((score) => ({ trace_id: id, ...snake(score) })) : [];

const isOfTrace = (score: Fields): boolean => textOf(score.observation_id) === undefined;

/** A score of an observation is about that one; a score of a trace is about the trace, or else its only observation. */
const belongs = (score: Fields, one: Fields): boolean =>
  isOfTrace(score)
    ? score.trace_id === (one.trace_id ?? one.id) && !textOf(one.parent_observation_id)
    : score.observation_id === one.id;

function annotationOf(score: Fields, where: string) {
  const { name, data_type, value, string_value } = score;
  const comment = textOf(score.comment);
  const author = textOf(score.author_user_id);
  const created_at = textOf(score.created_at) ?? textOf(score.timestamp);
  return {
    name: String(name),
    // 1 on a scale of numbers may be the worst of five.
    value: data_type === 'BOOLEAN' ? (value ?? string_value) : undefined,
    ...(comment !== undefined && { comment }),
    ...(author !== undefined && { author }),
    ...(created_at !== undefined && { created_at }),
    where,
  };
}

/** Inputs of chat models are messages, or an object with messages and tools. */
const questionOf = (input: unknown): Fields[] =>
  messagesOfPrompt(isFields(input) && isMessages(input.messages) ? input.messages : input);

const toolsOf = (input: unknown) => {
  const tools = isFields(input) && Array.isArray(input.tools) && input.tools.every(isFields) ? input.tools : [];
  return tools.length > 0 ? { tools } : {};
};

/** A list of one message is the message. */
const outputOf = (output: unknown): unknown => (isMessages(output) && output.length === 1 ? output[0] : output);
