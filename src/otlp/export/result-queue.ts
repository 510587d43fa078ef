import type { Result } from '../results/result.ts';

/** The most that waits. A multi-agent trace may bring 10,000 results at once. */
const most = { results: 20_000, characters: 16 * 1024 * 1024 };
/** The most of one request, except that any single result may be sent. */
const mostOfBatch = { results: 512, characters: 512 * 1024 };

/** What waits to be sent, in order. */
export function createResultQueue() {
  const waiting: Result[] = [];
  let characters = 0;
  return {
    get size() {
      return waiting.length;
    },

    /** False if the queue is full; the result is not taken then. */
    add(result: Result): boolean {
      const size = sizeOf(result);
      if (waiting.length >= most.results || characters + size > most.characters) return false;
      waiting.push(result);
      characters += size;
      return true;
    },

    /** Takes the first of what waits. */
    take(): Result[] {
      let [count, size] = [0, 0];
      for (const result of waiting) {
        const next = size + sizeOf(result);
        if (count > 0 && (count >= mostOfBatch.results || next > mostOfBatch.characters)) break;
        count += 1;
        size = next;
      }
      characters -= size;
      return waiting.splice(0, count);
    },
  };
}

/** What a result takes besides its texts, in characters. */
const overhead = 500;

const sizeOf = ({ name, criterion, outcome }: Result): number =>
  overhead + name.length + (criterion?.length ?? 0) + ('explanation' in outcome ? outcome.explanation.length : 0);
