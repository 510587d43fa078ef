/** What is judged: the last answer of a conversation. */
export interface Question {
  question: string;
  answer: string;
}

/** What comes out of a judge: a score, with a few words on what else it says, or an error. */
export type Outcome = { score: number | null; said: string; reason: string } | { error: string };

export interface PeerSettings {
  /** The address of the model's server, with `/v1`. */
  modelUrl: string;
  key: string;
  /** The time limit of one call of the model, in milliseconds, where the peer takes one here. */
  timeout?: number;
}

/** Asks a peer's judge in this process. A fault is thrown or part of the outcome, as the peer does it. */
export type PeerJudge = (question: Question) => Promise<Outcome>;

/** Loads a peer from the folder of its packages. */
export type LoadPeer = (modules: string) => Promise<(settings: PeerSettings) => Promise<PeerJudge>>;

/** What all judges are asked; Deemster's criterion has "Passes if" in front. */
export const CRITERION = 'the response is polite';
