import { NotFoundError } from '../../../client/index.ts';
import { shownText } from '../../evaluator-file.ts';
import { faultLine, type Service } from '../../service-client.ts';
import { UsageError } from '../../usage-error.ts';
import type { Evaluator } from '../evaluators.ts';

/** Finds the evaluators that a service stores, each once and in its newest version. */
export function storedEvaluators(service: Service) {
  const found = new Map<string, Promise<Evaluator>>();

  async function find(name: string): Promise<Evaluator> {
    try {
      const { version, ...settings } = await service.client.evaluators.get(name);
      return { name, version, criterion: settings.evaluation_criteria, modelCore: settings.model_core };
    } catch (error) {
      const isMissing = error instanceof NotFoundError;
      throw new UsageError(
        isMissing ? `${service.baseUrl} has no evaluator ${shownText(name)}.` : faultLine(error, service),
      );
    }
  }

  /** @throws UsageError if there is none */
  return (name: string): Promise<Evaluator> => {
    const known = found.get(name) ?? find(name);
    found.set(name, known);
    return known;
  };
}
