import type { Interval } from '../form.ts';
import type { Answer } from '../whole-text.ts';
import { HTML_NAMES, VOID_NAMES } from './html-names.ts';
import { htmlOf, TAG } from './html-tags.ts';
import { outsideCode } from './outside-code.ts';

/** What is asked of HTML beside how often it has a tag. */
export type HtmlFact =
  | { doctype: 'start' | 'any' }
  | { ends: string }
  /** Whether each tag of a name is closed; '' for each tag of any name. */
  | { closed: string }
  | { attribute: string; on?: string; value?: string }
  | { outer: string; inner: string; in: readonly Interval[] }
  | { comment: true };

const OPEN: Answer = { open: 'It is unclear which part of the response is the HTML, or what of it counts.' };

interface Tag {
  name: string;
  isClosing: boolean;
  isEmpty: boolean;
  rest: string;
}
const tagsIn = (html: string): Tag[] =>
  Array.from(html.matchAll(TAG), ([, slash, name, rest]) => ({
    name: name!.toLowerCase(),
    isClosing: slash === '/',
    isEmpty: rest!.trimEnd().endsWith('/'),
    rest: rest!,
  }));

/** What a comment or a script holds may be meant or not. */
const mayHide = (html: string) => html.includes('<!--') || /<script[^>]*>[^<]*\S[^<]*</iu.test(html);

export function htmlFact(text: string, fact: HtmlFact): Answer {
  if ('closed' in fact) return areClosed(text, fact.closed);
  const html = htmlOf(text);
  if (html === undefined) return OPEN;
  if ('comment' in fact) return /<(?:script|style)[\s>]/iu.test(html) ? OPEN : { is: html.includes('<!--') };
  if ('doctype' in fact) return hasDoctype(html.trim(), fact.doctype);
  if ('ends' in fact) return { is: html.trim().toLowerCase().endsWith(`</${fact.ends}>`) };
  if (mayHide(html)) return OPEN;
  return 'outer' in fact ? holds(html, fact.outer, fact.inner, fact.in) : hasAttribute(html, fact);
}

function hasDoctype(html: string, where: 'start' | 'any'): Answer {
  if (/^<!doctype html>/iu.test(html)) return { is: true, found: 'HTML that starts with a document type' };
  return /<!doctype/iu.test(html) || html.startsWith('<!--') ? OPEN : { is: false, found: `HTML without one ${where}` };
}

/** Of HTML in a code block, tags in inline code beside it are only spoken of; others that change the answer leave it open. */
function areClosed(text: string, of: string): Answer {
  const html = htmlOf(text);
  if (html === undefined || html === text) return areTagsClosed(text, of);
  const [inside, all] = [html, `${html}\n${outsideCode(text)}`].map((part) => areTagsClosed(part, of));
  return 'is' in inside! && 'is' in all! && inside.is === all.is ? inside : OPEN;
}

/** Tags of text that is no HTML may be spoken of, and a tag like "<br>" needs no end. */
function areTagsClosed(text: string, of: string): Answer {
  const all = tagsIn(text).filter(({ name }) => (of === '' ? !VOID_NAMES.has(name) : name === of));
  const isHtml = htmlOf(text) !== undefined;
  const counts = new Map<string, number>();
  for (const { name, isClosing, isEmpty } of all)
    if (!isEmpty) counts.set(name, (counts.get(name) ?? 0) + (isClosing ? -1 : 1));
  // "<div/>" is closed in XML and not in HTML.
  if (mayHide(text) || all.some(({ isEmpty }) => isEmpty)) return OPEN;
  if (of === '' && (all.length === 0 || tagsIn(text).length > all.length)) return OPEN;
  const unequal = [...counts].find(([, count]) => count !== 0);
  if (!unequal) return { is: true, found: `${all.length} tags, each of which is closed` };
  // "<<The Title>>" is no tag.
  const isPlaceholder =
    !HTML_NAMES.has(unequal[0]) &&
    all.some(
      ({ name, rest }) => name === unequal[0] && (/^\s*[^\s=]+(?:\s[^=]*)?$/u.test(rest) || text.includes('<<')),
    );
  return isHtml && !isPlaceholder && unequal[1] > 0
    ? { is: false, found: `A <${unequal[0]}> that is not closed` }
    : OPEN;
}

