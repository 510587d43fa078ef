import type { Check } from '../../check.ts';
import { isMark, isWord, readPhrase, type Token } from '../../grammar/tokens.ts';
import {
  type Edge,
  ENDS,
  edgeLineCheck,
  edgeTextCheck,
  edgeTextsCheck,
  LETTERS,
  letterAtStartCheck,
  STARTS,
} from '../../texts/edges.ts';
import type { Claim } from '../claim.ts';
import { readNaming } from '../naming.ts';
import { readQuotedList } from '../quoted-list.ts';
import { readItem, readQuoted, withCase } from '../quoted-text.ts';
import { deniedShare } from './text-lists.ts';

const EDGES: Partial<Record<Claim['relation'], Edge>> = { start: STARTS, end: ENDS, close: ENDS };

/** Checks on how a response starts or ends: with a quoted text, with one of several, with a line. */
export function edges(claim: Claim): Check | undefined {
  const edge = EDGES[claim.relation];
  return edge && (oneText(claim, edge) ?? oneLine(claim, edge) ?? oneOfTexts(claim, edge) ?? letter(claim, edge));
}

const tails = (phrases: readonly string[]) => phrases.map((phrase) => [phrase, null] as const);

const AFTER = ['words', 'text', 'word'].flatMap((noun) =>
  ['follow', 'follows', 'should follow', 'must follow', 'come after', 'comes after', 'after'].map(
    (verb) => `no other ${noun} ${verb}`,
  ),
);

const AFTER_THIS = ['', ' it', ' this', ' this phrase', ' that phrase', ' this sentence', ' that', ' the phrase'];

/** What may follow and says nothing new. */
const TAILS: Record<Edge['side'], readonly (readonly [string, null])[]> = {
  start: tails(['and nothing before it', 'with nothing before it', 'and nothing comes before it']),
  end: tails([
    ...AFTER.flatMap((phrase) => AFTER_THIS.map((end) => `and ${phrase}${end}`)),
    ...[
      'nothing else',
      'nothing after it',
      'nothing follows',
      'nothing follows it',
      'nothing else follows',
      'nothing else comes after it',
      'nothing comes after it',
    ].map((phrase) => `and ${phrase}`),
    ...[
      'nothing after it',
      'nothing else after it',
      'with nothing else after it',
      'with nothing after it',
      'with nothing following it',
      'with no other words after it',
      'with no text after it',
    ],
  ]),
};

/** Whether nothing but a tail follows. */
const isOver = (tokens: readonly Token[], at: number, { side }: Edge) =>
  (readPhrase(tokens, isMark(tokens[at], ',') ? at + 1 : at, TAILS[side])?.next ?? at) === tokens.length;

/** "starts with 'x'", "ends with the exact text 'x'" */
function oneText({ object, negated }: Claim, edge: Edge): Check | undefined {
  const quoted = readQuoted(object, 0);
  const wanted = quoted && withCase(quoted.value, object, quoted.next);
  if (!wanted || !isOver(object, wanted.next, edge)) return undefined;
  const first = object.findIndex(({ kind }) => kind === 'quoted');
  const isSentence = object.slice(0, first).some((token) => isWord(token, 'sentence'));
  return edgeTextCheck(edge.side, wanted.value, isSentence, negated);
}

/** "ends with the line 'x'" */
function oneLine({ object, negated }: Claim, edge: Edge): Check | undefined {
  const naming = readNaming(object, 0);
  if (naming?.value.kind !== 'line' || naming.value.isPlural || naming.value.count !== undefined) return undefined;
  const item = readItem(object, naming.next, naming.value);
  const wanted = item && withCase(item, object, naming.next + 1);
  if (!wanted || !isOver(object, wanted.next, edge)) return undefined;
  return edgeLineCheck(edge.side, wanted.value, negated);
}

/** "does not start with any of the phrases 'x', 'y' or 'z'" */
function oneOfTexts(claim: Claim, edge: Edge): Check | undefined {
  const list = readQuotedList(claim.object, 0);
  if (!list || !isOver(claim.object, list.next, edge)) return undefined;
  const share = deniedShare(list.value, claim);
  return share === 'any' || share === 'none'
    ? edgeTextsCheck(edge.side, list.value.texts, share === 'none')
    : undefined;
}

/** "starts with a capital letter" */
function letter({ object, negated }: Claim, edge: Edge): Check | undefined {
  const found = edge === STARTS ? readPhrase(object, 0, LETTERS) : undefined;
  if (found?.next !== object.length) return undefined;
  return letterAtStartCheck(found.value.asked, negated);
}
