import { answer, type Subject } from '../conversation.ts';
import { type Check, type CheckResult, resultOf } from './check.ts';
import type { Form } from './form.ts';
import { UNSHOWN } from './markdown/unshown.ts';

const OPEN =
  "Without signs that a reader is not shown, such as a comment, an escape or a link's address, the verdict would be another.";

/** What a form asks and of which parts, and every text in it. */
function saidIn(form: Form): { asks: string[]; texts: string[] } {
  const asks: string[] = [];
  const texts: string[] = [];
  JSON.stringify(form, (key, value: unknown) => {
    if (key === 'tagged' || key === 'code') asks.push(key);
    if (typeof value === 'string') (['ask', 'kind', 'block'].includes(key) ? asks : texts).push(value);
    return value;
  });
  return { asks, texts };
}

/**
 * The same check, which leaves a response to a model where it would find otherwise in the text as a reader is shown it. A criterion
 * that names such a sign itself means the source.
 */
export function alsoAsShown(check: Check, form: Form): Check {
  if (check.reads === 'calls') return check;
  const { asks, texts } = saidIn(form);
  const rules = UNSHOWN.filter(
    ({ hint, exceptFor, onlyFor, within, ofParts }) =>
      !texts.some((text) => hint.test(text)) &&
      (within === undefined || texts.some((text) => within.test(text))) &&
      (ofParts === undefined || asks.some((ask) => ofParts.test(ask))) &&
      asks.every((ask) => !exceptFor?.test(ask) && onlyFor?.test(ask) !== false),
  );
  if (rules.length === 0) return check;
  return {
    ...check,
    run: (subject): CheckResult => {
      const result = check.run(subject);
      if (typeof result.holds !== 'boolean') return result;
      const { index, text } = answer(subject);
      const shown = rules.reduce((given, { hint, shown: by }) => (hint.test(given) ? by(given) : given), text);
      if (shown === text) return result;
      const other = resultOf(check, withText(subject, index, shown));
      return other.holds === result.holds ? result : { holds: 'undecided', reason: OPEN };
    },
  };
}

function withText(subject: Subject, index: number, text: string): Subject {
  const { conversation } = subject;
  const turns = conversation.turns.map((turn) => (turn.index === index ? { ...turn, text } : turn));
  return { ...subject, conversation: { ...conversation, turns } };
}
