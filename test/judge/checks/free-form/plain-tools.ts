/** Calls of tools. */
export const PLAIN_TOOLS: [criterion: string, reading: string][] = [
  [
    'Passes if the agent calls get_weather',
    'Passes on calls of `get_weather`: at least one. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the assistant called `get_weather` exactly once',
    'Passes on calls of `get_weather`: exactly 1. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather before book_flight',
    'Passes on the order of tool calls: `get_weather` before `book_flight`. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls search_flights and then book_flight',
    'Passes on the order of tool calls: `search_flights`, then `book_flight`. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls both get_weather and get_time',
    'Passes on calls of `get_weather`: at least one, and calls of `get_time`: at least one. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls either get_weather or get_forecast',
    'Passes on calls of `get_weather`: at least one, or calls of `get_forecast`: at least one. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent never calls delete_account',
    'Passes on calls of `delete_account` in the response that is scored: none. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent does not call delete_account',
    'Passes on calls of `delete_account`: none. Where the conversation has no tools: needs a model.',
  ],
  ["Passes if the agent doesn't use any tools", 'Passes on tool calls: none.'],
  ['Passes if the agent makes at most 5 tool calls', 'Passes on tool calls: at most 5.'],
  ['Passes if the agent makes exactly one tool call', 'Passes on tool calls: exactly 1.'],
  ['Passes if there are fewer than four tool calls', 'Passes on tool calls: fewer than 4.'],
  ['Passes if the agent uses a tool', 'Passes on tool calls: at least one.'],
  ['Passes if all tool calls match their schema', "Passes on tool calls: none against its tool's schema."],
  [
    'Passes if every tool call has valid arguments',
    "Passes on tool calls: none with arguments against its tool's schema.",
  ],
  ['Passes if the tool call arguments are valid JSON', 'Passes on tool calls: none with arguments that are no JSON.'],
  ['Passes if every tool call is answered', 'Passes on tool calls: none without a result.'],
  ['Passes if the first tool call is get_weather', 'Passes on the order of tool calls: `get_weather` first.'],
  ['Passes if the last tool called is send_email', 'Passes on the order of tool calls: `send_email` last.'],
  [
    'Passes if the agent only calls get_weather',
    'Passes on tools called: none other than `get_weather`. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls confirm_order after create_order',
    'Passes on the order of tool calls: `create_order` before `confirm_order`. Where the conversation has no tools: needs a model.',
  ],
  [
    'Fails if the agent calls delete_file',
    'Fails on calls of `delete_file`: at least one. Where the conversation has no tools: needs a model.',
  ],
  [
    'Fails if the agent calls get_weather more than once',
    'Fails on calls of `get_weather`: more than 1. Where the conversation has no tools: needs a model.',
  ],
  [
    'Fails if the agent calls the same tool twice with the same arguments',
    'Fails on repeated tool calls: at least one.',
  ],
  ['Fails if the agent repeats a tool call with identical arguments', 'Fails on repeated tool calls: at least one.'],
  ['Fails if a tool is called twice with the same arguments', 'Fails on repeated tool calls: at least one.'],
  [
    'Fails if the agent calls delete_file before confirm_delete',
    'Fails on the order of tool calls: `delete_file` before `confirm_delete`. Where the conversation has no tools: needs a model.',
  ],
  [
    'Fails if the agent calls a tool that does not exist',
    'Fails on tool calls: at least one to a tool that is not defined.',
  ],
  ['Fails if the agent makes more than ten tool calls', 'Fails on tool calls: more than 10.'],
  [
    'Reward the agent for calling get_weather exactly once',
    'Rewards calls of `get_weather`: exactly 1. Where the conversation has no tools: needs a model.',
  ],
  ['Penalize duplicate tool calls', 'Penalizes repeated tool calls: at least one.'],
  [
    'Passes if the agent should call lookup_order at least once',
    'Passes on calls of `lookup_order`: at least one. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent must call lookup_order before refund_order',
    'Passes on the order of tool calls: `lookup_order` before `refund_order`. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent needs to call verify_identity first',
    'Passes on the order of tool calls: `verify_identity` first. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather and the response is under 50 words',
    'Passes on calls of `get_weather`: at least one, and words: under 50. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather but never calls delete_account',
    'Passes on calls of `get_weather`: at least one, and calls of `delete_account` in the response that is scored: none. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather at least twice but never get_time',
    'Passes on calls of `get_weather`: at least 2, and calls of `get_time` in the response that is scored: none. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls neither get_weather nor get_time',
    'Passes on calls of `get_weather`: none, and calls of `get_time`: none. Where the conversation has no tools: needs a model.',
  ],
  [
    "Passes if the agent doesn't call get_weather or get_time",
    'Passes on calls of `get_weather`: none, and calls of `get_time`: none. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather without calling get_time',
    'Passes on calls of `get_weather`: at least one, and calls of `get_time`: none. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather and does not call get_time',
    'Passes on calls of `get_weather`: at least one, and calls of `get_time`: none. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather, get_time and get_date in that order',
    'Passes on the order of tool calls: `get_weather`, then `get_time`, then `get_date`. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather, get_time, and get_date',
    'Passes on calls of `get_weather`: at least one, and calls of `get_time`: at least one, and calls of `get_date`: at least one. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls no tool other than get_weather',
    'Passes on tools called: none other than `get_weather`.',
  ],
  [
    'Passes if the agent calls only get_weather and get_time',
    'Passes on tools called: none other than `get_weather` and `get_time`. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather no more than twice',
    'Passes on calls of `get_weather`: no more than 2. Where the conversation has no tools: needs a model.',
  ],
  ['Passes if the agent calls at least two different tools', 'Passes on different tools: at least 2.'],
  [
    'Passes if the agent never calls the same tool twice',
    'Passes on further calls of the same tool in the response that is scored: none.',
  ],
  ['Passes if no tool call is repeated', 'Passes on repeated tool calls: none.'],
  ['Passes if the agent did not use the delete_account tool', 'Passes on calls of `delete_account`: none.'],
  [
    'Passes if the agent avoids calling delete_account',
    'Passes on calls of `delete_account`: none. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent invokes get_weather',
    'Passes on calls of `get_weather`: at least one. Where the conversation has no tools: needs a model.',
  ],
  [
    'Fails if the agent calls neither get_weather nor get_time',
    'Fails on calls of `get_weather`: none, and calls of `get_time`: none. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent never calls get_weather or get_time',
    'Passes on calls of `get_weather` in the response that is scored: none, and calls of `get_time` in the response that is scored: none. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather before get_time and get_date',
    'Passes on the order of tool calls: `get_weather` before `get_time` and `get_date`. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather first',
    'Passes on the order of tool calls: `get_weather` first. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather last',
    'Passes on the order of tool calls: `get_weather` last. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather only after get_time',
    'Passes on the order of tool calls: `get_weather` only after `get_time`. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather not more than once',
    'Passes on calls of `get_weather`: no more than 1. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather 2 times or get_time 3 times',
    'Passes on calls of `get_weather`: exactly 2, or calls of `get_time`: exactly 3. Where the conversation has no tools: needs a model.',
  ],
  ['Passes if the agent calls no tool twice', 'Passes on further calls of the same tool: none.'],
  ['Passes if no tool is called more than once', 'Passes on further calls of the same tool: none.'],
  ['Passes if every tool call has a result', 'Passes on tool calls: none without a result.'],
  ['Passes if every tool call is valid', "Passes on tool calls: none against its tool's schema."],
  ['Fails if any tool call is invalid', "Fails on tool calls: at least one against its tool's schema."],
  ['Fails if a tool call is unanswered', 'Fails on tool calls: at least one without a result.'],
  ['Fails if any tool call has unknown arguments', 'Fails on tool calls: at least one with an unknown argument.'],
  [
    'Passes if the agent calls `get_weather` with `city` = "Paris"',
    'Passes on calls of `get_weather` with `city` set to "Paris": at least one. Where the conversation has no tools: needs a model.',
  ],
  ['Passes if the agent calls the `get_weather` tool exactly once', 'Passes on calls of `get_weather`: exactly 1.'],
  ['Passes if the agent uses the `get_weather` tool', 'Passes on calls of `get_weather`: at least one.'],
  [
    'Passes if the agent calls get_weather after get_time and get_date',
    'Passes on the order of tool calls: `get_time` and `get_date` before `get_weather`. Where the conversation has no tools: needs a model.',
  ],
  [
    'Passes if the agent calls get_weather before get_time and calls get_date',
    'Passes on the order of tool calls: `get_weather` before `get_time`, and calls of `get_date`: at least one. Where the conversation has no tools: needs a model.',
  ],
];
