import { SHORT_TEXTS } from '../conversation/own-text.ts';
import { USER_MESSAGE } from '../conversation/user-message.ts';
import { describedTextAt, singular } from './text-names.ts';
import { isOneOf, isWord, type Token, wordToken } from './tokens.ts';

/**
 * What a response is called that is a text of a kind: "the text has emojis", "posts that have no hashtags". None of these names what is
 * sent as a message or may be a part of a response, such as a title.
 */
const OWN_TEXTS = [
  ...['text', 'copy', 'content', 'string', 'email', 'e-mail', 'mail', 'tag line', 'post', 'blog post', 'tweet'],
  ...['caption', 'blurb', 'poem', 'haiku', 'limerick', 'summary', 'abstract', 'article', 'essay', 'translation'],
  ...['rewrite', 'bio', 'newsletter', 'announcement', 'press release', 'cover letter', 'product description', 'draft'],
  ...['meta description', 'commit message', 'message', 'letter', 'report', 'document', 'speech', 'memo', 'slogan'],
  ...['story', 'short story', 'fable', 'fairy tale', 'joke', 'recipe', 'song', 'sonnet', 'ad', 'advert', 'job posting'],
  ...['job description', 'job ad', 'elevator pitch', 'notification', 'push notification', 'text message', 'sms'],
  ...['tagline', 'biography', 'obituary', 'product review', 'book review', 'movie review', 'status update'],
  ...['cold email'],
].map((name) => name.split(' '));

/** Names that are read so only where the criterion has no other meaning: of these there are more meanings, such as a heading. */
const FURTHER_TEXTS = [
  ...['checklist', 'draft', 'page', 'web page', 'webpage', 'landing page', 'contract', 'review', 'explanation', 'faq'],
  ...['changelog', 'change log', 'agenda', 'outline', 'proposal', 'itinerary', 'script', 'guide'],
  ...['manual', 'readme', 'reminder', 'invitation', 'complaint', 'testimonial', 'definition', 'editorial'],
  ...['eulogy', 'monologue', 'dialogue', 'thank-you note', 'thank-you letter', 'apology', 'apology email', 'brief'],
  ...['follow-up email', 'welcome email', 'pitch', 'bulletin', 'flyer', 'brochure', 'leaflet', 'writing', 'prose'],
  ...['description', 'short description', 'statement', 'paraphrase', 'rephrasing', 'greeting card', 'diary entry'],
  ...['feed', 'sitemap', 'config', 'configuration', 'manifest', 'commit', 'dockerfile', 'doc'],
  ...['estimate', 'invoice', 'invoice text', 'receipt', 'timeline', 'order confirmation'],
  ...['version', 'teaser'],
  ...['rhyme', 'riddle', 'acrostic', 'couplet', 'ode', 'synopsis', 'recap', 'overview', 'lesson plan', 'voicemail'],
].map((name) => name.split(' '));
/** Names of one line, which may be a part of a longer response. */
const LINES = Object.keys(SHORT_TEXTS).map((name) => name.split(' '));
/** "Every word of the headline", "the end of the title" */
const LINE_PARTS = ['word', 'words', 'letter', 'letters', 'character', 'characters', 'end', 'start', 'beginning'];
/** After these names nothing but what is said of them may follow: "the title field", "the label on the button". */
const SAID_OF = [
  ...['is', 'has', 'contains', 'includes', 'uses', 'must', 'should', 'does', 'ends', 'starts', 'begins', 'opens'],
  ...['closes', 'consists', 'exceeds', 'stays', 'fits', 'reads', 'runs', 'mentions', 'spans', 'never', 'avoids', 'may'],
  ...['can', 'will', 'says', 'lacks', 'keeps', 'needs', 'equals', 'only', 'always', 'also', 'still', 'are', 'have'],
];
/** Beside these, such a name is one of a field, of a column or of an argument. */
const DATA = [
  ...['json', 'xml', 'yaml', 'html', 'csv', 'field', 'fields', 'key', 'keys', 'object', 'array', 'attribute', 'value'],
  ...['column', 'columns', 'row', 'rows', 'cell', 'cells', 'argument', 'parameter', 'called', 'calls', 'call'],
  ...['passed'],
];
/** "The feed is well-formed XML", "the contract has no HTML tags" */
const isFormat = (tokens: readonly Token[], at: number) =>
  (isOneOf(tokens[at - 1], ['valid', 'well-formed']) && isWord(tokens[at - 2], 'is')) ||
  (isWord(tokens[at], 'html') && isOneOf(tokens[at + 1], ['tags', 'tag', 'markup', 'elements', 'comments']));
