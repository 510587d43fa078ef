import { BLOCKS } from '../families/markdown/layout-facts.ts';
import { ANYWAY, type Fact, type Form, isFact } from '../form.ts';
import type { BlockKind } from '../markdown/blocks.ts';
import { SIZES } from './doubts.ts';
import type { Reading } from './reading.ts';
import { isOneOf, type Token } from './tokens.ts';

type AtEdge = { is: 'at edge'; edge: 'start' | 'end'; kind: BlockKind };
const LISTS: readonly BlockKind[] = ['list', 'bullets', 'numbered'];

/** A reading of "a table and a list, and the list comes first": of all that there is, or of the two? Decided where both come to the same. */
export function withFirstOfThings(reading: Reading, tokens: readonly Token[]): Reading {
  const [form] = reading.forms;
  const isRanked = tokens.some(
    (token, at) =>
      isOneOf(token, ['first', 'last']) && isOneOf(tokens[at - 1], ['comes', 'is', 'appears', 'stands', 'being']),
  );
  if (!isRanked || !form || !('and' in form)) return reading;
  const parts = form.and.map((part) => ranked(part, form.and));
  if (parts.every((part, at) => part === form.and[at])) return reading;
  const meant: Form = { ...form, and: parts };
  return { ...reading, forms: [meant], said: [meant] };
}

function ranked(part: Form, beside: readonly Form[]): Form {
  if (!isFact(part)) return part;
  if (part.ask === 'agreeing') {
    const ways = part.of as readonly Form[];
    const of = ways.map((way) => ranked(way, beside));
    return of.every((way, at) => way === ways[at]) ? part : { ...part, of };
  }
  const { is, edge, kind } = (part.ask === 'layout' ? part.of : {}) as Partial<AtEdge>;
  if (is !== 'at edge') return part;
  const isSame = (other: BlockKind | undefined) =>
    other === kind || (LISTS.includes(other!) && LISTS.includes(kind!) && (other === 'list' || kind === 'list'));
  const things = beside.filter(isThere);
  const others = things.map(kindOf).filter((other) => !isSame(other));
  if (others.length === 0 || others.length === things.length) return part;
  const inOrder = others.map(
    (other): Form =>
      other
        ? { ask: 'layout', of: { is: 'blocks in order', kinds: edge === 'start' ? [kind, other] : [other, kind] } }
        : ANYWAY,
  );
  return { ask: 'agreeing', of: [part, inOrder.length === 1 ? inOrder[0]! : { and: inOrder }] };
}

const isList = ({ ask, of }: Fact) => ask === 'layout' && (of as { is: string }).is === 'has list';
/** Whether it wants a thing that can come before others. */
const isThere = (form: Form): form is Fact =>
  isFact(form) && (isList(form) || ((form.in?.[0]?.[0] ?? 0) > 0 && !SIZES.includes(form.ask)));
const kindOf = (fact: Fact): BlockKind | undefined => (isList(fact) ? 'list' : BLOCKS[fact.ask]);
