import { type Check, plainly } from '../check.ts';
import { beginning, ending } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';

const SIDES = {
  start: { show: beginning, verb: 'begins', what: 'the beginning' },
  end: { show: ending, verb: 'ends', what: 'the end' },
} as const;

/** A check of how the answer's text begins or ends. `asked`: what is asked for there, such as "a question mark". */
export function edgeCheck(
  name: string,
  side: keyof typeof SIDES,
  asked: string,
  negated: boolean,
  stands: (text: string) => boolean,
): Check {
  const { show, verb, what } = SIDES[side];
  return {
    name,
    what,
    asked: negated ? `anything but ${asked}` : asked,
    reads: 'text',
    run: (subject) => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const holds = stands(said.text) !== negated;
      const shown = show(said.text);
      const quote = shown.replaceAll('…', '');
      return {
        ...plainly(holds),
        found: shown === '' ? 'The response is empty' : `The response ${verb} "${shown}"`,
        evidence: [inMessage(said.index, quote !== '' && said.text.includes(quote) ? quote : null)],
      };
    },
  };
}
