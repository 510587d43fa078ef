import { type Check, plainly } from '../check.ts';
import { beginning, ending } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import { withoutFenceLine, withoutRule, withoutTags } from './outer-rule.ts';

const SIDES = {
  start: { show: beginning, verb: 'begins', what: 'the beginning' },
  end: { show: ending, verb: 'ends', what: 'the end' },
} as const;

interface EdgeReasons {
  /** Why that is unclear, as a sentence. */
  open?: string;
  /** Why a text does not stand there that seems to: "only whole words count". */
  why?: (text: string) => string | undefined;
  /** Whether a line is asked about, so that the fence of code there may be none. */
  isLine?: boolean;
}

const OPEN_RULE = 'A rule, such as "---", a code fence or a tag stands at this end, which may count or not.';

/**
 * A check of how the answer's text begins or ends. `asked`: what is asked for there, such as "a question mark". `stands`: whether
 * it stands there; undefined where that is unclear.
 */
export function edgeCheck(
  name: string,
  side: keyof typeof SIDES,
  asked: string,
  negated: boolean,
  stands: (text: string) => boolean | undefined,
  { open = '', why = () => undefined, isLine = false }: EdgeReasons = {},
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
      const isThere = stands(said.text);
      if (isThere === undefined) return { holds: 'undecided', reason: open };
      const fenced = isLine ? withoutFenceLine(said.text, side) : undefined;
      const bare = withoutRule(said.text, side) ?? withoutTags(said.text, side) ?? fenced;
      if (!isThere && bare !== undefined && stands(bare) !== false) return { holds: 'undecided', reason: OPEN_RULE };
      const holds = isThere !== negated;
      const shown = show(said.text);
      const quote = shown.replaceAll('…', '');
      const reason = isThere ? undefined : why(said.text);
      const begun = `The response ${verb} "${shown}"${reason === undefined ? '' : `: ${reason}`}`;
      return {
        ...plainly(holds),
        found: shown === '' ? 'The response is empty' : begun,
        evidence: [inMessage(said.index, quote !== '' && said.text.includes(quote) ? quote : null)],
      };
    },
  };
}
