import { atOnce, type Steps } from '../../steps.ts';
import { grounding } from '../families/conversation/grounding.ts';
import { FAMILIES } from '../families/families.ts';
import { json } from '../families/json/json.ts';
import { jsonFields } from '../families/json/json-fields.ts';
import { firstUnits } from '../families/parts/first-units.ts';
import { namedThings } from '../families/parts/named-things.ts';
import { parts } from '../families/parts/parts.ts';
import { shapes } from '../families/parts/shapes.ts';
import { edges } from '../families/texts/edges.ts';
import { occurrences } from '../families/texts/occurrences.ts';
import { patterns } from '../families/texts/patterns.ts';
import { lists } from '../families/texts/text-lists.ts';
import { texts } from '../families/texts/texts.ts';
import { wholeTexts } from '../families/texts/whole-texts.ts';
import { lengths } from '../families/things/lengths.ts';
import { morePresence } from '../families/things/more-presence.ts';
import { moreThings } from '../families/things/more-things.ts';
import { properties } from '../families/things/properties.ts';
import { things } from '../families/things/things.ts';
import { conditions } from '../families/wordings/conditions.ts';
import { everydayWords } from '../families/wordings/everyday-words.ts';
import { furtherWords, userConditions } from '../families/wordings/further-words.ts';
import { glosses } from '../families/wordings/glosses.ts';
import { howManyHold } from '../families/wordings/how-many-hold.ts';
import { joinedWordings } from '../families/wordings/joined-wordings.ts';
import { moreConditions } from '../families/wordings/more-conditions.ts';
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
    howManyHold,
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
