import { type Check, type CheckResult, plainly } from '../check.ts';
import { foundPlacesCheck } from '../data/found-places.ts';
import type { Quantity } from '../quantity.ts';
import { inMessage, spoken } from '../spoken.ts';
import { outsideCode, outsideComments } from './outside-code.ts';

/** What stands between a tag and its end, `end` excluded; `start` and `end` are those of the whole with its tags. */
export interface TaggedBlock {
  start: number;
  end: number;
  text: string;
}

/** The blocks that a tag and its end enclose, and how many more there may be: tags without their other, or within code or a comment. */
export function taggedBlocks(text: string, name: string): { certain: TaggedBlock[]; doubtful: number } {
  const tag = new RegExp(`<(/?)${name}(?:\\s[^<>]{0,500})?(/?)>`, 'giu');
  const all = text.match(tag)?.length ?? 0;
  const certain: TaggedBlock[] = [];
  let open: { start: number; from: number; depth: number } | undefined;
  let paired = 0;
  for (const { 0: found, 1: slash, 2: selfClosing, index } of outsideComments(outsideCode(text)).matchAll(tag)) {
    if (selfClosing === '/') continue;
    if (slash === '') {
      if (open) open.depth += 1;
      else open = { start: index, from: index + found.length, depth: 1 };
      continue;
    }
    if (!open) continue;
    open.depth -= 1;
    if (open.depth > 0) continue;
    certain.push({ start: open.start, end: index + found.length, text: text.slice(open.from, index) });
    open = undefined;
    paired += 2;
  }
  return { certain, doubtful: all - paired };
}

const OPEN_TAG = 'The text has an unpaired tag, or a tag within code or a comment, so a program cannot tell.';
const OPEN_REST = 'Other text stands beside the tags, and may be meant as well.';

const OPEN_SEVERAL = 'There are several such blocks, and the text between them may count too.';

/** Checks how many blocks a tag and its end enclose. */
export function blockCheck(name: string, asked: Quantity): Check {
  const unit = { singular: `<${name}> block`, plural: `<${name}> blocks`, isLength: false };
  return foundPlacesCheck('tagged-blocks', unit, asked, OPEN_TAG, (text) => taggedBlocks(text, name));
}

/** What a check of the blocks of a text finds: whether it holds, and what shows it; undecided with the reason. */
type Found = { holds: boolean; found: string } | { open: string };

function textCheck(
  check: Pick<Check, 'what' | 'asked'> & { denied?: string },
  negated: boolean,
  find: (text: string) => Found,
): Check {
  return {
    name: 'tagged-blocks',
    what: check.what,
    asked: negated ? (check.denied ?? `not ${check.asked}`) : check.asked,
    reads: 'text',
    isCostly: true,
    run: (subject): CheckResult => {
      const said = spoken(subject);
      if ('reason' in said) return { holds: null, reason: said.reason };
      const found = find(said.text);
      if ('open' in found) return { holds: 'undecided', reason: found.open };
      return { ...plainly(found.holds !== negated), found: found.found, evidence: [inMessage(said.index)] };
    },
  };
}

/** A block at an edge; `isBefore`: before something that follows it. */
export interface BlockEdge {
  edge: 'start' | 'end';
  name: string;
  isBefore?: true;
}

/** Whether the response starts or ends with a block. */
export const blockEdgeCheck = ({ edge, name, isBefore }: BlockEdge, negated: boolean): Check =>
  textCheck({ what: `the ${edge === 'start' ? 'beginning' : 'end'}`, asked: `a <${name}> block` }, negated, (text) => {
    const { certain, doubtful } = taggedBlocks(text, name);
    const one = edge === 'start' ? certain[0] : certain.at(-1);
    const rest = one && (edge === 'start' ? text.slice(0, one.start) : text.slice(one.end)).trim();
    if (one && rest === '' && isBefore && text.slice(one.end).trim() === '')
      return { open: 'Nothing follows the block.' };
    if (one && rest === '') return { holds: true, found: `A <${name}> block stands there` };
    if (doubtful > 0) return { open: OPEN_TAG };
    return { holds: false, found: one ? 'Other text stands there' : `The response has no <${name}> block` };
  });

/** Which side of a block is meant. */
export interface BesideTag {
  side: 'before' | 'after';
  name: string;
}

/** That nothing stands before a block, or after it. Without such a block, or with several, it is open. */
export const besideTagCheck = ({ side, name }: BesideTag, negated: boolean): Check =>
  textCheck({ what: `what stands ${side} <${name}>`, asked: 'nothing', denied: 'something' }, negated, (text) => {
    const { certain, doubtful } = taggedBlocks(text, name);
    if (certain.length === 0 || doubtful > 0) return { open: OPEN_TAG };
    if (certain.length > 1) return { open: OPEN_SEVERAL };
    const rest = side === 'before' ? text.slice(0, certain[0]!.start) : text.slice(certain[0]!.end);
    const isNothing = rest.trim() === '';
    return { holds: isNothing, found: `${isNothing ? 'Nothing' : 'Other text'} stands ${side} the <${name}> block` };
  });

/** Whether one block stands before another; of several of a name, every one. Of two of which one holds the other it is open. */
export const blockOrderCheck = ([first, second]: readonly [string, string], negated: boolean): Check =>
  textCheck({ what: 'tagged blocks', asked: `<${first}> before <${second}>` }, negated, (text) => {
    const [one, other] = [first, second].map((name) => taggedBlocks(text, name));
    if (one!.doubtful + other!.doubtful > 0) return { open: OPEN_TAG };
    const missing = one!.certain.length === 0 ? first : other!.certain.length === 0 ? second : undefined;
    if (missing) return { holds: false, found: `The response has no <${missing}> block` };
    const both = one!.certain.flatMap((a) => other!.certain.map((b) => [a, b] as const));
    if (both.some(([a, b]) => a.start < b.end && b.start < a.end)) return { open: 'One block holds the other.' };
    const pairs = both.map(([a, b]) => a.end <= b.start);
    if (pairs.some((inOrder) => inOrder !== pairs[0]))
      return { open: 'Some blocks stand in that order, and others do not.' };
    return { holds: pairs[0]!, found: `<${first}> stands ${pairs[0] ? 'before' : 'after'} <${second}>` };
  });

/** What is enclosed: the whole response, the final answer in it, or "the answer", which may be either. */
export interface Enclosed {
  what: 'whole' | 'answer' | 'final';
  name: string;
}

/** Whether one block encloses all, or holds the final answer. */
export const enclosedCheck = ({ what, name }: Enclosed, negated: boolean): Check =>
  textCheck(
    { what: what === 'whole' ? 'the whole response' : 'the answer', asked: `in <${name}> tags` },
    negated,
    (text) => {
      const { certain, doubtful } = taggedBlocks(text, name);
      if (doubtful > 0) return { open: OPEN_TAG };
      const [one, other] = certain;
      if (!one) return { holds: false, found: `The response has no <${name}> block` };
      if (other) return { open: 'The response has several such blocks.' };
      const isAll = text.slice(0, one.start).trim() === '' && text.slice(one.end).trim() === '';
      const isEmpty = one.text.trim() === '';
      if (isEmpty) return { open: 'The block is empty.' };
      if (isAll || what === 'final') return { holds: true, found: `A <${name}> block holds it` };
      return what === 'whole'
        ? { holds: false, found: `Text stands outside of the <${name}> block` }
        : { open: OPEN_REST };
    },
  );
