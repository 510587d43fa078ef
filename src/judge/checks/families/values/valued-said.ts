import type { Share, ValuedWish } from '../../data/valued-wish.ts';
import type { Said } from '../../form.ts';

/** What is said of the values of things in a text, and of how many of them. */
export interface Valued {
  wish: ValuedWish;
  share: Share;
}

export const saidOf = (wish: ValuedWish, share: Valued['share'], notes: object = {}): Said => ({
  ask: 'valued',
  of: { wish, share } satisfies Valued,
  names: true,
  undeniable: true,
  ...notes,
});
export const every = (wish: ValuedWish) => saidOf(wish, 'every');
/** "The number": the only one. */
export const only = (wish: ValuedWish) => saidOf(wish, 'only');
export const none = (wish: ValuedWish): Said => ({ not: { ask: 'valued', of: { wish, share: 'some' } }, denies: true });
export const some = (wish: ValuedWish) => saidOf(wish, 'some');
/** "Any number is over 100" may be said of each as a wish. */
export const anyOne = (wish: ValuedWish) => saidOf(wish, 'some', { plainFor: -1 });

/** Of which things something is said. */
export type Of = (wish: ValuedWish) => Said;
