import { isMeasuredIn, type Measured, type MeasuredIn, unitsOf } from '../data/measures.ts';
import type { Said } from '../form.ts';
import type { Notation } from '../grammar/notation.ts';
import { type Decider, wholeText } from './bridge.ts';
import { each } from './shape.ts';

/** How facts are decided about the units in which something is given. */
export const MEASURES: Readonly<Record<string, Decider>> = {
  'measured in': wholeText<MeasuredIn>(
    'numbers',
    'units',
    ({ what, unit, share, not }) => `${share === 'some' ? 'a' : 'the'} ${what} in ${unit}${not ? `, not ${not}` : ''}`,
    isMeasuredIn,
  ),
};

const NAMES: Readonly<Record<Measured, readonly string[]>> = {
  temperature: ['temperature', 'temp'],
  distance: ['distance'],
  height: ['height', 'length', 'width'],
  weight: ['weight'],
  volume: ['volume', 'liquid'],
  speed: ['speed', 'speed limit'],
};
/** How a unit is called, by the name that it has here. */
const CALLED: Readonly<Record<string, readonly string[]>> = {
  '°C': ['° c', 'celsius', 'degrees celsius', 'centigrade', 'degrees c'],
  '°F': ['° f', 'fahrenheit', 'degrees fahrenheit', 'degrees f'],
  km: ['km', 'kilometers', 'kilometres'],
  miles: ['miles', 'mi'],
  m: ['m', 'meters', 'metres'],
  feet: ['feet', 'ft'],
  cm: ['cm', 'centimeters', 'centimetres'],
  inches: ['inches'],
  kg: ['kg', 'kilograms', 'kilos'],
  g: ['g', 'grams'],
  lb: ['lb', 'lbs', 'pounds'],
  oz: ['oz', 'ounces'],
  ml: ['ml', 'milliliters', 'millilitres'],
  l: ['liters', 'litres'],
  cups: ['cups'],
  'km/h': ['km / h', 'kmh', 'kilometers per hour'],
  mph: ['mph', 'miles per hour'],
};

/** "The oven temperature is given in °C, never °F", "distances are in km", "any weight is in pounds". */
export function measures(notation: Notation): void {
  notation.feature('MK', Object.keys(NAMES));
  for (const [what, names] of Object.entries(NAMES) as [Measured, readonly string[]][]) {
    const many = names.map((one) => `${one}s`);
    notation.words(`MeasureName<${what}>`, [...names, ...many], what);
    for (const unit of Object.keys(unitsOf(what))) notation.words(`UnitOf<${what}>`, CALLED[unit]!, unit);
  }
  notation.words('MeasureName<weight>', ['ingredients', 'quantities', 'amounts', 'portions'], 'weight');
  notation.words('MeasureShare', ['every', 'each', 'all', 'all the'], 'every');
  notation.words('MeasureShare', ['any', 'a', 'one'], 'some');
  notation.words('TheMeasure', ['the', 'its', 'a', 'an']);
  notation.words('MeasureKind', [
    ...['oven', 'baking', 'cooking', 'air', 'water', 'target', 'room', 'body', 'outdoor', 'storage', 'internal', 'day'],
    ...['running', 'driving', 'walking', 'total', 'package', 'shipping', 'product', 'wind', 'maximum', 'net', 'gross'],
  ]);
  notation.words(
    'MeasuredAs',
    each(
      each(
        ['is', 'are', 'must be', 'should be', 'is all', 'are all', 'is always', 'are always'],
        ['', 'given', 'stated', 'written', 'shown', 'expressed', 'quoted', 'listed', 'reported', 'specified'],
      ),
      ['in'],
    ).concat('come in', 'comes in', 'use', 'uses', 'must use', 'should use'),
  );
  notation.words('NeverUnit', [
    ...each(['', ','], ['never', 'not', 'and never', 'and not', 'never in', 'not in', 'rather than', 'instead of']),
    ...each(['', ','], ['and never in', 'and not in', 'but never', 'but never in', 'not ever']),
  ]);
  const inUnit = (what: Measured, unit: string, share?: MeasuredIn['share']): Said => ({
    ask: 'measured in',
    of: { what, unit, ...(share && { share }) },
    names: true,
    undeniable: true,
  });
  const name = 'TheMeasure? MeasureKind? MeasureName<MK>';
  notation.rule(`Clause = ${name} MeasuredAs UnitOf<MK>`, (what: Measured, unit: string) => inUnit(what, unit));
  notation.rule(
    'Clause = MeasureShare MeasureKind? MeasureName<MK> MeasuredAs UnitOf<MK>',
    (share: 'every', what: Measured, unit: string) => inUnit(what, unit, share),
  );
  notation.rule(
    `Clause = ( ${name} | MeasureShare MeasureKind? MeasureName<MK> ) MeasuredAs ( only UnitOf<MK> | UnitOf<MK> only )`,
    (...parts: unknown[]) => {
      const [what, unit] = parts.slice(-2) as [Measured, string];
      return parts[0] === 'some' ? undefined : { ...inUnit(what, unit, 'every'), plainFor: 1 };
    },
  );
  notation.rule('Core<F,W> = ( Verb<give,F> | Verb<say,F> | Verb<use,F> ) MeasuredThing');
  notation.rule(`MeasuredThing = ${name} in UnitOf<MK>`, (what: Measured, unit: string) => inUnit(what, unit));
  notation.rule('Graded = MeasuredThing', (form: Said): Said => ({ ...form, onlyFor: 1 }));
  notation.rule(`Penalize = MeasureShare? MeasureKind? MeasureName<MK> in UnitOf<MK>`, (...parts: unknown[]) => {
    const [what, unit] = parts.filter((one) => one !== undefined).slice(-2) as [Measured, string];
    return inUnit(what, unit, 'some');
  });
  // As a fault it may be one in the other unit, or none in this one.
  notation.rule(
    `Clause = ( ${name} | MeasureShare MeasureKind? MeasureName<MK> ) MeasuredAs UnitOf<MK> NeverUnit UnitOf<MK>`,
    (...parts: unknown[]): Said | undefined => {
      const [share, what, unit, other] = parts.length === 4 ? parts : [undefined, ...parts];
      return share === 'some' || unit === other
        ? undefined
        : {
            ask: 'measured in',
            of: { what, unit, ...(share === 'every' && { share }), not: other },
            names: true,
            undeniable: true,
            plainFor: 1,
          };
    },
  );
}
