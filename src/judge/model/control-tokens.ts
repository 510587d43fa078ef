/**
 * The rest of chat templates' control tokens, by their first character. A server inserts a message's text into its template and
 * tokenises the result, so a control token in the text would end the message or begin another one. Patterns instead of
 * single tokens where nothing else has that form. They cover the templates that llama.cpp, vLLM and models' makers ship.
 * Roles in plain text, such as `### Instruction:`, are left alone (docs/models.md).
 */
const CONTINUATIONS: Record<string, string[]> = {
  '<': [
    // <|im_end|>, <|eot_id|>, <|channel|>, DeepSeek's <｜User｜>, Gemma 4's <|turn>
    String.raw`[|｜][^\s<>|｜][^\n<>|｜]{0,60}[|｜]?>`,
    // Gemma 4's <turn|>
    String.raw`[\w:]{1,40}[|｜]>`,
    // Llama 2's <<SYS>>
    '</?SYS>>',
    // ByteDance's <seed:bos>, llama.cpp's <__media__>, NVIDIA's <SPECIAL_12>, T5's <extra_id_0>, Gemma's <unused7>
    String.raw`/?(?:seed:\w{1,30}|__\w{1,30}__|(?:SPECIAL_|extra_id_|reserved_|unused)\d{1,4})>`,
    '/?(?:s|bos|eos|pad|unk|mask|sep|sop|eop|eoa|eoh|EOT|PRE|SUF|MID|PAD|role)>',
    '/?(?:(?:start|end)_of_(?:turn|image|audio)|(?:beginning|end)_of_sentence|end_of_utterance|image_soft_token)>',
    '/?(?:think|tool_calls?|tool_response|TOOLCALL|TOOL_RESPONSE|arg_key|arg_value|fim[-_][a-z]{1,10})>',
  ],
  '[': [
    // Llama 2's and Mistral's
    String.raw`/?(?:INST|SYSTEM_PROMPT|MODEL_SETTINGS|AVAILABLE_TOOLS|TOOL_(?:CALLS|RESULTS|CONTENT)|THINK|ARGS|CALL_ID)\]`,
    String.raw`/?(?:IMG(?:_BREAK|_END)?|(?:BEGIN_)?AUDIO|PREFIX|MIDDLE|SUFFIX|(?:control_|unused)\d{1,4})\]`,
    // GLM's [gMASK], BERT's
    String.raw`(?:[gs]?MASK|BOS|EOS|EOT|UNK|PAD|SEP|CLS)\]`,
    // EXAONE's [|user|]
    String.raw`\|[^\s[\]|]{1,40}\|\]`,
    // MiniMax's [e~[
    String.raw`e~\[`,
  ],
  // MiniMax's ]~b], ]~!b[ and ]<]minimax[>[
  ']': [String.raw`~!?b[[\]]`, String.raw`<\]minimax\[`],
};

const FORMS = Object.entries(CONTINUATIONS).map(([first, rest]) => [`\\${first}`, `(?=${rest.join('|')})`]);
const WHOLE = new RegExp(FORMS.map(([first, rest]) => `${first}${rest}`).join('|'), 'g');
const SPACED = new RegExp(FORMS.map(([first, rest]) => `(?<=${first}) ${rest}`).join('|'), 'g');

/** Whether a text contains what a tokeniser may read as a control token. */
export const hasControlToken = (text: string): boolean => text.search(WHOLE) >= 0;

/** The text with a space behind the first character of each control token: tokenisers no longer recognise it, readers do. */
export const defused = (text: string): string => text.replace(WHOLE, '$& ');

/** Reverses `defused`. */
export const restored = (text: string): string => text.replace(SPACED, '');
