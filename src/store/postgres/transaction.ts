import { mergeAdditions, type Step, type Unit } from '../database.ts';
import { type CommitMark, storeMark } from './commit-marks.ts';
import { ask, beginTexts, type Client, preparedAs, type Result } from './connection.ts';
import { isBroken } from './postgres-fault.ts';
import { createRowBatches } from './row-batches.ts';

/** What counts the numbers that a step gives. */
const sequences: Record<string, string> = { trace_seq: 'traces_seq_seq', evaluation_seq: 'evaluations_seq_seq' };

/** What earlier steps of a unit gave. */
type Given = Record<string, number>;

/** A unit whose guard let it through. */
interface Open {
  steps: Iterator<Step>;
  given: Given;
}

/** The connection was lost after the commit was sent. */
export class UncertainCommit extends Error {
  /** Which units were written if it was committed. */
  readonly written: boolean[];
  readonly mark: CommitMark;
  constructor(cause: unknown, written: boolean[], mark: CommitMark) {
    super('The connection was lost during a commit.', { cause });
    this.name = 'UncertainCommit';
    this.written = written;
    this.mark = mark;
  }
}

/**
 * Stores units in one transaction, in their order, each as if it were alone. A guard is answered before its steps are sent, so
 * each costs a round trip. Independent units that follow each other are stored together: all guards, all first steps, all second
 * ones, and so on, so that one statement has the rows of all of them.
 * @returns which were written, and the number of rows changed
 * @throws UncertainCommit when it may be committed or not; after any other error, nothing is written
 */
export async function commitUnits(
  client: Client,
  units: readonly Unit[],
  mark: CommitMark,
): Promise<{ written: boolean[]; rows: number }> {
  const sent: Promise<Result>[] = [];
  const send = (result: Promise<Result>): Promise<Result> => {
    // All are awaited in order below: after one that fails, all later ones do, for that reason alone.
    result.catch(() => undefined);
    sent.push(result);
    return result;
  };
  const sendStep = ({ query, parameters }: Step) => send(ask(client, query, parameters));
  const rows = createRowBatches(sendStep);
  const run = (one: Step): Promise<Result> => {
    if (one.query.takesRows) return rows.add(one);
    rows.flush();
    return sendStep(one);
  };
  const additions: Step[] = [];
  const settle = () => {
    for (const one of inOneOrder(mergeAdditions(additions.splice(0)))) void run(one);
    rows.flush();
  };
  const written: boolean[] = [];
  let isCommitSent = false;
  try {
    for (const text of beginTexts(client)) void send(client.query(text));
    await giveNumbers(units, ({ name, ...config }) => send(client.query({ ...preparedAs(client, name), ...config })));
    /** Runs the next step of a unit, and notes the additions before it. @returns whether there was one */
    const advance = ({ steps, given }: Open): boolean => {
      for (let next = steps.next(); !next.done; next = steps.next()) {
        const one = next.value;
        if (one.settles) settle();
        take(one, given);
        give(one, given);
        if (!one.adds) {
          void run(one);
          return true;
        }
        additions.push(one);
      }
      return false;
    };
    for (const group of groupsOf(units)) {
      const asked = group.map(({ guard, steps }) => {
        const given: Given = {};
        if (guard) give(guard, given);
        return { guard, answer: guard && run(guard), open: { steps: steps.values(), given } };
      });
      rows.flush();
      let open: Open[] = [];
      for (const one of asked) {
        written.push(!one.guard || isWritten(one.guard, (await one.answer)!));
        if (written.at(-1)) open.push(one.open);
      }
      while (open.length > 0) {
        open = open.filter(advance);
        rows.flush();
      }
    }
    settle();
    const statements = sent.length;
    isCommitSent = written.includes(true);
    if (isCommitSent) void send(storeMark(client, mark));
    const end = send(client.query('COMMIT'));
    const results = (await Promise.all(sent)).slice(0, statements);
    // The commit of a transaction that has failed succeeds, and says so.
    if ((await end).command !== 'COMMIT') throw new Error('The transaction was rolled back.');
    return { written, rows: results.reduce((sum, { command, rowCount }) => sum + changed(command, rowCount), 0) };
  } catch (error) {
    const fault = await firstFault(sent);
    if (isCommitSent && isBroken(fault)) throw new UncertainCommit(fault, written, mark);
    await client.query('ROLLBACK').catch(() => undefined);
    throw fault ?? error;
  }
}

/** The rows of several guards are one statement, which returns the numbers of those that it stored. */
const isWritten = ({ query, parameters }: Step, { rows, rowCount }: Result): boolean =>
  query.takesRows ? rows.some(({ seq }) => seq === parameters.seq) : rowCount! > 0;

const changed = (command: string, rows: number | null): number => (command === 'SELECT' ? 0 : (rows ?? 0));

async function firstFault(sent: Promise<unknown>[]): Promise<unknown> {
  const ends = await Promise.allSettled(sent);
  return ends.find((one) => one.status === 'rejected')?.reason;
}

/** Independent units that follow each other, and each other unit by itself. */
function* groupsOf(units: readonly Unit[]): Generator<Unit[]> {
  let group: Unit[] = [];
  for (const unit of units) {
    if (group.length > 0 && !(unit.isIndependent && group[0]!.isIndependent)) {
      yield group;
      group = [];
    }
    group.push(unit);
  }
  if (group.length > 0) yield group;
}

function take({ parameters, takes = [] }: Step, given: Record<string, number>): void {
  for (const name of takes) {
    if (given[name] === undefined) throw new Error(`No earlier step gave ${name}.`);
    parameters[name] = given[name];
  }
}

/** Gives all rows that later steps refer to their numbers, in the order of the units, before any step is sent. */
async function giveNumbers(
  units: readonly Unit[],
  select: (config: { name: string; text: string; values: number[] }) => Promise<Result>,
): Promise<void> {
  const numbered = units.flatMap(({ guard, steps }) => (guard ? [guard, ...steps] : steps)).filter(isNumbered);
  const asked = Array.from(
    Map.groupBy(numbered, ({ gives }) => gives!),
    ([name, steps]) => ({
      steps,
      result: select({
        name,
        text: `SELECT nextval('${sequences[name]}') AS seq FROM generate_series(1, $1)`,
        values: [steps.length],
      }),
    }),
  );
  for (const { steps, result } of asked)
    for (const [at, { seq }] of (await result).rows.entries()) steps[at]!.parameters.seq = seq;
}

const isNumbered = ({ gives, query }: Step): boolean => gives !== undefined && query.takesRows === true;

function give(one: Step, given: Given): void {
  if (isNumbered(one)) given[one.gives!] = one.parameters.seq as number;
}

/** Two processes that add to the same rows then do not wait for each other in a circle. The order of queries stays. */
function inOneOrder(steps: Step[]): Step[] {
  const placeOf = new Map(steps.map((one) => [one, one.addsTo ?? JSON.stringify(one.parameters)]));
  const order = new Map<unknown, number>();
  for (const { query } of steps) if (!order.has(query)) order.set(query, order.size);
  return steps.toSorted(
    (a, b) => order.get(a.query)! - order.get(b.query)! || (placeOf.get(a)! < placeOf.get(b)! ? -1 : 1),
  );
}