/** Beside these, one that may be a part is one. */
const PARTS = [
  ...['table', 'section', 'heading', 'headings', 'body', 'below', 'above', 'bullets', 'items', 'paragraph'],
  ...['paragraphs', 'each', 'every'],
];

/** What else a criterion may speak of: then the text may be another than the response. */
const OTHERS = [
  ...['response', 'responses', 'reply', 'replies', 'output', 'outputs', 'answer', 'answers', 'assistant', 'model'],
  ...['agent', 'bot', 'chatbot', 'ai', 'user', "user's", 'users', 'customer', "customer's", 'person', 'tool'],
  ...['prompt', 'input', 'original', 'source', 'context', 'question', 'message', 'passage', 'excerpt', 'quote'],
].flatMap((name) => [name, `${name}'s`]);
/** After these and "the", they are the response's own: "a question", "the first message". */
const THINGS = ['question', 'source', 'quote', 'passage', 'excerpt', 'person', 'tool', 'answer'];
/** What follows a name of a part of the text, or of another one: "the text of the label", "the text below". */
const GOES_ON = [
  ...['of', 'in', 'on', 'from', 'between', 'after', 'before', 'outside', 'inside', 'within', 'under', 'above', 'below'],
  ...['around', 'following', 'preceding', 'that', 'which', 'who', 'whose', 'to', 'for', 'with', 'without', 'as'],
  ...['than', 'by', 'about', 'and', 'or', 'nor', 'at', 'address', 'field', 'key', 'property'],
];
const CONDITIONS = ['if', 'when', 'whenever', 'unless', 'once', 'where', 'wherever', 'provided'];
/** The characters of a story may be persons, and "of the story" may be said of one that is told in the response. */
const NOT_OF_TALES = ['character', 'characters', 'of'];
/** Questions in these may lack a question mark: "Name the capital." */
const ASKING = ['quiz', 'survey', 'faq'];
const QUESTIONS = ['question', 'questions'];
const TALES = ['story', 'short story', 'fable', 'fairy tale', 'joke'];
const isOfTools = (token: Token) => token.kind === 'word' && (/^tools?$/u.test(token.text) || token.raw.includes('_'));
const CASES = ['case', 'uppercase', 'lowercase', 'capital', 'capitals', 'capitalized', 'upper', 'lower', 'small'];
/** "The Spanish reply" is one that should be in Spanish. */
const LANGUAGES = [
  ...['english', 'french', 'german', 'spanish', 'italian', 'portuguese', 'dutch', 'polish', 'russian', 'japanese'],
  ...['chinese', 'korean', 'arabic', 'turkish', 'swedish', 'danish', 'norwegian', 'finnish', 'greek', 'hindi'],
];
/** How such a text came about. */
const MADE = [
  ...['translated', 'localised', 'localized', 'corrected', 'edited', 'revised', 'generated', 'resulting', 'returned'],
  ...['final', 'finished', 'polished', 'produced', 'page', 'marketing', 'shortened', 'simplified', 'drafted'],
  ...['contract', 'transcript', 'sales', 'website', 'rewritten', 'reworded', 'rephrased', 'condensed', 'proofread'],
  ...['product', 'support', 'app', 'brand', 'suggested', 'proposed', 'improved', 'formatted', 'paraphrased'],
  ...['anonymized', 'anonymised', 'redacted'],
  ...LANGUAGES,
];
/** What a text is that is made of another: "the translated text", "the corrected copy". */
const REMADE: Readonly<Record<string, readonly string[]>> = {
  translation: ['translated', 'localised', 'localized'],
  rewrite: [
    ...['rewritten', 'reworded', 'rephrased', 'paraphrased', 'corrected', 'edited', 'revised', 'shortened'],
    ...['simplified', 'improved', 'polished', 'condensed', 'proofread'],
  ],
};
const OF_NO_KIND = ['text', 'copy', 'content', 'string', 'document', 'article', 'draft'];
/** What may stand between, or after "in the text" and the like. */
const WHOLE = ['entire', 'whole', 'full', 'complete'];
const TIMES = ['at least', 'at most', 'more than', 'no more than', 'exactly', 'once', 'twice', 'in any'].map((one) =>
  one.split(' '),
);
const PLACES = ['in', 'within', 'inside', 'throughout', 'from', 'of', 'into'];

