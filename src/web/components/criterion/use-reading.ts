import { useEffect, useRef, useState } from 'preact/hooks';
import { api, bodyOf, type Schemas } from '../../api/client.ts';
import { prefixes } from './reading-parts.ts';

/** How the service reads a text. */
export interface Reading {
  text: string;
  /** Undefined: it is no criterion. */
  explanation?: Schemas['CriterionExplanation'];
  /** Why not. */
  fault?: string;
}

/** After this time without a key, the text is read, in milliseconds. */
const pause = 200;
/** After this time, it is taken to be complete. */
const longPause = 1200;
/** The longest criterion that the service explains, in UTF-16 code units. */
export const longestRead = 20_000;

/** Whether a text has only begun: a part of a prefix, or a prefix with nothing after it. */
export const isBegun = (text: string): boolean => prefixes.some((prefix) => prefix.startsWith(text.trim()));

/** How a text is read that somebody may be typing. */
export interface TypedReading {
  text: string;
  /** The last one, which may be of an earlier text. */
  latest: Reading | undefined;
  /** That of this text, once it is there. */
  current: Reading | undefined;
  /** Whether the text seems complete. */
  isComplete: boolean;
  /** Somebody has finished typing. */
  complete: () => void;
}

/** Reads a criterion while it is typed; nothing is judged for it, and no model is asked. What is outdated is not waited for. */
export function useReading(text: string): TypedReading {
  const [latest, setLatest] = useState<Reading>();
  const [isComplete, setComplete] = useState(true);
  const isFirst = useRef(true);
  const known = useRef(new Map<string, Reading>());
  useEffect(() => {
    const isTyped = !isFirst.current;
    isFirst.current = false;
    setComplete(!isTyped);
    const completing = isTyped ? setTimeout(() => setComplete(true), longPause) : undefined;
    const controller = new AbortController();
    const before = known.current.get(text);
    let asking: ReturnType<typeof setTimeout> | undefined;
    if (before) setLatest(before);
    else if (isBegun(text) || text.length > longestRead) setLatest(undefined);
    else
      asking = setTimeout(
        async () => {
          const read = await readingOf(text, controller.signal);
          if (controller.signal.aborted || !read) return;
          // A fault of the moment, such as a spent limit, is not kept.
          if (read.explanation) known.current.set(text, read);
          setLatest(read);
        },
        isTyped ? pause : 0,
      );
    return () => {
      clearTimeout(completing);
      clearTimeout(asking);
      controller.abort();
    };
  }, [text]);
  const current = latest?.text === text ? latest : undefined;
  return { text, latest, current, isComplete, complete: () => setComplete(true) };
}

async function readingOf(text: string, signal: AbortSignal): Promise<Reading | undefined> {
  try {
    const body = { evaluation_criteria: text.trim() };
    return { text, explanation: await bodyOf(api.POST('/api/v1/criteria/explain', { body, signal })) };
  } catch (error) {
    return signal.aborted ? undefined : { text, fault: (error as Error).message };
  }
}
