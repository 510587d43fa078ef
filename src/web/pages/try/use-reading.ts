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

/**
 * Reads a criterion while it is typed. What is outdated is neither waited for nor shown.
 * @returns the last reading, which may be of an earlier text; and whether the text seems complete
 */
export function useReading(text: string): { reading: Reading | undefined; isComplete: boolean; complete: () => void } {
  const [reading, setReading] = useState<Reading>();
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
    if (before) setReading(before);
    else if (isBegun(text) || text.length > longestRead) setReading(undefined);
    else
      asking = setTimeout(
        async () => {
          const read = await readingOf(text, controller.signal);
          if (controller.signal.aborted || !read) return;
          // A fault of the moment, such as a spent limit, is not kept.
          if (read.explanation) known.current.set(text, read);
          setReading(read);
        },
        isTyped ? pause : 0,
      );
    return () => {
      clearTimeout(completing);
      clearTimeout(asking);
      controller.abort();
    };
  }, [text]);
  return { reading, isComplete, complete: () => setComplete(true) };
}

async function readingOf(text: string, signal: AbortSignal): Promise<Reading | undefined> {
  try {
    const body = { evaluation_criteria: text.trim() };
    return { text, explanation: await bodyOf(api.POST('/api/v1/criteria/explain', { body, signal })) };
  } catch (error) {
    return signal.aborted ? undefined : { text, fault: (error as Error).message };
  }
}
