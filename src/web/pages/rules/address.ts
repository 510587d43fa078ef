import { hrefOf } from '../../addresses/filters.ts';

export const rulesHref = '/rules';
export const newHref = `${rulesHref}?new=1`;
export const editHref = (name: string): string => `${rulesHref}?${new URLSearchParams({ edit: name })}`;

/** The traces that a rule has judged. */
export const judgedHref = (name: string): string => hrefOf({ tag: [`rule.${name}:judged`] });
