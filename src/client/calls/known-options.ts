import type { EvaluateOptions, EvaluateTraceOptions, EvaluationOptions } from '../options.ts';

type Names<Options> = Record<keyof Options, true>;

const ofBoth: Names<EvaluationOptions> = {
  criteria: true,
  block: true,
  tags: true,
  dataRetention: true,
  settle: true,
  signal: true,
  timeout: true,
};

/** The options of each call. A wrong name must not be passed over: it may be that of `dataRetention`. */
const known = {
  evaluate: {
    ...ofBoth,
    messages: true,
    evaluatorName: true,
    system: true,
    tools: true,
    result: true,
    evaluateLatest: true,
    explanationCleaning: true,
    traceId: true,
  } satisfies Names<EvaluateOptions>,
  evaluateTrace: {
    ...ofBoth,
    trace: true,
    modelCore: true,
    evaluateLatest: true,
  } satisfies Names<EvaluateTraceOptions>,
};

/** @throws TypeError for an option that the call does not have */
export function checkNames(call: keyof typeof known, options: object): void {
  if (typeof options !== 'object' || options === null) throw new TypeError(`${call} takes an object of options.`);
  const unknown = Object.entries(options).find(
    ([name, value]) => value !== undefined && !Object.hasOwn(known[call], name),
  );
  if (unknown) throw new TypeError(`${call} has no option ${unknown[0]}.`);
}
