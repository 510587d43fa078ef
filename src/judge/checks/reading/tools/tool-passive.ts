import type { Reading, Token } from '../../grammar/tokens.ts';
import { words } from '../phrases.ts';

/** What is said of a tool's being called: "is never called", "may only be called". */
interface Passive {
  negated: boolean;
  isOnly: boolean;
}

const BE = ['is', 'are', 'was', 'were'];

const MODALS = ['must', 'should'];

const PARTICIPLES = ['called', 'invoked'];

const calledWith = (passive: Passive, forms: readonly string[]) => ({
  passive,
  words: words(forms.flatMap((form) => PARTICIPLES.map((called) => `${form} ${called}`)).join('|')),
});

const PASSIVES = [
  calledWith({ negated: false, isOnly: false }, [
    ...BE,
    ...BE.map((be) => `${be} always`),
    ...MODALS.map((modal) => `${modal} be`),
    ...['has been', 'have been'],
  ]),
  calledWith({ negated: true, isOnly: false }, [
    ...BE.flatMap((be) => [`${be} not`, `${be} never`]),
    ...MODALS.flatMap((modal) => [`${modal} not be`, `${modal} never be`]),
  ]),
  calledWith({ negated: false, isOnly: true }, [
    ...BE.map((be) => `${be} only`),
    ...MODALS.map((modal) => `${modal} only be`),
  ]),
];

/** Reads "is called" and the like. */
export function readCalled(tokens: readonly Token[], at: number): Reading<Passive> | undefined {
  for (const { passive, words: called } of PASSIVES) {
    const [next] = called(tokens, at);
    if (next !== undefined) return { value: passive, next };
  }
  return undefined;
}
