import type { Check } from '../check.ts';
import { type FoundPlaces, foundPlacesCheck } from '../data/found-places.ts';
import type { Quantity } from '../quantity.ts';
import { lineOf, parseFences } from './markdown-document.ts';

const OPEN = 'It is unclear which part of the response is the HTML, or whether a tag of it counts.';

/** A tag with what stands in it. */
export const TAG = /<(\/?)([a-z][\w:-]*)((?:"[^"]*"|'[^']*'|[^<>"'])*)>/giu;

/** A tag of "the HTML": of the one code block, or of a response that begins with a tag. */
export function htmlTagsCheck(name: string, asked: Quantity): Check {
  const unit = { singular: `<${name}> tag of the HTML`, plural: `<${name}> tags of the HTML`, isLength: false };
  return foundPlacesCheck('tags', unit, asked, OPEN, (text) => tagsOf(text, name));
}

function tagsOf(text: string, name: string): FoundPlaces {
  const tag = new RegExp(`<${name}(?=[\\s/>])`, 'giu');
  const places = (from: number, part: string) =>
    Array.from(part.matchAll(tag), ({ 0: found, index }) => ({
      start: from + index,
      end: from + index + found.length,
    }));
  const all = places(0, text);
  const fences = parseFences(text);
  const [fence] = fences;
  const isHtml = fences.length === 1 && /^(?:html?|xhtml|)$/iu.test(fence!.info.trim());
  const start = isHtml ? startOfLine(text, lineOf(fence!)) : /^\s*</u.test(text) && !fence ? 0 : undefined;
  // A tag in a comment or a script may be meant or not.
  const isHidden = text.includes('<!--') || (name !== 'script' && /<script[\s>]/iu.test(text));
  if (start === undefined || isHidden) return { certain: [], doubtful: all.length + 1 };
  const certain = isHtml
    ? places(text.indexOf(fence!.content, start), withoutInner(fence!.content))
    : places(0, withoutInner(text));
  return { certain, doubtful: all.length - certain.length };
}

/** HTML of the same length in which no "<" stands within a tag, as it may in the value of an attribute. */
const withoutInner = (html: string) => html.replaceAll(TAG, (tag) => `<${tag.slice(1).replaceAll('<', ' ')}`);

/** The HTML of a response: its one code block, or a response that begins with a tag. */
export function htmlOf(text: string): string | undefined {
  const [fence, ...others] = parseFences(text);
  if (!fence) return /^\s*</u.test(text) ? text : undefined;
  return others.length === 0 && /^(?:html?|xhtml|)$/iu.test(fence.info.trim()) && /^\s*</u.test(fence.content)
    ? fence.content
    : undefined;
}

/** Where a line begins, 1 for the first. */
function startOfLine(text: string, line: number): number {
  let at = 0;
  for (let before = 1; before < line; before += 1) at = text.indexOf('\n', at) + 1;
  return at;
}
