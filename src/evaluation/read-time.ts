/** Reads a time without a zone as UTC; JavaScript would use the machine's zone. */
export const readTime = (text: string): number =>
  Date.parse(/T.*(Z|[+-]\d\d:?\d\d)$/i.test(text) || !/T/i.test(text) ? text : `${text}Z`);
