import { responseTurns, type Subject } from '../../conversation.ts';
import type { Turn } from '../../message.ts';
import { turnsBefore, USER_MESSAGE } from './user-message.ts';

/** The texts in which something is to stand. */
export interface SourceTexts {
  /** Texts that are certainly meant. */
  sure: string[];
  /** Texts that may be meant as well: what stands in these alone is left to a model. */
  doubtful: string[];
  /** Whether all that is meant is text, and no picture or file. */
  isComplete: boolean;
}

export interface Source {
  /** As the criterion puts it: "the tool results". */
  name: string;
  textsOf: (subject: Subject, answerIndex: number) => SourceTexts;
}

type Read = Source['textsOf'];

const isUser = ({ role }: Turn) => role === 'user';

const textsIn = (turns: readonly Turn[]) => turns.map(({ text }) => text).filter((text) => text !== '');

const resultsIn = (turns: readonly Turn[]) => turns.flatMap(({ toolResults }) => toolResults.map(({ text }) => text));

const haveNoAttachments = (turns: readonly Turn[]) => turns.every(({ attachments }) => attachments.length === 0);

/** A result that holds no text holds something else. */
const haveTextResults = (turns: readonly Turn[]) => resultsIn(turns).every((text) => text !== '');

/** All that was said before the answer's own text. */
function turnsFor(subject: Subject, answerIndex: number) {
  const own = responseTurns(subject).filter(({ index }) => index <= answerIndex);
  const before = turnsBefore(subject);
  return { own, before, all: [...before, ...own] };
}

const systemTexts = ({ conversation }: Subject, turns: readonly Turn[]) => [
  ...(conversation.system === null ? [] : [conversation.system]),
  ...textsIn(turns.filter(({ role }) => role === 'system')),
];

/** What the assistant wrote or called, and the tools' definitions. */
const assistantTexts = ({ conversation }: Subject, turns: readonly Turn[], answerIndex: number) => [
  ...textsIn(turns.filter(({ role, index }) => role === 'assistant' && index !== answerIndex)),
  ...turns.flatMap(({ toolCalls }) => toolCalls.map((call) => call.arguments)),
  ...conversation.tools.map(
    ({ name, description, parameters }) => `${name} ${description} ${JSON.stringify(parameters)}`,
  ),
];

const toolResults: Read = (subject, answerIndex) => {
  const { all } = turnsFor(subject, answerIndex);
  const isComplete = haveTextResults(all) && haveNoAttachments(all.filter(({ role }) => role === 'tool'));
  return { sure: resultsIn(all), doubtful: [], isComplete };
};

/**
 * The context, the sources, the provided documents: the system text, all messages of the user (and of unknown roles), and the
 * results of tools, before or within the response. What the assistant said before may be taken for it or not.
 */
const context: Read = (subject, answerIndex) => {
  const { all } = turnsFor(subject, answerIndex);
  const given = all.filter(({ role }) => role !== 'assistant');
  return {
    sure: [...systemTexts(subject, all), ...textsIn(given.filter(({ role }) => role !== 'system')), ...resultsIn(all)],
    doubtful: assistantTexts(subject, all, answerIndex),
    isComplete: haveNoAttachments(given) && haveTextResults(all),
  };
};

/** What was said before the response by either side; system text and what tools gave may be meant or not. */
const conversation: Read = (subject, answerIndex) => {
  const { all, own, before } = turnsFor(subject, answerIndex);
  return {
    sure: textsIn(before.filter(({ role }) => role !== 'system')),
    doubtful: [...systemTexts(subject, all), ...resultsIn(all), ...assistantTexts(subject, own, answerIndex)],
    isComplete: haveNoAttachments(all) && haveTextResults(all),
  };
};

const userMessages: Read = (subject) => {
  const users = turnsBefore(subject).filter(isUser);
  return { sure: textsIn(users), doubtful: [], isComplete: haveNoAttachments(users) };
};

