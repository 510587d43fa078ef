import type { Check } from '../check.ts';
import type { Quantity } from '../quantity.ts';
import { findIn, isSame, type Wanted } from '../texts/find.ts';
import { fold, keepsPoints } from '../texts/fold.ts';
import { type HeadingItem, headingItems } from './headings.ts';
import { countHtml } from './html-elements.ts';
import { itemCountCheck } from './item-count.ts';

const OPEN = 'A heading holds the wanted text, and more than it, is of another level, or is written in HTML.';

/** What a heading says, and its level where the criterion shows it: "## Summary". */
export type Title = Wanted & { level?: number };

/** The same but for case, emphasis, a number before it and a mark after it; a heading that says more may be meant. */
export function titleCheck(wanted: Title, asked: Quantity): Check {
  const unit = { singular: `heading "${wanted.text}"`, plural: `headings "${wanted.text}"`, isLength: false };
  const find = (text: string) => {
    const all = headingItems(text).map((item) => ({
      item,
      said: fold(item.text.normalize('NFC'), false, keepsPoints(false, [wanted])),
    }));
    const isOfLevel = ({ level }: HeadingItem) => wanted.level === undefined || level === wanted.level;
    const certain = all.filter(({ item, said }) => isOfLevel(item) && isSame(said, wanted)).map(({ item }) => item);
    const doubtful = all.filter(({ said }) => findIn(said, wanted).length > 0).length - certain.length;
    return { certain, doubtful: doubtful + countHtml(text, 'heading') };
  };
  const by = (text: string) => find(text).certain.length;
  return itemCountCheck('headings', unit, asked, { find, by, isCostly: true, open: OPEN });
}