const standsAt = (tokens: readonly Token[], at: number, words: readonly string[]) =>
  words.every((one, place) => isWord(tokens[at + place], one));

/** What says nothing of a response but that it is one: "the chat reply", "the generated output". */
const PLAIN = [
  'chat',
  'generated',
  'produced',
  'returned',
  'resulting',
  'final',
  'ai-generated',
  'written',
  'e-mail',
  'email',
  'spoken',
  'support',
  ...LANGUAGES,
];
const OWNERS = ["assistant's", "model's", "bot's", "agent's", "chatbot's"];
const GIVEN_NOUNS: readonly string[] = ['response', 'reply', 'output'];
const CONTRACTED = [...GIVEN_NOUNS, 'answer', 'message', 'text', 'copy', 'assistant', 'model', 'bot', 'agent'];
/** What follows "is", and no owner: "the answer's under 10 words". */
const SAID_OF_IT = ['under', 'over', 'at', 'exactly', 'between', 'in', 'not', 'no', 'a', 'an', 'within', 'either'];

/** "The Spanish reply" and "the French reply" are two; "the English word" is no text. */
const areSeveral = (tokens: readonly Token[]) =>
  new Set(
    tokens.map((token, at) =>
      isWord(tokens[at - 1], 'the') &&
      isOneOf(token, LANGUAGES) &&
      !isOneOf(tokens[at + 1], ['word', 'words', 'term', 'phrase', 'name', 'spelling'])
        ? wordOf(token)
        : '',
    ),
  ).size > 2;

const WHOSE = GIVEN_NOUNS.concat('answer', 'responses', 'replies', 'outputs', 'answers');
const WHERE_THE = ['where', 'the'].map(wordToken);

/** "The answer's under 10 words" as "the answer is …", "the chat reply" as "the reply". */
export function plainSubjects(tokens: readonly Token[]): readonly Token[] {
  if (areSeveral(tokens)) return tokens;
  return tokens.flatMap((token, at) => {
    const isGiven = isOneOf(token, PLAIN) && isWord(tokens[at - 1], 'the') && isOneOf(tokens[at + 1], GIVEN_NOUNS);
    if (isGiven) return [];
    // "Responses whose title …"
    if (at > 0 && at < 4 && isWord(token, 'whose') && isOneOf(tokens[at - 1], WHOSE)) return WHERE_THE;
    // "The assistant's translation"
    if (
      isWord(tokens[at - 1], 'the') &&
      isOneOf(token, OWNERS) &&
      KINDS.some(({ name }) => standsAt(tokens, at + 1, name))
    )
      return [];
    const noun = CONTRACTED.find((one) => isWord(token, `${one}'s`));
    return noun !== undefined && isOneOf(tokens[at + 1], SAID_OF_IT) ? [wordToken(noun), wordToken('is')] : [token];
  });
}

/** A criterion that names the response by what it is: the same of "the response", and the name. */
export interface OwnText {
  tokens: readonly Token[];
  name: string;
}

/** Reads "the text" and the like as the response; undefined where a criterion names none, or something beside it. */
export const withOwnText = (tokens: readonly Token[]): OwnText | undefined => named(tokens, ownTextAt);

