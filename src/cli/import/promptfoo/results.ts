import { answerMessage, conversationOf, messagesOfPrompt } from '../conversation.ts';
import { draftFor, type Fields, type Imported, isFields, type Label, listOf, textOf } from '../imported.ts';
import { readAssertions } from './test-case.ts';

/** `failureReason` of a result that has no answer. */
const ERROR = 2;

/** The cases of promptfoo's results: one per answer. */
export function resultCases(results: unknown[]): Imported {
  const imported: Imported = { cases: [], leftOut: [] };
  const readable = results.filter(isFields);
  const name = caseNames(readable);
  for (const result of readable) {
    const where = name(result);
    const answer = answerMessage(outputOf(result));
    if (!answer || result.failureReason === ERROR) {
      const why = (textOf(result.error) ?? 'It is missing').split('\n', 1)[0]!.slice(0, 200);
      imported.leftOut.push({ what: 'result', why: `No answer, so no score: ${why}`, where });
      continue;
    }
    const { criteria, leftOut } = readAssertions(assertionsOf(result), varsOf(result), where);
    imported.leftOut.push(...leftOut);
    const labels = labelsOf(result);
    imported.cases.push({
      id: where,
      conversation: conversationOf([...messagesOfPrompt(fieldsOf(result.prompt).raw ?? result.prompt), answer]),
      isAnswered: true,
      criteria: [...criteria, ...labels.map(({ evaluator }) => draftFor(evaluator))],
      labels,
      verdicts: verdictsOf(result),
    });
  }
  return imported;
}

const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {});

const outputOf = (result: Fields): unknown => fieldsOf(result.response ?? result.providerResponse).output;

const varsOf = (result: Fields): Fields => ({ ...fieldsOf(fieldsOf(result.testCase).vars), ...fieldsOf(result.vars) });

const componentsOf = ({ gradingResult }: Fields): Fields[] =>
  listOf(fieldsOf(gradingResult).componentResults).filter(isFields);

/** Older results have the assertions only beside their verdicts. */
const assertionsOf = (result: Fields): unknown =>
  fieldsOf(result.testCase).assert ??
  componentsOf(result).flatMap(({ assertion }) =>
    isFields(assertion) && assertion.type !== 'human' ? [assertion] : [],
  );

/** People's verdicts, given in promptfoo's own pages. */
function labelsOf(result: Fields): Label[] {
  const comment = textOf(fieldsOf(result.gradingResult).comment);
  return componentsOf(result).flatMap(({ assertion, pass }) =>
    isFields(assertion) && assertion.type === 'human' && typeof pass === 'boolean'
      ? [{ evaluator: 'human', label: pass, ...(comment !== undefined && { comment }) }]
      : [],
  );
}

const verdictsOf = (result: Fields): object[] =>
  componentsOf(result).flatMap(({ assertion, pass, score, reason }) =>
    isFields(assertion) && assertion.type !== 'human'
      ? [{ type: assertion.type, metric: assertion.metric, pass, score, reason }]
      : [],
  );

/** `test 1`, with the prompt and the provider if there are several. */
function caseNames(results: Fields[]): (result: Fields) => string {
  const providerOf = ({ provider }: Fields) =>
    String(isFields(provider) ? (textOf(provider.label) ?? provider.id) : provider);
  const isOne = (read: (result: Fields) => unknown) => new Set(results.map(read)).size <= 1;
  const [isOnePrompt, isOneProvider] = [
    isOne(({ promptIdx, prompt }) => promptIdx ?? fieldsOf(prompt).label),
    isOne(providerOf),
  ];
  const used = new Map<string, number>();
  return (result) => {
    const { testIdx, promptIdx } = result;
    const test = typeof testIdx === 'number' ? testIdx + 1 : results.indexOf(result) + 1;
    const name = [
      `test ${test}`,
      ...(isOnePrompt || typeof promptIdx !== 'number' ? [] : [`prompt ${promptIdx + 1}`]),
      ...(isOneProvider ? [] : [providerOf(result)]),
    ].join(', ');
    const before = used.get(name) ?? 0;
    used.set(name, before + 1);
    return before === 0 ? name : `${name} (${before + 1})`;
  };
}
