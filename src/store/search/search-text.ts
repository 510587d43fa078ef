/** How much of a trace is searched, in UTF-16 code units: so much is indexed in 20 ms. */
export const mostSearched = 200_000;

/** Names of values that are no text that anybody wrote. */
const silent = new Set([
  'role',
  'type',
  'id',
  'data',
  'media_type',
  'signature',
  'encrypted_content',
  'image_url',
  'url',
]);
const isSilent = (name: string): boolean => silent.has(name) || name.endsWith('_id');
/** What the tools are is not part of what was said. */
const isDefinition = (name: string): boolean => name === 'tools' || name === 'tools_available';

/** What a stored conversation or multi-agent trace says: messages, system prompts, tool calls and tool results. */
export function searchText(trace: string): string {
  const texts: string[] = [];
  let left = mostSearched;
  const open: unknown[] = [JSON.parse(trace)];
  while (open.length > 0 && left > 0) {
    const value = open.pop();
    if (typeof value === 'string') {
      const json = parsed(value);
      if (json !== undefined) open.push(json);
      else if (!value.startsWith('data:')) {
        const text = value.slice(0, left);
        texts.push(text);
        left -= text.length + 1;
      }
    } else if (typeof value === 'object' && value !== null) {
      // The last is taken next, so that texts come in their order.
      const children = Array.isArray(value)
        ? value
        : Object.entries(value).flatMap(([name, child]) => (isSilent(name) || isDefinition(name) ? [] : [child]));
      for (let at = children.length - 1; at >= 0; at--) open.push(children[at]);
    }
  }
  return words(texts.join('\n'));
}

/** The arguments and results of tools are often JSON as text, where a line break is written as \n. */
function parsed(text: string): object | undefined {
  if (!/^\s*[[{]/.test(text) || text.length > mostSearched) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Scripts that put no spaces between words: each character is a word, and what is looked for a phrase of them. */
const unspaced = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}\p{sc=Thai}\p{sc=Laoo}\p{sc=Khmr}\p{sc=Mymr}]/gu;
const words = (text: string): string => text.normalize('NFKC').replace(unspaced, ' $& ');

/** The word that only the texts of one account have. */
export const accountWord = (account: number): string => `a${account}`;

/**
 * What people write, as an expression of FTS5: words, "phrases" and the beginnings of words*. Anything else is a separator.
 * Undefined: there is no word in it.
 */
export function searchExpression(account: number, asked: string): string | undefined {
  const terms = searchTerms(asked).map(({ text, isPrefix }) => `"${text}"${isPrefix ? ' *' : ''}`);
  return terms.length === 0 ? undefined : `account : "${accountWord(account)}" AND text : (${terms.join(' AND ')})`;
}

/** The terms of what people write: words that follow each other. `isPrefix`: the last one is only the beginning of a word. */
export const searchTerms = (asked: string): { text: string; isPrefix: boolean }[] =>
  [...asked.matchAll(/"([^"]*)"?(\*)?|([^\s"]+)/g)].flatMap(([, phrase, star, word]) => {
    const text = phrase ?? word!;
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const isPrefix = star !== undefined || (word?.endsWith('*') ?? false);
    return [{ text: words(text).replaceAll('"', ' '), isPrefix }];
  });
