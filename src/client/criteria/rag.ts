/** For answers from a given context: documents, passages or tool results anywhere in the conversation. */
export const rag = Object.freeze({
  /**
   * Does the context support what the response states? Graded.
   *
   * Looks at the factual statements of the response, one by one, against the context.
   * null when no context was given or the response states no facts.
   */
  faithfulness:
    'Reward responses whose factual statements are supported by the provided context (documents, passages or tool results anywhere in the conversation, the system message included), in proportion to the share of these statements that the context says or directly implies. A statement that the context contradicts or does not contain is unsupported even if it is true; questions, offers of help, repetitions of what the user said and remarks that information is missing are not counted. Does not apply when no context was given or the response states no facts.',

  /**
   * Does the response give everything that the context says in answer to the question? Graded.
   *
   * Looks at the points of the context that the question needs, and which of them the response gives.
   * null when no context was given, or it holds nothing that answers the question.
   */
  completeness:
    "Reward responses that give all that the provided context (documents, passages or tool results anywhere in the conversation, the system message included) says in answer to the user's question, in proportion to the share of the needed points that the response gives. A point is needed when it answers a part of the question or is a condition, exception or limit that changes the answer; a point given wrongly is not given, and what the response says beyond the needed points does not count. Does not apply when no context was given or it contains nothing that answers the question.",

  /**
   * Does the response say only what the question needs? Graded.
   *
   * Looks at the statements of the response against the question; `faithfulness` checks whether they are true.
   * null when no context was given, the user asks for nothing, or the response states no facts.
   */
  precision:
    "Reward responses that take from the provided context (documents, passages or tool results anywhere in the conversation, the system message included) only what the user's question needs, in proportion to the share of the response's factual statements that help to answer the question. Conditions, exceptions and limits that change the answer help; details on other matters, background that nobody asked for and points said a second time do not, and whether a statement is correct does not count. Does not apply when no context was given, the user asks for nothing, or the response states no facts.",

  /**
   * Does the response answer the question that was asked, and not a similar one? Graded.
   *
   * Looks at the subject and the kind of the answer against those of the question; needs no context.
   * null when the user asks for nothing.
   */
  relevance:
    'Reward responses that answer the question the user asked and not a neighbouring one, in proportion to how closely what is answered matches what was asked. Compare the subject, version, place, time and case, and the kind of answer (a reason for why, a way for how, yes or no for whether), where one mismatch makes it about half; omissions, additions and mistakes do not count, and a clarifying question or a statement that the question cannot be answered matches fully. Does not apply when the user asks for nothing.',

  /**
   * Does each statement cite a passage that says the same? Graded.
   *
   * Looks at the factual statements of the response, their citations, and the passages that these lead to.
   * null when no context was given or the response states no facts.
   */
  citation:
    'Reward responses that cite the provided context (documents, passages or tool results anywhere in the conversation, the system message included), in proportion to the share of their factual statements whose citation (a number, title, link, file name or quotation) leads to a passage that says the same. A citation that leads to nothing or to a passage that says something else counts as missing; one citation may stand for a whole paragraph or list when its passage says all of it. Does not apply when no context was given or the response states no facts.',

  /**
   * If the context lacks the answer, does the response say so instead of inventing one? Pass or fail.
   *
   * Looks at the part of the question that the context does not answer, and what the response says of it.
   * null when the context answers the whole question, no context was given, nothing is asked, or the user or the system
   * message allows answers from general knowledge.
   */
  refusal:
    'Passes if the response says, in whatever words, that it cannot answer from the provided context (documents, passages or tool results anywhere in the conversation, the system message included) and gives no answer of its own instead. A guess or an answer from general knowledge does not pass, even with a warning; when the context answers only a part of the question, look only at the part that it does not answer. Does not apply when nothing is asked, no context was given, the context answers the whole question, or the user or the system message allows answers from general knowledge.',
} as const satisfies Record<string, string>);
