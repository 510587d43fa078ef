import type { Answer } from '../whole-text.ts';

export const open = (reason: string): Answer => ({ open: reason });
export const found = (is: boolean, said: string): Answer => ({ is, found: said });
export const UNCLEAR = 'The response has none of what is asked of, several of them, or something that may be one.';
