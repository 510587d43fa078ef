import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { ChatWrapper, Llama, LlamaContext, LlamaContextSequence, LlamaGrammar, LlamaModel } from 'node-llama-cpp';
import { JudgeError } from '../../judge-error.ts';
import { type ModelFile, modelFile } from './gguf-file.ts';
import { type Library, loadLibrary } from './gguf-library.ts';
import { createPool, type Pool } from './gguf-pool.ts';

export interface EngineOptions {
  /** Tokens of a call, prompt and reply. @default the window that the model was trained with, at most DEFAULT_WINDOW */
  window?: number | undefined;
  /** @default all cores for arithmetic except one, which answers HTTP */
  threads?: number | undefined;
  /** False: the GPU is not used. @default used if there is one */
  gpu?: false | undefined;
}

/** A model in memory, ready for calls. */
export interface Engine {
  library: Library;
  model: LlamaModel;
  /** Formats a chat by the model's own template. */
  chat: ChatWrapper;
  /** Tokens per sequence. */
  window: number;
  sequences: Pool<LlamaContextSequence>;
  /** Parses a grammar in GBNF; each one once. */
  grammar(text: string): Promise<LlamaGrammar>;
}

/** A larger window has to be configured: its memory is allocated when the model is loaded. */
const DEFAULT_WINDOW = 16_384;
/** Concurrent calls: as many as fit CELLS, from 1 to MOST_SEQUENCES. A token takes about 130 kB in a model of 8 billion parameters. */
const MOST_SEQUENCES = 4;
const CELLS = 32_768;

/** The score cache would mix up the scores of the two files. */
const CHANGED = "The judge model's file is not the one that the service was started with.";

/** How long the engine's threads may take to deliver the log, in milliseconds. */
const LOG_MILLISECONDS = 50;

/** Logs of the models that are loading. Later, a log could contain prompts. */
const logs = new Set<string[]>();

async function startEngine(gpu: 'auto' | false) {
  const library = await loadLibrary();
  const llama = await library.getLlama({
    gpu,
    build: 'never',
    skipDownload: true,
    progressLogs: false,
    logLevel: library.LlamaLogLevel.error,
    logger: (_level, line) => {
      for (const log of logs) log.push(line.trim());
    },
  });
  return { library, llama };
}

/** One engine for all models: starting it takes as long as loading a small model. */
const started = { auto: remembered(() => startEngine('auto')), without: remembered(() => startEngine(false)) };

/**
 * Loads a model on the first call, once for all callers. If that fails, the next call tries again.
 * @throws JudgeError `failed` if the package is missing or the file was replaced; Error with llama.cpp's log
 */
export function engineLoader(file: ModelFile, options: EngineOptions): () => Promise<Engine> {
  return remembered(async () => {
    const { library, llama } = await (options.gpu === false ? started.without() : started.auto());
    if (modelFile(file.path).identity !== file.identity) throw new JudgeError('failed', CHANGED);
    const log: string[] = [];
    logs.add(log);
    try {
      return await loadModel(library, llama, file, options);
    } catch (error) {
      await setTimeout(LOG_MILLISECONDS);
      throw new Error(['The model could not be loaded.', ...log].join(' '), { cause: error });
    } finally {
      logs.delete(log);
    }
  });
}

/** Calls a function once, and again only after a failure. */
function remembered<Made>(make: () => Promise<Made>): () => Promise<Made> {
  let made: Promise<Made> | undefined;
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}

async function loadModel(
  library: Library,
  llama: Llama,
  { path }: ModelFile,
  { window, threads }: EngineOptions,
): Promise<Engine> {
  await using loaded = new AsyncDisposableStack();
  const fit = window === undefined ? {} : { gpuLayers: { fitContext: { contextSize: window } } };
  const model = loaded.use(await llama.loadModel({ modelPath: path, ...fit }));
  const cores = Math.max(1, Math.min(llama.cpuMathCores, availableParallelism() - 1));
  const context = loaded.use(await createContext(model, window, threads ?? cores));
  const chat = library.resolveChatWrapper(model, { warningLogs: false, customWrapperSettings: WITHOUT_THOUGHTS });
  const sequences = Array.from({ length: context.totalSequences }, () => context.getSequence());
  loaded.move();
  return {
    library,
    model,
    chat,
    window: context.contextSize,
    sequences: createPool(sequences),
    grammar: grammarsOf(llama),
  };
}

function grammarsOf(llama: Llama): Engine['grammar'] {
  const grammars = new Map<string, Promise<LlamaGrammar>>();
  return (text) => {
    const grammar = grammars.get(text) ?? llama.createGrammar({ grammar: text });
    grammars.set(text, grammar);
    return grammar;
  };
}

/** Thinking is off: the verdict has a field for reasoning. No date: a judgment must not depend on the day. */
const WITHOUT_THOUGHTS = {
  qwen: { thoughts: 'discourage' },
  gemma4: { reasoning: false },
  seed: { thinkingBudget: 0 },
  jinjaTemplate: { reasoning: false },
  'llama3.1': { todayDate: null },
  'llama3.2-lightweight': { todayDate: null },
  harmony: { todayDate: null },
  muse: { todayDate: null },
} as const;

/** If memory is short, reduces concurrent calls first, and then the window, unless it was configured. */
async function createContext(model: LlamaModel, window: number | undefined, threads: number): Promise<LlamaContext> {
  const size = Math.min(model.trainContextSize, window ?? DEFAULT_WINDOW);
  const most = Math.max(1, Math.min(MOST_SEQUENCES, Math.floor(CELLS / size)));
  for (let sequences = most; ; sequences--) {
    const contextSize = sequences > 0 || window !== undefined ? size : { max: size };
    try {
      return await model.createContext({ sequences: Math.max(1, sequences), contextSize, threads });
    } catch (error) {
      if (sequences <= (window === undefined ? 0 : 1)) throw error;
    }
  }
}
