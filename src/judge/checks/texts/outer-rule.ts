const RULE = /^(?:-{3,}|\*{3,}|_{3,}|={3,}|(?:- ){2,99}-|(?:\* ){2,99}\*)$/u;

/** A text without the rule, such as "---", at an end of it; undefined where there is none. */
export function withoutRule(given: string, side: 'start' | 'end'): string | undefined {
  const text = given.trim();
  const at = side === 'start' ? text.indexOf('\n') : text.lastIndexOf('\n');
  if (at < 0) return undefined;
  const [before, after] = [text.slice(0, at), text.slice(at)];
  return RULE.test((side === 'start' ? before : after).trim()) ? (side === 'start' ? after : before).trim() : undefined;
}

const FENCE = /^\s*(?:`{3,}|~{3,})[^`\n]*$/u;

/** A text without the fence of code at an end of it; undefined where there is none. */
export function withoutFenceLine(given: string, side: 'start' | 'end'): string | undefined {
  const lines = given.trim().split(/\r\n|[\r\n]/u);
  if (!FENCE.test(lines.at(side === 'start' ? 0 : -1)!)) return undefined;
  return (side === 'start' ? lines.slice(1) : lines.slice(0, -1)).join('\n');
}

/** The lines of a text without the fences of code. */
export const withoutFences = (lines: readonly string[]): string[] => lines.filter((line) => !FENCE.test(line));

const TAG = String.raw`[\p{L}_][\w-]{0,40}>`;
const TAGS = {
  start: new RegExp(`^(?:<${TAG}\\s{0,9}){1,4}`, 'u'),
  end: new RegExp(`(?:\\s{0,9}</${TAG}){1,4}$`, 'u'),
};

/** A text without the tags at an end of it: "<answer>Paris</answer>"; undefined where there are none. */
export function withoutTags(given: string, side: 'start' | 'end'): string | undefined {
  const text = given.trim();
  return TAGS[side].test(text) ? text.replace(TAGS[side], '') : undefined;
}
