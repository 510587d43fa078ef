/** For agents that take several steps, in a conversation or in a multi-agent trace. */
export const agent = Object.freeze({
  /**
   * Does the agent look for the facts it lacks before it acts or concludes? Graded.
   *
   * Looks at the facts that the task needs and the agent was not given, and the steps that could settle them.
   * null when the agent was given all that the task needs.
   */
  exploration:
    'Reward responses in which the agent, before it acts or concludes, looks into the facts (also which options there are) that its task needs and that it was not given, in proportion to the share of these facts that it looks into. A fact is looked into by a step that could settle it (such as a search, a read, a test or a question to the user), and only half so when that step gave nothing and another obvious way was left untried; the number of steps does not count. Does not apply when the agent was given all that its task needs.',

  /**
   * Does the agent use what it has learned? Graded.
   *
   * Looks at the facts in messages and tool results that matter to the task, the later steps and the final message.
   * null when the agent learned no fact that its task needs.
   */
  exploitation:
    'Reward responses in which the agent uses the facts that it learned from messages and tool results and that its task needs, in proportion to the share of these facts that its later steps or its final message build on. A fact is not used when the agent passes over it, guesses instead, or acts against it; a fact that a later one replaced is not counted, and looking a fact up again is no fault here. Does not apply when the agent learned no fact that its task needs.',

  /**
   * Are all tool calls sound, and is none missing? Graded. Covers the group `tools`, except `noNeedlessCall`.
   *
   * Looks at each tool call, the tool definitions, and the steps where a call was needed.
   * null when no tool was available, or none was called and none was needed.
   */
  toolUse:
    'Reward responses in which the agent handles its tools well, in proportion to the share of sound calls among all tool calls that it made or needed but left out. A call is sound when the tool fits the step and every argument follows from the conversation; an error or an empty result does not make it unsound, sending a refused call again unchanged does, and whether a call was superfluous does not count. Does not apply when no tool was available, or none was called and none was needed.',

  /**
   * How much of its goal has the agent reached, or pursued as far as it could? Graded.
   *
   * Looks at what the agent itself was asked to do, and what messages and tool results show at the end of the response.
   * null when the agent was given no goal.
   */
  goalPursuit:
    'Reward responses in which the agent pursues the goal that it was itself given as far as it can, in proportion to the part of the goal that is reached at the end of the response. Go by what the messages and tool results show and not by what the agent claims; a part that something outside its control blocks counts as reached when the agent tried the obvious ways and says what is missing, and work on another goal counts for nothing. Does not apply when the agent was given no goal.',

  /**
   * Do the agent's statements about its work match the record? Graded.
   *
   * Looks at the agent's statements about what it did, found and achieved, against messages, tool calls and tool results.
   * null when the agent says nothing of that kind.
   */
  faithfulness:
    'Reward responses in which what the agent says about its own work is true to the record, in proportion to the share of these statements (what it did, what it found, whether it succeeded) that the messages, tool calls and tool results bear out. A step claimed but not taken, a result invented or altered, a failure told as a success and a guess told as a finding are not borne out; plans, opinions and questions are not counted. Does not apply when the agent says nothing about what it did or found.',

  /**
   * Does the agent get there without needless steps? Graded.
   *
   * Looks at the tool calls and the messages before the final one.
   * null when the response is a single message without a tool call.
   */
  efficiency:
    'Penalize responses in which the agent takes needless steps, in proportion to the share of needless steps among all its steps. A step is a tool call, or a message without one before the final message; it is needless when it repeats an earlier step although nothing has changed, looks up what the agent already knew, or does nothing for the task, but not because it failed or found nothing. Does not apply when the response is a single message without a tool call.',
} as const satisfies Record<string, string>);
