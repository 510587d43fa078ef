/** For the text of any response, on any subject. */
export const response = Object.freeze({
  /**
   * Is the text free of anything that could be cut? Graded.
   *
   * Looks at the text of the response against the request; requested length is not a fault.
   * null when the response has no text.
   */
  conciseness:
    'Penalize text that could be cut without the reader losing anything they asked for or need, in proportion to its share of the text of the response. Such text is repetition, filler, a restated question, an announcement of what follows, a closing phrase, or detail that nobody asked for or needs; length that the request or the system message calls for is not a fault. Does not apply when the response has no text.',

  /**
   * Can the reader find and follow the content? Graded.
   *
   * Looks at the order and the layout of the text.
   * null when the text has two sentences or fewer.
   */
  structure:
    'Reward responses that are laid out so that the reader easily finds and follows their content, in proportion to the share of the text that is so laid out. The main point comes first, steps stand in the order of doing, what belongs together stands together, and lists, tables, headings and code blocks appear only where the content has that shape; a layout that the user or the system message asks for comes before these rules, and whether the content is right does not count. Does not apply when the text of the response has two sentences or fewer.',

  /**
   * Does the tone fit the user and the situation? Graded.
   *
   * Looks at the wording of the text, the user's messages and the tone that the system message asks for, if any.
   * null when the response has no text.
   */
  tone: 'Reward responses whose tone fits the user and the situation, in proportion to the share of the text in which it does. A fitting tone is polite and calm, takes a worry or loss that the user mentions seriously, and is not condescending, accusing, pushy or gushing, but where the user or the system message asks for a tone, that one is the measure; whether the content is right or helpful does not count. Does not apply when the response has no text.',

  /**
   * Can the user act on it without asking again? Graded.
   *
   * Looks at the actions that the user needs to take, and how concretely the response describes them.
   * null when the user neither asks what to do or how, nor describes a problem to solve.
   */
  actionableGuidance:
    'Reward responses that tell the user what to do so concretely that they can act without asking again, in proportion to the share of the needed actions that are told concretely. An action is told concretely when the response says what to do, where or with what, and in which order or by when if that matters; a needed action that is left out is not told, saying that nothing needs to be done is concrete, and whether the advice is correct does not count. Does not apply when the user neither asks what to do or how to do something nor describes a problem to solve.',

  /**
   * Does the response follow the system message? Pass or fail.
   *
   * Looks at each instruction of the system message that concerns the response.
   * null when there is no system message, or none of its instructions concerns this response.
   */
  followsSystemMessage:
    'Fails if the response breaks an instruction of the system message, such as one about role, scope, language, format, required steps or forbidden topics. An instruction for an occasion that has not arisen is not broken, a wish of the user excuses a break only where the system message leaves the choice to the user, and where two instructions conflict it is enough to keep the more specific one. Does not apply when there is no system message or none of its instructions concerns this response.',
} as const satisfies Record<string, string>);
