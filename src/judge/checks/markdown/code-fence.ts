/** A text without the code fence around the whole of it. */
export function withoutFence(text: string): string {
  const trimmed = text.trim();
  const fence = ['```', '~~~'].find((mark) => trimmed.startsWith(mark) && trimmed.endsWith(mark));
  if (fence === undefined || trimmed.length < 2 * fence.length) return text;
  // The language stands on the line of the opening fence.
  return trimmed.slice(fence.length, -fence.length).replace(/^[^\S\r\n]*[\w+-]*[^\S\r\n]*(?=[\r\n])|^json\b/iu, '');
}
