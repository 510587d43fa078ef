/** Criteria with one meaning that today's reader leaves to a model, by the reason why it does. None of them is a trap. */
export const DECIDED_BETTER: Readonly<Record<string, readonly string[]>> = {
  'it drops a clause after things that are used': [
    'Passes if bullet points and links are used, or a table is present',
    'Passes if no commas or periods are used and a table is found',
    'Passes if no commas or periods are used, a table is used and bullet points are used',
    'Passes if no commas or periods are used, or a table is used',
    'Passes if no links or tables are used but a heading is used',
  ],
};
