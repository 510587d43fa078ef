import type { Check } from '../checks/check.ts';
import { compile } from '../checks/compile.ts';
import { readForm } from '../checks/read-form.ts';
import type { ToolNames } from '../conversation.ts';
import { createMemory } from '../remembered.ts';
import { contradictionIn } from './contradiction.ts';
import { type Criterion, parseCriterion } from './criterion.ts';
import { writePin } from './pin.ts';
import { createPinned } from './pinned-criterion.ts';

/**
 * Names how criteria are read and exact ones decided. It changes when the same criterion may get another reading, or the same
 * response another score from a check, so that a difference between two runs is not taken for one of the product.
 */
export const READER_VERSION: string = 'reader-1';

/** A criterion with what follows from its text. Each part is computed when it is first needed, and then kept. */
export interface CompiledCriterion extends Criterion {
  /** The version of the reader. */
  readerVersion: string;
  /**
   * The check that decides it; undefined when a model must.
   * @param knownTools The tools of the conversation; undefined when there is no conversation yet.
   */
  check(knownTools?: ToolNames): Check | undefined;
  /** Why no response can meet it, as a sentence for the caller; undefined if one can. */
  contradiction(): string | undefined;
  /** How it is read, as text to be stored with an evaluator; null from the first reader, which kept no readings. */
  pin(): string | null;
  /** The stored reading that decides it; undefined: it is read as this release reads. */
  pinned?: string | undefined;
}

/**
 * Reads a criterion.
 * @param pinned How it was read when its evaluator was saved: what `pin()` returned then. Null or undefined: none is stored.
 * @throws CriterionError for a text that is not a criterion
 */
export type ReadCriterion = (text: string, pinned?: string | null) => CompiledCriterion;

/** How many sets of tool names one criterion keeps its check for. */
const mostToolSets = 100;

/**
 * Makes the function that reads criteria. It keeps the ones used last, so that the parts of a request share one object.
 * @param compileWith Replaces the compiler, such as by one that counts.
 * @param readerVersion The version of that compiler.
 */
export function createReadCriterion(compileWith = compile, readerVersion = READER_VERSION): ReadCriterion {
  const criteria = createMemory<CompiledCriterion>();
  const pinnedCriteria = createMemory<CompiledCriterion>();
  const withPin = createPinned();
  return (text, pinned) => {
    const present = criteria(text, () => compiled(parseCriterion(text), compileWith, readerVersion));
    return typeof pinned === 'string'
      ? pinnedCriteria(JSON.stringify([text, pinned]), () => withPin(present, pinned))
      : present;
  };
}

function compiled(criterion: Criterion, compileWith: typeof compile, readerVersion: string): CompiledCriterion {
  const checks = createMemory<Check | undefined>(mostToolSets);
  /** The check, if it is the same for every conversation. */
  let common: { check: Check | undefined } | undefined;
  let contradiction: { sentence: string | undefined } | undefined;

  function compileFor(names: ToolNames): Check | undefined {
    const tools = new ObservedNames(names);
    const check = compileWith(criterion, tools);
    if (!tools.wasAsked) common = { check };
    return check;
  }

  const checkFor = (names: ToolNames) => checks(JSON.stringify([...names].sort()), () => compileFor(names));

  function check(knownTools?: ToolNames): Check | undefined {
    if (common) return common.check;
    const found = checkFor(knownTools ?? new Set());
    if (common || knownTools) return found;
    return checks('', () => compileWith(criterion));
  }

  return {
    ...criterion,
    readerVersion,
    check,
    contradiction() {
      contradiction ??= { sentence: contradictionIn(criterion, check) };
      return contradiction.sentence;
    },
    pin: () => writePin(criterion, readerVersion, readForm),
  };
}

/** Tool names that record whether a reading depended on them. */
class ObservedNames extends Set<string> {
  wasAsked = false;

  override has(name: string): boolean {
    this.wasAsked = true;
    return super.has(name);
  }
}
