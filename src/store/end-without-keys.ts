import { query, type Step, step } from './database.ts';

const withoutKeys = (table: string) => `NOT EXISTS (
  SELECT 1 FROM keys WHERE account_id = ${table}.account_id AND revoked_at IS NULL)`;
const deleteSessionsWithoutKeys = query(`DELETE FROM sessions WHERE ${withoutKeys('sessions')}`);
const deleteLinksWithoutKeys = query(`DELETE FROM sign_in_links WHERE ${withoutKeys('sign_in_links')}`);

/** Ends the sessions and links of accounts without any key that is not revoked, so that a later key does not revive them. */
export const endWithoutKeys = (): Step[] => [step(deleteSessionsWithoutKeys, {}), step(deleteLinksWithoutKeys, {})];
