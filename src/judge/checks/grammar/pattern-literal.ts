/** What names a regular expression right before it, as nothing else is written between slashes: "matches /…/", "the regex: /…/". */
const ANNOUNCED =
  /(?:\/[gimsu]*,? (?:and|or|nor)|(?:^|\s)(?:regex|regexp|regular expression|pattern|match|matches|matching|matched)(?: of| for| to| both| either| neither)?:?)\s*$/i;
/** And before one without slashes. */
const NAMED = /(?:^|\s)(?:regex|regexp|regular expression|the pattern):?\s*$/i;
const REACH = 40;

/** Any others are no flags, but the end of a path. */
const FLAGS = /[gimsu]{0,5}(?=$|[\s.,;:!?)])/y;

/** A regular expression of a condition, verbatim, and the place after it. */
export interface PatternLiteral {
  source: string;
  flags: string;
  end: number;
}

/**
 * Reads "/^\d+$/i" where the words before name a regular expression, and "^\d+$" at the end of a condition. Undefined for
 * everything else, such as a path.
 */
export function patternLiteral(condition: string, at: number): PatternLiteral | undefined {
  if (condition[at] !== '/' && condition[at] !== '^') return undefined;
  const before = condition.slice(Math.max(0, at - REACH), at);
  if (!/[\s(]$/.test(before)) return undefined;
  if (condition[at] === '^') return NAMED.test(before) ? anchored(condition, at) : undefined;
  return ANNOUNCED.test(before) ? slashed(condition, at) : undefined;
}

function slashed(condition: string, at: number): PatternLiteral | undefined {
  let isInClass = false;
  for (let place = at + 1; place < condition.length; place += 1) {
    const character = condition[place]!;
    if (/[\r\n]/.test(character)) return undefined;
    if (character === '\\') place += 1;
    else if (character === '[') isInClass = true;
    else if (character === ']') isInClass = false;
    else if (character === '/' && !isInClass) return closed(condition, at, place);
  }
  return undefined;
}

function closed(condition: string, at: number, place: number): PatternLiteral | undefined {
  const source = condition.slice(at + 1, place);
  const sticky = new RegExp(FLAGS);
  sticky.lastIndex = place + 1;
  const flags = sticky.exec(condition)?.[0];
  // "/ and /" are two signs.
  if (flags === undefined || source === '' || /^\s/.test(source)) return undefined;
  return { source, flags, end: place + 1 + flags.length };
}

/** A full stop after "$" is the sentence's own. */
function anchored(condition: string, at: number): PatternLiteral | undefined {
  const source = condition.slice(at).trimEnd().replace(/\.$/, '');
  return /^\^\S*\$$/.test(source) ? { source, flags: '', end: at + source.length } : undefined;
}
