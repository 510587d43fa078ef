import { type JudgeError, reasonOf } from '../judge/judge-error.ts';
import { visibleText } from './visible-text.ts';

/**
 * Why there is no judgment, for the terminal: the sentence that an HTTP client gets, plus what the service would only log,
 * such as the address called and a hint.
 */
export function faultText(error: JudgeError): string {
  const reason = reasonOf(error.cause);
  return visibleText([error.message, reason && `(${reason})`, error.diagnosis?.sentence].filter(Boolean).join(' '));
}
