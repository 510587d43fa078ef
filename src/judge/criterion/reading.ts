import type { Check } from '../checks/check.ts';
import { type Compiled, compileCriterion } from '../checks/compile.ts';
import { nameOfTool, ownerOfTool } from '../checks/families/tools/tool-names.ts';
import type { Reading } from '../checks/grammar/reading.ts';
import { tokenize } from '../checks/grammar/tokens.ts';
import { readForm } from '../checks/read-form.ts';
import type { ToolNames } from '../conversation.ts';
import { createMemory } from '../remembered.ts';
import { type Criterion, parseCriterion } from './criterion.ts';
import { writePin } from './pin.ts';
import { createPinned } from './pinned-criterion.ts';

/** A criterion with what follows from its text. Each part is computed when it is first needed, and then kept. */
export interface CompiledCriterion extends Criterion {
  /** The version of the reader. */
  readerVersion: string;
  /**
   * The check that decides it; undefined when a model must.
   * @param knownTools The tools of the conversation; undefined when there is no conversation yet.
   */
  check(knownTools?: ToolNames): Check | undefined;
  /** Why no response can meet it, or why it cannot be used, as a sentence for the caller; undefined if nothing is wrong with it. */
  fault(): string | undefined;
  /** What it may mean where there is no conversation yet. */
  reading(): Reading;
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

/** What `createReadCriterion` makes, once its first criterion is read. */
export function createReading(compileWith = compileCriterion, readerVersion: string): ReadCriterion {
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

function compiled(
  criterion: Criterion,
  compileWith: typeof compileCriterion,
  readerVersion: string,
): CompiledCriterion {
  const readings = createMemory<Compiled>(mostToolSets);
  let names: ReturnType<typeof toolNamesIn> | undefined;

  /** Only which of its own words name a tool, and whether there is one, can change how a criterion is read. */
  function compileFor(knownTools: ToolNames | undefined): Compiled {
    names ??= toolNamesIn(criterion);
    const known = names.all.filter((name) => knownTools?.has(name));
    // A name such as "send_email" is that of a tool where the conversation has any.
    const isOfTools = names.isAnyMarked && knownTools !== undefined && knownTools.size > 0;
    const key = knownTools || !names.isAnyMarked ? JSON.stringify([known, isOfTools]) : '';
    return readings(key, () => compileWith(criterion, knownTools));
  }

  return {
    ...criterion,
    readerVersion,
    check: (knownTools) => compileFor(knownTools).check,
    fault: () => compileFor(undefined).fault,
    reading: () => compileFor(undefined).reading,
    pin: () => writePin(criterion, readerVersion, readForm),
  };
}

/** The words of a criterion that may name a tool, and whether one of them is marked as a name. */
function toolNamesIn({ condition }: Criterion) {
  const found = (tokenize(condition) ?? []).flatMap((token) => nameOfTool(token) ?? ownerOfTool(token) ?? []);
  return {
    all: [...new Set(found.map(({ name }) => name))].sort(),
    isAnyMarked: found.some(({ isMarked }) => isMarked),
  };
}
