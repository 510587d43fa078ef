import { called, type Service } from '../service-client.ts';
import { caseText, verdictText } from './case-text.ts';
import type { Case } from './session.ts';

interface Suggested {
  trace_id: string;
  evaluation_id: string;
}

const atATime = 20;
/** The most that the service suggests at once. */
const mostSuggested = 100;

/**
 * Responses of a service that are most useful to label; the labels are stored there.
 * @returns a function for the next one
 * @throws UsageError if the service does not answer as it should
 */
export function serviceCases(service: Service, evaluator: string, author: string | undefined) {
  const shown = new Set<string>();
  const waiting: Suggested[] = [];
  let labels = 0;

  async function suggest(): Promise<void> {
    // What was skipped is suggested again.
    const limit = Math.min(mostSuggested, atATime + shown.size - labels);
    const { suggestions } = await called(service, ({ evaluators }) =>
      evaluators.suggestLabels(evaluator, { limit, author }),
    );
    waiting.push(...suggestions.filter(({ evaluation_id }) => !shown.has(evaluation_id)));
  }

  return async function next(): Promise<Case | undefined> {
    for (;;) {
      if (waiting.length === 0) await suggest();
      const one = waiting.shift();
      if (!one) return undefined;
      shown.add(one.evaluation_id);
      const found = await caseOf(one);
      // Otherwise it was deleted meanwhile.
      if (found) return found;
    }
  };

  async function caseOf({ trace_id, evaluation_id }: Suggested): Promise<Case | undefined> {
    const trace = await called(service, (client) => client.trace(trace_id));
    const evaluation = trace.evaluations.find(({ id }) => id === evaluation_id);
    if (!evaluation) return undefined;
    const { conversation, responses, agent } = evaluation.sub_trace.subject;
    return {
      criterion: evaluation.criteria,
      text: caseText({ criterion: evaluation.criteria, conversation: conversation ?? trace.trace, responses, agent }),
      verdict: verdictText(evaluation),
      async store({ label, score }, comment) {
        const { id } = await called(service, (client) => client.label(evaluation_id, label, { score, author }));
        if (comment !== '') await called(service, (client) => client.comment(trace_id, comment));
        labels += 1;
        return async () => {
          await called(service, (client) => client.withdrawLabel(id));
          labels -= 1;
        };
      },
    };
  }
}
