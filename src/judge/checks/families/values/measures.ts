import { isMeasuredIn, type Measured, type MeasuredIn, unitsOf } from '../../data/measures.ts';
import type { Said } from '../../form.ts';
import type { Notation } from '../../grammar/notation.ts';
import { type Decider, wholeText } from '../bridge.ts';
import { each } from '../shape.ts';

/** How facts are decided about the units in which something is given. */
export const MEASURES: Readonly<Record<string, Decider>> = {
  'measured in': wholeText<MeasuredIn>(
    'numbers',
    'units',
    ({ what, unit, share, not, of }) =>
      `${SHARES[share ?? 'one']} ${of ? `${of} ` : ''}${what} in ${unit}${not ? `, not ${not}` : ''}`,
    isMeasuredIn,
  ),
};

const SHARES = { every: 'every', some: 'any', one: 'the' } as const;

const NAMES: Readonly<Record<Measured, readonly string[]>> = {
  temperature: ['temperature', 'temp'],
  distance: ['distance'],
  height: ['height'],
  length: ['length'],
  width: ['width'],
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
  mm: ['mm', 'millimeters', 'millimetres'],
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
  const kinds = [
    ...['oven', 'baking', 'cooking', 'air', 'water', 'target', 'room', 'body', 'outdoor', 'storage', 'internal', 'day'],
    ...['running', 'driving', 'walking', 'total', 'package', 'shipping', 'product', 'wind', 'maximum', 'net', 'gross'],
  ];
  for (const kind of kinds) notation.words('MeasureKind', [kind], kind);
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
  const subject = (share: MeasuredIn['share'] | undefined, of: string | undefined, what: Measured): Subject => ({
    what,
    ...(share && { share }),
    ...(of && { of }),
  });
  notation.rule('OneMeasure<MK> = TheMeasure? MeasureKind? MeasureName<MK>', (of: string | undefined, what: Measured) =>
    subject(undefined, of, what),
  );
  notation.rule('SharedMeasure<MK> = MeasureShare MeasureKind? MeasureName<MK>', subject);
  notation.rule('SomeMeasure<MK> = OneMeasure<MK>');
  notation.rule('SomeMeasure<MK> = SharedMeasure<MK>');
  notation.rule('Clause = SomeMeasure<MK> MeasuredAs UnitOf<MK>', inUnit);
  notation.rule(
    'Clause = SomeMeasure<MK> MeasuredAs ( only UnitOf<MK> | UnitOf<MK> only )',
    (one: Subject, unit: string): Said | undefined =>
      one.share === 'some' ? undefined : { ...inUnit({ ...one, share: 'every' }, unit), plainFor: 1 },
  );
  notation.rule('Core<F,W> = ( Verb<give,F> | Verb<say,F> | Verb<use,F> ) MeasuredThing');
  notation.rule('MeasuredThing = OneMeasure<MK> in UnitOf<MK>', inUnit);
  notation.rule('Graded = MeasuredThing', (form: Said): Said => ({ ...form, onlyFor: 1 }));
  notation.rule('Penalize = ( OneMeasure<MK> | SharedMeasure<MK> ) in UnitOf<MK>', (one: Subject, unit: string) =>
    inUnit({ ...one, share: 'some' }, unit),
  );
  // As a fault it may be one in the other unit, or none in this one.
  notation.rule(
    'Clause = SomeMeasure<MK> MeasuredAs UnitOf<MK> NeverUnit UnitOf<MK>',
    (one: Subject, unit: string, other: string): Said | undefined =>
      one.share === 'some' || unit === other ? undefined : { ...inUnit(one, unit, other), plainFor: 1 },
  );
}

type Subject = Omit<MeasuredIn, 'unit' | 'not'>;
const inUnit = (subject: Subject, unit: string, not?: string): Said => ({
  ask: 'measured in',
  of: { ...subject, unit, ...(not && { not }) },
  names: true,
  undeniable: true,
});
