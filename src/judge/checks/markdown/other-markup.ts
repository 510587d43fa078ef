/** What shows or stores text by rules of its own. Names that are also words only beside what is written there. */
const CHATS =
  /\b(?:whatsapp|telegram|discord|slack|mrkdwn|mattermost|google chat|rocket\.?chat|imessage|reddit|(?:microsoft|ms) teams)\b|\bTeams (?:\p{L}+ )?(?:messages?|posts?|chats?|channels?|announcements?|updates?|texts?|notes?)\b|\bSignal (?:messages?|chats?|texts?)\b/iu;
const WIKIS =
  /\b(?:jira|confluence|mediawiki|wikitext|wikipedia|wiki|dokuwiki|bbcode|bb code|phpbb|textile|asciidoc|restructuredtext|org[- ]mode|roff|latex|tex)\b/iu;

const MARKS =
  /mention|markdown|bold|italic|struck|emphasi|highlight|styled|underlin|link|heading|section|title|quote|rule/iu;
/** A block of code that is labelled so is one in Markdown: "LaTeX code blocks". */
const BLOCKS = /^(?!.*latex).*code|table|list|item|bullet|numbered|image|layout/iu;
const SIGNS = /[*_~`<>#[\]{}|\\=^+]|''|(?:^|\n)[ \t]*(?:[-•]|h[1-6]\.)/u;

/** Whether a sentence asks of a text with another markup than Markdown what is written otherwise there. */
export const isOfOtherMarkup = (said: string, asks: readonly string[]): boolean =>
  ((CHATS.test(said) || WIKIS.test(said)) && asks.some((ask) => MARKS.test(ask))) ||
  (WIKIS.test(said) && asks.some((ask) => BLOCKS.test(ask)));

/** Whether a text may have marks of any markup. */
export const hasMarks = (text: string): boolean => SIGNS.test(text);
