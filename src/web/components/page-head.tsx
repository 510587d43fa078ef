import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';

/** Names the browser's tab. */
export function useTitle(title: string): void {
  // Before painting, so that the tab and the heading say the same.
  useLayoutEffect(() => {
    document.title = `${title} · Deemster`;
  }, [title]);
}

interface PageHeadProps {
  /** The heading, and the name of the browser's tab. */
  title: string;
  /** A link back, above the heading. */
  crumb?: ComponentChildren;
  /** Below the heading. */
  children?: ComponentChildren;
  /** Buttons beside the heading. */
  actions?: ComponentChildren;
}

/** The head of a page: what it is about, and what can be done with it. */
export function PageHead({ title, crumb, children, actions }: PageHeadProps) {
  useTitle(title.length > 60 ? `${title.slice(0, 59)}…` : title);
  return (
    <div class="page-head">
      <div class="page-head__main">
        {crumb}
        <h1 class="clamp" dir="auto">
          {title}
        </h1>
        {children}
      </div>
      {actions && <div class="btn-row">{actions}</div>}
    </div>
  );
}