/** An earlier message of the user may be meant by "the user's message", but not by "the user's last message". */
const userMessage =
  (isLast: boolean): Read =>
  (subject) => {
    const users = turnsBefore(subject).filter(isUser);
    return {
      sure: textsIn(users.slice(-1)),
      doubtful: isLast ? [] : textsIn(users.slice(0, -1)),
      isComplete: haveNoAttachments(isLast ? users.slice(-1) : users),
    };
  };

const systemPrompt: Read = (subject, answerIndex) => ({
  sure: systemTexts(subject, turnsFor(subject, answerIndex).all),
  doubtful: [],
  isComplete: true,
});

const named = (names: readonly string[], textsOf: Read) =>
  names.map((name): readonly [string, Source] => [
    name,
    { name: /^(?:the|one|a) /u.test(name) ? name : `the ${name}`, textsOf },
  ]);

const PROVIDED = ['provided', 'given', 'supplied'];

const MATERIALS = ['document', 'documents', 'source', 'sources', 'text', 'texts', 'material', 'materials', 'context'];

/** The texts of a conversation, by name. */
export const SOURCES: readonly (readonly [string, Source])[] = [
  ...named(
    [
      ...['result', 'results', 'output', 'outputs', 'response', 'responses'].flatMap((noun) => [
        `the tool ${noun}`,
        `the tool's ${noun}`,
        `the tool call ${noun}`,
        `the ${noun} of the tools`,
        `the ${noun} of the tool calls`,
      ]),
      ...['a tool result', 'a tool output', 'one of the tool results', 'tool results', 'tool outputs'],
    ],
    toolResults,
  ),
  ...named(
    [
      ...['the context', 'the source', 'the sources', 'the source text', 'the source texts', 'the source material'],
      ...['the source materials', 'the source document', 'the source documents', 'the context provided'],
      ...PROVIDED.flatMap((adjective) => MATERIALS.map((noun) => `the ${adjective} ${noun}`)),
      ...['the provided source text', 'the provided source material', 'the provided source documents'],
    ],
    context,
  ),
  ...named(
    [
      ...['the conversation', 'the earlier conversation', 'the preceding conversation', 'the conversation so far'],
      ...['the conversation history', 'the chat history', 'the previous messages', 'the earlier messages'],
    ],
    conversation,
  ),
  ...named(["the user's messages", 'the user messages'], userMessages),
  ...USER_MESSAGE.flatMap(([name]) => named([name], userMessage(/\b(?:last|latest|recent)\b/u.test(name)))),
  ...named(['the system prompt', 'the system message'], systemPrompt),
];

/** One source of several names: "the user's message or the tool results". */
export const sourceOf = (names: readonly string[]): Source | undefined => {
  const [first, ...others] = names.map((name) => SOURCES.find(([known]) => known === name)?.[1]);
  return others.reduce((all, one) => all && one && either(all, one), first);
};

const either = (one: Source, other: Source): Source => ({
  name: `${one.name} or ${other.name}`,
  textsOf: (subject, answerIndex) => {
    const texts = [one, other].map(({ textsOf }) => textsOf(subject, answerIndex));
    return {
      sure: texts.flatMap(({ sure }) => sure),
      doubtful: texts.flatMap(({ doubtful }) => doubtful),
      isComplete: texts.every(({ isComplete }) => isComplete),
    };
  },
});

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: ' ', f: ' ' };

/** A text, and the same as JSON within it would read: results of tools often hold some. */
export function withUnescaped(text: string): string[] {
  if (!text.includes('\\')) return [text];
  const unescaped = text.replaceAll(/\\(?:u([0-9a-fA-F]{4})|(["\\/nrtbf]))/gu, (_, code?: string, sign?: string) =>
    code === undefined ? (ESCAPES[sign!] ?? sign!) : String.fromCharCode(Number.parseInt(code, 16)),
  );
  return [text, unescaped];
}
