import type { Step } from '../scripted-provider.ts';
import { error } from './fault-providers.ts';
import { FAULT, type Fault, failed, keyRefused, type Row, times, usual } from './fault-row.ts';
import { CONTENT } from './fault-service.ts';

/** A reply that is no verdict, and speaks of content. */
export const PROSE: Step = { reply: `The response passes, says ${CONTENT}. Score: 1.0` };

const FULL = error(400, { message: CONTENT, type: CONTENT, code: 'context_length_exceeded' });

/** An error that speaks of content, and may pass. */
export const BROKEN = error(500, { message: CONTENT, type: CONTENT, code: CONTENT });

/** One of each class of faults, and how often a background task is tried with it. All speak of content where they can. */
export const CLASSES: (Row & { want: Fault; tries: number })[] = [
  { does: 'refuses the key', steps: [error(401)], want: keyRefused(401), tries: 1 },
  { does: 'has a full window', steps: [FULL], want: FAULT.tooLong, tries: 1 },
  { does: 'answers prose', steps: times(2, PROSE), want: FAULT.unusable, paid: usual(2), tries: 1 },
  { does: 'is cut', steps: [{ reply: CONTENT, finish: 'length' }], want: FAULT.cut, paid: usual(1), tries: 1 },
  { does: 'answers a page', steps: [{ garbage: `<p>${CONTENT}` }], want: FAULT.noCompletion, tries: 1 },
  { does: 'redirects', steps: [{ status: 307 }], want: failed(307), tries: 1 },
  { does: 'fails', steps: times(3, BROKEN), want: failed(500), tries: 5 },
  { does: 'cuts the connection', steps: times<Step>(3, { reset: 'in the body' }), want: FAULT.unreachable, tries: 5 },
  { does: 'fails in the repair', steps: [PROSE, ...times(3, BROKEN)], want: failed(500), paid: usual(1), tries: 5 },
];