/** The same of "the headline", "the draft" and others that have another meaning elsewhere. */
export const withFurtherText = (tokens: readonly Token[]): OwnText | undefined =>
  tokens.some((token, at) => (isOneOf(token, DATA) && !isFormat(tokens, at)) || ownTextAt(tokens, at) !== undefined)
    ? undefined
    : named(
        tokens,
        tokens.some((token, at) => isOneOf(token, PARTS) && !isOneOf(tokens[at + 1], LINE_PARTS))
          ? describedAt
          : furtherTextAt,
      );

/** With the place after it, and all of its words where some of them say which text it is. */
type Found = OwnText & { next: number; phrase?: string };
const wordOf = (token: Token) => (token.kind === 'word' ? token.text : '');

function named(
  tokens: readonly Token[],
  textAt: (tokens: readonly Token[], at: number) => Found | undefined,
): OwnText | undefined {
  if (areSeveral(tokens)) return undefined;
  const written: Token[] = [];
  const names = new Set<string>();
  const phrases = new Set<string>();
  let [isBeside, isMade] = [false, false];
  for (let at = 0; at < tokens.length; ) {
    const message = messageAt(tokens, at);
    const found = message === undefined ? textAt(tokens, at) : undefined;
    if (found) {
      names.add(found.name);
      phrases.add(found.phrase ?? found.name);
      // "Every link from the user's message is kept in the translation" is plain.
      isMade ||=
        !isOneOf(tokens[at - 1], PLACES) && (MADE_OF_IT.includes(found.name) || isOneOf(tokens[at + 1], VERSIONS));
    } else if (message !== undefined) isBeside = true;
    else if (isOther(tokens, at)) return undefined;
    const next = found?.next ?? message ?? at + 1;
    written.push(...(found?.tokens ?? tokens.slice(at, next)));
    at = next;
  }
  const [name] = names;
  if (isBeside && !isMade) return undefined;
  // "The message" of a condition may be the user's.
  if (name === 'message' && tokens.some((token) => isOneOf(token, CONDITIONS))) return undefined;
  // Beside tools, "the final message" is the last one of several.
  if (name === 'message' && tokens.some(isOfTools)) return undefined;
  // "The letter is in uppercase" may be said of one of the alphabet.
  if (name === 'letter' && tokens.some((token) => isOneOf(token, CASES))) return undefined;
  if (name !== undefined && TALES.includes(name) && tokens.some((token) => isOneOf(token, NOT_OF_TALES)))
    return undefined;
  if (name !== undefined && ASKING.includes(name) && tokens.some((token) => isOneOf(token, QUESTIONS)))
    return undefined;
  return name !== undefined && phrases.size === 1 ? { tokens: written, name } : undefined;
}

/** Whether these words may speak of the response, or of persons: "the answer", "the story has two characters". */
export const isOfOthers = (tokens: readonly Token[], name: string): boolean =>
  isOneOf(wordToken(name), OTHERS) || (TALES.includes(name) && tokens.some((token) => isOneOf(token, NOT_OF_TALES)));

/** Whether a condition speaks of the response, of data or of a part of it by these words. */
export const isOfResponse = (tokens: readonly Token[]): boolean =>
  tokens.some((token, at) => {
    const isBound = isOneOf(token, ['above', 'below']) && tokens[at + 1]?.kind !== 'word';
    return !isBound && (isOther(tokens, at) || [DATA, PARTS, CONDITIONS].some((words) => isOneOf(token, words)));
  });
/** What is made of the user's message, and may be set beside it. */
const MADE_OF_IT = ['translation', 'summary', 'rewrite', 'version', 'paraphrase', 'rephrasing'];
const MESSAGES = [...USER_MESSAGE.map(([phrase]) => phrase), "the user's passage"]
  .map((phrase) => phrase.split(' '))
  .toSorted((one, other) => other.length - one.length);
/** The place after what the user's message is called. */
const messageAt = (tokens: readonly Token[], at: number): number | undefined => {
  const found = MESSAGES.find((words) => standsAt(tokens, at, words));
  return found && at + found.length;
};

