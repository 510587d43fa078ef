import type { Subject } from '../../conversation.ts';
import type { Check, CheckResult } from '../check.ts';
import { withText } from './lead-ins.ts';

/** What a text is put into: a response that is none of the classes may be anything else. */
const CLASSES =
  /(?:^|\s)(?:sentiment|priority|severity|category|intent|label|classification|verdict|mood|emotion|topic|tag|status|level|confidence)$/u;
/** Of these one word may be any class: the classes of others have names of their own. */
const NAMED_FREELY = /(?:^|\s)(?:category|intent|label|classification|verdict|topic|tag|status)$/u;
/** What is plainly a class, and no other text. */
const LABEL = [
  /^["'`*]*(?:n\/?a|none|null|unknown|undefined|mixed|other|positive|negative|neutral|high|medium|low|urgent|critical|normal|minor|major|open|closed|pending|yes|no|true|false)["'`*]*$/iu,
  /^(?:\p{Lu}[\p{Lu}\d_-]*|\w*\d\w*|\w+_\w+)$/u,
];

/** No class, whatever these are. */
const ANYTHING = 'ꟿ';

const OPEN = 'The response may be a class, or a text of another kind.';

/** What a check of a class by its name finds; open where the response is none of those that are named, and no label of others. */
export function asClass(check: Check, name: string, { subject, text, result }: Found): CheckResult {
  if (!CLASSES.test(name) || LABEL.some((one) => one.test(text.trim()))) return result;
  if (NAMED_FREELY.test(name) && /^\S+$/u.test(text.trim())) return result;
  const isNone = check.run(withText(subject, ANYTHING)).holds === result.holds;
  return isNone ? { holds: 'undecided', reason: OPEN } : result;
}

interface Found {
  subject: Subject;
  text: string;
  result: CheckResult;
}
