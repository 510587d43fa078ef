import { type Check, type CheckResult, plainly } from '../check.ts';
import { distance, isMet, nearness, type Quantity } from '../quantity.ts';
import { inMessage, spoken } from '../spoken.ts';
import { drawnListIn, paragraphAt } from './drawn-lists.ts';
import { countHtml } from './html-elements.ts';
import { isBullet, isMaybeBullet, isMaybeNumbered, linesOutsideCode } from './markdown.ts';
import { parseBlocks } from './markdown-document.ts';

/** Which lists are asked for. */
export type ListKind = 'bulleted' | 'numbered' | 'any';

interface List {
  isNumbered: boolean;
  /** Items of its own, and all with those within them. */
  own: number;
  all: number;
}

/** The lists of a text that stand in no other list. */
function listsIn(text: string): List[] {
  const lists: List[] = [];
  let depth = 0;
  let drawn: List | undefined;
  const nodes = parseBlocks(text);
  for (const [at, { type, level, nesting }] of nodes.entries()) {
    if (level === 0 && nesting >= 0) drawn = addDrawn(lists, drawn, paragraphAt(nodes, at));
    if (type === 'bullet_list_open' || type === 'ordered_list_open') {
      if (depth === 0) lists.push({ isNumbered: type === 'ordered_list_open', own: 0, all: 0 });
      depth += 1;
    }
    if (type === 'bullet_list_close' || type === 'ordered_list_close') depth -= 1;
    if (type !== 'list_item_open') continue;
    const list = lists.at(-1)!;
    list.all += 1;
    if (depth === 1) list.own += 1;
  }
  return lists;
}

/** Lines such as "• a"; blank lines between them make no other list. */
function addDrawn(lists: List[], before: List | undefined, paragraph = ''): List | undefined {
  const found = drawnListIn(paragraph);
  if (!found) return undefined;
  const list = (found.before === '' && before) || { isNumbered: false, own: 0, all: 0 };
  if (list !== before) lists.push(list);
  list.own += found.items;
  list.all += found.items;
  return list;
}

const NAMES: Record<ListKind, string> = { bulleted: 'a bulleted list', numbered: 'a numbered list', any: 'a list' };
const OPEN = 'It hangs on what counts as one list and as one item of it.';

/**
 * Checks that there is a list of so many items. Items within items, and a list that is broken into two, leave it open.
 * @param isOnly whether it speaks of "the list", of which there must be one
 */
export function listSizeCheck(kind: ListKind, asked: Quantity, negated: boolean, isOnly?: true): Check {
  const said = `${NAMES[kind]} with ${asked.phrase} ${asked.phrase.endsWith(' 1') ? 'item' : 'items'}`;
  return {
    name: 'list-sizes',
    what: 'lists',
    asked: negated ? `not ${said}` : said,
    reads: 'text',
    isCostly: true,
    run: (subject): CheckResult => {
      const whole = spoken(subject);
      if ('reason' in whole) return { holds: null, reason: whole.reason };
      const lists = listsIn(whole.text).filter(
        ({ isNumbered }) => kind === 'any' || isNumbered === (kind === 'numbered'),
      );
      const sizes = lists.map(({ own }) => own);
      const total = sizes.reduce((sum, one) => sum + one, 0);
      const holds = sizes.some((size) => isMet(asked, size));
      const ways = [...lists.map(({ all }) => isMet(asked, all)), isMet(asked, total)];
      const isOpen =
        mayBeOther(whole.text) || (holds ? lists.length === 1 && ways.includes(false) : ways.includes(true));
      if (isOpen || (isOnly && lists.length !== 1)) return { holds: 'undecided', reason: OPEN };
      const nearest = sizes.toSorted((a, b) => nearness(asked, b) - nearness(asked, a))[0] ?? 0;
      return {
        ...plainly(holds !== negated),
        nearness: negated ? distance(asked, nearest) : nearness(asked, nearest),
        distance: negated ? nearness(asked, nearest) : distance(asked, nearest),
        found: sizes.length === 0 ? 'The response has no such list' : `A list of ${sizes.join(', one of ')} items`,
        evidence: [inMessage(whole.index)],
      };
    },
  };
}

/** HTML, or lines that may be items in another form. */
const mayBeOther = (text: string) =>
  countHtml(text, 'item') > 0 ||
  linesOutsideCode(text).filter((line) => isMaybeBullet(line) || isMaybeNumbered(line)).length > 1 ||
  hasUnclearList(text);

/** Whether a paragraph has lines such as "• a" and others below them. */
function hasUnclearList(text: string): boolean {
  const nodes = parseBlocks(text);
  return nodes.some(({ level }, at) => {
    const paragraph = (level === 0 && paragraphAt(nodes, at)) || '';
    return paragraph.split('\n').some(isBullet) && !drawnListIn(paragraph);
  });
}
