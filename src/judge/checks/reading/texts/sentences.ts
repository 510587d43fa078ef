import { SENTENCE, sentencesCheck } from '../../texts/sentences.ts';
import { lengthFamily } from '../text-count.ts';

export const sentences = lengthFamily(SENTENCE, sentencesCheck);
