import type { Sentences } from './rows.ts';

/** Sentences that were read the same after one word was replaced by its opposite. */
export const EXCHANGED_WORDS: Sentences = {
  decided: {
    'each bullet is shorter than the bullet before it': [
      ['- one two three\n- one two', 1],
      ['- one\n- one two', 0],
    ],
    // One word may be no text.
    'there is text before the first bullet': [
      ['Hello.\n\n- a', 'open'],
      ['- a\n\nHello.', 0],
    ],
    'the first bullet is preceded by a blank line': [
      ['Hello.\n\n- a', 1],
      ['Hello.\n- a', 0],
    ],
    'Fails if a bulleted list has sub-bullets': [
      ['- a\n  - b', 0],
      ['1. a\n   1. b', 'open'],
      ['- a', 1],
    ],
    'Fails if the post exceeds 5 characters, counting spaces and line breaks': [
      ['abcde', 1],
      ['ab cde', 0],
    ],
    'the response ends with a table, with nothing after it': [
      ['Hi.\n\n| a |\n|---|\n| b |', 1],
      ['| a |\n|---|\n| b |\n\nHi.', 0],
    ],
  },
  left: [
    // What is last may have something before it.
    'the response ends with a table, with nothing before it',
    'the response starts with a table, with nothing after it',
    'the answer ends with "Bye", nothing before it',
    // Data that is no JSON.
    'Reward XML in which all keys are written in snake_case',
    'Reward CSV output in which the "tags" array holds at most three elements',
    'Fails if there are one or more consecutive blank lines',
    'Fails if text follows the first bullet',
    'nothing follows the opening code fence',
    'Penalize numbered lists that contain nested sub-bullets',
    'the numbered list has nested bullets',
    'each line is shorter than the paragraph before it',
    'each line of the timeline starts with a later year than the paragraph above it',
    'the reply has at most 50 words, counting nouns',
    'the reply has at most 50 words, counting only letters',
    // What is named again is the value.
    '"status" is "ok" or "error", and "error" comes with a "message"',
  ],
};
