interface Node {
  span: string;
  parent?: string;
}

/**
 * Finds ancestors of a trace's spans. A trace whose spans are each other's parents is cut where the circle closes.
 * @returns the parent of each span that has one in this trace
 */
export function parentsOf<Span extends Node>(spans: readonly Span[]): ReadonlyMap<Span, Span> {
  const byId = new Map(spans.map((span) => [span.span, span]));
  const parents = new Map<Span, Span>();
  for (const span of spans) {
    const parent = span.parent === undefined ? undefined : byId.get(span.parent);
    if (parent && parent !== span) parents.set(span, parent);
  }
  const done = new Set<Span>();
  for (const span of spans) {
    const path = new Set<Span>();
    let current: Span | undefined = span;
    while (current && !done.has(current)) {
      path.add(current);
      const parent = parents.get(current);
      if (parent && path.has(parent)) parents.delete(current);
      current = parents.get(current);
    }
    for (const one of path) done.add(one);
  }
  return parents;
}

/**
 * Makes the function that returns a span's nearest ancestor with a property; undefined if it has none. Each span is visited
 * once, however deep it lies.
 */
export function nearest<Span>(parents: ReadonlyMap<Span, Span>, has: (span: Span) => boolean) {
  const known = new Map<Span, Span | undefined>();
  return (span: Span): Span | undefined => {
    const path: Span[] = [];
    let current: Span | undefined = span;
    let found: Span | undefined;
    while (current) {
      if (known.has(current)) {
        found = known.get(current);
        break;
      }
      path.push(current);
      const parent = parents.get(current);
      if (parent && has(parent)) {
        found = parent;
        break;
      }
      current = parent;
    }
    for (const one of path) known.set(one, found);
    return found;
  };
}
