import type { Check } from '../check.ts';
import { wholeTextCheck } from '../whole-text.ts';

export const emptyCheck = (isWanted: boolean): Check =>
  wholeTextCheck({ name: 'text', asked: 'nothing but blanks', denied: 'anything but blanks' }, !isWanted, (text) => ({
    is: text.trim() === '',
  }));
