import { hash } from 'node:crypto';
import type { StoredRule } from '../../store/rules/rules.ts';

/** The bits of the hash that place a trace: as many as a number holds exactly. */
const bits = 48;

/**
 * Whether a sample of this share, in percent, contains a trace. It depends on the trace's id only: a restart, or the same trace
 * again, changes nothing, and a larger share contains every smaller one.
 */
export function isDrawn(traceId: string, percent: number): boolean {
  const place = Number.parseInt(hash('sha256', traceId).slice(0, bits / 4), 16) / 2 ** bits;
  return place * 100 < percent;
}

/** Whether a trace with these tags matches a rule, apart from the agents in it. */
export function hasTagsOf({ service, tags }: StoredRule['match'], own: Record<string, string>): boolean {
  const wanted = Object.entries({ ...tags, ...(service !== null && { 'service.name': service }) });
  return wanted.every(([key, value]) => Object.hasOwn(own, key) && own[key] === value);
}
