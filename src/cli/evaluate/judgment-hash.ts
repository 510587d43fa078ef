import type { Config } from '../../config.ts';
import { READER_VERSION } from '../../in-process.ts';
import { shortHash } from './input-hash.ts';
import { type JudgeOptions, samplesOf } from './judge-in-process.ts';
import type { Judgment } from './judgments.ts';

/**
 * Returns a function that identifies a judgment by all that decides it: the conversation, the criterion with its values and what reads
 * it, the judge and the options. So a later run knows what has been judged.
 * @returns 132 bits of a SHA-256 as 22 characters
 */
export const judgmentHash = ({ allResponses, confirm, threshold }: JudgeOptions, { judges }: Config) =>
  function hashOf({ row: { conversation }, criterion, evaluator: { modelCore } }: Judgment): string {
    const { kind, model } = judges[modelCore] ?? {};
    const { messages, system, tools } = conversation;
    // Only with --confirm, the threshold decides what is asked.
    const again = confirm === undefined ? null : [samplesOf(confirm), threshold];
    const as = [kind, model, Boolean(allResponses), again, READER_VERSION];
    return shortHash([messages, system, tools, criterion, modelCore, ...as]);
  };
