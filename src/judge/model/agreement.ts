import { holdsMarked, markedObject, UnusableReply } from './marked-object.ts';

/**
 * Refuses a reply of several texts, such as content beside a tool call, whose verdicts differ. Prose beside a verdict is allowed.
 * @param label The label of the verdict that is read.
 * @param beside The other texts.
 * @throws UnusableReply
 */
export function assertAgreement(label: string, beside: readonly string[], mark: string): void {
  for (const text of beside) {
    const other = holdsMarked(text, mark) ? markedObject(text, mark).fields : wholeObject(text);
    // Some models write a digit as a number.
    if ('label' in other && String(other.label) !== label)
      throw new UnusableReply('it holds several verdicts that differ');
  }
}

const FENCED = /^```\w*\n([\s\S]*)\n```$/;

/** The fields of a text that is only a JSON object without the mark; none for any other text. */
function wholeObject(text: string): object {
  const trimmed = text.trim();
  try {
    const value: unknown = JSON.parse(FENCED.exec(trimmed)?.[1] ?? trimmed);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
