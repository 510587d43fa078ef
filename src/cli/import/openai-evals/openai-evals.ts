import { UsageError } from '../../usage-error.ts';
import { answerMessage, conversationOf, isMessages, messagesOfPrompt } from '../conversation.ts';
import { type Fields, type Imported, isFields, textOf } from '../imported.ts';
import { readGrader } from './graders.ts';

/**
 * Reads evals, runs and output items, as the API of OpenAI's hosted Evals returned them. The graders' verdicts are kept as data.
 * @throws UsageError if there are no output items
 */
export function readOpenAiEvals(values: unknown[]): Imported {
  const objects = values.flatMap(objectsIn);
  const evals = new Map(objects.filter(({ object }) => object === 'eval').map((one) => [one.id, one]));
  const items = objects.filter(({ object }) => object === 'eval.run.output_item');
  if (items.length === 0)
    throw new UsageError(
      'There are no output items ("eval.run.output_item"). Of what the dashboard exports, import the configuration and the results with "deemster import promptfoo".',
    );
  const imported: Imported = { cases: [], leftOut: [] };
  const isOneRun = new Set(items.map(({ run_id }) => run_id)).size <= 1;
  for (const [index, item] of items.entries()) {
    const source = item.datasource_item_id ?? item.id ?? index + 1;
    const id = isOneRun ? `item ${source}` : `item ${source}, ${item.run_id}`;
    const sample = isFields(item.sample) ? item.sample : {};
    const answers = outputOf(sample.output);
    if (answers.length === 0) {
      const failure = isFields(sample.error) ? textOf(sample.error.message) : undefined;
      imported.leftOut.push({
        what: 'output item',
        why: `No answer, so no score: ${failure ?? `its status is ${item.status}`}`,
        where: id,
      });
      continue;
    }
    const graders = evals.get(item.eval_id)?.testing_criteria;
    const scope = { item: item.datasource_item, sample: { output_text: undefined } };
    const read = (Array.isArray(graders) ? graders : []).map((grader) => readGrader(grader, scope));
    imported.leftOut.push(...read.flatMap((one) => ('why' in one ? [{ ...one, where: id }] : [])));
    imported.cases.push({
      id,
      conversation: conversationOf([...messagesOfPrompt(sample.input), ...answers]),
      isAnswered: true,
      criteria: read.flatMap((one) => ('why' in one ? [] : [one])),
      labels: [],
      verdicts: (Array.isArray(item.results) ? item.results.filter(isFields) : []).map(({ name, passed, score }) => ({
        name,
        passed,
        score,
      })),
    });
  }
  const unknown = new Set(items.map(({ eval_id }) => eval_id).filter((id) => !evals.has(id)));
  for (const id of unknown)
    imported.leftOut.push({
      what: 'graders',
      why: 'The eval is not in these files; save GET /v1/evals/ID, too',
      where: String(id),
    });
  return imported;
}

/** Objects of the API: alone, in lists, in pages, and one per line. */
const objectsIn = (value: unknown): Fields[] =>
  Array.isArray(value)
    ? value.flatMap(objectsIn)
    : isFields(value)
      ? Array.isArray(value.data)
        ? value.data.flatMap(objectsIn)
        : [value]
      : [];

/** The answer's messages; a message without content is no answer. */
const outputOf = (output: unknown): Fields[] =>
  (isMessages(output) ? output : [])
    .map((message) => ('content' in message || 'tool_calls' in message ? message : undefined))
    .map(answerMessage)
    .filter((message) => message !== undefined);
