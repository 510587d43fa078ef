import { readFileSync } from 'node:fs';
import { resultOf } from '../../../src/judge/checks/check.ts';
import { type Subject, toolNames } from '../../../src/judge/conversation.ts';
import { createReadCriterion } from '../../../src/judge/criterion/compiled-criterion.ts';
import { subjectsOf } from './subjects.ts';

/** Each line is a reading as evaluators store it, and what it decided when it was recorded. */
export const storedFile = new URL('./stored-forms.jsonl', import.meta.url);

export interface StoredForm {
  /** As text, as it is stored. */
  pin: string;
  verdicts: string;
}

const [before, between, after] = ['{"pin":', ',"verdicts":"', '"}'];
export const writeStored = ({ pin, verdicts }: StoredForm): string => `${before}${pin}${between}${verdicts}${after}`;

export const readStored = (): StoredForm[] =>
  readFileSync(storedFile, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const at = line.lastIndexOf(between);
      return { pin: line.slice(before.length, at), verdicts: line.slice(at + between.length, -after.length) };
    });

const readCriterion = createReadCriterion();

/** What a stored reading decides of each subject: holds, does not, how nearly, not applicable, left to a model. */
export function verdictsOf(pin: string): string {
  const { text } = JSON.parse(pin) as { text: string };
  const criterion = readCriterion(text, pin);
  const fault = criterion.fault();
  if (fault !== undefined) return fault;
  const verdictOn = (subject: Subject) => {
    const check = criterion.check(toolNames(subject.conversation));
    if (!check) return 'model';
    const result = resultOf(check, subject);
    if (typeof result.holds !== 'boolean') return result.holds === null ? 'null' : '?';
    const [near, far] = [result.nearness, result.distance].map((one) => Math.round(one * 100) / 100);
    return near === 1 && far === 0 ? '+' : near === 0 && far === 1 ? '-' : `${near}/${far}`;
  };
  return subjectsOf(text).map(verdictOn).join(' ');
}

/** The kinds of facts in a form, each with what it is asked of. */
export function kindsIn(form: unknown): string[] {
  if (typeof form !== 'object' || form === null) return [];
  const inside = Object.values(form).flatMap(kindsIn);
  return 'ask' in form && typeof form.ask === 'string' ? [form.ask, ...inside] : inside;
}
