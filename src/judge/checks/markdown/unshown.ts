import { withTagsResolved } from './html-breaks.ts';
import { unescaped } from './markdown-document.ts';
import { outside } from './outside-code.ts';

/** Markup in the source that readers do not see, or see as something else. */
export interface Unshown {
  /** Matches every text with such markup. A criterion that quotes a matching text is about the source. */
  hint: RegExp;
  /** Returns the text as readers see it. */
  shown: (text: string) => string;
  /** Facts that may be about the markup itself: these are not checked again. */
  exceptFor?: RegExp;
  /** Only these facts are checked again. */
  onlyFor?: RegExp;
  /** Only if a text in the criterion matches this. */
  within?: RegExp;
  /** Only if the criterion is about such parts. */
  ofParts?: RegExp;
}

// Facts, by their names and those of the parts they are asked of.
/** About the source, or about what is written for programs. */
const OF_SOURCE =
  /html|xml|tag|image|csv|yaml|json|front matter|match|code|call|tool|comment|pattern|ascii|^(?:revealed|beside|enclosed|wrapped|framed|outer|trailing|balanced)\b/iu;
const OF_DATA = /json|yaml|csv|call|tool|ascii/iu;
const OF_LINKS = /link|url|source|citation|cited|footnote|image/iu;
const OF_PRIVATE = /^revealed|TODO|FIXME|placeholder|comment/u;
const MARKS =
  /^(?:commas|full stops|periods|(?:exclamation|question|quotation) marks|colons|semicolons|(?:em|en) dashes|underscores|(?:dollar|percent|hash|at|plus|equals) signs|ampersands|tildes|emojis|(?:forward )?slashes|parentheses|square brackets|(?:double|straight|curly) quot\w+(?: marks)?|digits|numerals|numbers|(?:capital|lowercase) letters)$/u;
/** Facts that are never about the tag itself, such as a tag for bold or a list. */
const OF_WORDS =
  /^(?:texts?|start|end|(?:start|end) line|equals(?: one)?|order|empty|case|spelling|word at|(?:user-perceived )?characters|(?:word|sentence|line|paragraph)s?)$/u;
const LETTERS = /^(?:capital letters|lowercase letters|spelling)$/u;

const SIGNS_AND_WORDS = new RegExp(`${MARKS.source}|${OF_WORDS.source}|^is question$`, 'u');

