import type { Schemas } from '../../api/client.ts';

/** What somebody sets of an evaluator. */
export type Settings = Pick<
  Schemas['Evaluator'],
  'evaluation_criteria' | 'model_core' | 'explanation_cleaning' | 'description' | 'memory'
>;

const known: Record<Schemas['ModelCore'], true> = {
  'align-20251111': true,
  'align-20250529': true,
  'align-20260109': true,
  'align-lightning-20251127': true,
  'align-lightning-20250731': true,
};
export const cores = Object.keys(known) as Schemas['ModelCore'][];

export const settingsOf = ({
  evaluation_criteria,
  model_core,
  explanation_cleaning,
  description,
  memory,
}: Settings): Settings => ({ evaluation_criteria, model_core, explanation_cleaning, description, memory });

/** Whether both versions judge alike. */
export const isSame = (a: Settings, b: Settings): boolean =>
  (Object.keys(settingsOf(a)) as (keyof Settings)[]).every((name) => a[name] === b[name]);
