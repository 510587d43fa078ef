import type { RecordedRequest } from '../../scripted-provider.ts';

/** A message of a request in either interface, as one text. */
interface Told {
  role: string;
  text: string;
}

/** The messages after the system text. */
export const toldBy = ({ body: { messages } }: Pick<RecordedRequest, 'body'>): Told[] =>
  messages
    .filter(({ role }) => role !== 'system')
    .map(({ role, content }) => ({
      role,
      text: typeof content === 'string' ? content : content.map(({ text }) => text).join('\n'),
    }));

export interface Fenced {
  mark: string;
  /** What stands between fences, in order. */
  blocks: { title: string; body: string }[];
  /** What stands outside all of them. */
  outside: string;
}

/** Reads texts as the rules say: from a line `<<<MARK title` to the next line `>>>MARK` everything is data. */
export function readFences(texts: readonly string[], mark: string): Fenced {
  const blocks: Fenced['blocks'] = [];
  const outside: string[] = [];
  let open: { title: string; lines: string[] } | undefined;
  for (const line of texts.flatMap((text) => text.split('\n'))) {
    if (open && line === `>>>${mark}`) {
      blocks.push({ title: open.title, body: open.lines.join('\n') });
      open = undefined;
    } else if (open) open.lines.push(line);
    else if (line.startsWith(`<<<${mark} `)) open = { title: line.slice(mark.length + 4), lines: [] };
    else outside.push(line);
  }
  return { mark, blocks, outside: outside.join('\n') };
}

/** The mark is what the first line of the first message says, and no other line. */
export const markIn = (told: readonly Told[]): string => /^The mark is ([0-9a-f]{12})\.\n/.exec(told[0]!.text)![1]!;
