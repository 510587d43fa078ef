import { each } from '../../families/shape.ts';
import type { Alike } from './alike.ts';

const AGENTS = ['the assistant', 'the agent', 'the bot', 'the model'];
const TALKS = ['the conversation', 'the chat', 'the dialogue', 'the exchange', 'the transcript', 'the run'];
const NO_TOOLS = [
  'tools',
  'any tools',
  'any tool',
  'a tool',
  'using tools',
  'calling tools',
  'tool calls',
  'any tool calls',
];
const STOPS = each(['stops on', 'stops with', 'stops at', 'ends on', 'ends with', 'finishes on'], ['a tool call']);

/** Of tools, turns, and what the user said. Not "used" for "called": a text may be used, too. */
export const alikeConversation: readonly Alike[] = [
  [['in the conversation'], each(['in the course of', 'during'], ['the conversation', 'the dialogue', 'the chat'])],
  [['throughout the conversation'], each(['throughout', 'over', 'across'], ['the dialogue', 'the chat'])],
  [
    ['in the same message'],
    each(['in', 'within'], ['the very same message', 'one and the same message', 'one single message']),
  ],
  [
    ['is called'],
    ['gets fired', 'is fired', 'is fired off', 'gets invoked', 'ever gets called', 'ever gets invoked', 'gets hit'],
  ],
  [['calls'], ['fires off', 'ever touches', 'reaches for', 'makes a call to', 'issues a call to']],
  [['calling'], ['making a call to', 'issuing a call to', 'firing off', 'reaching for']],
  // Beside the user's message.
  [["than twice as long as the user's message"], ["than twice the length of the user's message"]],
  [
    ["repeating the user's message verbatim"],
    each(each(['', 'simply', 'just', 'merely'], ['parroting', 'echoing']), [
      "the user's message back word for word",
      "the user's message word for word",
      "the user's message verbatim",
    ]),
  ],
  [
    ['only calls'],
    ['only ever touches', 'only touches', 'only ever calls', 'only ever uses', 'calls nothing but', 'uses nothing but'],
  ],
  [
    ['without calling a tool', 'without calling any tools'],
    ['without making a single tool call', 'without making a tool call', 'without a single tool call'],
  ],
  [
    ['the conversation ends with a text message'],
    each(
      ['it ends with', ...AGENTS.map((one) => `${one} ends with`)],
      ['a normal message instead of a tool call', 'a message and not a tool call', 'a message instead of a tool call'],
    ),
  ],
  [['the conversation ends with a tool call'], each(['it', 'the response', ...AGENTS, ...TALKS], STOPS)],
  [
    ['the conversation ends with a tool call'],
    each(each(['the last turn is a tool call'], ['with no', 'without a', 'and there is no']), [
      'reply after it',
      'answer after it',
      'message after it',
      'response after it',
    ]),
  ],
  [['without calling a tool'], each(each(['directly', 'directly ,', 'straight away ,'], ['without']), NO_TOOLS)],
  [
    ['the final reply contains _1'],
    each(each([...AGENTS, 'it'], ['says _1', 'mentions _1', 'includes _1', 'uses _1']), [
      ...['in its last message', 'in its final message', 'in its closing message', 'in its last reply'],
    ]),
  ],
  [['without its'], each(['without'], ['its required', 'the required', 'its mandatory', 'the mandatory'])],
  [
    ['every cell in the _1 column is'],
    each(each(each(['every row', 'each row'], ['in', 'of', 'under']), ['the _1 column']), ['reads', 'is']),
  ],
  [
    ['calls with a _1 above _2'],
    each(
      ['calls whose _1', 'calls where the _1', 'calls where _1'],
      ['is above _2', 'goes over _2', 'exceeds _2', 'is over _2'],
    ),
  ],
  [
    ['calls with a _1 that contains _2'],
    each(['calls whose _1', 'calls where the _1'], ['contains _2', 'includes _2', 'has _2 in it']),
  ],
  [['of at most _1'], ['as a number of _1 or less', 'of _1 or less', 'of _1 or lower']],
  [['is called with an empty'], ['goes out with an empty', 'is sent with an empty', 'is fired with an empty']],
  [
    ['passed to'],
    each(['that', 'which'], ['goes to', 'goes into', 'is passed to', 'is handed to', 'it passes to', 'it hands to']),
  ],
  [
    ['repeats a tool call with the same arguments'],
    ['repeats a call with the exact same arguments', 'repeats a call with the same arguments'],
  ],
  [
    ['the same message twice'],
    ['the exact same message twice', 'the very same message twice', 'exactly the same message twice'],
  ],
  [
    ["the user's message"],
    [
      'the text that the user supplied',
      'the text supplied by the user',
      'the text from the user',
      'the message from the user',
      'the message by the user',
    ],
  ],
];
