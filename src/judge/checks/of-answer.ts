import type { Criterion } from '../criterion/criterion.ts';
import { type Form, isFact } from './form.ts';

export const LENGTHS = ['words', 'characters', 'user-perceived characters', 'sentences', 'lines', 'paragraphs'];
const ANSWER = /^\s*(?:(?:if|when)\s)?(?:the|its)\s(?:final\s)?answer\b(?!\sto\b)/iu;

/** How long "the answer" is leaves aside what stands before it: "Answer: …", "Here you go: …". */
export const ofAnswer = (form: Form | undefined, { condition, polarity }: Criterion): Form | undefined =>
  form && isFact(form) && LENGTHS.includes(form.ask) && ANSWER.test(condition) ? { ...form, ofAnswer: polarity } : form;
