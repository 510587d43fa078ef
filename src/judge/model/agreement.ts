import { holdsMarked, markedObject, UnusableReply } from './marked-object.ts';

/**
 * Refuses a reply of several texts, such as content beside a call, whose verdicts differ. Prose beside a verdict is none.
 * @param label Of the verdict that is read.
 * @param beside The other texts.
 * @throws UnusableReply
 */
export function assertAgreement(label: string, beside: readonly string[], mark: string): void {
  for (const text of beside) {
    const other = holdsMarked(text, mark) ? markedObject(text, mark).fields : wholeObject(text);
    // A digit may come as a number.
    if ('label' in other && String(other.label) !== label)
      throw new UnusableReply('it holds several verdicts that differ');
  }
}

const FENCED = /^```\w*\n([\s\S]*)\n```$/;

/** The fields of a text that is nothing but a JSON object, though without the mark; none where it is anything else. */
function wholeObject(text: string): object {
  const trimmed = text.trim();
  try {
    const value: unknown = JSON.parse(FENCED.exec(trimmed)?.[1] ?? trimmed);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
