/** Servers' messages for a prompt that is longer than the model's window. */
const TOO_LONG = [
  // OpenAI, Mistral, OpenRouter, DeepSeek
  /"context_length_exceeded"|"string_above_max_length"|maximum context length/i,
  // vLLM
  /longer than the maximum model length|too long to fit into the model|max_tokens must be at least 1, got -/i,
  // llama.cpp, llama-cpp-python, LM Studio; Anthropic where there is no room for the reply
  /"exceed_context_size_error"|exceeds? (the )?(available |model's |max )?context (size|length|window|limit)/i,
  /context (size|length|window) (has been |was )?exceeded/i,
  // SGLang, TensorRT-LLM, TabbyAPI
  /(longer|greater) than (the model's context length|max_seq_len)|length \(\d+( tokens)?\) exceeds (the )?maximum/i,
  // LiteLLM, Cohere
  /ContextWindowExceeded|tokens in the prompt cannot exceed/i,
  // LM Studio's engines
  /context length of only|tokens to keep from the initial prompt/i,
  // xAI
  /maximum prompt length/i,
  // Ollama, Anthropic
  /(prompt|input)( length)? (is )?(too long|exceeds (the )?(maximum )?context)/i,
  // Text Generation Inference, Gemini
  /`inputs` (tokens|must have less than)|exceeds the maximum number of tokens/i,
];

export const saysTooLong = (text: string): boolean => TOO_LONG.some((pattern) => pattern.test(text));

/** The window's size in these messages. */
const SIZE = [
  /maximum (?:context|model|prompt) length (?:is|of) (\d+)|(\d+) maximum context length/i,
  /"n_ctx":(\d+)|n_ctx: (\d+)/,
  /context (?:size|window|length)(?: of)?(?: only)? \(?(\d+)/i,
  /tokens > (\d+) maximum|context limit: \d+ \+ \d+ > (\d+)/i,
  /maximum number of tokens allowed \(?(\d+)|must be <= (\d+)/i,
];

/** A longer error, in characters, repeats the prompt, where a number means something else. */
const LONGEST_ERROR = 2000;

/** The window, in tokens, that an error about a full window names; undefined if it names none. */
export function windowNamedIn(text: string): number | undefined {
  if (text.length > LONGEST_ERROR) return undefined;
  const named = SIZE.map((pattern) => pattern.exec(text)?.slice(1).find(Boolean)).find(Boolean);
  return named === undefined ? undefined : Number(named);
}
