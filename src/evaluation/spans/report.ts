/** What the response to an exporter says about its request: OTLP's partial success. */
export interface Report {
  /** How many spans or log records were not accepted. */
  rejected: number;
  /** Why, or what could be better; '' if all is well. */
  message: string;
}

/** The most different sentences of a message: its length must not grow with a hostile request. */
const mostSentences = 10;

/** Collects what is said about a request. */
export function createReport() {
  const rejected = new Map<string, number>();
  const silent = new Map<string, number>();
  let all = 0;
  const add = (to: Map<string, number>, sentence: string) => {
    if (to.has(sentence) || to.size < mostSentences) to.set(sentence, (to.get(sentence) ?? 0) + 1);
  };
  return {
    reject(why: string): void {
      all += 1;
      add(rejected, why);
    },
    /** A model call came without its messages. @param hint How to make its instrumentation send them. */
    silent: (hint: string): void => add(silent, hint),
    made(): Report {
      const sentences = [
        ...[...rejected].map(([why, count]) => `${count} not stored: ${why}`),
        ...[...silent].map(
          ([hint, count]) =>
            `${count} model calls hold no messages, so nothing in them can be judged, unless log events bring them. ${hint}`,
        ),
      ];
      return { rejected: all, message: sentences.join(' ') };
    },
  };
}
