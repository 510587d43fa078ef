import type { Check } from '../../check.ts';
import type { Claim } from '../claim.ts';
import { comparedLengths } from './compared-lengths.ts';
import { comparedTexts } from './compared-texts.ts';

/** Checks that compare a response with the user's last message, or with what the assistant said before. */
export const compared = (claim: Claim): Check | undefined => comparedLengths(claim) ?? comparedTexts(claim);
