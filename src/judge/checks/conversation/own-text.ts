import { calls, responseTurns, type Subject } from '../../conversation.ts';
import { isJson } from '../../is-json.ts';
import type { Turn } from '../../message.ts';
import { type Check, type CheckResult, costly } from '../check.ts';
import { holdsMore } from '../data/json-doubts.ts';
import { mayHoldNumber } from '../data/numbers.ts';
import { withoutFence } from '../markdown/code-fence.ts';
import { subjectOf } from '../parts/each-check.ts';
import { beginning } from '../snippet.ts';
import { inMessage, spoken } from '../spoken.ts';
import { asClass } from './classes.ts';
import { apartFromLead } from './lead-ins.ts';
import { mayCarry } from './sent-texts.ts';
import { mayShowSource } from './shown-source.ts';
import { turnsBefore } from './user-message.ts';
import { mayHoldValue } from './value-shapes.ts';

/** A longer message, in characters, may hold a text of its own. */
const LONGEST_REQUEST = 280;
const QUOTATION = /["“„«][^"“”„»]*(?:\s[^\s"“”„»]+){3}[^"“”„»]*["”»]|`[^`]*(?:\s[^\s`]+){3}[^`]*`/u;
const AFTER_COLON = /:(?:\s+\S+){6}/u;

/** How a response begins that speaks of a text, or ends: then the text is only a part of it. */
const OPENING =
  /^[\s*_#>]*(?:sure|of course|certainly|absolutely|okay|ok|great|here(?:['’]s| is| are)|below|the following|i['’]ve|i have)\b/iu;
const INTRODUCTION = /^[^\n]*:[\s*_]*\n/u;
/** "TL;DR: It works.": what a text is, and then the text. */
const NAMED =
  /^\W*(?:tl;?dr|summary|overview|abstract|gist|slogan|tagline|motto|caption|blurb|bio|draft)[*_]{0,3}\s?[:：]/iu;
const CLOSING = /\b(?:(?:let me know|if you(?:['’]d| would) like|would you like|do you want|want me to)\b|hope this)/iu;
/** A title or a greeting, and a name below, may belong to the text or not. */
const TITLE = /^\s*[^\n]{1,80}(?<![.!?…"”])[*_]{0,3}[ \t]*\n[ \t]*\n/u;
const SIGNED = /\n[^\n]{0,60},[ \t]*\n+[^\n]{1,60}(?<![.!?])$|\n[ \t]*\n[^\n.!?]{1,40}$/u;
/** How a first line begins that is no subject of a commit, or may speak of it. */
const HEADED = /^\s*(?:[#*_>|-]|[^\n]*\b(?:message|option|suggest\w*|version|draft)\b)/iu;
const SET_APART = /^\s{0,3}(?:```|~~~|>|(?:-{3,}|\*{3,}|_{3,})\s*$)/mu;

/** Texts of one line by their names, with how many words each may have: a longer response may say more. */
export const SHORT_TEXTS: Readonly<Record<string, number>> = {
  ...named(
    30,
    ...[
      'headline',
      'title',
      'subject',
      'subject line',
      'email subject',
      'email subject line',
      'page title',
      'strapline',
    ],
    ...['blog title', 'video title', 'product title', 'article title', 'seo title', 'meta title', 'song title'],
    ...['book title', 'issue title', 'ticket title', 'commit title', 'pull request title', 'pr title', 'post title'],
    ...['search query', 'query', 'one-liner', 'subheading', 'subheadline', 'hook', 'chapter title', 'job title'],
  ),
  ...named(60, 'hint', 'tip', 'clue', 'fun fact', 'alt text', 'tooltip', 'pun', 'call to action'),
  ...named(
    6,
    ...['label', 'category', 'category label', 'class label', 'slug', 'url slug', 'file name', 'filename', 'username'],
    ...[
      'password',
      'button label',
      'button text',
      'domain name',
      'branch name',
      'classification',
      'verdict',
      'nickname',
    ],
  ),
};
/** Values by the last word of their names: a longer response is more than such a value. */
export const SHORT_VALUES: Readonly<Record<string, number>> = {
  ...named(
    3,
    ...[
      'rating',
      'score',
      'grade',
      'number',
      'version',
      'id',
      'identifier',
      'status',
      'currency',
      'percentage',
      'price',
    ],
    ...['amount', 'total', 'subtotal', 'year', 'date', 'time', 'phone', 'url', 'hash', 'color', 'colour', 'ticker'],
    ...['symbol', 'hashtag', 'sentiment', 'priority', 'severity', 'confidence', 'probability', 'intent', 'tag', 'sku'],
    ...['isbn', 'pin', 'zip', 'postcode', 'level', 'temperature', 'weight', 'height', 'age', 'quantity', 'discount'],
    ...['balance', 'rate', 'ratio', 'percent', 'code'],
  ),
  ...named(5, 'name', 'city', 'country', 'topic', 'department', 'industry', 'genre', 'mood', 'emotion', 'role'),
};
function named(words: number, ...names: string[]) {
  return Object.fromEntries(names.map((name) => [name, words]));
}
const mostWords = (name: string): number | undefined => SHORT_TEXTS[name] ?? SHORT_VALUES[name];
/** So few words say more where they have a verb. */
const TELLING = /(?:^|\s)(?:is|are|it|it['’]s|its|would|should|could|be|called|named|use|try)(?:\s|$)/iu;
/** What shows that a line does not begin or end with the text itself: a mark around it, a label, a sentence about it. */
const SET_OFF = /^(?:["'“‘«„`*_>[{(<|~•–—]|-(?!\d)|#+\s|\d+[.)]\s)|["'”’»`*_\]}>|~]$/u;
const LABELLED =
  /^(?:[\p{L}-]+\s){0,2}(?:title|headline|subject|label|category|hint|slug|query|filename|name|answer|option|suggestion|tip|command|response|result|output|username|password|re|line|priority|severity|urgency|risk|level|sentiment|emotion|mood|tone|status|state|intent|topic|genre|language|type|class|classification|decision|verdict|score|rating|grade|slogan|tagline|motto|version|draft|idea|variant)(?:\s(?:\d{1,2}|[A-Z]))?\s*[:=–—-]\s/iu;
const SPEAKING =
  /\b(?:i['’]d|i would|i suggest|i recommend|i propose|how about|what about|you could|you can use|you might|maybe try|alternatively|(?:could|would|should) work|works well|i can['’]?t|sorry)\b/iu;
const HELD = /["“„«`][^"“”„»`]*\s[^"“”„»`]*["”»`]/u;

/** A line that greets may be the message of which the subject or the title is asked, and so may one that ends a sentence. */
const HEADS = /(?:^|\s)(?:subject|subject line|title|headline)$/u;
const GREETING = /^\W*(?:dear|hi|hello|hey|greetings|good (?:morning|afternoon|evening))\b[^,!:\n]{0,60}[,!:]/iu;
const SUBJECTS = /^(?!.*commit).*\bsubject(?: line)?$/u;
const SENTENCE_END = /\p{Ll}{3}\.(?:\s|$)/u;

/** Texts of which a response may hold several, as the items of a list. */
const ITEM_LIKE = [
  ...['entry', 'log entry', 'changelog entry', 'faq entry', 'diary entry', 'caption', 'comment', 'slogan', 'tag line'],
  ...['tagline', 'alert', 'notification', 'push notification', 'joke', 'riddle', 'testimonial', 'blurb', 'review'],
  ...['reminder', 'bio', 'clue', 'vow', 'limerick', 'definition'],
];
const ITEMS = /^[ \t]*(?:[-*+•–]|\d+[.)])[ \t][^\n]*\n(?:[^\n]*\n){0,9}?[ \t]*(?:[-*+•–]|\d+[.)])[ \t]/mu;

/** Several lines of a text of one line are several of such, or a remark beside one. */
const OF_ONE_LINE = ['slogan', 'tagline', 'tag line', 'strapline', 'motto', 'catchphrase'];
/** Several of a kind, each with a label: "Option A: …" and "Option B: …". */
const OPTIONS =
  /^[^\p{L}\p{N}\n]*((?:\p{L}+ )?)(?:A|1|I|one)[*_]*[.):–—-]\s[\s\S]*\n[^\p{L}\p{N}\n]*\1(?:B|2|II|two)[*_]*[.):–—-]\s/iu;
const ALTERNATIVES =
  /^\W*(?:options?|versions?|variants?|alternatives?|choices?|ideas?|suggestions?|drafts?|takes?|opción|versión|variante?|versione|versão|opção|opzione|vorschlag|idee|optie|вариант)\s/iu;
/** A tag around the whole, which is of no text but of data. */
const MARKED_UP = /(?:feed|sitemap|config(?:uration)?|manifest|page|document|string|invoice|receipt)$/u;
const TAGGED = /^\s*<([a-z][\w-]*)>[\s\S]*<\/\1>\s*$/iu;

/** "42. Since …" holds an answer, and what explains it; a statement of code explains nothing. */
const ANSWERED = /\b(?:answers?|solutions?)\b|^\W*(?:\S+\s+){0,3}?\S+[.!:;\n]|[;{}]\s*$/iu;
/** Code that is set apart within its line, and nothing else. */
const ONE_CODE = /^\s*`[^`\n]+`[.;]?\s*$/u;

/** Texts that belong to an image, or to a link: a response with one holds more than that text. */
const OF_IMAGES = /(?:^|\s)(?:alt text|caption|title)$/u;
const IMAGE = /!\[|<img\b/iu;
const LINK = /\]\s?[([]|<a\s|https?:\/\//iu;
const ofImage = (text: string, name: string) =>
  OF_IMAGES.test(name) && (IMAGE.test(text) || (name === 'alt text' && LINK.test(text)));

const GIVEN = 'An earlier message may hold a text of its own, so a program cannot tell which text is meant.';
const PARTIAL =
  'The response may hold the text that is meant and more, so a program cannot tell where it begins and ends.';

/**
 * A check of "the text", "the email" and the like, as a check of the response: decided only where nothing else can be meant. No
 * earlier message has more than a line, more than 280 characters, a passage in quotation marks, words after a colon, an attachment,
 * or speaks of "the text"; and the response neither speaks of a text nor sets one apart.
 * @param name What the text is called.
 * @param isBeside Whether it is set beside the user's message, which is then no text of that name.
 * @param of What is asked of it that some responses leave open.
 */
export const ofOwnText = (check: Check, name: string, isBeside: boolean, of?: Doubted): Check => ({
  ...check,
  run: (subject): CheckResult => {
    const said = spoken(subject);
    if ('reason' in said) return { holds: null, reason: said.reason };
    const mayBeEarlier = !isBeside && textsBefore(subject).some((text) => mayHoldText(text, name));
    if (mayBeEarlier || mayBeSent(subject, name)) return { holds: 'undecided', reason: GIVEN };
    if (mayHoldMore(said.text, name)) return { holds: 'undecided', reason: PARTIAL };
    if (of && (isDoubtful(said.text, name, of) || (of.isEmpty && isOfBlanks(subject))))
      return { holds: 'undecided', reason: DIFFERENTLY };
    const result = apartFromLead(check, name, subject);
    return of?.isOneOf ? asClass(check, name, { subject, text: said.text, result }) : result;
  },
});

/** What is asked of a text that may be written in several ways: how many words a slug has, or digits a year, or whether a value is a number. */
export interface Doubted {
  words?: boolean;
  digits?: boolean;
  number?: boolean;
  isEmpty?: boolean;
  /** How many letters or characters it has, or what it is made of. */
  signs?: boolean;
  case?: boolean;
  /** Whether it is to be one of several. */
  isOneOf?: boolean;
}
/** Names whose words may be joined: "how-to-bake", "userName". */
const JOINED =
  /(?:^|\s)(?:slug|name|filename|username|nickname|password|hashtag|tag|url|id|identifier|sku|symbol|code|hash|version)$/u;
/** A hyphen, an underscore, a dot, or a capital within. */
const JOINS = /[-_.]|\S\p{Lu}/u;
/** An address is an e-mail to some, and so is the message that holds it. */
const MAILS = /^e-?mail$/u;
const ADDRESS = /\S@\S/u;
/** Numbers that are written in groups of digits. */
const SPACED = ['number', 'phone', 'isbn'];
function isDoubtful(said: string, name: string, { words, digits, number, isEmpty, ...asked }: Doubted): boolean {
  const text = said.trim();
  // Blanks, and quotation marks with nothing between them, are as good as empty, or not.
  if (isEmpty && said !== '' && /^["'“”‘’«»\s]*$/u.test(text)) return true;
  if ((words || asked.signs) && holdsMore(text, name)) return true;
  if (asked.case && name !== 'text' && text.toLowerCase() === text.toUpperCase()) return true;
  if ((asked.case || asked.signs) && MAILS.test(name) && ADDRESS.test(text)) return true;
  if (words && JOINED.test(name) && JOINS.test(text)) return true;
  if (digits && name in SHORT_VALUES && !(SPACED.includes(name) ? /^[\d\s()+-]+$/u : /^\d+$/u).test(text)) return true;
  return (number === true && text === '') || (isEmpty === true && name === 'message' && isData(text));
}

/** Whether nothing but blanks was said. */
const isOfBlanks = (subject: Subject): boolean =>
  responseTurns(subject).some(({ role, text }) => role === 'assistant' && text !== '' && text.trim() === '');

/** Whether a text is an object, an array or null of JSON. */
const isData = (text: string) => (/^[{[]/u.test(text) && isJson(text)) || text === 'null';

const DIFFERENTLY = 'The response may be the value, written in another way.';

/**
 * A check of a field of JSON by its name, also of a response that is nothing but its value: `{"rating": 4}`, or "4".
 * @param asked What is asked of the field, which says whether "4" is a number or a text, and whether one of several words may be meant.
 */
export const ofValue = (inJson: Check, key: string, asked: Plain): Check => ({
  ...inJson,
  run: (subject): CheckResult => {
    const said = spoken(subject);
    if ('reason' in said) return { holds: null, reason: said.reason };
    const text = said.text.trim();
    const isNumber = asked === 'number' && PLAIN_NUMBER.test(text);
    if (/[.!?]$|[:=]\s/u.test(text) || (asked === 'number' && !isNumber && mayHoldNumber(text)))
      return { holds: 'undecided', reason: DIFFERENTLY };
    const of = (value: string | number) => inJson.run(subjectOf(JSON.stringify({ [key]: value })));
    const result = of(isNumber ? Number(text) : text);
    if (typeof result.holds !== 'boolean') return result;
    // "Germany (DE)" holds the code.
    const words = text.split(/[\s,;()/]+/u).filter((word) => word !== text && word !== '');
    if (asked === 'word' && words.some((word) => of(word).holds !== result.holds))
      return { holds: 'undecided', reason: DIFFERENTLY };
    const found = `The response ${isNumber ? text : JSON.stringify(beginning(text))}, taken for ${JSON.stringify(key)}`;
    return { ...result, found, evidence: [inMessage(said.index)] };
  },
});
/** What a value in a short text is: a number, a text, or one word, which may stand beside others. */
export type Plain = 'number' | 'text' | 'word';
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/u;

/** A check of a text by its name, or of the field of JSON by that name where the response has it. */
export const ofFieldOr = (
  inJson: Check,
  other: Check,
  { key, name, isValue, of }: { key: string; name: string; isValue: boolean; of: Doubted },
): Check =>
  costly({
    ...other,
    asked: isValue
      ? `${inJson.asked}, or that value alone`
      : `${other.asked}, or the same of ${JSON.stringify(key)} in JSON`,
    run: (subject) => {
      const result = inJson.run(subject);
      const said = spoken(subject);
      const text = 'text' in said ? said.text.trim() : '';
      // "how-to-bake" is one word to some, and three to others, in JSON too.
      if (result.holds !== 'undecided')
        return of.words && isDoubtful(text, name, { words: true })
          ? { holds: 'undecided', reason: DIFFERENTLY }
          : result;
      return isData(withoutFence(text).trim()) ? result : other.run(subject);
    },
  });

/** A tool may have been given "the message", or "the query"; any other text where it may hold one. */
const mayBeSent = (subject: Subject, name: string) =>
  name === 'message' || mostWords(name) !== undefined ? calls(subject).length > 0 : mayCarry(subject, name);

/** All that was written before the response or beside it; a stand-in for what is no text. */
function textsBefore(subject: Subject): string[] {
  const said = [...turnsBefore(subject), ...responseTurns(subject).filter(({ role }) => role !== 'assistant')];
  return [subject.conversation.system ?? '', ...said.flatMap(textsOf)];
}

const textsOf = ({ text, toolResults, attachments }: Turn) => [
  text,
  ...toolResults.map((result) => result.text),
  ...(attachments.length > 0 ? ['\n\n'] : []),
];

function mayHoldText(text: string, name: string): boolean {
  if (text.length > LONGEST_REQUEST || /\n/u.test(text)) return true;
  return (
    QUOTATION.test(text) ||
    AFTER_COLON.test(text) ||
    new RegExp(`\\b(?:the|this|that|my|our|following|attached|above)\\b(?:\\s+\\S+)?\\s+${name}\\b`, 'iu').test(text)
  );
}

/** Whether a response may be more than the short text that it should be. */
function isMoreThanLine(text: string, name: string, most: number): boolean {
  const line = text.trim();
  const words = line.split(/\s+/u).length;
  return (
    words > most ||
    mayHoldValue(line, name) ||
    (most < 10 && (TELLING.test(line) || (words > 1 && /[.!?]$/u.test(line)))) ||
    [/\n/u, SET_OFF, LABELLED, SPEAKING, HELD].some((one) => one.test(line))
  );
}

const mayHoldMore = (text: string, name: string) =>
  (mostWords(name) !== undefined && isMoreThanLine(text, name, mostWords(name)!)) ||
  (HEADS.test(name) && GREETING.test(text)) ||
  (SUBJECTS.test(name) && SENTENCE_END.test(text)) ||
  (ITEM_LIKE.includes(name) && ITEMS.test(text)) ||
  (OF_ONE_LINE.includes(name) && /\n/u.test(text.trim())) ||
  ((ITEM_LIKE.includes(name) || ALTERNATIVES.test(text)) && OPTIONS.test(text)) ||
  (!MARKED_UP.test(name) && TAGGED.test(text)) ||
  (name === 'explanation' && ANSWERED.test(text)) ||
  mayShowSource(text, name) ||
  ONE_CODE.test(text) ||
  ofImage(text, name) ||
  OPENING.test(text) ||
  INTRODUCTION.test(text.trimStart()) ||
  NAMED.test(text) ||
  CLOSING.test(text) ||
  SET_APART.test(text) ||
  // The title of a commit message, and what it closes, are of it. Only the end is searched: a pattern up to the end of a long text
  // takes quadratic time.
  ((!name.startsWith('commit') || HEADED.test(text)) &&
    (TITLE.test(text) || SIGNED.test(text.trimEnd().slice(-400)))) ||
  // "SKU-1200" is one.
  new RegExp(`\\b${name}s?\\b${name in SHORT_VALUES ? String.raw`(?![-_]?\d)` : ''}`, 'iu').test(text);