/** The attributes of events, by their names or the beginnings of these. */
const EVENT =
  'on(?:abort|afterprint|animation|auxclick|before|blur|cancel|canplay|change|click|close|contextmenu|copy|cuechange|cut|dblclick|drag|drop|durationchange|emptied|ended|error|focus|formdata|hashchange|input|invalid|key|language|load|message|mouse|offline|online|page|paste|pause|play|pointer|popstate|progress|ratechange|rejection|reset|resize|scroll|security|seek|select|slotchange|stalled|storage|submit|suspend|timeupdate|toggle|touch|transition|unhandled|unload|volumechange|waiting|webkit|wheel)[a-z]*';

/** Whether a tag has an attribute; of a value that is one of several it is open. */
function hasAttribute(html: string, { attribute, on, value }: Extract<HtmlFact, { attribute: string }>): Answer {
  const name = attribute === 'on*' ? EVENT : attribute.replaceAll(/[.*+?^$()[\]{}|\\]/gu, '\\$&');
  const is = new RegExp(`(?:^|[\\s/])(?:${name})(?:\\s*=\\s*("[^"]*"|'[^']*'|[^\\s"'>]+)|(?=[\\s/]|$))`, 'iu');
  const values = tagsIn(html)
    .filter((tag) => !tag.isClosing && (on === undefined || tag.name === on))
    .flatMap(({ rest }) => {
      const match = is.exec(rest);
      return match ? [(match[1] ?? '').replaceAll(/^["']|["']$/gu, '')] : [];
    });
  if (value === undefined) return { is: values.length > 0 };
  if (values.includes(value)) return { is: true, found: `${attribute}="${value}"` };
  return values.some((one) => one.toLowerCase().split(/\s+/u).includes(value.toLowerCase())) ? OPEN : { is: false };
}

/** How many elements of a name one of another name holds. */
function holds(html: string, outer: string, inner: string, asked: readonly Interval[]): Answer {
  const all = Array.from(
    html.matchAll(new RegExp(`<${outer}(?=[\\s>])[^>]*>([\\s\\S]*?)</${outer}>`, 'giu')),
    ([, content]) => content!,
  );
  const opened = tagsIn(html).filter(({ name, isClosing }) => name === outer && !isClosing).length;
  if (opened !== all.length || opened > 1) return OPEN;
  const count = tagsIn(all[0] ?? '').filter(({ name, isClosing }) => name === inner && !isClosing).length;
  const is = opened === 1 && asked.some(([low, high]) => low <= count && count <= high);
  return { is, found: `${opened} <${outer}> with ${count} <${inner}>` };
}

export function htmlFactWords(fact: HtmlFact): string {
  if ('comment' in fact) return 'HTML with a comment';
  if ('doctype' in fact) return `HTML ${fact.doctype === 'start' ? 'that starts with' : 'with'} <!DOCTYPE html>`;
  if ('ends' in fact) return `HTML that ends with </${fact.ends}>`;
  if ('closed' in fact)
    return fact.closed === '' ? 'tags that are all closed' : `<${fact.closed}> tags that are all closed`;
  if ('outer' in fact) return `HTML with a <${fact.outer}> that holds as many <${fact.inner}> as the criterion says`;
  const named = fact.attribute === 'on*' ? 'the attribute of an event' : `the attribute ${fact.attribute}`;
  return `HTML with ${named}${fact.value === undefined ? '' : `="${fact.value}"`}${fact.on === undefined ? '' : ` of <${fact.on}>`}`;
}
