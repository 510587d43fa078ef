import { type Check, type CheckResult, plainly } from './check.ts';
import { beginning } from './snippet.ts';
import { inMessage, quotesIn, spoken } from './spoken.ts';

/** Whether a text is as it is asked to be, or why that is unclear, as a sentence. */
export type Answer =
  | {
      is: boolean;
      /** What was found, as the beginning of a sentence; the beginning of the text where nothing is said. */
      found?: string;
      /** Quotes of the text that show it; the whole message where there are none. */
      quotes?: readonly string[];
    }
  | { open: string };

interface Asked extends Pick<Check, 'name' | 'isCostly'> {
  /** What is asked of the text, such as "valid YAML". */
  asked: string;
  /** What of the text is looked at: the whole response where nothing is said. */
  what?: string;
  /** What is asked where it is denied: "anything but valid YAML" where nothing is said. */
  denied?: string;
}

/** A check that says yes or no of the answer's text. @param negated Whether the text is not to be so. */
export function wholeTextCheck(asks: Asked, negated: boolean, judge: (text: string) => Answer): Check {
  const { name, asked, what = 'the whole response', denied = `anything but ${asked}`, isCostly } = asks;
  return {
    name,
    what,
    asked: negated ? denied : asked,
    reads: 'text',
    isCostly,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const answer = judge(said.text);
      if ('open' in answer) return { holds: 'undecided', reason: answer.open };
      const { is, found = shown(said.text), quotes } = answer;
      const evidence = quotes ? quotesIn(said, quotes) : [inMessage(said.index)];
      return { ...plainly(is !== negated), found, evidence };
    },
  };
}

function shown(text: string): string {
  const start = beginning(text);
  return start === '' ? 'The response is empty' : `The response is "${start}"`;
}
