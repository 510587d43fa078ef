import type { Schemas } from '../../api/client.ts';
import type { Side } from './draft.ts';

/** What an address asks the playground for. A conversation is in it only as the id of its trace. */
export interface Asked {
  trace: string | undefined;
  /** Evaluations of the trace, whose criteria and results are shown. */
  evaluations: readonly string[];
  /** Undefined: those of the evaluations, or what was there. */
  sides: { criterion: string; core: Schemas['ModelCore'] | undefined }[] | undefined;
}

/** A longer criterion is left out of the address, in UTF-16 code units. */
const longest = 2000;
const names = [
  ['criterion', 'core', 'evaluation'],
  ['criterion2', 'core2', 'evaluation2'],
] as const;

export function readAddress(query: URLSearchParams): Asked {
  const sides = names
    .filter((own) => own.slice(0, 2).some((name) => query.has(name)))
    .map(([criterion, core]) => ({
      criterion: query.get(criterion) ?? '',
      core: (query.get(core) as Schemas['ModelCore'] | null) ?? undefined,
    }));
  return {
    trace: query.get('trace') ?? undefined,
    evaluations: names.flatMap(([, , evaluation]) => query.getAll(evaluation)),
    sides: sides.length > 0 ? sides : undefined,
  };
}

/** The address of what is on the page. */
export function hrefOf({ trace, sides }: { trace: { id: string } | undefined; sides: readonly Side[] }): string {
  const query = new URLSearchParams(trace && { trace: trace.id });
  for (const [at, { criterion, core, result }] of sides.entries()) {
    const [criterionName, coreName, evaluationName] = names[at]!;
    if (criterion !== '' && criterion.length <= longest) query.set(criterionName, criterion);
    if (core) query.set(coreName, core);
    if (trace && result?.stored?.traceId === trace.id && result.criterion === criterion && result.core === core)
      query.set(evaluationName, result.stored.evaluation.id);
  }
  const text = query.toString();
  return text ? `/try?${text}` : '/try';
}