export const UNSHOWN: readonly Unshown[] = [
  {
    hint: /[\u00ad\u200b\u2060\ufeff]/u,
    shown: (text) => text.replace(/[\u00ad\u200b\u2060\ufeff]/gu, ''),
    exceptFor: /ascii/iu,
  },
  {
    hint: /[\u00a0\u2000-\u200a\u202f\u3000]/u,
    // Between digits it is a thousands separator.
    shown: (text) =>
      text.replace(/(?<!\d)[\u00a0\u2000-\u200a\u202f\u3000]|[\u00a0\u2000-\u200a\u202f\u3000](?!\d)/gu, ' '),
    exceptFor: OF_DATA,
  },
  {
    hint: /<!--/u,
    // One without an end hides nothing for certain; to find it takes the rest of the text, so that it is looked for once.
    shown: outside(/<!--[\s\S]*?(?:-->|$)/gu, (found) => (found.endsWith('-->') ? '' : found)),
    exceptFor: new RegExp(`${OF_SOURCE.source}|${OF_PRIVATE.source}`, 'iu'),
  },
  { hint: /<[a-z/]/iu, shown: withTagsResolved, onlyFor: OF_WORDS },
  {
    // "[1]: https://…" on a line of its own.
    hint: /\]:/u,
    shown: outside(
      /^[ \t]{0,3}\[[^^\]\r\n][^\]\r\n]{0,200}\]:[ \t]*\S{1,2000}(?:[ \t]+["'(][^\r\n]{1,500})?[ \t]*(?:\r?\n|$)/gmu,
    ),
    exceptFor: new RegExp(`${OF_SOURCE.source}|${OF_LINKS.source}|${OF_PRIVATE.source}`, 'iu'),
  },
  {
    // Not "\*", "\(" and "\[", which may be formulas or lists, and none that would begin a block.
    hint: /\\/u,
    shown: outside(/(?<!^[ \t>]{0,9}|\\)\\[_.+#\-!$&~'":,;<>=?@%^/{}]/gmu, (found) => found[1]!),
    exceptFor: new RegExp(`${OF_SOURCE.source}|backslash`, 'iu'),
  },
  {
    hint: /&(?:#\d|#x|[a-z])\w{0,30};/iu,
    shown: outside(/&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]\w{1,30});/giu, unescaped),
    exceptFor: OF_SOURCE,
  },
  {
    hint: /\]\(/u,
    shown: outside(/\]\([^()\s]{0,2000}(?:[ \t]+(?:"[^"\r\n]{0,500}"|'[^'\r\n]{0,500}'))?\)/gu, () => ']'),
    onlyFor: MARKS,
  },
  {
    // The square brackets of a link and of "> [!NOTE]".
    hint: /\]\(|\[!/u,
    shown: outside(/!?\[[^[\]\r\n]{1,500}\](?=\()|(?<=^[ \t]{0,3}>[ \t]{0,3})\[![A-Z]{1,20}\]/gmu),
    onlyFor: /^(?:square brackets|exclamation marks)$/u,
  },
  {
    // "- [x] Done"
    hint: /\[[ xX]\]/u,
    shown: outside(/(?<=^[ \t>]{0,20}(?:[-*+]|\d{1,9}[.)])[ \t]{1,4})\[[ xX]\][ \t]/gmu),
    onlyFor: SIGNS_AND_WORDS,
  },
  {
    // A footnote and what points to it.
    hint: /\[\^/u,
    shown: outside(/^[ \t]{0,3}\[\^[^\]\s]{1,30}\]:[^\r\n]{0,2000}(?:\r?\n|$)|\[\^[^\]\s]{1,30}\]/gmu),
    onlyFor: SIGNS_AND_WORDS,
  },
  {
    hint: /```|~~~/u,
    shown: (text) => text.replace(/^([ \t>]*(?:`{3,}|~{3,}))[^`\r\n]+$/gmu, '$1'),
    onlyFor: LETTERS,
  },
  {
    hint: /^[ \t]{0,3}>[^\n]*\n[ \t]{0,3}>/mu,
    shown: outside(/^(?:[ \t]{0,3}>[ \t]?)+/gmu),
    onlyFor: /^texts?$/u,
    within: /\s/u,
  },
  {
    hint: /_/u,
    shown: outside(/(?<![\p{L}\p{N}_])_{1,3}(?=\S)|(?<=\S)_{1,3}(?![\p{L}\p{N}_])/gu),
    onlyFor: /^underscores$/u,
  },
  {
    // "__free__ of charge"; one word alone may be a name, such as "__init__".
    hint: /__/u,
    shown: outside(/(?<![\p{L}\p{N}_])__(?=\S)|(?<=\S)__(?![\p{L}\p{N}_])/gu),
    onlyFor: /^texts?$/u,
    within: /\s/u,
  },
  {
    // "1) One", "a) One"
    hint: /^[ \t]*\w{1,9}\)/mu,
    shown: outside(/^[ \t]*(?:\d{1,9}|[a-z]|[ivx]{1,5})\)(?=[ \t])/gimu),
    onlyFor: /^parentheses$/u,
  },
  {
    // Next to letters of scripts without spaces, "**" may or may not make text bold.
    hint: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]\*\*|\*\*[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u,
    shown: (text) => text.replaceAll('**', ''),
    onlyFor: /^(?:start|end|(?:start|end) line|texts?)$/u,
  },
  {
    // A horizontal rule, which some count as a line.
    hint: /^[ \t]{0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/mu,
    shown: outside(/^[ \t]{0,3}([-*_])(?:[ \t]*\1){2,}[ \t]*$/gmu, (found) => `${found.trimEnd()}\u2060`),
    onlyFor: /^(?:line|start|end)$/u,
    ofParts: /^line$/u,
  },
];
