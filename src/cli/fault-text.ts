import { type JudgeError, reasonOf } from '../judge/judge-error.ts';
import { visibleText } from './visible-text.ts';

/**
 * Why there is no judgment, for the person at the terminal: the sentence that a caller over HTTP gets, and what only the
 * service's log would show, such as the address called and a hint.
 */
export function faultText(error: JudgeError): string {
  const reason = reasonOf(error.cause);
  return visibleText([error.message, reason && `(${reason})`, error.diagnosis?.sentence].filter(Boolean).join(' '));
}
