import { answer, type Subject } from '../conversation.ts';
import { type Check, type CheckResult, resultOf } from './check.ts';
import type { Form } from './form.ts';
import { withWholeLists } from './markdown/broken-lists.ts';
import { withoutFormulaSigns } from './markdown/formula-signs.ts';
import { withoutMisleadingMarks } from './markdown/misleading-marks.ts';
import { hasMarks, isOfOtherMarkup } from './markdown/other-markup.ts';
import { withLinesApart, withoutSignsOfCode, withoutUnderlines } from './markdown/unmeant-markup.ts';
import { UNSHOWN } from './markdown/unshown.ts';
import { withEmojisShown } from './texts/emoji-codes.ts';
import { isSectionLabel, withoutAnyLabels, withoutSectionLabels } from './texts/section-labels.ts';
import { withoutSubject } from './texts/subject-line.ts';

const OPEN_MARKUP =
  'The criterion names a format with its own markup, in which Markdown marks may mean something else.';
const OPEN_LABELS = 'It is unclear whether labels such as "[Verse 1]" count as part of the song or poem.';
const OPEN_SIGNS =
  "Without the parts of the source that readers do not see, such as a comment, an escape or a link's address, the verdict would differ.";

/** What a form asks and of which parts, and every text in it. */
function saidIn(form: Form): { asks: string[]; texts: string[] } {
  const asks: string[] = [];
  const texts: string[] = [];
  JSON.stringify(form, (key, value: unknown) => {
    if (key === 'tagged' || key === 'code') asks.push(key);
    if (value === 'an emoji') asks.push(value);
    if (typeof value === 'string') (['ask', 'kind', 'block'].includes(key) ? asks : texts).push(value);
    return value;
  });
  return { asks, texts };
}

/** Another way to see a text, and why a verdict that hangs on it is open. */
interface View {
  seen: (text: string) => string;
  open: string;
}

const OF_ITEMS = /list|item|bullet|numbered|layout|step|within/u;
const OF_MARKS = new RegExp(
  `^(?:only|Markdown.*|quote|block (?:at|order|quotes))$|${OF_ITEMS.source}|paragraph|sentence`,
  'u',
);

const OF_SONGS =
  /^(?:texts?|start|end|(?:start|end) line|equals(?: one)?|order|case|spelling|word.*|lines?|line form|sentences?|paragraphs?|.*(?:characters|letters|letter)|digits|numerals|numbers|capital words|duplicates|different|.* alike|parts compared|counts compared|text shape|language.*|sorted|matches|within)$/u;
const VERSES =
  /\b(?:songs?|lyrics?|poems?|haikus?|limericks?|sonnets?|ballads?|odes?|hymns?|rhymes?|raps?|jingles?|anthems?|lullab(?:y|ies)|carols?|couplets?|acrostics?|stanzas?|quatrains?|verses?|chorus(?:es)?)\b/iu;
const OF_WORDING = /^(?:texts?|start|end|(?:start|end) line|equals(?: one)?|order|written like|line)$/u;

/**
 * Views: the facts and parts that each one matters for (`of`), what excludes it (`notWith`), and what the criterion's words must name
 * (`named`).
 */
const VIEWS: readonly (View & { of: RegExp; notWith?: { test: (said: string) => boolean }; named?: RegExp })[] = [
  { of: OF_SONGS, notWith: { test: isSectionLabel }, seen: withoutSectionLabels, open: OPEN_LABELS },
  { of: OF_SONGS, notWith: { test: isSectionLabel }, named: VERSES, seen: withoutAnyLabels, open: OPEN_LABELS },
  {
    of: /emoji/u,
    seen: withEmojisShown,
    open: 'It is unclear whether codes such as ":tada:", which some programs show as emojis, count as emojis.',
  },
  {
    of: OF_WORDING,
    notWith: /[$\\]/u,
    seen: withoutFormulaSigns,
    open: 'It is unclear whether the signs around a formula, which readers do not see, count as part of the text.',
  },
  {
    of: OF_ITEMS,
    seen: withWholeLists,
    open: 'The verdict depends on whether consecutively numbered items with text between them are one list.',
  },
  {
    of: OF_MARKS,
    notWith: /^numbered on$/u,
    seen: withoutMisleadingMarks,
    open: 'A line that looks like an item or a quote may be a date, an ordinal, a footnote, a sum, a signature or a path.',
  },
  {
    of: new RegExp(`${OF_MARKS.source}|table|row|cell|column`, 'u'),
    notWith: /blank/u,
    seen: withLinesApart,
    open: 'It is unclear whether a line right below an item, a quote or a table belongs to it.',
  },
  {
    of: /^Markdown|heading|section|paragraph|sentence|rule/u,
    seen: withoutUnderlines,
    open: 'A line with a short "---" or "=" right below it may be a heading or not.',
  },
  {
    of: /^Markdown|bold|italic|emphasis|highlight|link|url/iu,
    seen: withoutSignsOfCode,
    open: 'Signs of code that is not marked as code, such as "__name__", may be meant as Markdown or not.',
  },
  {
    of: /^(?:(?:paragraph|sentence)s?|within)$/u,
    seen: withoutSubject,
    open: "It is unclear whether an e-mail's subject line counts as a part of its text.",
  },
];

/** Other ways to see a response that matter for this form. A criterion that names the markup itself is about the source. */
function viewsFor({ asks, texts }: ReturnType<typeof saidIn>, said: string): View[] {
  const rules = UNSHOWN.filter(
    ({ hint, exceptFor, onlyFor, within, ofParts }) =>
      !texts.some((text) => hint.test(text)) &&
      (within === undefined || texts.some((text) => within.test(text))) &&
      (ofParts === undefined || asks.some((ask) => ofParts.test(ask))) &&
      asks.every((ask) => !exceptFor?.test(ask) && onlyFor?.test(ask) !== false),
  );
  const shown = (text: string) =>
    rules.reduce((given, { hint, shown: by }) => (hint.test(given) ? by(given) : given), text);
  const others = VIEWS.filter(
    ({ of, notWith, named }) =>
      asks.some((ask) => of.test(ask)) &&
      ![...asks, ...texts].some((one) => notWith?.test(one)) &&
      named?.test(said) !== false,
  );
  return [...(rules.length > 0 ? [{ seen: shown, open: OPEN_SIGNS }] : []), ...others];
}

/**
 * The same check, but a response goes to a model if the text as readers may see it would get a different result.
 * @param said The criterion's own words, without what they quote
 */
export function alsoAsShown(check: Check, form: Form, said: string): Check {
  const all = saidIn(form);
  const views = check.reads === 'calls' ? [] : viewsFor(all, said);
  const isOther = isOfOtherMarkup(said, all.asks);
  if (views.length === 0 && !isOther) return check;
  return {
    ...check,
    run: (subject): CheckResult => {
      const result = check.run(subject);
      if (typeof result.holds !== 'boolean') return result;
      const { index, text } = answer(subject);
      if (isOther && hasMarks(text)) return { holds: 'undecided', reason: OPEN_MARKUP };
      const other = views.find(({ seen }) => {
        const given = seen(text);
        return given !== text && resultOf(check, withText(subject, index, given)).holds !== result.holds;
      });
      return other ? { holds: 'undecided', reason: other.open } : result;
    },
  };
}

function withText(subject: Subject, index: number, text: string): Subject {
  const { conversation } = subject;
  const turns = conversation.turns.map((turn) => (turn.index === index ? { ...turn, text } : turn));
  return { ...subject, conversation: { ...conversation, turns } };
}
