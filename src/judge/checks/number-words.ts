import { isWord, type Reading, type Token } from './grammar/tokens.ts';

const SMALL: ReadonlyMap<string, number> = new Map(
  [
    ...['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'],
    ...['eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
  ].map((word, value) => [word, value]),
);

const TENS: ReadonlyMap<string, number> = new Map(
  ['twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'].map((word, at) => [
    word,
    (at + 2) * 10,
  ]),
);

/** Reads a whole number in digits ("120", "1,200") or in words, from "zero" to "nine hundred and ninety-nine thousand …". */
export function readNumber(tokens: readonly Token[], at: number): Reading<number> | undefined {
  const token = tokens[at];
  if (token?.kind === 'number') return { value: token.value, next: at + 1 };
  return scaled(tokens, at, 'thousand', (place) => belowThousand(tokens, place));
}

function belowThousand(tokens: readonly Token[], at: number): Reading<number> | undefined {
  return scaled(tokens, at, 'hundred', (place) => belowHundred(tokens, place));
}

/** Reads `head [scale [and] [tail]]`, where "a" before the scale stands for one. */
function scaled(
  tokens: readonly Token[],
  at: number,
  scale: 'hundred' | 'thousand',
  read: (place: number) => Reading<number> | undefined,
): Reading<number> | undefined {
  const head = isWord(tokens[at], 'a') && isWord(tokens[at + 1], scale) ? { value: 1, next: at + 1 } : read(at);
  if (!head || head.value === 0 || !isWord(tokens[head.next], scale)) return head;
  const factor = scale === 'hundred' ? 100 : 1000;
  const value = head.value * factor;
  const afterScale = head.next + 1;
  const tail = read(isWord(tokens[afterScale], 'and') ? afterScale + 1 : afterScale);
  const isTail = tail !== undefined && tail.value > 0 && tail.value < factor;
  return isTail ? { value: value + tail.value, next: tail.next } : { value, next: afterScale };
}

function belowHundred(tokens: readonly Token[], at: number): Reading<number> | undefined {
  const token = tokens[at];
  if (token?.kind !== 'word') return undefined;
  const [first = '', second, ...rest] = token.text.includes('-') ? token.text.split('-') : [token.text];
  if (rest.length > 0) return undefined;
  const small = SMALL.get(first);
  if (small !== undefined) return second === undefined ? { value: small, next: at + 1 } : undefined;
  const tens = TENS.get(first);
  if (tens === undefined) return undefined;
  if (second !== undefined) {
    const ones = oneToNine(second);
    return ones === undefined ? undefined : { value: tens + ones, next: at + 1 };
  }
  const following = tokens[at + 1];
  const ones = following?.kind === 'word' ? oneToNine(following.text) : undefined;
  return ones === undefined ? { value: tens, next: at + 1 } : { value: tens + ones, next: at + 2 };
}

function oneToNine(word: string): number | undefined {
  const value = SMALL.get(word);
  return value !== undefined && value >= 1 && value <= 9 ? value : undefined;
}
