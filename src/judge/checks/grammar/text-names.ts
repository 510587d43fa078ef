import { isOneOf, isWord, type Token } from './tokens.ts';

/** Kinds of texts, each a whole that somebody asks for. None is a part of another text, such as an introduction, or may be a list. */
const TEXTS = [
  ...['postmortem', 'post-mortem', 'estimate', 'invoice', 'receipt', 'mail', 'letter', 'email', 'e-mail', 'listing'],
  ...['note', 'memo', 'write-up', 'writeup', 'digest', 'briefing', 'quiz', 'survey', 'resume', 'cv', 'profile'],
  ...['tutorial', 'how-to', 'walkthrough', 'policy', 'notice', 'alert', 'toast', 'critique', 'feedback', 'comment'],
  ...['bug report', 'user story', 'spec', 'specification', 'study guide', 'lesson', 'syllabus', 'plan', 'post'],
  ...['tweet', 'thread', 'case study', 'white paper', 'whitepaper', 'article', 'readme', 'docstring', 'report'],
  ...['summary', 'one-pager', 'follow-up', 'confirmation', 'newsletter', 'horoscope', 'prayer', 'speech', 'blurb'],
  ...['essay', 'description', 'advert', 'ad', 'caption', 'bio', 'poem', 'haiku', 'story', 'recipe', 'review'],
  ...['announcement', 'screenplay', 'timeline', 'schedule', 'forecast', 'bulletin', 'statement', 'leaflet', 'flyer'],
  ...['brochure', 'pitch', 'proposal', 'application', 'recommendation', 'reference letter', 'obituary', 'eulogy'],
  ...['vow', 'invite', 'invitation', 'reminder', 'apology', 'complaint', 'testimonial', 'translation', 'transcript'],
  ...['recap', 'log entry', 'changelog entry', 'faq entry', 'help page', 'entry', 'notification', 'sms'],
  ...['text message', 'message', 'dm', 'email body', 'e-mail body', 'menu', 'answer key', 'monologue', 'dialogue'],
  ...['song', 'ballad', 'limerick', 'sonnet', 'riddle', 'fable', 'tale', 'doc', 'glossary', 'feed', 'contract'],
  ...['agreement', 'web page', 'landing page', 'manual', 'guide', 'homepage', 'markdown'],
].map((name) => name.split(' '));
/** Named so of more than one line, too: "the meeting notes are under 100 words". */
const MANY = ['notes', 'minutes', 'instructions', 'directions', 'guidelines', 'vows', 'lyrics'].map((name) => [name]);
/** What any text is called. Only beside what says which: "the product text". */
const GENERAL = ['text', 'copy', 'content', 'page', 'document'].map((name) => [name]);

const FIRST = [...TEXTS, ...MANY];
const DESCRIBED = [...FIRST, ...GENERAL];

/** What a text may be about, or for. */
const SUBJECTS = [
  ...['product', 'support', 'welcome', 'marketing', 'promo', 'promotional', 'sales', 'launch', 'event', 'travel'],
  ...['landing', 'website', 'web', 'site', 'homepage', 'home', 'store', 'shop', 'app', 'banner', 'ad', 'brand'],
  ...['slack', 'teams', 'whatsapp', 'linkedin', 'instagram', 'facebook', 'twitter', 'discord', 'telegram', 'sms'],
  ...['invoice', 'onboarding', 'outreach', 'rejection', 'cancellation', 'confirmation', 'reminder', 'apology'],
  ...['status', 'incident', 'outage', 'shipping', 'delivery', 'refund', 'order', 'booking', 'billing', 'holiday'],
  ...['birthday', 'hotel', 'restaurant', 'movie', 'film', 'book', 'album', 'game', 'job', 'meeting', 'weekly', 'daily'],
  ...['monthly', 'executive', 'bedtime', 'blog', 'social', 'push', 'news', 'press', 'cover', 'bug'],
  ...['property', 'company', 'team', 'wedding', 'thank-you', 'follow-up', 'cold', 'newsletter', 'email', 'e-mail'],
  ...['mail', 'help', 'faq', 'menu', 'package', 'feature', 'release', 'update', 'security', 'privacy', 'service'],
  ...['course', 'lesson', 'meal', 'workout', 'plot', 'training', 'study', 'project', 'sprint', 'standup', 'call'],
  ...['chat', 'ticket', 'pull', 'request', 'commit', 'pr', 'real', 'estate', 'back-cover', 'out-of-office'],
  ...['auto-reply', 'farewell', 'resignation', 'reference', 'love', 'campaign', 'fundraising', 'charity', 'conference'],
  ...['webinar', 'podcast', 'video', 'youtube', 'play', 'weather', 'discharge', 'progress', 'trip', 'city', 'museum'],
  ...['wine', 'car', 'coffee', 'camping', 'garden', 'policy', 'contract', 'legal', 'page'],
];
/** Verbs as they follow one text, by how they follow several. */
const CONJUGATED: Readonly<Record<string, string>> = {
  are: 'is',
  has: 'has',
  have: 'has',
  do: 'does',
  contain: 'contains',
  include: 'includes',
  use: 'uses',
  mention: 'mentions',
  start: 'starts',
  begin: 'begins',
  end: 'ends',
  exceed: 'exceeds',
  stay: 'stays',
  fit: 'fits',
  say: 'says',
};

/** The name of a text. */
export interface TextName {
  /** Its kind: "summary" of "meeting summary". */
  name: string;
  /** The place after it. */
  next: number;
  /** Where it is in the plural, the verb that follows as it follows one text. */
  verb?: string;
}

/** The name of a text with what it is about: "postmortem", "product text", "weekly status report". Undefined where there is none. */
export function describedTextAt(tokens: readonly Token[], from: number): TextName | undefined {
  const found: TextName[] = [];
  for (let at = from; at <= from + 3; at += 1) {
    for (const name of at > from ? DESCRIBED : FIRST) {
      if (!name.every((word, place) => isWord(tokens[at + place], word))) continue;
      const next = at + name.length;
      const isMany = MANY.includes(name);
      const verb = isMany ? conjugated(tokens[next]) : undefined;
      if (isMany && verb === undefined && tokens[next] !== undefined) continue;
      found.push({ name: name.join(' '), next, ...(verb !== undefined && { verb }) });
    }
    if (!isOneOf(tokens[at], SUBJECTS)) break;
  }
  return found.toSorted((one, two) => two.next - one.next)[0];
}

const conjugated = (token: Token | undefined) => (token?.kind === 'word' ? CONJUGATED[token.text] : undefined);

/** "Summaries" as "summary", by its spelling. */
export const singular = (noun: string) =>
  noun.replace(/(?<=[^aeiou])ies$/u, 'y').replace(/(?<=x|ch|sh|ss)es$|(?<=[^s])s$/u, '');
