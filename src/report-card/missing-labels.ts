/** What a figure of a report card lacks; null: nothing. */
interface Lacking {
  too_few: { what: string; have: number; needed: number } | null;
}

interface Card {
  true_positive_rate: Lacking;
  true_negative_rate: Lacking;
  kappa: Lacking;
}

/** How many more labels it takes until a report card's first figures can be decided by. */
export function missingLabels({ true_positive_rate, true_negative_rate, kappa }: Card) {
  const lacking = [kappa, true_positive_rate, true_negative_rate].flatMap(({ too_few }) => too_few ?? []);
  const short = (what: string) =>
    Math.max(0, ...lacking.filter((one) => one.what === what).map(({ have, needed }) => needed - have));
  const [all, toPass, toFail] = [short('labels'), short('labels_to_pass'), short('labels_to_fail')];
  return { toPass, toFail, more: Math.max(all, toPass + toFail) };
}

/** The same as a sentence; undefined if no label is missing. */
export function missingText(card: Card): string | undefined {
  const { more, toPass, toFail } = missingLabels(card);
  if (more === 0) return undefined;
  const classes = [
    ...(toPass > 0 ? [`${toPass} on answers that deserve to pass`] : []),
    ...(toFail > 0 ? [`${toFail} on answers that deserve to fail`] : []),
  ];
  const which = classes.length === 0 ? '' : `${more > toPass + toFail ? ', at least ' : ': '}${classes.join(' and ')}`;
  return `Missing: ${more} more label${more === 1 ? '' : 's'}${which}.`;
}
