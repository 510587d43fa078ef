import type { ComponentType } from 'preact';

export interface Page {
  /** As preact-iso matches it. */
  path: string;
  /** Its name in the navigation; undefined: it is not there. */
  name?: string;
  load: () => Promise<{ default: ComponentType }>;
}

/**
 * The pages. A new one needs a row here, a folder below pages/ with a default export, and its first path segment in
 * `pagePaths` of src/server/pages.ts.
 */
export const pages: Page[] = [
  { path: '/traces', name: 'Traces', load: () => import('../pages/traces/traces.tsx') },
  { path: '/traces/:id', load: () => import('../pages/trace/trace.tsx') },
  { path: '/review', name: 'Review', load: () => import('../pages/review/review.tsx') },
  { path: '/insights', name: 'Insights', load: () => import('../pages/insights/insights.tsx') },
  { path: '/compare', name: 'Compare', load: () => import('../pages/compare/compare.tsx') },
  { path: '/try', name: 'Playground', load: () => import('../pages/try/try.tsx') },
  { path: '/evaluators', name: 'Evaluators', load: () => import('../pages/evaluators/evaluators.tsx') },
  { path: '/evaluators/:name', load: () => import('../pages/evaluator/evaluator.tsx') },
  { path: '/rules', name: 'Rules', load: () => import('../pages/rules/rules.tsx') },
];

/** Where somebody lands who asks for no page. */
export const home = '/traces';

/** Whether an address is one of ours, so that a click on a link to it loads nothing. */
export const ownAddress = new RegExp(
  `^(/|${[...new Set(pages.map(({ path }) => path.split('/')[1]!))].map((first) => `/${first}(/[^?#]*)?`).join('|')})([?#]|$)`,
);

/** Whether a path can be matched: a broken % escape names nothing, and preact-iso would throw on it. */
export function isReadable(path: string): boolean {
  try {
    return Boolean(decodeURIComponent(path));
  } catch {
    return false;
  }
}
