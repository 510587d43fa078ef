/** A text without the code fence around the whole of it. */
export function withoutFence(text: string): string {
  const trimmed = text.trim();
  const fence = ['```', '~~~'].find((mark) => trimmed.startsWith(mark) && trimmed.endsWith(mark));
  if (fence === undefined || trimmed.length < 2 * fence.length) return text;
  // The language stands on the line of the opening fence.
  return trimmed.slice(fence.length, -fence.length).replace(/^[^\S\r\n]*[\w+-]*[^\S\r\n]*(?=[\r\n])|^json\b/iu, '');
}

/** What stands in a fence around the whole of a text that names no language of code: it may be prose. Undefined where there is none. */
export function fencedProse(text: string): string | undefined {
  if (!/^\s*(?:`{3,}|~{3,})[^\S\r\n]*(?:te?xt|plain(?:text)?|markdown|md)?[^\S\r\n]*[\r\n]/iu.test(text))
    return undefined;
  const within = withoutFence(text);
  return within === text || /```|~~~/u.test(within) ? undefined : within;
}
