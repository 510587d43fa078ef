import { calls, type Subject } from '../../conversation.ts';
import type { ToolCall } from '../../message.ts';
import { type Check, type CheckResult, plainly } from '../check.ts';
import { inMessage } from '../spoken.ts';
import { argumentsOf, readingsOf, told } from './tool-call-faults.ts';

const STATUS =
  'bad request|unauthorized|forbidden|not found|conflict|too many requests|internal server error|bad gateway|service unavailable|gateway timeout';
/** "Error: none", "error": null */
const NO_ERROR = String.raw`\s*(?:"?(?:null|false|none|n\/a|no\b|0\b|a\b|the\b)|""|\[|\{|$)`;
const FAILURES = [
  String.raw`(?:tool |call |http )?(?:error|exception|failure|timeout)["!.]?\s*$`,
  String.raw`(?:tool |call |http )?(?:error|exception|failure|timeout)"?\s*[:!.](?!${NO_ERROR})`,
  String.raw`\w+(?:Error|Exception)\s*:`,
  String.raw`failed to \w`,
  String.raw`(?:the |it |this )?(?:request |call |tool )?timed out\b`,
  String.raw`traceback \(most`,
  String.raw`(?:http )?(?:error )?[45]\d\d (?:${STATUS})\b`,
  String.raw`status"?\s*[:=]\s*"?(?:error|failed|timeout)\b`,
];
/** What a result that says so begins with; "Error rates by region" and "404 rooms" do not. */
const FAILED = new RegExp(String.raw`^\W*(?:${FAILURES.join('|')})`, 'iu');

export interface TriedAgain {
  name?: string;
  /** With other arguments it may be no second try. */
  isRetry?: true;
  /** It is the first call that is said to fail. */
  isFirst?: true;
}

/** Whether a tool is called again after a call of it failed; one result alone never says that a call did not fail. */
export const triedAgainCheck = ({ name, isRetry, isFirst }: TriedAgain, negated: boolean): Check => ({
  name: 'tool-repeats',
  what: name === undefined ? 'tool calls' : `calls of ${told(name)}`,
  asked: `${negated ? 'not ' : ''}another one after ${isFirst ? 'the first failed' : 'an error'}`,
  reads: 'calls',
  run: (subject): CheckResult => {
    const [first] = calls(subject);
    const failed = failedCalls(subject).filter(
      (one) => (name === undefined || one.name === name) && (!isFirst || one.call === first?.call),
    );
    const again = failed.filter((one) =>
      calls(subject).some(({ index, call }) => call.name === one.name && index > one.result),
    );
    const isOther = ({ given, name, result }: FailedCall) =>
      !calls(subject).some(({ index, call }) => index > result && call.name === name && argumentsText(call) === given);
    if (isRetry && again.some(isOther))
      return { holds: 'undecided', reason: 'A call with other arguments may be another try, or not.' };
    if (failed.length === 0 || (again.length > 0 && again.length < failed.length))
      return { holds: 'undecided', reason: 'A program cannot tell which of the tool calls failed.' };
    return {
      ...plainly(again.length > 0 !== negated),
      found: `${failed.length} failed, ${again.length} of them called again`,
      evidence: failed.slice(0, 10).map(({ result }) => inMessage(result)),
    };
  },
});

interface FailedCall {
  call: ToolCall;
  name: string;
  given: string;
  /** The message of its result. */
  result: number;
}

const argumentsText = (call: ToolCall) =>
  JSON.stringify(readingsOf(call).length > 1 ? call.arguments : (argumentsOf(call)?.value ?? null));

/** Calls with a result that says that they failed, and the message of that. */
function failedCalls(subject: Subject): FailedCall[] {
  const { turns } = subject.conversation;
  return calls(subject).flatMap(({ index, call }) => {
    const result = turns.find(
      (turn) => turn.index > index && turn.toolResults.some(({ callId }) => callId !== null && callId === call.id),
    );
    const text = result?.toolResults.find(({ callId }) => callId === call.id)?.text ?? '';
    return result && FAILED.test(text)
      ? [{ call, name: call.name, given: argumentsText(call), result: result.index }]
      : [];
  });
}
