import '../../styles/messages.css';
import { useContext } from 'preact/hooks';
import { readMessage, type Turn } from '../../../judge/message.ts';
import type { Schemas } from '../../api/client.ts';
import { Folded } from './folded.tsx';
import { ConversationName, FormattedText, Message } from './message.tsx';
import type { Mark } from './quotes.ts';

type Conversation = Schemas['Conversation'];

export const turnsOf = ({ messages }: Conversation): Turn[] => messages.map(readMessage);

/** A judged response, as indexes into the messages, both ends inclusive. */
export type Span = { first: number; last: number };

/** Which messages are a judged response. */
export const isIn =
  (spans: readonly Span[]) =>
  ({ index, role }: Turn): boolean =>
    role === 'assistant' && spans.some(({ first, last }) => index >= first && index <= last);

interface MessagesProps {
  /** All of the conversation. */
  turns: readonly Turn[];
  /** Those that are shown. */
  shown: readonly Turn[];
  marks: readonly Mark[];
  isJudged: (turn: Turn) => boolean;
}

/** Messages of a conversation. */
export function Messages({ turns, shown, marks, isJudged }: MessagesProps) {
  const tools = new Map(turns.flatMap(({ toolCalls }) => toolCalls.map(({ id, name }) => [id ?? '', name] as const)));
  const marksOf = Map.groupBy(marks, ({ message }) => message);
  return (
    <>
      {shown.map((turn) => (
        <Message
          key={turn.index}
          turn={turn}
          marks={marksOf.get(turn.index) ?? []}
          isJudged={isJudged(turn)}
          tools={tools}
        />
      ))}
    </>
  );
}

/** The system prompt that stands beside the messages, by its beginning. */
export function SystemPrompt({ conversation: { system } }: { conversation: Conversation }) {
  const name = useContext(ConversationName);
  if (system === null) return null;
  return (
    <Folded id={`${name}system`} who="System" words={beginningOf(system)}>
      {() => <FormattedText text={system} marks={[]} />}
    </Folded>
  );
}

const beginningOf = (text: string): string => {
  const words = text.slice(0, 200).replaceAll(/\s+/g, ' ').trim();
  return words.length > 80 ? `${words.slice(0, 80)}…` : words || '(empty)';
};
