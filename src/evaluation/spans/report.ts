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
  const partial = new Map<string, number>();
  let all = 0;
  const add = (to: Map<string, number>, sentence: string) => {
    if (to.has(sentence) || to.size < mostSentences) to.set(sentence, (to.get(sentence) ?? 0) + 1);
  };
  return {
    reject(why: string): void {
      all += 1;
      add(rejected, why);
    },
    /** A model call came without its messages. @param hint What to do about it. */
    silent: (hint: string): void => add(silent, hint),
    /** A model call came without some of its messages. @param hint What is missing, and what to do about it. */
    partial: (hint: string): void => add(partial, hint),
    made(): Report {
      const sentences = [
        ...[...rejected].map(([why, count]) => `${count} not stored: ${why}`),
        ...[...silent].map(
          ([hint, count]) =>
            `${count} model call${count === 1 ? ' holds' : 's hold'} no messages, so nothing can be judged, unless log events bring them. ${hint}`,
        ),
        ...[...partial].map(
          ([hint, count]) =>
            `${count} model call${count === 1 ? ' is' : 's are'} not whole, unless log events bring the rest. ${hint}`,
        ),
      ];
      return { rejected: all, message: sentences.join(' ') };
    },
  };
}
