import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Turn } from '../../../judge/message.ts';
import { LongText } from './long-text.tsx';
import { Markdown } from './markdown.tsx';
import type { Mark, PartName } from './quotes.ts';
import { Call, Result } from './tool-part.tsx';

const names: Record<Turn['role'], string> = {
  system: 'System',
  user: 'User',
  assistant: 'Assistant',
  tool: 'Tool',
  other: 'Other',
};

/** Of several conversations on one page, what tells the places in them apart. */
export const ConversationName = createContext('');

interface MessageProps {
  turn: Turn;
  marks: readonly Mark[];
  isJudged: boolean;
  /** What is called by its id, as the calls name it. */
  tools: ReadonlyMap<string, string>;
}

/** One message, as people read it. */
export function Message({ turn, marks, isJudged, tools }: MessageProps) {
  const { index, role, text, toolCalls, toolResults, attachments } = turn;
  const name = useContext(ConversationName);
  const inPart = (part: PartName) => marks.filter((mark) => mark.part === part);
  const isQuiet = role === 'system' || role === 'tool' || (text.trim() === '' && toolCalls.length > 0);
  const kind = isJudged ? 'judged' : toolCalls.length > 0 ? 'tool call' : (toolNames(turn, tools) ?? '');
  const look = isJudged ? ' msg--judged' : isQuiet ? ' msg--quiet' : '';
  return (
    <article class={`msg${look}`} id={`${name}m${index}`}>
      <div class="msg__who">
        {names[role]}
        <small>
          [{index}] {kind}
        </small>
      </div>
      <div class="msg__body">
        {role === 'system' ? (
          <Instructions text={text} marks={inPart('text')} />
        ) : (
          text !== '' && <FormattedText text={text} marks={inPart('text')} />
        )}
        {attachments.map((type) => (
          <p key={type} class="muted">
            [{type}]
          </p>
        ))}
        {toolCalls.map((call, at) => (
          <Call key={at} call={call} marks={inPart(`call-${at}`)} />
        ))}
        {toolResults.map((result, at) => (
          <Result key={at} result={result} marks={inPart(`result-${at}`)} />
        ))}
        {text === '' && toolCalls.length + toolResults.length + attachments.length === 0 && (
          <p class="muted">(no text)</p>
        )}
      </div>
    </article>
  );
}

const toolNames = ({ toolResults }: Turn, tools: ReadonlyMap<string, string>): string | undefined =>
  toolResults.map(({ callId }) => (callId === null ? undefined : tools.get(callId))).find(Boolean);

/** A text with its Markdown laid out. */
export const FormattedText = ({ text, marks }: { text: string; marks: readonly Mark[] }) => (
  <LongText length={text.length} marks={marks}>
    {(end) => <Markdown source={text.slice(0, end)} marks={marks} />}
  </LongText>
);

/** A system message, by its beginning. */
const Instructions = ({ text, marks }: { text: string; marks: readonly Mark[] }) => (
  <details class="fold" open={marks.length > 0 || text.length < 160}>
    <summary>{text.length < 160 ? 'Instructions' : `${text.slice(0, 80).replaceAll(/\s+/g, ' ')}…`}</summary>
    <div class="fold__body">
      <FormattedText text={text} marks={marks} />
    </div>
  </details>
);
