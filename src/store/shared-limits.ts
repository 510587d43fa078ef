import { type Database, query, step } from './database.ts';
import { databaseClock, sql } from './dialect.ts';

const clock = databaseClock(':now');
/** Changes nothing if the window has no room for them. A window begins with its first request. */
const addRequests = query(sql`
  INSERT INTO rate_limits (account_id, class, used, until)
  VALUES (:account, :class, CAST(:count AS BIGINT), ${clock} + CAST(:window AS BIGINT))
  ON CONFLICT (account_id, class) DO UPDATE SET
    used = CASE WHEN rate_limits.until <= ${clock} THEN excluded.used ELSE rate_limits.used + excluded.used END,
    until = CASE WHEN rate_limits.until <= ${clock} THEN excluded.until ELSE rate_limits.until END
  WHERE rate_limits.until <= ${clock} OR rate_limits.used + excluded.used <= CAST(:most AS BIGINT)`);
const selectWindow = query<{ used: number; left: number }>(sql`
  SELECT used, until - ${clock} AS left FROM rate_limits
  WHERE account_id = :account AND class = :class AND until > ${clock}`);

/** An account's current window of one class. */
export interface LimitWindow {
  /** How many requests were counted. */
  used: number;
  /** How long it lasts, in milliseconds. */
  left: number;
}

/**
 * The requests that accounts have made within their rate limits, for all processes of a shared database. Without one, the table
 * does not exist.
 */
export const sharedLimitsStore = (database: Database) => ({
  /**
   * Counts requests. False, with nothing counted: the window has no room for them.
   * @param most Of one window. @param window Its length in milliseconds.
   */
  countRequests: (
    account: number,
    routeClass: string,
    { count, most, window }: { count: number; most: number; window: number },
  ): Promise<boolean> => {
    const parameters = { account, class: routeClass, count, most, window, now: Date.now() };
    return database.write({ guard: step(addRequests, parameters), steps: [], isIndependent: true });
  },

  /** Undefined: it has ended, or there was none. */
  async limitWindow(account: number, routeClass: string): Promise<LimitWindow | undefined> {
    const [row] = await database.rows(selectWindow, { account, class: routeClass, now: Date.now() });
    return row;
  },
});
