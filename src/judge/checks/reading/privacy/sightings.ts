import type { Check } from '../../check.ts';
import { type SightingChecks, sightingCheck } from '../../privacy/sightings.ts';
import type { Claim } from '../claim.ts';
import { readContents } from '../contents.ts';
import type { Relation } from '../verbs.ts';

/** Verbs that say "has" of what a text shows, beside those that every family knows. */
const SHOWING: readonly Relation[] = ['give', 'disclose', 'leak'];

/** Reads a claim of what a text shows. */
export const sightingFamily =
  ({ name, all }: SightingChecks) =>
  (claim: Claim): Check | undefined => {
    const { relation } = claim;
    const shown = SHOWING.includes(relation) ? ({ ...claim, relation: 'have' } as const) : claim;
    for (const sought of all) {
      const asked = readContents(shown, sought.unit);
      if (!asked) continue;
      const isByName = sought.isUsedByName && relation === 'use';
      const showing = relation === 'disclose' || relation === 'leak' ? relation : 'have';
      return sightingCheck(name, isByName ? { ...sought, isOpen: true } : sought, asked, showing);
    }
    return undefined;
  };
