import { addAbortListener } from 'node:events';
import type { LlamaContextSequence, Token } from 'node-llama-cpp';
import { Diagnosis } from '../../diagnosis.ts';
import { JudgeError } from '../../judge-error.ts';
import { abortError, MESSAGE } from '../http/failure.ts';
import { LONGEST_TOKEN } from '../http/tokens.ts';
import type { Completion, CompletionRequest, InspectableProvider } from '../provider.ts';
import { type Engine, type EngineOptions, engineLoader } from './gguf-engine.ts';
import { modelFile } from './gguf-file.ts';
import { promptTokens } from './gguf-prompt.ts';
import { writeReply } from './gguf-writer.ts';

/** Tokens that a reply may have. A verdict with its lists and explanations takes some 300 to 1,000. */
const MOST_REPLY = 2048;
/** Tokens of the window that a prompt has to leave for the reply. */
const LEAST_REPLY = 512;

const NOT_LOADED = 'The judge model could not be loaded.';
const FAILED = 'The judge model failed.';

/**
 * A model file in this process, by node-llama-cpp, which is loaded with the first call, as the model is. Nothing is built
 * or downloaded, and nothing leaves the process.
 * @throws ModelFileError when there is no GGUF file at the path
 */
export function ggufProvider({ path, ...options }: EngineOptions & { path: string }): InspectableProvider {
  const file = modelFile(path);
  const load = engineLoader(file, options);
  let window: number | null = null;
  const engine = async () => {
    const loaded = await load();
    window = loaded.window;
    return loaded;
  };
  return {
    name: `gguf:${file.name}`,
    identity: file.identity,
    address: null,
    traits: () => ({ structuredOutput: 'grammar', leftOut: [], window }),
    givesProbabilities: true,
    async complete(request) {
      const { signal } = request;
      if (signal.aborted) throw abortError(signal);
      const { promise: aborted, reject } = Promise.withResolvers<never>();
      // What runs in the engine ends with its batch; the caller does not wait for that.
      using _abort = addAbortListener(signal, () => reject(abortError(signal)));
      return await Promise.race([aborted, ask(engine, request)]);
    },
  };
}

/** @throws JudgeError */
async function ask(engine: () => Promise<Engine>, request: CompletionRequest): Promise<Completion> {
  const loaded = await engine().catch((error: unknown) => {
    throw asJudgeError(error, NOT_LOADED).with({ recurs: true, ...(error instanceof Error && loadDiagnosis(error)) });
  });
  try {
    return await askEngine(loaded, request);
  } catch (error) {
    throw asJudgeError(error, FAILED);
  }
}

/** While a model is loaded, nothing of a conversation is at hand that a message could repeat. */
const loadDiagnosis = ({ message }: Error) => ({ diagnosis: new Diagnosis({ message, loggable: message }) });

const asJudgeError = (cause: unknown, message: string) =>
  cause instanceof JudgeError ? cause : new JudgeError('failed', message, { cause });

async function askEngine(engine: Engine, request: CompletionRequest): Promise<Completion> {
  const prompt = checkedPrompt(engine, request);
  const held = (sequence: LlamaContextSequence) => sequence.compareContextTokens(prompt).firstDifferentIndex;
  let sequence = await engine.sequences.take(request.signal, held, request.fairnessKey);
  try {
    if (sequence.disposed) sequence = sequence.context.getSequence();
    return await complete(engine, sequence, prompt, request);
  } catch (error) {
    // Nobody knows what it holds: the next call begins another one. A second fault would hide the first.
    await sequence.dispose().catch(() => undefined);
    throw error;
  } finally {
    engine.sequences.give(sequence);
  }
}

/** The tokens of the prompt. @throws JudgeError `too_long` when it leaves too little of the window for a reply */
function checkedPrompt(engine: Engine, { messages, opening }: CompletionRequest): Token[] {
  const most = engine.window - LEAST_REPLY;
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  // Such a text cannot fit, and need not be split into tokens first.
  if (characters > most * LONGEST_TOKEN) throw new JudgeError('too_long', MESSAGE.too_long);
  const prompt = promptTokens(engine, messages, opening);
  if (prompt.length > most) throw new JudgeError('too_long', MESSAGE.too_long);
  return prompt;
}

async function complete(
  engine: Engine,
  sequence: LlamaContextSequence,
  prompt: Token[],
  request: CompletionRequest,
): Promise<Completion> {
  // Never shifted: a token in another place is another state, and would give other probabilities.
  await sequence.adaptStateToTokens(prompt, false);
  const held = sequence.nextTokenIndex;
  // Two places of the window are the engine's own: at the last one it would begin to drop the prompt.
  const most = Math.min(MOST_REPLY, engine.window - prompt.length - 2);
  const { text, finish, tokens, count } = await writeReply(engine, sequence, prompt, request, most);
  return {
    text,
    finish,
    usage: { prompt: prompt.length, completion: count, cached_prompt: held },
    tokens: request.probabilities ? tokens : null,
  };
}
