import type { Check } from '../../check.ts';
import { isMark, isWord, type Token } from '../../grammar/tokens.ts';
import { HTML_NAMES } from '../../markdown/html-names.ts';
import { MENTION, mentionsCheck, TAG, tagsCheck } from '../../markdown/tags.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';

/**
 * Checks whether, or how many, mentions ("@name") or HTML tags are there; hashtags are marks (`punctuation`). An e-mail address is
 * no mention. An HTML tag has a name that HTML knows; "<name>" is none. A tag and its end may be counted as one or two; within
 * code both a tag and a mention may be one or not.
 */
export function tags(claim: Claim): Check | undefined {
  const mentions = readContents({ ...claim, object: withMentions(claim.object) }, MENTION);
  if (mentions) return mentionsCheck(mentions);
  const any = readContents(claim, TAG, ['any html', 'any html markup']);
  if (any) return tagsCheck(undefined, any);
  const named = withoutName(claim.object);
  if (!named) return undefined;
  const { name, tokens } = named;
  const asked = readContents({ ...claim, object: tokens }, PLAIN_TAG);
  return asked && tagsCheck(name, asked);
}

const PLAIN_TAG = {
  singular: 'tag',
  plural: 'tags',
  aliases: ['element', 'elements', ...TAG.aliases.filter((alias) => alias.includes(' '))],
  isLength: false,
};

/** Writes "@mentions", a mark and a word, as one word. */
function withMentions(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex((token) => isMark(token, '@'));
  const after = isMark(tokens[at + 1], '-') ? at + 2 : at + 1;
  const token = tokens[after];
  if (at < 0 || token?.kind !== 'word' || !/^mentions?$/u.test(token.text)) return [];
  const text = `@${token.text}`;
  return tokens.toSpliced(at, after + 1 - at, { kind: 'word', text, raw: text });
}

/** "<b>" before "tag", as its name. */
function withoutName(tokens: readonly Token[]): { name: string; tokens: readonly Token[] } | undefined {
  for (const [at, token] of tokens.entries()) {
    const inner = tokens[at + 1];
    const isWritten = isMark(token, '<') && inner?.kind === 'word' && isMark(tokens[at + 2], '>');
    const name = isWritten
      ? inner.text
      : token.kind === 'quoted'
        ? /^<([a-z][a-z\d]*)>$/iu.exec(token.text)?.[1]
        : undefined;
    if (name === undefined) continue;
    const next = isWritten ? at + 3 : at + 1;
    const isTag = ['tag', 'tags', 'element', 'elements', 'html'].some((word) => isWord(tokens[next], word));
    return isTag && HTML_NAMES.has(name.toLowerCase())
      ? { name: name.toLowerCase(), tokens: tokens.toSpliced(at, next - at) }
      : undefined;
  }
  return undefined;
}
