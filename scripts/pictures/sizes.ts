/** How wide the pictures are, and how high, in CSS pixels. */
export const width = 1200;
export const heights = { trace: 722, compare: 618 };
export type Name = keyof typeof heights;

/** The pictures are finer than that, so that they are sharp on a fine screen too. */
export const finer = 1.5;
