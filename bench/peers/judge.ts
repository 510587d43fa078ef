/** The input of a judge: the last answer of a conversation. */
export interface Question {
  question: string;
  answer: string;
}

/** A judge's outcome: a score with a short note, or an error. */
export type Outcome = { score: number | null; said: string; reason: string } | { error: string };

export interface PeerSettings {
  /** The address of the model's server, with `/v1`. */
  modelUrl: string;
  key: string;
  /** The timeout per model call in milliseconds, if the peer accepts one here. */
  timeout?: number;
}

/** Calls a peer's judge in this process. A fault is thrown or part of the outcome, depending on the peer. */
export type PeerJudge = (question: Question) => Promise<Outcome>;

/** Loads a peer from the folder of its packages. */
export type LoadPeer = (modules: string) => Promise<(settings: PeerSettings) => Promise<PeerJudge>>;

/** The criterion for all judges; Deemster's begins with "Passes if". */
export const CRITERION = 'the response is polite';
