import { signal } from '@preact/signals';
import { isSilent } from '../../../judge/message.ts';
import type { Schemas } from '../../api/client.ts';

/** What came of an evaluation. */
export interface Result {
  /** What was judged, and by what: the result of anything else is outdated. */
  conversation: Schemas['Conversation'];
  criterion: string;
  core: Schemas['ModelCore'] | undefined;
  score: number | null;
  explanation: string;
  sources: readonly Schemas['Source'][];
  /** Undefined if nothing was stored. */
  stored: { traceId: string; evaluation: Schemas['Evaluation'] } | undefined;
}

/** A criterion, and what came of it. */
export interface Side {
  criterion: string;
  /** Undefined: the default. */
  core: Schemas['ModelCore'] | undefined;
  result?: Result | undefined;
  /** Why there is no result. */
  fault?: string | undefined;
}

/** What the playground holds. */
export interface Draft {
  conversation: Schemas['Conversation'];
  /** The stored trace with exactly this conversation. It is its own if the playground stored it. */
  trace: { id: string; isOwn: boolean } | undefined;
  /** One or two. */
  sides: readonly Side[];
}

/** What was on the page last. It lasts as long as the tab is not reloaded, and belongs to one account. */
export const lastDraft = signal<{ account: string; draft: Draft } | undefined>(undefined);

export const noSide: Side = { criterion: '', core: undefined };

export const emptyDraft: Draft = {
  conversation: {
    system: null,
    tools: null,
    messages: [
      { role: 'user', content: '' },
      { role: 'assistant', content: '' },
    ],
  },
  trace: undefined,
  sides: [noSide],
};

/** Whether the result is one of what is on the page now. */
export const isCurrent = ({ result, criterion, core }: Side, conversation: Schemas['Conversation']): boolean =>
  result !== undefined &&
  result.conversation === conversation &&
  result.criterion === criterion &&
  result.core === core;

/** Whether nothing has been written yet. */
export const isEmpty = ({ messages, system }: Schemas['Conversation']): boolean =>
  !system && messages.every((message) => message.content === '' || isSilent(message));
