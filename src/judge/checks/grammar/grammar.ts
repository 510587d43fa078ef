import { atOnce, type Steps } from '../../steps.ts';
import { conditions } from '../families/conditions.ts';
import { edges } from '../families/edges.ts';
import { everydayWords } from '../families/everyday-words.ts';
import { FAMILIES } from '../families/families.ts';
import { firstUnits } from '../families/first-units.ts';
import { furtherWords, userConditions } from '../families/further-words.ts';
import { glosses } from '../families/glosses.ts';
import { grounding } from '../families/grounding.ts';
import { joinedWordings } from '../families/joined-wordings.ts';
import { json } from '../families/json.ts';
import { jsonFields } from '../families/json-fields.ts';
import { lengths } from '../families/lengths.ts';
import { moreConditions } from '../families/more-conditions.ts';
import { morePresence } from '../families/more-presence.ts';
import { moreThings } from '../families/more-things.ts';
import { namedThings } from '../families/named-things.ts';
import { occurrences } from '../families/occurrences.ts';
import { parts } from '../families/parts.ts';
import { patterns } from '../families/patterns.ts';
import { properties } from '../families/properties.ts';
import { shapes } from '../families/shapes.ts';
import { lists } from '../families/text-lists.ts';
import { texts } from '../families/texts.ts';
import { things } from '../families/things.ts';
import { wholeTexts } from '../families/whole-texts.ts';
import type { Grammar } from './chart.ts';
import { clauses } from './clauses.ts';
import { joins } from './joins.ts';
import { lexicon } from './lexicon.ts';
import { Notation } from './notation.ts';
import { objects } from './objects.ts';
import { predicates } from './predicates.ts';
import { presence } from './presence.ts';
import { quantities } from './quantities.ts';
import { SHARED } from './shared-symbols.ts';

/** Everything that criteria are read with. */
export const grammar = (): Grammar => atOnce(grammarInSteps());

/** The same, with a step for each part of it. */
export function* grammarInSteps(): Steps<Grammar> {
  const notation = new Notation();
  for (const part of [
    lexicon,
    things,
    quantities,
    texts,
    lists,
    objects,
    predicates,
    clauses,
    presence,
    edges,
    properties,
    wholeTexts,
    json,
    jsonFields,
    patterns,
    namedThings,
    grounding,
    shapes,
    parts,
    conditions,
    lengths,
    glosses,
    occurrences,
    furtherWords,
    everydayWords,
    userConditions,
    joinedWordings,
    moreThings,
    morePresence,
    moreConditions,
    firstUnits,
    joins,
    ...FAMILIES.map(([rules]) => rules),
  ]) {
    notation.add(part);
    yield;
  }
  notation.share(SHARED);
  return notation.build();
}
