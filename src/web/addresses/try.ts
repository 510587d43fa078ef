/** The address that opens a stored conversation in the playground. @param evaluation Whose criterion is filled in. */
export const tryHref = (trace: string, evaluation?: string): string =>
  `/try?${new URLSearchParams({ trace, ...(evaluation && { evaluation }) })}`;
