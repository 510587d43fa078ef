import { type Check, type CheckResult, resultOf } from '../check.ts';
import type { PartName } from '../form.ts';
import { onlyBlock } from '../markdown/blocks.ts';
import { codePart } from '../markdown/code-parts.ts';
import { sectionsTitled } from '../markdown/sections.ts';
import { taggedBlocks } from '../markdown/tagged-blocks.ts';
import { inMessage, spoken } from '../spoken.ts';
import { ofPart, subjectOf, withNoun } from './each-check.ts';

const OPEN_NAME = 'The response has no part of that name, several, or one that may be meant, so a program cannot tell.';
const OPEN_WAYS = 'It hangs on whether its title and the parts below it count.';

/** Every way to take a part by its name, of the only one of that name; undefined where there is none, or where it is not certain which. */
export function waysOf(name: PartName, text: string, areLinesCounted: boolean): readonly string[] | undefined {
  if ('code' in name) return codePart(text, name.code, areLinesCounted, name.label);
  if ('block' in name) return name.block === 'greeting' ? greetingIn(text) : onlyBlock(text, name.block);
  if ('titled' in name) {
    const { certain } = sectionsTitled(text, name.titled);
    return certain.length === 1 ? certain[0]!.ways : undefined;
  }
  const { certain, doubtful } = taggedBlocks(text, name.tagged);
  return certain.length === 1 && doubtful === 0 ? [certain[0]!.text.trim()] : undefined;
}

/** "Hi Ann," on a line of its own, or before more on the line; undefined where the text begins in another way. */
function greetingIn(text: string): readonly string[] | undefined {
  const [, line = '', first = ''] = /^\s*(([^\n,!.:;–—]*)[^\n]*)/u.exec(text) ?? [];
  if (!/^\W*(?:hi|hello|hey|dear|good (?:morning|afternoon|evening|day)|greetings)\b/iu.test(first)) return undefined;
  return /^[\s,!.:;–—]*$/u.test(line.slice(first.length)) ? [line] : [first, line];
}

const CODE = {
  only: 'the code block',
  first: 'the first code block',
  last: 'the last code block',
  outside: 'the text outside code blocks',
};

const BLOCKS = { table: 'the table', quote: 'the block quote', list: 'the list', greeting: 'the greeting' };

/** How a part is called by its name. */
export function calledBy(name: PartName): string {
  if ('code' in name) return CODE[name.code];
  if ('block' in name) return BLOCKS[name.block];
  return 'titled' in name ? `the section "${name.titled.text}"` : `the <${name.tagged}> block`;
}

function methodOf(name: PartName): string {
  if ('titled' in name) return 'section';
  if ('code' in name) return 'code-blocks';
  return 'block' in name ? 'blocks' : 'tagged-block';
}

/** Checks one part by its name: the section 'Summary', the <answer> block. A response without it is left open. */
export function namedPartCheck(name: PartName, check: Check): Check {
  const said = calledBy(name);
  return {
    name: methodOf(name),
    what: `${ofPart(check.what)} in ${said}`,
    asked: `${withNoun(check)} in ${said}`,
    reads: 'text',
    isCostly: true,
    needsDetector: check.needsDetector,
    plainFor: check.plainFor,
    run: (subject): CheckResult => {
      const whole = spoken(subject);
      if ('reason' in whole) return { holds: null, reason: whole.reason };
      const ways = waysOf(name, whole.text, check.name.includes('lines'));
      if (!ways) return { holds: 'undecided', reason: OPEN_NAME };
      const [first, ...others] = ways.map((text) => resultOf(check, subjectOf(text)));
      if (others.some(({ holds }) => holds !== first!.holds)) return { holds: 'undecided', reason: OPEN_WAYS };
      const result = first!;
      if (typeof result.holds !== 'boolean') return result;
      const isSame = others.every(
        (one) => 'nearness' in one && one.nearness === result.nearness && one.distance === result.distance,
      );
      const quotes = result.evidence.map(({ quote }) => (quote !== null && whole.text.includes(quote) ? quote : null));
      return {
        ...result,
        found: result.found.replace(/^The response /, 'It '),
        evidence: quotes.map((quote) => inMessage(whole.index, quote)),
        openGrade: result.openGrade ?? (isSame ? undefined : OPEN_WAYS),
      };
    },
  };
}
