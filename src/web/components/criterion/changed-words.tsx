import { shownText } from '../shown-text.ts';
import { wordDiff } from './word-diff.ts';

const elements = { removed: 'del', added: 'ins', same: 'span' } as const;

/** A text with what was added to it and what was removed. */
export const ChangedWords = ({ before, after }: { before: string; after: string }) => (
  <p class="changed-words" dir="auto">
    {wordDiff(shownText(before), shownText(after)).map(({ kind, text }, at) => {
      const Element = elements[kind];
      return <Element key={`${at} ${kind}`}>{text}</Element>;
    })}
  </p>
);
