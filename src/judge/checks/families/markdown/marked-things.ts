import { type FoundPlaces, foundPlacesCheck } from '../../data/found-places.ts';
import { bareHeadingsIn, bulletsWith, callsIn, codeMarksIn } from '../../markdown/marked-places.ts';
import {
  checklistsIn,
  commentsIn,
  footnotesIn,
  orderedIn,
  struckIn,
  subheadingsIn,
  taggedCodeIn,
  xmlTagsIn,
} from '../../markdown/signed-places.ts';
import { counting, type Thing } from '../bridge.ts';
import { each } from '../shape.ts';

const OPEN = 'Something in the text may be meant or not: it stands in code, in HTML, or is written in another way.';

/** @param one Names of one. @param many Names of several. */
const thing = (
  family: string,
  one: readonly string[],
  many: readonly string[],
  find: (text: string) => FoundPlaces,
): Thing => ({
  class: 'made',
  one,
  many,
  decide: counting((asked) =>
    foundPlacesCheck(family, { singular: one[0]!, plural: many[0]!, isLength: false }, asked, OPEN, find),
  ),
});

/** What nothing, or no text, stands below, as "it" or "them". */
const below = (what: readonly string[], them: string) => [
  ...each(each(['with', 'that has', 'that have', 'which has', 'having'], what), [
    ...each(['under', 'below', 'beneath', 'after', 'following'], [them]),
    ...each(each(['under', 'below'], [them]), ['before the next heading', 'before the next one']),
  ]),
];
const WITHOUT = each(['without any', 'without', 'with no'], ['content', 'content below', 'content under']);
const bare = (what: readonly string[], more: readonly string[], wantsText: boolean): Thing =>
  thing(
    'headings',
    each(['heading', 'section heading', 'markdown heading', 'section'], [...below(what, 'it'), ...more]),
    each(['headings', 'section headings', 'markdown headings', 'sections'], [...below(what, 'them'), ...more]),
    (text) => bareHeadingsIn(text, wantsText),
  );

const SIGNS = {
  '*': ['asterisk', '*', 'star'],
  '-': ['dash', 'hyphen', '-'],
  '+': ['plus sign', '+'],
} as const;

/** A bullet by its sign: "bullets made with *", "asterisk bullets". */
function bulletThing(sign: keyof typeof SIGNS): Thing {
  const made = ['made with', 'made of', 'marked with', 'written with', 'that use', 'that uses', 'using', 'made using'];
  const signs = SIGNS[sign].flatMap((name) => (/\w/u.test(name) ? [`a ${name}`, `an ${name}`, `${name}s`] : [name]));
  const names = ['bullet', 'bullet point'];
  const many = names.map((one) => `${one}s`);
  return thing(
    'bullets',
    [...each(SIGNS[sign], names), ...each(each(names, made), signs)],
    [...each(SIGNS[sign], many), ...each(each(many, made), signs)],
    (text) => bulletsWith(text, sign),
  );
}

/** Only in capital letters, so that rules name it: "todos" may be those of a list. */
const markThing = (mark: string): Thing => ({
  class: 'made',
  one: [],
  many: [],
  decide: thing('code', [`${mark} comment`], [`${mark} comments`], (text) => codeMarksIn(text, mark)).decide,
});

function callThing(name: string): Thing {
  const written = name.split('.').join(' . ');
  // Readings use the first of these names.
  const names = [name, written, `${written} ( )`];
  return thing(
    'code',
    [...each(names, ['call', 'statement']), ...each(['call to', 'call of'], names)],
    [...each(names, ['calls', 'statements']), ...each(['calls to', 'calls of'], names)],
    (text) => callsIn(text, name),
  );
}

const TAGGED = [
  ...['tagged', 'language-tagged', 'labeled', 'labelled'],
  ...each(['with a'], ['language tag', 'language identifier', 'language label', 'specified language']),
];

/** Things of Markdown and code that a reader knows by how they are written, or by what follows them. */
export const MARKED_THINGS: Readonly<Record<string, Thing>> = {
  'struck passages': thing(
    'emphasis',
    each(['struck-through', 'strikethrough', 'crossed-out'], ['passage', 'word', 'phrase']),
    [
      ...each(['struck-through', 'strikethrough', 'crossed-out'], ['passages', 'text', 'words', 'phrases']),
      ...['strikethrough', 'strikethroughs', 'strikethrough formatting', 'text in strikethrough'],
    ],
    struckIn,
  ),
  footnotes: thing('footnotes', ['footnote', 'markdown footnote'], ['footnotes', 'markdown footnotes'], footnotesIn),
  'HTML comments': thing('tags', ['html comment', 'xml comment'], ['html comments', 'xml comments'], commentsIn),
  'XML tags': thing(
    'tags',
    each(['xml', 'xml-style', 'xml-like'], ['tag', 'element']),
    each(['xml', 'xml-style', 'xml-like'], ['tags', 'elements']),
    xmlTagsIn,
  ),
  'ordered lists': {
    ...thing('lists', ['ordered list', 'markdown ordered list'], ['ordered lists'], orderedIn),
    class: 'some',
  },
  checklists: {
    ...thing('lists', ['checklist', 'to-do list', 'todo list'], ['checklists', 'to-do lists'], checklistsIn),
    class: 'some',
  },
  subheadings: thing(
    'headings',
    ['subheading', 'sub-heading', 'subheader', 'sub-header'],
    ['subheadings', 'sub-headings', 'subheaders', 'sub-headers'],
    subheadingsIn,
  ),
  'code blocks with a language': thing(
    'code-blocks',
    TAGGED.flatMap((one) => (one.startsWith('with') ? `code block ${one}` : `${one} code block`)),
    TAGGED.flatMap((one) => (one.startsWith('with') ? `code blocks ${one}` : `${one} code blocks`)),
    taggedCodeIn,
  ),
  'headings with nothing below them': bare(['nothing', 'no content', 'nothing at all'], WITHOUT, false),
  'headings with no text below them': bare(
    ['no text', 'no body text', 'no prose'],
    each(['without any', 'without', 'with no'], ['text', 'text below', 'text below it', 'text under it', 'body text']),
    true,
  ),
  'empty sections': thing('headings', ['empty section'], ['empty sections'], (text) => bareHeadingsIn(text, false)),
  ...Object.fromEntries(
    Object.keys(SIGNS).map((sign) => [`bullets with ${sign}`, bulletThing(sign as keyof typeof SIGNS)]),
  ),
  ...Object.fromEntries(['TODO', 'FIXME'].map((mark) => [`${mark} marks`, markThing(mark)])),
  ...Object.fromEntries(
    ['console.log', 'console.error', 'console.warn', 'console.debug'].map((name) => [
      `calls of ${name}`,
      callThing(name),
    ]),
  ),
};
