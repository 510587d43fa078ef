import { UNIT, wordsCheck } from '../../texts/words.ts';
import { lengthFamily } from '../text-count.ts';

export const words = lengthFamily(UNIT, wordsCheck);
