import type { Notation } from '../grammar/notation.ts';
import type { Decider } from './bridge.ts';
export const VALUE_ORDER: Readonly<Record<string, Decider>> = {};
export function valueOrder(_: Notation): void {}
