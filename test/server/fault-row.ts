import type { Step } from '../scripted-provider.ts';
import type { ProviderName } from './fault-providers.ts';

/** What a caller is told of each class of fault. */
export const FAULT = {
  unreachable: { status: 500, detail: "The judge model's server could not be reached." },
  noCompletion: { status: 500, detail: "The judge model's server answered without a completion." },
  tooLarge: { status: 500, detail: "The judge model's server gave an answer of more than 16 MiB." },
  filtered: { status: 500, detail: "The judge model's server withheld the reply by a content filter." },
  refused: { status: 500, detail: 'The judge model refused to judge the conversation.' },
  cut: { status: 500, detail: 'The judge model reached its output limit before its reply was complete.' },
  unusable: {
    status: 500,
    detail: 'The judge model gave an unusable reply, and again when asked to repair it.',
  },
  unclear: { status: 500, detail: 'The judge model gave no clear label, and again when asked once more.' },
  tooLong: { status: 400, detail: "The conversation is too long for the judge model's window." },
  aboveAllowance: {
    status: 400,
    detail: "The conversation has more tokens than the judge model's server lets the account use in a minute.",
  },
  shortened: {
    status: 400,
    detail:
      "The judge model's server cut the conversation, which is too long for the window it runs the model with. Raise that window (for Ollama: OLLAMA_CONTEXT_LENGTH), or set DEEMSTER_JUDGE_WINDOW to it.",
  },
  limited: {
    status: 429,
    detail: "The judge model's server limits the rate of requests and would not answer before the deadline.",
  },
  notLoaded: { status: 500, detail: 'The judge model could not be loaded.' },
  changed: {
    status: 500,
    detail: "The judge model's file is not the one that the service was started with.",
  },
  late: { status: 524, detail: 'The judge did not answer within 2 seconds.' },
} as const;

export interface Fault {
  status: number;
  detail: string;
}

/** A refused key: the sentence names the server's status and its name for the error. */
export const keyRefused = (...named: (number | string)[]): Fault => ({
  status: 500,
  detail: `The judge model's server refused the API key (status ${named.join(', ')}).`,
});

/** An error of the server, named in the same way. */
export const failed = (...named: (number | string)[]): Fault => ({
  status: 500,
  detail: `The judge model's server answered with an error (status ${named.join(', ')}).`,
});

/** Tokens of the judge's. */
export interface Tokens {
  prompt: number;
  completion: number;
  cached_prompt: number;
}

/** What so many answers with the usual usage cost. */
export const usual = (answers: number): Tokens => ({
  prompt: 100 * answers,
  completion: 20 * answers,
  cached_prompt: 60 * answers,
});

/** What a model's server does, and what comes of it. */
export interface Row {
  /** Ends the sentence "a server that …". */
  does: string;
  /** One for each call, of which there must be neither more nor fewer. */
  steps: Step[];
  /** A fault, or the score. */
  want: Fault | { score: number | null };
  /** What is paid. @default the usual for each step that is a reply */
  paid?: Tokens;
  /** Whether the criterion is graded. */
  graded?: boolean;
  /** Whether the steps are those of one of three samples, and the others have no answer before it fails. */
  amongSamples?: true;
  /** Fields of the request besides. */
  request?: Record<string, unknown>;
  /** The provider that alone knows it. */
  only?: ProviderName;
}

/** The rows of one provider. */
export const rowsOf = (provider: ProviderName, ...tables: ((provider: ProviderName) => Row[])[]): Row[] =>
  tables.flatMap((table) => table(provider)).filter(({ only }) => only === undefined || only === provider);

/** So many times the same. */
export const times = <Item>(count: number, item: Item): Item[] => Array(count).fill(item);

/** An unusable reply, also when it is asked to repair it. */
export const twice = (does: string, step: Step): Row => ({
  does: `${does}, twice`,
  steps: times(2, step),
  want: FAULT.unusable,
  paid: usual(2),
});
