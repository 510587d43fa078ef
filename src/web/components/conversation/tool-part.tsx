import type { ToolCall, ToolResult } from '../../../judge/message.ts';
import { LongText } from './long-text.tsx';
import { MarkedText } from './marked-text.tsx';
import { prettyJson } from './pretty-json.ts';
import type { Mark } from './quotes.ts';

/** A call of a tool, folded. */
export function Call({ call: { name, arguments: json }, marks }: { call: ToolCall; marks: readonly Mark[] }) {
  return (
    <details class="fold" open={marks.length > 0}>
      <summary>
        <span class="clip">
          <code class="call">{name || 'tool'}</code> <span class="muted">{briefly(json)}</span>
        </span>
      </summary>
      <Data text={json} marks={marks} />
    </details>
  );
}

/** The result of a tool, folded. */
export function Result({ result: { text }, marks }: { result: ToolResult; marks: readonly Mark[] }) {
  return (
    <details class="fold" open={marks.length > 0}>
      <summary>Result, {sizeOf(text)}</summary>
      <Data text={text} marks={marks} />
    </details>
  );
}

/** JSON laid out; other text as it is. */
function Data({ text, marks }: { text: string; marks: readonly Mark[] }) {
  const pretty = prettyJson(text);
  const shown = pretty?.text ?? text;
  const moved = pretty
    ? marks.map((mark) => ({ ...mark, start: pretty.at(mark.start), end: pretty.at(mark.end - 1) + 1 }))
    : marks;
  return (
    <div class="fold__body">
      <LongText length={shown.length} marks={moved}>
        {(end) => (
          <pre class="code" dir="auto">
            <MarkedText text={shown.slice(0, end)} marks={moved} />
          </pre>
        )}
      </LongText>
    </div>
  );
}

/** The fields of an object in one line. */
function briefly(json: string): string {
  const value = parsed(json);
  if (typeof value !== 'object' || value === null) return json.slice(0, 120);
  return Object.entries(value)
    .slice(0, 6)
    .map(([name, one]) => `${name} ${typeof one === 'string' ? one : JSON.stringify(one)}`)
    .join(', ')
    .slice(0, 200);
}

function sizeOf(text: string): string {
  const value = parsed(text);
  const items =
    typeof value !== 'object' || value === null
      ? undefined
      : Array.isArray(value)
        ? counted(value.length, 'item')
        : counted(Object.keys(value).length, 'field');
  return [items, counted(text.length, 'character')].filter(Boolean).join(', ');
}

const counted = (count: number, noun: string) => `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;

function parsed(text: string): unknown {
  if (text.length > 200_000) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