/** "Reward posts that have a link" */
const NO_KINDS = ['copy', 'content', 'string', 'message', 'letter', 'document'];
const KINDS = OWN_TEXTS.filter((name) => !NO_KINDS.includes(name.join(' '))).map((name) => ({
  name,
  many: [
    ...name.slice(0, -1),
    name
      .at(-1)!
      .replace(/(?<![aeiou])y$/u, 'ie')
      .concat('s'),
  ],
}));
const DESCRIBED = [
  ...['that', 'which', 'with', 'without', 'whose', 'where', 'in', 'of', 'under', 'over', 'longer', 'shorter'],
  ...['written', 'starting', 'beginning', 'ending', 'containing', 'using', 'mentioning', 'free', 'at'],
];

const isOther = (tokens: readonly Token[], at: number) =>
  isOneOf(tokens[at], OTHERS) && !(isOneOf(tokens[at], THINGS) && !isWord(tokens[at - 1], 'the'));

/** "Tweets that …", "a commit message that …", "product copy that …" */
function kindAt(tokens: readonly Token[]): Found | undefined {
  const isOne = isOneOf(tokens[0], ['a', 'an']);
  const from = isOne ? 1 : 0;
  const ways = isOne
    ? KINDS.filter(({ name }) => name[0] !== 'text').map(({ name }) => ({ name, said: name }))
    : KINDS.map(({ name, many }) => ({ name, said: many }));
  const all = isOne ? ways : [...ways, ...['copy', 'content'].map((name) => ({ name: [name], said: [name] }))];
  const found = [from, from + 1]
    .filter((at) => at === from || isOneOf(tokens[from], MADE))
    .flatMap((at) =>
      all.flatMap(({ name, said }) => (standsAt(tokens, at, said) ? [{ name, next: at + said.length }] : [])),
    )
    .find(({ next }) => isOneOf(tokens[next], DESCRIBED));
  if (!found) return undefined;
  const isPlural = !isOne && !['copy', 'content'].includes(found.name[0]!);
  const noun = isPlural ? [wordToken('responses')] : [wordToken('a'), wordToken('response')];
  return { tokens: noun, name: found.name.join(' '), next: found.next };
}

function ownTextAt(tokens: readonly Token[], at: number): Found | undefined {
  const kind = at === 0 ? kindAt(tokens) : undefined;
  if (kind) return kind;
  const found = textAmong(OWN_TEXTS, tokens, at, (next, isPlace) => endsAt(tokens, next, isPlace));
  // "The ad copy" is no ad.
  const described = found && describedTextAt(tokens, at + 1);
  return described && described.next > found.next ? undefined : found;
}

/** "The German version" is a text; "the app version" is a number. */
const VERSIONS = [
  ...['translated', 'localized', 'localised', 'shortened', 'simplified', 'rewritten', 'reworded', 'corrected', 'final'],
  ...['revised', 'edited', 'polished', 'condensed', 'improved', 'redacted', 'proofread', 'paraphrased', 'anonymized'],
  ...LANGUAGES,
];
const isVersion = (tokens: readonly Token[], next: number) =>
  !isWord(tokens[next - 1], 'version') || isOneOf(tokens[next - 2], VERSIONS);

/** "The German version" is a translation: by its own name it would be a number. */
const asText = (found: Found | undefined): Found | undefined =>
  found?.name === 'version' ? { ...found, name: 'translation' } : found;

const furtherTextAt = (tokens: readonly Token[], at: number): Found | undefined =>
  asText(
    textAmong(FURTHER_TEXTS, tokens, at, (next, isPlace) => isVersion(tokens, next) && endsAt(tokens, next, isPlace)),
  ) ??
  textAmong(LINES, tokens, at, (next, isPlace) =>
    isPlace && !(isWord(tokens[at - 1], 'of') && !isOneOf(tokens[at - 2], LINE_PARTS))
      ? endsAt(tokens, next, isPlace)
      : !isPlace && isOneOf(tokens[next], SAID_OF),
  ) ??
  describedAt(tokens, at);

