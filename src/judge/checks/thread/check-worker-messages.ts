import type { Subject } from '../../conversation.ts';
import type { ConversationTexts } from '../../redaction/visibility.ts';
import type { Verdict } from '../../verdict.ts';
import type { Undecided } from '../check.ts';

/** Responses that are to be checked in another thread, which compiles the criterion by itself. */
export interface CheckMessage {
  /** The criterion's text. */
  criterion: string;
  /** The stored reading that decides it, if there is one. */
  pinned?: string | undefined;
  /** Names of the tools that the conversation defines or calls. */
  knownTools: string[];
  /** Of one conversation, which travels once. */
  subjects: Subject[];
}

/** An explanation that is to be cleaned in another thread. */
export interface CleanMessage {
  explanation: string;
  texts: ConversationTexts;
  score: number | null;
}

/** What each of the responses came to, in their order. */
export type Checked = (Verdict | Undecided)[];

/** What comes back; `error` was thrown. */
export type AnswerMessage = { checked: Checked } | { cleaned: string } | { error: unknown };
