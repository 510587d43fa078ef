import { mergeAdditions, type Step, type Unit } from '../database.ts';
import { ask, type Client, type Result } from './connection.ts';

/** What counts the numbers that a step gives. */
const sequences: Record<string, string> = { trace_seq: 'traces_seq_seq', evaluation_seq: 'evaluations_seq_seq' };

/**
 * Stores units in one transaction, in their order, each as if it were alone. A guard is answered before its steps are sent, so
 * each costs a round trip; those of independent units that follow each other cost one together.
 * @returns which were written, and the number of rows changed
 */
export async function commitUnits(
  client: Client,
  units: readonly Unit[],
): Promise<{ written: boolean[]; rows: number }> {
  const sent: Promise<Result>[] = [];
  const send = (result: Promise<Result>): Promise<Result> => {
    // All are awaited in order below: after one that fails, all later ones do, for that reason alone.
    result.catch(() => undefined);
    sent.push(result);
    return result;
  };
  const run = ({ query, parameters }: Step) => send(ask(client, query, parameters));
  const additions: Step[] = [];
  const settle = () => {
    for (const one of inOneOrder(mergeAdditions(additions.splice(0)))) void run(one);
  };
  const written: boolean[] = [];
  try {
    void send(client.query('BEGIN'));
    const numbers = numbersFor(units, (sql, values) => send(client.query(sql, values)));
    for (const group of groupsOf(units)) {
      const guards = group.map(({ guard }) => guard && run(guard));
      for (const [at, { guard, steps }] of group.entries()) {
        const result = await guards[at];
        written.push(!result || result.rowCount! > 0);
        if (!written.at(-1)) continue;
        const given: Record<string, number> = {};
        if (guard?.gives) given[guard.gives] = result!.rows[0].seq;
        for (const one of steps) {
          if (one.settles) settle();
          take(one, given);
          if (one.gives && isTaken(one.gives, steps)) {
            given[one.gives] = await numbers(one.gives);
            one.parameters[one.gives] = given[one.gives]!;
          }
          if (one.adds) additions.push(one);
          else void run(one);
        }
      }
    }
    settle();
    const end = send(client.query('COMMIT'));
    const results = await Promise.all(sent);
    // The commit of a transaction that has failed succeeds, and says so.
    if ((await end).command !== 'COMMIT') throw new Error('The transaction was rolled back.');
    return { written, rows: results.reduce((sum, { command, rowCount }) => sum + changed(command, rowCount), 0) };
  } catch (error) {
    const fault = await firstFault(sent);
    await client.query('ROLLBACK').catch(() => undefined);
    throw fault ?? error;
  }
}

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

const isTaken = (name: string, steps: readonly Step[]): boolean => steps.some(({ takes }) => takes?.includes(name));

function take({ parameters, takes = [] }: Step, given: Record<string, number>): void {
  for (const name of takes) {
    if (given[name] === undefined) throw new Error(`No earlier step gave ${name}.`);
    parameters[name] = given[name];
  }
}

/** Asks for all numbers that steps of these units give, before any step is sent. */
function numbersFor(
  units: readonly Unit[],
  select: (sql: string, values: number[]) => Promise<Result>,
): (name: string) => Promise<number> {
  const counts = new Map<string, number>();
  for (const { steps } of units)
    for (const { gives } of steps) if (gives && isTaken(gives, steps)) counts.set(gives, (counts.get(gives) ?? 0) + 1);
  const asked = new Map(
    Array.from(counts, ([name, count]) => [
      name,
      select(`SELECT nextval('${sequences[name]}') AS seq FROM generate_series(1, $1)`, [count]),
    ]),
  );
  const used = new Map<string, number>();
  return async (name) => {
    const { rows } = await asked.get(name)!;
    const at = used.get(name) ?? 0;
    used.set(name, at + 1);
    return rows[at].seq;
  };
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
