const QUOTATION =
  /"[^"]{1,2000}"|“[^“”]{1,2000}”|„[^„“”"]{1,2000}[“”"]|«[^«»]{1,2000}»|「[^「」]{1,2000}」|『[^『』]{1,2000}』/gu;
const BRACKETS = /\([^()]{1,500}\)|（[^（）]{1,500}）/gu;
const EMPHASIS = /(?<![\p{L}\p{N}*_])(\*{1,3}|_{1,3})(?=[^\s*_])[^*_\n]{1,300}\1(?![\p{L}\p{N}*_])/gu;

const KINDS = [
  { pattern: QUOTATION, opens: /["“„«「『]/u },
  { pattern: BRACKETS, opens: /[(（]/u },
  { pattern: EMPHASIS, opens: /[*_]/u },
];

/** What ends before a part of a sentence and goes on after it. */
const BEFORE = /[\p{L}\p{N},:(–—、，：-]\s*$/u;
const AFTER = /^(?:[\s,;]+\p{Ll}|[、，]|[とのがはもにをで]|って)/u;

/** Tells of one place after the other whether it stands in a quotation, in brackets or in emphasis that is a part of a sentence. */
export function embeddedIn(text: string): (at: number) => boolean {
  const walkers = KINDS.filter(({ opens }) => opens.test(text)).map(({ pattern }) => walkerOf(text, pattern));
  // Each is asked, since each goes on from where it was.
  return (at) => walkers.filter((isWithin) => isWithin(at)).length > 0;
}

function walkerOf(text: string, pattern: RegExp): (at: number) => boolean {
  const embedded = Array.from(text.matchAll(pattern), ({ 0: said, index }) => ({
    start: index,
    end: index + said.length,
  })).filter(
    ({ start, end }) => BEFORE.test(text.slice(Math.max(0, start - 3), start)) || AFTER.test(text.slice(end, end + 4)),
  );
  let next = 0;
  return (at) => {
    while (next < embedded.length && embedded[next]!.end <= at) next += 1;
    return embedded[next] !== undefined && embedded[next]!.start < at;
  };
}
