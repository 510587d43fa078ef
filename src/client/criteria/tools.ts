/** For tool calls, each pass or fail: one wrong call is enough to fail. */
export const tools = Object.freeze({
  /**
   * Is the right tool called wherever one is needed? Pass or fail.
   *
   * Looks at the request, the tool definitions and which tools are called; `groundedArguments` checks the arguments.
   * null when no tool was available, or the request needs none of those that were.
   */
  rightTool:
    "Passes if the response calls, for every need of the user's request that takes a tool, the available tool whose definition fits it best. A need for which no tool is called is not met, but a call that has to wait for an answer from the user is not needed yet; of tools that fit equally well any is right, and arguments, results, order and further calls do not count. Does not apply when no tool was available or the request needs none of the available tools.",

  /**
   * Does every argument come from the conversation? Pass or fail.
   *
   * Looks at each argument of each call against the messages, the earlier tool results and the tool definitions.
   * null when no tool is called with an argument.
   */
  groundedArguments:
    'Fails if a tool call of the response has an argument value that the conversation before the call does not support, such as an invented id, name, date, amount or address. A value is supported when it stands in a message or an earlier tool result, follows from them by calculation, rewording or common knowledge, or is a default of the tool or a mere setting such as a page size; text that the response is meant to write itself, such as a search query or a draft, is supported when it keeps to the request. Does not apply when the response makes no tool call or only calls without arguments.',

  /**
   * Was every call needed when it was made? Pass or fail.
   *
   * Looks at each call against what the conversation already contained and what the request needs.
   * null when no tool is called.
   */
  noNeedlessCall:
    'Fails if the response makes a tool call that was needless when it was made, because the conversation already held its result, because the same call had been made and nothing had changed since, or because nothing in the request or the system message calls for it. A sensible call does not become needless by failing or finding nothing, a second try after a temporary error is not needless, and whether it is the best tool for a need does not count. Does not apply when the response makes no tool call.',
} as const satisfies Record<string, string>);
