import type { ChatHistoryItem, LlamaModel, Token } from 'node-llama-cpp';
import type { ChatMessage } from '../provider.ts';
import type { Engine } from './gguf-engine.ts';

const ITEM: Record<ChatMessage['role'], (text: string) => ChatHistoryItem> = {
  system: (text) => ({ type: 'system', text }),
  user: (text) => ({ type: 'user', text }),
  assistant: (text) => ({ type: 'model', response: [text] }),
};

/**
 * The tokens of a chat by the model's own template, up to the reply. Messages are tokenised as plain text: they cannot contain
 * the template's tokens.
 * @param opening The beginning of the reply. Not part of the tokens, but some templates add text before a reply that has begun.
 */
export function promptTokens({ chat, model }: Engine, messages: ChatMessage[], opening: string): Token[] {
  const history = [...messages, { role: 'assistant', content: opening } as const];
  const { contextText } = chat.generateContextState({
    chatHistory: history.map(({ role, content }) => ITEM[role](content)),
  });
  const last = contextText.values.at(-1);
  if (typeof last !== 'string' || !last.endsWith(opening))
    throw new Error("The model's chat template does not end with the reply.");
  const parts = contextText.values.with(-1, last.slice(0, -opening.length));
  return parts.reduce<Token[]>((tokens, part) => {
    const isFirst = tokens.length === 0;
    if (typeof part !== 'string') return tokens.concat(part.tokenize(model.tokenizer, !isFirst));
    return part === '' ? tokens : tokens.concat(textTokens(model, part, isFirst));
  }, []);
}

/** The tokens of a plain text. */
export function textTokens(model: LlamaModel, text: string, isFirst = false): Token[] {
  const tokens = model.tokenize(text, false, isFirst ? undefined : 'trimLeadingSpace');
  // The tokeniser makes no control tokens of plain text, but others, such as "<think>", which are split here.
  const marker = new Map([...new Set(tokens)].map((token) => [token, markerText(model, token)]));
  if (marker.values().every((found) => found === undefined)) return tokens;
  return tokens.flatMap((token) => {
    const found = marker.get(token);
    return found === undefined ? token : [...textTokens(model, found[0]!), ...textTokens(model, found.slice(1))];
  });
}

/** The text of a token with a meaning of its own: an added token in the form of a tag. */
function markerText(model: LlamaModel, token: Token): string | undefined {
  if (!model.getTokenAttributes(token).userDefined) return undefined;
  const text = model.detokenize([token], true);
  return /^[<[].+[>\]]$/su.test(text) ? text : undefined;
}
