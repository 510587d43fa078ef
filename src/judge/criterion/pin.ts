import { type Form, identity } from '../checks/form.ts';
import type { ToolNames } from '../conversation.ts';
import type { Criterion } from './criterion.ts';

/** Of what forms hold. It rises with each release that would decide a stored form otherwise: a test has one of each kind. */
export const PIN_SHAPE = 1;

/** The reader whose readings were never kept as data. */
const FIRST_READER = 'reader-1';

/** How a criterion was read when an evaluator's version was saved. A form is null where a model decides. */
export interface Pin {
  shape: typeof PIN_SHAPE;
  /** The version of the reader. */
  reader: string;
  /** What was read: the criterion, with examples in the place of its placeholders. */
  text: string;
  /** The reading without a conversation. */
  form: Form | null;
  /** The words of the criterion that may name a tool. */
  names: string[];
  /** The reading in a conversation without a tool of these names. */
  none: Form | null;
  /** Other readings than `none`: where the conversation has one tool of these names, or all of them. */
  named: { tools: string[]; form: Form | null }[];
}

/** Reads a criterion; undefined where a model decides it. */
export type ReadForm = (criterion: Criterion, knownTools?: ToolNames) => Form | undefined;

/** The reading of a criterion, to be stored as text; null from the reader that kept none. */
export function writePin(criterion: Criterion, reader: string, readForm: ReadForm): string | null {
  if (reader === FIRST_READER) return null;
  const [noTool, everyTool] = [new AskedNames(false), new AskedNames(true)];
  const none = readForm(criterion, noTool) ?? null;
  readForm(criterion, everyTool);
  const names = [...noTool.names.union(everyTool.names)].sort();
  const sets = [...names.map((name) => [name]), ...(names.length > 1 ? [names] : [])];
  const others = sets.map((tools) => ({ tools, form: readForm(criterion, new Set(tools)) ?? null }));
  const named = others.filter(({ form }) => !areAlike(form, none));
  const form = readForm(criterion) ?? null;
  return written({ shape: PIN_SHAPE, reader, text: criterion.text, form, names, none, named } satisfies Pin);
}

/** A stored reading; of one that this release does not know, why, as a sentence for the caller. */
export function readPin(text: string): Pin | { why: string } {
  const pin: Pin = JSON.parse(text);
  return pin.shape === PIN_SHAPE ? pin : { why: undecidable(pin.reader) };
}

/** What to do about a stored reading that this release cannot decide. */
export const undecidable = (reader: string): string =>
  `This release cannot decide the reading of the criterion that was stored by ${reader}. Save a new version of the evaluator to have it read again, or use the release that saved it.`;

/**
 * The reading that was stored for a conversation; undefined if none was, because it has several of the criterion's tools.
 * @param knownTools The tools of the conversation; undefined when there is no conversation yet.
 */
export function pinnedForm(
  { form, names, none, named }: Pin,
  knownTools: ToolNames | undefined,
): { form: Form | null } | undefined {
  if (!knownTools) return { form };
  const present = names.filter((name) => knownTools.has(name));
  const other = named.find(({ tools }) => tools.join('\n') === present.join('\n'));
  if (other) return other;
  const isKnown = present.length <= 1 || present.length === names.length || named.length === 0;
  return isKnown ? { form: none } : undefined;
}

/** Whether a reader reads a text just as it was read when a reading was stored. */
export function isReadAlike(pin: Pin, criterion: Criterion, readForm: ReadForm): boolean {
  const isSame = (form: Form | null, tools?: readonly string[]) =>
    areAlike(form, readForm(criterion, tools && new Set(tools)) ?? null);
  const { names } = pin;
  const sets = [[], ...names.map((name) => [name]), names];
  return isSame(pin.form) && sets.every((tools) => isSame(pinnedForm(pin, new Set(tools))!.form, tools));
}

const areAlike = (one: Form | null, other: Form | null): boolean =>
  one === null || other === null ? one === other : identity(one) === identity(other);

/** JSON has no infinity, but a number that is read as one. */
const infinity = (JSON as unknown as { rawJSON(text: string): unknown }).rawJSON('1e999');
const written = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) => (part === Number.POSITIVE_INFINITY ? infinity : part));

/** Tools of which each is there, or none; it records which names were asked for. */
class AskedNames extends Set<string> {
  readonly names = new Set<string>();
  readonly #isThere: boolean;

  constructor(isThere: boolean) {
    super();
    this.#isThere = isThere;
  }

  override has(name: string): boolean {
    this.names.add(name);
    return this.#isThere;
  }
}
