import { each } from '../../families/shape.ts';
import type { Alike } from './alike.ts';

/** Of tools, turns, and what the user said. */
export const alikeConversation: readonly Alike[] = [
  [
    ['in the conversation'],
    each(['in the course of', 'during', 'over', 'throughout'], ['the conversation', 'the dialogue']),
  ],
];
