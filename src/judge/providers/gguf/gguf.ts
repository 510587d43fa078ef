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

/** The most tokens of a reply. A verdict with its lists and explanations takes about 300 to 1,000. */
const MOST_REPLY = 2048;
/** Tokens of the window that a prompt must leave for the reply. */
const LEAST_REPLY = 512;

const NOT_LOADED = 'The judge model could not be loaded.';
const FAILED = 'The judge model failed.';

/**
 * A model file in this process. node-llama-cpp and the model are loaded with the first call. Nothing is compiled or
 * downloaded, and no data leaves the process.
 * @throws ModelFileError if there is no GGUF file at the path
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
      // The engine stops after its current batch; the caller does not wait for that.
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

/** During loading there is no conversation that a message could repeat. */
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
    // Its content is unknown: the next call begins a new sequence. An error here would hide the first one.
    await sequence.dispose().catch(() => undefined);
    throw error;
  } finally {
    engine.sequences.give(sequence);
  }
}

/** The tokens of the prompt. @throws JudgeError `too_long` if it leaves too little of the window for a reply */
function checkedPrompt(engine: Engine, { messages, opening }: CompletionRequest): Token[] {
  const most = engine.window - LEAST_REPLY;
  const characters = messages.reduce((sum, { content }) => sum + content.length, 0);
  // Such a text cannot fit, so it need not be tokenised.
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
  // Without context shifts: a token at another position has another state and other probabilities.
  await sequence.adaptStateToTokens(prompt, false);
  const held = sequence.nextTokenIndex;
  // The engine needs two positions of the window itself: at the last one it would begin to drop the prompt.
  const most = Math.min(MOST_REPLY, engine.window - prompt.length - 2);
  const { text, finish, tokens, count } = await writeReply(engine, sequence, prompt, request, most);
  return {
    text,
    finish,
    usage: { prompt: prompt.length, completion: count, cached_prompt: held },
    tokens: request.probabilities ? tokens : null,
  };
}