/** "Reward incident reports with a timeline", "penalize a subject line longer than 60 characters" */
function describedKindAt(tokens: readonly Token[]): Found | undefined {
  const isOne = isOneOf(tokens[0], ['a', 'an', 'any', 'every']);
  const from = isOne ? 1 : 0;
  for (let last = from; last < from + 4; last += 1) {
    const noun = tokens[last];
    if (noun?.kind !== 'word' || !isOneOf(tokens[last + 1], DESCRIBED)) continue;
    const one = isOne ? noun.text : singular(noun.text);
    const named = [...tokens.slice(from, last), wordToken(one)];
    const line = LINES.find((name) => name.length === named.length && standsAt(named, 0, name));
    const found = line ? { name: line.join(' '), next: named.length } : describedTextAt(named, 0);
    if (found?.next !== named.length || (!isOne && one === noun.text)) continue;
    const response = isOne ? ['a', 'response'] : ['responses'];
    return { tokens: response.map(wordToken), name: found.name, next: last + 1 };
  }
  return undefined;
}

function describedAt(tokens: readonly Token[], at: number): Found | undefined {
  const kind = at === 0 ? describedKindAt(tokens) : undefined;
  if (kind) return kind;
  const found = isWord(tokens[at], 'the') ? describedTextAt(tokens, at + 1) : undefined;
  if (!found || !endsAt(tokens, found.next, isOneOf(tokens[at - 1], PLACES))) return undefined;
  const { name, next, verb } = found;
  const verbs = verb === undefined ? [] : [wordToken(verb)];
  const said = [tokens[at]!, wordToken('response'), ...verbs];
  const phrase = tokens
    .slice(at + 1, next)
    .map(wordOf)
    .join(' ');
  return { tokens: said, name, phrase, next: next + verbs.length };
}

/** @param ends Whether what follows a name says something of it, and adds nothing to it. */
function textAmong(
  texts: readonly (readonly string[])[],
  tokens: readonly Token[],
  at: number,
  ends: (next: number, isPlace: boolean) => boolean,
): Found | undefined {
  if (!isWord(tokens[at], 'the')) return undefined;
  const kept = isOneOf(tokens[at + 1], WHOLE) ? at + 2 : at + 1;
  const known = (isOneOf(tokens[kept], MADE) ? [kept, kept + 1] : [kept]).flatMap((from) =>
    texts
      .filter((name) => standsAt(tokens, from, name.slice(0, -1)))
      .flatMap((name) => {
        const last = tokens[from + name.length - 1];
        const isOwner = isWord(last, `${name.at(-1)}'s`);
        return isOwner || isWord(last, name.at(-1)!)
          ? [{ name: name.join(' '), isOwner, next: from + name.length }]
          : [];
      }),
  );
  const found = known.find(({ next }) => next === Math.max(...known.map((one) => one.next)));
  if (!found || !(found.isOwner || ends(found.next, isOneOf(tokens[at - 1], PLACES)))) return undefined;
  const noun = wordToken(found.isOwner ? "response's" : 'response');
  const remade = Object.keys(REMADE).find((one) => isOneOf(tokens[kept], REMADE[one]!));
  const name = remade !== undefined && OF_NO_KIND.includes(found.name) ? remade : found.name;
  return { tokens: [...tokens.slice(at, kept), noun], name, next: found.next };
}

/** Whether nothing follows that would make it the name of another text. */
function endsAt(tokens: readonly Token[], at: number, isPlace: boolean): boolean {
  const next = tokens[at];
  if (next === undefined) return isPlace;
  if (isPlace && ((next.kind === 'mark' && next.text === ',') || isOneOf(next, ['and', 'or', 'but']))) return true;
  if (isPlace && TIMES.some((times) => standsAt(tokens, at, times))) return true;
  // "The letter e" is one of the alphabet.
  return next.kind === 'word' && next.text.length > 1 && !GOES_ON.includes(next.text);
}
