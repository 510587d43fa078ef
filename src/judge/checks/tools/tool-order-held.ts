/** In which order tools are to be called. */
export type Order = Relative | { kind: 'inTurn'; names: readonly string[] } | Edge<'first'> | Edge<'last'>;

interface Edge<Kind> {
  kind: Kind;
  /** Any of these. */
  names: readonly string[];
}

interface Relative {
  kind: 'relative';
  earlier: readonly string[];
  later: readonly string[];
  /** Whether every call of the later ones must come after one of the earlier. */
  isStrict: boolean;
  /** Which calls the order is about, if the criterion says so. */
  shares?: { earlier: Share; later: Share };
}

/** All calls, or at least one; `either`: it may be the one or the other. */
export type Share = 'every' | 'some' | 'either';

/** An order, and whether it is denied. */
export interface AskedOrder {
  order: Order;
  negated: boolean;
}

/** A call by its tool, and the message that makes it. Calls of one message are made at once, whichever it lists first. */
export interface CalledTool {
  index: number;
  name: string;
}

/** Whether an order holds; null where there is nothing to order, undefined where that is unclear. */
export type Held = boolean | null | undefined;

/** The tools that an order speaks of. */
export const namesIn = (order: Order) => (order.kind === 'relative' ? [...order.earlier, ...order.later] : order.names);

/** The calls of the message that makes the first, or the last, of them. */
export function callsAt(edge: 'first' | 'last', all: readonly CalledTool[]): readonly CalledTool[] {
  const index = all.at(edge === 'first' ? 0 : -1)?.index;
  return all.filter((call) => call.index === index);
}

/** Whether calls are in an order. */
export function heldBy(order: Order, all: readonly CalledTool[]): Held {
  if (order.kind === 'inTurn') return isInTurn(order.names, all);
  if (order.kind !== 'relative') return isAtEdge(order, all);
  const { shares } = order;
  const compare = shares ? isSoBefore(shares) : order.isStrict ? isOnlyAfter : isBefore;
  const held = order.earlier.flatMap((earlier) =>
    order.later.map((later) => compare(placesOf(earlier, all), placesOf(later, all))),
  );
  if (held.includes(false)) return false;
  if (held.includes(undefined)) return undefined;
  if (held.every((one) => one === null)) return null;
  return held.includes(null) ? undefined : true;
}

function isAtEdge({ kind, names }: Extract<Order, { kind: 'first' | 'last' }>, all: readonly CalledTool[]): Held {
  const called = callsAt(kind, all);
  if (called.every(({ name }) => names.includes(name))) return true;
  return called.some(({ name }) => names.includes(name)) ? undefined : false;
}

interface Places {
  first: number | undefined;
  last: number | undefined;
}

function placesOf(name: string, all: readonly CalledTool[]): Places {
  const own = all.filter((call) => call.name === name);
  return { first: own[0]?.index, last: own.at(-1)?.index };
}

function isBefore({ first }: Places, later: Places): Held {
  if (first === undefined) return later.first === undefined ? null : false;
  if (later.first === undefined || later.last === undefined) return undefined;
  if (first < later.first) return true;
  return later.last < first ? false : undefined;
}

/** With `either`, both readings must agree; otherwise it is undecided. */
const isSoBefore =
  (shares: { earlier: Share; later: Share }) =>
  (earlier: Places, later: Places): Held => {
    if (earlier.first === undefined && later.first === undefined) return null;
    if (earlier.first === undefined) return shares.earlier === 'some' ? false : undefined;
    if (later.first === undefined) return undefined;
    const befores = [shares.earlier !== 'some' && earlier.last, shares.earlier !== 'every' && earlier.first];
    const afters = [shares.later !== 'some' && later.first, shares.later !== 'every' && later.last];
    const held = befores.flatMap((before) =>
      afters.map((after) => (typeof before === 'number' && typeof after === 'number' ? sign(before, after) : null)),
    );
    const [one, ...others] = new Set(held.filter((is) => is !== null));
    return others.length === 0 ? one : undefined;
  };

const sign = (before: number, after: number) => (before === after ? undefined : before < after);

function isOnlyAfter({ first }: Places, later: Places): Held {
  if (later.first === undefined) return null;
  if (first === undefined || later.first < first) return false;
  return later.first === first ? undefined : true;
}

/** Whether the tools are called one after the other, whatever is called between them. */
function isInTurn(names: readonly string[], all: readonly CalledTool[]): Held {
  const messages = [...Map.groupBy(all, ({ index }) => index).values()].map((made) => made.map(({ name }) => name));
  if (reached(names, messages, Infinity) < names.length) return false;
  if (reached(names, messages, 1) < names.length) return undefined;
  const firsts = names.map((name) => placesOf(name, all).first!);
  const isPlain = firsts.every((first, place) => place === 0 || first > firsts[place - 1]!);
  const turns = all.filter(({ name }) => names.includes(name)).map(({ name }) => name);
  return isPlain || turns.join('\n') === names.join('\n') ? true : undefined;
}

/** How many of the names, from the first on, the messages call in turn where each counts for so many at most. */
function reached(names: readonly string[], messages: readonly (readonly string[])[], most: number): number {
  let at = 0;
  for (const made of messages) {
    const left = [...made];
    for (let taken = 0; taken < most; taken += 1) {
      const place = at < names.length ? left.indexOf(names[at]!) : -1;
      if (place < 0) break;
      left.splice(place, 1);
      at += 1;
    }
  }
  return at;
}
