/** Whether a criterion gives scores between 0 and 1; others only pass or fail. */
export const isGraded = (criterion: string): boolean => /^\s*(reward|penali[sz]e)\b/i.test(criterion);
