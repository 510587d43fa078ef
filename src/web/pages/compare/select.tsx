import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';
import type { Compared } from './load.ts';
import type { View } from './view.ts';

export interface ChoiceProps {
  view: View;
  /** Undefined: nothing is compared so far. */
  compared: Compared | undefined;
  go: (view: View) => void;
}

/** The two sides, A against B. */
export const Pair = ({ a, b }: { a: ComponentChildren; b: ComponentChildren }) => (
  <div class="pair">
    {a}
    <div class="vs">against</div>
    {b}
  </div>
);

interface SelectProps {
  label: string;
  value: string | undefined;
  choose: (value: string) => void;
  /** The value and the words of each option. */
  options: readonly (readonly [value: string, words: string])[];
  /** Shown while nothing is chosen. */
  none?: string;
}

/** A choice with a label. A chosen value that is not offered is offered too. */
export function Select({ label, value, choose, options, none = 'Choose …' }: SelectProps) {
  const id = useId();
  const isOffered = value === undefined || options.some(([one]) => one === value);
  return (
    <div class="field">
      <label for={id}>{label}</label>
      <select class="input" id={id} value={value ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {value === undefined && <option value="">{none}</option>}
        {!isOffered && <option value={value}>{value}</option>}
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
    </div>
  );
}
