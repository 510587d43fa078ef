import { availableParallelism } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import type { ChatWrapper, Llama, LlamaContext, LlamaContextSequence, LlamaGrammar, LlamaModel } from 'node-llama-cpp';
import { JudgeError } from '../../judge-error.ts';
import { type ModelFile, modelFile } from './gguf-file.ts';
import { type Library, loadLibrary } from './gguf-library.ts';
import { createPool, type Pool } from './gguf-pool.ts';

export interface EngineOptions {
  /** Tokens that a call may hold, prompt and reply. @default what the model was trained with, at most DEFAULT_WINDOW */
  window?: number | undefined;
  /** @default the cores for arithmetic, but for one, which answers HTTP meanwhile */
  threads?: number | undefined;
  /** False: none, though there is one. @default one where there is one */
  gpu?: false | undefined;
}

/** A model in memory, ready to be asked. */
export interface Engine {
  library: Library;
  model: LlamaModel;
  /** Puts a chat into the words of the model's own template. */
  chat: ChatWrapper;
  /** Tokens that a sequence holds. */
  window: number;
  sequences: Pool<LlamaContextSequence>;
  /** Reads a grammar in GBNF; the same one once. */
  grammar(text: string): Promise<LlamaGrammar>;
}

/** Beyond it a window has to be asked for: its memory is taken when the model is loaded. */
const DEFAULT_WINDOW = 16_384;
/** Calls at a time: as many as fit CELLS, from 1 to MOST_SEQUENCES. A token takes some 130 kB for a model of 8 billion. */
const MOST_SEQUENCES = 4;
const CELLS = 32_768;

/** The score cache would take its scores for those of the other one. */
const CHANGED = "The judge model's file is not the one that the service was started with.";

/** How long the log may take to come from the engine's threads, in milliseconds. */
const LOG_MILLISECONDS = 50;

/** Those of the models that are being loaded. Later a log could hold what was asked. */
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

/** One serves all models: starting it takes as long as loading a small one. */
const started = { auto: remembered(() => startEngine('auto')), without: remembered(() => startEngine(false)) };

/**
 * Loads a model when it is first asked for, once for all who ask; when that fails, whoever asks next tries again.
 * @throws JudgeError `failed` when the package is not there or the file is another one; Error with what llama.cpp said of it
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

/** Makes something once, and again only where that failed. */
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

/** The verdict has a place for reasoning, where it is wanted; and the day is nothing that a judgment may hang on. */
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

/** Rather fewer calls at a time than a smaller window; and a smaller window only where none was asked for. */
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
