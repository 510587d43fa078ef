/** Assignments that overwrite texts in place, with zeros of the same length. */
export const blanked = (...columns: string[]) =>
  columns.map((one) => `${one} = printf('%.*c', octet_length(${one}), '0')`).join();
