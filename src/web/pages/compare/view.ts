/** What is compared with what: two runs, two versions of an evaluator, or two judges. */
export const kinds = { runs: 'Two runs', versions: 'Two versions', judges: 'Two judges' } as const;
export type Kind = keyof typeof kinds;

export const changes = { regressed: 'Regressed', improved: 'Improved', same: 'Same' } as const;

/** The same between judges and versions, where a lower score is not worse. */
export const judgeChanges = { regressed: 'Only A passes', improved: 'Only B passes', same: 'Same' } as const;

/** What the page shows. Everything is in the address, so that it can be kept and shared. */
export interface View {
  of: Kind;
  /** Two runs. */
  base?: string | undefined;
  candidate?: string | undefined;
  /** The run whose traces two judges judged. */
  run?: string | undefined;
  /** The evaluator of the versions, or of the judges. */
  evaluator?: string | undefined;
  base_version?: number | undefined;
  /** Of two judges, the version of both. */
  candidate_version?: number | undefined;
  base_judge?: string | undefined;
  candidate_judge?: string | undefined;
  /** Undefined: all that changed. */
  change?: keyof typeof changes | undefined;
  /** From 0 to 1. */
  min_difference?: number | undefined;
  /** Only the cases of this one: an evaluator's name, or a criterion. */
  criterion?: string | undefined;
  /** The case that is open: of either side, the ids of the trace and of the evaluation. */
  a?: string | undefined;
  b?: string | undefined;
}

/** Reads an address's query. What has no valid value is ignored. */
export function readView(query: URLSearchParams): View {
  const text = (name: keyof View) => query.get(name) || undefined;
  const version = (name: keyof View) => {
    const value = Number(text(name));
    return Number.isInteger(value) && value > 0 ? value : undefined;
  };
  const one = <Names extends object>(name: keyof View, names: Names) => {
    const value = text(name);
    return value !== undefined && Object.hasOwn(names, value) ? (value as keyof Names) : undefined;
  };
  const ids = (name: 'a' | 'b') => {
    const value = text(name);
    return value && /^[\w-]{36}\.[\w-]{36}$/.test(value) ? value : undefined;
  };
  const difference = Number(text('min_difference'));
  return {
    of: one('of', kinds) ?? 'runs',
    base: text('base'),
    candidate: text('candidate'),
    run: text('run'),
    evaluator: text('evaluator')?.slice(0, 255),
    base_version: version('base_version'),
    candidate_version: version('candidate_version'),
    base_judge: text('base_judge'),
    candidate_judge: text('candidate_judge'),
    change: one('change', changes),
    min_difference: difference > 0 && difference <= 1 ? difference : undefined,
    criterion: text('criterion'),
    a: ids('a'),
    b: ids('b'),
  };
}

/** The address of the page with this view. */
export function hrefOfView({ of, ...others }: View): string {
  const query = new URLSearchParams(of === 'runs' ? {} : { of });
  for (const [name, value] of Object.entries(others)) if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `/compare?${query}` : '/compare';
}

/** The comparison of two runs. */
export const hrefOfRuns = (base: string, candidate: string): string => hrefOfView({ of: 'runs', base, candidate });

/** The same comparison without a choice of cases. */
export const withoutCases = (view: View): View => ({
  ...view,
  change: undefined,
  min_difference: undefined,
  criterion: undefined,
  a: undefined,
  b: undefined,
});
